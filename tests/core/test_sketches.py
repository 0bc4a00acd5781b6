"""The beginnings of the largest games that the documentation shows: they run, and settle some tricky cases."""

import sketches
from sketches import Sketch

from westmarch.core.frames import Effect, Frame
from westmarch.core.rng import Rng
from westmarch.core.words import NO, PASS, YES

MERIADOC_AND_PEREGRIN = 0b110


def hunted(companions: int, tile: int, successes: int = 1) -> Sketch:
    state = Sketch()
    state.companions = companions
    state.pool = [int(kind == tile) for kind in range(4)]
    sketches.hunt(state, successes)
    state.run()
    return state


def test_both_hobbits_leave_as_guides_and_two_damage_come_to_nothing() -> None:
    state = hunted(MERIADOC_AND_PEREGRIN, 2)
    assert state.seat == 0
    state.choose(YES)
    state.choose(YES)
    assert state.log == ["meriadoc leaves", "peregrin leaves"]
    assert (state.corruption, sketches.GUIDES[state.guide()]) == (0, "gollum")


def test_the_second_guide_may_stay() -> None:
    state = hunted(MERIADOC_AND_PEREGRIN, 2)
    state.choose(YES)
    state.choose(NO)
    assert (state.corruption, sketches.GUIDES[state.guide()]) == (1, "peregrin")


def test_no_guide_is_asked_who_cannot_help_and_an_eye_counts_the_successes() -> None:
    assert hunted(0b1000, 0, successes=4).corruption == 4


def test_twelve_corruption_end_the_game_in_the_middle_of_the_hunt() -> None:
    state = Sketch()
    state.corruption = 10
    state.companions = 0
    state.pool = [0, 0, 1, 0]
    sketches.hunt(state, 1)
    state.run()
    assert (state.over, state.returns()) == (True, [-1.0, 1.0])


def test_an_army_is_one_number() -> None:
    state = Sketch()
    for nation, kind, n in ((4, 0, 31), (4, 1, 10), (4, 2, 5), (0, 0, 2)):
        sketches.add_units(state, 7, nation, kind, n)
    sketches.add_units(state, 7, 4, 1, -3)
    assert [sketches.units(state, 7, 4, kind) for kind in range(3)] == [31, 7, 5]
    assert [sketches.units(state, 7, 0, kind) for kind in range(3)] == [2, 0, 0]
    assert state.armies[7] < 1 << 62


def test_a_guessed_combat_card_has_met_its_condition() -> None:
    guesses = [sketches.guess_combat_card([1, 2, 3, 4, 5, 6], {2, 5}, 3, Rng(seed)) for seed in range(40)]
    assert {card for card, _ in guesses} == {2, 5}
    assert all(len(hand) == 3 and card not in hand for card, hand in guesses)
    assert {1, 3, 4, 6} <= {card for _, hand in guesses for card in hand}


def revealed() -> Sketch:
    state = Sketch()
    sketches.reveal(state, 4)
    state.run()
    return state


def test_a_cancelled_effect_does_not_happen_and_nobody_else_is_asked() -> None:
    state = revealed()
    state.choose(PASS)
    state.choose(YES)
    assert (state.log, state.over) == ([], True)


def test_an_effect_that_all_let_pass_happens() -> None:
    state = revealed()
    state.choose(PASS)
    state.choose(PASS)
    assert state.log == ["card 4 takes effect"]


def test_a_card_that_was_destroyed_before_its_effect_has_none() -> None:
    state = revealed()
    state.lives[4] += 1
    state.choose(PASS)
    state.choose(PASS)
    assert state.log == []


def test_what_waits_for_the_end_of_the_phase_knows_whether_the_card_has_left_and_come_back() -> None:
    for left, expected in ((False, "card 6 returns"), (True, "card 6 has left and come back")):
        state = Sketch()
        later = sketches.AtEndOfPhase(Effect((sketches.ReturnToHand(),), "return"))
        state.push(Frame(Effect((later,), "sneak_attack"), 0, 0, chosen=(6,)))
        state.run()
        state.lives[6] += left
        state.push_all(state.later)
        state.run()
        assert state.log == [expected]
