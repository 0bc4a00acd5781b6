"""The map, the start, the turn (rules 1-4, 11-17)."""

import pytest
from tests.wotr_board.board import (
    AT_WAR,
    FREE,
    OPTIONS,
    SHADOW,
    asked,
    board,
    control,
    dice,
    ended,
    fall,
    fp,
    options,
    say,
    sh,
)

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
    state = WOTR_BOARD.new(OPTIONS, 1)
    on_map = {
        name: sum(int(count(state.army(side, here), figure)) for here in range(105))
        for side in (FREE, SHADOW)
        for figure, name in enumerate(FIGURE_IDS)
        if ("sauron" in name or "isengard" in name or "southrons" in name or name == "nazgul") == (side == SHADOW)
    }
    assert on_map["sauron-regular"] == 28
    assert on_map["southrons-elite"] == 3
    assert on_map["elves-elite"] == 6
    assert on_map["gondor-regular"] == 9
    assert on_map["nazgul"] == 4
    assert state.reserves[FIGURE_IDS.index("gondor-elite")] == 4
    assert state.reserves[FIGURE_IDS.index("nazgul")] == 4


def test_the_first_turn_begins_with_a_card_from_each_deck_and_sixteen_tiles() -> None:
    state = WOTR_BOARD.new(OPTIONS, 1)
    assert [[CARD_POOL[card] for card in state.hand(side)] for side in (FREE, SHADOW)] == [[0, 1], [2, 3]]
    assert sum(state.tiles[:16]) == 16
    assert asked(state) == "declare"


def test_only_who_has_fewer_dice_may_pass() -> None:
    state = board(dice=dice({"event": 2}, {"event": 3}))
    assert "pass" in options(state)
    assert "pass" not in options(board(dice=dice({"event": 2, "muster": 1}, {"event": 3})))


@pytest.mark.parametrize(
    ("moved", "fewest", "most"), [(False, "0", "7"), (True, "1", "7")], ids=["at rest", "after a move"]
)
def test_the_shadow_allocates_a_die_a_companion_and_one_if_the_fellowship_moved(
    moved: bool, fewest: str, most: str
) -> None:
    state = board(phase="hunt", marks=["moved_last_turn"] if moved else [])
    assert (options(state)[0], options(state)[-1]) == (fewest, most)


def test_with_gollum_alone_exactly_one_die_is_allocated_after_a_move() -> None:
    gone = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")
    state = board(phase="hunt", marks=["moved_last_turn"], characters=gone)
    assert state.box[SHADOW] >= 1
    assert asked(state) == "die"


def test_a_side_without_dice_waits_while_the_other_uses_all_of_its() -> None:
    state = board(dice=dice({"event": 1, "muster": 1}, {}))
    say(state, "die:event", "nothing")
    assert state.seat == FREE


def test_a_ring_changes_a_die_and_passes_to_the_shadow() -> None:
    state = board(dice=dice({"event": 1}), rings=["free_peoples"] * 3)
    say(state, "ring")
    assert "die:will_of_the_west" not in options(state)
    say(state, "die:character")
    assert state.dice[:6] == [1, 0, 0, 0, 0, 0]
    assert sorted(state.rings) == [0, 0, 1]
    assert asked(state) == "action"  # one ring a turn, and one die: nothing else to choose


def test_the_shadow_may_turn_a_die_to_an_eye_but_not_after_a_successful_hunt() -> None:
    rings = ["shadow", "out", "out"]
    given = {"dice": dice({"event": 1}, {"army": 2}), "rings": rings, "side": "shadow"}
    state = board(**given)
    say(state, "ring", "die:eye")
    assert state.box[SHADOW] == 1
    assert state.rings == [2, 2, 2]
    state = board(**given, marks=["hunted"])
    say(state, "ring")
    assert "die:eye" not in options(state)


