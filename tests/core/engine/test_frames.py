"""Frames and every control step."""

import pickle

import pytest

from westmarch.core.frames import (
    NONE,
    Choose,
    ChooseNumber,
    ChooseOne,
    EachSeat,
    Effect,
    ForEach,
    Frame,
    If,
    May,
    Mode,
    Order,
    Then,
    Times,
    X,
    amount,
    effect,
    frame_of,
    place_of,
    replace_frame,
)
from westmarch.core.state import NOBODY, Step
from westmarch.core.words import DONE, NO, YES

from ..toy import ASK, ASK_NUMBER, ASK_ORDER, ASK_SET, Is, Kill, Note, Some, Tell, Things, Toy

CHOSEN = Tell()


def test_the_steps_of_an_effect_happen_in_their_order() -> None:
    assert Toy().play(Note("one"), Note("two"), Note("three")).log == ["one", "two", "three"]


@pytest.mark.parametrize(("so", "expected"), [(True, "then"), (False, "otherwise")])
def test_if_takes_one_way_or_the_other(so: bool, expected: str) -> None:
    assert Toy().play(If(Is(so), effect(Note("then")), effect(Note("otherwise")))).log == [expected]


def test_if_without_otherwise_does_nothing() -> None:
    assert Toy().play(If(Is(False), effect(Note("then"))), Note("next")).log == ["next"]


@pytest.mark.parametrize(("change", "expected"), [(True, ["before", "then"]), (False, ["before"])])
def test_then_follows_only_if_the_step_before_changed_something(change: bool, expected: list[str]) -> None:
    assert (
        Toy().play(Note("first", change=True), Note("before", change), Then(effect(Note("then")))).log[1:] == expected
    )


def test_then_after_then_asks_about_the_same_step() -> None:
    then = Then(effect(Note("then")))
    assert Toy().play(Note("before", change=True), then, then).log == ["before", "then", "then"]


@pytest.mark.parametrize(("word", "expected"), [(YES, ["done", "then"]), (NO, [])])
def test_may_is_declined_or_not(word: int, expected: list[str]) -> None:
    state = Toy().play(May(ASK, effect(Note("done", change=True))), Then(effect(Note("then"))))
    assert (state.options, state.prompt_args) == ([YES, NO], (7,))
    assert state.say(word).log == expected


def test_choose_one_offers_the_modes_that_are_possible_in_the_order_of_their_words() -> None:
    modes = (
        Mode(12, effect(Note("twelve"))),
        Mode(11, effect(Note("eleven"))),
        Mode(10, effect(Note("ten")), Is(False)),
    )
    state = Toy().play(ChooseOne(ASK, modes))
    assert state.options == [11, 12]
    assert state.say(12).log == ["twelve"]


def test_choose_one_takes_the_only_mode_unasked_and_nothing_where_none_is_possible() -> None:
    only = ChooseOne(ASK, (Mode(10, effect(Note("ten"))), Mode(11, effect(Note("eleven")), Is(False))))
    none = ChooseOne(ASK, (Mode(10, effect(Note("never")), Is(False)),))
    assert Toy().play(only, none, Note("next")).log == ["ten", "next"]


def test_choose_remembers_what_was_chosen() -> None:
    state = Toy().play(Choose(ASK, Things()), CHOSEN)
    assert state.options == [10, 11, 12, 13, 14, 15]
    assert "chosen (12,)" in state.say(12).log[0]


def test_a_set_is_chosen_in_ascending_order_and_closed_with_done() -> None:
    state = Toy().play(Choose(ASK_SET, Things(), 1, 3), CHOSEN)
    assert state.options == [10, 11, 12, 13, 14, 15]
    assert state.say(12).options == [DONE, 13, 14, 15]
    assert state.prompt_args == (7, 1, 1, 3)
    assert state.say(15).over
    assert "chosen (12, 15)" in state.log[0]


def test_a_set_offers_no_word_after_which_too_few_would_be_left() -> None:
    state = Toy().play(Choose(ASK_SET, Things(), 3, 3), CHOSEN)
    assert state.options == [10, 11, 12, 13]
    assert state.say(11).options == [12, 13, 14]
    assert "chosen (11, 14, 15)" in state.say(14).log[0]


def test_a_set_may_be_empty_if_nothing_is_required() -> None:
    state = Toy().play(Choose(ASK_SET, Things(), 0, 2), CHOSEN)
    assert state.options[0] == DONE
    assert "chosen ()" in state.say(DONE).log[0]


