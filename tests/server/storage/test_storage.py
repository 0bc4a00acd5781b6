"""Migrations, the writer, and tables that come back from the database as they were."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from westmarch.core import registry
from westmarch.core.errors import BadOptions
from westmarch.core.rng import Rng
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.storage import database as db
from westmarch.server.storage.database import Database
from westmarch.server.storage.writer import Append, Writer
from westmarch.server.tables.events import Ordered, Stored

from ..harness import play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]


@pytest.fixture
async def base(where: dict[str, str], tmp_path: Path) -> AsyncIterator[Database]:
    """An empty database."""
    made = Database(where.get("database", f"sqlite:///{tmp_path / 'empty.sqlite'}"), where.get("schema", ""))
    yield made
    await made.close()


async def test_migrations_make_the_tables_that_the_server_uses(base: Database) -> None:
    await base.migrate()
    async with base.readers.connect() as connection:

        def differences(sync: sa.Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(sync), db.metadata))

        assert await connection.run_sync(differences) == []


async def test_migrating_again_changes_nothing_and_several_processes_may_do_it_at_once(
    base: Database, where: dict[str, str]
) -> None:
    other = Database(base.url.render_as_string(hide_password=False), where.get("schema", ""))
    await asyncio.gather(base.migrate(), other.migrate())
    await base.migrate()
    async with base.readers.connect() as connection:
        assert (await connection.execute(sa.select(sa.func.count()).select_from(db.tables))).scalar() == 0
    await other.close()


@pytest.mark.parametrize("url", ["mysql://localhost/x", "nonsense", ""])
def test_an_address_of_no_database_we_know_is_refused(url: str) -> None:
    with pytest.raises(BadOptions):
        Database(url)


@pytest.mark.parametrize(
    ("url", "driver"),
    [
        ("postgres://u@h/d", "postgresql+asyncpg"),
        ("postgresql://u@h/d", "postgresql+asyncpg"),
        ("sqlite:///x", "sqlite+aiosqlite"),
    ],
)
def test_addresses_get_the_driver_that_we_use(url: str, driver: str) -> None:
    assert db.address(url).drivername == driver


# The writer


def append(table: str, n: int, note: str = "turn") -> Append:
    found_by = dict.fromkeys(
        (
            *("rules", "status", "said", "turn", "turn_since", "updated", "wake", "outcome", "ended", "settings"),
            *("position", "position_said"),
        )
    )
    return Append(table, Stored(n, 0, Ordered(0, note, "pass", "cancelled")), found_by)


@pytest.fixture
async def writer(base: Database) -> AsyncIterator[Writer]:
    await base.migrate()
    made = Writer(base)
    made.start()
    yield made
    await made.stop()


async def bodies(base: Database) -> list[str]:
    async with base.readers.connect() as connection:
        rows = await connection.execute(sa.select(db.events.c.body).order_by(db.events.c.table_id, db.events.c.n))
        return [row.body for row in rows]


async def test_a_number_of_an_event_is_given_once(writer: Writer, base: Database) -> None:
    assert await writer.append(append("a", 1, "first"))
    assert not await writer.append(append("a", 1, "second"))
    assert await writer.append(append("a", 2, "third"))
    assert ["first" in body for body in await bodies(base)] == [True, False]


async def test_orders_that_wait_are_committed_together_and_answered_one_by_one(writer: Writer, base: Database) -> None:
    await writer.append(append("t7", 1))
    answers = await asyncio.gather(*[writer.append(append(f"t{i}", 1)) for i in range(150)])
    assert [i for i, stored in enumerate(answers) if not stored] == [7]
    assert len(await bodies(base)) == 150


async def test_an_order_that_fails_does_not_take_the_others_with_it(writer: Writer, base: Database) -> None:
    row = {"id": "p", "name": "n", "created": 0}

    async def insert(connection: sa.ext.asyncio.AsyncConnection) -> str:
        await connection.execute(sa.insert(db.people), [row])
        return "done"

    answers = await asyncio.gather(
        writer.run(insert), writer.run(insert), writer.append(append("a", 1)), return_exceptions=True
    )
    assert answers[0] == "done"
    assert isinstance(answers[1], IntegrityError)
    assert answers[2] is True
    assert len(await bodies(base)) == 1


async def test_while_the_database_is_lost_orders_are_refused(tmp_path: Path) -> None:
    base = Database(f"sqlite:///{tmp_path / 'nowhere' / 'x.sqlite'}")
    writer = Writer(base)
    writer.start()
    with pytest.raises(Refused, match="database_lost"):
        await writer.append(append("a", 1))
    await writer.stop()
    await base.close()


# Tables


async def test_after_a_restart_a_table_is_as_it_was(settings: Make, where: dict[str, str]) -> None:
    made = settings(**where)
    async with running(made) as server, server.client() as anna, server.client() as boris:
        table = await anna.create("me", "friend", clock={"kind": "days", "days": 3})
        await boris.post(f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            await play_on([a, b], Rng(1), 25)
            await a.ok("chat", text="good night")
            await a.ok("ask_undo", to=20)
            await b.ok("answer_undo", yes=True)
            await a.until(lambda v: v.said == 20)
            await play_on([a, b], Rng(2), 6)
            await b.ok("orders", seat=1, prompt="bonus_unit", order="pass")
            await b.until(lambda v: bool(v.situation["you"]["orders"]))
    async with (
        running(made) as server,
        server.client(anna) as anna2,
        server.client(boris) as boris2,
        anna2.at(table["id"]) as a2,
        boris2.at(table["id"]) as b2,
    ):
        for before, after in ((a, a2), (b, b2)):
            for key in ("view", "prompt", "you", "said", "status", "outcome"):
                assert after.situation[key] == before.situation[key]
            assert after.log == before.log
        assert [line["text"] for line in a2.situation["chat"]] == ["good night"]
        await b2.ok("orders", seat=1, prompt="bonus_unit", order="ask")
        await play_on([a2, b2], Rng(3))
        assert a2.over


async def test_a_table_goes_on_when_the_rules_have_changed(
    settings: Make, where: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = settings(**where)
    async with running(made) as server, server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            await play_on([a], Rng(1), 25)
        # Another seed stands for other rules: the stored words no longer lead to where the game was.
        async with server.hall.base.writers.begin() as connection:
            await connection.execute(sa.update(db.tables).values(seed="12345"))
    monkeypatch.setattr(type(registry.find("duel")), "rules", registry.find("duel").rules + 1)
    async with running(made) as server, server.client(anna) as again:
        async with again.at(table["id"]) as b:
            assert b.situation["view"] == a.situation["view"]
            assert b.situation["prompt"] == a.situation["prompt"]
            assert b.log[-1]["kind"] == "continued"
            await play_on([b], Rng(2))
            assert b.over
        history = await again.get(f"/api/tables/{table['id']}/history")
        assert history["record"] is None
        assert history["steps"]


async def test_a_table_with_other_corrections_than_the_servers_is_refused_for_that_reason_and_goes_on_later(
    settings: Make,
) -> None:
    async with running(settings(idle_seconds=0.0)) as server, server.client() as anna:
        made = await anna.create("me", "me")
        where = db.tables.c.id == made["id"]
        async with server.hall.base.writers.begin() as connection:
            kept = (await connection.execute(sa.select(db.tables.c.settings).where(where))).scalar_one()
            other = json.dumps({**json.loads(kept), "corrections": ["c1-01 cost=1"]})
            await connection.execute(sa.update(db.tables).where(where).values(settings=other))
        while made["id"] in server.hall.tables:
            await server.hall.sweep()
        with pytest.raises(AssertionError, match="other_corrections"):
            async with anna.at(made["id"]):
                pass
        async with server.hall.base.writers.begin() as connection:
            await connection.execute(sa.update(db.tables).where(where).values(settings=kept))
        async with anna.at(made["id"]) as a:
            await play_on([a], Rng(1), 5)


async def test_a_damaged_table_is_refused_and_others_are_not(settings: Make) -> None:
    async with running(settings(idle_seconds=0.0)) as server, server.client() as anna:
        broken, whole = await anna.create("me", "me"), await anna.create("me", "me")
        async with anna.at(broken["id"]) as a:
            await play_on([a], Rng(1), 5)
        async with server.hall.base.writers.begin() as connection:
            where_broken = db.tables.c.id == broken["id"]
            await connection.execute(sa.update(db.tables).where(where_broken).values(seed="12345"))
        while broken["id"] in server.hall.tables:
            await server.hall.sweep()
        with pytest.raises(AssertionError, match=r"1013.*broken_table"):
            async with anna.at(broken["id"]):
                pass
        async with anna.at(whole["id"]) as a:
            await play_on([a], Rng(1), 5)
