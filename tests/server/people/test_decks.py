"""Decks that people keep, deck lists that they bring, and tables at which they are played."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from westmarch.games.lcg.game import LCG
from westmarch.server.settings import Limit, Settings
from westmarch.server.storage import decks as shelf
from westmarch.text import deck_lists

from ..harness import NO_LIMITS, Client, Running, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]

CARDS = [card.id for card in LCG.components() if card.kind in ("ally", "attachment", "event")]
FIFTY = dict.fromkeys(CARDS[:16], 3) | {CARDS[16]: 2}
SECRET = {"name": "Faramir", "password": "ithilien-ithilien"}


def deck(**given: Any) -> dict[str, Any]:
    return {"game": "lcg", "name": "Rangers", "heroes": ["aragorn", "beravor"], "cards": FIFTY, **given}


def kinds(found: dict[str, Any]) -> set[str]:
    return {problem["kind"] for problem in found["problems"]}


def errors(found: dict[str, Any]) -> list[str]:
    return [problem["kind"] for problem in found["problems"] if not problem["warning"]]


async def own_decks(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await client.get("/api/decks?game=lcg")
    return found


async def kept(client: Client, **given: Any) -> dict[str, Any]:
    made: dict[str, Any] = await client.post("/api/decks", deck(**given))
    return made


# Keeping decks


async def test_a_deck_is_kept_for_a_guest_and_found_by_nobody_else(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        made = await kept(anna)
        assert (made["name"], made["heroes"], made["cards"]) == ("Rangers", ["aragorn", "beravor"], FIFTY)
        assert errors(made) == []
        assert await own_decks(anna) == [made]
        assert await own_decks(boris) == []


async def test_an_account_has_its_decks_on_every_device(server: Running) -> None:
    async with server.client() as anna, server.client() as elsewhere:
        made = await kept(anna)
        await anna.post("/api/account", SECRET)
        await elsewhere.post("/api/login", SECRET)
        assert await own_decks(elsewhere) == [made]


async def test_a_deck_is_changed_and_thrown_away_only_by_its_owner(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        made = await kept(anna)
        path = f"/api/decks/{made['id']}"
        for stolen in (await boris.http.put(path, json=deck(name="Mine")), await boris.http.delete(path)):
            assert (stolen.status_code, stolen.json()["reason"]) == (404, "no_such_deck")
        assert await own_decks(anna) == [made]
        changed = (await anna.http.put(path, json=deck(name=" The  Rangers ", heroes=["eowyn"]))).json()
        assert (changed["id"], changed["name"], changed["heroes"]) == (made["id"], "The Rangers", ["eowyn"])
        assert await own_decks(anna) == [changed]
        assert (await anna.http.delete(path)).status_code == 204
        assert await own_decks(anna) == []


async def test_an_unfinished_deck_is_kept_and_says_what_it_lacks(server: Running) -> None:
    async with server.client() as anna:
        made = await kept(anna, heroes=[], cards={"gandalf": 4})
        assert set(errors(made)) == {"heroes", "copies", "few_cards"}
        assert await own_decks(anna) == [made]


async def test_a_card_of_a_sphere_that_no_hero_has_is_only_a_warning(server: Running) -> None:
    async with server.client() as anna:
        found = await anna.post("/api/decks/check", deck(heroes=["eowyn"]))
        assert kinds(found) == {"sphere"}
        assert errors(found) == []
        assert await own_decks(anna) == []


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"cards": {"mithril_shirt": 1}}, "bad_deck"),
        ({"cards": {"forest_spider": 1}}, "bad_deck"),
        ({"heroes": ["sauron"]}, "bad_deck"),
        ({"cards": {"faramir": 0}}, "malformed"),
        ({"cards": {"faramir": "three"}}, "malformed"),
        ({"cards": ["faramir"]}, "malformed"),
        ({"heroes": ["aragorn"] * 21}, "malformed"),
        ({"name": ""}, "malformed"),
        ({"name": "x" * 61}, "malformed"),
        ({"more": 1}, "malformed"),
        ({"game": "duel"}, "no_such_game"),
        ({"game": "chess"}, "no_such_game"),
    ],
)
async def test_a_bad_deck_is_refused_and_changes_nothing(server: Running, given: dict[str, Any], reason: str) -> None:
    async with server.client() as anna:
        made = await kept(anna)
        answers = [
            await anna.http.post("/api/decks", json=deck(**given)),
            await anna.http.put(f"/api/decks/{made['id']}", json=deck(**given)),
            await anna.http.post("/api/decks/check", json=deck(**given)),
        ]
        assert [answer.json()["reason"] for answer in answers] == [reason] * 3
        assert await own_decks(anna) == [made]


async def test_a_refused_card_is_named(server: Running) -> None:
    async with server.client() as anna:
        refused = await anna.post("/api/decks", deck(cards={"mithril_shirt": 1}), 400)
        assert (refused["args"]["kind"], refused["args"]["text"]) == ("unknown", "mithril_shirt")


async def test_nobody_keeps_decks_without_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_DECKS", 2)
    async with server.client() as anna:
        await kept(anna)
        await kept(anna)
        assert (await anna.post("/api/decks", deck(), 409))["reason"] == "too_many_decks"
        assert len(await own_decks(anna)) == 2


async def test_decks_are_kept_and_read_at_a_bounded_rate(settings: Make) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, decks=Limit(1, 0))
    async with running(settings(limits=limits)) as server, server.client() as anna:
        await kept(anna)
        assert (await anna.post("/api/decks", deck(), 429))["reason"] == "too_fast"
        assert (await anna.post("/api/decks/read", {"game": "lcg", "text": ""}, 429))["reason"] == "too_fast"


async def test_decks_outlive_the_server(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        made = await kept(anna)
        async with running(settings()) as again, again.client(anna) as back:
            assert await own_decks(back) == [made]


# Lists


async def test_the_decks_that_come_with_the_game_are_known(server: Running) -> None:
    async with server.client() as anna:
        found = await anna.get("/api/games/lcg/decks")
        assert [one["id"] for one in found] == list(LCG.decks())
        assert all(len(one["heroes"]) == 3 and one["setting"] == one["id"] for one in found)
        assert (await anna.get("/api/games/duel/decks", 404))["reason"] == "no_such_game"


@pytest.mark.parametrize("form", deck_lists.FORMATS)
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
async def test_a_list_that_was_written_is_read_as_the_same_deck(server: Running, form: str, lang: str) -> None:
    async with server.client() as anna:
        written = await anna.post("/api/decks/write", {"deck": deck(), "format": form, "lang": lang})
        read = await anna.post("/api/decks/read", {"game": "lcg", "text": written["text"]})
        assert (read["heroes"], read["cards"]) == (["aragorn", "beravor"], FIFTY)
        assert read["id"] == ""
        assert errors(read) == []


async def test_a_list_with_an_unknown_card_says_in_which_line_and_what_was_perhaps_meant(server: Running) -> None:
    async with server.client() as anna:
        read = await anna.post("/api/decks/read", {"game": "lcg", "text": "1x Aragorn\n3x Faramirr"})
        wrong = next(problem for problem in read["problems"] if problem["kind"] == "unknown")
        assert (wrong["line"], wrong["text"], wrong["near"], wrong["warning"]) == (2, "Faramirr", "faramir", False)


async def test_a_list_that_is_too_long_is_refused(server: Running) -> None:
    async with server.client() as anna:
        for size in (60_001, 70_000):
            answer = await anna.http.post("/api/decks/read", json={"game": "lcg", "text": "x" * size})
            assert answer.json()["reason"] in ("malformed", "too_large")


# At a table


async def set_table(client: Client, decks: list[str], expect: int = 201, **options: Any) -> dict[str, Any]:
    seats = [{"kind": "me"} for _ in decks]
    body = {"game": "lcg", "seats": seats, "options": {"decks": decks, **options}}
    made: dict[str, Any] = await client.post("/api/tables", body, expect)
    return made


async def test_a_game_begins_with_a_deck_that_was_kept(server: Running) -> None:
    async with server.client() as anna:
        made = await kept(anna)
        table = await set_table(anna, [made["setting"], "starter_spirit"])
        async with anna.at(table["id"]) as visitor:
            assert visitor.situation["status"] == "playing"
            heroes = str(visitor.situation["view"])
            assert "beravor" in heroes
            assert "eowyn" in heroes


async def test_a_deck_that_breaks_the_rules_is_refused_with_its_seat(server: Running) -> None:
    async with server.client() as anna:
        made = await kept(anna, cards={"faramir": 3})
        refused = await set_table(anna, ["starter_tactics", made["setting"]], 400)
        assert refused["reason"] == "bad_deck"
        assert (refused["args"]["seat"], refused["args"]["kind"], refused["args"]["number"]) == ("1", "few_cards", "3")
        assert await anna.get("/api/tables?which=mine") == []


async def test_a_deck_may_be_written_with_blanks(server: Running) -> None:
    cards = " + ".join(f"{card} * {count}" for card, count in FIFTY.items())
    async with server.client() as anna:
        await set_table(anna, [f" eowyn | {cards} + gandalf * "])


@pytest.mark.parametrize(
    ("others", "heroes", "options", "kind"),
    [
        (["starter_leadership"], ["aragorn"], {}, "hero_twice"),
        ([], ["eowyn"], {"scenario": "escape_from_dol_guldur"}, "lone_hero"),
        (
            ["starter_leadership"],
            ["eowyn", "gimli"],
            {"scenario": "escape_from_dol_guldur", "preset": "campaign"},
            "campaign_order",
        ),
    ],
)
async def test_decks_and_settings_that_do_not_go_together_are_refused_by_a_kind(
    server: Running, others: list[str], heroes: list[str], options: dict[str, Any], kind: str
) -> None:
    async with server.client() as anna:
        made = await kept(anna, heroes=heroes)
        refused = await set_table(anna, [*others, made["setting"]], 400, **options)
        assert (refused["reason"], refused["args"]["kind"]) == ("bad_options", kind)


async def with_friend(client: Client, decks: list[str]) -> tuple[str, str]:
    """A table that waits for a friend, and his invitation."""
    body = {"game": "lcg", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {"decks": decks}}
    made = await client.post("/api/tables", body)
    return made["id"], made["invites"]["1"]


@pytest.mark.parametrize("chosen", [[], ["starter_tactics", "starter_lore"]])
async def test_a_friend_brings_a_deck_of_his_own(settings: Make, chosen: list[str]) -> None:
    first = settings()
    async with running(first) as server, server.client() as anna, server.client() as boris:
        table, invite = await with_friend(anna, chosen)
        made = await kept(boris, heroes=["eowyn"])
        await boris.post(f"/api/tables/{table}/join", {"invite": invite, "deck": made["setting"]})
        async with boris.at(table) as visitor:
            before = visitor.situation["view"]
            assert visitor.situation["status"] == "playing"
            assert "eowyn" in str(before)
            assert visitor.situation["table"]["options"]["decks"][1] == made["setting"]
        listed = await anna.get(f"/api/tables/{table}")
        assert listed["options"]["decks"] == [chosen[0] if chosen else "starter_leadership", made["setting"]]
    async with running(first) as again, again.client(boris) as back, back.at(table) as visitor:
        assert visitor.situation["view"] == before


async def test_a_deck_that_breaks_the_rules_does_not_get_its_owner_a_seat(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table, invite = await with_friend(anna, ["starter_leadership", "starter_lore"])
        small = await kept(boris, heroes=["eowyn"], cards={"faramir": 3})
        double = await kept(boris, heroes=["aragorn"])
        for deck_brought, reason in (
            (small["setting"], "bad_deck"),
            (double["setting"], "bad_options"),
            ("x", "bad_options"),
        ):
            body = {"invite": invite, "deck": deck_brought}
            assert (await boris.post(f"/api/tables/{table}/join", body, 400))["reason"] == reason
        waiting = await anna.get(f"/api/tables/{table}")
        assert (waiting["status"], waiting["seats"][1]["kind"]) == ("waiting", "friend")


async def test_nobody_brings_a_deck_to_a_game_without_decks(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "friend")
        body = {"invite": table["invites"]["1"], "deck": "starter_lore"}
        assert (await boris.post(f"/api/tables/{table['id']}/join", body, 400))["reason"] == "bad_options"
