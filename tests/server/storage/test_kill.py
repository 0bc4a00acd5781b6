"""The server is killed in the middle of fifty games: whatever it had acknowledged is there, and every game goes on."""

import asyncio
import os
import secrets
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from tests.needs import missing

from westmarch.core.rng import Rng

from ..conftest import POSTGRES
from ..harness import PATIENCE, Client, Visitor, patient_http

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
GAMES = 50


@asynccontextmanager
async def process(data: Path, database: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, int]]:
    """A server of its own, and its port."""
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "westmarch", "serve", "--port", "0", "--data", str(data), "--database", database,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, env={**os.environ, "REDIS_URL": ""},
    )  # fmt: skip
    assert started.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            line = (await started.stdout.readline()).decode()
        yield started, int(line.rsplit(":", 1)[1].strip(" /\n"))
    finally:
        if started.returncode is None:
            started.kill()
        await started.wait()


class Person:
    """Somebody who plays both seats of a table and writes down what was acknowledged."""

    def __init__(self, number: int) -> None:
        self.rng = Rng(number)
        self.said: list[int] = []
        self.unsure: int | None = None
        self.table = ""
        self.cookie = ""

    async def open_table(self, port: int) -> None:
        async with patient_http(f"http://127.0.0.1:{port}") as http:
            client = Client(http, port)
            self.table = (await client.create("me", "me"))["id"]
            self.cookie = client.cookie

    @asynccontextmanager
    async def at_table(self, port: int) -> AsyncIterator[Visitor]:
        async with (
            patient_http() as http,
            Client(http, port).at(self.table, Cookie=self.cookie) as v,
        ):
            yield v

    async def play(self, visitor: Visitor, words: int) -> None:
        for _ in range(words):
            if visitor.over:
                return
            self.unsure = self.rng.pick(visitor.options)
            await visitor.say(self.unsure)
            self.said.append(self.unsure)
            self.unsure = None

    async def play_until_killed(self, port: int) -> None:
        async with self.at_table(port) as visitor:
            await self.play(visitor, 1000)


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'killed.sqlite'}"
        return
    try:
        connection = await asyncpg.connect(POSTGRES, timeout=PATIENCE)
    except (OSError, asyncpg.PostgresError, TimeoutError):
        missing("PostgreSQL is not there")
    name = f"t_{secrets.token_hex(6)}"
    await connection.execute(f"create database {name}")
    yield POSTGRES.rsplit("/", 1)[0] + f"/{name}"
    await connection.execute(f"drop database {name} with (force)")
    await connection.close()


async def test_a_killed_server_loses_nothing_that_it_acknowledged(database: str, tmp_path: Path) -> None:
    people = [Person(number) for number in range(GAMES)]
    async with process(tmp_path, database) as (server, port):
        for person in people:
            await person.open_table(port)
        playing = [asyncio.create_task(person.play_until_killed(port)) for person in people]
        while sum(len(person.said) for person in people) < 12 * GAMES:
            await asyncio.sleep(0.01)
        server.send_signal(signal.SIGKILL)
        await asyncio.gather(*playing, return_exceptions=True)
    assert sum(len(person.said) for person in people) >= 12 * GAMES
    async with process(tmp_path, database) as (server, port), AsyncExitStack() as stack:
        for person in people:
            visitor = await stack.enter_async_context(person.at_table(port))
            # A word may have been stored though its acknowledgement was lost.
            extra = [person.unsure] if visitor.said == len(person.said) + 1 else []
            assert visitor.said == len(person.said) + len(extra)
            person.said += extra
            await person.play(visitor, 3)
            if not visitor.over:
                await visitor.ok("resign", seat=0)
        async with patient_http(f"http://127.0.0.1:{port}") as http:
            for person in people:
                history = (await http.get(f"/api/tables/{person.table}/history")).json()
                assert [step["option"]["word"] for step in history["steps"]] == person.said
