"""The Fellowship and the hunt (rules 38-65)."""

from typing import Any

import pytest
from tests.wotr_board.board import FREE, SHADOW, WarTable, dice, pose, sh

ALONE = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")


def hunted(tile: str, rolls: tuple[int, ...] = (6,), box: tuple[int, int] = (0, 1), **position: Any) -> WarTable:
    """The Fellowship moves and this tile, the only one in the pool, is drawn if the hunt succeeds."""
    table = pose(
        dice=dice({"character": 1}),
        hunt_box={"free_peoples": box[0], "shadow": box[1]},
        tiles={"pool": {tile: 1}},
        **position,
    )
    table.fall(*rolls)
    return table.say("move_fellowship")


def test_a_six_finds_and_a_tile_is_drawn() -> None:
    table = hunted("3", rolls=(6, 3), box=(0, 2))
    assert table.prompt == "take_casualty"
    table = hunted("3", rolls=(5, 3), box=(0, 2))
    assert table.prompt == "action"
    assert table.state.progress == 1


def test_earlier_moves_help_the_hunt_but_a_one_always_fails() -> None:
    table = hunted("3", rolls=(5, 2), box=(1, 2))
    assert table.prompt == "take_casualty"
    table = hunted("3", rolls=(1,), box=(5, 1))
    assert table.prompt == "action"


def test_the_die_that_moved_the_fellowship_goes_to_the_hunt_box() -> None:
    assert hunted("3", rolls=(1,)).state.box == [1, 1]


def test_failed_dice_are_rolled_again_for_a_stronghold_and_an_army_there() -> None:
    armies = {"moria": sh(sauron_regular=2)}
    table = hunted("3", (2, 3, 4, 5, 6), (0, 3), fellowship={"region": "moria"}, armies=armies)
    assert table.prompt == "take_casualty"  # two dice again, the second found
    table = hunted("3", (2, 3, 4, 5, 5, 6), (0, 3), fellowship={"region": "moria"}, armies=armies)
    assert table.prompt == "action"  # a third is not rolled again


def test_the_log_tells_the_hunt_roll_with_what_was_rolled_again_and_what_was_needed() -> None:
    armies = {"moria": sh(sauron_regular=2)}
    table = hunted("3", (2, 3, 5, 4, 6), (1, 3), fellowship={"region": "moria"}, armies=armies)
    assert table.told("hunt_roll") == [(235, 46, 5)]
    assert hunted("3", (6,), (0, 1)).told("hunt_roll") == [(6, 0, 6)]


def test_at_most_five_hunt_dice_are_rolled() -> None:
    table = hunted("3", (1, 1, 1, 1, 1, 6, 6), (0, 7))
    assert table.told("hunt_roll") == [(11111, 0, 6)]
    assert table.prompt == "action"


def test_an_eye_costs_as_many_as_succeeded_and_reveals() -> None:
    table = hunted("eye", (6, 6), (0, 2), characters=ALONE)
    assert table.state.corruption == 2  # Gollum cannot keep an Eye from revealing, so he gives no point back
    assert not table.state.hidden


def test_the_casualty_reduces_the_damage_by_his_level_and_a_new_guide_is_chosen() -> None:
    rest = {**ALONE, "legolas": "fellowship", "gimli": "fellowship"}
    table = hunted("3", characters=rest, fellowship={"guide": "legolas"})
    table.say("guide")
    assert table.state.corruption == 1
    assert table.place("legolas") == "gone"
    assert table.guide() == "gimli"


def test_what_a_casualty_could_take_beyond_the_damage_is_lost() -> None:
    table = hunted("1")
    table.say("guide")
    assert table.state.corruption == 0
    assert (table.place("gandalf-grey"), table.guide()) == ("gone", "strider")


def test_two_hobbits_as_guides_leave_one_after_the_other() -> None:
    rest = {**ALONE, "meriadoc": "fellowship", "peregrin": "fellowship"}
    table = hunted("2", characters=rest, fellowship={"guide": "meriadoc"})
    assert table.prompt == "guide_ability"
    table.say("yes rivendell yes rivendell")
    assert table.state.corruption == 0
    assert table.guide() == "gollum"
    assert table.place("peregrin") == "rivendell"


def test_a_hobbit_taken_as_casualty_lives_on_outside_mordor() -> None:
    rest = {**ALONE, "peregrin": "fellowship"}
    table = hunted("2", characters=rest, fellowship={"guide": "peregrin"})
    table.say("no guide rivendell no")  # the last to Gollum, who guides now
    assert table.state.corruption == 1
    assert table.place("peregrin") == "rivendell"


def test_gollum_hides_from_numbers_and_may_reveal_for_a_point() -> None:
    table = hunted("2-reveal", characters=ALONE)
    assert table.prompt == "guide_ability"
    kept = table.copy().say("no")
    assert (kept.state.corruption, kept.state.hidden) == (2, True)
    shown = table.say("yes trollshaws")
    assert (shown.state.corruption, shown.state.hidden) == (1, False)


def test_twelve_corruption_ends_the_game_at_once() -> None:
    given = {"characters": ALONE, "fellowship": {"corruption": 11}}
    assert hunted("1", **given).say("no").ended() == ("shadow", "corruption")
    table = hunted("1", **given).say("yes")
    assert table.state.corruption == 11
    assert not table.over


