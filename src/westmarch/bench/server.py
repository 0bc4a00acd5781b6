"""Benchmarks of the server: how soon a word is answered at 250 tables with 500 connections, and what a table weighs.

The server runs in a process of its own (`python -m westmarch.bench.server FOLDER`), with its limits lifted; this process plays
the clients. The peers are the bounds that the server promises to keep.
"""

import asyncio
import contextlib
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from westmarch.bench import Row
from westmarch.core.errors import BadOptions

TABLES = 250
WORDS_A_SECOND = 100
SECONDS = 15.0
WARM_WORDS = 10  # that every table has seen before anything is measured
AT_ONCE = 16  # requests while tables are set up
GAME = "duel"


class Bounds(NamedTuple):
    """What the server promises."""

    p99_ms: float = 50.0
    thinking_factor: float = 2.0
    table_kb: float = 300.0
    start_s: float = 3.0
    page_kb: float = 300.0


BOUNDS = Bounds()
NAMES = ("server-start", "server-memory", "server-p99", "server-p99-thinking", "page-weight")


def rows(seconds: float = SECONDS, tables: int = TABLES) -> Iterator[Row]:
    """Measure the server, a row each."""
    yield from asyncio.run(_measure(seconds, tables))


def against(name: str, value: float, unit: str, peer: str, bound: float, values: list[float]) -> Row:
    """A row whose peer is a bound: the ratio says how many times better we are."""
    return Row(name, value, unit, peer, bound, bound / value, (min(values), max(values)), None)


# The server's process


def serve(folder: Path) -> None:
    """Run a server without limits that says where it is."""
    from westmarch.server.main import run
    from westmarch.server.settings import Settings, no_limits

    run(Settings(port=0, data=folder, limits=no_limits(), computer_delay=0.0))


class Server:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "westmarch.bench.server", str(folder)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.seconds_to_start = time.perf_counter() - began
        found = re.search(r":(\d+)/", line)
        if found is None:
            raise BadOptions("the server of the benchmark did not start")
        self.port = int(found[1])

    def memory(self) -> float:
        """The memory of the server's own process, without its workers, in KB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return float(re.search(r"VmRSS:\s+(\d+)", status)[1])  # type: ignore[index]

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


# The clients


class Seat:
    """One person's connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.options: list[int] = []
        self.over = False
        self.news = asyncio.Event()
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] in ("snapshot", "update"):
                prompt = message["prompt"]
                self.options = [option["word"] for option in prompt["options"] or ()] if prompt else []
                self.version = message["version"]
                self.over = message["status"] == "over"
                self.news.set()

    async def say(self, word: int) -> float:
        """Say a word; the milliseconds until the new view is here."""
        version = self.version
        began = time.perf_counter()
        message = {"type": "say", "id": f"{version}", "version": version, "words": [word]}
        await self.socket.send(msgspec.json.encode(message).decode())
        while self.version <= version:
            self.news.clear()
            await self.news.wait()
        return 1000 * (time.perf_counter() - began)


class Table:
    """A table with both its people."""

    def __init__(self, table_id: str, seats: list[Seat]) -> None:
        self.id = table_id
        self.seats = seats
        self.busy = False

    async def move(self, chance: random.Random) -> float | None:
        """Let whoever is asked say something; nothing if the game is over."""
        self.busy = True
        try:
            while not any(seat.options or seat.over for seat in self.seats):
                await asyncio.sleep(0.001)
            asked = next((seat for seat in self.seats if seat.options), None)
            return await asked.say(chance.choice(asked.options)) if asked is not None else None
        finally:
            self.busy = False


