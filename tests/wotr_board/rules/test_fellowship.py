"""The Fellowship, its Guide, the hunt, Mordor, rule by rule (rules 38-65): what `test_hunt` leaves open."""

from typing import Any

import pytest
from tests.wotr_board.board import FREE, SHADOW, WarTable, dice, fp, pose, pose_with_lords, sh

from westmarch.games.wotr_board.components import TILE_IDS
from westmarch.games.wotr_board.map import REGION_IDS
from westmarch.games.wotr_board.state import DRAWN

EVERYBODY = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
ALONE = dict.fromkeys(EVERYBODY, "gone")


def only(*companions: str) -> dict[str, str]:
    """The Fellowship has these companions; the others are gone."""
    return {who: "fellowship" if who in companions else "gone" for who in EVERYBODY}


def hunted(
    tiles: dict[str, int], rolls: tuple[int, ...] = (6,), box: tuple[int, int] = (0, 1), **position: Any
) -> WarTable:
    """The Fellowship moves with a Character die."""
    table = pose(
        dice=dice({"character": 1}),
        hunt_box={"free_peoples": box[0], "shadow": box[1]},
        tiles={"pool": tiles},
        **position,
    )
    table.fall(*rolls)
    return table.say("move_fellowship")


def declaring(**position: Any) -> WarTable:
    """The Fellowship phase, and the Fellowship is declared."""
    return pose(phase="fellowship", **position).say("yes")


def drawn(table: WarTable, tile: str) -> int:
    """How many tiles of a kind have been drawn."""
    return table.state.tiles[DRAWN * len(TILE_IDS) + TILE_IDS.index(tile)]


def where(table: WarTable) -> str:
    """The region of the Fellowship's figure."""
    return REGION_IDS[table.state.fellowship]


# Moving and declaring: rules 38-42


def test_with_an_empty_hunt_box_nobody_hunts() -> None:
    table = hunted({"3": 1}, rolls=(6,), box=(0, 0))
    assert (table.state.progress, table.state.corruption, table.state.box) == (1, 0, [1, 0])
    assert drawn(table, "3") == 0


@pytest.mark.parametrize(("progress", "moves"), [(11, True), (12, False)])
def test_the_progress_track_ends_at_twelve(progress: int, moves: bool) -> None:
    table = pose(fellowship={"progress": progress}, dice=dice({"character": 1}))
    assert ("move_fellowship" in table.options()) == moves


def test_a_declared_fellowship_goes_no_further_than_its_progress_past_any_army() -> None:
    table = declaring(fellowship={"progress": 2}, armies={"trollshaws": sh(sauron_regular=5)})
    table.say("trollshaws weather-hills")
    assert (where(table), table.state.progress, table.state.hidden) == ("weather-hills", 0, True)


def test_declaring_draws_no_tile_for_strongholds_on_the_way() -> None:
    table = declaring(fellowship={"region": "hollin", "progress": 2}, tiles={"pool": {"3": 1}})
    table.say("moria dimrill-dale")
    assert (where(table), table.state.corruption, drawn(table, "3")) == ("dimrill-dale", 0, 0)


@pytest.mark.parametrize(
    ("region", "position", "heals"),
    [
        ("lorien", {}, True),
        ("lorien", {"armies": {"lorien": {**fp(elves_elite=1), **sh(sauron_regular=3)}}}, True),
        ("lorien", {"control": {"lorien": "shadow"}, "armies": {}}, False),
        ("bree", {}, False),
        ("hollin", {}, False),
        ("moria", {"control": {"moria": "free_peoples"}, "armies": {}}, False),
    ],
    ids=["stronghold", "besieged", "conquered", "town", "wilderness", "taken from the Shadow"],
)
def test_only_an_unconquered_city_or_stronghold_of_the_free_peoples_heals(
    region: str, position: dict[str, Any], heals: bool
) -> None:
    fellowship = {"region": region, "progress": 1, "corruption": 3}
    table = declaring(fellowship=fellowship, **position).say("stop")
    assert table.state.corruption == (2 if heals else 3)


def test_the_fellowship_wakes_the_nation_of_a_city_and_not_of_a_town() -> None:
    assert declaring(fellowship={"region": "dale", "progress": 1}).say("stop").active("north")
    assert not declaring(fellowship={"region": "bree", "progress": 1}).say("stop").active("north")


