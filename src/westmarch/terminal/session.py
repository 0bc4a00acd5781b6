"""A sitting at one terminal: which seats people hold, whose eyes look at the screen, and what can be ordered there.

Both ways to play use it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from westmarch.core import table
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game, Options
from westmarch.core.sittings import orders
from westmarch.core.sittings.sitting import Sitting, Undone
from westmarch.core.state import Notice
from westmarch.core.words import PASS

HUMAN = "human"
BOTH = "both"


class Heard(NamedTuple):
    """What the person at the screen heard: which word brought it about, counted from 1, and what happened."""

    word: int
    notice: Notice


class Session(Sitting):
    """A sitting at which some seats are held by people before this screen and the others by computer players."""

    def __init__(self, game: Game, options: Options, seed: int, holders: Sequence[str]) -> None:
        """`holders` has for each seat HUMAN or a computer player's specification."""
        super().__init__(game, options, seed)
        self.holders = tuple(holders)
        self.catch_up()

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, holder in enumerate(self.holders) if holder == HUMAN]

    @property
    def reader(self) -> str:
        """The seat of the one person before this screen; none where several share it, for whom everybody has his name."""
        return self.seat_ids[self.people[0]] if len(self.people) == 1 else ""

    @property
    def seat_ids(self) -> tuple[str, ...]:
        """What the game calls each seat."""
        return self.game.seat_ids(self.options)

    @property
    def persons_turn(self) -> bool:
        """Whether a person must choose."""
        return not self.state.over and self.holders[self.seat] == HUMAN

    @property
    def eyes(self) -> int:
        """The seat through which the screen looks."""
        return self.eyes_of(self.people)

    @property
    def viewer(self) -> int:
        """The person at the screen."""
        return int(self.state.viewers[self.eyes])

    @property
    def secrets_between_people(self) -> bool:
        """Whether the screen shows somebody what another person at this terminal may not see."""
        return self.hides_from_others(self.people)

    def view(self) -> Any:
        """What the person at the screen may know."""
        return self.state.view(self.viewer)

    # Playing

    def choose(self, word: int, *, by_order: bool = False) -> list[Notice]:
        """Say a word; gives what the person at the screen hears of it."""
        notices = self.say(word, by_order=by_order)
        viewer = self.viewer
        return [notice for notice in notices if notice.heard_by(viewer)]

    def pass_on(self) -> list[Notice] | None:
        """Pass for the person who is asked, by an order or where nothing else can be said; gives what was heard."""
        word = self.word_by_order() if self.persons_turn else None
        return None if word is None else self.choose(word, by_order=True)

    def heard(self, since: int = 0) -> list[Heard]:
        """The log as the person at the screen may read it, from after a word on."""
        told = self.told(self.viewer, since)
        return [Heard(entry.said, entry.notice) for entry in told if entry.notice is not None]

    def last_own_word(self) -> int:
        """How many words had been said once a person spoke last; what follows is news to him."""
        place = self.last_choice(self.people)
        return 0 if place is None else place + 1

    def undo(self) -> Undone | None:
        """Go back to a person's last choice. Everybody who could object sits here, or is a computer that never does."""
        return self.take_back(self.people)

    # Standing orders

    @property
    def window(self) -> str | None:
        """The kind of window in which a person is asked, if it is one."""
        return orders.window_of(self.game, self.state) if self.persons_turn else None

    def offers(self) -> list[tuple[str, str]]:
        """What a person may order at the present question: what it is about, and until when the table shall pass."""
        if not self.persons_turn:
            return []
        spans = self.game.spans
        everywhere = [(orders.EVERY_WINDOW, until) for until in (*spans, orders.TRIGGER)] if self.game.windows else []
        window = self.window
        if window is None:
            here = [(self.game.prompt(self.state).name, until) for until in spans if PASS in self.state.options]
            return here + everywhere
        triggered = self.game.prompt(self.state).triggered
        return [(window, orders.WINDOW), *([(window, orders.CANCELLED)] if triggered else everywhere)]

    def let_pass(self, about: str, until: str) -> None:
        """Let the table pass for the seat that is asked."""
        self.order(self.seat, about, stop=False, until=until, mark=self.mark(until))

    def stops_at(self, window: str) -> bool:
        """Whether the seat that is asked wants to be asked in this kind of window in any case."""
        return any(order.stop and (order.seat, order.about) == (self.seat, window) for order in self.orders)

    def toggle_stop(self, window: str) -> None:
        """From now on ask the seat in this kind of window in any case, or no more."""
        stopped = self.stops_at(window)
        self.end_order(self.seat, window)
        if not stopped:
            self.order(self.seat, window, stop=True, until=orders.CANCELLED, mark=0)

    # Other games

    def following(self) -> "Session | None":
        """Where this game is over and another one follows in a row: that one, with the next seed."""
        options = self.sequel()
        return None if options is None else Session(self.game, options, self.seed + 1, self.holders)

    def again(self, seed: int, *, swapped: bool = False) -> "Session":
        """Another game with the same settings, on request with the seats changed round."""
        holders = self.holders[1:] + self.holders[:1] if swapped else self.holders
        return Session(self.game, self.options, seed, holders)


def holders_of(ids: Sequence[str], seat: str | None, opponent: str) -> tuple[str, ...]:
    """Who holds each seat if a person takes these (ids with commas, or all with `both`) and the opponent the others."""
    if seat == BOTH or opponent == HUMAN:
        return (HUMAN,) * len(ids)
    own = [ids[0]] if seat is None else seat.split(",")
    for name in own:
        if name not in ids:
            raise BadOptions(f"there is no seat '{name[:40]}'; there are: {', '.join((*ids, BOTH))}")
    return tuple(HUMAN if name in own else opponent for name in ids)


def viewers_of(ids: Sequence[str], seat: str | None) -> list[int] | None:
    """Which person holds each seat where one person takes several; none if every seat has its own."""
    if seat is None or (seat != BOTH and "," not in seat):
        return None
    own = ids if seat == BOTH else seat.split(",")
    first = next((number for number, name in enumerate(ids) if name in own), 0)
    return [first if name in own else number for number, name in enumerate(ids)]


def resumed(text: str, file: str, seat: str | None, opponent: str) -> Session:
    """Go on with a recorded game; where it is over and another one follows in a row, begin that."""
    played = table.load(text, file)
    holders = holders_of(played.game.seat_ids(played.options), seat, opponent)
    session = Session(played.game, played.options, played.seed, holders)
    session.resume(played)
    return session.following() or session
