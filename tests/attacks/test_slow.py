"""Connections that are slow, silent, never read, or too many: each costs a descriptor, so each has its end."""

import asyncio
import base64
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable

import pytest
from structlog.testing import capture_logs
from tests.server.harness import HOW, PATIENCE, Running, running

from westmarch.server.http import patience
from westmarch.server.settings import Settings

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEAD = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


@pytest.fixture
async def hasty(settings: Make, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server that soon loses its patience."""
    for name in ("REQUEST_SECONDS", "READ_SECONDS", "LINGER_SECONDS"):
        monkeypatch.setattr(patience, name, 0.3)
    for name in ("ws_ping_interval", "ws_ping_timeout"):
        monkeypatch.setitem(HOW, name, 0.3)
    async with running(settings()) as server:
        yield server


@contextlib.asynccontextmanager
async def wire_to(server: Running) -> AsyncIterator[Streams]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def ended_while_sending(streams: Streams, pieces: Iterable[bytes]) -> bytes:
    """What was answered until the other side ended the connection, however slowly the rest was sent."""
    reader, writer = streams

    async def trickle() -> None:
        for piece in pieces:
            writer.write(piece)
            await asyncio.sleep(0.05)

    sending = asyncio.create_task(trickle())
    answer = b""
    try:
        async with asyncio.timeout(PATIENCE / 2):
            with contextlib.suppress(ConnectionError):
                while piece := await reader.read(65536):
                    answer += piece
    finally:
        sending.cancel()
    return answer


def handshake(table: str, host: str) -> bytes:
    """The request for a WebSocket at a table."""
    key = base64.b64encode(b"0123456789abcdef").decode()
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    return f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()


def letters(count: int = 10_000) -> Iterable[bytes]:
    return (b"a" for _ in range(count))


async def test_one_who_says_nothing_is_let_go(hasty: Running) -> None:
    async with wire_to(hasty) as streams:
        assert await ended_while_sending(streams, []) == b""


async def test_one_whose_headers_never_end_is_let_go(hasty: Running) -> None:
    async with wire_to(hasty) as streams:
        assert await ended_while_sending(streams, [HEAD + b"x: ", *letters()]) == b""


async def test_one_whose_body_never_ends_is_let_go(hasty: Running) -> None:
    async with wire_to(hasty) as streams:
        body = [HEAD + b"content-length: 9999\r\n\r\n", *letters()]
        assert b" 200 " not in await ended_while_sending(streams, body)


async def test_a_second_request_has_no_more_time_than_the_first(hasty: Running) -> None:
    async with wire_to(hasty) as streams:
        whole = b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n"
        answer = await ended_while_sending(streams, [whole, HEAD + b"x: ", *letters()])
        assert answer.startswith(b"HTTP/1.1 200")
        assert answer.count(b"HTTP/1.1") == 1


async def test_one_who_asks_in_time_is_answered_again_and_again(hasty: Running) -> None:
    async with wire_to(hasty) as (reader, writer):
        for _ in range(5):
            writer.write(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            await reader.readuntil(b"}")
            await asyncio.sleep(0.15)


async def test_one_who_reads_nothing_leaves_the_table(hasty: Running) -> None:
    async with hasty.client() as anna:
        table = (await anna.create("me", "me"))["id"]
        live = await hasty.hall.table(table)
        async with wire_to(hasty) as (_, writer), asyncio.timeout(PATIENCE):
            writer.transport.pause_reading()
            writer.write(handshake(table, "x"))
            while not live.connections:
                await asyncio.sleep(0.01)
            (connection,) = live.connections
            for _ in range(60):
                connection.send_encoded("x" * 300_000)
            while live.connections or hasty.hall.sockets_of:
                await asyncio.sleep(0.01)


async def test_when_descriptors_run_short_newcomers_are_refused_and_the_log_says_so(
    hasty: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "ROOM", patience.Room(2))
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(2):
            await stack.enter_async_context(wire_to(hasty))
        with capture_logs() as logs:
            async with wire_to(hasty) as streams:
                answer = await ended_while_sending(streams, [])
        assert answer.startswith(b"HTTP/1.1 503")
        assert [entry["event"] for entry in logs] == ["too_many_connections"]
    async with asyncio.timeout(PATIENCE):
        while True:  # those who were there have to be seen gone
            async with wire_to(hasty) as streams:
                whole = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
                if (await ended_while_sending(streams, [whole])).startswith(b"HTTP/1.1 200"):
                    break


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


async def test_a_socket_outlives_the_patience_for_requests(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 0.3)
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            await asyncio.sleep(0.8)
            assert (await a.send("ping"))["type"] == "pong"