def test_a_revealed_fellowship_is_not_declared() -> None:
    table = pose(phase="fellowship", fellowship={"region": "edoras", "hidden": False, "corruption": 2})
    assert table.prompt != "declare"


# Revealed: rules 43-45


def test_the_step_that_revealed_the_fellowship_counts() -> None:
    table = hunted({"0-reveal": 1}, fellowship={"region": "hollin", "progress": 0})
    assert table.options() == ["stop", "fords-of-bruinen", "moria", "north-dunland", "south-downs", "trollshaws"]
    table.say("trollshaws")
    assert (where(table), table.state.progress, table.state.hidden) == ("trollshaws", 0, False)
    assert table.state.box[FREE] == 1


def test_who_is_revealed_in_a_stronghold_of_the_shadow_draws_for_it_once_and_only_while_the_shadow_holds_it() -> None:
    table = hunted({"0-reveal": 1}, fellowship={"region": "moria"}, armies={})
    table.state.tiles[TILE_IDS.index("3")] = 1
    table.say("stop")
    assert table.prompt == "take_casualty"
    table = hunted({"0-reveal": 1}, fellowship={"region": "moria"}, control={"moria": "free_peoples"}, armies={})
    table.state.tiles[TILE_IDS.index("3")] = 1
    table.say("stop")
    assert drawn(table, "3") == 0


def test_a_tile_for_a_stronghold_is_met_like_any_other_and_reveals_nothing_more() -> None:
    table = hunted({"0-reveal": 1}, fellowship={"region": "hollin", "progress": 1})
    table.state.tiles[TILE_IDS.index("2-reveal")] = 1
    table.say("moria dimrill-dale guide")
    assert (where(table), table.state.corruption, table.state.hidden) == ("dimrill-dale", 0, False)
    assert table.prompt == "action"


def test_hiding_is_an_action_with_a_character_die_and_leaves_the_hunt_box_alone() -> None:
    given = {"fellowship": {"region": "hollin", "hidden": False}}
    assert "hide" not in pose(dice=dice({"event": 1}), **given).options()
    table = pose(dice=dice({"character": 1}), **given).say("hide")
    assert (table.state.hidden, table.state.box) == (True, [0, 0])
    assert table.state.seat == SHADOW


# The Guide: rules 46 and 47


def test_the_guide_may_be_changed_among_the_highest_levels_only() -> None:
    table = pose(phase="fellowship", fellowship={"region": "hollin"})
    assert (table.prompt, table.options()) == ("change_guide", ["gandalf-grey", "strider"])
    table.say("strider")
    assert table.guide() == "strider"


def test_when_the_guide_leaves_the_next_is_chosen_at_once_from_the_highest_level() -> None:
    rest = only("gandalf-grey", "boromir", "gimli", "peregrin")
    table = pose(dice=dice({"character": 1}), characters=rest, fellowship={"region": "hollin"})
    table.say("separate gandalf-grey done hollin")
    assert (table.prompt, table.options()) == ("guide", ["boromir", "gimli"])


def test_only_the_guides_ability_works_in_the_fellowship() -> None:
    table = hunted({"2": 1}, characters=only("boromir", "peregrin"), fellowship={"guide": "boromir"})
    assert table.prompt == "take_casualty"  # Peregrin does not lead, so he cannot leave for a point


def test_gandalf_draws_only_for_an_event_die_and_only_as_the_guide() -> None:
    for face, leader, size in (("event", "gandalf-grey", 1), ("character", "gandalf-grey", 0), ("event", "strider", 0)):
        table = pose(
            cards={"free_character": {"hand": ["fp-char-12"]}},
            dice=dice({face: 1}),
            fellowship={"guide": leader},
        )
        assert len(table.say("bilbos-song").state.hand(FREE)) == size


# Separation: rules 48-50


def test_a_group_goes_as_far_as_its_highest_level_and_the_die_is_not_put_into_the_hunt_box() -> None:
    table = pose(fellowship={"region": "hollin", "progress": 2}, dice=dice({"character": 1}))
    table.say("separate gandalf-grey boromir done")
    assert "grey-havens" in table.options()  # five regions: two steps and Gandalf's three
    table.say("grey-havens")
    assert table.place("gandalf-grey") == table.place("boromir") == "grey-havens"
    assert table.state.box == [0, 0]


