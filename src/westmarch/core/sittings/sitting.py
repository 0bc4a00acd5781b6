"""A game that people sit at: who said which word, standing orders, the log by audience, taking back and forks.

Every host of a game (the terminal, the server) has a sitting and adds what is its own: who may do what, and where it is kept.
A sitting needs no network, no disk and no clock.

What changes it is first noted and then played. `spoke`, `went_back` and `taken_up` note; `catch_up` plays what was noted since,
from the beginning only where words were taken back. So a host that keeps events notes them all and plays the game once. A host
that has all its people before it uses `say` and `take_back`, which do both.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from westmarch.core.errors import NotAllowed
from westmarch.core.game import Game, Options
from westmarch.core.rng import Rng
from westmarch.core.sittings import orders
from westmarch.core.sittings.orders import Order
from westmarch.core.state import Notice, State
from westmarch.core.table import Table, next_fork


class Spoken(NamedTuple):
    """A word of the line that leads to the present position."""

    word: int
    seat: int
    by_order: bool = False  # the table said it for the seat
    version: int = 0  # the host's number of the change that brought it


class Logged(NamedTuple):
    """An entry of the log: a game's notice, or a change of the table by its kind. `said` words had been said then."""

    version: int
    said: int
    seat: int | None
    notice: Notice | None
    kind: str = ""

    def heard_by(self, viewer: int) -> bool:
        """Whether this viewer is told; changes of the table are for everybody."""
        return self.notice is None or self.notice.heard_by(viewer)


class Undone(NamedTuple):
    """What was taken back: somebody's own word, and whether chance takes another course now."""

    word: int
    forked: bool


