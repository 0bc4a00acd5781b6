"""What is read from the database, and the few things written besides events: people, chat, analyses, reports."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.core import registry
from westmarch.core.errors import UnknownGame, WestmarchError
from westmarch.server.protocol.api import Analysis
from westmarch.server.protocol.pieces import Role
from westmarch.server.protocol.situations import ChatLine, Clock, DaysClock, Outcome, Seat, TableSummary
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db
from westmarch.server.storage.database import Database
from westmarch.server.storage.writer import LOST, Job, NewTable, Row, Writer, insert_table
from westmarch.server.tables import messages
from westmarch.server.tables.clocks import DAY
from westmarch.server.tables.downtime import Run
from westmarch.server.tables.events import Chair, Setup, Stored, decode
from westmarch.server.tables.finished.results import results
from westmarch.server.tables.match import Match
from westmarch.server.tables.messages import Named
from westmarch.server.tables.requests import replacement_due

MAX_LISTED = 100
MAX_CHAT = 200  # lines that a newcomer gets
LISTED_FOR = 14 * 86_400_000  # an open table that nobody touched for so long is no longer offered
COMPUTERS_TURN = 30_000  # after so long somebody looks whether a computer player's word got lost

MAX_SCENARIO = 40  # letters, as the database has room for them
DATA_EXCEPTION = "22"  # the class of such faults in SQL
log = structlog.get_logger()

Which = Literal["mine", "open", "watch"]
T = TypeVar("T")


class Person(NamedTuple):
    """Somebody whom the server knows by name."""

    id: str
    name: str
    account: bool
    password: str | None
    bot: bool
    role: Role
    created: int
    muted_until: int
    banned_until: int


class Written(NamedTuple):
    """A line of chat with all that is kept of it."""

    table_id: str
    person: str
    text: str


class Kept(NamedTuple):
    """A table as the database has it."""

    setup: Setup
    stored: list[Stored]
    position: dict[str, Any] | None
    position_said: int


def is_unfit(error: BaseException) -> bool:
    """Whether the database is there, and was asked for what it cannot even compare with, such as a text with a NUL."""
    state = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return str(state or "").startswith(DATA_EXCEPTION)


class Store:
    """The database as the rest of the server sees it."""

    def __init__(self, base: Database, writer: Writer) -> None:
        self.base = base
        self.writer = writer

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from; a database that is not there is reported as a refusal."""
        try:
            async with self.base.readers.connect() as connection:
                yield connection
        except LOST as error:
            raise Refused("malformed" if is_unfit(error) else "database_lost") from error

    async def alone(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something while no other process, and nobody else in this one, does anything of this kind."""
        try:
            async with self.base.writers.begin() as connection:
                if not self.base.is_sqlite:
                    await connection.execute(sa.text("select pg_advisory_xact_lock(:lock)"), {"lock": db.ALONE})
                return await job(connection)
        except LOST as error:
            raise Refused("malformed" if is_unfit(error) else "database_lost") from error

    async def takes_words(self) -> bool:
        """Whether the database can be written: the note of its last migration is written anew as it is."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.text("update alembic_version set version_num = version_num"))

        try:
            await self.writer.run(job)
        except (Refused, SQLAlchemyError):
            return False
        return True

    async def answers(self) -> bool:
        """Whether the database is there."""
        try:
            async with self.reading() as connection:
                await connection.execute(sa.text("select 1 from tables limit 1"))
        except Refused:
            return False
        return True

    # Tables

    async def create(self, new: NewTable) -> None:
        """Set up a table."""
        await self.writer.run(lambda connection: insert_table(connection, new))

    async def load(self, table_id: str) -> Kept | None:
        """A table with all its events."""
        async with self.reading() as connection:
            row = (await connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id))).one_or_none()
            if row is None:
                return None
            stored = await self._events(connection, table_id, 0)
        position = msgspec.json.decode(row.position) if row.position else None
        return Kept(setup_of(row), stored, position, row.position_said or 0)

    async def events_after(self, table_id: str, n: int) -> list[Stored]:
        """A table's events after the n-th."""
        async with self.reading() as connection:
            return await self._events(connection, table_id, n)

    async def _events(self, connection: AsyncConnection, table_id: str, n: int) -> list[Stored]:
        columns = db.events.c
        query = sa.select(columns.n, columns.at, columns.body).where(columns.table_id == table_id, columns.n > n)
        rows = await connection.execute(query.order_by(columns.n))
        return [Stored(row.n, row.at, decode(row.body)) for row in rows]

    async def due(self, now: int) -> list[str]:
        """Tables at which somebody must look."""
        query = sa.select(db.tables.c.id).where(db.tables.c.wake <= now).order_by(db.tables.c.wake).limit(MAX_LISTED)
        async with self.reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def postpone(self, table_id: str, until: int) -> None:
        """Look at a table again only at this time."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.update(db.tables).where(db.tables.c.id == table_id).values(wake=until))

        await self.writer.run(job)

    async def versions(self, table_ids: Collection[str]) -> dict[str, int]:
        """The latest version of each of these tables."""
        columns = db.tables.c
        found: dict[str, int] = {}
        async with self.reading() as connection:
            for first in range(0, len(table_ids), 500):
                part = list(table_ids)[first : first + 500]
                rows = await connection.execute(sa.select(columns.id, columns.version).where(columns.id.in_(part)))
                found.update({row.id: row.version for row in rows})
        return found

    # The server itself

    async def runs(self) -> list[Run]:
        """When server processes were running."""
        async with self.reading() as connection:
            rows = await connection.execute(sa.select(db.runs.c.began, db.runs.c.alive))
            return [Run(row.began, row.alive) for row in rows]

    async def note_run(self, run_id: str, run: Run) -> None:
        """Store until when a process was running."""

        async def job(connection: AsyncConnection) -> None:
            noted = await connection.execute(sa.update(db.runs).where(db.runs.c.id == run_id).values(alive=run.alive))
            if noted.rowcount == 0:
                await connection.execute(sa.insert(db.runs), [{"id": run_id, "began": run.began, "alive": run.alive}])

        await self.writer.run(job)

    # Lists

    async def summaries(self, which: Which, person: str, now: int, online: Collection[str]) -> list[TableSummary]:
        """The tables of a list of the lobby, the latest first."""
        columns = db.tables.c
        own = sa.select(db.seats.c.table_id).where(db.seats.c.person == person)
        where: list[sa.ColumnElement[bool]]
        if which == "mine":
            where = [columns.id.in_(own)]
        elif which == "open":
            where = [columns.status == "waiting", columns.private.is_(False), columns.updated > now - LISTED_FOR]
        else:
            where = [columns.status == "playing", columns.private.is_(False), columns.id.not_in(own)]
        query = sa.select(db.tables).where(*where).order_by(columns.updated.desc()).limit(MAX_LISTED)
        return await self._summarise(query, person, online)

    async def listed(self, query: sa.Select[tuple[Any, ...]], viewer: str) -> list[TableSummary]:
        """The tables that a query finds; who is at them does not matter."""
        return await self._summarise(query, viewer, ())

    async def summary(self, table_id: str, person: str, online: Collection[str]) -> TableSummary:
        """One table as the lobby lists it."""
        found = await self._summarise(sa.select(db.tables).where(db.tables.c.id == table_id), person, online)
        if not found:
            raise Refused("no_such_table")
        return found[0]

    async def _summarise(
        self, query: sa.Select[tuple[Any, ...]], person: str, online: Collection[str]
    ) -> list[TableSummary]:
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
            seats = sa.select(db.seats, db.people.c.name.label("name"), db.people.c.bot.label("bot")).outerjoin(
                db.people, db.people.c.id == db.seats.c.person
            )
            seats = seats.where(db.seats.c.table_id.in_([row.id for row in rows])).order_by(db.seats.c.seat)
            seat_rows = (await connection.execute(seats)).all() if rows else []
        by_table: dict[str, list[Any]] = {}
        for seat in seat_rows:
            by_table.setdefault(seat.table_id, []).append(seat)
        found = [readable_summary(row, by_table.get(row.id, []), person, online) for row in rows]
        return [entry for entry in found if entry is not None]

    # People

    async def person(self, person_id: str) -> Person | None:
        """Somebody by his id."""
        return await self._person(db.people.c.id == person_id)

    async def by_login(self, login: str) -> Person | None:
        """An account by its name, in whatever case it is written."""
        return await self._person(db.people.c.login == login.casefold())

    async def by_likeness(self, likeness: str) -> Person | None:
        """An account whose name looks like this."""
        query = sa.select(db.people).where(db.people.c.likeness == likeness).limit(1)
        async with self.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return person_of(row) if row is not None else None

    async def _person(self, where: sa.ColumnElement[bool]) -> Person | None:
        async with self.reading() as connection:
            row = (await connection.execute(sa.select(db.people).where(where))).one_or_none()
        return person_of(row) if row is not None else None

    async def names(self, people: Collection[str]) -> dict[str, Named]:
        """How these people are called."""
        if not people:
            return {}
        columns = db.people.c
        query = sa.select(columns.id, columns.name, columns.bot).where(columns.id.in_(list(people)))
        async with self.reading() as connection:
            return {row.id: Named(row.name, row.bot) for row in await connection.execute(query)}

    async def save_person(self, person_id: str, now: int, name: str, first: Job | None = None, **account: str) -> None:
        """Store a person's name, and with `login` and `password` make him an account; not if what comes first refuses."""

        async def job(connection: AsyncConnection) -> None:
            if first is not None:
                await first(connection)
            where = db.people.c.id == person_id
            updated = await connection.execute(sa.update(db.people).where(where).values(name=name, **account))
            if updated.rowcount == 0:
                row = {"id": person_id, "name": name, "created": now, **account}
                await connection.execute(sa.insert(db.people), [row])

        try:
            await self.writer.run(job)
        except IntegrityError:
            raise Refused("name_taken") from None

    # Chat

    async def save_chat(self, table_id: str, person: str, line: ChatLine) -> ChatLine:
        """Store a line of chat, which gets its number."""
        row = {"table_id": table_id, "person": person, **msgspec.structs.asdict(line)}
        del row["id"]

        async def job(connection: AsyncConnection) -> int:
            number: int = (
                await connection.execute(sa.insert(db.chat).values(row).returning(db.chat.c.id))
            ).scalar_one()
            return number

        return msgspec.structs.replace(line, id=await self.writer.run(job))

    async def chat_line(self, number: int) -> Written | None:
        """A line of chat by its number."""
        columns = db.chat.c
        query = sa.select(columns.table_id, columns.person, columns.text).where(columns.id == number)
        async with self.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Written(*row) if row is not None else None

    async def chat(self, table_id: str) -> list[ChatLine]:
        """The last lines of a table's chat."""
        columns = db.chat.c
        shown = (columns.id, columns.at, columns.name, columns.seat, columns.text)
        query = sa.select(*shown).where(columns.table_id == table_id)
        async with self.reading() as connection:
            rows = (await connection.execute(query.order_by(columns.id.desc()).limit(MAX_CHAT))).all()
        return [ChatLine(*row) for row in reversed(rows)]

    # Analyses and reports

    async def analysis(self, table_id: str) -> Analysis | None:
        """What has been estimated of a finished game."""
        async with self.reading() as connection:
            query = sa.select(db.analyses).where(db.analyses.c.table_id == table_id)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        estimates = msgspec.json.decode(row.estimates, type=list[list[float]])
        return Analysis(len(estimates), row.total, estimates)

    async def save_analysis(self, table_id: str, analysis: Analysis) -> None:
        """Store what has been estimated so far."""
        values = {"total": analysis.total, "estimates": msgspec.json.encode(analysis.estimates).decode()}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(db.analyses).where(db.analyses.c.table_id == table_id))
            await connection.execute(sa.insert(db.analyses), [{"table_id": table_id, **values}])

        await self.writer.run(job)

    async def save_report(self, row: Row) -> None:
        """Store a report."""
        await self._insert(db.reports, row)

    async def report(self, report_id: str) -> Any:
        """A report's row, or nothing."""
        async with self.reading() as connection:
            return (await connection.execute(sa.select(db.reports).where(db.reports.c.id == report_id))).one_or_none()

    async def _insert(self, table: sa.Table, row: Row) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(table), [row])

        await self.writer.run(job)


