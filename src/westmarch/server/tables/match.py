"""A table as its events have made it: who sits where, what was said, what is asked of whom. No input or output happens here.

`Match` is made of a `Setup` and events in order. Restoring many events replays the game once, at the end; following single ones
moves the game on. Both lead to the same match.
"""

import secrets
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from westmarch.core import orders, registry
from westmarch.core.errors import WestmarchError
from westmarch.core.game import Options
from westmarch.core.orders import Order
from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC, Notice, State
from westmarch.core.table import Table
from westmarch.server.protocol.pieces import Status
from westmarch.server.protocol.situations import Outcome
from westmarch.server.refusal import Refused
from westmarch.server.tables import events
from westmarch.server.tables.clocks import Clocks
from westmarch.server.tables.events import NOBODY, Chair, Setup, Stored

REMEMBERED_IDS = 200
Moving = events.Started | events.Said | events.Undone | events.Continued  # events after which another seat may be asked


class Logged(NamedTuple):
    """An entry of the log: a game's notice, or a change of the table by its kind."""

    version: int
    said: int
    seat: int | None
    notice: Notice | None
    kind: str


class Spoken(NamedTuple):
    """A word of the line that leads to the present position."""

    word: int
    seat: int
    version: int
    order: bool  # the server said it for the seat


class Question(NamedTuple):
    """Something that everybody must agree to."""

    seat: int
    person: str
    to: int | None
    level: str
    agreed: frozenset[str]


