"""Limits hold for all processes that share a Redis, and for each process alone while it is away."""

import asyncio
from collections.abc import Callable

import pytest

from westmarch.server.people import shared
from westmarch.server.people.gate import Gate
from westmarch.server.people.limits import FREE_TRIES, LONGEST_DELAY
from westmarch.server.people.shared import AWAY_FOR, Board, SharedBuckets
from westmarch.server.refusal import Refused
from westmarch.server.settings import Limit, Limits, Settings

from ..conftest import REDIS
from ..harness import FakeClock, cable, running
from .test_accounts import limited

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
SECRET = {"name": "Galadriel", "password": "mellon-mellon"}
WRONG = {**SECRET, "password": "wrong-wrong"}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis is away where its cable is cut, and not because the machine has much to do."""
    monkeypatch.setattr(shared, "PATIENCE", 60.0)


async def seconds_refused(buckets: SharedBuckets, who: str) -> int:
    with pytest.raises(Refused) as refused:
        await buckets.take(who)
    return int(refused.value.args_given["seconds"])


async def test_two_processes_share_a_bucket_and_others_have_their_own(redis_server: dict[str, str]) -> None:
    settings = Settings(**redis_server)
    here, there = (SharedBuckets("chat", Limit(3, 0.001), Board(settings)) for _ in range(2))
    for one in (here, there, here):
        await one.take("anna")
    assert 59_000 <= await seconds_refused(there, "anna") <= 60_000
    await there.take("boris")
    other = SharedBuckets("tables", Limit(3, 0.001), here.board)
    await other.take("anna")
    for one in (here, there):
        await one.board.close()


async def test_of_many_at_once_only_as_many_pass_as_there_are_permits(redis_server: dict[str, str]) -> None:
    settings = Settings(**redis_server)
    both = [SharedBuckets("chat", Limit(5, 0), Board(settings)) for _ in range(2)]
    answers = await asyncio.gather(*(both[n % 2].take("anna") for n in range(40)), return_exceptions=True)
    assert answers.count(None) == 5
    assert all(isinstance(answer, Refused) for answer in answers if answer is not None)
    for one in both:
        await one.board.close()


async def test_permits_come_back(redis_server: dict[str, str]) -> None:
    buckets = SharedBuckets("chat", Limit(1, 60_000), Board(Settings(**redis_server)))  # one a millisecond
    for _ in range(3):
        await buckets.take("anna")
        await asyncio.sleep(0.005)
    await buckets.board.close()


async def test_while_redis_is_away_each_process_counts_for_itself_and_asks_again_later(
    redis_server: dict[str, str],
) -> None:
    clock = FakeClock()
    async with cable(REDIS) as way:
        settings = Settings(**{**redis_server, "redis": way.url}, uptime=clock)
        here, there = (SharedBuckets("chat", Limit(2, 0), Board(settings)) for _ in range(2))
        await here.take("anna")
        await way.cut()
        for one in (here, there):
            await one.take("anna")
            await one.take("anna")
            await seconds_refused(one, "anna")
        await way.mend()
        clock.advance(AWAY_FOR / 1000)
        await there.take("anna")  # the second of those that Redis has
        await seconds_refused(here, "anna")
        for one in (here, there):
            await one.board.close()


async def test_without_redis_a_process_counts_for_itself() -> None:
    gate = Gate(Settings(limits=Limits(chat=Limit(1, 0))))
    await gate.chat.take("anna")
    await seconds_refused(gate.chat, "anna")


@pytest.fixture
def long_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first delay after wrong passwords is longer than any test takes: Redis counts by its own clock."""
    monkeypatch.setattr(shared, "delay_after", lambda wrong: LONGEST_DELAY if wrong >= FREE_TRIES else 0)


@pytest.mark.usefixtures("long_delays")
async def test_wrong_passwords_count_through_both_processes_and_the_right_one_ends_it(
    redis_server: dict[str, str],
) -> None:
    here, there = (Gate(Settings(**redis_server)).wrong_passwords for _ in range(2))
    for n in range(FREE_TRIES):
        await (here, there)[n % 2].check("x")
        await (here, there)[n % 2].add("x")
    for one in (here, there):
        with pytest.raises(Refused):
            await one.check("x")
    await there.check("y")
    await here.forget("x")
    await there.check("x")
    for one in (here, there):
        await one.board.close()


@pytest.mark.usefixtures("long_delays")
async def test_signing_in_signing_up_and_chat_are_limited_across_two_servers(
    settings: Make, redis_server: dict[str, str]
) -> None:
    limits = limited(chat=Limit(2, 0), accounts=Limit(2, 0))
    given = settings(limits=limits, **redis_server)
    async with running(given) as one, running(given) as two, one.client() as anna, two.client() as boris:
        await anna.post("/api/account", SECRET)
        for n in range(FREE_TRIES):
            async with (one, two)[n % 2].client() as thief:
                await thief.post("/api/login", WRONG, 401)
        assert (await boris.post("/api/login", SECRET, 429))["reason"] == "too_fast"
        await boris.post("/api/account", {**SECRET, "name": "Celeborn"})
        async with one.client() as cora:
            late = await cora.post("/api/account", {**SECRET, "name": "Haldir"}, 429)
            assert late["reason"] == "too_fast"
        table = (await anna.create("me", "open"))["id"]
        async with anna.at(table) as a, two.client(anna) as elsewhere, elsewhere.at(table) as b:
            await a.ok("chat", text="one")
            await b.ok("chat", text="two")
            assert await a.refused("chat", text="three") == "too_fast"
            assert await b.refused("chat", text="four") == "too_fast"
