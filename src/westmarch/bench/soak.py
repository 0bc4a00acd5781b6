"""Hours of use in minutes: people come, play, look on, read what was played and leave, and the server's memory is watched.

A person plays as fast as he is answered, a table that nobody uses leaves the memory after seconds instead of a minute, the memory
is tidied after seconds instead of minutes, and what is kept of finished games is full after some: a minute of the soak is worth an hour of an evening's server or more. Whatever is kept too long shows as memory that grows.
"""

import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from collections.abc import AsyncGenerator, Iterator
from pathlib import Path

import msgspec

from westmarch.bench import Row
from westmarch.bench.clients import Table, guest, http, new_table, run_each, sit
from westmarch.bench.servers import Server

PARTS = 10  # of the time, each with a row
SETTLED = 5  # parts after which all that is kept for good is there
GROWTH = 1.05  # of the memory since then that counts as none: what the allocator gives back differs from look to look
LOOKS = 20  # at the memory, in each part
TABLES = 24  # at which people play at a time
MOST_WORDS = 150  # that are said at a table before its people have had enough
QUICK = {
    "idle_seconds": "2",
    "tidy_seconds": "10",
    "replay_bytes": "1000000",
}  # what would fill or empty in hours, in seconds
COMPUTER = 0.25  # of the tables have one
KB = 1024


def rows(minutes: float, tables: int = TABLES) -> Iterator[Row]:
    """The memory of the server and its workers in each part of the time, beside what it was once it had settled."""
    bound: float | None = None
    for number, looks in enumerate(run_each(_parts(60 * minutes, tables)), 1):
        value, spread = statistics.median(looks), (min(looks), max(looks))
        peer, ratio = ("bound", bound / value) if bound is not None else (None, None)
        yield Row(f"soak-{number}", value, "MB", peer, bound, ratio, spread, None)
        if number == SETTLED:
            bound = GROWTH * value


async def _parts(seconds: float, tables: int) -> AsyncGenerator[list[float], None]:
    """What the memory was, part by part."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **QUICK)
        visitors = [asyncio.create_task(_come_and_go(server.port, random.Random(seed))) for seed in range(tables)]
        try:
            for _ in range(PARTS):
                yield await _looks(server, seconds / PARTS, visitors)
        finally:
            for visitor in visitors:
                visitor.cancel()
            await asyncio.gather(*visitors, return_exceptions=True)
            server.stop()


async def _looks(server: Server, seconds: float, visitors: list["asyncio.Task[None]"]) -> list[float]:
    """What the memory was in one part; a visitor who fails ends the soak."""
    began = time.perf_counter()
    found: list[float] = []
    for look in range(1, LOOKS + 1):
        left = began + seconds * look / LOOKS - time.perf_counter()
        await asyncio.wait(visitors, timeout=max(0.0, left), return_when=asyncio.FIRST_COMPLETED)
        for visitor in visitors:
            if visitor.done():
                visitor.result()
        found.append(server.memory_of_all() / KB)
    return found


async def _come_and_go(port: int, chance: random.Random) -> None:
    """Game after game, each with new people."""
    while True:
        computer = {"kind": "computer", "level": "easy"}
        table = await new_table([port], [computer if chance.random() < COMPUTER else {"kind": "open"}])
        watcher = await sit(port, table.id, await guest(port))
        try:
            await _play(table, chance)
        finally:
            for seat in (*table.seats, watcher):
                with contextlib.suppress(OSError):
                    await seat.socket.close()
        cookie = await guest(port)
        await http(port, "GET", "/api/tables?which=open", cookie)
        await http(port, "GET", f"/api/tables/{table.id}/history", cookie)


async def _play(table: Table, chance: random.Random) -> None:
    """A game with a word beside it, given up where it becomes long."""
    anna = table.seats[0].socket
    for said in range(MOST_WORDS):
        if await table.move(chance) is None:
            return
        if said == 1:
            await anna.send(msgspec.json.encode({"type": "chat", "id": "chat", "text": "Well met"}).decode())
    await anna.send(msgspec.json.encode({"type": "resign", "id": "end", "seat": 0}).decode())
    while not table.seats[0].over:
        table.seats[0].news.clear()
        await table.seats[0].news.wait()
