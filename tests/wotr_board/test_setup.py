"""The map, the start, the turn (rules 1-4, 11-17)."""

import pytest
from tests.wotr_board.board import AT_WAR, FREE, OPTIONS, SHADOW, WarTable, dice, fp, pose, sh

from westmarch.games.wotr_board.components import CARD_POOL, FIGURE_IDS, SIDE_IDS
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.map import (
    DISTANCE,
    NEIGHBOURS,
    OWNER,
    POINTS,
    REGION_IDS,
    SETTLEMENT,
    region,
)
from westmarch.games.wotr_board.state import count


def test_the_map_has_232_borders_and_its_known_dead_ends_and_crossroads() -> None:
    assert sum(map(len, NEIGHBOURS)) == 2 * 232
    ends = [name for name, near in zip(REGION_IDS, NEIGHBOURS, strict=True) if len(near) == 1]
    assert ends == ["barad-dur", "forlindon", "nurn"]
    crossroads = [name for name, near in zip(REGION_IDS, NEIGHBOURS, strict=True) if len(near) == 8]
    assert crossroads == ["old-forest-road", "osgiliath"]


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [
        ("rivendell", "morannon", 10),
        ("rivendell", "moria", 3),
        ("rivendell", "lorien", 5),
        ("minas-tirith", "minas-morgul", 3),
        ("fangorn", "orthanc", 2),
        ("umbar", "pelargir", 2),
    ],
)
def test_distances_are_those_of_the_map(start: str, end: str, steps: int) -> None:
    assert DISTANCE[region(start)][region(end)] == steps


def test_settlements_are_worth_twenty_and_eighteen_points() -> None:
    worth = [sum(POINTS[SETTLEMENT[here]] for here in range(105) if OWNER[here] == side) for side in (FREE, SHADOW)]
    assert worth == [20, 18]


def test_the_armies_of_the_start_and_the_reinforcements() -> None:
    table = WarTable(WOTR_BOARD.new(OPTIONS, 1))
    on_map = {
        name: sum(int(count(table.state.army(side, here), figure)) for here in range(105))
        for side in (FREE, SHADOW)
        for figure, name in enumerate(FIGURE_IDS)
        if ("sauron" in name or "isengard" in name or "southrons" in name or name == "nazgul") == (side == SHADOW)
    }
    assert on_map["sauron-regular"] == 28
    assert on_map["southrons-elite"] == 3
    assert on_map["elves-elite"] == 6
    assert on_map["gondor-regular"] == 9
    assert on_map["nazgul"] == 4
    assert table.state.reserves[FIGURE_IDS.index("gondor-elite")] == 4
    assert table.state.reserves[FIGURE_IDS.index("nazgul")] == 4


def test_the_first_turn_begins_with_a_card_from_each_deck_and_sixteen_tiles() -> None:
    table = WarTable(WOTR_BOARD.new(OPTIONS, 1))
    assert [[CARD_POOL[card] for card in table.state.hand(side)] for side in (FREE, SHADOW)] == [[0, 1], [2, 3]]
    assert sum(table.state.tiles[:16]) == 16
    assert table.prompt == "declare"


def test_only_who_has_fewer_dice_may_pass() -> None:
    table = pose(dice=dice({"event": 2}, {"event": 3}))
    assert "pass" in table.options()
    assert "pass" not in pose(dice=dice({"event": 2, "muster": 1}, {"event": 3})).options()


@pytest.mark.parametrize(
    ("moved", "fewest", "most"), [(False, "0", "7"), (True, "1", "7")], ids=["at rest", "after a move"]
)
def test_the_shadow_allocates_a_die_a_companion_and_one_if_the_fellowship_moved(
    moved: bool, fewest: str, most: str
) -> None:
    table = pose(phase="hunt", marks=["moved_last_turn"] if moved else [])
    assert (table.options()[0], table.options()[-1]) == (fewest, most)


def test_with_gollum_alone_exactly_one_die_is_allocated_after_a_move() -> None:
    gone = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")
    table = pose(phase="hunt", marks=["moved_last_turn"], characters=gone)
    assert table.state.box[SHADOW] >= 1
    assert table.prompt == "die"


def test_a_side_without_dice_waits_while_the_other_uses_all_of_its() -> None:
    table = pose(dice=dice({"event": 1, "muster": 1}, {}))
    table.say("die:event nothing")
    assert table.state.seat == FREE


def test_a_ring_changes_a_die_and_passes_to_the_shadow() -> None:
    table = pose(dice=dice({"event": 1}), rings=["free_peoples"] * 3)
    table.say("ring")
    assert "die:will_of_the_west" not in table.options()
    table.say("die:character")
    assert list(table.state.dice[:6]) == [1, 0, 0, 0, 0, 0]
    assert sorted(table.state.rings) == [0, 0, 1]
    assert table.prompt == "action"  # one ring a turn, and one die: nothing else to choose


