"""The bots of `docs/examples` play whole games on a server: one that knows nothing but HTTP, and one that lets `westmarch bot` think."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings

from ..harness import Client, Running, Visitor, running
from .meeting_house import account, token_for, wish

pytestmark = pytest.mark.anyio
EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
ENGINE = [sys.executable, "-m", "westmarch", "bot", "--player", "heuristic"]


@contextlib.asynccontextmanager
async def program(server: Running, token: str, file: str, *arguments: str) -> AsyncIterator[None]:
    """An example, running as long as the block lasts."""
    command = [sys.executable, str(EXAMPLES / file), f"http://127.0.0.1:{server.port}", *arguments]
    process = await asyncio.create_subprocess_exec(*command, env={**os.environ, "WESTMARCH_TOKEN": token})
    try:
        yield
    finally:
        process.kill()
        await process.wait()


async def challenged(client: Client, name: str) -> str:
    """The table of a challenge that a bot has accepted."""
    sent = (await client.post("/api/challenges", {"name": name, "wish": wish()}))["id"]
    while True:
        mine = {one["id"]: one for one in await client.get("/api/challenges")}
        if mine[sent]["table"] is not None:
            return str(mine[sent]["table"])
        await asyncio.sleep(0.01)


async def play_alone(visitor: Visitor, rng: Rng) -> None:
    """Say random words whenever one is asked, until the game is over."""
    while True:
        await visitor.until(lambda v: bool(v.options) or v.over)
        if visitor.over:
            return
        await visitor.say(rng.pick(visitor.options))


@pytest.mark.parametrize(("file", "arguments"), [("online_bot.py", []), ("online_engine.py", ENGINE)])
async def test_an_example_plays_a_whole_game_against_a_person(
    settings: Callable[..., Settings], file: str, arguments: list[str]
) -> None:
    async with (
        running(settings()) as server,
        account(server, "Elrond") as elrond,
        program(server, await token_for(elrond, "Golem", ["play", "challenge"]), file, *arguments),
    ):
        table = await challenged(elrond, "Golem")
        async with elrond.at(table) as visitor:
            await play_alone(visitor, Rng(1))
            assert visitor.situation["outcome"]["by"] not in ("resigned", "out_of_time")
