"""A game at one terminal: the table, who holds which seat, the log, and taking back. Both ways to play use it."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from westmarch.core import orders
from westmarch.core import record as records
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game, Options
from westmarch.core.orders import Order
from westmarch.core.state import Notice, State
from westmarch.core.table import Table
from westmarch.core.table import replay as replay_words

HUMAN = "human"
BOTH = "both"


class Told(NamedTuple):
    """An entry of the log: which word brought it about, counted from 1, and what happened."""

    word: int
    notice: Notice


class Undone(NamedTuple):
    """What was taken back: the person's own word, and whether chance takes another course now."""

    word: int
    forked: bool


class Session:
    """A table at which some seats are held by people and the others by computer players."""

    def __init__(self, game: Game, options: Options, seed: int, holders: Sequence[str]) -> None:
        """`holders` has for each seat HUMAN or a computer player's specification."""
        self.holders = tuple(holders)
        self._start(Table(game, options, seed))

    def _start(self, table: Table) -> None:
        self.table = table
        self.log: list[Told] = []
        self.speakers: list[int] = []  # the seat that said each word
        self.by_table: list[bool] = []  # whether the table said it for a person
        self.orders: list[Order] = []

    @property
    def game(self) -> Game:
        """The game."""
        return self.table.game

    @property
    def state(self) -> State:
        """What lies on the table now."""
        return self.table.state

    def following(self) -> "Session | None":
        """Where this game is over and another one follows in a row: that one, with the next seed."""
        table = self.table
        options = table.game.sequel(table.options, table.state) if table.state.over else None
        return None if options is None else Session(table.game, options, table.seed + 1, self.holders)

    @property
    def seat(self) -> int:
        """The seat that must choose."""
        return int(self.state.seat)

    @property
    def seat_ids(self) -> tuple[str, ...]:
        """What the game calls each seat."""
        return self.game.seat_ids(self.table.options)

    @property
    def persons_turn(self) -> bool:
        """Whether a person must choose."""
        return not self.state.over and self.holders[self.seat] == HUMAN

    @property
    def eyes(self) -> int:
        """The seat through which the screen looks: who must choose, or the person who chose last, or the first one."""
        if self.persons_turn:
            return self.seat
        people = [seat for seat, holder in enumerate(self.holders) if holder == HUMAN]
        spoken = [seat for seat in self.speakers if seat in people]
        return spoken[-1] if spoken else people[0] if people else 0

    @property
    def viewer(self) -> int:
        """The person at the screen."""
        return int(self.state.viewers[self.eyes])

    @property
    def secrets_between_people(self) -> bool:
        """Whether the screen shows somebody what another person at this terminal may not see."""
        people = {int(self.state.viewers[seat]) for seat, holder in enumerate(self.holders) if holder == HUMAN}
        if len(people) < 2 or self.state.over:
            return False
        mine = self.state.view(self.viewer)
        return self.game.prompt(self.state).secret or any(self.state.view(other) != mine for other in people)

    def view(self) -> Any:
        """What the person at the screen may know."""
        return self.state.view(self.viewer)

    # Playing

    def choose(self, word: int, *, by_table: bool = False) -> list[Notice]:
        """Say a word; gives what the person at the screen hears of it."""
        seat = self.seat
        if not by_table:
            self.orders = orders.after_word(self.orders, seat, self.game.prompt(self.state).triggered)
        notices = self.table.choose(word)
        self.note(seat, notices, by_table)
        return heard(notices, self.viewer)

    def pass_on(self) -> list[Notice] | None:
        """Pass for the person who is asked, by an order or where nothing else can be said; gives what was heard."""
        word = orders.answer(self.game, self.state, self.orders) if self.persons_turn else None
        return None if word is None else self.choose(word, by_table=True)

    def note(self, seat: int, notices: Iterable[Notice], by_table: bool = False) -> None:
        """Enter the word just said in the log."""
        self.speakers.append(seat)
        self.by_table.append(by_table)
        self.log.extend(Told(len(self.speakers), notice) for notice in notices)

    def told(self, since: int = 0) -> list[Told]:
        """The log as the person at the screen may read it, from after a word on."""
        return [entry for entry in self.log if entry.word > since and entry.notice.heard_by(self.viewer)]

    def last_own_word(self) -> int:
        """How many words had been said once a person spoke last; what follows is news to him."""
        said = zip(self.speakers, self.by_table, strict=True)
        place = orders.last_choice(said, self.people, self.orders)
        return 0 if place is None else place + 1

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, holder in enumerate(self.holders) if holder == HUMAN]

    # Standing orders

    @property
    def window(self) -> str | None:
        """The kind of window in which a person is asked, if it is one."""
        return orders.window_of(self.game, self.state) if self.persons_turn else None

    def offers(self) -> list[tuple[str, str]]:
        """What a person may order at the present question: what it is about, and until when the table shall pass."""
        everywhere = [(orders.EVERY_WINDOW, until) for until in (*self.game.spans, orders.TRIGGER)]
        window = self.window
        if window is None:
            return everywhere if self.persons_turn and self.game.spans else []
        triggered = self.game.prompt(self.state).triggered
        return [(window, orders.WINDOW), *([(window, orders.CANCELLED)] if triggered else everywhere)]

    def order(self, about: str, until: str) -> None:
        """Let the table pass for the seat that is asked."""
        mark = orders.mark_of(self.game, self.state, until)
        new = Order(self.seat, about, False, until, mark, len(self.speakers))
        self.orders = orders.given(self.orders, new)

    def stops_at(self, window: str) -> bool:
        """Whether the seat that is asked wants to be asked in this kind of window in any case."""
        return any(order.stop and (order.seat, order.about) == (self.seat, window) for order in self.orders)

    def toggle_stop(self, window: str) -> None:
        """From now on ask the seat in this kind of window in any case, or no more."""
        stopped = self.stops_at(window)
        self.orders = orders.ended(self.orders, self.seat, window)
        if not stopped:
            self.orders = orders.given(self.orders, Order(self.seat, window, True))

    def lasting(self) -> list[Order]:
        """The orders of people that still hold."""
        return [order for order in self.orders if orders.lasts(self.game, self.state, order)]

    def cancel(self, order: Order) -> None:
        """End an order."""
        self.orders = orders.ended(self.orders, order.seat, order.about)

    def undo(self) -> Undone | None:
        """Go back to a person's last choice. Everybody who could object sits here, or is a computer that never does."""
        length = self.last_own_word() - 1
        if length < 0:
            return None
        word = self.table.words[length]
        forks = len(self.table.forks)
        self.table.rewind(length)
        del self.speakers[length:]
        del self.by_table[length:]
        self.orders = orders.after_undo(self.orders, self.people, length)
        self.log = [entry for entry in self.log if entry.word <= length]
        return Undone(word, len(self.table.forks) > forks)

    def again(self, seed: int, *, swapped: bool = False) -> None:
        """Begin another game with the same settings, on request with the seats changed round."""
        if swapped:
            self.holders = self.holders[1:] + self.holders[:1]
        self._start(Table(self.game, self.table.options, seed))


def heard(notices: Iterable[Notice], viewer: int) -> list[Notice]:
    """The log entries that are for this person."""
    return [notice for notice in notices if notice.heard_by(viewer)]


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
    session: Session | None = None
    speaker = -1
    for table in replay_words(records.read(text, file), file):
        if session is None:
            holders = holders_of(table.game.seat_ids(table.options), seat, opponent)
            session = Session(table.game, table.options, table.seed, holders)
            session.table = table
        else:
            session.note(speaker, table.state.notices or [])
        speaker = int(table.state.seat)
    assert session is not None
    return session.following() or session
