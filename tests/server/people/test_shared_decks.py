"""Decks on profiles: shared by their owner alone, seen and copied by everybody, and gone with him."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from westmarch.server.desk.roles import COMMAND_LINE
from westmarch.server.protocol import desk as deeds
from westmarch.server.settings import Limit, Settings
from westmarch.server.storage import database as db
from westmarch.server.storage import decks as shelf

from ..harness import NO_LIMITS, Client, Json, Running, running
from .test_decks import FIFTY, errors, kept, own_decks
from .test_ratings import registered

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
PASSWORD = "mellon-mellon"


async def share(client: Client, deck: Json, shared: bool = True, expect: int = 200) -> Json:
    answer = await client.http.put(f"/api/decks/{deck['id']}/shared", json={"shared": shared})
    assert answer.status_code == expect, answer.text
    found: Json = answer.json()
    return found


async def on_profile(client: Client, name: str) -> list[Json]:
    found: list[Json] = (await client.get(f"/api/people/{name}"))["decks"]
    return found


async def test_a_deck_is_on_its_owners_profile_once_he_shares_it_on_either_database(
    settings: Make, where: dict[str, str]
) -> None:
    async with running(settings(**where)) as server, server.client() as anna, server.client() as stranger:
        await registered(anna, "Arwen")
        made, alone = await kept(anna), await kept(anna, name="Mine alone")
        assert (made["shared"], await on_profile(stranger, "Arwen")) == (False, [])
        shared = await share(anna, made)
        assert shared == {**made, "shared": True}
        assert await on_profile(stranger, "Arwen") == await on_profile(anna, "Arwen") == [shared]
        assert {deck["id"]: deck["shared"] for deck in await own_decks(anna)} == {made["id"]: True, alone["id"]: False}
        assert await share(anna, made, False) == made
        assert await on_profile(stranger, "Arwen") == []


async def test_a_stranger_and_a_guest_copy_a_shared_deck_and_the_copy_is_theirs(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as guest:
        await registered(anna, "Arwen")
        shared = await share(anna, await kept(anna))
        found = await guest.get(f"/api/decks/{shared['id']}")
        assert found == shared
        copy = await kept(guest, **{key: found[key] for key in ("game", "name", "heroes", "cards")})
        assert copy["id"] != shared["id"]
        assert not copy["shared"]
        assert await own_decks(guest) == [copy]
        await anna.http.delete(f"/api/decks/{shared['id']}")
        assert await own_decks(guest) == [copy]


async def test_a_deck_that_is_not_shared_is_found_by_its_owner_alone(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as stranger:
        made = await kept(anna)
        assert await anna.get(f"/api/decks/{made['id']}") == made
        assert (await stranger.get(f"/api/decks/{made['id']}", 404))["reason"] == "no_such_deck"


async def test_nobody_shares_anothers_deck_and_a_guest_shares_none(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        made = await kept(anna)
        assert (await share(anna, made, expect=403))["reason"] == "not_registered"
        await registered(anna, "Arwen")
        await registered(boris, "Beren")
        assert (await share(boris, made, expect=404))["reason"] == "no_such_deck"
        assert await on_profile(boris, "Arwen") == await on_profile(anna, "Beren") == []
        assert await own_decks(anna) == [made]


@pytest.mark.parametrize("body", [{}, {"shared": "yes"}, {"shared": None}, {"shared": True, "more": 1}, []])
async def test_what_is_no_wish_to_share_changes_nothing(server: Running, body: Any) -> None:
    async with server.client() as anna:
        made = await kept(anna)
        answer = await anna.http.put(f"/api/decks/{made['id']}/shared", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
        assert await own_decks(anna) == [made]


async def test_a_profile_shows_so_many_decks_and_no_more(settings: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_SHARED", 2)
    async with running(settings()) as server, server.client() as anna:
        await registered(anna, "Arwen")
        decks = [await kept(anna, name=name) for name in ("One", "Two", "Three")]
        for deck in decks[:2]:
            await share(anna, deck)
        await share(anna, decks[1])  # once more changes nothing
        refused = await share(anna, decks[2], expect=409)
        assert (refused["reason"], refused["args"]["number"]) == ("too_many_shared", "2")
        await share(anna, decks[0], False)
        await share(anna, decks[2])
        assert {deck["name"] for deck in await on_profile(anna, "Arwen")} == {"Two", "Three"}


async def test_decks_are_shared_at_a_bounded_rate(settings: Make) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, decks=Limit(1, 0))
    async with running(settings(limits=limits)) as server, server.client() as anna:
        await registered(anna, "Arwen")
        made = await kept(anna)
        assert (await share(anna, made, expect=429))["reason"] == "too_fast"
        assert await on_profile(anna, "Arwen") == []


async def test_a_shared_deck_stays_shared_as_it_changes_and_its_name_is_cleaned(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as stranger:
        await registered(anna, "Arwen")
        made = await share(anna, await kept(anna))
        changed = {"game": "lcg", "name": " Even\u202estar\x07\n two ", "heroes": ["eowyn"], "cards": FIFTY}
        answer = await anna.http.put(f"/api/decks/{made['id']}", json=changed)
        assert answer.json()["shared"]
        (deck,) = await on_profile(stranger, "Arwen")
        assert (deck["name"], deck["heroes"]) == ("Evenstar two", ["eowyn"])


async def test_a_deck_that_is_no_longer_legal_says_so(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        await registered(anna, "Arwen")
        made = await share(anna, await kept(anna))
        more = made["setting"] + "+card_that_was*3"

        async def job(connection: Any) -> None:
            await connection.execute(sa.update(db.decks).values(setting=more).where(db.decks.c.id == made["id"]))

        await server.hall.store.writer.run(job)
        (deck,) = await on_profile(anna, "Arwen")
        assert errors(deck) == ["unknown"]
        assert next(problem["text"] for problem in deck["problems"] if not problem["warning"]) == "card_that_was"
        assert deck["cards"] == FIFTY


async def test_the_export_says_which_decks_are_shared_and_who_is_gone_shares_none(
    settings: Make, where: dict[str, str]
) -> None:
    async with running(settings(**where)) as server, server.client() as anna, server.client() as stranger:
        await registered(anna, "Arwen")
        shared = await share(anna, await kept(anna))
        await kept(anna, name="Mine alone")
        await stranger.http.post(f"/api/decks/{shared['id']}/flags")
        exported = json.loads((await anna.http.get("/api/account/export")).text)
        assert {deck["name"]: bool(deck["shared"]) for deck in exported["decks"]} == {
            "Rangers": True,
            "Mine alone": False,
        }
        await anna.post("/api/account/delete", {"password": PASSWORD})
        assert (await stranger.get(f"/api/decks/{shared['id']}", 404))["reason"] == "no_such_deck"
        async with server.hall.store.reading() as connection:
            for table in (db.decks, db.deck_flags):
                assert (await connection.execute(sa.select(table))).all() == []


# The moderators


async def moderated(server: Running, moderator: Client) -> None:
    await registered(moderator, "Erestor")
    await server.house.desk.do(COMMAND_LINE, deeds.GiveRole(who="Erestor", role="moderator"))


async def test_the_name_of_a_shared_deck_is_flagged_and_the_deck_taken_off_the_profile_on_either_database(
    settings: Make, where: dict[str, str]
) -> None:
    async with (
        running(settings(**where)) as server,
        server.client() as anna,
        server.client() as reader,
        server.client() as moderator,
    ):
        await registered(anna, "Arwen")
        await moderated(server, moderator)
        made = await kept(anna, name="An insult")
        path = f"/api/decks/{made['id']}/flags"
        assert (await reader.http.post(path)).json()["reason"] == "no_such_deck"
        await share(anna, made)
        for _ in range(2):
            assert (await reader.http.post(path)).status_code == 204
        (entry,) = await moderator.get("/api/desk/queue")
        assert (entry["kind"], entry["id"], entry["text"], entry["table"]) == ("deck", made["id"], "An insult", "")
        assert (entry["about"]["name"], len(entry["by"])) == ("Arwen", 1)
        await moderator.post("/api/desk/deeds", {"deed": "unshare", "deck": made["id"], "why": "Rude"})
        assert await on_profile(reader, "Arwen") == await moderator.get("/api/desk/queue") == []
        assert await own_decks(anna) == [made]
        note = (await moderator.get("/api/desk/audit"))[0]
        assert (note["deed"], note["person"], note["detail"], note["why"]) == ("unshare", "Arwen", "An insult", "Rude")
        again = await moderator.post("/api/desk/deeds", {"deed": "unshare", "deck": made["id"]}, 404)
        assert again["reason"] == "no_such_deck"


async def test_a_flagged_name_is_settled_and_the_deck_stays(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as moderator:
        await registered(anna, "Arwen")
        await moderated(server, moderator)
        made = await share(anna, await kept(anna))
        await anna.http.post(f"/api/decks/{made['id']}/flags")
        await moderator.post("/api/desk/deeds", {"deed": "settle", "kind": "deck", "id": made["id"]})
        assert await moderator.get("/api/desk/queue") == []
        assert await on_profile(moderator, "Arwen") == [made]


async def test_names_are_flagged_at_a_bounded_rate(settings: Make) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, reports=Limit(1, 0))
    async with running(settings(limits=limits)) as server, server.client() as anna, server.client() as reader:
        await registered(anna, "Arwen")
        made = await share(anna, await kept(anna))
        await reader.http.post(f"/api/decks/{made['id']}/flags")
        assert (await reader.http.post(f"/api/decks/{made['id']}/flags")).json()["reason"] == "too_fast"
