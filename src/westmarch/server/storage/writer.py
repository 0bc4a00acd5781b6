"""The process's only writer: whatever is to be stored waits in one line and is committed in groups.

A future is resolved after the commit, so whoever awaits it acknowledges nothing that could still be lost. An event whose number
is taken already (another process was quicker) is left out of its group and reported to whoever sent it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.core.errors import WestmarchError
from westmarch.server import metrics
from westmarch.server.people.ratings import Played
from westmarch.server.refusal import Refused
from westmarch.server.storage import database, ratings
from westmarch.server.storage.database import Database
from westmarch.server.tables.events import Stored, encode

T = TypeVar("T")
Row = dict[str, Any]
Job = Callable[[AsyncConnection], Awaitable[Any]]

MAX_GROUP = 200
LOST = (SQLAlchemyError, OSError, TimeoutError)  # what it looks like when the database is not there
log = structlog.get_logger()

UPDATE_TABLE = (
    sa.update(database.tables)
    .where(database.tables.c.id == sa.bindparam("of_table"), database.tables.c.version < sa.bindparam("to_version"))
    .values(
        version=sa.bindparam("to_version"),
        rules=sa.bindparam("rules"),
        status=sa.bindparam("status"),
        said=sa.bindparam("said"),
        turn=sa.bindparam("turn"),
        turn_since=sa.bindparam("turn_since"),
        updated=sa.bindparam("updated"),
        wake=sa.bindparam("wake"),
        outcome=sa.bindparam("outcome"),
        ended=sa.func.coalesce(database.tables.c.ended, sa.bindparam("ended", type_=sa.BigInteger)),
        settings=sa.func.coalesce(sa.bindparam("settings", type_=sa.Text), database.tables.c.settings),
        position=sa.func.coalesce(sa.bindparam("position", type_=sa.Text), database.tables.c.position),
        position_said=sa.func.coalesce(
            sa.bindparam("position_said", type_=sa.Integer), database.tables.c.position_said
        ),
    )
)


class NewTable(NamedTuple):
    """The rows of a table that is set up."""

    table: Row
    seats: Sequence[Row]
    stored: Sequence[Stored]


class Append(NamedTuple):
    """One more event of a table, with what follows from it for the rows by which tables are found."""

    table_id: str
    stored: Stored
    found_by: Row
    seats: Sequence[Row] | None = None
    also: NewTable | None = None  # a table that is set up with it, or not at all
    counts: Played | None = None  # for the ratings, if it ends a rated game

    @property
    def is_an_event_alone(self) -> bool:
        """Whether nothing else comes with it, as with nearly every word."""
        return self.seats is None and self.also is None and self.counts is None


class Waiting(NamedTuple):
    """An order to the writer and who waits for it."""

    order: Append | Job
    answer: "asyncio.Future[Any]"


def event_row(table_id: str, stored: Stored) -> Row:
    """An event as it is stored."""
    return {"table_id": table_id, "n": stored.n, "at": stored.at, "body": encode(stored.event)}


class Writer:
    """The line before the database, and the task that works it off."""

    def __init__(self, base: Database) -> None:
        self.base = base
        self.line: asyncio.Queue[Waiting] = asyncio.Queue()
        dialect = sqlite if base.is_sqlite else postgresql
        insert = dialect.insert(database.events).on_conflict_do_nothing()
        self.insert_events = insert.returning(database.events.c.table_id)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self.task = asyncio.create_task(self._work(), name="writer")

    async def stop(self) -> None:
        """Finish what is in the line and end."""
        await self.line.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def append(self, order: Append) -> bool:
        """Store an event; false if its number is taken. Once this returns it is committed."""
        stored: bool = await self._put(order)
        return stored

    async def run(self, job: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something else in the writer's transaction; its result is given once it is committed."""
        result: T = await self._put(job)
        return result

    async def _put(self, order: Append | Job) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.line.put_nowait(Waiting(order, answer))
        return await answer

    async def _work(self) -> None:
        while True:
            group = [await self.line.get()]
            while len(group) < MAX_GROUP and not self.line.empty():
                group.append(self.line.get_nowait())
            began = time.perf_counter()
            answers = await self._answers(group)
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
            metrics.COMMIT_ORDERS.observe(len(group))
            for waiting, answer in zip(group, answers, strict=True):
                settle(waiting.answer, answer)
                self.line.task_done()

    async def _answers(self, group: list[Waiting]) -> list[Any]:
        """What each order of a group comes to. What one of them cannot have stored does not cost the others their words."""
        try:
            return await self._commit(group)
        except LOST as error:
            log.warning("commit_failed", orders=len(group), error=str(error)[:200])
            if is_lost(error):
                return [Refused("database_lost")] * len(group)
        except Exception:
            log.exception("commit_failed", orders=len(group))
        if len(group) == 1:
            return [Refused("failed")]
        return [answer for waiting in group for answer in await self._answers([waiting])]

    async def _commit(self, group: list[Waiting]) -> list[Any]:
        appends = [waiting.order for waiting in group if isinstance(waiting.order, Append)]
        if len(appends) == len(group) and all(append.is_an_event_alone for append in appends):
            stored = await self.base.at_once(lambda connection: self._append_events(connection, appends))
            return [append.table_id in stored for append in appends]
        async with self.base.writers.begin() as connection:
            stored = await self._append(connection, appends) if appends else set()
            return [
                (waiting.order.table_id in stored)
                if isinstance(waiting.order, Append)
                else await self._in_savepoint(connection, waiting.order)
                for waiting in group
            ]

    async def _in_savepoint(self, connection: AsyncConnection, job: Job) -> Any:
        """A job's result, or the reason why it alone failed."""
        try:
            async with connection.begin_nested():
                return await job(connection)
        except (Refused, IntegrityError) as error:
            return error

    async def _append(self, connection: AsyncConnection, appends: list[Append]) -> set[str]:
        """Store events with all that comes with them and give the tables whose event was stored."""
        stored = await connection.run_sync(self._append_events, appends)
        done = [append for append in appends if append.table_id in stored]
        for append in done:
            if append.seats is not None:
                await replace_seats(connection, append.table_id, append.seats)
            if append.also is not None:
                await insert_table(connection, append.also)
        if ended := [append.counts for append in done if append.counts is not None]:
            await self._rate(connection, ended)
        return stored

    def _append_events(self, connection: sa.Connection, appends: list[Append]) -> set[str]:
        """Store events and give the tables whose event was stored. No table has more than one event in a group."""
        rows = [event_row(append.table_id, append.stored) for append in appends]
        stored = {row.table_id for row in connection.execute(self.insert_events, rows)}
        done = [append for append in appends if append.table_id in stored]
        if done:
            found_by = [{**a.found_by, "of_table": a.table_id, "to_version": a.stored.n} for a in done]
            connection.execute(UPDATE_TABLE, found_by)
        return stored

    async def _rate(self, connection: AsyncConnection, ended: Sequence[Played]) -> None:
        """Count games that have just ended. Should that fail, they are over all the same."""
        try:
            async with connection.begin_nested():
                await ratings.rate(connection, ended)
        except (WestmarchError, LookupError, ValueError, ArithmeticError):
            log.exception("cannot_rate", tables=[game.table for game in ended])


def is_lost(error: Exception) -> bool:
    """Whether the database is not there, rather than unwilling to take what it was given."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
    return not isinstance(error, StatementError)


def settle(answer: "asyncio.Future[Any]", result: Any) -> None:
    """Give somebody who waits his answer, unless he no longer does."""
    if answer.done():
        return
    if isinstance(result, BaseException):
        answer.set_exception(result)
    else:
        answer.set_result(result)


async def replace_seats(connection: AsyncConnection, table_id: str, seats: Sequence[Row]) -> None:
    """Write a table's seats anew."""
    await connection.execute(sa.delete(database.seats).where(database.seats.c.table_id == table_id))
    await connection.execute(sa.insert(database.seats), list(seats))


async def insert_table(connection: AsyncConnection, new: NewTable) -> None:
    """Set up a table."""
    await connection.execute(sa.insert(database.tables), [new.table])
    await connection.execute(sa.insert(database.seats), list(new.seats))
    if new.stored:
        rows = [event_row(new.table["id"], stored) for stored in new.stored]
        await connection.execute(sa.insert(database.events), rows)
