"""How long the server waits for those who say nothing: connections that are slow, silent, never read, or too many.

Each connection holds a descriptor of the process. Whoever opens one owes a whole request within a while, body included, and reads
what he is answered; a WebSocket answers pings. Before descriptors run out, newcomers are refused.
"""

import asyncio
import contextlib

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 20.0  # from a connection's beginning, or a request's first byte, to the request's end
READ_SECONDS = 30.0  # for which a client may leave an answer unread
LINGER_SECONDS = 10.0  # for which what is left is sent to one whose connection has ended
KEPT_FREE = 128  # descriptors for databases, workers and files
USUAL_DESCRIPTORS = 1024
MOST_DESCRIPTORS = 65_536
LOG_SECONDS = 1.0  # at least between two complaints about the same
NOT_UTF8 = 1007
STREAMS = "/stream"  # ends the paths of answers that go on until somebody ends them
BUSY = b'{"reason":"busy","args":{}}'
REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%b" % (len(BUSY), BUSY)
)
log = structlog.get_logger()


def descriptors() -> int:
    """How many descriptors this process may have, once it has asked for as many as it gets."""
    try:
        import resource
    except ImportError:  # Windows
        return USUAL_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


class Room:
    """How many connections a process has room for."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.complained = -LOG_SECONDS

    def is_full(self, open_now: int, now: float) -> bool:
        """Whether one more is too many; the log says so, though not each time."""
        if open_now <= self.most:
            return False
        if now - self.complained >= LOG_SECONDS:
            self.complained = now
            log.warning("too_many_connections", open=open_now, most=self.most)
        return True


ROOM = Room(max(KEPT_FREE, descriptors() - KEPT_FREE))


class Requests(H11Protocol):
    """A connection over which requests come."""

    owed: asyncio.TimerHandle | None = None  # the end of patience for a request
    unread: asyncio.TimerHandle | None = None  # and for an answer that is not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if ROOM.is_full(len(self.connections), self.loop.time()):
            transport.write(REFUSAL)
            transport.close()
            self.loop.call_later(LINGER_SECONDS, transport.abort)
        else:
            self._expect(True)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it has become a WebSocket, which owes no request
            return
        state = self.conn.their_state
        begun = state is h11.IDLE and bool(self.conn.trailing_data[0])
        self._expect(not self.transport.is_closing() and (begun or state is h11.SEND_BODY))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._expect(False)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(False)
        self._let_read()
        super().connection_lost(exc)

    def _expect(self, owes: bool) -> None:
        """Begin to wait for the rest of a request, go on waiting, or wait no more."""
        if owes and self.owed is None:
            self.owed = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        elif not owes and self.owed is not None:
            self.owed.cancel()
            self.owed = None

    def shutdown(self) -> None:
        """The server ends: a stream would go on for ever, so that whoever reads it is let go."""
        super().shutdown()
        if self.cycle is not None and not self.transport.is_closing() and self.scope["path"].endswith(STREAMS):
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.unread is None:
            self.unread = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._let_read()

    def _let_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


class Sockets(WebSocketsSansIOProtocol):
    """A WebSocket. One that no longer answers pings does not read either: what it was to be sent is given up."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self.loop.call_later(2 * LINGER_SECONDS, self.transport.abort)  # after its own time for a farewell

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def is_utf8(data: bytes) -> bool:
    """Whether bytes are a text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
