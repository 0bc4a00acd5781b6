"""All live tables of a server process: loading and unloading, clocks, what other processes say, and the server's health."""

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Collection

import msgspec
import structlog

from westmarch.core import registry
from westmarch.core.errors import OTHER_CORRECTIONS, BadOptions, UnknownGame, WestmarchError
from westmarch.core.game import options_data
from westmarch.core.rng import KEY_BITS, LEAST_KEY
from westmarch.lessons.lesson import Lesson
from westmarch.server import metrics
from westmarch.server.people import decks
from westmarch.server.protocol import api, wire
from westmarch.server.protocol.situations import Clock
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.signals import bus
from westmarch.server.signals.bell import Bell
from westmarch.server.signals.bus import Bus, RedisBus
from westmarch.server.storage import store
from westmarch.server.storage.database import Database
from westmarch.server.storage.store import Store
from westmarch.server.storage.writer import Append, NewTable, Writer
from westmarch.server.tables import events, lessons, requests
from westmarch.server.tables.computers.slots import Paces
from westmarch.server.tables.computers.workers import Workers
from westmarch.server.tables.downtime import ALIVE_EVERY, Gap, Run, Steady, gaps, rest
from westmarch.server.tables.events import Chair, Setup, Stored
from westmarch.server.tables.live import LiveTable
from westmarch.server.tables.match import Match, under_new_rules

HERE_EVERY = 20  # sweeps between two reminders of who is at which table
DUE_EVERY = 5  # sweeps between two looks for tables that nobody has in memory
WAKE_AGAIN = 3_600_000  # milliseconds until a table that cannot be loaded is tried again
CATCH_UP_SECONDS = 0.3  # between two tries to read what is stored
NEWS_SECONDS = 0.3  # for which a sweep leaves a table to the news of it that are on their way
TRY_TO_WRITE_SECONDS = 5.0  # between two tries whether the database can be written
WRITE_SECONDS = 3.0  # after which it cannot
SIGNED_OUT = 4401  # closes a connection whose session was revoked
LATER = 503  # the status of a refusal that may not come again
WARM_UP_AFTER = 1.0  # seconds, so that a start is quick
CHANCE_BITS = 62
USUAL_SEED = LEAST_KEY + 1  # of tables where everything must be repeatable
SPREAD = 0x9E3779B97F4A7C15  # keeps the chance of two tables apart
log = structlog.get_logger()


