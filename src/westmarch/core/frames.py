"""Frames and control steps: effects that remember, loop, test and choose, for any game.

A frame is an effect under way: which steps, how far, whose, from which card, and a few registers. A frame that anybody else
may have come by is never changed: moving on replaces the one on top. A step of an effect finds its frame on top of the stack (`frame_of`). Registers never
hold a card that is hidden from somebody: such a card lies in a zone of the game, where `redeal` finds it.
"""

from typing import Any, Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from westmarch.core.state import NOBODY, AnyStep, S, State, Step
from westmarch.core.words import DONE, YES, YES_NO

NONE: Final = -1  # an empty register
X: Final = -1000  # as an amount: the frame's register x


class Effect:
    """Steps in a row under a name, by which a dumped position refers to them."""

    name: str
    steps: tuple[AnyStep, ...]

    def __init__(self, steps: tuple[AnyStep, ...] = (), name: str = "") -> None:
        self.steps = steps
        self.name = name


def effect(*steps: AnyStep) -> Effect:
    """An effect of these steps; it gets its name when the game registers it."""
    return Effect(steps)


@final
@mypyc_attr(free_list_len=1)  # a frame moves on by being replaced: the next one takes the memory of the last
class Frame(Step[State]):
    """An effect under way."""

    effect: Effect
    at: i64  # the next step
    seat: i64  # whose effect it is; NOBODY for the game's own
    source: i64  # the card it comes from
    life: i64  # which life of that card
    it: i64  # what the moment was about
    each: i64  # the loop variable
    x: i64  # a number chosen or counted
    chosen: tuple[int, ...]  # the words chosen last
    regs: tuple[int, ...]  # further numbers, whose meaning the effect's own steps agree on
    mark: i64  # how many changes there were when the step before began; NONE: there was no step before

    def __init__(
        self,
        effect: Effect | None = None,
        at: i64 = 0,
        seat: i64 = NOBODY,
        source: i64 = NONE,
        life: i64 = 0,
        it: i64 = NONE,
        each: i64 = NONE,
        x: i64 = 0,
        chosen: tuple[int, ...] = (),
        regs: tuple[int, ...] = (),
        mark: i64 = NONE,
    ) -> None:
        self.effect = effect if effect is not None else NOTHING
        self.at = at
        self.seat = seat
        self.source = source
        self.life = life
        self.it = it
        self.each = each
        self.x = x
        self.chosen = chosen
        self.regs = regs
        self.mark = mark

    def run(self, state: State) -> bool:
        """Run one step after the other for as long as nothing comes in between.

        While a step runs, the frame lies on the stack one further on. As long as it lies on top afterwards, nobody else can have come
        by it: it moves on as it is, and neither it nor its steps go through the engine's loop.
        """
        if self.is_over(state):
            return False
        frame = self.copy()
        state.push(frame)
        while True:
            step = frame.effect.steps[frame.at]
            frame.at += 1
            if not step.looks_back():
                frame.mark = state.changes
            if step.run(state):
                return True
            if state.changes != state.settled:
                state.settle()
            if state.stack[-1] is not frame:
                return False
            if frame.is_over(state):
                state.stack.pop()
                return False

    def is_over(self, state: State) -> bool:
        """Whether all steps are done, or whoever they are for is out of the game."""
        return self.at >= len(self.effect.steps) or (self.seat != NOBODY and not state.alive(self.seat))

    def fields(self) -> tuple[object, ...]:
        return (
            self.effect.name, self.at, self.seat, self.source, self.life, self.it, self.each, self.x, self.chosen,
            self.regs, self.mark,
        )  # fmt: skip

    def copy(self) -> "Frame":
        """The same frame, to be changed before anybody else sees it."""
        return Frame(
            self.effect, self.at, self.seat, self.source, self.life, self.it, self.each, self.x, self.chosen,
            self.regs, self.mark,
        )  # fmt: skip

    def inner(self, effect: Effect) -> "Frame":
        """A frame for an effect inside this one: same seat, source and registers. What it remembers is its own."""
        frame = self.copy()
        frame.effect = effect
        frame.at = 0
        return frame

    def with_chosen(self, chosen: tuple[int, ...]) -> "Frame":
        """The same frame remembering other words."""
        frame = self.copy()
        frame.chosen = chosen
        return frame

    def with_x(self, x: i64) -> "Frame":
        """The same frame remembering another number."""
        frame = self.copy()
        frame.x = x
        return frame

    def with_regs(self, regs: tuple[int, ...]) -> "Frame":
        """The same frame with other further numbers."""
        frame = self.copy()
        frame.regs = regs
        return frame


