"""Nonsense without end: requests and messages that almost make sense, and no answer that is a fault of the server.

A short form runs with the other tests; `make attack` sends half a million, to SQLite and to PostgreSQL, in parts that the
processes of the tests share.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, get_args

import pytest
import websockets
from structlog.testing import capture_logs
from tests.server.harness import Client, Running, running
from websockets.asyncio.client import ClientConnection, connect

from westmarch.server.protocol.wire import ClientMessage
from westmarch.server.settings import Settings

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
VISITORS = 8
HANGS = 600.0  # seconds after which an answer will never come, however busy the machine is
CROWD = 40  # visitors of the full form: so many that none waits for another's word to be written
PARTS = 4
WHOLE = 500_000  # messages of the full form, half of them to each database
NEW_TABLE = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {}, "private": True}
DECK = {"game": "lcg", "name": "Deck", "heroes": [], "cards": {}}
REQUESTS: list[tuple[str, str, Any]] = [
    ("GET", "/api/me", None),
    ("POST", "/api/me", {"name": "Anna"}),
    ("POST", "/api/login", {"name": "Anna", "password": "short"}),
    ("GET", "/api/games/duel/components", None),
    ("GET", "/api/tables?which=mine", None),
    ("POST", "/api/tables", NEW_TABLE),
    ("GET", "/api/tables/TABLE", None),
    ("POST", "/api/tables/TABLE/join", {"seat": 0}),
    ("POST", "/api/tables/TABLE/start", {"level": "easy"}),
    ("GET", "/api/tables/TABLE/history", None),
    ("GET", "/api/tables/TABLE/at/0?viewer=0", None),
    ("GET", "/api/tables/TABLE/analysis", None),
    ("GET", "/api/tables/TABLE/better/0", None),
    ("POST", "/api/tables/TABLE/play-on", {"said": 0, "seat": 0, "level": "easy"}),
    ("POST", "/api/reports", {"table": "TABLE", "version": 1, "note": "wrong"}),
    ("GET", "/api/decks?game=lcg", None),
    ("POST", "/api/decks", DECK),
    ("POST", "/api/decks/check", DECK),
    ("POST", "/api/decks/read", {"game": "lcg", "text": "1x Gandalf"}),
]
VALUES: list[Any] = [
    0, -1, 1, 10**9, 10**30, 1e308, True, None, "", "x", "x" * 5000, "\x00", "\u202e", "\u0958" * 40, [], [[]], {},
    {"": 0}, [0, 1], "duel", "TABLE", "-1", "NaN",
]  # fmt: skip
SPOILERS = [b"\xff", b"\x00", b"\xed\xa0\x80", b"\xc0\xaf", b'"', b"{", b"]", b"\\ud800", b"\\u0000", b",", b"1e999"]
HEADER_VALUES = [b"", b"\xff\xfe", b"x" * 3000, b"http://[", b"null", b"westmarch=\xff.\xff", b"a=b; ; =; c", b"%ff"]


def spoilt(chance: random.Random, data: bytes) -> bytes:
    """Bytes with something wrong in them."""
    for _ in range(chance.randrange(3)):
        at = chance.randrange(len(data) + 1)
        data = data[:at] + chance.choice(SPOILERS) + data[at + chance.randrange(3) :]
    return data


def changed(chance: random.Random, body: Any) -> Any:
    """Data with a field changed, lost or added."""
    if not isinstance(body, dict) or chance.random() < 0.1:
        return chance.choice(VALUES)
    body = dict(body)
    for _ in range(chance.randrange(3)):
        key = chance.choice([*body, "more", ""])
        if chance.random() < 0.3:
            body.pop(key, None)
        else:
            body[key] = changed(chance, body[key]) if isinstance(body.get(key), dict) else chance.choice(VALUES)
    return body


def request(chance: random.Random, table: str, cookie: str) -> bytes:
    """A request that is not quite right, its length told truly."""
    method, path, body = chance.choice(REQUESTS)
    method = chance.choice(["PUT", "DELETE", "HEAD"]) if chance.random() < 0.05 else method
    target = path.replace("TABLE", table)
    if chance.random() < 0.3:
        at = chance.randrange(5, len(target) + 1)
        target = (
            target[:at] + chance.choice(["%ff", "%00", "%2e%2e", "%ed%a0%80", "/", "?", "9" * 30, "&a=%"]) + target[at:]
        )
    data = spoilt(chance, json.dumps(changed(chance, body)).replace("TABLE", table).encode()) if body else b""
    headers = {b"host": b"x", b"cookie": cookie.encode(), b"content-type": b"application/json"}
    if chance.random() < 0.2:
        name = chance.choice([b"cookie", b"origin", b"content-type", b"accept", b"x-westmarch-seed", b"if-none-match"])
        headers[name] = chance.choice(HEADER_VALUES)
    head = b"".join(b"%b: %b\r\n" % pair for pair in headers.items())
    return b"%b %b HTTP/1.1\r\n%bcontent-length: %d\r\n\r\n%b" % (
        method.encode(),
        target.encode(),
        head,
        len(data),
        data,
    )


def message(chance: random.Random) -> bytes:
    """A message to a table that is not quite right."""
    kinds = get_args(ClientMessage)
    kind = chance.choice(kinds)
    names = chance.choice(kinds).__struct_fields__ if chance.random() < 0.2 else kind.__struct_fields__
    fields = {name: chance.choice(VALUES) for name in names}
    whole = {"type": kind.__struct_config__.tag, **fields, "id": f"{chance.random()}"}
    return spoilt(chance, json.dumps(changed(chance, whole)).encode())


class Wire:
    """A connection for requests, opened anew when the server has ended it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.writer: asyncio.StreamWriter | None = None

    async def status(self, sent: bytes) -> int:
        """The status of the answer."""
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writer.write(sent)
        try:
            head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        except (asyncio.IncompleteReadError, ConnectionError):  # a connection that was kept, and just then ended
            self.writer = None
            return await self.status(sent)
        fields = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
        ends = fields.get(b"connection") == b"close"
        if not sent.startswith(b"HEAD"):
            await (self.reader.read() if ends else self.reader.readexactly(int(fields.get(b"content-length", b"0"))))
        if ends:
            self.writer.close()
            self.writer = None
        return int(head.split()[1])