def test_ten_points_win_for_the_shadow_before_four_for_the_free_peoples() -> None:
    places = ("minas-tirith", "lorien", "rivendell", "erebor", "helms-deep")
    lost = dict.fromkeys(places, "shadow") | {"moria": "free_peoples", "dol-guldur": "free_peoples"}
    state = board(phase="end", control=lost, armies={})
    assert ended(state) == ("shadow", "military")
    state = board(phase="end", control={"moria": "free_peoples", "dol-guldur": "free_peoples"}, armies={})
    assert ended(state) == ("free_peoples", "military")


def test_after_the_last_turn_the_shadow_has_won() -> None:
    state = board(phase="end", turn=3, options={"max_turns": 3})
    assert WOTR_BOARD.outcome(state) == {"winner": "shadow", "by": "time", "turns": 3, "corruption": 0}


def test_gandalf_the_white_brings_a_die_from_the_next_turn_on() -> None:
    state = board(
        characters={"gandalf-grey": "gone", "saruman": "orthanc"},
        fellowship={"guide": "strider"},
        dice=dice({"will_of_the_west": 1}),
    )
    say(state, "enter:gandalf-white", "fangorn")
    assert state.view(FREE).characters["gandalf-white"] == "fangorn"
    assert sum(state.dice[:9]) == 0
    say(state, "nothing")
    while asked(state) != "die":
        state.choose(state.options[0])
    assert sum(state.dice[:9]) == 5


def test_aragorn_takes_striders_place_in_minas_tirith() -> None:
    state = board(characters={"strider": "minas-tirith"}, dice=dice({"will_of_the_west": 1}))
    say(state, "enter:aragorn")
    assert control(state, "minas-tirith") == SIDE_IDS[FREE]
    characters = state.view(FREE).characters
    assert (characters["strider"], characters["aragorn"]) == ("gone", "minas-tirith")


def test_minions_come_only_on_their_conditions() -> None:
    state = board(side="shadow", dice=dice({"event": 1}, {"muster": 2}))
    say(state, "die:muster") if asked(state) == "die" else None
    assert not [word for word in options(state) if word.startswith("enter:")]
    state = board(
        side="shadow", dice=dice({"event": 1}, {"muster": 2}), nations=AT_WAR, armies={"nurn": sh(sauron_regular=1)}
    )
    say(state, "die:muster") if asked(state) == "die" else None
    assert {"enter:saruman", "enter:witch-king-black-captain", "enter:mouth-lieutenant"} <= set(options(state))


def test_the_witch_king_wakes_all_free_peoples() -> None:
    nations = {"sauron": {"steps_to_war": 0}, "elves": {"steps_to_war": 0}}
    state = board(
        side="shadow", dice=dice({"event": 1}, {"muster": 1}), nations=nations, armies={"nurn": sh(sauron_regular=1)}
    )
    say(state, "enter:witch-king-black-captain")
    assert state.active == 0b11111111


def test_saruman_raises_isengard() -> None:
    given = {"side": "shadow", "nations": AT_WAR, "characters": {"saruman": "orthanc"}}
    state = board(**given, dice=dice({"event": 1}, {"muster": 1}), armies={"orthanc": sh(isengard_regular=2)})
    say(state, "recruit_everywhere")
    view = state.view(FREE).armies
    assert {name: view[name]["shadow"] for name in view} == {
        "north-dunland": {"isengard-regular": 1},
        "orthanc": {"isengard-regular": 3},
        "south-dunland": {"isengard-regular": 1},
    }
    state = board(**given, dice=dice({"event": 1}, {"muster": 1}), armies={"orthanc": sh(isengard_regular=2)})
    say(state, "upgrade")
    assert state.view(FREE).armies["orthanc"]["shadow"] == {"isengard-elite": 2}


def test_a_free_army_may_hold_what_it_took() -> None:
    state = board(armies={"moria": fp(elves_elite=1)}, dice=dice({"event": 1}))
    assert control(state, "moria") == "free_peoples"
    fall(state, 1)
    assert state.points(FREE) == 2