def test_the_shadow_may_turn_a_die_to_an_eye_but_not_after_a_successful_hunt() -> None:
    rings = ["shadow", "out", "out"]
    given = {"dice": dice({"event": 1}, {"army": 2}), "rings": rings, "side": "shadow"}
    table = pose(**given)
    table.say("ring die:eye")
    assert table.state.box[SHADOW] == 1
    assert table.state.rings == [2, 2, 2]
    table = pose(**given, marks=["hunted"])
    table.say("ring")
    assert "die:eye" not in table.options()


def test_ten_points_win_for_the_shadow_before_four_for_the_free_peoples() -> None:
    places = ("minas-tirith", "lorien", "rivendell", "erebor", "helms-deep")
    lost = dict.fromkeys(places, "shadow") | {"moria": "free_peoples", "dol-guldur": "free_peoples"}
    table = pose(phase="end", control=lost, armies={})
    assert table.ended() == ("shadow", "military")
    table = pose(phase="end", control={"moria": "free_peoples", "dol-guldur": "free_peoples"}, armies={})
    assert table.ended() == ("free_peoples", "military")


def test_after_the_last_turn_the_shadow_has_won() -> None:
    table = pose(phase="end", turn=3, options={"max_turns": 3})
    assert WOTR_BOARD.outcome(table.state) == {"winner": "shadow", "by": "time", "turns": 3, "corruption": 0}


def test_gandalf_the_white_brings_a_die_from_the_next_turn_on() -> None:
    table = pose(
        characters={"gandalf-grey": "gone", "saruman": "orthanc"},
        fellowship={"guide": "strider"},
        dice=dice({"will_of_the_west": 1}),
    )
    table.say("enter:gandalf-white fangorn")
    assert table.view(FREE).characters["gandalf-white"] == "fangorn"
    assert sum(table.state.dice[:9]) == 0
    table.say("nothing")
    while table.prompt != "die":
        table.state.choose(table.state.options[0])
    assert sum(table.state.dice[:9]) == 5


def test_aragorn_takes_striders_place_in_minas_tirith() -> None:
    table = pose(characters={"strider": "minas-tirith"}, dice=dice({"will_of_the_west": 1}))
    table.say("enter:aragorn")
    assert table.control("minas-tirith") == SIDE_IDS[FREE]
    characters = table.view(FREE).characters
    assert (characters["strider"], characters["aragorn"]) == ("gone", "minas-tirith")


def test_minions_come_only_on_their_conditions() -> None:
    table = pose(side="shadow", dice=dice({"event": 1}, {"muster": 2}))
    table.say("die:muster") if table.prompt == "die" else None
    assert not [word for word in table.options() if word.startswith("enter:")]
    table = pose(
        side="shadow", dice=dice({"event": 1}, {"muster": 2}), nations=AT_WAR, armies={"nurn": sh(sauron_regular=1)}
    )
    table.say("die:muster") if table.prompt == "die" else None
    assert {"enter:saruman", "enter:witch-king-black-captain", "enter:mouth-lieutenant"} <= set(table.options())


def test_the_witch_king_wakes_all_free_peoples() -> None:
    nations = {"sauron": {"steps_to_war": 0}, "elves": {"steps_to_war": 0}}
    table = pose(
        side="shadow", dice=dice({"event": 1}, {"muster": 1}), nations=nations, armies={"nurn": sh(sauron_regular=1)}
    )
    table.say("enter:witch-king-black-captain")
    assert table.state.active == 0b11111111


def test_saruman_raises_isengard() -> None:
    given = {"side": "shadow", "nations": AT_WAR, "characters": {"saruman": "orthanc"}}
    table = pose(**given, dice=dice({"event": 1}, {"muster": 1}), armies={"orthanc": sh(isengard_regular=2)})
    table.say("recruit_everywhere")
    view = table.view(FREE).armies
    assert {name: view[name]["shadow"] for name in view} == {
        "north-dunland": {"isengard-regular": 1},
        "orthanc": {"isengard-regular": 3},
        "south-dunland": {"isengard-regular": 1},
    }
    table = pose(**given, dice=dice({"event": 1}, {"muster": 1}), armies={"orthanc": sh(isengard_regular=2)})
    table.say("upgrade")
    assert table.view(FREE).armies["orthanc"]["shadow"] == {"isengard-elite": 2}


def test_a_free_army_may_hold_what_it_took() -> None:
    table = pose(armies={"moria": fp(elves_elite=1)}, dice=dice({"event": 1}))
    assert table.control("moria") == "free_peoples"
    table.fall(1)
    assert table.state.points(FREE) == 2
