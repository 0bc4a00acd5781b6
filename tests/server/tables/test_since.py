"""What one has missed at a table, in a few sentences of one's own language."""

from collections.abc import Callable

import pytest

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings
from westmarch.server.tables.since import MOST_TOLD

from ..harness import play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]


async def test_one_who_was_away_is_told_the_last_sentences_in_his_language_and_none_that_he_has_seen(
    settings: Make,
) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as stranger:
        table = (await anna.create("me", "me"))["id"]
        waiting = (await anna.create("me", "open"))["id"]
        assert await anna.get(f"/api/tables/{waiting}/since?version=-1") == {"told": [], "left": 0}
        async with anna.at(table) as visitor:
            await play_on([visitor], Rng(3), words=4)
            seen = visitor.version
            await play_on([visitor], Rng(4), words=9)
            now = visitor.version
        english, russian = [
            await anna.get(f"/api/tables/{table}/since?version={seen}&lang={lang}") for lang in ("en", "ru")
        ]
        assert len(english["told"]) == len(russian["told"]) == MOST_TOLD
        assert english["left"] > 0
        assert english["told"] != russian["told"]
        assert await anna.get(f"/api/tables/{table}/since?version={now}") == {"told": [], "left": 0}
        assert (await anna.get(f"/api/tables/{table}/since?version={now - 1}"))["left"] == 0
        await stranger.get("/api/tables/nosuchtable/since?version=0", 404)


async def test_a_spectator_is_not_told_what_only_a_player_knows(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as stranger:
        body = {
            "game": "wotr_cards",
            "seats": [{"kind": "me"}, {"kind": "me"}],
            "options": {"scenario": "fellowship"},
        }
        table = (await anna.post("/api/tables", body))["id"]
        async with anna.at(table) as visitor:
            seen, told = visitor.version, ([], [])
            for _ in range(40):
                await play_on([visitor], Rng(seen), words=1)
                for heard, client in zip(told, (anna, stranger), strict=True):
                    heard.append(await client.get(f"/api/tables/{table}/since?version={seen}"))
                seen = visitor.version
        own, public = told
        assert own != public
        assert len(str(public)) < len(str(own))
