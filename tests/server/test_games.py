from collections.abc import Callable

import pytest

from westmarch.core.rng import Rng
from westmarch.core.table import load
from westmarch.server.settings import Settings

from .harness import play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]


async def test_two_people_play_a_whole_game_over_a_friends_link(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        table = await anna.create("me", "friend")
        await boris.post(f"/api/tables/{table['id']}/join", {"invite": table["invites"]["1"]})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            assert a.situation["you"]["seats"] == [0]
            assert b.situation["you"]["seats"] == [1]
            await play_on([a, b], Rng(1))
            assert a.over
            assert a.situation["outcome"] == b.situation["outcome"]
            assert a.log == b.log
        history = await boris.get(f"/api/tables/{table['id']}/history")
        assert load(history["record"]).state.over
        assert len(history["steps"]) == a.said
