"""Benchmarks of the server: how soon a word is answered at 250 tables with 500 connections, and what a table weighs.

The server runs in a process of its own, with its limits lifted (`servers`); this process plays the clients (`clients`). What the
server bears at most is measured after that (`strain`). The peers are the bounds that the server promises to keep.
"""

import asyncio
import contextlib
import random
import re
import tempfile
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from westmarch.bench import Row, people, strain
from westmarch.bench.clients import GAME, Table, http, load, new_table, p99, run_each, set_up
from westmarch.bench.servers import Server
from westmarch.bench.strain import against
from westmarch.core.errors import BadOptions

TABLES = 250
WORDS_A_SECOND = 100
SECONDS = 15.0
WARM_WORDS = 10  # that every table has seen before anything is measured


class Bounds(NamedTuple):
    """What the server promises."""

    p99_ms: float = 50.0
    thinking_factor: float = 2.0
    table_kb: float = 300.0
    start_s: float = 3.0
    page_kb: float = 150.0


BOUNDS = Bounds()


def rows(only: Sequence[str] = (), seconds: float = SECONDS, tables: int = TABLES) -> Iterator[Row]:
    """Measure the server, a row each (all, or those named), as they are found."""
    for name in only:
        if name not in NAMES:
            raise BadOptions(f"there is no benchmark '{name}'; there are: {', '.join(NAMES)}")
    for names, measure in PARTS:
        yield from _wanted_rows(set(names).intersection(only or names), measure(seconds, tables))


def _wanted_rows(wanted: set[str], work: AsyncGenerator[Row, None]) -> Iterator[Row]:
    """The rows of a part that are wanted; once all are found the part ends."""
    found = run_each(work)
    while wanted and (row := next(found, None)) is not None:
        if row.name in wanted:
            wanted.remove(row.name)
            yield row
    found.close()


async def enough(tables: list[Table], seconds: float, chance: random.Random) -> list[float]:
    """What the words of a server of this size take at the rate that it promises to bear."""
    rate = WORDS_A_SECOND * len(tables) / TABLES
    times = await load(tables, seconds, rate, chance)
    if all(table.seats[0].over for table in tables):
        raise BadOptions("the games of the benchmark ended before it did")
    return times


def in_thirds(times: list[float]) -> list[float]:
    """The same for each third of the time, to show how much it varies."""
    size = len(times) // 3
    return [p99(times[i * size : (i + 1) * size]) for i in range(3)]


@contextlib.asynccontextmanager
async def _computers_thinking(port: int, chance: random.Random) -> AsyncIterator[None]:
    """Games against the computer beside the others, so that the workers never rest."""

    async def play() -> None:
        while True:
            table = await new_table([port], [{"kind": "computer", "level": "hard"}])
            while await table.move(chance) is not None:
                pass

    games = [asyncio.create_task(play()) for _ in range(4)]
    await asyncio.sleep(2.0)
    try:
        yield
    finally:
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)


async def _page_weight(port: int) -> float | None:
    """What a browser loads first, as it is sent, in KB; nothing where the client has not been built."""
    try:
        _, page = await http(port, "GET", "/", encodings="identity")
    except BadOptions:
        return None
    linked = re.findall(r'(?:src|href)="(/[^"]+)"', page.decode())
    weight = 0
    for path in ["/", *sorted(set(linked)), "/api/me", "/api/games", f"/api/games/{GAME}/components"]:
        _, body = await http(port, "GET", path)
        weight += len(body)
    return weight / 1024


async def _with_people(seconds: float, count: int) -> AsyncGenerator[Row, None]:
    """The same at rated tables, while games end and people who are away are told."""
    chance = random.Random(1)
    async with people.crowd(count, seconds, chance) as crowd:
        for _ in range(WARM_WORDS):
            await asyncio.gather(*[table.move(chance) for table in crowd.playing])
        async with crowd.busy():
            times = await enough(crowd.playing, seconds, chance)
    yield against("server-p99-people", p99(times), "ms", "bound", BOUNDS.p99_ms, in_thirds(times))


async def _alone(seconds: float, count: int) -> AsyncGenerator[Row, None]:
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        Server(Path(folder)).stop()
        server = Server(Path(folder))
        try:
            began = server.seconds_to_start
            yield against("server-start", began, "s", "bound", BOUNDS.start_s, [began])
            await asyncio.sleep(1.0)
            empty = server.memory()
            tables = await set_up([server.port], count)
            for _ in range(WARM_WORDS):
                await asyncio.gather(*[table.move(chance) for table in tables])
            kb = (server.memory() - empty) / count
            yield against("server-memory", kb, "KB a live table", "bound", BOUNDS.table_kb, [kb])
            quiet = await enough(tables, seconds, chance)
            yield against("server-p99", p99(quiet), "ms", "bound", BOUNDS.p99_ms, in_thirds(quiet))
            async with _computers_thinking(server.port, chance):
                loud = await enough(tables, seconds, chance)
            bound = BOUNDS.thinking_factor * BOUNDS.p99_ms
            yield against("server-p99-thinking", p99(loud), "ms", "bound", bound, in_thirds(loud))
            weight = await _page_weight(server.port)
            if weight is not None:
                yield against("page-weight", weight, "KB", "bound", BOUNDS.page_kb, [weight])
        finally:
            server.stop()


PARTS = (
    (("server-start", "server-memory", "server-p99", "server-p99-thinking", "page-weight"), _alone),
    (("server-p99-people",), _with_people),
    *strain.PARTS,
)
NAMES = tuple(name for names, _ in PARTS for name in names)
