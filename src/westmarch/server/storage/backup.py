"""Saving all that a server keeps, while it runs, and bringing it back, into SQLite or PostgreSQL, whichever it came from.

What is saved is one moment of the database: PostgreSQL's repeatable read, and in SQLite a read transaction on the write-ahead
log, show it as it was at the first look, whatever is written meanwhile. Tables are taken as the database has them, by the
last migration it has seen, so that a backup of an older Westmarch is migrated as the database itself would have been.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.storage import archive, database
from westmarch.server.storage.archive import BATCH, Archive, BackupError, Manifest
from westmarch.server.storage.database import Database

PATIENCE = 600.0  # seconds that one statement may take: whole tables are moved, and nobody waits at a table
LOST = (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, ConnectionError, TimeoutError)


async def save(base: Database, key: bytes, file: Path, made: int) -> Manifest:
    """Write all that a database holds at this moment, and the key of the sessions, into a file."""
    if base.is_sqlite and not Path(base.url.database or "").is_file():
        raise BackupError("no-database", place=base.place())
    async with reading(base) as connection:
        schema = await connection.run_sync(database.revision)
        if schema is None:
            raise BackupError("no-tables", place=base.place())
        if schema not in database.revisions():
            raise BackupError("newer-database", place=base.place())
        with archive.new_file(file) as stream, archive.Writer(stream) as writer:
            for table in await connection.run_sync(tables_of):
                await save_table(connection, table, writer)
            if key:
                writer.key(key)
            manifest = writer.finish(schema, made)
            stream.flush()
            archive.opened(Path(stream.name))
    return manifest


@asynccontextmanager
async def reading(base: Database) -> AsyncIterator[AsyncConnection]:
    """A connection to which the database shows one and the same moment."""
    try:
        connection = await base.readers.connect()
    except (*LOST, OSError) as error:
        raise lost(error) from error
    try:
        if not base.is_sqlite:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection
    except LOST as error:
        raise lost(error) from error
    finally:
        await connection.close()


async def save_table(connection: AsyncConnection, table: sa.Table, writer: archive.Writer) -> None:
    """Write all rows of a table."""
    rows = await connection.stream(sa.select(table).order_by(*table.primary_key.columns))
    with writer.table(table.name) as part:
        async for batch in rows.mappings().partitions(BATCH):
            part.write(dict(row) for row in batch)


async def restore(base: Database, saved: Archive, force: bool) -> None:
    """Fill a database with what was saved, all of it or nothing. One that is not empty is replaced only by `force`."""
    if saved.manifest.schema not in database.revisions():
        raise BackupError("newer", file=str(saved.file), version=saved.manifest.westmarch)
    if base.is_sqlite:
        Path(base.url.database or "").parent.mkdir(parents=True, exist_ok=True)
    try:
        async with base.migrating() as connection:
            if not force and await connection.run_sync(holds_anything):
                raise BackupError("not-empty", place=base.place())
            await connection.run_sync(refill, saved)
    except (*LOST, OSError) as error:
        raise lost(error) from error


def refill(connection: sa.Connection, saved: Archive) -> None:
    """Make the tables anew as they were, fill them, and bring them up to date."""
    for table in tables_of(connection):
        table.drop(connection)
    connection.execute(sa.text("drop table if exists alembic_version"))
    database.upgrade(connection, saved.manifest.schema)
    for table in tables_of(connection):
        for batch in saved.batches(table.name):
            connection.execute(sa.insert(table), batch)
        if connection.dialect.name == "postgresql":
            set_sequences(connection, table)
    database.upgrade(connection)


def tables_of(connection: sa.Connection) -> list[sa.Table]:
    """Our tables as the database has them; of others in the same database we know nothing."""
    there = set(sa.inspect(connection).get_table_names())
    found = sa.MetaData()
    names = [table.name for table in database.metadata.sorted_tables if table.name in there]
    return [sa.Table(name, found, autoload_with=connection) for name in names]


def holds_anything(connection: sa.Connection) -> bool:
    """Whether any of our tables has a row; that a server was running on it is nothing worth keeping."""
    kept = [table for table in tables_of(connection) if table.name != database.runs.name]
    return any(connection.execute(sa.select(table).limit(1)).first() is not None for table in kept)


def set_sequences(connection: sa.Connection, table: sa.Table) -> None:
    """Have PostgreSQL count on after the numbers that were brought back."""
    column = table.autoincrement_column
    if column is not None:
        sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
        after = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
        connection.execute(sa.select(sa.func.setval(sequence, after, False)))


def lost(error: BaseException) -> BackupError:
    """What to say when the database does not do what it should."""
    cause = getattr(error, "orig", None) or error
    return BackupError("database-lost", reason=str(cause).strip().partition("\n")[0] or type(cause).__name__)
