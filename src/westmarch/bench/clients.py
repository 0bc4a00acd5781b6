"""The people of the server's benchmarks: they sit down at tables and say words at a constant rate."""

import asyncio
import contextlib
import gc
import random
import statistics
import time
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from westmarch.core.errors import BadOptions

AT_ONCE = 16  # requests while tables are set up
GAME = "duel"
REFUSED_MS = 60_000.0
Ports = Sequence[int]  # of the processes of one server
T = TypeVar("T")


class Offered(msgspec.Struct):
    """An option of a question."""

    word: int


class Asked(msgspec.Struct):
    """A question."""

    options: list[Offered] | None


class News(msgspec.Struct):
    """As much of a message as a player of the benchmark looks at: to read the rest would take the machine from the server."""

    type: str
    version: int = -1
    status: str = ""
    prompt: Asked | None = None


NEWS = msgspec.json.Decoder(News)


def run_each(work: AsyncGenerator[T, None]) -> Generator[T, None, None]:
    """What the clients find, one after the other, on the loop that costs least, as the server does."""
    with asyncio.Runner(loop_factory=cheapest_loop()) as runner:
        try:
            while (found := runner.run(_next_or_none(work))) is not None:
                yield found
        finally:
            runner.run(work.aclose())


async def _next_or_none(work: AsyncGenerator[T, None]) -> T | None:
    return await anext(work, None)


def cheapest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where there is one."""
    try:
        from uvloop import new_event_loop
    except ImportError:  # Windows
        return None
    return new_event_loop


class Seat:
    """One person's connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.options: list[int] = []
        self.over = False
        self.refused = False  # the last word
        self.news = asyncio.Event()
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):  # by a server that ends
            async for text in self.socket:
                news = NEWS.decode(text)
                if news.type in ("snapshot", "update"):
                    self.options = [option.word for option in news.prompt.options or ()] if news.prompt else []
                    self.version = news.version
                    self.over = news.status == "over"
                    self.news.set()
                elif news.type == "refused":
                    self.refused = True
                    self.news.set()

    async def seen(self, version: int) -> None:
        """Wait until this version, or a later one, is here."""
        while self.version < version:
            self.news.clear()
            await self.news.wait()

    async def say(self, word: int) -> float:
        """Say a word; the milliseconds until the new view is here. One that is refused counts as one that took very long."""
        version, self.refused = self.version, False
        began = time.perf_counter()
        message = {"type": "say", "id": f"{version}", "version": version, "words": [word]}
        await self.socket.send(msgspec.json.encode(message).decode())
        while self.version <= version and not self.refused:
            self.news.clear()
            await self.news.wait()
        return REFUSED_MS if self.refused else 1000 * (time.perf_counter() - began)


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


async def http(
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


async def guest(port: int) -> str:
    """A new visitor's cookie."""
    headers, _ = await http(port, "GET", "/api/me")
    return headers["set-cookie"].partition(";")[0]


async def sit(port: int, table_id: str, cookie: str) -> Seat:
    """A person's place at a table."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table_id}/live?from=-1"
    socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None, max_size=None)
    return Seat(socket)


async def new_table(ports: Ports, others: list[dict[str, str]], game: str = GAME, **options: str) -> Table:
    """A table whose second seat is taken by another person, or by a computer. People come through the ports in turn."""
    port = ports[0]
    anna = await guest(port)
    body = {"game": game, "seats": [{"kind": "me"}, *others], "options": options}
    _, content = await http(port, "POST", "/api/tables", anna, body)
    table_id = msgspec.json.decode(content)["id"]
    cookies = [anna]
    if others[0]["kind"] == "open":
        cookies.append(await guest(port))
        await http(port, "POST", f"/api/tables/{table_id}/join", cookies[1], {})
    return Table(table_id, [await sit(ports[n % len(ports)], table_id, cookie) for n, cookie in enumerate(cookies)])


async def set_up(ports: Ports, count: int) -> list[Table]:
    """So many tables of two people."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one() -> Table:
        async with places:
            return await new_table(ports, [{"kind": "open"}])

    return list(await asyncio.gather(*[one() for _ in range(count)]))


async def load(tables: list[Table], seconds: float, rate: float, chance: random.Random) -> list[float]:
    """Words at a constant rate, whether the server keeps up or not: the milliseconds each took."""
    moves: list[asyncio.Task[float | None]] = []
    gc.collect()
    gc.disable()  # the clients' pauses are not the server's
    try:
        began = time.perf_counter()
        for number in range(int(seconds * rate)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            free = [table for table in tables if not table.busy and not table.seats[0].over]
            if free:
                moves.append(asyncio.create_task(chance.choice(free).move(chance)))
        return [took for took in await asyncio.gather(*moves) if took is not None]
    finally:
        gc.enable()


def p99(times: list[float]) -> float:
    """The time within which 99 of 100 words were answered."""
    return statistics.quantiles(times, n=100, method="inclusive")[98]  # never more than the slowest
