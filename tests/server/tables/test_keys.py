"""A table's chance comes from a key: it is new for every table, stays on the server while the game goes on, and replays afterwards."""

import json

import pytest

from westmarch.core.rng import Rng, is_key
from westmarch.core.table import load
from westmarch.core.written import record
from westmarch.server.tables.hall import new_key

from ..harness import Running, play_on

pytestmark = pytest.mark.anyio


def test_every_table_has_a_key_of_its_own_out_of_the_systems_randomness() -> None:
    keys = {new_key() for _ in range(100)}
    assert len(keys) == 100
    assert all(is_key(key) for key in keys)


async def test_a_key_is_in_no_message_while_the_game_goes_on_and_replays_it_afterwards(server: Running) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            await play_on([a], Rng(3), 10)
            during = json.dumps(a.messages)
            await anna.get(f"/api/tables/{table['id']}/history", 409)
            await play_on([a], Rng(4))
        text = (await anna.get(f"/api/tables/{table['id']}/history"))["record"]
    key = record.read(text).seed
    assert is_key(key)
    assert str(key) not in during
    assert load(text).state.over
