"""Connections that are slow, silent, never read, or too many: each costs a descriptor, so each has its end."""

import asyncio
import base64
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

import pytest
from structlog.testing import capture_logs
from tests.server.harness import PATIENCE, LoopTime, Running, running

from westmarch.server.http import patience
from westmarch.server.settings import Settings

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
WHOLE = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
HEAD = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


@contextlib.asynccontextmanager
async def wire_to(server: Running) -> AsyncIterator[Streams]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def ended_while_sending(streams: Streams, first: bytes, more: bytes = b"") -> tuple[bytes, float]:
    """What was answered until the other side ended the connection, and after how many seconds, in each of which more was sent."""
    reader, writer = streams
    answer = bytearray()

    async def read() -> None:
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(65536):
                answer.extend(piece)

    def ended() -> bool:
        if not reading.done() and more:
            writer.write(more)
        return reading.done()

    writer.write(first)
    reading = asyncio.create_task(read())
    seconds = await LoopTime.of().until(ended)
    return bytes(answer), seconds


def handshake(table: str, host: str) -> bytes:
    """The request for a WebSocket at a table."""
    key = base64.b64encode(b"0123456789abcdef").decode()
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    return f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()


def soon_enough(seconds: float) -> bool:
    """Whether a connection ended when the patience for requests did; a few looks pass until that is seen."""
    return seconds < patience.REQUEST_SECONDS + 10


async def test_one_who_says_nothing_is_let_go(server: Running) -> None:
    async with wire_to(server) as streams:
        answer, seconds = await ended_while_sending(streams, b"")
        assert answer == b""
        assert soon_enough(seconds)


async def test_one_whose_headers_never_end_is_let_go(server: Running) -> None:
    async with wire_to(server) as streams:
        answer, seconds = await ended_while_sending(streams, HEAD + b"x: ", b"a")
        assert answer == b""
        assert soon_enough(seconds)


async def test_one_whose_body_never_ends_is_let_go(server: Running) -> None:
    async with wire_to(server) as streams:
        answer, seconds = await ended_while_sending(streams, HEAD + b"content-length: 9999\r\n\r\n", b"a")
        assert b" 200 " not in answer
        assert soon_enough(seconds)


async def test_a_second_request_has_no_more_time_than_the_first(server: Running) -> None:
    async with wire_to(server) as (reader, writer):
        writer.write(WHOLE)
        assert (await reader.readuntil(b"}")).startswith(b"HTTP/1.1 200")
        answer, seconds = await ended_while_sending((reader, writer), HEAD + b"x: ", b"a")
        assert answer == b""
        assert soon_enough(seconds)


async def test_one_who_asks_in_time_is_answered_again_and_again(server: Running) -> None:
    time = LoopTime.of()
    async with wire_to(server) as (reader, writer):
        for _ in range(10):
            writer.write(WHOLE)
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            await reader.readuntil(b"}")
            await time.advance(patience.REQUEST_SECONDS / 6)


async def test_one_who_reads_nothing_leaves_the_table(server: Running) -> None:
    async with server.client() as anna:
        table = (await anna.create("me", "me"))["id"]
        live = await server.hall.table(table)
        async with wire_to(server) as (_, writer):
            writer.transport.pause_reading()
            writer.write(handshake(table, "x"))
            while not live.connections:
                await asyncio.sleep(0.01)
            (connection,) = live.connections
            for _ in range(60):
                connection.send_encoded("x" * 300_000)
            await LoopTime.of().until(lambda: not live.connections and not server.hall.sockets_of)


async def test_when_descriptors_run_short_newcomers_are_refused_and_the_log_says_so(
    settings: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings()) as server, contextlib.AsyncExitStack() as stack:
        monkeypatch.setattr(patience, "ROOM", patience.Room(2))
        for _ in range(2):
            await stack.enter_async_context(wire_to(server))
        with capture_logs() as logs:
            async with wire_to(server) as (reader, _):
                assert (await reader.read()).startswith(b"HTTP/1.1 503")
        assert [entry["event"] for entry in logs] == ["too_many_connections"]
        await stack.aclose()
        answer = b""
        while not answer.startswith(b"HTTP/1.1 200"):  # those who were there have to be seen gone
            async with wire_to(server) as (reader, writer):
                writer.write(WHOLE.replace(b"host: x", b"host: x\r\nconnection: close"))
                with contextlib.suppress(ConnectionError):
                    answer = await reader.read()


# Bytes that are no text


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me", b'{"name":"\xff\xfe"}'),
        ("POST", "/api/me", b'{"name":"a\xed\xa0\x80"}'),
        ("POST", "/api/decks/check", b'{"game":"lcg","name":"\xc0\xaf","heroes":[],"cards":{}}'),
        ("POST", "/api/tables", b'{"game":"duel","seats":[{"kind":"me"}],"options":{"\x80":1}}'),
        ("GET", "/api/tables?which=%ff", None),
        ("GET", "/api/decks?game=%ed%a0%80", None),
        ("GET", "/api/tables/%ff%fe", None),
        ("GET", "/api/games/%c0%ae/components", None),
    ],
)
async def test_what_is_no_text_is_refused(server: Running, method: str, path: str, body: bytes | None) -> None:
    async with server.client() as anna:
        answer = await anna.http.request(method, path, content=body)
        assert answer.status_code in (400, 404), answer.text
        assert answer.json()["reason"] in ("malformed", "no_such_table", "no_such_game")


async def test_a_message_that_is_no_text_ends_the_connection_without_a_traceback(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            with caplog.at_level(logging.WARNING):
                await a.socket.send(b'{"type":"ping","id":"\xff"}', text=True)
                async with asyncio.timeout(PATIENCE):
                    await a.reader
            assert a.closed == patience.NOT_UTF8
    assert [record for record in caplog.records if record.exc_info] == []


# The host


async def test_where_hosts_are_named_a_request_for_another_is_refused(settings: Make) -> None:
    async with running(settings(origins=("table.example.org",))) as server, server.client() as anna:
        for host, status in (("table.example.org", 200), ("evil.example", 403), ("127.0.0.1:99", 200), ("[", 400)):
            answer = await anna.http.get("/api/me", headers={"host": host})
            assert answer.status_code == status, host
        table = await anna.create("me", "me")
        for host, closed in (("table.example.org", False), ("evil.example", True)):
            async with wire_to(server) as (reader, writer):
                writer.write(handshake(table["id"], host))
                await reader.readuntil(b"\r\n\r\n")
                first = await reader.readexactly(4)
                assert (first[2:] == (4403).to_bytes(2, "big")) == closed


async def test_a_socket_outlives_the_patience_for_requests(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            for _ in range(30):
                await LoopTime.of().advance(patience.REQUEST_SECONDS / 10)
            assert a.closed is None
            assert (await a.send("ping"))["type"] == "pong"
