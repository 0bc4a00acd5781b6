"""Another game from a moment of one that is over: who sits where, who knows what, whose dice; and what would have been better."""

from collections.abc import Callable

import msgspec
import pytest

from westmarch.ai import thinking
from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.server.settings import Settings

from ..harness import Client, Json, play_on, running, think_of_nothing

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
SAID = 30  # words of the games that are played here before they are given up
MOMENT = 17


async def given_up(anna: Client, boris: Client, game: str, options: Json) -> str:
    """The id of a table of two people that was given up after some words."""
    table = await anna.create("me", "open", game=game, options=options)
    await boris.post(f"/api/tables/{table['id']}/join", {})
    async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
        await play_on([a, b], Rng(3), SAID)
        await a.ok("resign", seat=0)
    return str(table["id"])


@pytest.mark.parametrize(
    ("game", "options"),
    [("duel", {}), ("wotr_cards", {"scenario": "fellowship"}), ("wotr_board", {}), ("lcg", {"seats": 2})],
)
async def test_a_game_goes_on_from_a_moment_as_its_seats_knew_it(settings: Make, game: str, options: Json) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        think_of_nothing(server)
        over = await given_up(anna, boris, game, options)
        path, events = f"/api/tables/{over}", server.hall.tables[over].match.version
        before = await anna.get(f"{path}/history")
        for client, seat in ((anna, 0), (boris, 1)):
            seen = await client.get(f"{path}/at/{MOMENT}?viewer={seat}")
            made = await client.post(f"{path}/play-on", {"said": MOMENT, "seat": seat, "level": "easy"}, 201)
            match = (await server.hall.table(made["id"])).match
            assert [chair.kind for chair in match.chairs][seat] == "person"
            assert [chair.kind for chair in match.chairs][1 - seat] == "computer"
            assert match.viewers == server.hall.tables[over].match.viewers
            state = match.game.load_position(match.sitting.origin or {})
            assert msgspec.to_builtins(state.view(seat)) == seen["view"]
            async with client.at(made["id"]) as visitor:
                if state.seat == seat:
                    assert visitor.messages[0]["view"] == seen["view"]
                    assert visitor.messages[0]["prompt"] == seen["prompt"]
                    assert visitor.messages[0]["log"][-1]["kind"] == "taken_up"
        assert server.hall.tables[over].match.version == events
        assert await anna.get(f"{path}/history") == before


async def test_the_game_is_played_to_its_end_and_can_be_gone_on_with_again(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        think_of_nothing(server)
        over = await given_up(anna, boris, "duel", {})
        wish = {"said": SAID, "seat": 1, "level": "easy"}
        made = await boris.post(f"/api/tables/{over}/play-on", wish, 201)
        async with boris.at(made["id"]) as b:
            while not b.over:
                await b.until(lambda b: b.over or b.options)
                if not b.over:
                    await b.say(b.options[0])
        history = await boris.get(f"/api/tables/{made['id']}/history")
        assert history["record"] is None
        end = len(history["steps"])
        again = f"/api/tables/{made['id']}/play-on"
        assert (await boris.post(again, {**wish, "said": end}, 409))["reason"] == "over"
        await boris.post(again, {**wish, "said": end - 1}, 201)


async def test_who_played_at_one_screen_plays_on_there_with_all_their_seats(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        think_of_nothing(server)
        table = await anna.create("me", "me", game="wotr_cards", options={"scenario": "fellowship"})
        async with anna.at(table["id"]) as a:
            await play_on([a], Rng(3), MOMENT)
            await a.ok("resign", seat=1)
        wish = {"said": MOMENT, "seat": 1, "level": "easy"}
        for client in (anna, boris):
            made = await client.post(f"/api/tables/{table['id']}/play-on", wish, 201)
            chairs = (await server.hall.table(made["id"])).match.chairs
            assert [chair.kind for chair in chairs] == ["person", "person"]
            assert chairs[0].person == chairs[1].person


async def test_its_dice_are_its_own_and_the_key_stays_on_the_server(settings: Make) -> None:
    async with running(settings(repeatable=False)) as server, server.client() as anna, server.client() as boris:
        think_of_nothing(server)
        over = await given_up(anna, boris, "wotr_board", {})
        made = await anna.post(f"/api/tables/{over}/play-on", {"said": MOMENT, "seat": 0, "level": "easy"}, 201)
        seed = (await server.hall.table(made["id"])).match.setup.seed
        assert seed != server.hall.tables[over].match.setup.seed
        async with anna.at(made["id"]) as visitor:
            assert str(seed) not in msgspec.json.encode(visitor.messages).decode()


async def test_what_cannot_be_gone_on_with_is_refused_and_makes_no_table(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        running_game = await anna.create("me", "me")
        wish = {"said": 1, "seat": 0, "level": "easy"}
        refused = await anna.post(f"/api/tables/{running_game['id']}/play-on", wish, 409)
        assert refused["reason"] == "not_over"
        over = await given_up(anna, boris, "duel", {})
        mine = len(await anna.get("/api/tables?which=mine"))
        path = f"/api/tables/{over}/play-on"
        assert (await anna.post(path, {**wish, "said": SAID + 1}, 400))["reason"] == "malformed"
        assert (await anna.post(path, {**wish, "seat": 9}, 400))["reason"] == "bad_seats"
        assert (await anna.post(path, {**wish, "level": "godlike"}, 400))["reason"] == "bad_level"
        assert len(await anna.get("/api/tables?which=mine")) == mine


async def test_the_better_choice_is_told_once_a_game_is_over(settings: Make) -> None:
    made = settings(hint_level="flat:40", analysis_level="flat:4")
    async with running(made) as server, server.client() as anna, server.client() as boris:
        running_game = await anna.create("me", "me")
        path = f"/api/tables/{running_game['id']}/better/0"
        assert (await anna.get(path, 409))["reason"] == "not_over"
        path = f"/api/tables/{await given_up(anna, boris, 'duel', {})}/better"
        assert (await anna.get(f"{path}/{SAID}", 400))["reason"] == "malformed"
        history = await anna.get(path.replace("better", "history"))
        for said in range(6):
            better = await anna.get(f"{path}/{said}")
            assert better["seat"] == history["steps"][said]["seat"]
            assert better["gain"] >= 0
            assert (better["gain"] > 0) == bool(better["options"])
            assert history["steps"][said]["option"] not in better["options"]
            assert await boris.get(f"{path}/{said}") == better


def test_a_word_that_is_best_has_nothing_better_and_a_poor_one_has() -> None:
    game = registry.find("duel")
    state = game.new(game.options(), 1)
    best = thinking.hint("duel", state.clone(), "mcts:200", 1)[0].words[0]
    assert thinking.second_thought("duel", state.clone(), best, "mcts:200", "flat:4", 1) == thinking.NOTHING_BETTER
    others = [word for word in state.options if word != best]
    judged = [thinking.second_thought("duel", state.clone(), word, "mcts:200", "flat:4", 1) for word in others]
    assert all(thought.words == (best,) and thought.gain > 0 for thought in judged if thought.words)
    assert sum(bool(thought.words) for thought in judged) >= len(others) - 1
