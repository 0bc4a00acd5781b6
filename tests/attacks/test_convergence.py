"""Two processes, and faults of the database, of Redis and of both in random order: every listener ends where the database is."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import asyncpg
import pytest
from tests.server.harness import Cable, Running, Visitor, cable, running

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]

TABLES = 4
WORDS = 6  # that are tried while a fault lasts
FAULT_SECONDS = 0.6
CONVERGED_WITHIN = 2.0
TICK = 0.05
NAMES = ("redis of one", "redis of both", "database of one", "database of both", "connections ended", "all at once")


class Scene:
    """Two processes, each with a database and a Redis on cables of its own, and listeners at both."""

    def __init__(self, rng: Rng, base: asyncpg.Connection, schema: str) -> None:
        self.rng = rng
        self.base = base
        self.schema = schema
        self.redis: list[Cable] = []
        self.databases: list[Cable] = []
        self.listeners: dict[str, list[Visitor]] = {}
        self.acknowledged: set[str] = set()
        self.ids = itertools.count()

    async def stored(self) -> dict[str, int]:
        """The version of each table in the database."""
        rows = await self.base.fetch(f"select id, version from {self.schema}.tables")
        return {row["id"]: row["version"] for row in rows}

    async def end_connections(self) -> None:
        """End all connections of both processes to the database, and nobody else's."""
        ports = [port for way in self.databases for port in way.ports_beyond()]
        query = "select pg_terminate_backend(pid) from pg_stat_activity where client_port = any($1)"
        await self.base.execute(query, ports)

    def cables(self, fault: str) -> list[Cable]:
        """The cables that a fault cuts."""
        one = self.rng.below(2)
        return {
            "redis of one": [self.redis[one]],
            "redis of both": self.redis,
            "database of one": [self.databases[one]],
            "database of both": self.databases,
            "connections ended": [],
            "all at once": [*self.redis, *self.databases],
        }[fault]

    async def try_word(self, listener: Visitor) -> None:
        """Say something, whether it is taken or not."""
        if listener.options:
            name = f"w{next(self.ids)}"
            word = self.rng.pick(listener.options)
            answer = await listener.send("say", id=name, version=listener.version, words=[word])
            if answer["type"] == "ok":
                self.acknowledged.add(name)

    async def round(self, fault: str) -> None:
        """One fault while words are said, and after it everybody where the database is."""
        cut = self.cables(fault)
        listeners = [listener for both in self.listeners.values() for listener in both]
        for listener in listeners:
            await listener.send("ping")  # as clients do: one who is silent for long is let go
        words: list[Awaitable[None]] = []
        for n in range(WORDS):
            words.append(asyncio.ensure_future(self.try_word(listeners[self.rng.below(len(listeners))])))
            if n == WORDS // 3:
                for way in cut:
                    await way.cut()
            if fault in ("connections ended", "all at once"):
                await self.end_connections()
            await asyncio.sleep(FAULT_SECONDS / WORDS)
        for way in cut:
            await way.mend()
        await self.converge(fault)
        await asyncio.gather(*words)

    async def converge(self, fault: str) -> None:
        """Wait, in ticks of the loop so that a busy machine is not taken for a stale listener."""
        behind: list[tuple[str, int, list[int]]] = []
        for _ in range(round(CONVERGED_WITHIN / TICK)):
            await asyncio.sleep(TICK)
            stored = await self.stored()
            seen = {table: [listener.version for listener in both] for table, both in self.listeners.items()}
            behind = [(table, stored[table], seen[table]) for table in seen if set(seen[table]) != {stored[table]}]
            closed = {listener.closed for both in self.listeners.values() for listener in both}
            assert closed == {None}, f"{fault}: listeners were closed with {closed}"
            if not behind:
                return
        raise AssertionError(f"{fault}: stored and seen are {behind}")

    async def check_words(self) -> None:
        """What was acknowledged is stored, once."""
        rows = await self.base.fetch(f"select body::json ->> 'id' as id from {self.schema}.events")
        kept = [row["id"] for row in rows if row["id"]]
        assert len(kept) == len(set(kept))
        assert self.acknowledged <= set(kept)
        assert self.acknowledged


async def wait_until_healthy(server: Running) -> None:
    while not server.hall.bus.healthy:
        await asyncio.sleep(TICK)


async def hold(rounds: int, settings: Make, postgres: dict[str, str], redis_server: dict[str, str]) -> None:
    """So many rounds of faults in a random order."""
    async with AsyncExitStack() as stack:
        base = await asyncpg.connect(postgres["database"])
        stack.push_async_callback(base.close)
        scene = Scene(Rng(rounds), base, postgres["schema"])
        servers = []
        for _ in range(2):
            scene.redis.append(await stack.enter_async_context(cable(redis_server["redis"])))
            scene.databases.append(await stack.enter_async_context(cable(postgres["database"])))
            given = settings(
                database=scene.databases[-1].url,
                schema=postgres["schema"],
                redis=scene.redis[-1].url,
                redis_prefix=redis_server["redis_prefix"],
                sweep_seconds=1.0,
                probe_seconds=1.0,
            )
            servers.append(await stack.enter_async_context(running(given)))
        for server in servers:
            await wait_until_healthy(server)
        anna = await stack.enter_async_context(servers[0].client())
        again = await stack.enter_async_context(servers[1].client(anna))
        for _ in range(TABLES):
            table = (await anna.create("me", "me"))["id"]
            both = [await stack.enter_async_context(client.at(table)) for client in (anna, again)]
            scene.listeners[table] = both
        for _ in range(rounds):
            await scene.round(NAMES[scene.rng.below(len(NAMES))])
            for server in servers:
                await wait_until_healthy(server)
        await scene.check_words()


async def test_every_listener_converges_after_a_few_faults(
    settings: Make, postgres: dict[str, str], redis_server: dict[str, str]
) -> None:
    await hold(3, settings, postgres, redis_server)


@pytest.mark.attack
async def test_every_listener_converges_after_many_faults(
    settings: Make, postgres: dict[str, str], redis_server: dict[str, str]
) -> None:
    await hold(50, settings, postgres, redis_server)
