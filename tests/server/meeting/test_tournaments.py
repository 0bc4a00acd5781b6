"""Tournaments: opened by a host, entered by people and bots, played round after round, on either database and across processes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings

from ..harness import Client, Running, Visitor, running
from ..tables.test_processes import two
from .meeting_house import BotClient, account, bot, token_for

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
CLOCK = {"kind": "live", "bank_seconds": 86_400, "add_seconds": 0}
CUP = {"name": "Cup of Rivendell", "kind": "swiss", "game": "duel", "clock": CLOCK, "rounds": 3, "bots": True}
WORDS = 2  # that each says before somebody gives up: enough to be a game, and quick


async def play_as_bot(golem: BotClient, table: str) -> None:
    """Say a few words and resign, as a quick game goes."""
    said = 0
    async for now in golem.lines(f"/tables/{table}/stream"):
        if now.get("status") == "over":
            return
        prompt = now.get("prompt")
        if prompt and prompt["seat"] in now["you"]["seats"] and not prompt["passing"]:
            if said == WORDS:
                await golem.http.post(f"/api/bot/tables/{table}/resign")
                continue
            word = prompt["options"][0]["spelling"]
            said += 1
            body = {"id": str(now["version"]), "version": now["version"], "words": [word]}
            await golem.http.post(
                f"/api/bot/tables/{table}/words", json=body
            )  # refused where the table went on meanwhile


async def be_a_bot(golem: BotClient) -> None:
    """Play every game that begins."""
    async with asyncio.TaskGroup() as games:
        async for event in golem.lines("/stream"):
            if event["type"] == "game_start":
                games.create_task(play_as_bot(golem, event["table"]))


async def be_a_person(client: Client, tournament: str) -> None:
    """Play one's games at the tables of a tournament, with random words, until it is over."""
    played: set[str] = set()
    rng = Rng(5)
    while (now := await client.get(f"/api/tournaments/{tournament}"))["state"] != "over":
        for game in now["games"]:
            if game["yours"] and game["table"] and game["points"] is None and game["table"] not in played:
                played.add(game["table"])
                async with client.at(game["table"]) as visitor:
                    await finish(visitor, rng)
        await asyncio.sleep(0.01)


async def finish(visitor: Visitor, rng: Rng) -> None:
    """Play until the game is over."""
    for _ in range(WORDS):
        await visitor.until(lambda v: bool(v.options) or v.over)
        if not visitor.over:
            before = visitor.version
            await visitor.send("say", version=before, words=[rng.pick(visitor.options)])
            await visitor.until(lambda v, before=before: v.version > before or v.over)
    if not visitor.over:
        await visitor.send("resign", seat=visitor.situation["you"]["seats"][0])
    await visitor.until(lambda v: v.over)


@contextlib.asynccontextmanager
async def bots_of(server: Running, owner: Client, *names: str) -> AsyncIterator[list[BotClient]]:
    """Bots with these names, who play whatever begins as long as the block lasts."""
    async with contextlib.AsyncExitStack() as stack:
        golems = []
        for name in names:
            token = await token_for(owner, name, ["play", "challenge"])
            golems.append(await stack.enter_async_context(bot(server, token)))
        playing = [asyncio.create_task(be_a_bot(golem)) for golem in golems]
        yield golems
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def until_over(client: Client, tournament: str) -> dict[str, Any]:
    """The tournament once it is over."""
    while (found := await client.get(f"/api/tournaments/{tournament}"))["state"] != "over":
        await asyncio.sleep(0.02)
    return found


async def test_a_tournament_of_eight_six_of_them_bots_runs_to_its_end(
    settings: Make, where: dict[str, str], redis_server: dict[str, str]
) -> None:
    async with (
        two(settings(**where, **redis_server)) as (one, other),
        account(one, "Elrond") as elrond,
        account(other, "Thranduil") as king,
        bots_of(other, king, "Ash", "Birch", "Cedar", "Elm", "Fir") as first_five,
        bots_of(one, elrond, "Oak") as sixth,
    ):
        cup = (await elrond.post("/api/tournaments", CUP))["id"]
        for person in (elrond, king):
            await person.post(f"/api/tournaments/{cup}/enter")
        for golem in (*first_five, *sixth):
            await golem.post(f"/api/bot/tournaments/{cup}/enter")
        await elrond.post(f"/api/tournaments/{cup}/start")
        await asyncio.gather(be_a_person(elrond, cup), be_a_person(king, cup))
        over = await until_over(king, cup)
        assert (over["round"], len(over["games"])) == (3, 12)
        assert all(game["points"] is not None for game in over["games"])
        assert sum(place["points"] for place in over["standings"]) == 24
        assert [place["games"] for place in over["standings"]] == [3] * 8
        assert sum(place["player"]["bot"] for place in over["standings"]) == 6
        pairs = [frozenset((game["first"]["name"], game["second"]["name"])) for game in over["games"]]
        assert len(set(pairs)) == 12


