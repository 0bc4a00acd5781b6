"""Decks that were kept before decks could be shared: they are there as they were, and shared with nobody."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from westmarch.server.settings import Settings
from westmarch.server.storage import backup, database
from westmarch.server.storage.database import Database

pytestmark = pytest.mark.anyio
BEFORE = "0013"
DECK = {
    "id": "deck",
    "person": "arwen",
    "game": "lcg",
    "name": "Rangers",
    "setting": "aragorn|gandalf*3",
    "updated": 1_794_000_000_000,
}


def rows(connection: sa.Connection) -> list[dict[str, object]]:
    """All decks, with whatever columns there are."""
    return [dict(row) for row in connection.execute(sa.text("select * from decks")).mappings()]


def keep_one(connection: sa.Connection) -> None:
    """Make an empty database what the version before would have left."""
    database.upgrade(connection, BEFORE)
    table = next(table for table in backup.tables_of(connection) if table.name == "decks")
    connection.execute(sa.insert(table), [DECK])


def take_back(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(database.MIGRATIONS))
    config.attributes["connection"] = connection
    command.downgrade(config, BEFORE)


async def test_a_deck_from_before_is_kept_and_shared_with_nobody(where: dict[str, str], tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, **where)
    base = Database(settings.database_url(), settings.schema)
    async with base.migrating() as connection:
        await connection.run_sync(keep_one)
    await base.migrate()
    async with base.migrating() as connection:
        assert await connection.run_sync(rows) == [{**DECK, "shared": False}]
        await connection.run_sync(take_back)
        assert await connection.run_sync(rows) == [DECK]
        await connection.run_sync(database.upgrade)
        assert await connection.run_sync(rows) == [{**DECK, "shared": False}]
    await base.close()
