import functools
import os
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import redis.asyncio
from argon2 import PasswordHasher
from tests.needs import missing

from westmarch.core import registry
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.server import app
from westmarch.server.http import static
from westmarch.server.people import sessions
from westmarch.server.settings import Settings
from westmarch.server.signals import bus
from westmarch.server.storage.database import Database, metadata
from westmarch.server.tables import hall

from .harness import NO_LIMITS, PATIENCE, Running, routes, running

POSTGRES = os.environ.get("TEST_DATABASE_URL", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379/0")
LONG = 3600.0  # seconds that no test takes


@pytest.fixture(scope="session", autouse=True)
def quick_servers() -> Iterator[None]:
    """Servers of this process hash passwords without effort, pack the page once for all, start no worker before it is asked, take
    over the routes of those that have ended, and take Redis for lost when the connection breaks, not when a busy machine lets it wait."""
    with pytest.MonkeyPatch.context() as patch:
        without_effort = functools.partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
        patch.setattr(sessions, "PasswordHasher", without_effort)
        patch.setattr(static, "load", functools.cache(static.load))
        patch.setattr(hall, "WARM_UP_AFTER", LONG)
        patch.setattr(bus, "LOST_AFTER", LONG)
        patch.setattr(app, "Litestar", routes)
        yield


@pytest.fixture(scope="session")
async def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database that is up to date, for copying."""
    file = tmp_path_factory.mktemp("migrated") / "westmarch.sqlite"
    base = Database(f"sqlite:///{file}")
    await base.migrate()
    await base.close()
    return file


@pytest.fixture(scope="session", name="anyio_backend")
def anyio_backend_of_session() -> str:
    return "asyncio"


@asynccontextmanager
async def empty_schema() -> AsyncIterator[tuple[asyncpg.Connection, dict[str, str]]]:
    """A schema of its own in the real PostgreSQL."""
    try:
        connection = await asyncpg.connect(POSTGRES, timeout=PATIENCE)
    except (OSError, asyncpg.PostgresError, TimeoutError):
        missing("PostgreSQL is not there")
    schema = f"t_{secrets.token_hex(6)}"
    await connection.execute(f"create schema {schema}")
    yield connection, {"database": POSTGRES, "schema": schema}
    await connection.execute(f"drop schema {schema} cascade")
    await connection.close()


@pytest.fixture(scope="session")
async def migrated_schema() -> AsyncIterator[tuple[asyncpg.Connection, dict[str, str]]]:
    """One that is up to date, for one test after the other."""
    async with empty_schema() as (connection, where):
        base = Database(where["database"], where["schema"])
        await base.migrate()
        await base.close()
        yield connection, where


@pytest.fixture
async def postgres(migrated_schema: tuple[asyncpg.Connection, dict[str, str]]) -> AsyncIterator[dict[str, str]]:
    """The settings of a PostgreSQL in which nothing is stored yet."""
    connection, where = migrated_schema
    yield where
    tables = ", ".join(f"{where['schema']}.{table.name}" for table in metadata.sorted_tables)
    await connection.execute(f"truncate {tables} restart identity")


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest) -> dict[str, str]:
    """The settings of either database."""
    return request.getfixturevalue("postgres") if request.param == "postgresql" else {}


@pytest.fixture
async def redis_server() -> AsyncIterator[dict[str, str]]:
    """A prefix of its own in the real Redis."""
    client = redis.asyncio.Redis.from_url(REDIS)
    try:
        await client.ping()
    except (OSError, redis.exceptions.RedisError):
        missing("Redis is not there")
    prefix = f"t_{secrets.token_hex(6)}"
    yield {"redis": REDIS, "redis_prefix": prefix}
    keys = [key async for key in client.scan_iter(f"{prefix}:*")]
    if keys:
        await client.delete(*keys)
    await client.aclose()


QUICK: dict[str, Any] = {
    "repeatable": True,
    "computer_delay": 0.0,
    "thinkers": 1,
    "limits": NO_LIMITS,
    "sweep_seconds": 0.05,
    "probe_seconds": 0.1,
    "grace_seconds": 0.0,
    "longest_thought": PATIENCE,
}


@pytest.fixture
def settings(tmp_path: Path, migrated: Path) -> Callable[..., Settings]:
    """Settings for a test's own server: no waiting, no limits, a database of its own."""

    def make(**given: Any) -> Settings:
        data = tmp_path / "data"
        data.mkdir(exist_ok=True)
        if not (data / "westmarch.sqlite").exists():
            shutil.copy(migrated, data / "westmarch.sqlite")
        return Settings(data=data, **{**QUICK, **given})

    return make


@pytest.fixture(scope="session")
async def server(migrated: Path) -> AsyncIterator[Running]:
    """A server for all tests that need nothing special; each has its own people and tables."""
    async with running(Settings(data=migrated.parent, **QUICK)) as shared:
        yield shared


@pytest.fixture
def wotr_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card game, known to this process even where it is not installed yet."""
    monkeypatch.setitem(registry.REGISTERED, WOTR_CARDS.key, WOTR_CARDS)