class Hall:
    """What the requests of one server process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now = Steady(settings.now, settings.uptime)
        self.gaps: list[Gap] = []  # when no server process was running
        self.run_id = secrets.token_hex(12)
        self.noted_alive = 0  # on the clock that nobody sets
        self.base = Database(settings.database_url(), settings.schema)
        self.writer = Writer(self.base)
        self.store = Store(self.base, self.writer)
        self.bus: Bus = RedisBus(settings.redis, settings.redis_prefix) if settings.redis else Bus()
        self.bell = Bell(self.bus)
        self.workers = Workers(settings)
        self.paces = Paces(settings.computer_delay)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.connected: Counter[str] = Counter()
        self.sockets_of: Counter[str] = Counter()  # by person and by address, from before a table lets them in
        self.database_ok = False
        self.tried_to_write: asyncio.Task[bool] | None = None
        self.tried_at = 0.0
        self.tasks: list[asyncio.Task[None]] = []
        self.rounds: list[asyncio.Task[None]] = []  # the work that is done again and again
        self.ending = asyncio.Event()
        self.started = 0
        self.on_sweep: list[Callable[[], Awaitable[None]]] = []  # what others look at now and then
        self.on_revoked: Callable[[str], None] = lambda _: None
        self.sweeps = 0

    # Beginning and end

    async def open(self) -> None:
        """Bring the database up to date and begin to write; a command beside the server needs no more."""
        await self.base.migrate()
        self.database_ok = True
        await self._begin_run()
        self.started = self.now()
        self.writer.start()

    async def close(self) -> None:
        """Store what is in the writer's line, and let the database go."""
        await self.writer.stop()
        await self.base.close()

    async def start(self) -> None:
        """Open, and begin to work."""
        await self.open()
        self.workers.start()
        await self.bus.start(self._heard, self._catch_up_all)
        self.rounds = [asyncio.create_task(work()) for work in (self._probe, self._sweep_on)]
        self.tasks.append(asyncio.create_task(self._warm_up()))

    async def stop(self) -> None:
        """End: everybody is told to come back, and what is in the writer's line is stored."""
        self.ending.set()
        await asyncio.gather(*self.rounds, return_exceptions=True)
        for table in self.tables.values():
            table.close()
        await self.workers.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.writer.stop()
        await self.bus.stop()
        await self.base.close()

    async def _ended_within(self, seconds: float) -> bool:
        """Wait, unless the server ends before. Work that uses the database is never broken off in its midst."""
        try:
            await asyncio.wait_for(self.ending.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _warm_up(self) -> None:
        await asyncio.sleep(WARM_UP_AFTER)
        await self.workers.warm_up()

    async def _begin_run(self) -> None:
        """Find out when no server was running, and go on after whatever is stored already."""
        runs = await self.store.runs()
        self.now.not_before(max((run.alive for run in runs), default=0))
        self.gaps = gaps(runs, self.now())

    async def _note_alive(self) -> None:
        """Note that this process is running, now and then."""
        if not self.noted_alive or self.settings.uptime() - self.noted_alive >= ALIVE_EVERY:
            self.noted_alive = self.settings.uptime()
            await self.store.note_run(self.run_id, Run(self.started, self.now()))

    # Health

    def check(self) -> None:
        """Refuse while something is lost without which words cannot be kept or passed on."""
        if not self.database_ok:
            raise Refused("database_lost")
        if self.bus.healthy is False:
            raise Refused("redis_lost")

    async def _probe(self) -> None:
        """Look at the database again and again; when it returns, read what was missed."""
        while not await self._ended_within(self.settings.probe_seconds):
            there = await self.store.answers()
            if there and not self.database_ok:
                log.info("database_found")
                self.database_ok = True
                with contextlib.suppress(Refused):  # lost again: then the sweeps see to it
                    await self._catch_up_all()
            elif not there and self.database_ok:
                log.warning("database_lost")
                self.database_ok = False

    async def can_write(self) -> bool:
        """Whether the database takes what it is given. However often somebody asks, it is tried only now and then."""
        if self.tried_to_write is None or self.time() - self.tried_at >= TRY_TO_WRITE_SECONDS:
            self.tried_at = self.time()
            self.tried_to_write = asyncio.create_task(self.store.takes_words(), name="try to write")
        try:
            return await asyncio.wait_for(asyncio.shield(self.tried_to_write), WRITE_SECONDS)
        except TimeoutError:
            return False

    def time(self) -> float:
        """Seconds on a clock that nobody sets."""
        return asyncio.get_running_loop().time()

    # Tables

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database."""
        live = self.tables.get(table_id)
        if live is None:
            lock = self.loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    live = self.tables.get(table_id) or await self._load(table_id)
            finally:
                if not lock.locked():
                    self.loading.pop(table_id, None)
        live.used = live.time()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        match = await self.restore(table_id)
        people = {chair.person for chair in match.chairs if chair.person is not None}
        live = LiveTable(self, match, await self.store.names(people))
        self.tables[table_id] = live
        metrics.LIVE_TABLES.set(len(self.tables))
        # Another process may have changed it while it was being read and before it could be told of here.
        await live.catch_up((await self.store.versions([table_id])).get(table_id, 0))
        self.bus.tell(bus.WhoIsHere(self.bus.process, table_id))
        if rest(live.match, self.gaps) is not None:
            with contextlib.suppress(Refused):  # then the first change of the table sees to it
                await live.act(lambda _: None)
        live.pilot.poke()
        return live

    async def restore(self, table_id: str) -> Match:
        """A table as the database has it; one that was played by other rules goes on by these."""
        while True:
            try:
                kept = await self.store.load(table_id)
                if kept is None:
                    raise Refused("no_such_table")
                if kept.setup.rules == registry.find(kept.setup.game).rules or kept.position is None:
                    return await asyncio.to_thread(Match.restore, kept.setup, kept.stored)
                await self._continue(kept)
            except UnknownGame:
                raise Refused("no_such_game") from None
            except (WestmarchError, LookupError, ValueError, AssertionError, msgspec.MsgspecError) as error:
                if isinstance(error, Refused):
                    raise
                if isinstance(error, BadOptions) and error.kind == OTHER_CORRECTIONS:
                    log.warning("other_corrections", table=table_id, reason=str(error))
                    raise Refused("other_corrections") from None
                log.exception("broken_table", table=table_id)
                raise Refused("broken_table") from error

    async def _continue(self, kept: store.Kept) -> None:
        """Store how a table goes on under changed rules, unless another process has just done so."""
        assert kept.position is not None
        match, stored = under_new_rules(kept.setup, kept.stored, kept.position_said, kept.position, self.now())
        log.info("table_continued", table=kept.setup.id, rules=match.rules, from_words=match.sitting.origin is None)
        await self.writer.append(Append(kept.setup.id, stored, store.found_by(match, with_position=True)))

    async def create(self, person: str, wanted: api.NewTable, seed: int | None = None) -> api.Created:
        """Set up a table."""
        chairs = tuple(chair_for(seat, person) for seat in wanted.seats)
        if not any(chair.person == person for chair in chairs):
            raise Refused("bad_seats")
        if wanted.rated:
            await self.be_registered(person)
        how = wanted.clock, wanted.private, wanted.hints, wanted.rated
        setup = self.new_setup(wanted.game, wanted.options, chairs, person, *how)
        await self.store.create(self.rows(self.seeded(setup, seed)))
        return api.Created(setup.id, {str(s): chair.invite for s, chair in enumerate(chairs) if chair.invite})

    def seeded(self, setup: Setup, seed: int | None) -> Setup:
        """The facts of a table with the seed that somebody asks for: heeded only where everything must be repeatable."""
        return msgspec.structs.replace(setup, seed=seed or USUAL_SEED) if self.settings.repeatable else setup

    async def be_registered(self, person: str) -> None:
        """Refuse one who has no account."""
        known = await self.store.person(person)
        if known is None or not known.account:
            raise Refused("not_registered")

    async def teach(self, person: str, lesson: Lesson) -> api.Created:
        """Set up a table for a lesson; its chance is the lesson's, so that the script fits."""
        setup = self.new_setup(lesson.game, lesson.options, lessons.chairs(lesson, person), person, None, True, True)
        setup = msgspec.structs.replace(setup, seed=lesson.seed)
        await self.store.create(self.rows(setup, events.Taught(lesson.key, lesson.origin)))
        return api.Created(setup.id, {})

    async def play_on(
        self, person: str, over: Match, moment: events.TakenUp, wish: api.PlayOn, seed: int | None
    ) -> api.Created:
        """Set up a table that goes on from a moment of another that is over: one of its people's seats against computers.

        Whoever was one person stays one, so that the position's knowledge of who knows what stays true.
        """
        if wish.seat >= len(over.chairs):
            raise Refused("bad_seats")
        own, level = over.viewers[wish.seat], requests.check_level(wish.level)
        chairs = tuple(
            Chair("person", person=person) if viewer == own else Chair("computer", level=level)
            for viewer in over.viewers
        )
        settings = {key: value for key, value in over.setup.settings.items() if key != "corrections"}
        setup = self.new_setup(over.setup.game, settings, chairs, person, None, True, True)
        started = events.Started(over.viewers, over.game.rules)
        await self.store.create(self.rows(self.seeded(setup, seed), moment, started))
        return api.Created(setup.id, {})

    def new_setup(
        self,
        key: str,
        settings: dict[str, object],
        chairs: tuple[Chair, ...],
        creator: str,
        clock: Clock | None,
        private: bool,
        hints: bool,
        rated: bool = False,
    ) -> Setup:
        """The facts of a new table, checked."""
        try:
            game = registry.find(key)
        except UnknownGame:
            raise Refused("no_such_game") from None
        if "viewers" in settings or settings.get("seats", len(chairs)) != len(chairs):
            raise Refused("bad_seats")
        options = decks.table_options(game, {**settings, "seats": len(chairs)})
        checked = {k: v for k, v in options_data(options).items() if k != "viewers"}
        setup = Setup(
            id=secrets.token_urlsafe(9),
            game=key,
            rules=game.rules,
            settings=checked,
            seed=new_key(),
            clock=clock,
            private=private,
            hints=hints,
            creator=creator,
            created=self.now(),
            chairs=chairs,
            rated=rated,
        )
        if rated:
            requests.check_rateable(Match(setup))
        return setup

    def chance(self, match: Match) -> int:
        """Chance for what a computer player thinks at a table, which nobody can foresee but where it must be repeatable."""
        if self.settings.repeatable:
            return (match.setup.seed * SPREAD + match.said) % (1 << CHANCE_BITS)
        return secrets.randbits(CHANCE_BITS)

    def rows(
        self, setup: Setup, then: events.Taught | events.TakenUp | None = None, started: events.Started | None = None
    ) -> NewTable:
        """The rows of a new table, which starts at once if all its seats are taken; perhaps in a given position."""
        match = Match(setup)
        beginning = [event for event in (started or requests.may_start(match), then) if event is not None]
        stored = [match.follow(Stored(n, setup.created, event)) for n, event in enumerate(beginning, 1)]
        return store.new_table(setup, stored, match)

    def online(self) -> Collection[str]:
        """The people who are connected to some table through this process."""
        return self.connected.keys()

    def take_place(self, person: str | None, address: str) -> None:
        """Count a socket before anything is awaited, or refuse it: who has too many of them, or comes from where too many do."""
        limits = self.settings.limits
        if person is not None and self.sockets_of[person] >= limits.connections_of_person:
            raise Refused("too_fast", seconds=60)
        if self.sockets_of[address] >= limits.connections_of_address:
            raise Refused("too_fast", seconds=60)
        self.sockets_of.update([key for key in (person, address) if key is not None])

    def give_place(self, person: str | None, address: str) -> None:
        """A socket that was counted is closed."""
        self.sockets_of.subtract([key for key in (person, address) if key is not None])
        self.sockets_of = +self.sockets_of

    def count_connections(self, person: str | None, change: int) -> None:
        """Somebody came or went."""
        metrics.CONNECTIONS.inc(change)
        if person is not None:
            self.connected[person] += change
            if self.connected[person] <= 0:
                del self.connected[person]

    # Again and again

    async def _sweep_on(self) -> None:
        while not await self._ended_within(self.settings.sweep_seconds):
            try:
                await self.sweep()
            except Refused as refused:
                log.info("sweep_refused", reason=refused.reason)
            except Exception:
                log.exception("sweep_failed")

    async def sweep(self) -> None:
        """Clocks that ran out, tables that nobody looks at, tables that nobody needs in memory."""
        self.sweeps += 1
        await self._note_alive()
        for table in list(self.tables.values()):
            try:
                await self._look_at_clock(table)
            except Exception:  # a table that cannot be read must not keep the others waiting
                log.exception("cannot_look_at_table", table=table.id)
            if table.idle:
                table.close()
                del self.tables[table.id]
            elif self.sweeps % HERE_EVERY == 0 and table.connections:
                table.tell_who_is_here()
        looks = self.sweeps % DUE_EVERY == 0  # a command beside the server may have changed a table
        if self.bus.healthy is not None or looks or any(table.in_doubt for table in self.tables.values()):
            await self._converge(NEWS_SECONDS)
        metrics.LIVE_TABLES.set(len(self.tables))
        if looks:
            for table_id in await self.store.due(self.now()):
                if table_id not in self.tables:
                    await self._wake(table_id)
            for look in self.on_sweep:
                await look()

    async def _wake(self, table_id: str) -> None:
        """Load a table: its computer player goes on by itself, its clock is looked at."""
        try:
            await self._look_at_clock(await self.table(table_id))
        except Refused as refused:
            log.info("cannot_wake", table=table_id, reason=refused.reason)
            await self.store.postpone(table_id, self.now() + WAKE_AGAIN)

    async def _look_at_clock(self, table: LiveTable) -> None:
        try:
            await table.settle_replacement()
        except Refused as refused:
            log.info("cannot_settle_replacement", table=table.id, reason=refused.reason)
        now = self.now()
        in_grace = now < self.started + self.settings.grace_seconds * 1000
        if not in_grace and ran_out(table.match, now) is not None:
            try:
                await table.act(lambda match: ran_out(match, self.now()))
            except Refused as refused:
                log.info("cannot_stop_clock", table=table.id, reason=refused.reason)

    async def _catch_up_all(self) -> None:
        """Read what was missed at every table."""
        await self._converge()
        for table in list(self.tables.values()):
            self.bus.tell(bus.WhoIsHere(self.bus.process, table.id))

    async def _converge(self, news_seconds: float = 0.0) -> None:
        """Bring every table that is behind the database, or in doubt, to what is stored; one that cannot be read harms no other.

        Where all is well another process's words are stored a moment before they are told here: to read each of those
        would cost more than to hear of it.
        """
        versions = await self.store.versions(list(self.tables))
        for table in list(self.tables.values()):
            if table.in_doubt or versions.get(table.id, 0) > table.match.version:
                self.in_background(self._follow(table, versions.get(table.id, 0), after=news_seconds))

    async def _follow(self, table: LiveTable, version: int, told: Stored | None = None, after: float = 0.0) -> None:
        """Bring a table to a version that is stored, however often reading fails."""
        await asyncio.sleep(after)
        while self.tables.get(table.id) is table and (table.in_doubt or table.match.version < version):
            try:
                await table.catch_up(version, told)
            except Refused as refused:
                log.info("cannot_catch_up", table=table.id, reason=refused.reason)
                if refused.status != LATER:
                    return
                await asyncio.sleep(CATCH_UP_SECONDS)

    # Other processes

    async def _heard(self, message: bus.AnySpread) -> None:
        if isinstance(message, bus.Renamed):
            self.renamed(message.person, message.name)
            return
        if isinstance(message, bus.Revoked):
            self.revoked(message.session)
            return
        if isinstance(message, bus.Rung):
            self.bell.heard(message.people)
            return
        live = self.tables.get(message.table) if not isinstance(message, bus.Beat) else None
        if live is None:
            return
        if isinstance(message, bus.Changed):
            self.in_background(self._follow(live, message.version, message.stored))
        elif isinstance(message, bus.Chatted):
            live.send_all(wire.Chat(message.line))
        elif isinstance(message, bus.Here):
            live.heard_who_is_there(message)
        elif isinstance(message, bus.WhoIsHere):
            live.tell_who_is_here()
        elif isinstance(message, bus.Thinks):
            live.think(message.seat, message.on, tell=False)

    def in_background(self, work: Awaitable[object]) -> None:
        """Let something be done that nobody waits for."""

        async def guarded() -> None:
            try:
                await work
            except Exception:
                log.exception("background_work_failed")

        task = asyncio.create_task(guarded())
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)

    def revoked(self, session: str) -> None:
        """A session has ended: whoever is connected by it is let go."""
        self.on_revoked(session)
        for table in self.tables.values():
            for connection in list(table.connections):
                if connection.session == session:
                    connection.close(SIGNED_OUT)

    def let_go(self, people: Collection[str]) -> None:
        """Close the connections of people who may not be here any more."""
        for table in self.tables.values():
            for connection in list(table.connections):
                if connection.person in people:
                    connection.close(SIGNED_OUT)

    def renamed(self, person: str, name: str) -> None:
        """Somebody has a new name."""
        for table in self.tables.values():
            table.renamed(person, name)

    def tell_name(self, person: str, name: str) -> None:
        """Let everybody at a person's tables see his new name, in all processes."""
        self.renamed(person, name)
        self.bus.tell(bus.Renamed(self.bus.process, person, name))


def chair_for(seat: api.NewSeat, person: str) -> Chair:
    """A seat as its creator wants it."""
    if seat.kind == "me":
        return Chair("person", person=person)
    if seat.kind == "computer":
        return Chair("computer", level=requests.check_level(seat.level or "hard"))
    if seat.kind == "friend":
        return Chair("friend", invite=secrets.token_urlsafe(12))
    return Chair("open")


def ran_out(match: Match, now: int) -> events.RanOut | None:
    """The loss of a seat whose time has run out."""
    deadline = match.deadline()
    return events.RanOut(match.asked) if deadline is not None and deadline <= now else None


def new_key() -> int:
    """A seed out of which nobody can compute the dice."""
    return LEAST_KEY + secrets.randbits(KEY_BITS)
