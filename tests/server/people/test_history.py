"""Finished games are found again, read as records, and told of by their links."""

from collections.abc import Callable

import pytest

from westmarch.core.rng import Rng
from westmarch.server.http import static
from westmarch.server.http.previews import TITLE, language
from westmarch.server.settings import Settings

from ..harness import Client, FakeClock, play_on, running
from .test_ratings import LIVE, seated

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
PAGE = b"<!doctype html><html><head>" + TITLE + b"</head></html>"


async def found(client: Client, **wanted: object) -> list[str]:
    query = "&".join(f"{key}={value}" for key, value in wanted.items())
    return [game["id"] for game in await client.get(f"/api/history?{query}")]


async def test_games_are_found_by_game_people_result_length_and_date(settings: Make, where: dict[str, str]) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, **where)) as server:
        async with seated(server, "Arwen", "Beren") as (people, first, visitors):
            await play_on(visitors, Rng(3))
            (game,) = await people[0].get("/api/history")
            said, ended = game["said"], game["ended"]
            won = visitors[0].situation["outcome"]["winner"] == "fellowship"
        async with seated(server, "Celeborn", "Denethor", rated=False, clock=None) as (_, second, visitors):
            clock.advance(1000)
            await play_on(visitors, Rng(4))
        async with server.client() as stranger:
            assert await found(stranger) == [second, first]
            assert await found(stranger, game="duel") == [second, first]
            assert await found(stranger, game="lcg") == []
            assert await found(stranger, people="Arwen") == [first]
            assert await found(stranger, people="beren,Arwen") == [first]
            assert await found(stranger, people="Arwen,Celeborn") == []
            assert await found(stranger, people="Arwen", result="won" if won else "lost") == [first]
            assert await found(stranger, people="Arwen", result="lost" if won else "won") == []
            assert await found(stranger, longest=said, shortest=said, people="Arwen") == [first]
            assert await found(stranger, shortest=said + 1, people="Arwen") == []
            assert await found(stranger, until=ended + 1) == [first]
            assert await found(stranger, since=ended + 1) == [second]
            assert await found(stranger, rated="true") == [first]
            assert await found(stranger, before=ended + 1) == [first]


@pytest.mark.parametrize("query", ["shortest=-1", "result=drawn", "before=x", "sneaky=1", f"people={'x' * 201}"])
async def test_a_search_that_makes_no_sense_is_refused(settings: Make, query: str) -> None:
    async with running(settings()) as own, own.client() as stranger:
        assert (await stranger.get(f"/api/history?{query}", 400))["reason"] == "malformed"


async def test_who_hides_his_games_is_found_by_himself_alone(settings: Make) -> None:
    async with (
        running(settings()) as server,
        seated(server, "Arwen", "Beren", private=True) as (people, table, visitors),
    ):
        await play_on(visitors, Rng(3))
        await people[0].post("/api/profile", {"emblem": None, "shows_results": False, "shows_ratings": True})
        assert await found(people[0], people="Arwen") == [table]
        assert (await people[1].get("/api/history?people=Arwen", 404))["reason"] == "no_such_person"
        async with server.client() as stranger:
            assert await found(stranger) == []


async def test_a_record_is_a_file_that_plays_the_game_again(settings: Make) -> None:
    async with running(settings()) as server, seated(server, "Arwen", "Beren") as (people, table, visitors):
        assert (await people[0].get(f"/api/tables/{table}/record", 409))["reason"] == "not_over"
        await play_on(visitors, Rng(3))
        answer = await people[0].http.get(f"/api/tables/{table}/record")
        assert f"duel-{table}.wmr" in answer.headers["content-disposition"]
        assert answer.text == (await people[0].get(f"/api/tables/{table}/history"))["record"]


async def test_a_link_tells_what_is_behind_it_and_of_a_private_table_nothing(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        server.house.assets = {static.INDEX: static.asset(PAGE, static.PAGE)}
        name = '<b>"Arwen"</b>'
        await anna.post("/api/account", {"name": name, "password": "mellon-mellon"})
        public, private = [
            (await anna.create("me", "open", private=hidden, clock=LIVE))["id"] for hidden in (False, True)
        ]

        async def page(path: str, lang: str = "") -> str:
            answer = await anna.http.get(path, headers={"accept-language": lang})
            assert answer.status_code == 200
            return answer.text

        shown = await page(f"/t/{public}")
        assert "<title>Duel for Middle-earth: &lt;b&gt;&quot;Arwen&quot;&lt;/b&gt; · Westmarch</title>" in shown
        assert 'property="og:description" content="The table waits' in shown
        assert name not in shown
        assert "Arwen" not in await page(f"/t/{private}")
        assert "Стол ждёт" in await page(f"/t/{public}/replay", "fr, ru;q=0.8, en;q=0.5")
        assert TITLE.decode() in await page("/t/nosuchtable")
        assert TITLE.decode() in await page("/")


@pytest.mark.parametrize(
    ("accepted", "lang"), [("", "en"), ("uk-UA,uk;q=0.9", "uk"), ("de, ru", "ru"), ("x" * 9000, "en")]
)
def test_a_reader_is_told_in_the_first_of_our_languages_that_he_accepts(accepted: str, lang: str) -> None:
    assert language(accepted) == lang
