"""The public games of a month as one file."""

import asyncio
import io
import json
import zipfile
from collections.abc import Callable

import pytest

from westmarch.core import table
from westmarch.core.rng import Rng
from westmarch.core.written import record
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.tables.finished.months import month_of, span

from ..harness import FakeClock, play_on, running
from .test_ratings import seated

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
MONTH = 31 * 86_400


def test_a_month_has_a_beginning_and_an_end() -> None:
    assert [month_of(at) for at in (*span("2026-12"), span("2026-12")[1] - 1)] == ["2026-12", "2027-01", "2026-12"]
    assert span("2027-02")[1] == span("2027-03")[0]
    for wrong in ("2026-13", "2026-00", "../../x", "2026-1", ""):
        with pytest.raises(Refused):
            span(wrong)


async def test_the_public_games_of_a_month_that_is_over_are_one_file(settings: Make, where: dict[str, str]) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock, **where)) as server:
        async with seated(server, "Arwen", "Beren") as (_, public, visitors):
            await play_on(visitors, Rng(3))
        async with seated(server, "Celeborn", "Denethor", private=True) as (_, _private, visitors):
            await play_on(visitors, Rng(4))
        month = month_of(clock.time)
        async with server.client() as stranger:
            assert await stranger.get("/api/months") == [], "it is not over"
            await stranger.post(f"/api/months/{month}", expect=404)
            clock.advance(MONTH)
            assert await stranger.get("/api/months") == [{"month": month, "games": 1, "ready": False}]
            await stranger.get(f"/api/months/{month}/file", 404)
            await stranger.post(f"/api/months/{month}")
            await asyncio.gather(*server.house.months.making.values())
            assert (await stranger.get("/api/months"))[0]["ready"]
            answer = await stranger.http.get(f"/api/months/{month}/file")
            assert "attachment" in answer.headers["content-disposition"]
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            name, index = archive.namelist()
            assert (name, index) == (f"duel-{public}.wmr", "games.jsonl")
            text = archive.read(name).decode()
            (line,) = archive.read(index).decode().splitlines()
        assert list(table.replay(record.read(text)))[-1].state.over
        told = json.loads(line)
        assert (told["file"], told["game"], told["rated"]) == (name, "duel", True)
        assert sorted(told["results"]) == ["fellowship", "sauron"]
        assert "Arwen" not in text + line


@pytest.mark.parametrize("month", ["2026-13", "secrets", "..%2Fx"])
async def test_what_is_no_month_is_refused(settings: Make, month: str) -> None:
    async with running(settings()) as server, server.client() as stranger:
        assert (await stranger.http.get(f"/api/months/{month}/file")).status_code in (400, 404)
