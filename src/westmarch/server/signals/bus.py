"""How server processes hear of each other: over one Redis channel, or not at all where there is only one process.

What is said here makes things quick and is never needed for them to be right: the database decides. A process that lost the
connection refuses words until it hears itself again, and then reads from the database what it has missed.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from westmarch.server.protocol.situations import ChatLine
from westmarch.server.tables.events import Stored

BEAT_SECONDS = 0.5
LOST_AFTER = 2.5  # seconds without hearing oneself
RETRY_SECONDS = 0.3
MOST_AT_ONCE = 200  # messages that are sent together
log = structlog.get_logger()


class Spread(Struct, frozen=True, tag_field="type"):
    """Something that processes tell each other."""

    process: str


class Beat(Spread, frozen=True, tag="beat"):
    """I am here; heard by its sender, it says that the connection works."""


class Changed(Spread, frozen=True, tag="changed"):
    """A table has a new version in the database. The event that made it comes along, so that it need not be read."""

    table: str
    version: int
    stored: Stored | None = None


class Chatted(Spread, frozen=True, tag="chatted"):
    """Somebody wrote something, and it is stored."""

    table: str
    line: ChatLine


class Here(Spread, frozen=True, tag="here"):
    """Who is at a table through this process."""

    table: str
    people: list[str]
    watching: int


class WhoIsHere(Spread, frozen=True, tag="who"):
    """Tell me who is at a table."""

    table: str


class Thinks(Spread, frozen=True, tag="thinks"):
    """A computer player of a table thinks, or has ended."""

    table: str
    seat: int
    on: bool


class Renamed(Spread, frozen=True, tag="renamed"):
    """A person has a new name."""

    person: str
    name: str


class Revoked(Spread, frozen=True, tag="revoked"):
    """A session was ended by its owner, or a bot's token was."""

    session: str


class Rung(Spread, frozen=True, tag="rung"):
    """There is something new for these people, wherever they wait for it."""

    people: list[str]


AnySpread = Beat | Changed | Chatted | Here | WhoIsHere | Thinks | Renamed | Revoked | Rung
Heard = Callable[[AnySpread], Awaitable[None]]


class Told(Struct, frozen=True):
    """All that a process had to tell at one moment, in its order: who hears it need not take it up piece by piece."""

    process: str
    messages: list[msgspec.Raw]


Restored = Callable[[], Awaitable[None]]
SPREAD: msgspec.json.Decoder[AnySpread] = msgspec.json.Decoder(AnySpread)


class Bus:
    """The bus of a process that is alone: nobody listens, and every lease is granted."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)
        self.healthy: bool | None = None  # None: nothing that could be lost

    async def start(self, heard: Heard, restored: Restored) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """End."""

    def tell(self, message: AnySpread) -> None:
        """Tell the other processes something, as soon as possible and without waiting for it."""

    async def claim(self, name: str, seconds: float) -> bool:
        """Become, or stay, the one process that cares for something; if it dies the claim ends by itself."""
        return True


class RedisBus(Bus):
    """The bus of several processes."""

    def __init__(self, url: str, prefix: str) -> None:
        super().__init__()
        self.healthy = False
        self.prefix = prefix
        self.channel = f"{prefix}:tables"
        self.redis: Redis = Redis.from_url(url, socket_timeout=LOST_AFTER, socket_connect_timeout=LOST_AFTER)
        self.outgoing: asyncio.Queue[AnySpread] = asyncio.Queue(maxsize=10_000)
        self.decoder: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
        self.tasks: list[asyncio.Task[None]] = []
        self.heard_self = -LOST_AFTER
        self.restoring = False
        self.found = asyncio.Event()

    async def start(self, heard: Heard, restored: Restored) -> None:
        """Begin to listen. Whoever asks at once is not refused only because Redis has not answered yet."""
        self.heard = heard
        self.restored = restored
        self.tasks = [asyncio.create_task(work()) for work in (self._listen, self._send, self._beat)]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.found.wait(), LOST_AFTER)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    def tell(self, message: AnySpread) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # then Redis is lost, and whoever missed it reads the database
            self.outgoing.put_nowait(message)

    async def claim(self, name: str, seconds: float) -> bool:
        key = f"{self.prefix}:claim:{name}"
        milliseconds = int(seconds * 1000)
        try:
            if await self.redis.set(key, self.process, nx=True, px=milliseconds):
                return True
            if await self.redis.get(key) != self.process.encode():
                return False
            await self.redis.pexpire(key, milliseconds)
        except (RedisError, OSError):
            return False
        return True

    async def _send(self) -> None:
        while True:
            told = [await self.outgoing.get()]
            while len(told) < MOST_AT_ONCE and not self.outgoing.empty():
                told.append(self.outgoing.get_nowait())
            try:
                await self._publish(told)
            except (RedisError, OSError, TimeoutError):
                self._lost()
                await asyncio.sleep(RETRY_SECONDS)

    async def _publish(self, told: list[AnySpread]) -> None:
        """Tell all of it at once: a way there and back for each would be slower than they come, and cost every listener more."""
        messages = [msgspec.Raw(msgspec.json.encode(message)) for message in told]
        await self.redis.publish(self.channel, msgspec.json.encode(Told(self.process, messages)))

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            # Not behind the traffic: a long line says nothing about the connection.
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                await self._publish([Beat(self.process)])
            if loop.time() - self.heard_self > LOST_AFTER:
                self._lost()
            due = loop.time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            # Nothing can be heard while the process itself stands still, as on a machine that has too much to do.
            self.heard_self += max(0.0, loop.time() - due)

    async def _listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub() as pubsub:
                    await pubsub.subscribe(self.channel)
                    await self._publish([Beat(self.process)])  # the first one may have gone before anybody listened
                    while True:
                        message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=LOST_AFTER)
                        if message is not None:
                            await self._hear(message["data"])
            except (RedisError, OSError, TimeoutError) as error:
                self._lost()
                log.warning("redis_lost", error=str(error)[:200])
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, data: bytes) -> None:
        try:
            told = self.decoder.decode(data)
            messages = [SPREAD.decode(message) for message in told.messages] if told.process != self.process else []
        except msgspec.DecodeError:  # of another version: the database has it
            return
        for message in messages:
            await self.heard(message)
        if told.process == self.process:
            self.heard_self = asyncio.get_running_loop().time()
            if not self.healthy and not self.restoring:
                self.restoring = True
                self.tasks.append(asyncio.create_task(self._restore()))

    async def _restore(self) -> None:
        """Whatever was missed is read before words are taken again."""
        try:
            await self.restored()
            self.healthy = True
            self.found.set()
            log.info("redis_found")
        finally:
            self.restoring = False

    def _lost(self) -> None:
        self.healthy = False