async def test_a_round_robin_goes_on_after_a_restart_and_without_one_who_left(settings: Make) -> None:
    made = settings()
    async with running(made) as server, account(server, "Elrond") as elrond, account(server, "Thranduil") as king:
        token = await token_for(elrond, "Oak")
        async with bot(server, token) as oak:
            cup = (await elrond.post("/api/tournaments", {**CUP, "kind": "round_robin"}))["id"]
            for person in (elrond, king):
                await person.post(f"/api/tournaments/{cup}/enter")
            await oak.post(f"/api/bot/tournaments/{cup}/enter")
            assert (await elrond.post(f"/api/tournaments/{cup}/start"))["rounds"] == 3
    async with (
        running(made) as server,
        server.client(elrond) as again,
        server.client(king) as also,
        bot(server, token) as oak,
    ):
        await also.post(f"/api/tournaments/{cup}/leave")
        games = (await again.get(f"/api/tournaments/{cup}"))["games"]
        for table in [game["table"] for game in games if game["yours"] and game["points"] is None]:
            async with again.at(table) as visitor:
                await visitor.ok("resign", seat=visitor.situation["you"]["seats"][0])
        playing = [asyncio.create_task(be_a_bot(oak)), asyncio.create_task(be_a_person(again, cup))]
        for game in (await also.get(f"/api/tournaments/{cup}"))["games"]:
            if game["yours"] and game["points"] is None:
                async with also.at(game["table"]) as visitor:
                    await finish(visitor, Rng(1))
        over = await until_over(also, cup)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert over["round"] == 3
        later = [game for game in over["games"] if game["round"] > 1]
        against = [
            game for game in later if "Thranduil" in (game["first"]["name"], (game["second"] or game["first"])["name"])
        ]
        assert all(game["table"] is None for game in against)


async def test_a_league_deals_the_same_to_all_and_keeps_it_sealed(settings: Make) -> None:
    league = {"name": "League", "kind": "league", "game": "lcg", "clock": {"kind": "days", "days": 7}, "rounds": 3}
    async with running(settings()) as server, account(server, "Elrond") as elrond, account(server, "Thranduil") as king:
        made = (await elrond.post("/api/tournaments", league))["id"]
        for person in (elrond, king):
            await person.post(f"/api/tournaments/{made}/enter")
        await elrond.post(f"/api/tournaments/{made}/start")
        own = {}
        for person in (elrond, king):
            games = (await person.get(f"/api/tournaments/{made}"))["games"]
            (own[person],) = [game["table"] for game in games if game["yours"]]
            assert [game["table"] for game in games if not game["yours"]] == [None]
        matches = [(await server.hall.table(own[person])).match for person in (elrond, king)]
        assert matches[0].setup.seed == matches[1].setup.seed
        assert matches[0].game.hash(matches[0].state) == matches[1].game.hash(matches[1].state)
        with pytest.raises(AssertionError, match="not_over"):
            async with king.at(own[elrond]):
                pass
        async with elrond.at(own[elrond]) as visitor:
            await visitor.ok("resign", seat=0)
            await visitor.until(lambda v: v.over)
        for sealed in ("history", "record", "analysis"):
            assert (await elrond.get(f"/api/tables/{own[elrond]}/{sealed}", 409))["reason"] == "not_over"
        async with king.at(own[king]) as visitor:
            await visitor.ok("resign", seat=0)
        over = await until_over(king, made)
        assert [(place["points"], place["games"]) for place in over["standings"]] == [(0, 1), (0, 1)]
        assert (await king.get(f"/api/tables/{own[elrond]}/history"))["record"]


async def test_who_may_do_what(settings: Make) -> None:
    async with running(settings()) as server, account(server, "Elrond") as elrond, server.client() as guest:
        assert (await guest.post("/api/tournaments", CUP, 403))["reason"] == "not_registered"
        assert (await elrond.post("/api/tournaments", {**CUP, "clock": None}, 400))["reason"] == "malformed"
        assert (await elrond.post("/api/tournaments", {**CUP, "game": "chess"}, 404))["reason"] == "no_such_game"
        cup = (await elrond.post("/api/tournaments", {**CUP, "bots": False}))["id"]
        path = f"/api/tournaments/{cup}"
        assert (await guest.post(f"{path}/enter", expect=403))["reason"] == "not_registered"
        assert (await elrond.post(f"{path}/start", expect=409))["reason"] == "too_few_players"
        async with bot(server, await token_for(elrond, "Golem")) as golem, account(server, "Thranduil") as king:
            assert (await golem.post(f"/api/bot/tournaments/{cup}/enter", expect=403))["reason"] == "no_bots"
            for person in (elrond, king):
                await person.post(f"{path}/enter")
            assert (await king.post(f"{path}/start", expect=403))["reason"] == "not_creator"
            assert (await king.post(f"{path}/call_off", expect=403))["reason"] == "not_creator"
            await elrond.post(f"{path}/start")
            assert (await king.post(f"{path}/enter", expect=409))["reason"] == "already_started"
        assert (await guest.get("/api/tournaments/none", 404))["reason"] == "no_such_tournament"
        listed = (await guest.get("/api/tournaments"))[0]
        assert (listed["name"], listed["entered"], listed["state"]) == ("Cup of Rivendell", 2, "running")