def in_siege(progress: int = 0, **position: Any) -> WarTable:
    """The Fellowship was last seen in Minas Tirith, which is besieged."""
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    fellowship = {"region": "minas-tirith", "progress": progress}
    return pose(fellowship=fellowship, dice=dice({"character": 1}), armies=siege, **position)


def test_who_leaves_a_fellowship_that_rests_in_a_siege_joins_the_besieged() -> None:
    table = in_siege().say("separate boromir done")
    assert table.place("boromir") == "minas-tirith"


def test_nobody_leaves_a_fellowship_that_has_set_out_from_a_siege() -> None:
    assert "separate" not in in_siege(progress=1).options()


def test_nobody_leaves_a_fellowship_that_came_to_a_stronghold_under_siege() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    table = declaring(fellowship={"region": "osgiliath", "progress": 1}, armies=siege)
    table.say("minas-tirith")
    assert table.view(FREE).marks == ["came_into_siege"]
    assert "separate" not in in_siege(marks=["came_into_siege"]).options()


def test_declared_again_where_the_siege_found_it_the_fellowship_has_not_come_late() -> None:
    siege = {"minas-tirith": {**fp(gondor_regular=1), **sh(sauron_regular=3)}}
    table = declaring(fellowship={"region": "minas-tirith"}, armies=siege)
    assert table.view(FREE).marks == []


def test_when_the_siege_is_over_it_does_not_matter_who_came_late() -> None:
    table = pose(
        fellowship={"region": "minas-tirith"},
        dice=dice({"character": 1}),
        armies={"minas-tirith": fp(gondor_regular=1)},
        marks=["came_into_siege"],
    )
    assert "separate" in table.options()
    assert table.view(FREE).marks == []


def test_a_hobbit_who_guides_cannot_leave_where_nobody_can() -> None:
    table = in_siege(hunt_box={"shadow": 1}, tiles={"pool": {"1": 1}}, characters=only("meriadoc"))
    table.fall(6)
    table.say("move_fellowship")
    assert table.prompt == "take_casualty"


def test_on_the_mordor_track_nobody_is_separated() -> None:
    table = pose(fellowship={"mordor": 1}, dice=dice({"character": 1}))
    assert "separate" not in table.options()


@pytest.mark.parametrize(
    ("card", "title"),
    [
        ("fp-char-11", "i-will-go-alone"),
        ("fp-char-15", "gwaihir-the-windlord"),
        ("fp-char-16", "we-prove-the-swifter"),
        ("fp-char-17", "there-and-back-again"),
    ],
)
def test_a_card_that_separates_on_the_mordor_track_is_the_end_of_who_leaves(card: str, title: str) -> None:
    table = pose(
        cards={"free_character": {"hand": [card]}},
        dice=dice({"event": 1}),
        characters=only("boromir", "peregrin"),
        fellowship={"mordor": 1, "guide": "boromir", "corruption": 4},
    )
    table.say(title, "peregrin")
    assert (table.place("peregrin"), table.place("boromir")) == ("gone", "fellowship")
    assert table.state.corruption == (3 if card == "fp-char-11" else 4)


# The hunt: rules 51-60


@pytest.mark.parametrize(
    ("region", "armies", "again"),
    [
        ("hollin", {}, 0),
        ("hollin", {"hollin": sh(sauron_regular=1)}, 1),
        ("hollin", {"hollin": sh(nazgul=3)}, 1),
        ("moria", {}, 1),
        ("moria", {"moria": sh(sauron_elite=2, nazgul=1)}, 3),
        ("moria", {"moria": fp(elves_elite=1)}, 0),
    ],
    ids=["nothing", "units", "Nazgul", "stronghold", "all three", "the Free Peoples hold it"],
)
def test_failed_hunt_dice_are_rolled_again_for_each_of_three_things(
    region: str, armies: dict[str, Any], again: int
) -> None:
    rolls = (2, 2, *[2] * again, 6)  # the six comes one roll too late
    table = hunted({"3": 1}, rolls[:6], (0, 2), fellowship={"region": region}, armies=armies)
    assert drawn(table, "3") == 0
    if again:
        rolls = (2, 2, *[2] * (min(again, 2) - 1), 6)
        table = hunted({"3": 1}, rolls, (0, 2), fellowship={"region": region}, armies=armies)
        assert drawn(table, "3") == 1


