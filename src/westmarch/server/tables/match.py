"""A table as its events have made it: who sits where, what was said, what is asked of whom. No input or output happens here.

`Match` is made of a `Setup` and events in order. Restoring many events replays the game once, at the end; following single ones
moves the game on. Both lead to the same match.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from westmarch.core import registry
from westmarch.core.errors import WestmarchError
from westmarch.core.game import Options
from westmarch.core.rng import Rng
from westmarch.core.sittings.sitting import Logged, Sitting
from westmarch.core.state import PUBLIC, State
from westmarch.server.protocol.pieces import Status
from westmarch.server.protocol.situations import Outcome
from westmarch.server.refusal import Refused
from westmarch.server.tables import events, lessons
from westmarch.server.tables.clocks import Clocks
from westmarch.server.tables.events import NOBODY, Chair, Setup, Stored

REMEMBERED_IDS = 200
UNDONE_ALONE = "undone_alone"  # the kind of the entry that tells of words taken back in somebody's absence
# Events after which another seat may be asked.
Moving = events.Started | events.Taught | events.TakenUp | events.Said | events.Undone | events.Continued


class Question(NamedTuple):
    """Something that everybody must agree to."""

    seat: int
    person: str
    to: int | None
    level: str
    agreed: frozenset[str]
    at: int = 0  # when somebody last agreed


class Taken:
    """What others took back while somebody was away: the words as they lay when the first of them was, and how far it went."""

    def __init__(self, seat: int, to: int, sitting: Sitting) -> None:
        self.seat = seat  # who went back
        self.to = to
        self.before = sitting.as_it_stood()
        self.told: list[Logged] | None = None

    def further(self, to: int) -> None:
        """Somebody went back again."""
        self.to = min(self.to, to)

    def log(self) -> list[Logged]:
        """What the words had done that were taken back; nothing where changed rules no longer allow them."""
        if self.told is None:
            try:
                self.before.catch_up()
            except (WestmarchError, LookupError, ValueError):
                self.before.log = []
            self.told = [entry for entry in self.before.log if entry.notice is not None and entry.said > self.to]
        return self.told


class Match:
    """The present state of a table."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = registry.find(setup.game)
        # A table whose settings name no corrections is played without any.
        options = self.game.options({"corrections": [], **setup.settings})
        self.seat_ids = self.game.seat_ids(options)
        self.version = 0
        self.moved = 0  # the version that last changed the position
        self.updated = setup.created
        self.status: Status = "waiting"
        self.chairs: list[Chair] = list(setup.chairs)
        self.left: set[int] = set()
        self.replaced: dict[int, str] = {}  # seats that the computer took over, and whose they were
        self.undone_without: dict[int, Taken] = {}  # by seats whose people had left when others went back
        self.shown: dict[int, Taken] = {}  # by the versions in which they came back and were told
        self.rules = setup.rules
        self.sitting = Sitting(self.game, options, setup.seed)
        self.lesson = ""  # the key of the lesson that is given here
        self.trail: list[int] = [0]  # how many words had been said at each version
        self.turn = NOBODY
        self.turn_since = setup.created  # when the seat that is asked was first asked
        self.clocks = Clocks(setup.clock, len(setup.chairs))
        self.undo: Question | None = None
        self.replacement: Question | None = None
        self.rematch: Question | None = None
        self.sequel: Question | None = None
        self.rematch_table: str | None = None
        self.ended: Outcome | None = None  # how it ended if not by the game's own rules
        self.done_ids: dict[tuple[int, str], int] = {}  # the seat and client's id of words, and the version they made

    # Following events

    @classmethod
    def restore(cls, setup: Setup, stored: Iterable[Stored]) -> "Match":
        """The match that all these events make, with the game replayed once."""
        match = cls.noted(setup, stored)
        match._play()
        return match

    @classmethod
    def noted(cls, setup: Setup, stored: Iterable[Stored]) -> "Match":
        """The match that all these events make, the game itself not played: for whoever lets another play it."""
        match = cls(setup)
        for entry in stored:
            match._note(entry)
        return match

    def follow(self, stored: Stored) -> Stored:
        """Take one event up and give it back complete: with the seat that is asked afterwards."""
        self._note(stored)
        if isinstance(stored.event, Moving):
            self._play()
        return self._completed(stored)

    def _play(self) -> None:
        """Bring the game to where the events lead, once it has started."""
        if self.started:
            self.sitting.catch_up()

    def _completed(self, stored: Stored) -> Stored:
        """The last event with the seat that is asked now, which its author did not know."""
        if not isinstance(stored.event, Moving):
            return stored
        turn = self.asked
        self._pass_to(turn, stored.at)
        return Stored(stored.n, stored.at, msgspec.structs.replace(stored.event, turn=turn))

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
        elif isinstance(event, events.Taught):
            self._note_lesson(event, stored)
        elif isinstance(event, events.TakenUp):
            self._note_taken_up(event, stored)
        elif isinstance(event, events.Continued):
            self._note_continued(event, stored)
        elif isinstance(event, events.Resigned | events.RanOut | events.Abandoned | events.Closed):
            self._note_end(event, stored)
        elif isinstance(event, events.Rested):
            self.clocks.rest(event.lost)
        elif isinstance(event, events.Paused):
            self.clocks.pause(event.seat, at, event.until)
            self._tell("paused", event.seat)
        elif isinstance(event, events.Resumed):
            self.clocks.resume(event.seat, at)
            self._tell("resumed", event.seat)
        elif isinstance(event, events.Joined | events.Left | events.Returned | events.Replaced):
            self._note_seat(event)
        else:
            self._note_question(event, at)
        self.trail.append(self.said)

    def _tell(self, kind: str, seat: int | None = None) -> None:
        self.sitting.tell(self.version, kind, seat)

    def _note_words(self, event: events.Said, stored: Stored) -> None:
        self.moved = stored.n
        self.undo = None
        words = self.game.vocabulary.numbers_of(event.words)
        self.sitting.spoke(event.seat, words, by_order=event.order, triggered=event.triggered, version=stored.n)
        if event.id:
            self.done_ids[event.seat, event.id] = stored.n
            if len(self.done_ids) > REMEMBERED_IDS:
                del self.done_ids[next(iter(self.done_ids))]
        self._pass_to(event.turn, stored.at)

    def _note_undo(self, event: events.Undone, stored: Stored) -> None:
        self.moved = stored.n
        self.undo = None
        self._note_undone_without(event)
        self.sitting.went_back(event.to, event.fork, self.seats_of(self.chairs[event.seat].person))
        self._tell("forked" if event.fork else "undone", event.seat)
        self._pass_to(event.turn, stored.at)

    def _note_undone_without(self, event: events.Undone) -> None:
        """Note for all who are away what is taken back without them. Each is shown what lay there when that began."""
        for seat in (*self.left, *self.replaced):
            if seat in self.undone_without:
                self.undone_without[seat].further(event.to)
            else:
                self.undone_without[seat] = Taken(event.seat, event.to, self.sitting)

    def _note_start(self, event: events.Started, stored: Stored) -> None:
        self.moved = stored.n
        self.status = "playing"
        self.rules = event.rules
        self.sitting.options = self.game.options({**self.setup.settings, "viewers": event.viewers})
        for seat, chair in enumerate(self.chairs):
            if chair.kind in ("open", "friend"):
                self.chairs[seat] = Chair("computer", level=event.level)
        self._tell("started")
        self._pass_to(event.turn, stored.at)

    def _note_lesson(self, event: events.Taught, stored: Stored) -> None:
        self.moved = stored.n
        self.lesson = event.lesson
        if event.position is not None:
            self.sitting.taken_up(event.position, 0)
        self._tell("taught")
        self._pass_to(event.turn, stored.at)

    def _note_taken_up(self, event: events.TakenUp, stored: Stored) -> None:
        self.moved = stored.n
        self.sitting.taken_up(event.position, 0)
        self._tell("taken_up")
        self._pass_to(event.turn, stored.at)

    def _note_continued(self, event: events.Continued, stored: Stored) -> None:
        self.rules = event.rules
        if event.position is None:
            return
        self.moved = stored.n
        self.undo = None
        self.sitting.taken_up(event.position, event.said, event.kept)
        self._tell("continued")
        self._pass_to(event.turn, stored.at)

    def _note_end(
        self, event: events.Resigned | events.RanOut | events.Abandoned | events.Closed, stored: Stored
    ) -> None:
        self.status = "over"
        self.undo = self.replacement = None
        self.clocks.pass_to(NOBODY, stored.at)
        if isinstance(event, events.Abandoned | events.Closed):
            by = "closed" if isinstance(event, events.Closed) else "abandoned"
            self.ended = Outcome(None, by, None)
            self._tell(by)
            return
        by = "resigned" if isinstance(event, events.Resigned) else "out_of_time"
        self.ended = Outcome(self._opponent_of(event.seat), by, self.seat_ids[event.seat])
        self._tell(by, event.seat)

    def _opponent_of(self, seat: int) -> str | None:
        """A seat of the other side, where there are two."""
        sides = self.sides
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
            assert chair.person is not None
            self.replaced[seat] = chair.person
            self.chairs[seat] = Chair("computer", level=event.level)
            self.left.discard(seat)
            self.replacement = None
            self.sitting.end_orders_of(seat)
            self._tell("replaced", seat)
        elif isinstance(event, events.Returned):
            if seat in self.replaced:
                self.chairs[seat] = Chair("person", person=self.replaced.pop(seat))
            self.left.discard(seat)
            self.replacement = None
            self._tell("returned", seat)
            if seat in self.undone_without:
                taken = self.shown[self.version] = self.undone_without.pop(seat)
                self._tell(UNDONE_ALONE, taken.seat)
        elif self.status == "waiting":
            self.chairs[seat] = Chair("friend" if chair.invite else "open", invite=chair.invite)
            self._tell("left", seat)
        else:
            self.left.add(seat)
            self._tell("left", seat)

    def _note_question(self, event: events.AnyEvent, at: int) -> None:
        if isinstance(event, events.UndoAsked):
            self.undo = Question(event.seat, event.person, event.to, "", frozenset({event.person}))
        elif isinstance(event, events.UndoAnswered):
            self.undo = agreed(self.undo, event.person) if event.yes else None
        elif isinstance(event, events.ReplaceAsked):
            asked = self.replacement
            if asked is None or asked.seat != event.seat:
                asked = Question(event.seat, event.person, None, event.level, frozenset())
            self.replacement = asked._replace(agreed=asked.agreed | {event.person}, at=at)
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
            self.sitting.end_order(event.seat, event.prompt)
        elif isinstance(event, events.Ordered):
            stop = event.order == "stop"
            self.sitting.order(event.seat, event.prompt, stop=stop, until=event.until, mark=event.mark)

    def _pass_to(self, turn: int | None, at: int) -> None:
        if turn is None:
            return
        if turn != self.turn:
            self.turn, self.turn_since = turn, at
        self.clocks.pass_to(turn, at)
        if turn == NOBODY and self.status == "playing":
            self.status = "over"

    # What is true now

    @property
    def said(self) -> int:
        """How many words lead to the present position."""
        return self.sitting.said

    @property
    def started(self) -> bool:
        """Whether the game has begun, be it over by now."""
        return bool(self.viewers)

    @property
    def viewers(self) -> tuple[int, ...]:
        """The person of each seat as the game counts them, once it has begun."""
        return self.sitting.options.viewers

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat; the same for all where they play together."""
        if self.game.facts.teams == "together":
            return (0,) * len(self.chairs)
        return self.game.sides(self.sitting.options)

    @property
    def state(self) -> State:
        """The game's state, once it has started."""
        if not self.sitting.begun:
            raise Refused("not_started")
        return self.sitting.state

    @property
    def asked(self) -> int:
        """The seat that must choose; nobody's while the table waits or once it is over."""
        return self.sitting.seat if self.sitting.begun and self.ended is None else NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it has."""
        if self.ended is not None or self.status != "over":
            return self.ended
        told = self.game.outcome(self.state)
        return Outcome(str(told["winner"]), str(told["by"]), None)

    def following(self) -> Options | None:
        """Once the game is over by its own rules: the settings of the next one of a row, if one follows."""
        return self.sitting.sequel() if self.status == "over" and self.ended is None else None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        if person is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and chair.person == person]

    def may_return_to(self, person: str | None) -> list[int]:
        """The seats that a person had before the computer took them over; they stay his."""
        return [seat for seat, whose in self.replaced.items() if whose == person and self.status == "playing"]

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
        seats = self.seats_of(person)
        return self.status == "playing" and self._last_choice(seats) is not None and self.sitting.may_undo(seats)

    def _last_choice(self, seats: list[int]) -> int | None:
        """How many words had been said before the last choice of one who holds these seats; those of a lesson stay said."""
        to = self.sitting.last_choice(seats) if seats else None
        return to if to is not None and to >= lessons.learnt(self.lesson, self.sitting) else None

    def undo_to(self, person: str | None) -> int | None:
        """Where taking back a person's last choice leads. What the server said for him since is taken back with it.

        At a rated table nothing is taken back but what is free.
        """
        if self.status != "playing" or (self.setup.rated and not self.may_undo(person)):
            return None
        return self._last_choice(self.seats_of(person))

    def guess(self, chance: int) -> State:
        """A copy of the state in which all that the person who is asked cannot know is guessed anew."""
        return self.sitting.guess(Rng(chance))

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
    for spoken in match.sitting.line[said - match.sitting.base :]:
        if spoken.word not in state.options:
            break
        state.choose(spoken.word)
        kept += 1
    return events.Continued(game.rules, said, position, kept)


def leads_through(match: Match, said: int, position: dict[str, Any]) -> bool:
    """Whether the words of a match can still be said and lead through a position."""
    found = False
    try:
        for table, _ in match.sitting.replay():
            if match.sitting.base + len(table.words) == said:
                found = same_data(match.game.to_position(table.state), position)
    except (WestmarchError, LookupError, ValueError):
        return False
    return found


def same_data(one: object, other: object) -> bool:
    """Whether two pieces of plain data are equal once written as JSON."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")
