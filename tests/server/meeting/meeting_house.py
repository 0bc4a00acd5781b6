"""What the tests of meeting others share: accounts, bots with tokens, and clients that come by a token."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from ..harness import Client, Json, Running, patient_http

PASSWORD = "mellon-mellon"
ALL = ["play", "challenge", "chat"]
BY_NOBODY = {"id": "1", "version": 1, "words": ["pass"]}


@contextlib.asynccontextmanager
async def account(server: Running, name: str) -> AsyncIterator[Client]:
    """A visitor with an account."""
    async with server.client() as client:
        await client.post("/api/account", {"name": name, "password": PASSWORD})
        yield client


async def token_for(owner: Client, name: str, scopes: list[str] = ALL) -> str:
    """A token of a new bot."""
    bot = await owner.post("/api/bots/mine", {"name": name})
    made = await owner.post(f"/api/bots/mine/{bot['id']}/tokens", {"name": "test", "scopes": scopes})
    return str(made["token"])


class BotClient(Client):
    """A program that comes by a token."""

    async def lines(self, path: str) -> AsyncIterator[Json]:
        """What a stream says, until it ends."""
        async with self.http.stream("GET", f"/api/bot{path}") as answer:
            assert answer.status_code == 200
            async for line in answer.aiter_lines():
                if line:
                    yield msgspec.json.decode(line)


@contextlib.asynccontextmanager
async def bot(server: Running, token: str) -> AsyncIterator[BotClient]:
    """A program with a token and no cookie."""
    async with patient_http(f"http://127.0.0.1:{server.port}", Authorization=f"Bearer {token}") as http:
        yield BotClient(http, server.port)


@contextlib.asynccontextmanager
async def bot_of_elrond(server: Running) -> AsyncIterator[tuple[Client, BotClient]]:
    """Elrond, and his bot Golem that may do everything."""
    async with account(server, "Elrond") as elrond, bot(server, await token_for(elrond, "Golem")) as golem:
        yield elrond, golem


async def first(lines: AsyncIterator[Json], kind: str) -> Json:
    """The next event of a kind."""
    async for event in lines:
        if event["type"] == kind:
            return event
    raise AssertionError(f"the stream ended without {kind}")


def wish(game: str = "duel", **more: Any) -> Json:
    """A wish for a game."""
    return {"game": game, **more}