def test_where_all_that_is_there_is_required_nothing_is_asked() -> None:
    assert "chosen (10, 11)" in Toy().play(Choose(ASK_SET, Things((10, 11)), 2, 2), CHOSEN).log[0]
    assert "chosen (10, 11)" in Toy().play(Choose(ASK_SET, Things((10, 11)), 3, 3), CHOSEN).log[0]
    assert "chosen ()" in Toy().play(Choose(ASK_SET, Things(()), 1, 1), CHOSEN).log[0]


def test_every_set_is_reached_in_exactly_one_way() -> None:
    sets: list[str] = []

    def follow(state: Toy) -> None:
        if state.over:
            sets.append(state.log[0])
            return
        for word in state.options:
            follow(state.clone().say(word))

    follow(Toy().play(Choose(ASK_SET, Things(), 2, 4), CHOSEN))
    assert len(sets) == len(set(sets)) == 15 + 20 + 15


def test_how_many_to_choose_may_be_a_number_chosen_before() -> None:
    numbers = Things((20, 21, 22))
    state = Toy().play(ChooseNumber(ASK_NUMBER, numbers, 20), Choose(ASK_SET, Things(), X, X), CHOSEN)
    assert "x 2 chosen (11, 13)" in state.say(22, 11, 13).log[0]


def test_an_order_names_all_things_and_the_last_is_not_asked() -> None:
    state = Toy().play(Order(ASK_ORDER, Things((10, 11, 12))), CHOSEN)
    assert (state.options, state.prompt_args) == ([10, 11, 12], (7, 0))
    assert (state.say(11).options, state.prompt_args) == ([10, 12], (7, 1))
    assert "chosen (11, 12, 10)" in state.say(12).log[0]


def test_an_order_of_one_thing_or_none_is_not_asked() -> None:
    assert "chosen (10,)" in Toy().play(Order(ASK_ORDER, Things((10,))), CHOSEN).log[0]
    assert "chosen ()" in Toy().play(Order(ASK_ORDER, Things(())), CHOSEN).log[0]


def test_each_seat_has_a_turn_in_its_order_and_is_you_in_it() -> None:
    state = Toy().play(EachSeat(Some((2, 0)), effect(Choose(ASK, Things()), CHOSEN)))
    assert state.seat == 2
    assert state.say(10).seat == 0
    assert [line[:6] for line in state.say(11).log] == ["seat 2", "seat 0"]


def test_a_seat_that_falls_out_on_the_way_is_passed_over() -> None:
    assert [line[:6] for line in Toy().play(EachSeat(Some((0, 1, 2)), effect(Kill(1), CHOSEN))).log] == [
        "seat 0",
        "seat 2",
    ]


def test_a_loop_keeps_the_things_that_fitted_when_it_began() -> None:
    state = Toy().play(ForEach(Things((10, 12)), effect(Choose(ASK, Things()), CHOSEN)))
    assert [line[:14] for line in state.say(15, 14).log] == ["seat 0 each 10", "seat 0 each 12"]


def test_a_loop_over_hundreds_of_things_needs_no_depth() -> None:
    state = Toy().play(ForEach(Things(tuple(range(100, 400))), effect(Note("turn"))))
    assert len(state.log) == 300


def test_times_counts_and_may_count_to_x() -> None:
    state = Toy().play(Times(2, effect(CHOSEN)))
    assert [line[7:13] for line in state.log] == ["each 0", "each 1"]
    state = Toy().play(ChooseNumber(ASK_NUMBER, Things((20, 21, 22, 23)), 20), Times(X, effect(Note("turn"))))
    assert state.say(23).log == ["turn"] * 3
    assert Toy().play(Times(0, effect(Note("never")))).log == []


def test_a_number_is_remembered_as_x() -> None:
    assert amount(Frame(x=5), X) == 5
    assert amount(Frame(x=5), 3) == 3


@pytest.mark.parametrize(
    "step",
    [
        Choose(ASK, Things(), who=Some((2,))),
        Order(ASK, Things(), Some((2,))),
        ChooseNumber(ASK, Things(), 10, Some((2,))),
        ChooseOne(ASK, (Mode(10), Mode(11)), Some((2,))),
        May(ASK, effect(Note("")), Some((2,))),
    ],
    ids=lambda step: type(step).__name__,
)
def test_another_seat_may_be_the_one_that_chooses(step: Step[Toy]) -> None:
    assert Toy().play(step).seat == 2
    absent = Toy()
    absent.gone.add(2)
    assert absent.play(step, Note("next")).log == ["next"]


def test_nobody_is_asked_in_an_effect_of_the_game_itself_unless_it_says_whom() -> None:
    assert Toy().play(Choose(ASK, Things()), CHOSEN, seat=NOBODY).over
    assert Toy().play(Choose(ASK, Things(), who=Some((1,))), CHOSEN, seat=NOBODY).seat == 1