def test_each_hunt_die_is_rolled_again_once_with_the_same_bonus() -> None:
    given = {"fellowship": {"region": "moria"}, "armies": {"moria": sh(sauron_regular=1, nazgul=1)}}
    assert drawn(hunted({"3": 1}, (2, 4, 5), (1, 1), **given), "3") == 0  # one die: never a third roll
    assert drawn(hunted({"3": 1}, (2, 5), (1, 1), **given), "3") == 1
    assert drawn(hunted({"3": 1}, (1, 1), (5, 1), **given), "3") == 0


def test_no_more_than_five_dice_hunt_however_many_lie_in_the_box() -> None:
    assert drawn(hunted({"3": 1}, (1, 1, 1, 1, 1, 6), (0, 7)), "3") == 0
    assert drawn(hunted({"3": 1}, (1, 1, 1, 1, 6), (0, 7)), "3") == 1


def test_the_witch_king_hunts_like_a_nazgul() -> None:
    given = {"fellowship": {"region": "hollin"}, "armies": {}}
    table = hunted({"3": 1}, (2, 6), characters={"witch-king-black-captain": "hollin"}, **given)
    assert drawn(table, "3") == 1


def test_at_most_one_companion_is_lost_for_a_tile() -> None:
    table = hunted({"3": 1}, characters=only("boromir", "gimli"), fellowship={"guide": "boromir"})
    table.say("guide")
    assert table.state.corruption == 1
    assert table.place("gimli") == "fellowship"


def test_a_random_companion_may_be_lost_instead_of_the_guide() -> None:
    table = hunted({"1": 1}, characters=only("strider", "gimli"), fellowship={"guide": "strider"})
    assert table.options() == ["guide", "random", "corruption"]
    table.fall((2, 1))
    table.say("random")
    assert (table.place("gimli"), table.place("strider"), table.state.corruption) == ("gone", "fellowship", 0)


def test_all_damage_may_be_taken_as_corruption() -> None:
    table = hunted({"3": 1}).say("corruption")
    assert (table.state.corruption, len(table.state.companions())) == (3, 7)


def test_a_new_guide_after_a_casualty_may_use_his_ability_in_the_same_hunt() -> None:
    table = hunted({"3": 1}, characters=only("gimli", "peregrin"), fellowship={"guide": "gimli"})
    table.say("guide")
    assert (table.prompt, table.guide()) == ("guide_ability", "peregrin")
    table.say("yes rivendell")
    assert (table.state.corruption, table.guide()) == (0, "gollum")


def test_gollum_who_comes_in_the_middle_of_a_hunt_keeps_its_number_from_revealing() -> None:
    table = hunted({"2-reveal": 1}, characters=only("boromir"), fellowship={"guide": "boromir"})
    table.say("guide")
    assert (table.guide(), table.state.corruption, table.state.hidden) == ("gollum", 0, True)
    table = hunted({"3": 1}, characters=only("boromir"), fellowship={"guide": "boromir"})
    table.say("guide")
    assert table.prompt == "guide_ability"  # he may still reveal it for the last point
    table = hunted({"eye": 1}, characters=only("boromir"), fellowship={"guide": "boromir"})
    table.say("guide")
    assert table.prompt == "path"  # an Eye is no number


def test_special_tiles_reveal_even_with_gollum_as_the_guide() -> None:
    table = pose(
        dice=dice({"character": 1}),
        tiles={"pool": {"give-it-to-uss": 1}},
        characters=ALONE,
        fellowship={"mordor": 1},
    )
    table.say("move_fellowship")
    assert (table.state.hidden, table.state.corruption, table.state.mordor) == (False, 1, 1)