class Match:
    """The present state of a table."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = registry.find(setup.game)
        self.seat_ids = self.game.seat_ids(self.game.options(setup.settings))
        self.version = 0
        self.moved = 0  # the version that last changed the position
        self.updated = setup.created
        self.status: Status = "waiting"
        self.chairs: list[Chair] = list(setup.chairs)
        self.left: set[int] = set()
        self.viewers: tuple[int, ...] = ()
        self.rules = setup.rules
        self.origin: events.Continued | None = None
        self.line: list[Spoken] = []
        self.forks: list[tuple[int, int]] = []
        self.revealed = 0  # how many words had been said when something was last revealed
        self.trail: list[int] = [0]  # how many words had been said at each version
        self.log: list[Logged] = []
        self.clocks = Clocks(setup.clock, len(setup.chairs))
        self.orders: list[Order] = []
        self.undo: Question | None = None
        self.replacement: Question | None = None
        self.rematch: Question | None = None
        self.sequel: Question | None = None
        self.rematch_table: str | None = None
        self.ended: Outcome | None = None  # how it ended if not by the game's own rules
        self.done_ids: dict[tuple[int, str], int] = {}  # the seat and client's id of words, and the version they made
        self.table: Table | None = None

    # Following events

    @classmethod
    def restore(cls, setup: Setup, stored: Iterable[Stored]) -> "Match":
        """The match that all these events make, with the game replayed once."""
        match = cls(setup)
        for entry in stored:
            match._note(entry)
        match._replay()
        return match

    def follow(self, stored: Stored) -> Stored:
        """Take one event up and give it back complete: with the seat that is asked afterwards."""
        event = stored.event
        if isinstance(event, events.Said):
            entries = self._speak(stored.n, event)
            self._note(stored)
            self.log.extend(entries)
        else:
            self._note(stored)
            if isinstance(event, Moving):
                self._replay()
        return self._completed(stored)

    def _completed(self, stored: Stored) -> Stored:
        """The last event with the seat that is asked now, which its author did not know."""
        if not isinstance(stored.event, Moving):
            return stored
        turn = self.asked
        self._pass_to(turn, stored.at)
        return Stored(stored.n, stored.at, msgspec.structs.replace(stored.event, turn=turn))

    def _speak(self, version: int, event: events.Said) -> list[Logged]:
        """Say words on the game as it stands and give their log."""
        if self.table is None:
            raise Refused("not_started")
        entries: list[Logged] = []
        for place, word in enumerate(event.words, self.said + 1):
            notices = self.table.choose(word)
            self._look_for_reveal(self.table)
            entries.extend(Logged(version, place, event.seat, notice, "") for notice in notices)
        return entries

    def _replay(self) -> None:
        """Play the line anew; the table's own log entries stay, the game's are written again."""
        if self.status == "waiting" or not self.viewers:
            return
        entries = [entry for entry in self.log if entry.notice is None]
        self.revealed = self.base
        for table, notices in self.replay():
            if table.words:
                self._look_for_reveal(table)
                spoken = self.line[len(table.words) - 1]
                said = self.base + len(table.words)
                entries.extend(Logged(spoken.version, said, spoken.seat, notice, "") for notice in notices)
            self.table = table
        self.log = sorted(entries, key=lambda entry: (entry.version, entry.said))

    def _look_for_reveal(self, table: Table) -> None:
        """Note whether the last word revealed something; that another person said it is no such thing."""
        if table.state.barrier == len(table.words):
            self.revealed = self.base + len(table.words)

    def replay(self) -> Iterator[tuple[Table, list[Notice]]]:
        """A table of its own at the beginning of the line and after each of its words, with what the word did."""
        options = self.game.options({**self.setup.settings, "viewers": self.viewers})
        table = Table(self.game, options, self.setup.seed, self.origin.position if self.origin is not None else None)
        forks = [(place - self.base, number) for place, number in self.forks]
        notices: list[Notice] = []
        for place in range(len(self.line) + 1):
            if place:
                notices = table.choose(self.line[place - 1].word)
            while forks and forks[0][0] == place:
                table.forks.append(forks[0])
                table.state.fork(forks.pop(0)[1])
            yield table, notices

    # What each event changes, the game itself left aside

    def _note(self, stored: Stored) -> None:
        event, at = stored.event, stored.at
        self.version = stored.n
        self.updated = at
        if isinstance(event, events.Said):
            self._note_words(event, stored)
        elif isinstance(event, events.Undone):
            self._note_undo(event, stored)
        elif isinstance(event, events.Started):
            self._note_start(event, stored)
        elif isinstance(event, events.Continued):
            self._note_continued(event, stored)
        elif isinstance(event, events.Resigned | events.RanOut | events.Abandoned):
            self._note_end(event, stored)
        elif isinstance(event, events.Joined | events.Left | events.Returned | events.Replaced):
            self._note_seat(event)
        else:
            self._note_question(event)
        self.trail.append(self.said)

    def _tell(self, kind: str, seat: int | None = None) -> None:
        self.log.append(Logged(self.version, self.said, seat, None, kind))

    def _note_words(self, event: events.Said, stored: Stored) -> None:
        self.moved = stored.n
        self.line.extend(Spoken(word, event.seat, stored.n, event.order) for word in event.words)
        self.undo = None
        if not event.order:
            self.orders = orders.after_word(self.orders, event.seat, event.triggered)
        if event.id:
            self.done_ids[event.seat, event.id] = stored.n
            if len(self.done_ids) > REMEMBERED_IDS:
                del self.done_ids[next(iter(self.done_ids))]
        self._pass_to(event.turn, stored.at)

    def _note_undo(self, event: events.Undone, stored: Stored) -> None:
        self.moved = stored.n
        self.undo = None
        del self.line[event.to - self.base :]
        self.orders = orders.after_undo(self.orders, self.seats_of(self.chairs[event.seat].person), event.to)
        self.forks = [fork for fork in self.forks if fork[0] <= event.to]
        if event.fork:
            self.forks.append((event.to, event.fork))
        self.log = [entry for entry in self.log if entry.said <= event.to]
        self._tell("forked" if event.fork else "undone", event.seat)
        self._pass_to(event.turn, stored.at)

    def _note_start(self, event: events.Started, stored: Stored) -> None:
        self.moved = stored.n
        self.status = "playing"
        self.viewers = event.viewers
        self.rules = event.rules
        for seat, chair in enumerate(self.chairs):
            if chair.kind in ("open", "friend"):
                self.chairs[seat] = Chair("computer", level=event.level)
        self._tell("started")
        self._pass_to(event.turn, stored.at)

    def _note_continued(self, event: events.Continued, stored: Stored) -> None:
        self.rules = event.rules
        if event.position is None:
            return
        self.moved = stored.n
        self.undo = None
        first = event.said - self.base
        self.line = self.line[first : first + event.kept]
        self.origin = event
        self.forks = []
        self.log = []
        self._tell("continued")
        self._pass_to(event.turn, stored.at)

    def _note_end(self, event: events.Resigned | events.RanOut | events.Abandoned, stored: Stored) -> None:
        self.status = "over"
        self.undo = self.replacement = None
        if isinstance(event, events.Abandoned):
            self.ended = Outcome(None, "abandoned", None)
            self._tell("abandoned")
            return
        by = "resigned" if isinstance(event, events.Resigned) else "out_of_time"
        self.clocks.pass_to(NOBODY, stored.at)
        self.ended = Outcome(self._opponent_of(event.seat), by, self.seat_ids[event.seat])
        self._tell(by, event.seat)

    def _opponent_of(self, seat: int) -> str | None:
        """A seat of the other side, where there are two."""
        if self.game.facts.teams == "together":
            return None
        sides = self.game.sides(self.game.options(self.setup.settings))
        others = [name for name, side in zip(self.seat_ids, sides, strict=True) if side != sides[seat]]
        return others[0] if len(set(sides)) == 2 else None

    def _note_seat(self, event: events.Joined | events.Left | events.Returned | events.Replaced) -> None:
        seat = event.seat
        chair = self.chairs[seat]
        if isinstance(event, events.Joined):
            self.chairs[seat] = msgspec.structs.replace(chair, kind="person", person=event.person)
            if event.decks:
                settings = {**self.setup.settings, "decks": list(event.decks)}
                self.setup = msgspec.structs.replace(self.setup, settings=settings)
            self._tell("joined", seat)
        elif isinstance(event, events.Replaced):
            self.chairs[seat] = Chair("computer", level=event.level)
            self.left.discard(seat)
            self.replacement = None
            self.orders = [order for order in self.orders if order.seat != seat]
            self._tell("replaced", seat)
        elif isinstance(event, events.Returned):
            self.left.discard(seat)
            self.replacement = None
            self._tell("returned", seat)
        elif self.status == "waiting":
            self.chairs[seat] = Chair("friend" if chair.invite else "open", invite=chair.invite)
            self._tell("left", seat)
        else:
            self.left.add(seat)
            self._tell("left", seat)

    def _note_question(self, event: events.AnyEvent) -> None:
        if isinstance(event, events.UndoAsked):
            self.undo = Question(event.seat, event.person, event.to, "", frozenset({event.person}))
        elif isinstance(event, events.UndoAnswered):
            self.undo = agreed(self.undo, event.person) if event.yes else None
        elif isinstance(event, events.ReplaceAsked):
            asked = self.replacement
            if asked is None or asked.seat != event.seat:
                asked = Question(event.seat, event.person, None, event.level, frozenset())
            self.replacement = agreed(asked, event.person)
        elif isinstance(event, events.RematchAsked):
            new = Question(event.seat, event.person, None, "", frozenset())
            if event.sequel:
                self.sequel = agreed(self.sequel or new, event.person)
            else:
                self.rematch = agreed(self.rematch or new, event.person)
        elif isinstance(event, events.Rematched):
            self.rematch = self.sequel = None
            self.rematch_table = event.table
        elif isinstance(event, events.Ordered) and event.order == "ask":
            self.orders = orders.ended(self.orders, event.seat, event.prompt)
        elif isinstance(event, events.Ordered):
            stop = event.order == "stop"
            order = Order(event.seat, event.prompt, stop, event.until, event.mark, self.said)
            self.orders = orders.given(self.orders, order)

    def _pass_to(self, turn: int | None, at: int) -> None:
        if turn is None:
            return
        self.clocks.pass_to(turn, at)
        if turn == NOBODY and self.status == "playing":
            self.status = "over"

    # What is true now

    @property
    def base(self) -> int:
        """How many words were said before the position in which the game was taken up."""
        return self.origin.said if self.origin is not None else 0

    @property
    def said(self) -> int:
        """How many words lead to the present position."""
        return self.base + len(self.line)

    @property
    def state(self) -> State:
        """The game's state, once it has started."""
        if self.table is None:
            raise Refused("not_started")
        return self.table.state

    @property
    def asked(self) -> int:
        """The seat that must choose; nobody's while the table waits or once it is over."""
        if self.table is None or self.ended is not None:
            return NOBODY
        return int(self.table.state.seat)

    @property
    def barrier(self) -> int:
        """To how many words one may go back without asking."""
        return self.base + int(self.state.barrier)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        if self.ended is not None or self.status != "over" or self.table is None:
            return self.ended
        told = self.game.outcome(self.table.state)
        return Outcome(str(told["winner"]), str(told["by"]), None)

    def following(self) -> Options | None:
        """Once the game is over by its own rules: the settings of the next one of a row, if one follows."""
        if self.status != "over" or self.table is None or self.ended is not None:
            return None
        return self.game.sequel(self.table.options, self.table.state)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        if person is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.person == person]

    def viewer_of(self, person: str | None) -> int:
        """As whom a person sees the game: the viewer of his seats, or a spectator."""
        seats = self.seats_of(person)
        return self.viewers[seats[0]] if seats and self.viewers else PUBLIC

    def people(self) -> set[str]:
        """The people who hold seats and have not left."""
        return {
            chair.person
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.person is not None and seat not in self.left
        }

    def may_undo(self, person: str | None) -> bool:
        """Whether a person may take his last choice back without asking."""
        if self.status != "playing" or self.table is None:
            return False
        viewer, to = self.viewer_of(person), self.undo_to(person)
        if viewer == PUBLIC or to is None or to < self.revealed:
            return False
        if self.game.facts.teams == "together":
            # Among friends it does not matter that somebody has passed since because he could do nothing else.
            return all(spoken.order for spoken in self.line[to - self.base + 1 :])
        return to >= self.barrier and self.table.may_undo(viewer)

    def undo_to(self, person: str | None) -> int | None:
        """Where taking back a person's last choice leads: his own word, or the order by which the server spoke for him.

        What the server said for him since is taken back with it.
        """
        if self.status != "playing":
            return None
        said = [(spoken.seat, spoken.order) for spoken in self.line]
        return orders.last_choice(said, self.seats_of(person), self.orders, self.base)

    def guess(self) -> State:
        """A copy of the state in which all that the person who is asked cannot know is guessed anew."""
        state = self.state.clone()
        state.redeal(self.viewers[self.asked], Rng(secrets.randbits(62)))
        return state

    def deadline(self) -> int | None:
        """When the person who is asked has no time left."""
        if self.status != "playing" or self.chairs[self.asked].kind != "person":
            return None
        return self.clocks.deadline()

    def log_floor(self, version: int) -> int:
        """The lowest number of words since a version: what a client of that version keeps of its log."""
        if not 0 <= version < len(self.trail):
            return -1
        return min(self.trail[version:])


