"""Games that all play together: two seats of one person, the score sheet, giving up, and the next scenario of a campaign."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from tests.lcg.board import LEADERSHIP, PosedTable, hero, pose

from westmarch.core.rng import Rng
from westmarch.core.sittings.orders import DECLINING
from westmarch.games.lcg.game import LCG
from westmarch.server.settings import Settings
from westmarch.server.tables import events

from ..harness import Client, Json, Running, Visitor, play_on, running, together

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
TACTICS = "starter_tactics"
SECOND = "journey_along_the_anduin"


async def set_table(client: Client, *kinds: str, **options: Any) -> Json:
    """A table of the game with a starter deck for each seat."""
    decks = [LEADERSHIP, TACTICS][: len(kinds)]
    return await client.create(*kinds, game="lcg", options={"decks": decks, **options})


async def come_to(server: Running, table: str, board: PosedTable) -> None:
    """Bring a table into a position."""
    live = await server.hall.table(table)
    position = LCG.to_position(board.state)
    await live.act(lambda match: events.Continued(LCG.rules, match.said, position))


def ended(outcome: str, *people: int, campaign: dict[str, Any] | None = None, **more: Any) -> PosedTable:
    """A game that is over, with the viewer of each seat."""
    decks = (LEADERSHIP, TACTICS)[: len(people)]
    settings = {"campaign": campaign, "viewers": list(people)}
    return pose(decks=decks, options=settings, outcome=outcome, round=7, **more)


def sheet(visitor: Visitor) -> dict[str, list[int]]:
    return {row["name"]: row["numbers"] for row in visitor.situation["sheet"]}


# Two seats of one person


async def test_one_person_with_two_seats_sees_both_hands_and_is_asked_for_both(server: Running) -> None:
    async with server.client() as anna, server.client() as zoe:
        table = await set_table(anna, "me", "me")
        async with anna.at(table["id"]) as a, zoe.at(table["id"]) as z:
            assert a.situation["you"]["seats"] == [0, 1]
            rng, asked = Rng(3), set()
            for _ in range(60):
                await together([a, z])
                if a.over:
                    break
                seats = a.situation["view"]["seats"].values()
                assert all(isinstance(seat["hand"], list) for seat in seats)
                assert all(isinstance(seat["hand"], int) for seat in z.situation["view"]["seats"].values())
                assert a.options not in [[word] for word in DECLINING]
                asked.add(a.asked)
                await a.say(rng.pick(a.options))
            assert asked == {0, 1}


async def test_friends_see_only_their_own_hands(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await set_table(anna, "me", "friend")
        await boris.post(f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            for visitor, own, other in ((a, "one", "two"), (b, "two", "one")):
                seats = visitor.situation["view"]["seats"]
                assert isinstance(seats[own]["hand"], list)
                assert isinstance(seats[other]["hand"], int)


# Passing for people


def nothing_to_do(*people: int) -> PosedTable:
    """A window in which the first player could act, as far as others know, and cannot."""
    decks = (LEADERSHIP, TACTICS)[: len(people)]
    cards = {"aragorn": hero(tokens=3)}
    return pose(decks=decks, phase="travel", hand=["faramir"], cards=cards, options={"viewers": list(people)})


async def test_before_others_the_server_takes_its_time_to_pass(settings: Make) -> None:
    async with running(settings(computer_delay=0.4)) as server, server.client() as anna, server.client() as boris:
        table = await set_table(anna, "me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            before = asyncio.get_running_loop().time()
            await come_to(server, table["id"], nothing_to_do(0, 1))
            await b.until(lambda v: v.situation["prompt"]["name"] == "act")
            assert not b.passing
            await a.until(lambda v: v.passing)
            await b.until(lambda v: v.said > 0)
            assert asyncio.get_running_loop().time() - before >= 0.4


async def test_alone_nobody_waits_for_the_server_to_pass(settings: Make) -> None:
    async with running(settings(computer_delay=1000.0)) as server, server.client() as anna:
        table = await set_table(anna, "me")
        async with anna.at(table["id"]) as a:
            await come_to(server, table["id"], nothing_to_do(0))
            await a.until(lambda v: v.said > 0 and not v.passing)
            assert a.situation["prompt"]["name"] == "plan"


# The end


async def test_whoever_gives_up_gives_up_for_all(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await set_table(anna, "me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            assert a.situation["table"]["teams"] == "together"
            await a.ok("resign", seat=0)
            await b.until(lambda v: v.over)
            assert b.situation["outcome"] == {"winner": None, "by": "resigned", "loser": "one"}
            assert b.situation["sequel"] is None
            assert "score" not in sheet(b)
            assert sheet(b)["threat"] == [29, 29]


async def test_the_score_sheet_says_what_each_player_adds(server: Running) -> None:
    cards = {"aragorn": hero(damage=2), "gimli": hero("two", damage=1)}
    over = ended(
        "victory",
        0,
        0,
        threat={"one": 33, "two": 28},
        victory=["chieftain_ufthak"],
        piles={"one": ["gloin"]},
        cards=cards,
    )
    async with server.client() as anna:
        table = await set_table(anna, "me", "me")
        await come_to(server, table["id"], over)
        async with anna.at(table["id"]) as a:
            assert a.situation["outcome"] == {"winner": "players", "by": "victory", "loser": None}
            assert sheet(a) == {
                "threat": [33, 28],
                "dead_heroes": [9, 0],
                "damage": [2, 1],
                "player": [44, 29],
                "victory_points": [-4],
                "score": [69],
                "rounds": [7],
            }


async def test_those_who_lost_have_no_score(server: Running) -> None:
    async with server.client() as anna:
        table = await set_table(anna, "me")
        await come_to(server, table["id"], ended("all_eliminated", 0))
        async with anna.at(table["id"]) as a:
            assert a.situation["outcome"]["winner"] == "shadow"
            assert "score" not in sheet(a)
            assert await a.refused("rematch", sequel=True) == "no_sequel"


async def test_who_plays_together_keeps_his_seat_in_another_game(server: Running) -> None:
    async with server.client() as anna:
        table = await set_table(anna, "computer:easy", "me")
        async with anna.at(table["id"]) as a:
            await a.ok("resign", seat=1)
            await a.ok("rematch")
            await a.until(lambda v: v.situation["rematch_table"] is not None)
        again = await anna.get(f"/api/tables/{a.situation['rematch_table']}")
        assert [seat["kind"] for seat in again["seats"]] == ["computer", "person"]


# A campaign


async def agree_on_the_next(server: Running, first: Client, second: Client, table: str) -> str:
    """The second person agrees to the next scenario, for which the first has asked before the server was restarted."""
    async with server.client(first) as anna, server.client(second) as boris, anna.at(table) as a, boris.at(table) as b:
        assert b.situation["sequel"] == SECOND
        assert b.situation["sequel_asked"] == {"seat": 0, "to": None, "agreed": [0], "waiting": [1]}
        assert await a.refused("rematch", sequel=True) == "already_asked"
        await b.ok("rematch", sequel=True)
        await a.until(lambda v: v.situation["rematch_table"] is not None)
        return str(a.situation["rematch_table"])


async def test_a_campaign_goes_on_after_the_server_has_been_restarted(settings: Make) -> None:
    config = settings()
    cards = {"aragorn": hero(damage=2)}
    won = ended("victory", 0, 1, campaign={"nightmare": True}, threat={"one": 33, "two": 40}, cards=cards)
    async with running(config) as server, server.client() as anna, server.client() as boris:
        table = await set_table(anna, "me", "friend", campaign={"nightmare": True})
        await boris.post(f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]})
        await come_to(server, table["id"], won)
        async with anna.at(table["id"]) as a:
            assert a.situation["sequel"] == SECOND
            await a.ok("rematch", sequel=True)
    async with running(config) as server:
        following = await agree_on_the_next(server, anna, boris, table["id"])
    async with running(config) as server, server.client(anna) as anna, server.client(boris) as boris:
        summary = await anna.get(f"/api/tables/{following}")
        assert (summary["scenario"], summary["status"]) == (SECOND, "playing")
        assert [seat["kind"] for seat in summary["seats"]] == ["person", "person"]
        async with anna.at(following) as a, boris.at(following) as b:
            assert (a.situation["you"]["seats"], b.situation["you"]["seats"]) == ([0], [1])
            seats = a.situation["view"]["seats"]
            assert (seats["one"]["threat"], seats["two"]["threat"]) == (33, 40)
            assert [card["damage"] for card in seats["one"]["heroes"] if card["card"] == "aragorn"] == [2]
            assert a.situation["table"]["options"]["campaign"]["scores"] == [33 + 40 + 2]
            await play_on([a, b], Rng(1), 3)


async def test_the_last_scenario_sums_the_scores_up(server: Running) -> None:
    scores = {"scores": [60, 50]}
    over = pose(
        options={"campaign": scores, "scenario": "escape_from_dol_guldur"}, outcome="victory", threat={"one": 40}
    )
    async with server.client() as anna:
        table = await set_table(anna, "me", campaign=scores, scenario="escape_from_dol_guldur")
        await come_to(server, table["id"], over)
        async with anna.at(table["id"]) as a:
            found = sheet(a)
            assert found["earlier"] == [110]
            assert found["campaign"] == [110 + found["score"][0]]
            assert a.situation["sequel"] is None
