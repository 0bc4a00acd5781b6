"""A real server in the test's own event loop, and clients that speak the protocol to it."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvicorn
import websockets
from litestar import Litestar
from litestar.datastructures import State as Shared
from websockets.asyncio.client import ClientConnection, connect

from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.server.app import Application
from westmarch.server.main import HOW
from westmarch.server.settings import Settings, no_limits

PATIENCE = 240.0  # seconds, after which something must have got stuck however busy the machine is
NO_LIMITS = no_limits()
Json = dict[str, Any]


class FakeClock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time

    def advance(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


def think_of_nothing(server: "Running") -> None:
    """Let a server's computer players find their first option at once, however far a test puts the time forward."""

    async def follow(
        _kind: int, _asker: object, _function: object, _key: str, state: State, *_: object
    ) -> AsyncIterator[tuple[int, float]]:
        yield state.options[0], asyncio.get_running_loop().time()

    server.hall.workers.follow = follow  # type: ignore[method-assign, assignment]


class LoopTime:
    """The time of an event loop that tests put forward: whatever waits for a while wakes at once.

    It never goes back, for what was to happen in a minute would then happen in two.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.real = loop.time
        self.ahead = 0.0
        loop.time = self  # type: ignore[method-assign]

    @classmethod
    def of(cls) -> "LoopTime":
        """The time of the running loop."""
        loop = asyncio.get_running_loop()
        return loop.time if isinstance(loop.time, cls) else cls(loop)

    def __call__(self) -> float:
        return self.real() + self.ahead

    async def advance(self, seconds: float) -> None:
        """Put the time forward, and let happen what was to happen."""
        self.ahead += seconds
        for _ in range(10):
            await asyncio.sleep(0)

    async def until(self, true: Callable[[], object], step: float = 1.0, most: float = 10_000.0) -> float:
        """Put the time forward until something is true; how many seconds that took."""
        began = self.ahead
        while not true():
            assert self.ahead < began + most, "it never came"
            await self.advance(step)
        return self.ahead - began


def patient_http(address: str = "", **headers: str) -> httpx.AsyncClient:
    """A connection to a server that takes as long as it takes; certificates, which nobody has here, are not even loaded."""
    return httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE, verify=False)


def patient_socket(url: str, headers: dict[str, str] | None = None) -> connect:
    """A WebSocket that waits for its server however busy the machine is."""
    return connect(
        url, additional_headers=headers, max_size=None, compression=None, open_timeout=PATIENCE, ping_timeout=None
    )


class Running:
    """A server that listens."""

    def __init__(self, app: Application, server: uvicorn.Server, port: int) -> None:
        self.app = app
        self.uvicorn = server
        self.house = app.house
        self.hall = app.house.hall
        self.port = port

    @contextlib.asynccontextmanager
    async def client(self, known: "Client | None" = None) -> AsyncIterator["Client"]:
        """A new visitor, or one who is known from elsewhere."""
        async with patient_http(f"http://127.0.0.1:{self.port}") as http:
            for cookie in known.http.cookies.jar if known is not None else ():
                http.cookies.jar.set_cookie(cookie)
            client = Client(http, self.port)
            await client.get("/api/me")
            yield client


class Quiet(uvicorn.Server):
    """A server that leaves the signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self):
        yield


FREE: list[Litestar] = []  # of servers that have ended


def routes(*, state: Shared, **how: Any) -> Litestar:
    """The routes of a server: they are always the same, and to make them takes longer than all the rest of its start."""
    if not FREE:
        return Litestar(state=state, **how)
    taken = FREE.pop()
    taken.state.house = state.house
    return taken


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A server as long as the block lasts."""
    app = Application(settings)
    server = Quiet(uvicorn.Config(app, host="127.0.0.1", port=0, **HOW))
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.005)
        yield Running(app, server, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await task
        FREE.append(app.litestar)


class Client:
    """A visitor: his cookies, and the tables he looks at."""

    def __init__(self, http: httpx.AsyncClient, port: int) -> None:
        self.http = http
        self.port = port

    async def get(self, path: str, expect: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == expect, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        assert answer.status_code == expect or (expect is None and answer.is_success), (answer.status_code, answer.text)
        return answer.json()

    async def create(self, *kinds: str, **more: Any) -> Json:
        """A table of Duel with seats such as `me`, `friend`, `open`, `computer:easy`."""
        seats = []
        for kind in kinds:
            name, _, level = kind.partition(":")
            seats.append({"kind": name, **({"level": level} if level else {})})
        return await self.post("/api/tables", {"game": "duel", "seats": seats, **more})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.asynccontextmanager
    async def at(self, table: str, since: int = -1, **headers: str) -> AsyncIterator["Visitor"]:
        """A connection to a table, its snapshot received."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live?from={since}"
        sent = {"Cookie": self.cookie, **headers}
        async with patient_socket(url, sent) as socket:
            visitor = Visitor(socket)
            try:
                await visitor.until(lambda v: v.now is not None)
                yield visitor
            finally:
                await visitor.stop()