async def _http(
    port: int, method: str, path: str, cookie: str = "", body: object = None, encodings: str = "gzip, br"
) -> tuple[dict[str, str], bytes]:
    """One request over a connection of its own: headers and body of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    data = msgspec.json.encode(body) if body is not None else b""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nAccept-Encoding: {encodings}\r\n"
    )
    head += f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, content = answer.partition(b"\r\n\r\n")
    lines = top.decode("latin-1").split("\r\n")
    headers = {key.lower(): value for key, _, value in (line.partition(": ") for line in lines[1:])}
    if " 20" not in lines[0]:
        raise BadOptions(f"the server answered {lines[0]} to {method} {path}: {content[:200]!r}")
    return headers, content


async def _guest(port: int) -> str:
    headers, _ = await _http(port, "GET", "/api/me")
    return headers["set-cookie"].partition(";")[0]


async def _sit(port: int, table_id: str, cookie: str) -> Seat:
    url = f"ws://127.0.0.1:{port}/api/tables/{table_id}/live?from=-1"
    socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None)
    return Seat(socket)


async def _new_table(port: int, others: list[dict[str, str]]) -> Table:
    """A table whose second seat is taken by another person, or by a computer."""
    anna = await _guest(port)
    body = {"game": GAME, "seats": [{"kind": "me"}, *others]}
    _, content = await _http(port, "POST", "/api/tables", anna, body)
    table_id = msgspec.json.decode(content)["id"]
    cookies = [anna]
    if others[0]["kind"] == "open":
        cookies.append(await _guest(port))
        await _http(port, "POST", f"/api/tables/{table_id}/join", cookies[1], {})
    return Table(table_id, [await _sit(port, table_id, cookie) for cookie in cookies])


async def _set_up(port: int, count: int) -> list[Table]:
    places = asyncio.Semaphore(AT_ONCE)

    async def one() -> Table:
        async with places:
            return await _new_table(port, [{"kind": "open"}])

    return list(await asyncio.gather(*[one() for _ in range(count)]))


async def _load(tables: list[Table], seconds: float, chance: random.Random) -> list[float]:
    """Words at a constant rate, whether the server keeps up or not: the milliseconds each took."""
    rate = WORDS_A_SECOND * len(tables) / TABLES
    moves: list[asyncio.Task[float | None]] = []
    began = time.perf_counter()
    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        free = [table for table in tables if not table.busy and not table.seats[0].over]
        if free:
            moves.append(asyncio.create_task(chance.choice(free).move(chance)))
    times = [took for took in await asyncio.gather(*moves) if took is not None]
    if len(times) < 0.8 * seconds * rate:
        raise BadOptions("the games of the benchmark ended before it did")
    return times


def p99(times: list[float]) -> float:
    """The time within which 99 of 100 words were answered."""
    return statistics.quantiles(times, n=100)[98]


def in_thirds(times: list[float]) -> list[float]:
    """The same for each third of the time, to show how much it varies."""
    size = len(times) // 3
    return [p99(times[i * size : (i + 1) * size]) for i in range(3)]


@contextlib.asynccontextmanager
async def _computers_thinking(port: int, chance: random.Random) -> AsyncIterator[None]:
    """Games against the computer beside the others, so that the workers never rest."""

    async def play() -> None:
        while True:
            table = await _new_table(port, [{"kind": "computer", "level": "hard"}])
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
        _, page = await _http(port, "GET", "/", encodings="identity")
    except BadOptions:
        return None
    linked = re.findall(r'(?:src|href)="(/[^"]+)"', page.decode())
    weight = 0
    for path in ["/", *sorted(set(linked)), "/api/me", "/api/games", f"/api/games/{GAME}/components"]:
        _, body = await _http(port, "GET", path)
        weight += len(body)
    return weight / 1024


async def _measure(seconds: float, count: int) -> list[Row]:
    chance = random.Random(1)
    found: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        Server(Path(folder)).stop()
        server = Server(Path(folder))
        try:
            began = server.seconds_to_start
            found.append(against("server-start", began, "s", "bound", BOUNDS.start_s, [began]))
            await asyncio.sleep(1.0)
            empty = server.memory()
            tables = await _set_up(server.port, count)
            for _ in range(WARM_WORDS):
                await asyncio.gather(*[table.move(chance) for table in tables])
            kb = (server.memory() - empty) / count
            found.append(against("server-memory", kb, "KB a live table", "bound", BOUNDS.table_kb, [kb]))
            quiet = await _load(tables, seconds, chance)
            found.append(against("server-p99", p99(quiet), "ms", "bound", BOUNDS.p99_ms, in_thirds(quiet)))
            async with _computers_thinking(server.port, chance):
                loud = await _load(tables, seconds, chance)
            bound = BOUNDS.thinking_factor * BOUNDS.p99_ms
            found.append(against("server-p99-thinking", p99(loud), "ms", "bound", bound, in_thirds(loud)))
            weight = await _page_weight(server.port)
            if weight is not None:
                found.append(against("page-weight", weight, "KB", "bound", BOUNDS.page_kb, [weight]))
        finally:
            server.stop()
    return found


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