# Between rows and the server's own terms


def person_of(row: Any) -> Person:
    """Somebody out of his row."""
    return Person(
        id=row.id,
        name=row.name,
        account=row.login is not None,
        password=row.password,
        bot=row.bot,
        role=row.role,
        created=row.created,
        muted_until=row.muted_until,
        banned_until=row.banned_until,
    )


def new_table(setup: Setup, stored: Sequence[Stored], match: Match) -> NewTable:
    """The rows of a table that is set up, `stored` being the events it begins with."""
    table = {
        "id": setup.id,
        "game": setup.game,
        "seed": str(setup.seed),
        "clock": msgspec.json.encode(setup.clock).decode() if setup.clock is not None else None,
        "private": setup.private,
        "hints": setup.hints,
        "rated": setup.rated,
        "creator": setup.creator,
        "created": setup.created,
        "chairs": msgspec.json.encode(setup.chairs).decode(),
        "scenario": scenario_of(setup.settings)[:MAX_SCENARIO],
        "version": match.version,
        **found_by(match, with_position=True),
        "settings": msgspec.json.encode(setup.settings).decode(),
    }
    return NewTable(table, seat_rows(match), stored)


def found_by(match: Match, with_position: bool) -> Row:
    """What follows from a match's events for the row by which it is found."""
    turn = match.asked
    outcome = match.outcome
    position = match.game.to_position(match.state) if with_position and match.started else None
    # While a table waits, people bring decks to it; then nothing of its settings changes any more.
    settings = match.setup.settings if match.status == "waiting" else None
    return {
        "rules": match.rules,
        "status": match.status,
        "said": match.said,
        "turn": turn if turn >= 0 else None,
        "turn_since": match.turn_since if turn >= 0 else None,
        "updated": match.updated,
        "wake": wake(match),
        "outcome": msgspec.json.encode(outcome).decode() if outcome is not None else None,
        "ended": match.updated if match.status == "over" else None,
        "settings": msgspec.json.encode(settings).decode() if settings is not None else None,
        "position": msgspec.json.encode(position).decode() if position is not None else None,
        "position_said": match.said if position is not None else None,
    }


