"""The smallest table on which steps can run: it writes down what happens, counts for each seat, and asks."""

from collections.abc import Callable

from westmarch.core.frames import Effect, Filter, Frame, Seats, Test, frame_of
from westmarch.core.rng import Rng
from westmarch.core.state import AnyStep, Rulebook, State, Step

THINGS = list(range(10, 16))  # words that stand for things on the table
ASK, ASK_SET, ASK_NUMBER, ASK_ORDER = range(4)


class Toy(State):
    def __init__(self, seats: int = 3) -> None:
        super().__init__()
        self.log: list[str] = []
        self.counts = [0] * seats
        self.gone: set[int] = set()
        self.on_settle: list[Callable[[Toy], None]] = []
        self.on_announce: Callable[[Toy, int, int], None] = lambda *_: None
        self.begin(tuple(range(seats)), 12345, TOY_RULEBOOK)

    def clone(self) -> "Toy":
        other = Toy(len(self.counts))
        self.copy_engine_to(other)
        other.log, other.counts, other.gone = self.log.copy(), self.counts.copy(), self.gone.copy()
        other.on_settle, other.on_announce = self.on_settle, self.on_announce
        return other

    def returns(self) -> list[float]:
        return [0.0 for _ in self.counts]

    def alive(self, seat: int) -> bool:
        assert seat >= 0, "the game's own effects belong to nobody who could be out"
        return seat not in self.gone

    def play(self, *steps: AnyStep, seat: int = 0) -> "Toy":
        """Run steps as an effect of a seat until somebody is asked or all is over."""
        self.push(Frame(Effect(steps, "played"), 0, seat, 7, 1))
        self.run()
        return self

    def say(self, *words: int) -> "Toy":
        for word in words:
            self.choose(word)
        return self


class ToyRulebook(Rulebook[Toy]):
    def settle(self, state: Toy) -> None:
        for check in state.on_settle:
            check(state)

    def on_moment(self, state: Toy, moment: int, it: int, each: int, x: int) -> None:
        state.on_announce(state, moment, it)

    def view(self, state: Toy, viewer: int) -> dict[str, object]:
        return {"log": state.log}

    def redeal(self, state: Toy, viewer: int, rng: Rng) -> None:
        state.ask_again()


TOY_RULEBOOK = ToyRulebook()


class Note(Step[Toy]):
    """Writes a name down, with what its frame knows."""

    def __init__(self, name: str = "", change: bool = False) -> None:
        self.name = name
        self.change = change

    def run(self, state: Toy) -> bool:
        state.log.append(self.name)
        if self.change:
            state.changed()
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.name, self.change)


class Tell(Step[Toy]):
    """Writes down the registers of its frame."""

    def run(self, state: Toy) -> bool:
        frame = frame_of(state)
        state.log.append(f"seat {frame.seat} each {frame.each} x {frame.x} chosen {frame.chosen} regs {frame.regs}")
        return False


class Finish(Step[Toy]):
    def run(self, state: Toy) -> bool:
        state.finish()
        return False


class Kill(Step[Toy]):
    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def run(self, state: Toy) -> bool:
        state.gone.add(self.seat)
        state.changed()
        return False


class Things(Filter[Toy]):
    def __init__(self, words: tuple[int, ...] = tuple(THINGS)) -> None:
        self.all = words

    def words(self, state: Toy, frame: Frame) -> list[int]:
        return list(self.all)


class Some(Seats[Toy]):
    def __init__(self, seats: tuple[int, ...] = ()) -> None:
        self.seats = seats

    def order(self, state: Toy, frame: Frame) -> list[int]:
        return list(self.seats)


class Is(Test[Toy]):
    def __init__(self, so: bool = True) -> None:
        self.so = so

    def holds(self, state: Toy, frame: Frame) -> bool:
        return self.so