NOTHING: Final = Effect((), "nothing")


def frame_of(state: State) -> Frame:
    """The frame that the running step belongs to: the innermost one. Who keeps it for later copies it, for it moves on (`Frame.run`)."""
    for place in range(len(state.stack) - 1, -1, -1):
        step = state.stack[place]
        if isinstance(step, Frame):
            return step
    raise AssertionError("the step was not begun by a frame")


def replace_frame(state: State, frame: Frame) -> None:
    """Let the running step's frame remember something. To be called before any verb, for a verb may push triggers."""
    top = state.stack[-1]
    assert isinstance(top, Frame)
    assert top.effect is frame.effect
    state.stack[-1] = frame


def place_of(state: State, effect: Effect) -> int:
    """The place in the stack of the innermost frame of a named effect, or NONE.

    So an effect inside another one changes what that one remembers: `stack[place] = frame.with_regs(...)`.
    """
    for place in range(len(state.stack) - 1, -1, -1):
        step = state.stack[place]
        # By name, for a state that came from another process has effects of its own.
        if isinstance(step, Frame) and step.effect.name == effect.name:
            return place
    return NONE


def amount(frame: Frame, n: i64) -> i64:
    """A number of a step, which may stand for the frame's x."""
    return frame.x if n == X else n


def in_vain(effect: Effect, state: State, frame: Frame) -> bool:
    """Whether nothing would come of an effect if it began now, as far as the frame's seat can tell: of none of its steps.

    A choice of one thing is no use if nothing would come of any.
    """
    for at, step in enumerate(effect.steps):
        if isinstance(step, Choose) and step.most == 1:
            words = step.things.words(state, frame)
            rest = Effect(effect.steps[at + 1 :])
            if words:
                return all(in_vain(rest, state, frame.with_chosen((word,))) for word in words)
        elif not step.idle(state, frame):
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Test(Generic[S]):
    """A question about the state that an effect depends on."""

    def holds(self, state: S, frame: Frame) -> bool:
        """Whether it is so now."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Generic[S]):
    """Things on the table that an effect may be about."""

    def words(self, state: S, frame: Frame) -> list[int]:
        """The words of those things, sorted."""
        return []

    def enough(self, state: S, frame: Frame, least: i64) -> bool:
        """Whether there are so many. A game may know it sooner than their words."""
        return len(self.words(state, frame)) >= least


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Generic[S]):
    """The seats that an effect is about."""

    def order(self, state: S, frame: Frame) -> list[int]:
        """Those seats in the order in which they act."""
        return [int(frame.seat)]


YOU: Final[Seats[Any]] = Seats()


def chooser(state: State, frame: Frame, who: Seats[Any]) -> i64:
    """The seat that is asked: the first of those named, or NOBODY if there is none or it is out of the game."""
    seats = who.order(state, frame)
    seat: i64 = seats[0] if seats else NOBODY
    return seat if seat == NOBODY or state.alive(seat) else NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Control(Step[S]):
    """A step that holds further effects."""

    def effects(self) -> tuple[Effect, ...]:
        """The effects inside, to be named after this one's place."""
        return ()


class If(Control[State]):
    """One effect where a test holds, another where it does not."""

    def __init__(self, test: Test[Any] | None = None, then: Effect = NOTHING, otherwise: Effect = NOTHING) -> None:
        self.test: Test[Any] = test if test is not None else Test()
        self.then = then
        self.otherwise = otherwise

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        state.push(frame.inner(self.then if self.test.holds(state, frame) else self.otherwise))
        return False

    def idle(self, state: State, frame: Frame) -> bool:
        return in_vain(self.then if self.test.holds(state, frame) else self.otherwise, state, frame)

    def effects(self) -> tuple[Effect, ...]:
        return (self.then, self.otherwise)


class Then(Control[State]):
    """An effect that follows only if the step before changed something."""

    def __init__(self, then: Effect = NOTHING) -> None:
        self.then = then

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        if state.changes != frame.mark:
            state.push(frame.inner(self.then))
        return False

    def looks_back(self) -> bool:
        return True

    def idle(self, state: State, frame: Frame) -> bool:
        return True  # nothing follows what changed nothing

    def effects(self) -> tuple[Effect, ...]:
        return (self.then,)