def wake(match: Match) -> int | None:
    """When the server must look at a table even if nobody does: a clock runs out, or a computer player must choose."""
    if match.status != "playing":
        return None
    computers = match.chairs[match.asked].kind == "computer" and bool(match.people())
    waiting = replacement_due(match, DAY) if isinstance(match.setup.clock, DaysClock) else None
    times = [match.deadline(), match.updated + COMPUTERS_TURN if computers else None, waiting]
    return min((time for time in times if time is not None), default=None)


def seat_rows(match: Match) -> list[Row]:
    """A match's seats as rows."""
    ended = results(match)
    return [
        {
            "table_id": match.setup.id,
            "seat": seat,
            "kind": chair.kind,
            "person": chair.person or match.replaced.get(seat),
            "level": chair.level,
            "away": seat in match.left or (match.replacement is not None and match.replacement.seat == seat),
            "side": match.seat_ids[seat],
            "result": ended[seat] if ended is not None else None,
        }
        for seat, chair in enumerate(match.chairs)
    ]


def setup_of(row: Any) -> Setup:
    """The facts of a table's beginning."""
    return Setup(
        id=row.id,
        game=row.game,
        rules=row.rules,
        settings=msgspec.json.decode(row.settings, type=dict[str, Any]),
        seed=int(row.seed),
        clock=decode_clock(row.clock),
        private=row.private,
        hints=row.hints,
        creator=row.creator,
        created=row.created,
        chairs=msgspec.json.decode(row.chairs, type=tuple[Chair, ...]),
        rated=row.rated,
    )