def test_an_empty_pool_gets_its_standard_tiles_back() -> None:
    table = pose(
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {}, "drawn": {"3": 1, "elven-rope": 1}},
    )
    table.fall(6)
    table.say("move_fellowship corruption")
    assert table.state.corruption == 3
    assert (drawn(table, "3"), drawn(table, "elven-rope")) == (1, 1)


# Mordor: rules 61-65


@pytest.mark.parametrize("region", ["morannon", "minas-morgul"])
@pytest.mark.parametrize("hidden", [True, False])
def test_hidden_or_not_the_fellowship_may_enter_mordor_by_either_gate(region: str, hidden: bool) -> None:
    table = pose(phase="fellowship", fellowship={"region": region, "hidden": hidden})
    table.say("gandalf-grey")
    assert table.prompt == "enter_mordor"
    assert table.copy().say("no").state.mordor == -1
    table = table.say("yes")
    assert (table.state.mordor, table.state.hidden) == (0, hidden)


def test_nobody_enters_mordor_elsewhere() -> None:
    table = pose(phase="fellowship", fellowship={"region": "north-ithilien"}).say("gandalf-grey")
    assert table.prompt == "hunt_dice"


def in_mordor(tiles: dict[str, int], **position: Any) -> WarTable:
    """The Fellowship tries a step on the Mordor track; the Shadow has two dice in the Hunt Box."""
    fellowship = {"mordor": 2, **position.pop("fellowship", {})}
    table = pose(
        dice=dice({"character": 1}), tiles={"pool": tiles}, hunt_box={"shadow": 2}, fellowship=fellowship, **position
    )
    return table.say("move_fellowship")


def test_a_step_in_mordor_draws_a_tile_without_a_roll_and_the_die_goes_to_the_hunt_box() -> None:
    table = in_mordor({"1": 1}).say("corruption")
    assert (table.state.mordor, table.state.corruption, table.state.box) == (3, 1, [1, 2])


def test_a_tile_that_reveals_does_not_stop_and_moves_no_figure() -> None:
    table = in_mordor({"1-reveal": 1}).say("corruption")
    assert (table.state.mordor, table.state.hidden) == (3, False)
    assert table.prompt != "path"


def test_revealed_on_the_track_the_fellowship_hides_before_it_moves() -> None:
    table = pose(dice=dice({"character": 1}), fellowship={"mordor": 2, "hidden": False})
    assert "move_fellowship" not in table.options()
    assert table.say("hide").state.hidden


def test_in_mordor_hobbits_die_and_give_nothing_as_guides() -> None:
    table = in_mordor({"2": 1}, characters=only("meriadoc", "peregrin"), fellowship={"guide": "meriadoc"})
    assert table.prompt == "take_casualty"
    table.say("guide")
    assert (table.place("meriadoc"), table.state.corruption) == ("gone", 1)


def test_a_heal_on_the_track_is_a_step() -> None:
    table = in_mordor({"phial-of-galadriel": 1}, fellowship={"corruption": 5})
    assert (table.state.corruption, table.state.mordor) == (3, 3)


def test_who_hides_or_tries_in_mordor_pays_nothing_for_the_turn() -> None:
    for face, word, corruption in (("character", "hide", 4), ("event", "nothing", 5)):
        fellowship = {"mordor": 1, "hidden": False, "corruption": 4}
        table = pose(dice=dice({face: 1}, {}), fellowship=fellowship)
        table.say(word)
        assert (table.state.turn, table.state.corruption) == (2, corruption)


def test_on_the_track_no_nazgul_finds_the_fellowship() -> None:
    for card, word in (("sh-char-09", "nazgul-search"), ("sh-char-11", "the-nazgul-strike")):
        table = pose(
            side="shadow",
            dice=dice({"event": 1}, {"event": 1}),
            cards={"shadow_character": {"hand": [card]}},
            fellowship={"region": "morannon", "mordor": 1},
        )
        assert word not in table.options()


def test_a_smeagol_tile_does_not_stop_the_way_to_the_fire() -> None:
    table = pose_with_lords(
        dice=dice({"character": 1}), tiles={"pool": {"smeagol": 1}}, hunt_box={"shadow": 2}, fellowship={"mordor": 2}
    )
    table.say("move_fellowship")
    assert (table.guide(), table.state.mordor, table.state.corruption) == ("smeagol", 3, 0)
