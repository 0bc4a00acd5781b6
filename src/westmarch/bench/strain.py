"""What the server bears at most: the highest rate of words, a crowd that looks on, the loss of one of two processes.

Two processes need a PostgreSQL and a Redis (`DATABASE_URL`, `REDIS_URL`); where they are not named, those rows are left out.
"""

import asyncio
import contextlib
import os
import random
import secrets
import tempfile
import time
from collections.abc import AsyncGenerator, AsyncIterator
from pathlib import Path

import sqlalchemy as sa

from westmarch.bench import Row
from westmarch.bench.clients import Ports, Table, guest, load, new_table, p99, set_up, sit
from westmarch.bench.servers import Server
from westmarch.core.errors import BadOptions
from westmarch.server.storage.database import Database

SPECTATORS = 1_000
SPECTATOR_WORDS = 30
SPECTATORS_MS = 1_000.0  # within which everybody has seen a word
RATE = 100.0  # words a second that one process bears at least
STEP = 1.25  # from one rate to the next
BEARABLE_MS = 250.0
ANSWERED = 0.8  # of the words that were to be said; with fewer the tables were too busy to take them
TRIES = 2  # at a rate: something else may keep the machine busy for a moment
WORDS_OF_A_TABLE = 15  # after which people sit down at new tables, so that no game ends
RECOVERY_S = 3.0
COMPUTER_DELAY = 1.0  # seconds that a computer's answer to a secret question takes, in which its process is killed
SECRETIVE = {"game": "wotr_cards", "scenario": "fellowship"}  # its first questions are secret


def against(name: str, value: float, unit: str, peer: str, bound: float, values: list[float]) -> Row:
    """A row whose peer is a bound: the ratio says how many times better we are."""
    return Row(name, value, unit, peer, bound, bound / value, (min(values), max(values)), None)


async def _rate(seconds: float, tables: int) -> AsyncGenerator[Row, None]:
    """What one process bears on its own."""
    async with _servers(1, {}) as (alone,):
        (rate,) = await _highest_rates([[alone.port]], tables, seconds / 3)
    yield at_least("server-rate", rate, RATE)


async def _one_and_two(seconds: float, tables: int) -> AsyncGenerator[Row, None]:
    """What one and two processes bear on the services they share, where this machine has them."""
    if not (os.environ.get("DATABASE_URL", "").startswith("postgres") and os.environ.get("REDIS_URL")):
        return
    async with (
        _corner() as lone,
        _corner() as shared,
        _servers(1, lone) as (single,),
        _servers(2, shared) as pair,
    ):
        ports: list[Ports] = [[single.port], [server.port for server in pair]]
        one, two = await _highest_rates(ports, tables, seconds / 3)
        yield at_least("server-rate-postgres", one, RATE)
        yield at_least("server-rate-two", two, one)
        yield await _recovery(pair)


def at_least(name: str, rate: float, bound: float) -> Row:
    """A row whose value is the better the more it is."""
    return Row(name, rate, "words/s", "bound", bound, rate / bound, (rate, rate), None)


class Crowd:
    """The people of one server, who sit down anew before their games end."""

    def __init__(self, ports: Ports, count: int) -> None:
        self.ports = ports
        self.count = count
        self.tables: list[Table] = []
        self.left = 0.0  # words for which these tables are good

    async def bears(self, rate: float, seconds: float, chance: random.Random) -> bool:
        """Whether 99 of 100 words are answered in a bearable time at this rate."""
        words = rate * seconds
        if self.left < words:
            await self.leave()
            self.tables = await set_up(self.ports, self.count)
            self.left = max(words, WORDS_OF_A_TABLE * self.count)
        self.left -= words
        times = await load(self.tables, seconds, rate, chance)
        return len(times) >= ANSWERED * words and p99(times) <= BEARABLE_MS

    async def leave(self) -> None:
        """Leave all tables."""
        await asyncio.gather(*[seat.socket.close() for table in self.tables for seat in table.seats])