class May(Control[State]):
    """An effect that its seat, or another one, may decline."""

    def __init__(self, prompt: i64 = 0, then: Effect = NOTHING, who: Seats[Any] = YOU) -> None:
        self.prompt = prompt
        self.then = then
        self.who = who

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        seat = chooser(state, frame, self.who)
        return seat != NOBODY and state.ask(self, seat, self.prompt, YES_NO, (state.asker(frame.source),))

    def answer(self, state: State, word: int) -> None:
        if word == YES:
            state.push(frame_of(state).inner(self.then))

    def idle(self, state: State, frame: Frame) -> bool:
        return in_vain(self.then, state, frame)

    def effects(self) -> tuple[Effect, ...]:
        return (self.then,)


class Mode:
    """One of several things that an effect may do, with the word that names it."""

    def __init__(self, word: i64 = NONE, then: Effect = NOTHING, test: Test[Any] | None = None) -> None:
        self.word = word
        self.then = then
        self.test: Test[Any] = test if test is not None else Test()


class ChooseOne(Control[State]):
    """The seat picks one mode of those that are possible; nothing happens where none is."""

    def __init__(self, prompt: i64 = 0, modes: tuple[Mode, ...] = (), who: Seats[Any] = YOU) -> None:
        self.prompt = prompt
        self.modes = modes
        self.who = who

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        words = sorted([int(mode.word) for mode in self.modes if mode.test.holds(state, frame)])
        seat = chooser(state, frame, self.who)
        return (
            seat != NOBODY
            and len(words) > 0
            and state.ask(self, seat, self.prompt, words, (state.asker(frame.source),))
        )

    def answer(self, state: State, word: int) -> None:
        for mode in self.modes:
            if mode.word == word:
                state.push(frame_of(state).inner(mode.then))

    def idle(self, state: State, frame: Frame) -> bool:
        return not any(mode.test.holds(state, frame) and not in_vain(mode.then, state, frame) for mode in self.modes)

    def effects(self) -> tuple[Effect, ...]:
        return tuple([mode.then for mode in self.modes])


class Choose(Step[State]):
    """Choose at least `least` and at most `most` public things, in ascending order; the frame remembers them.

    Cards that somebody may not see are not chosen with this step: the game's own step moves them to a zone at once.
    """

    def __init__(
        self,
        prompt: i64 = 0,
        things: Filter[Any] | None = None,
        least: i64 = 1,
        most: i64 = 1,
        who: Seats[Any] = YOU,
    ) -> None:
        self.prompt = prompt
        self.things: Filter[Any] = things if things is not None else Filter()
        self.least = least
        self.most = most
        self.who = who

    def run(self, state: State) -> bool:
        replace_frame(state, frame_of(state).with_chosen(()))
        state.push(CHOOSE_MORE)
        return False

    def idle(self, state: State, frame: Frame) -> bool:
        return len(self.things.words(state, frame)) == 0


class ChooseMore(Step[State]):
    """The next of several things: a word above the last one chosen, or `done`."""

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        choice = frame.effect.steps[frame.at - 1]
        assert isinstance(choice, Choose)
        seat = chooser(state, frame, choice.who)
        least = amount(frame, choice.least)
        most = amount(frame, choice.most)
        have = len(frame.chosen)
        if have >= most or seat == NOBODY:
            return False
        things = choice.things.words(state, frame)
        ahead = [word for word in things if have == 0 or word > frame.chosen[-1]]
        needed = min(least, len(things)) - have
        options = ahead[: len(ahead) - needed + 1] if needed > 1 else ahead
        if len(options) == 0:
            return False
        if needed <= 0:
            options = [DONE, *options]
        return state.ask(self, seat, choice.prompt, options, (state.asker(frame.source), have, int(least), int(most)))

    def answer(self, state: State, word: int) -> None:
        if word != DONE:
            frame = frame_of(state)
            replace_frame(state, frame.with_chosen((*frame.chosen, word)))
            state.push(self)


class Order(Step[State]):
    """Put public things in order, one after the other until all are named; the frame remembers the order."""

    def __init__(self, prompt: i64 = 0, things: Filter[Any] | None = None, who: Seats[Any] = YOU) -> None:
        self.prompt = prompt
        self.things: Filter[Any] = things if things is not None else Filter()
        self.who = who

    def run(self, state: State) -> bool:
        replace_frame(state, frame_of(state).with_chosen(()))
        state.push(ORDER_MORE)
        return False