def test_an_inner_effect_sees_the_registers_and_forgets_its_own_when_it_ends() -> None:
    state = Toy().play(Choose(ASK, Things()), If(Is(), effect(CHOSEN, Choose(ASK, Things()), CHOSEN)), CHOSEN)
    log = state.say(11, 13).log
    assert ["(11,)" in log[0], "(13,)" in log[1], "(11,)" in log[2]] == [True, True, True]


def test_several_questions_of_one_step_replace_its_frame_after_each_answer() -> None:
    class Haggle(Step[Toy]):
        """Asks until `done`, and keeps the sum in the frame."""

        def run(self, state: Toy) -> bool:
            return state.ask(self, frame_of(state).seat, ASK, [DONE, 1, 2])

        def answer(self, state: Toy, word: int) -> None:
            if word != DONE:
                frame = frame_of(state)
                replace_frame(state, frame.with_regs((*frame.regs, word)))
                state.push(self)

    assert "regs (2, 1, 2)" in Toy().play(Haggle(), CHOSEN).say(2, 1, 2, DONE).log[0]


def test_an_effect_inside_another_changes_what_that_one_remembers() -> None:
    class Reduce(Step[Toy]):
        def run(self, state: Toy) -> bool:
            place = place_of(state, HUNT)
            hunt = state.stack[place]
            assert isinstance(hunt, Frame)
            state.stack[place] = hunt.with_regs((hunt.regs[0] - 1,))
            return False

    HUNT = Effect((May(ASK, effect(Reduce())), May(ASK, effect(Reduce())), Tell()), "hunt")  # noqa: N806
    state = Toy()
    state.push(Frame(HUNT, 0, 0, regs=(3,)))
    state.run()
    assert "regs (1,)" in state.say(YES, YES).log[0]


def test_the_innermost_frame_of_an_effect_is_the_one_that_is_found() -> None:
    state = Toy()
    attack, other = Effect((), "attack"), Effect((), "other")
    for source in (1, 2):
        state.push(Frame(attack, 0, 0, source))
        state.push(Frame(other, 0, 0))
    found = state.stack[place_of(state, attack)]
    assert isinstance(found, Frame)
    assert found.source == 2
    assert place_of(state, Effect((), "none")) == NONE


def test_an_effect_goes_on_when_its_source_has_left_and_knows_that_by_the_life() -> None:
    lives = {7: 1}

    class Leave(Step[Toy]):
        def run(self, state: Toy) -> bool:
            lives[frame_of(state).source] += 1
            return False

    class IfStillThere(Step[Toy]):
        def run(self, state: Toy) -> bool:
            frame = frame_of(state)
            state.log.append("still there" if lives[frame.source] == frame.life else "gone")
            return False

    assert Toy().play(IfStillThere(), Leave(), IfStillThere()).log == ["still there", "gone"]


def test_a_step_that_no_frame_began_has_no_frame() -> None:
    state = Toy()
    state.push(Tell())
    with pytest.raises(AssertionError, match="not begun by a frame"):
        state.run()


def test_a_frame_that_copies_share_is_not_changed_when_one_of_them_goes_on() -> None:
    state = Toy().play(Note("before"), May(ASK, effect(Note("may"))), Note("one"), Note("two"), Tell())
    shared = frame_of(state)
    copy = state.clone()
    state.say(YES)
    assert (shared.at, frame_of(copy)) == (2, shared)
    assert copy.say(NO).log[:3] == ["before", "one", "two"]
    assert state.log[:4] == ["before", "may", "one", "two"]


def test_what_holds_as_soon_as_is_checked_between_the_steps_of_an_effect() -> None:
    state = Toy()
    state.on_settle = [lambda toy: toy.log.append("settled")]
    state.play(Note("one", change=True), Note("two"), Note("three", change=True), Note("four"))
    assert state.log == ["one", "settled", "two", "three", "settled", "four"]


def test_what_settling_pushes_happens_before_the_next_step() -> None:
    state = Toy()
    state.on_settle = [lambda toy: toy.push(Note("pushed"))]
    assert state.play(Note("one", change=True), Note("two")).log == ["one", "pushed", "two"]


def test_a_frame_cannot_be_replaced_by_one_of_another_effect() -> None:
    state = Toy()
    state.push(Frame(Effect((), "one")))
    with pytest.raises(AssertionError):
        replace_frame(state, Frame(Effect((), "two")))


def test_a_frame_survives_pickling_in_the_middle_of_a_choice() -> None:
    state = Toy().play(Choose(ASK_SET, Things(), 2, 2), CHOSEN).say(11)
    state.stack = pickle.loads(pickle.dumps(state.stack))
    assert "chosen (11, 14)" in state.say(14).log[0]
