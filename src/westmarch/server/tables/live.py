"""A table in memory: the people connected to it, and the one way in which it changes.

Every change is decided, stored and only then told. The lock makes a process do one after the other; between processes the
database decides, by giving each event number away once.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import structlog
from msgspec import Struct, json

from westmarch.server import metrics
from westmarch.server.protocol import wire
from westmarch.server.protocol.situations import DaysClock
from westmarch.server.refusal import Refused
from westmarch.server.signals import bus
from westmarch.server.storage import store
from westmarch.server.storage.writer import Append, NewTable
from westmarch.server.tables import downtime, events, messages, requests
from westmarch.server.tables.clocks import DAY
from westmarch.server.tables.computers.line import Asker
from westmarch.server.tables.computers.pilot import Pilot
from westmarch.server.tables.events import Stored
from westmarch.server.tables.finished.results import rated_game
from westmarch.server.tables.match import Match
from westmarch.server.tables.messages import Company, Named

if TYPE_CHECKING:
    from westmarch.server.tables.hall import Hall

QUEUE = 100  # messages that wait for a client before it is given up
TRIES = 5  # at storing an event, against other processes
PRESENCE_SECONDS = 0.5  # at least between two messages about who is at the table
REMOTE_SECONDS = 60.0  # for which another process's word counts on who is at the table
NOWHERE = "nowhere"  # the address of people who are not there
SEATING = (events.Joined, events.Left, events.Returned, events.ReplaceAsked, events.Replaced, events.Started)
log = structlog.get_logger()


def encoded(message: Struct) -> str:
    """A message as it is sent."""
    return json.encode(message).decode()


class Close(NamedTuple):
    """The end of a connection."""

    code: int


class Connection:
    """Somebody who looks at a table. What he is sent waits in a line of its own, so that nobody waits for him."""

    def __init__(self, person: str | None, address: str, session: str | None = None) -> None:
        self.person = person
        self.address = address
        self.session = session
        self.version = -1  # of the last situation he was sent
        self.line: asyncio.Queue[str | Close] = asyncio.Queue(QUEUE + 1)
        self.closed = False

    def send(self, message: Struct) -> None:
        """Put a message into the line."""
        self.send_encoded(encoded(message))

    def send_encoded(self, message: str) -> None:
        """Put a message into the line; one whose line is full is let go, and may come back."""
        if self.closed:
            return
        if self.line.qsize() >= QUEUE:
            self.close(4408)
        else:
            self.line.put_nowait(message)

    def close(self, code: int) -> None:
        """End the connection after what is in the line."""
        if not self.closed:
            self.closed = True
            self.line.put_nowait(Close(code))


class Draft(NamedTuple):
    """An event that is to be stored, and a table that is set up with it."""

    event: events.AnyEvent
    also: NewTable | None = None


Decide = Callable[[Match], events.AnyEvent | Draft | None]


def order_for(match: Match, before: str, stored: Stored, draft: Draft) -> Append:
    """What is to be stored of a match that has just followed an event; `before` was its status until then."""
    resting = match.sitting.begun and (match.state.resting or isinstance(draft.event, events.Undone))
    ends = match.status == "over" and before != "over"
    return Append(
        table_id=match.setup.id,
        stored=stored,
        found_by=store.found_by(match, with_position=resting),
        seats=store.seat_rows(match) if ends or isinstance(draft.event, SEATING) else None,
        also=draft.also,
        counts=rated_game(match) if ends else None,
    )


class Elsewhere(NamedTuple):
    """Who is at a table through another process, and until when that counts."""

    people: frozenset[str]
    watching: int
    until: float


class LiveTable:
    """A table in memory."""

    def __init__(self, hall: "Hall", match: Match, names: dict[str, Named]) -> None:
        self.hall = hall
        self.match = match
        self.names = names
        self.lock = asyncio.Lock()
        self.in_doubt = False  # a change was tried and it is not known whether it was stored
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.thinking: set[int] = set()
        self.used = self.time()
        self.gone = dict.fromkeys(match.people(), self.time())  # since when somebody is not there
        self.pilot = Pilot(self)
        self.presence_due: asyncio.TimerHandle | None = None
        self.told_presence = -PRESENCE_SECONDS
        self.absence_due: asyncio.TimerHandle | None = None
        self.news_from_here = False

    def time(self) -> float:
        """Seconds on a clock that nobody sets."""
        return asyncio.get_running_loop().time()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.match.setup.id

    # Changing

    async def act(self, decide: Decide) -> bool:
        """Let `decide` look at the match and store what it decides; false where that is nothing.

        It may be asked several times, if another process changes the table at the same moment.
        """
        async with self.lock:
            self.hall.check()
            for _ in range(TRIES):
                await self.make_sure()
                rested = downtime.rest(self.match, self.hall.gaps)
                decided = rested or decide(self.match)
                if decided is None:
                    return False
                draft = decided if isinstance(decided, Draft) else Draft(decided)
                stored = await self._store(draft)
                if stored is not None:
                    await self._changed(stored)
                    if rested is None:
                        return True
                    continue
                metrics.CONFLICTS.inc()
                await self._reload()
            raise Refused("busy")

    async def _store(self, draft: Draft) -> Stored | None:
        match, before = self.match, self.match.status
        self.in_doubt = True
        stored = match.follow(Stored(match.version + 1, self.hall.now(), draft.event))
        done = await self.hall.writer.append(order_for(match, before, stored, draft))
        self.in_doubt = not done
        return stored if done else None

    async def _changed(self, stored: Stored) -> None:
        event = stored.event
        if isinstance(event, events.Said):
            by = "order" if event.order else self.match.chairs[event.seat].kind
            metrics.WORDS.labels(by).inc(len(event.words))
        if isinstance(event, events.Joined):
            await self._learn_names()
        self.hall.bus.tell(bus.Changed(self.hall.bus.process, self.id, stored.n, stored))
        self.tell_all()
        self.pilot.poke()
        if isinstance(event, SEATING) or self.match.status == "over":
            self.hall.bell.ring(self.match.people())

    @asynccontextmanager
    async def surely(self) -> AsyncIterator[Match]:
        """The match as it is stored, and nobody changes it meanwhile. Outside it may be ahead of the database."""
        async with self.lock:
            await self.make_sure()
            yield self.match

    async def make_sure(self) -> None:
        """After a change of which it is not known whether it was stored: ask the database."""
        if self.in_doubt:
            await self._reload()

    async def _reload(self) -> None:
        before = self.match.version
        self.match = await self.hall.restore(self.id)
        self.in_doubt = False
        await self._learn_names()
        if self.match.version != before or any(c.version != self.match.version for c in self.connections):
            self.tell_all()
        self.pilot.poke()

    async def catch_up(self, version: int, told: Stored | None = None) -> None:
        """Another process has brought the table to this version: follow it, by what it told where that is all that is missing."""
        async with self.lock:
            if self.in_doubt:
                await self._reload()
                return
            if version <= self.match.version:
                return
            try:
                missing = [told] if told is not None and told.n == version == self.match.version + 1 else None
                for stored in missing or await self.hall.store.events_after(self.id, self.match.version):
                    self.in_doubt = True
                    self.match.follow(stored)
                    self.in_doubt = False
            except Refused:
                raise
            except Exception:
                log.exception("cannot_follow", table=self.id)
                await self._reload()
            await self._learn_names()
            self.tell_all()
            self.pilot.poke()

    async def _learn_names(self) -> None:
        unknown = {chair.person for chair in self.match.chairs if chair.person is not None} - self.names.keys()
        if unknown:
            self.names.update(await self.hall.store.names([person for person in unknown if person]))

    # Telling

    def company(self) -> Company:
        """Names, who is there, and which computers think."""
        return Company(self.names, self.online(), self.thinking, self.watching(), self.long_away())

    def tell_all(self) -> None:
        """Send everybody the new situation: each what he may know, and of the log what he has not yet."""
        self.thinking &= {self.match.asked}  # a process that died cannot say that it thinks no more
        company, now = self.company(), self.hall.now()
        made: dict[tuple[str | None, int], str] = {}
        for connection in list(self.connections):
            person = connection.person if self._is_somebody(connection.person) else None
            key = (person, connection.version)
            if key not in made:
                update = messages.situation(self.match, person, connection.version, company, now, wire.Update)
                made[key] = encoded(update)
            connection.version = self.match.version
            connection.send_encoded(made[key])

    def _is_crowded(self, person: str | None) -> bool:
        """Whether so many look on that no further one can; for the people of the table there is always room."""
        return not self._is_somebody(person) and self.watching() >= self.hall.settings.limits.watchers_of_table

    def _is_somebody(self, person: str | None) -> bool:
        """Whether a person sees anything that not every spectator sees."""
        match = self.match
        return person is not None and (
            person == match.setup.creator or bool(match.seats_of(person)) or bool(match.may_return_to(person))
        )

    def send_all(self, message: wire.ServerMessage) -> None:
        """Send everybody the same."""
        text = encoded(message)
        for connection in list(self.connections):
            connection.send_encoded(text)

    # People

    async def connect(self, connection: Connection, since: int) -> None:
        """Let somebody in: the first thing he gets is the situation."""
        chat = await self.hall.store.chat(self.id)
        async with self.surely():
            if self._is_crowded(connection.person):
                raise Refused("too_fast", seconds=60)
            newcomer = connection.person is None or connection.person not in self.online()
            self.connections.add(connection)
            self.hall.count_connections(connection.person, 1)
            snapshot = messages.situation(
                self.match,
                connection.person,
                since,
                self.company(),
                self.hall.now(),
                wire.Snapshot,
                table=messages.table_info(self.match),
                chat=chat,
            )
            connection.version = self.match.version
            connection.send(snapshot)
        if newcomer:
            self.presence_changed()
        self.pilot.poke()

    def disconnect(self, connection: Connection) -> None:
        """Somebody is gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.hall.count_connections(connection.person, -1)
            self.used = self.time()
            if connection.person is not None and connection.person not in self.online():
                self.gone[connection.person] = self.used
                self._tell_of_absence()
            self.presence_changed()

    def _tell_of_absence(self) -> None:
        """Whoever stays away for long may be replaced: tell the others when it is so."""
        if self.absence_due is not None:
            self.absence_due.cancel()
        later = asyncio.get_running_loop().call_later
        self.absence_due = later(self.hall.settings.away_seconds, partial(self.presence_changed, here=False))

    def presence_changed(self, *, here: bool = True) -> None:
        """Tell everybody who is here, the other processes too if it changed in this one: soon, and not once for each of a crowd."""
        self.news_from_here |= here
        if self.presence_due is None:
            quiet = self.told_presence + PRESENCE_SECONDS - self.time()
            self.presence_due = asyncio.get_running_loop().call_later(max(0.0, quiet), self._tell_presence_now)

    def _tell_presence_now(self) -> None:
        self.presence_due = None
        self.told_presence = self.time()
        self.tell_presence()
        if self.news_from_here:
            self.news_from_here = False
            self.tell_who_is_here()

    def tell_presence(self) -> None:
        """Tell everybody connected to this process who is at the table."""
        seats = messages.seats(self.match, self.company(), self.hall.now())
        self.send_all(wire.Presence(seats, self.watching()))

    def tell_who_is_here(self) -> None:
        """Tell the other processes who is connected to this one."""
        people, watching = self._here()
        self.hall.bus.tell(bus.Here(self.hall.bus.process, self.id, sorted(people), watching))

    def heard_who_is_there(self, message: bus.Here) -> None:
        """Another process says who is connected to it."""
        until = self.time() + REMOTE_SECONDS
        self.elsewhere = {process: there for process, there in self.elsewhere.items() if there.until > self.time()}
        self.elsewhere[message.process] = Elsewhere(frozenset(message.people), message.watching, until)
        self.presence_changed(here=False)

    def _here(self) -> tuple[set[str], int]:
        seated = {chair.person for chair in self.match.chairs if chair.person is not None}
        people = {c.person for c in self.connections if c.person is not None and c.person in seated}
        return people, sum(c.person not in seated for c in self.connections)

    def online(self) -> set[str]:
        """The seated people who are at the table."""
        people, _ = self._here()
        return people.union(*[there.people for there in self._elsewhere()])

    def watching(self) -> int:
        """How many look on."""
        return self._here()[1] + sum(there.watching for there in self._elsewhere())

    def _elsewhere(self) -> Collection[Elsewhere]:
        return [there for there in self.elsewhere.values() if there.until > self.time()]

    def long_away(self) -> set[str]:
        """The people of the table who have not been there for a while."""
        if isinstance(self.match.setup.clock, DaysClock):
            return self._long_silent(self.match.setup.clock)
        since = self.time() - self.hall.settings.away_seconds
        return {
            person
            for person in self.match.people() - self.online()
            if self.gone.setdefault(person, self.time()) <= since
        }

    def asker(self) -> Asker:
        """For whom a computer player thinks: one of the table's people who is there. All who are not wait in one place."""
        people = self.match.people()
        there = [Asker(c.person, c.address) for c in self.connections if c.person is not None and c.person in people]
        return min(there, default=Asker(self.match.setup.creator, NOWHERE))

    def _long_silent(self, clock: DaysClock) -> set[str]:
        """In a game by days nobody need be there: only one who is asked, and has let half his time pass."""
        match, now = self.match, self.hall.now()
        person = match.chairs[match.asked].person if match.status == "playing" else None
        left = match.clocks.remaining(match.asked, now)
        silent = person is not None and left is not None and left <= clock.days * DAY // 2
        return {person} - self.online() if silent and person is not None else set()

    def notice(self) -> int:
        """For how many milliseconds one who is away is waited for once all others want the computer to take his seat."""
        by_days = isinstance(self.match.setup.clock, DaysClock)
        return DAY if by_days else int(self.hall.settings.notice_seconds * 1000)

    async def settle_replacement(self) -> None:
        """Give a seat to the computer whose owner did not come, or leave it to him."""
        if self.match.replacement is None:  # as at nearly all tables that a sweep looks at
            return
        if requests.settle_replacement(self.match, self.online(), self.hall.now(), self.notice()) is not None:
            await self.act(
                lambda match: requests.settle_replacement(match, self.online(), self.hall.now(), self.notice())
            )

    def think(self, seat: int, on: bool, *, tell: bool) -> None:
        """A computer player has begun or ended to think."""
        if on == (seat in self.thinking):
            return
        (self.thinking.add if on else self.thinking.discard)(seat)
        self.send_all(wire.Thinking(seat, on))
        if tell:
            self.hall.bus.tell(bus.Thinks(self.hall.bus.process, self.id, seat, on))

    def renamed(self, person: str, name: str) -> None:
        """Somebody has a new name."""
        if person in self.names:
            self.names[person] = self.names[person]._replace(name=name)
            self.presence_changed(here=False)

    @property
    def idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        unused = self.time() - self.used > self.hall.settings.idle_seconds
        return unused and not self.connections and not self.pilot.busy and not self.lock.locked()

    def close(self) -> None:
        """The server ends, or nobody needs the table."""
        self.pilot.stop()
        if self.presence_due is not None:
            self.presence_due.cancel()
        if self.absence_due is not None:
            self.absence_due.cancel()
        for connection in list(self.connections):
            connection.close(1012)