class OrderMore(Step[State]):
    """The next of the things to be put in order."""

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        order = frame.effect.steps[frame.at - 1]
        assert isinstance(order, Order)
        seat = chooser(state, frame, order.who)
        left = [word for word in order.things.words(state, frame) if word not in frame.chosen]
        args = (state.asker(frame.source), len(frame.chosen))
        return seat != NOBODY and len(left) > 0 and state.ask(self, seat, order.prompt, left, args)

    def answer(self, state: State, word: int) -> None:
        frame = frame_of(state)
        replace_frame(state, frame.with_chosen((*frame.chosen, word)))
        state.push(self)


CHOOSE_MORE: Final = ChooseMore()
ORDER_MORE: Final = OrderMore()


class ChooseNumber(Step[State]):
    """Choose a number from a filter's number words; the frame's x remembers it. `zero` is the word that means 0."""

    def __init__(
        self, prompt: i64 = 0, numbers: Filter[Any] | None = None, zero: i64 = 0, who: Seats[Any] = YOU
    ) -> None:
        self.prompt = prompt
        self.numbers: Filter[Any] = numbers if numbers is not None else Filter()
        self.zero = zero
        self.who = who

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        words = self.numbers.words(state, frame)
        seat = chooser(state, frame, self.who)
        return (
            seat != NOBODY
            and len(words) > 0
            and state.ask(self, seat, self.prompt, words, (state.asker(frame.source),))
        )

    def answer(self, state: State, word: int) -> None:
        replace_frame(state, frame_of(state).with_x(word - self.zero))


@final
@mypyc_attr(free_list_len=1)  # a loop goes on by being replaced
class Loop(Step[State]):
    """The rest of a loop: the frame it belongs to is made anew for every item."""

    def __init__(
        self, base: Frame | None = None, items: tuple[int, ...] = (), at: i64 = 0, over_seats: bool = False
    ) -> None:
        self.base = base if base is not None else Frame()
        self.items = items
        self.at = at
        self.over_seats = over_seats

    def run(self, state: State) -> bool:
        if self.at >= len(self.items):
            return False
        turn = self.base.copy()
        if self.over_seats:
            turn.seat = self.items[self.at]
        else:
            turn.each = self.items[self.at]
        state.push(Loop(self.base, self.items, self.at + 1, self.over_seats))
        return turn.run(state)

    def fields(self) -> tuple[object, ...]:
        return (self.base, self.items, self.at, self.over_seats)


class EachSeat(Control[State]):
    """An effect once for each of some seats, in their order."""

    def __init__(self, seats: Seats[Any] = YOU, then: Effect = NOTHING) -> None:
        self.seats = seats
        self.then = then

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        state.push(Loop(frame.inner(self.then), tuple(self.seats.order(state, frame)), 0, True))
        return False

    def idle(self, state: State, frame: Frame) -> bool:
        turn = frame.copy()
        for seat in self.seats.order(state, frame):
            turn.seat = seat
            if not in_vain(self.then, state, turn):
                return False
        return True

    def effects(self) -> tuple[Effect, ...]:
        return (self.then,)


class ForEach(Control[State]):
    """An effect once for each thing that fits when the loop begins; the register `each` holds its word."""

    def __init__(self, things: Filter[Any] | None = None, then: Effect = NOTHING) -> None:
        self.things: Filter[Any] = things if things is not None else Filter()
        self.then = then

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        state.push(Loop(frame.inner(self.then), tuple(self.things.words(state, frame))))
        return False

    def idle(self, state: State, frame: Frame) -> bool:
        return len(self.things.words(state, frame)) == 0

    def effects(self) -> tuple[Effect, ...]:
        return (self.then,)


class Times(Control[State]):
    """An effect several times over; the register `each` counts from 0."""

    def __init__(self, n: i64 = 1, then: Effect = NOTHING) -> None:
        self.n = n
        self.then = then

    def run(self, state: State) -> bool:
        frame = frame_of(state)
        state.push(Loop(frame.inner(self.then), tuple(range(amount(frame, self.n)))))
        return False

    def idle(self, state: State, frame: Frame) -> bool:
        return in_vain(self.then, state, frame)

    def effects(self) -> tuple[Effect, ...]:
        return (self.then,)