async def talk(socket: ClientConnection, chance: random.Random, count: int, seen: Counter[str]) -> int:
    """Send messages until so many are sent or the server has enough; how many it were."""
    for sent in range(count):
        try:
            await socket.send(message(chance), text=True)
            while "id" not in (answer := json.loads(await socket.recv())):
                pass
        except websockets.ConnectionClosed as closed:
            seen[f"closed {closed.rcvd.code if closed.rcvd else None}"] += 1
            return sent + 1
        seen[str(answer.get("reason", answer["type"]))] += 1
    return count


async def visitor(server: Running, seed: int, count: int, seen: Counter[str]) -> None:
    """Somebody who sends nonsense, half of it as requests and half of it to a table."""
    chance = random.Random(seed)
    async with server.client() as mallory:
        table = (await mallory.post("/api/tables", NEW_TABLE))["id"]
        cookie, wire = mallory.cookie, Wire(server.port)
        for _ in range(count // 2):
            async with asyncio.timeout(HANGS):
                seen[str(await wire.status(request(chance, table, cookie)))] += 1
        left = count - count // 2
        while left > 0:
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?from={chance.choice(['-1', '%ff', '9' * 40])}"
            patient = {"open_timeout": None, "ping_interval": None, "additional_headers": {"cookie": cookie}}
            async with asyncio.timeout(HANGS), connect(url, **patient) as socket:
                left -= await talk(socket, chance, min(left, 200), seen)


async def survive(server: Running, count: int, seeds: range, caplog: pytest.LogCaptureFixture) -> None:
    """Send so many messages, and look for faults in the answers and in the log."""
    seen: Counter[str] = Counter()
    with capture_logs() as logs:
        await asyncio.gather(*[visitor(server, seed, count // len(seeds), seen) for seed in seeds])
    faults = ("failed", "broken_table", "database_lost")
    assert [
        entry for entry in logs if entry["log_level"] in ("error", "critical")
    ] == []  # first, for it says what failed
    assert {kind: n for kind, n in seen.items() if kind.startswith("5") or kind in faults} == {}
    assert {"200", "400", "malformed"} <= seen.keys()
    assert [record for record in caplog.records if record.exc_info] == []
    async with server.client() as anna:
        await sound(anna)


async def sound(client: Client) -> None:
    """Whether one can still set up a table and sit down at it."""
    table = await client.create("me", "me")
    async with client.at(table["id"]) as visit:
        assert visit.said == 0


async def test_no_nonsense_makes_the_server_fail(
    settings: Make, where: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings(**where)) as server:
        await survive(server, 800, range(VISITORS), caplog)


@pytest.mark.attack
@pytest.mark.parametrize("part", range(PARTS))
async def test_half_a_million_messages_of_nonsense_make_no_server_fail(
    settings: Make, where: dict[str, str], part: int, caplog: pytest.LogCaptureFixture
) -> None:
    seeds = range((1 + part) * CROWD, (2 + part) * CROWD)
    async with running(settings(**where, sweep_seconds=1.0, probe_seconds=1.0)) as server:
        await survive(server, WHOLE // (2 * PARTS), seeds, caplog)