class Visitor:
    """A client at a table. It keeps the situation and the log as the protocol's page says."""

    numbers = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Json | None = None
        self.log: list[Json] = []
        self.messages: list[Json] = []
        self.answers: dict[str | None, Json] = {}
        self.changed = asyncio.Event()
        self.closed: int | None = None
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._take(msgspec.json.decode(text))
        except websockets.ConnectionClosed:
            pass
        self.closed = self.socket.close_code
        self.changed.set()

    def _take(self, message: Json) -> None:
        self.messages.append(message)
        if message["type"] in ("snapshot", "update"):
            self.now = message
            self.log = [entry for entry in self.log if entry["said"] <= message["log_from"]] + message["log"]
        elif message["type"] in ("ok", "refused", "hint", "pong"):
            self.answers[message["id"]] = message
        self.changed.set()

    async def until(self, true: Callable[["Visitor"], bool], patience: float = PATIENCE) -> None:
        """Wait for something to be true."""
        async with asyncio.timeout(patience):
            while not true(self):
                assert self.closed is None, f"closed with {self.closed}: {self.messages[-1:]}"
                self.changed.clear()
                await self.changed.wait()

    async def stop(self) -> None:
        self.reader.cancel()
        await asyncio.gather(self.reader, return_exceptions=True)

    # Speaking

    async def send(self, kind: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        fields.setdefault("id", f"m{next(self.numbers)}")
        self.answers.pop(fields["id"], None)
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())
        await self.until(lambda v: fields["id"] in v.answers)
        return self.answers[fields["id"]]

    async def ok(self, kind: str, **fields: Any) -> None:
        """Send a message that must be carried out."""
        answer = await self.send(kind, **fields)
        assert answer["type"] == "ok", answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """Send a message that must be refused, and give the reason."""
        answer = await self.send(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["reason"])

    async def say(self, *words: int) -> None:
        """Say words at the present version and wait for the new situation."""
        version = self.version
        await self.ok("say", version=version, words=list(words))
        await self.until(lambda v: v.version > version)

    # Looking

    @property
    def situation(self) -> Json:
        assert self.now is not None
        return self.now

    @property
    def version(self) -> int:
        return int(self.situation["version"])

    @property
    def said(self) -> int:
        return int(self.situation["said"])

    @property
    def options(self) -> list[int]:
        """The words that this person may say now; none while the server passes for him."""
        prompt = self.situation["prompt"]
        asked = prompt and prompt["options"] and not prompt["passing"]
        return [option["word"] for option in prompt["options"]] if asked else []

    @property
    def passing(self) -> bool:
        """Whether the server passes for this person."""
        prompt = self.situation["prompt"]
        return bool(prompt and prompt["passing"])

    @property
    def over(self) -> bool:
        return bool(self.situation["status"] == "over")

    @property
    def asked(self) -> int:
        return int(self.situation["prompt"]["seat"])


async def together(visitors: list[Visitor]) -> None:
    """Wait until all visitors have seen the same, and the server passes for nobody any more."""
    while True:
        version = max(visitor.version for visitor in visitors)
        for visitor in visitors:
            await visitor.until(lambda v, least=version: v.version >= least and not v.passing)
        if all(visitor.version == version for visitor in visitors):
            return


async def play_on(visitors: list[Visitor], rng: Rng, words: int = 10_000) -> None:
    """Let whoever is asked say random words until the game is over, or so many were said."""
    await together(visitors)
    for _ in range(words):
        if visitors[0].over:
            return
        asked = next(visitor for visitor in visitors if visitor.options)
        await asked.say(rng.pick(asked.options))
        await together(visitors)


class Cable:
    """A way to a service that can be cut and mended."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.target = (parts.hostname or "127.0.0.1", parts.port or 0)
        self.parts = parts
        self.server: asyncio.Server | None = None
        self.port = 0
        self.writers: set[asyncio.StreamWriter] = set()
        self.beyond: set[asyncio.StreamWriter] = set()  # those of them that lead to the service

    @property
    def url(self) -> str:
        """The service's address through the cable."""
        user = f"{self.parts.username}@" if self.parts.username else ""
        return self.parts._replace(netloc=f"{user}127.0.0.1:{self.port}").geturl()

    async def mend(self) -> None:
        """Let everything through."""
        self.server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Break all connections, and let none through."""
        assert self.server is not None
        self.server.close()
        for writer in list(self.writers):
            writer.transport.abort()
        await asyncio.sleep(0)

    def ports_beyond(self) -> list[int]:
        """The ports from which the service sees what comes through the cable."""
        return [writer.get_extra_info("sockname")[1] for writer in self.beyond]

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(*self.target)
        self.writers |= {writer, back}
        self.beyond.add(back)
        await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer), return_exceptions=True)
        self.writers -= {writer, back}
        self.beyond.discard(back)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()


@contextlib.asynccontextmanager
async def cable(url: str) -> AsyncIterator[Cable]:
    """A mended cable to a service."""
    made = Cable(url)
    await made.mend()
    try:
        yield made
    finally:
        await made.cut()