class Sitting:
    """A game with all that was said at it. Words are counted from the game's beginning, those before a position included."""

    def __init__(self, game: Game, options: Options, seed: int) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.origin: Mapping[str, object] | None = None  # the position in which the game was taken up, if it was
        self.base = 0  # how many words had been said before that
        self.line: list[Spoken] = []
        self.forks: list[tuple[int, int]] = []  # after how many words, and the fork's number
        self.revealed = 0  # how many words had been said when something was last revealed
        self.orders: list[Order] = []
        self.log: list[Logged] = []
        self._table: Table | None = None  # none: it has to be played from the beginning

    # What is true now

    @property
    def begun(self) -> bool:
        """Whether the game is being played."""
        return self._table is not None

    @property
    def table(self) -> Table:
        """The game with the words that led to it since its beginning, or since the position where it was taken up."""
        if self._table is None:
            raise NotAllowed("the game has not begun")
        return self._table

    @property
    def state(self) -> State:
        """What lies on the table now."""
        return self.table.state

    @property
    def seat(self) -> int:
        """The seat that must choose."""
        return int(self.state.seat)

    @property
    def said(self) -> int:
        """How many words lead to the present position."""
        return self.base + len(self.line)

    @property
    def barrier(self) -> int:
        """To how many words one may go back without asking."""
        return self.base + int(self.state.barrier)

    # Noting

    def spoke(self, seat: int, words: Sequence[int], *, by_order: bool, triggered: bool, version: int = 0) -> None:
        """Note words of a seat; `triggered` where they answer to something that happened."""
        self.line.extend(Spoken(word, seat, by_order, version) for word in words)
        if not by_order:
            self.orders = orders.after_word(self.orders, seat, triggered)

    def went_back(self, to: int, fork: int, seats: Collection[int]) -> None:
        """Note that words were taken back to where `to` had been said, by one who holds these seats; with a fork unless 0."""
        del self.line[to - self.base :]
        self.orders = orders.after_undo(self.orders, seats, to)
        # A fork that is forgotten here has been replaced by a new one: `next_fork` sees to that.
        self.forks = [*[known for known in self.forks if known[0] <= to], *([(to, fork)] if fork else [])]
        self.log = [entry for entry in self.log if entry.said <= to]
        self._table = None

    def taken_up(self, position: Mapping[str, object], said: int, kept: int = 0) -> None:
        """Note that the game goes on from a position after `said` words, of which the next `kept` are still said."""
        first = said - self.base
        self.line = self.line[first : first + kept]
        self.origin, self.base = position, said
        self.forks = []
        self.log = []
        self._table = None

    def tell(self, version: int, kind: str, seat: int | None = None) -> None:
        """Enter a change of the table in the log."""
        self.log.append(Logged(version, self.said, seat, None, kind))

    def as_it_stood(self) -> "Sitting":
        """The same words at a sitting of their own, not played yet, whatever is said or taken back here later."""
        same = Sitting(self.game, self.options, self.seed)
        same.origin, same.base = self.origin, self.base
        same.line, same.forks = list(self.line), list(self.forks)
        return same

    # Playing

    def catch_up(self) -> None:
        """Play what was noted since the game was last played."""
        if self._table is not None:
            for spoken in self.line[len(self._table.words) :]:
                self._enter(self._table.choose(spoken.word))
            return
        self.log = [entry for entry in self.log if entry.notice is None]
        self.revealed = self.base
        for played, notices in self.replay():
            self._table = played
            if played.words:
                self._enter(notices)
        self.log.sort(key=lambda entry: (entry.version, entry.said))

    def _enter(self, notices: list[Notice]) -> None:
        """Enter in the log what the table's last word brought about, and note whether it revealed something."""
        words = len(self.table.words)
        spoken, said = self.line[words - 1], self.base + words
        # That another person said it is no such thing.
        if self.state.barrier == words:
            self.revealed = said
        self.log.extend(Logged(spoken.version, said, spoken.seat, notice) for notice in notices)

    def replay(self) -> Iterator[tuple[Table, list[Notice]]]:
        """A table of its own at the beginning of the line and after each of its words, with what the word did."""
        played = Table(self.game, self.options, self.seed, self.origin)
        forks = [(place - self.base, number) for place, number in self.forks]
        notices: list[Notice] = []
        for place in range(len(self.line) + 1):
            if place:
                notices = played.choose(self.line[place - 1].word)
            while forks and forks[0][0] == place:
                played.forks.append(forks[0])
                played.state.fork(forks.pop(0)[1])
            yield played, notices

    def say(self, word: int, *, by_order: bool = False) -> list[Notice]:
        """Say a word for the seat that is asked and give what happened; an illegal one raises and changes nothing."""
        seat, triggered = self.seat, self.game.prompt(self.state).triggered
        notices = self.table.choose(word)
        self.spoke(seat, (word,), by_order=by_order, triggered=triggered)
        self._enter(notices)
        return notices

    def resume(self, played: Table) -> None:
        """Say all that was said at another table of this game from its beginning, with its forks."""
        for place in range(len(played.words) + 1):
            for fork in [fork for fork in played.forks if fork[0] == place]:
                self.forks.append(fork)
                self.table.forks.append(fork)
                self.state.fork(fork[1])
            if place < len(played.words):
                self.say(played.words[place])

    # The log

    def told(self, viewer: int, since: int = 0) -> list[Logged]:
        """The log as a viewer may read it, from after a word on."""
        return [entry for entry in self.log if entry.said > since and entry.heard_by(viewer)]

    # Taking back

    def last_choice(self, seats: Collection[int]) -> int | None:
        """How many words had been said before the last choice of one who holds these seats.

        That is his own word, or the order by which the table spoke for him.
        """
        said = [(spoken.seat, spoken.by_order) for spoken in self.line]
        return orders.last_choice(said, seats, self.orders, self.base)

    def may_undo(self, seats: Sequence[int]) -> bool:
        """Whether one who holds these seats may take his last choice back without asking."""
        to = self.last_choice(seats)
        if to is None or to < self.revealed:
            return False
        if self.game.facts.teams == "together":
            # Among friends it does not matter that somebody has passed since because he could do nothing else.
            return all(spoken.by_order for spoken in self.line[to - self.base + 1 :])
        return to >= self.barrier and self.table.may_undo(self.options.people()[seats[0]])

    def fork_to(self, to: int, *, free: bool) -> int:
        """The number of the fork that going back to `to` words needs, 0 for none.

        Where it is free, only what was revealed counts; else also that another has answered.
        """
        return next_fork(self.forks, to, self.revealed if free else self.barrier)

    def take_back(self, seats: Collection[int]) -> Undone | None:
        """Go back to the last choice of those who hold these seats, to which everybody has agreed."""
        to = self.last_choice(seats)
        if to is None:
            return None
        word, fork = self.line[to - self.base].word, self.fork_to(to, free=False)
        self.went_back(to, fork, seats)
        self.catch_up()
        return Undone(word, bool(fork))

    # Standing orders

    def order(self, seat: int, about: str, *, stop: bool, until: str, mark: int) -> None:
        """Note a standing order."""
        self.orders = orders.given(self.orders, Order(seat, about, stop, until, mark, self.said))

    def end_order(self, seat: int, about: str) -> None:
        """End the orders of a seat about something."""
        self.orders = orders.ended(self.orders, seat, about)

    def end_orders_of(self, seat: int) -> None:
        """End all orders of a seat."""
        self.orders = [order for order in self.orders if order.seat != seat]

    def mark(self, until: str) -> int:
        """What tells the present window or stretch of play from the others of its kind."""
        return orders.mark_of(self.game, self.state, until)

    def lasting(self) -> list[Order]:
        """The orders that still hold."""
        return [order for order in self.orders if orders.lasts(self.game, self.state, order)]

    def word_by_order(self) -> int | None:
        """The word that the table says for the seat that is asked; none where the seat must choose itself."""
        return None if self.state.over else orders.answer(self.game, self.state, self.orders)

    # Several people before one screen

    def eyes_of(self, people: Sequence[int]) -> int:
        """The seat through which a screen looks that the people of these seats share.

        That is the one who must choose, or who chose last, or the first one.
        """
        if self.seat in people:
            return self.seat
        spoken = (entry.seat for entry in reversed(self.line) if entry.seat in people)
        return next(spoken, people[0] if people else 0)

    def hides_from_others(self, people: Sequence[int]) -> bool:
        """Whether the screen shows somebody what another of the people who share it may not see."""
        state = self.state
        viewers = {int(state.viewers[seat]) for seat in people}
        if len(viewers) < 2 or state.over:
            return False
        mine = state.view(int(state.viewers[self.eyes_of(people)]))
        return self.game.prompt(state).secret or any(state.view(other) != mine for other in viewers)

    # What follows

    def guess(self, rng: Rng) -> State:
        """A copy of the state in which all that the person who is asked cannot know is guessed anew."""
        state = self.state.clone()
        state.redeal(int(state.viewers[state.seat]), rng)
        return state

    def sequel(self) -> Options | None:
        """Where the game is over by its own rules: the settings of the next one of a row, if one follows."""
        return self.game.sequel(self.options, self.state) if self.state.over else None