def agreed(question: Question | None, person: str) -> Question | None:
    """The question with one more who agrees."""
    return question and question._replace(agreed=question.agreed | {person})


def under_new_rules(
    setup: Setup, stored: Sequence[Stored], said: int, position: dict[str, Any], now: int
) -> tuple["Match", Stored]:
    """A match whose rules have changed since its last word, gone on from a late position of it, and the event that did so."""
    event = continuation(setup, stored, said, position)
    last = Stored(stored[-1].n + 1, now, event)
    match = Match.restore(setup, [*stored, last])
    return match, match._completed(last)


def continuation(setup: Setup, stored: Iterable[Stored], said: int, position: dict[str, Any]) -> events.Continued:
    """How it goes on: where its words still lead through the position, from its words.

    Else from the position, with as many of the words after it as are still allowed.
    """
    match = Match(setup)
    for entry in stored:
        match._note(entry)
    game = match.game
    if leads_through(match, said, position):
        return events.Continued(game.rules)
    state = game.load_position(position)
    kept = 0
    for spoken in match.line[said - match.base :]:
        if spoken.word not in state.options:
            break
        state.choose(spoken.word)
        kept += 1
    return events.Continued(game.rules, said, position, kept)


def leads_through(match: Match, said: int, position: dict[str, Any]) -> bool:
    """Whether the words of a match can still be said and lead through a position."""
    found = False
    try:
        for table, _ in match.replay():
            if match.base + len(table.words) == said:
                found = same_data(match.game.to_position(table.state), position)
    except (WestmarchError, LookupError, ValueError):
        return False
    return found


def same_data(one: object, other: object) -> bool:
    """Whether two pieces of plain data are equal once written as JSON."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")
