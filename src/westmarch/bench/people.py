"""The same load with all that the server keeps of people: rated tables of owners of accounts, games that end and change ratings while
others play, and people who are away and are told that it is their move.
"""

import asyncio
import contextlib
import random
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from westmarch.bench.clients import AT_ONCE, GAME, Table, guest, http, sit
from westmarch.bench.servers import Server
from westmarch.core.errors import BadOptions

PASSWORD = "mellon-mellon"
CLOCK = {"kind": "live", "bank_seconds": 3600, "add_seconds": 60}
AWAY = 10  # people whose move it is and who are not there
ENDS_A_SECOND = 2.0  # games that end while the others go on
WORDS_TO_COUNT = 12  # after which each at a table has chosen something
NOTICE_SECONDS = 120.0  # within which a notice must have come


class Ears:
    """Receives what people are told by their webhooks."""

    def __init__(self) -> None:
        self.told = asyncio.Semaphore(0)
        self.port = 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator["Ears"]:
        """Listen on a free port of this machine."""
        server = await asyncio.start_server(self._hear, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield self

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()
        self.told.release()


async def account(port: int, number: int, hook: str) -> str:
    """The cookie of a new account whose owner wants to be told at once."""
    visitor = await guest(port)
    headers, _ = await http(port, "POST", "/api/account", visitor, {"name": f"player {number}", "password": PASSWORD})
    cookie = headers["set-cookie"].partition(";")[0]
    wish = {"push": False, "mail": False, "address": None, "hook": hook, "pace": "now"}
    await http(
        port, "PUT", "/api/notices", cookie, {**wish, "quiet_from": None, "quiet_to": None, "zone": "UTC", "lang": "en"}
    )
    return cookie


async def rated_table(port: int, anna: str, boris: str) -> Table:
    """A rated table of two."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": GAME, "seats": seats, "options": {}, "clock": CLOCK, "hints": False, "rated": True}
    _, content = await http(port, "POST", "/api/tables", anna, body)
    table_id = msgspec.json.decode(content)["id"]
    await http(port, "POST", f"/api/tables/{table_id}/join", boris, {})
    return Table(table_id, [await sit(port, table_id, cookie) for cookie in (anna, boris)])


async def rated_tables(port: int, pairs: list[tuple[str, str]]) -> list[Table]:
    """A table for each pair."""
    places = asyncio.Semaphore(AT_ONCE)

    async def one(pair: tuple[str, str]) -> Table:
        async with places:
            return await rated_table(port, *pair)

    return list(await asyncio.gather(*map(one, pairs)))


async def resign(table: Table) -> None:
    """Give a game up, which changes two ratings."""
    seat = table.seats[0]
    await seat.socket.send(msgspec.json.encode({"type": "resign", "id": "end", "seat": 0}).decode())
    while not seat.over:
        seat.news.clear()
        await seat.news.wait()


async def end_by_and_by(tables: list[Table]) -> None:
    """End one game after the other."""
    for table in tables:
        await asyncio.sleep(1 / ENDS_A_SECOND)
        await resign(table)


class Crowd:
    """A server full of people who are known: those who play, those whose games end meanwhile, and those who are away."""

    def __init__(self, ears: Ears, playing: list[Table], ending: list[Table]) -> None:
        self.ears = ears
        self.playing = playing
        self.ending = ending

    @contextlib.asynccontextmanager
    async def busy(self) -> AsyncIterator[None]:
        """Let games end while something is measured; afterwards a notice must have come."""
        ends = asyncio.create_task(end_by_and_by(self.ending))
        try:
            yield
            if ends.done():
                ends.result()
            async with asyncio.timeout(NOTICE_SECONDS):
                await self.ears.told.acquire()
        except TimeoutError:
            raise BadOptions("nobody was told that it is his move") from None
        finally:
            ends.cancel()
            await asyncio.gather(ends, return_exceptions=True)


@contextlib.asynccontextmanager
async def crowd(tables: int, seconds: float, chance: random.Random) -> AsyncIterator[Crowd]:
    """A server with so many rated tables, and games enough that end in so many seconds."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), reach_inside="true", notices_seconds="1")
        try:
            async with Ears().open() as ears:
                hook = f"http://127.0.0.1:{ears.port}/"
                people = [await account(server.port, number, hook) for number in range(2 * tables)]
                pairs = list(zip(people[::2], people[1::2], strict=True))
                for table in await rated_tables(server.port, pairs[:AWAY]):
                    for seat in table.seats:
                        await seat.socket.close()
                ends = int(seconds * ENDS_A_SECOND)
                playing = await rated_tables(server.port, pairs)
                ending = await rated_tables(server.port, [pairs[n % len(pairs)] for n in range(ends)])
                for _ in range(WORDS_TO_COUNT):
                    await asyncio.gather(*[table.move(chance) for table in ending])
                yield Crowd(ears, playing, ending)
        finally:
            server.stop()
