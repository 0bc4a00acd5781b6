"""The Fellowship and the hunt (rules 38-65)."""

from typing import Any

import pytest
from tests.wotr_board.board import FREE, SHADOW, asked, board, dice, ended, fall, guide, log, options, place, say, sh

from westmarch.games.wotr_board.state import WotrBoardState

ALONE = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")


def hunted(tile: str, rolls: tuple[int, ...] = (6,), box: tuple[int, int] = (0, 1), **position: Any) -> WotrBoardState:
    """The Fellowship moves and this tile, the only one in the pool, is drawn if the hunt succeeds."""
    state = board(
        dice=dice({"character": 1}),
        hunt_box={"free_peoples": box[0], "shadow": box[1]},
        tiles={"pool": {tile: 1}},
        **position,
    )
    fall(state, *rolls)
    return say(state, "move_fellowship")


def test_a_six_finds_and_a_tile_is_drawn() -> None:
    state = hunted("3", rolls=(6, 3), box=(0, 2))
    assert asked(state) == "take_casualty"
    state = hunted("3", rolls=(5, 3), box=(0, 2))
    assert asked(state) == "action"
    assert state.progress == 1


def test_earlier_moves_help_the_hunt_but_a_one_always_fails() -> None:
    state = hunted("3", rolls=(5, 2), box=(1, 2))
    assert asked(state) == "take_casualty"
    state = hunted("3", rolls=(1,), box=(5, 1))
    assert asked(state) == "action"


def test_the_die_that_moved_the_fellowship_goes_to_the_hunt_box() -> None:
    assert hunted("3", rolls=(1,)).box == [1, 1]


def test_failed_dice_are_rolled_again_for_a_stronghold_and_an_army_there() -> None:
    armies = {"moria": sh(sauron_regular=2)}
    state = hunted("3", (2, 3, 4, 5, 6), (0, 3), fellowship={"region": "moria"}, armies=armies)
    assert asked(state) == "take_casualty"  # two dice again, the second found
    state = hunted("3", (2, 3, 4, 5, 5, 6), (0, 3), fellowship={"region": "moria"}, armies=armies)
    assert asked(state) == "action"  # a third is not rolled again


def test_the_log_tells_the_hunt_roll_with_what_was_rolled_again_and_what_was_needed() -> None:
    armies = {"moria": sh(sauron_regular=2)}
    state = hunted("3", (2, 3, 5, 4, 6), (1, 3), fellowship={"region": "moria"}, armies=armies)
    assert log(state, "hunt_roll") == [(235, 46, 5)]
    assert log(hunted("3", (6,), (0, 1)), "hunt_roll") == [(6, 0, 6)]


def test_at_most_five_hunt_dice_are_rolled() -> None:
    state = hunted("3", (1, 1, 1, 1, 1, 6, 6), (0, 7))
    assert log(state, "hunt_roll") == [(11111, 0, 6)]
    assert asked(state) == "action"


def test_an_eye_costs_as_many_as_succeeded_and_reveals() -> None:
    state = hunted("eye", (6, 6), (0, 2), characters=ALONE)
    assert state.corruption == 2  # Gollum cannot keep an Eye from revealing, so he gives no point back
    assert not state.hidden


def test_the_casualty_reduces_the_damage_by_his_level_and_a_new_guide_is_chosen() -> None:
    rest = {**ALONE, "legolas": "fellowship", "gimli": "fellowship"}
    state = hunted("3", characters=rest, fellowship={"guide": "legolas"})
    say(state, "guide")
    assert state.corruption == 1
    assert place(state, "legolas") == "gone"
    assert guide(state) == "gimli"


def test_what_a_casualty_could_take_beyond_the_damage_is_lost() -> None:
    state = hunted("1")
    say(state, "guide")
    assert state.corruption == 0
    assert (place(state, "gandalf-grey"), guide(state)) == ("gone", "strider")


def test_two_hobbits_as_guides_leave_one_after_the_other() -> None:
    rest = {**ALONE, "meriadoc": "fellowship", "peregrin": "fellowship"}
    state = hunted("2", characters=rest, fellowship={"guide": "meriadoc"})
    assert asked(state) == "guide_ability"
    say(state, "yes", "rivendell", "yes", "rivendell")
    assert state.corruption == 0
    assert guide(state) == "gollum"
    assert place(state, "peregrin") == "rivendell"


def test_a_hobbit_taken_as_casualty_lives_on_outside_mordor() -> None:
    rest = {**ALONE, "peregrin": "fellowship"}
    state = hunted("2", characters=rest, fellowship={"guide": "peregrin"})
    say(state, "no", "guide", "rivendell", "no")  # the last to Gollum, who guides now
    assert state.corruption == 1
    assert place(state, "peregrin") == "rivendell"


def test_gollum_hides_from_numbers_and_may_reveal_for_a_point() -> None:
    state = hunted("2-reveal", characters=ALONE)
    assert asked(state) == "guide_ability"
    kept = say(state.clone(), "no")
    assert (kept.corruption, kept.hidden) == (2, True)
    shown = say(state, "yes", "trollshaws")
    assert (shown.corruption, shown.hidden) == (1, False)


def test_twelve_corruption_ends_the_game_at_once() -> None:
    given = {"characters": ALONE, "fellowship": {"corruption": 11}}
    assert ended(say(hunted("1", **given), "no")) == ("shadow", "corruption")
    state = say(hunted("1", **given), "yes")
    assert state.corruption == 11
    assert not state.over