def test_a_revealed_fellowship_draws_a_tile_for_a_shadow_stronghold_on_its_path() -> None:
    table = hunted("0-reveal", fellowship={"progress": 4}, rolls=(6,))
    assert table.prompt == "path"
    table.say("fords-of-bruinen hollin moria dimrill-dale")
    assert "lorien" not in table.options()  # it may not end there, and has no steps left to leave it
    before = sum(table.state.tiles[:16])
    table.state.tiles[0] = 1  # an Eye: it counts nothing now
    table.say("stop")
    assert sum(table.state.tiles[:16]) == before
    assert (table.state.corruption, table.state.progress, table.state.hidden) == (0, 0, False)


def test_a_path_past_the_strongholds_draws_no_tile() -> None:
    table = hunted("0-reveal", fellowship={"progress": 4}, rolls=(6,))
    table.state.tiles[1] = 1
    table.say("fords-of-bruinen high-pass stop")
    assert table.state.tiles[1] == 1


def test_declaring_in_a_haven_heals_and_wakes_its_nation() -> None:
    table = pose(phase="fellowship", fellowship={"corruption": 3, "progress": 5})
    table.say("yes fords-of-bruinen hollin moria dimrill-dale lorien")
    assert (table.state.corruption, table.state.progress, table.state.hidden) == (2, 0, True)
    table = pose(phase="fellowship", fellowship={"region": "edoras", "corruption": 3})
    table.say("yes")
    assert table.state.corruption == 2
    assert table.state.is_active(4)


def test_a_revealed_fellowship_cannot_move_until_it_hides() -> None:
    table = pose(fellowship={"region": "hollin", "hidden": False}, dice=dice({"character": 1}))
    assert "move_fellowship" not in table.options()
    table.say("hide")
    assert table.state.hidden
    assert table.state.box[FREE] == 0


def test_strider_as_guide_hides_with_any_die() -> None:
    given = {"dice": dice({"muster": 1})}
    table = pose(fellowship={"region": "hollin", "hidden": False, "guide": "strider"}, **given)
    assert "hide" in table.options()
    assert "hide" not in pose(fellowship={"region": "hollin", "hidden": False}, **given).options()


def test_companions_separate_as_far_as_progress_and_level_allow() -> None:
    table = pose(fellowship={"region": "hollin", "progress": 2}, dice=dice({"character": 1}))
    table.say("separate boromir done")
    assert "tower-hills" in table.options()
    assert "grey-havens" not in table.options()
    assert "moria" in table.options()
    assert "lorien" not in table.options()  # he would have to halt in Moria
    table.say("tower-hills")
    assert table.place("boromir") == "tower-hills"


def in_mordor(tile: str, step: int = 1, corruption: int = 0, box: tuple[int, int] = (0, 1), **more: Any) -> WarTable:
    """A move on the Mordor track that draws this tile."""
    table = pose(
        dice=dice({"character": 1}),
        hunt_box={"free_peoples": box[0], "shadow": box[1]},
        tiles={"pool": {tile: 1}},
        characters=ALONE,
        fellowship={"mordor": step, "corruption": corruption, "guide": "gollum"},
        **more,
    )
    return table.say("move_fellowship")


def test_entering_mordor_returns_eyes_and_brings_special_tiles() -> None:
    tiles = {"pool": {"1": 1}, "drawn": {"eye": 3, "3": 1}, "waiting": {"shelobs-lair": 1}}
    table = pose(phase="fellowship", fellowship={"region": "morannon"}, tiles=tiles)
    table.say("gandalf-grey yes")
    assert table.state.mordor == 0
    assert table.view(FREE).tiles == {
        "pool": {"eye": 3, "1": 1, "shelobs-lair": 1},
        "drawn": {"3": 1},
        "waiting": {},
    }


def test_a_tile_without_stop_is_a_step_and_the_fifth_destroys_the_ring() -> None:
    table = in_mordor("2", step=4, corruption=5).say("no")
    assert table.ended() == ("free_peoples", "ring")


def test_the_damage_of_the_last_step_counts_first() -> None:
    table = in_mordor("2", step=4, corruption=10).say("no")
    assert table.ended() == ("shadow", "corruption")


def test_an_eye_in_mordor_costs_all_dice_in_the_hunt_box() -> None:
    table = in_mordor("eye", box=(1, 3))
    assert table.state.corruption == 4
    assert not table.state.hidden


def test_shelobs_lair_is_rolled_for_and_stops() -> None:
    table = pose(
        dice=dice({"character": 1}),
        tiles={"pool": {"shelobs-lair": 1}},
        characters=ALONE,
        fellowship={"mordor": 2, "guide": "gollum"},
    )
    table.fall((1, 0), 5)
    table.say("move_fellowship no")
    assert (table.state.corruption, table.state.mordor) == (5, 2)


@pytest.mark.parametrize(("tried", "corruption"), [(False, 1), (True, 0)])
def test_a_turn_of_idleness_in_mordor_costs_a_point(tried: bool, corruption: int) -> None:
    marks = ["tried_in_mordor"] if tried else []
    table = pose(phase="end", fellowship={"mordor": 1}, marks=marks)
    assert table.state.corruption == corruption


def test_every_choice_of_a_casualty_by_a_setting() -> None:
    table = pose(
        options={"casualty_random": False},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"3": 1}},
    )
    table.fall(6)
    table.say("move_fellowship boromir gandalf-grey")
    assert table.state.corruption == 1
    assert table.state.box[SHADOW] == 1