def decode_clock(text: str | None) -> Clock | None:
    """A table's clock, if it has one."""
    return msgspec.json.decode(text, type=Clock) if text is not None else None


def scenario_of(settings: dict[str, Any]) -> str:
    """The scenario that a table's settings name."""
    return str(settings.get("scenario", "standard"))


def waits_for(seat: Any, person: str) -> bool:
    """Whether a seat is a person's who is not at it."""
    return bool(seat.person == person and (seat.away or seat.kind == "computer"))


def readable_summary(row: Any, seats: Sequence[Any], person: str, online: Collection[str]) -> TableSummary | None:
    """A table as the lobby lists it; one whose row is damaged is left out and noted, for the others' sake."""
    try:
        return summary_of(row, seats, person, online)
    except (WestmarchError, LookupError, ValueError, TypeError, msgspec.MsgspecError):
        log.exception("unreadable_table", table=row.id)
        return None


def summary_of(row: Any, seats: Sequence[Any], person: str, online: Collection[str]) -> TableSummary | None:
    """A table as the lobby lists it; nothing if its game is no longer installed."""
    try:
        game = registry.find(row.game)
    except UnknownGame:
        return None
    settings = msgspec.json.decode(row.settings, type=dict[str, Any])
    seat_ids = game.seat_ids(game.options(settings))
    own = [seat.seat for seat in seats if seat.person == person and seat.kind == "person"]
    return TableSummary(
        id=row.id,
        game=row.game,
        scenario=scenario_of(settings),
        options=messages.shown_options(game, settings),
        status=row.status,
        private=row.private,
        rated=row.rated,
        seats=[
            Seat(
                seat=seat.seat,
                id=seat_ids[seat.seat],
                kind=seat.kind,
                level=seat.level,
                name=(seat.name or messages.NO_NAME) if seat.person is not None and seat.kind == "person" else None,
                bot=seat.kind == "person" and bool(seat.bot),
                online=seat.kind == "computer" or seat.person in online,
                thinking=False,
                left=seat.away,
                replaceable=False,
                clock_ms=None,
            )
            for seat in seats
        ],
        version=row.version,
        said=row.said,
        your_turn=row.status == "playing" and row.turn in own,
        yours=any(seat.person == person for seat in seats),
        asked_back=row.status == "playing" and any(waits_for(seat, person) for seat in seats),
        created=row.created,
        updated=row.updated,
        ended=row.ended,
        clock=decode_clock(row.clock),
        outcome=msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None,
    )