def test_a_revealed_fellowship_draws_a_tile_for_a_shadow_stronghold_on_its_path() -> None:
    state = hunted("0-reveal", fellowship={"progress": 4}, rolls=(6,))
    assert asked(state) == "path"
    say(state, "fords-of-bruinen", "hollin", "moria", "dimrill-dale")
    assert "lorien" not in options(state)  # it may not end there, and has no steps left to leave it
    before = sum(state.tiles[:16])
    state.tiles[0] = 1  # an Eye: it counts nothing now
    say(state, "stop")
    assert sum(state.tiles[:16]) == before
    assert (state.corruption, state.progress, state.hidden) == (0, 0, False)


def test_a_path_past_the_strongholds_draws_no_tile() -> None:
    state = hunted("0-reveal", fellowship={"progress": 4}, rolls=(6,))
    state.tiles[1] = 1
    say(state, "fords-of-bruinen", "high-pass", "stop")
    assert state.tiles[1] == 1


def test_declaring_in_a_haven_heals_and_wakes_its_nation() -> None:
    state = board(phase="fellowship", fellowship={"corruption": 3, "progress": 5})
    say(state, "yes", "fords-of-bruinen", "hollin", "moria", "dimrill-dale", "lorien")
    assert (state.corruption, state.progress, state.hidden) == (2, 0, True)
    state = board(phase="fellowship", fellowship={"region": "edoras", "corruption": 3})
    say(state, "yes")
    assert state.corruption == 2
    assert state.is_active(4)


def test_a_revealed_fellowship_cannot_move_until_it_hides() -> None:
    state = board(fellowship={"region": "hollin", "hidden": False}, dice=dice({"character": 1}))
    assert "move_fellowship" not in options(state)
    say(state, "hide")
    assert state.hidden
    assert state.box[FREE] == 0


def test_strider_as_guide_hides_with_any_die() -> None:
    given = {"dice": dice({"muster": 1})}
    state = board(fellowship={"region": "hollin", "hidden": False, "guide": "strider"}, **given)
    assert "hide" in options(state)
    assert "hide" not in options(board(fellowship={"region": "hollin", "hidden": False}, **given))


def test_companions_separate_as_far_as_progress_and_level_allow() -> None:
    state = board(fellowship={"region": "hollin", "progress": 2}, dice=dice({"character": 1}))
    say(state, "separate", "boromir", "done")
    assert "tower-hills" in options(state)
    assert "grey-havens" not in options(state)
    assert "moria" in options(state)
    assert "lorien" not in options(state)  # he would have to halt in Moria
    say(state, "tower-hills")
    assert place(state, "boromir") == "tower-hills"


def in_mordor(
    tile: str, step: int = 1, corruption: int = 0, box: tuple[int, int] = (0, 1), **more: Any
) -> WotrBoardState:
    """A move on the Mordor track that draws this tile."""
    state = board(
        dice=dice({"character": 1}),
        hunt_box={"free_peoples": box[0], "shadow": box[1]},
        tiles={"pool": {tile: 1}},
        characters=ALONE,
        fellowship={"mordor": step, "corruption": corruption, "guide": "gollum"},
        **more,
    )
    return say(state, "move_fellowship")


def test_entering_mordor_returns_eyes_and_brings_special_tiles() -> None:
    tiles = {"pool": {"1": 1}, "drawn": {"eye": 3, "3": 1}, "waiting": {"shelobs-lair": 1}}
    state = board(phase="fellowship", fellowship={"region": "morannon"}, tiles=tiles)
    say(state, "gandalf-grey", "yes")
    assert state.mordor == 0
    assert state.view(FREE).tiles == {
        "pool": {"eye": 3, "1": 1, "shelobs-lair": 1},
        "drawn": {"3": 1},
        "waiting": {},
    }


def test_a_tile_without_stop_is_a_step_and_the_fifth_destroys_the_ring() -> None:
    state = say(in_mordor("2", step=4, corruption=5), "no")
    assert ended(state) == ("free_peoples", "ring")


def test_the_damage_of_the_last_step_counts_first() -> None:
    state = say(in_mordor("2", step=4, corruption=10), "no")
    assert ended(state) == ("shadow", "corruption")


def test_an_eye_in_mordor_costs_all_dice_in_the_hunt_box() -> None:
    state = in_mordor("eye", box=(1, 3))
    assert state.corruption == 4
    assert not state.hidden


def test_shelobs_lair_is_rolled_for_and_stops() -> None:
    state = board(
        dice=dice({"character": 1}),
        tiles={"pool": {"shelobs-lair": 1}},
        characters=ALONE,
        fellowship={"mordor": 2, "guide": "gollum"},
    )
    fall(state, (1, 0), 5)
    say(state, "move_fellowship", "no")
    assert (state.corruption, state.mordor) == (5, 2)


@pytest.mark.parametrize(("tried", "corruption"), [(False, 1), (True, 0)])
def test_a_turn_of_idleness_in_mordor_costs_a_point(tried: bool, corruption: int) -> None:
    marks = ["tried_in_mordor"] if tried else []
    state = board(phase="end", fellowship={"mordor": 1}, marks=marks)
    assert state.corruption == corruption


def test_every_choice_of_a_casualty_by_a_setting() -> None:
    state = board(
        options={"casualty_random": False},
        dice=dice({"character": 1}),
        hunt_box={"shadow": 1},
        tiles={"pool": {"3": 1}},
    )
    fall(state, 6)
    say(state, "move_fellowship", "boromir", "gandalf-grey")
    assert state.corruption == 1
    assert state.box[SHADOW] == 1
