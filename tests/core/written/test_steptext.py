"""Steps as text and back."""

import pytest

from westmarch.core.errors import BadFile
from westmarch.core.frames import Choose, EachSeat, Effect, ForEach, Frame, If, Loop, May, Order, Then, Times, effect
from westmarch.core.state import BOTTOM, MAX_DEPTH
from westmarch.core.words import NO, YES
from westmarch.core.written.steptext import StepBook, spell

from ..engine.test_windows import ACT, Act
from ..toy import ASK, ASK_SET, Is, Note, Some, Tell, Things, Toy

DEEP = effect(
    Note("begin", change=True),
    EachSeat(
        Some((0, 1)),
        effect(
            Choose(ASK_SET, Things(), 1, 2),
            If(Is(), effect(May(ASK, effect(Note("may", change=True))), Then(effect(Note("then"))))),
            Order(ASK, Things((10, 11, 12))),
            ForEach(Things((10, 11)), effect(May(ASK, effect(Times(2, effect(Tell())))))),
        ),
    ),
    Act((0, 1, 2)),
)
BOOK = StepBook((Note, Act), {"deep": DEEP})


def begun() -> Toy:
    state = Toy()
    state.counts = [1, 1, 1]
    state.push(Note("last"))
    state.push(Frame(DEEP, 0, 0, 3, 1, 5))
    state.run()
    return state


def reloaded(state: Toy) -> Toy:
    """A state whose stack went through text, and whose counters begin anew as in a position."""
    other = state.clone()
    other.changes = other.settled = 0
    other.stack = BOOK.load([(line, 1) for line in BOOK.dump(state)])
    return other


def test_a_stack_comes_back_from_its_text_at_every_decision_and_goes_on_in_the_same_way() -> None:
    for variant in range(40):
        state = begun()
        decisions = 0
        while not state.over:
            again = reloaded(state)
            again.ask_again()
            assert again.options == state.options
            assert BOOK.dump(again) == BOOK.dump(state)
            word = state.options[(variant >> decisions % 5) % len(state.options)]
            state.choose(word)
            again.choose(word)
            assert (again.log, again.seat, again.options) == (state.log, state.seat, state.options)
            decisions += 1
        assert decisions > 5


def test_then_remembers_through_text_whether_the_step_before_changed_something() -> None:
    for word, expected in ((YES, True), (NO, False)):
        state = reloaded(begun().say(10, 11))
        state.ask_again()
        assert ("then" in state.say(word).log) == expected


def test_the_text_names_effects_by_their_place_and_the_asking_step_by_its_frame() -> None:
    assert BOOK.dump(begun()) == [
        "Note('last', False)",
        "Frame('deep', 2, 0, 3, 1, 5, -1, 0, (), (), 0)",
        "Loop(Frame('deep.1.0', 0, 0, 3, 1, 5, -1, 0, (), (), 0), (0, 1), 1, True)",
        "Frame('deep.1.0', 1, 0, 3, 1, 5, -1, 0, (), (), 0)",
        "ChooseMore()",
    ]


def test_a_step_of_a_frame_is_written_current() -> None:
    assert BOOK.dump(begun().say(10, 11))[-1] == "Current()"


def test_a_window_that_has_moved_on_is_written_with_its_fields() -> None:
    state = Toy()
    state.counts = [1, 1, 1]
    state.play(Act((0, 1, 2))).say(ACT)
    assert BOOK.dump(state)[-1] == "Act((0, 1, 2), 1, 0)"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ((), "()"),
        ((1,), "(1,)"),
        (((1,), (2, (3,))), "((1,), (2, (3,)))"),
        ("a, )'", '"a, )\'"'),
        (True, "True"),
        (Loop(Frame(DEEP), (1,)), "Loop(Frame('deep', 0, -1, -1, 0, -1, -1, 0, (), (), 1), (1,), 0, False)"),
    ],
)
def test_every_kind_of_argument_has_its_text(value: object, text: str) -> None:
    assert spell(value) == text


def test_two_effects_cannot_have_one_name() -> None:
    book = StepBook((), {"x": effect(Tell())})
    with pytest.raises(ValueError, match="two effects are named x"):
        book.add("x", effect(Tell()))


def test_an_effect_that_two_cards_share_keeps_its_first_name() -> None:
    shared = effect(Tell())
    book = StepBook((), {"one": effect(Times(1, shared)), "two": shared})
    assert shared.name == "one.0.0"
    assert book.effects["one.0.0"] is shared


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not a step"),
        ("Note(", "not a step"),
        ("Note", "written Name"),
        ("3", "written Name"),
        ("x.Note()", "written Name"),
        ("Note(name='x')", "written Name"),
        ("Nothing()", "no step is named Nothing"),
        ("Note(1)", "arguments of Note are like"),
        ("Note('a', 'b')", "arguments of Note are like"),
        ("Note('a', 0, 0)", "arguments of Note are like"),
        ("Note(None)", "a number, a name, a step"),
        ("Note(1.5)", "a number, a name, a step"),
        ("Note([1])", "a number, a name, a step"),
        ("Note(f'x')", "not a step"),
        ("Act((0, x))", "not a step"),
        ("Note('a', 99999999999999999999)", "a number, a name, a step"),
        ("Frame()", "no effect is named ''"),
        ("Frame('none')", "no effect is named 'none'"),
        ("Frame('deep', 4)", "fewer steps"),
        ("Frame('deep', -1)", "fewer steps"),
        ("Frame(Note())", "arguments of Frame are like"),
        ("Current()", "no frame under it"),
        ("Loop(Current())", "no frame under it"),
        ("Note('a')\nNote('b')", "not a step"),
        ("(" * 500 + ")" * 500, "not a step"),
        ("Note(" * 90 + ")" * 90, "arguments of Note"),
        ("lambda: 1", "written Name"),
        ("__import__('os')", "no step is named __import__"),
    ],
)
def test_a_text_that_is_no_step_is_refused_with_its_line_and_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadFile, match=reason) as refusal:
        BOOK.step(text, 17)
    assert refusal.value.line == 17


def test_a_frame_that_has_not_begun_has_no_current_step() -> None:
    with pytest.raises(BadFile, match="no frame under it that has begun"):
        BOOK.load([("Frame('deep', 0)", 1), ("Current()", 2)])
    assert len(BOOK.load([("Frame('deep', 1)", 1), ("Current()", 2)])) == len(BOTTOM) + 2


def test_a_stack_that_is_too_high_is_refused() -> None:
    most = MAX_DEPTH - len(BOTTOM)
    assert len(BOOK.load([("Note('x')", 1)] * most)) == MAX_DEPTH
    with pytest.raises(BadFile, match=f"at most {most} steps"):
        BOOK.load([("Note('x')", 1)] * (most + 1))


def test_a_frame_kept_for_later_is_written_and_read_alone() -> None:
    frame = Frame(DEEP, 2, 1, 9, 4, chosen=(11,), regs=(1, 2))
    again = BOOK.step(spell(frame))
    assert isinstance(again, Frame)
    assert again.effect is DEEP
    assert again.fields()[:-1] == frame.fields()[:-1]


def test_an_effect_may_be_empty() -> None:
    book = StepBook((), {"empty": Effect()})
    assert len(book.load([("Frame('empty')", 1)])) == len(BOTTOM) + 1
