"""Windows: several seats are asked in turn until all have passed in a row."""

from mypy_extensions import i64, mypyc_attr

from westmarch.core.state import S, Step
from westmarch.core.words import PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[S]):
    """Asks several seats in turn until all have passed in a row. A game's window subclasses it.

    Whether a seat is asked is decided by `could_act` from public facts alone, never from the real hand.
    """

    seats: tuple[int, ...]
    at: i64
    passes: i64

    def __init__(self, seats: tuple[int, ...] = (), at: i64 = 0, passes: i64 = 0) -> None:
        self.seats = seats
        self.at = at
        self.passes = passes

    def fields(self) -> tuple[object, ...]:
        return (self.seats, self.at, self.passes)

    def moved(self, at: i64, passes: i64) -> "Window[S]":
        """The same window with another seat to ask. To be overridden by a window with further fields."""
        return type(self)(self.seats, at, passes)

    def could_act(self, state: S, seat: int) -> bool:
        """Whether public facts leave it open that the seat can do something here."""
        return False

    def ask_seat(self, state: S, seat: int) -> bool:
        """Ask the seat (with `state.ask(self, ..., always=True)`); one of the options must be PASS."""
        return False

    def act(self, state: S, seat: int, word: int) -> None:
        """Carry out what the seat chose; PASS never gets here."""

    def offers(self, state: S, seat: int, at: i64, passes: i64) -> bool:
        """Ask the seat at this place if it could act. A game that finds that out by listing what it can do asks for it right here."""
        if not self.could_act(state, seat):
            return False
        return self.turned_to(at, passes).ask_seat(state, seat)

    def turned_to(self, at: i64, passes: i64) -> "Window[S]":
        """The window at another place; where it is there already, itself."""
        return self if at == self.at else self.moved(at, passes)

    def run(self, state: S) -> bool:
        at, passes = self.at, self.passes
        while passes < len(self.seats):
            seat = self.seats[at]
            if state.alive(seat) and self.offers(state, seat, at, passes):
                return True
            at = (at + 1) % len(self.seats)
            passes += 1
        return False

    def answer(self, state: S, word: int) -> None:
        following = (self.at + 1) % len(self.seats)
        if word == PASS:
            state.push(self.moved(following, self.passes + 1))
        else:
            state.push(self.moved(following, 0))
            self.act(state, self.seats[self.at], word)