async def _highest_rates(servers: list[Ports], count: int, seconds: float) -> list[float]:
    """The highest rate that each server bears.

    They take turns at every rate, so that whatever else keeps the machine busy falls on all of them.
    """
    chance = random.Random(2)
    crowds = [Crowd(ports, count) for ports in servers]
    borne = [RATE / STEP] * len(crowds)
    rate, left = RATE, set(range(len(crowds)))
    while left:
        for _ in range(TRIES):
            for number in sorted(left):
                if borne[number] < rate and await crowds[number].bears(rate, seconds, chance):
                    borne[number] = rate
        left = {number for number in left if borne[number] == rate}
        rate *= STEP
    for crowd in crowds:
        await crowd.leave()
    return borne


async def _spectators(_: float, tables: int) -> AsyncGenerator[Row, None]:
    """How long it takes until the last of a crowd has seen a word."""
    chance, crowd_size = random.Random(3), min(SPECTATORS, 4 * tables)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            table = await new_table([server.port], [{"kind": "open"}])
            crowd = [await sit(server.port, table.id, "") for _ in range(crowd_size)]
            for one in crowd:
                await one.seen(table.seats[0].version)  # what they were told when they came is not part of it
            times: list[float] = []
            for _ in range(SPECTATOR_WORDS):
                began, version = time.perf_counter(), table.seats[0].version
                if await table.move(chance) is None:
                    break
                for one in crowd:
                    await one.seen(version + 1)
                times.append(1000 * (time.perf_counter() - began))
        finally:
            server.stop()
    yield against("server-spectators", p99(times), "ms", "bound", SPECTATORS_MS, times)


@contextlib.asynccontextmanager
async def _corner() -> AsyncIterator[dict[str, str]]:
    """A corner of its own of the database and of Redis, for the processes of one server."""
    name = f"bench_{secrets.token_hex(6)}"
    database = os.environ["DATABASE_URL"]
    base = Database(database)
    async with base.writers.begin() as connection:
        await connection.execute(sa.text(f"create schema {name}"))
    try:
        yield {"database": database, "schema": name, "redis": os.environ["REDIS_URL"], "redis_prefix": name}
    finally:
        async with base.writers.begin() as connection:
            await connection.execute(sa.text(f"drop schema {name} cascade"))
        await base.close()


@contextlib.asynccontextmanager
async def _servers(count: int, shared: dict[str, str]) -> AsyncIterator[list[Server]]:
    """So many processes of one server."""
    servers: list[Server] = []
    try:
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(count):
                servers.append(Server(Path(folder), **shared, computer_delay=str(COMPUTER_DELAY)))
            await asyncio.sleep(1.0)  # until they have heard themselves
            yield servers
    finally:
        for server in servers:
            server.stop()


async def _recovery(servers: list[Server]) -> Row:
    """How long a computer's words fail to come when the process dies that was to say them."""
    chance = random.Random(4)
    dying, staying = servers
    table = await new_table([dying.port], [{"kind": "computer", "level": "easy"}], **SECRETIVE)
    watcher = await sit(staying.port, table.id, await guest(staying.port))
    for _ in range(100):
        if await table.move(chance) is None:
            raise BadOptions("the game of the benchmark ended before it did")
        if not table.seats[0].options:
            break
    version = table.seats[0].version
    await watcher.seen(version)
    dying.kill()
    began = time.perf_counter()
    async with asyncio.timeout(60):
        await watcher.seen(version + 1)
    seconds = max(0.001, time.perf_counter() - began - COMPUTER_DELAY)
    return against("server-recovery", seconds, "s", "bound", RECOVERY_S, [seconds])


PARTS = (
    (("server-spectators",), _spectators),
    (("server-rate",), _rate),
    (("server-rate-postgres", "server-rate-two", "server-recovery"), _one_and_two),
)
