"""Several server processes on one database and one Redis, and what happens when one of these is lost."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest

from westmarch.core.rng import Rng
from westmarch.server.settings import Settings
from westmarch.server.signals import bus
from westmarch.server.signals.bus import BEAT_SECONDS, LOST_AFTER, Changed, RedisBus, Told
from westmarch.server.tables import hall

from ..harness import PATIENCE, Client, LoopTime, Running, Visitor, cable, play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
Pair = tuple[Running, Running]


@asynccontextmanager
async def two(settings: Settings) -> AsyncIterator[Pair]:
    """Two servers that share everything."""
    async with running(settings) as one, running(settings) as other:
        for server in (one, other):
            while not server.hall.bus.healthy:
                await asyncio.sleep(0.02)
        yield one, other


@pytest.fixture
async def pair(settings: Make, where: dict[str, str], redis_server: dict[str, str]) -> AsyncIterator[Pair]:
    async with two(settings(**where, **redis_server)) as servers:
        yield servers


@pytest.fixture
async def sqlite_pair(settings: Make, redis_server: dict[str, str]) -> AsyncIterator[Pair]:
    async with two(settings(**redis_server)) as servers:
        yield servers


async def test_people_at_different_processes_play_a_whole_game(pair: Pair) -> None:
    async with pair[0].client() as anna, pair[1].client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            await play_on([a, b], Rng(1), 20)
            await a.ok("ask_undo", to=10)
            await b.until(lambda v: v.situation["undo"] is not None)
            await b.ok("answer_undo", yes=True)
            await a.until(lambda v: v.said == 10)
            await play_on([a, b], Rng(2))
            await b.until(lambda v: v.over)
            assert a.log == b.log
            assert a.situation["outcome"] == b.situation["outcome"]


async def test_words_said_at_another_process_are_followed_without_reading_them(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pair[0].client() as anna, pair[1].client(anna) as again:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a, again.at(table["id"]) as b:
            read = []
            store = pair[1].hall.store
            events_after = store.events_after

            async def noted(table_id: str, version: int) -> object:
                read.append(version)
                return await events_after(table_id, version)

            monkeypatch.setattr(store, "events_after", noted)
            monkeypatch.setattr(hall, "NEWS_SECONDS", 1_000.0)  # the looks at what is stored trust in being told, then
            rng = Rng(5)
            for _ in range(10):
                await a.say(rng.pick(a.options))
                await b.until(lambda v: v.version == a.version)
            assert a.situation["view"] == b.situation["view"]
            assert not read


async def test_what_waits_for_redis_goes_together_and_in_order(
    sqlite_pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (server.hall.bus for server in sqlite_pair)
    heard: list[int] = []

    async def note(message: object) -> None:
        if isinstance(message, Changed):
            heard.append(message.version)

    told: list[bytes] = []
    publish = here.redis.publish
    monkeypatch.setattr(there, "heard", note)
    monkeypatch.setattr(here.redis, "publish", lambda channel, data: told.append(data) or publish(channel, data))
    for version in range(100):
        here.tell(Changed(here.process, "nowhere", version))
    async with asyncio.timeout(PATIENCE):
        while len(heard) < 100:
            await asyncio.sleep(0.01)
    assert heard == list(range(100))
    assert len([data for data in told if b"nowhere" in data]) == 1


async def test_of_two_words_at_the_same_moment_one_is_said(pair: Pair) -> None:
    async with pair[0].client() as anna, pair[1].client(anna) as again:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a, again.at(table["id"]) as b:
            rng = Rng(3)
            for _ in range(15):
                version, options = a.version, a.options
                one, other = (visitor.send("say", version=version, words=[rng.pick(options)]) for visitor in (a, b))
                kinds = sorted((answer["type"], answer.get("reason")) for answer in await asyncio.gather(one, other))
                assert kinds == [("ok", None), ("refused", "stale")]
                for visitor in (a, b):
                    await visitor.until(lambda v, at=version: v.version == at + 1)
            assert a.situation["view"] == b.situation["view"]
            assert a.log == b.log


async def test_chat_presence_and_names_reach_the_other_process(sqlite_pair: Pair) -> None:
    async with sqlite_pair[0].client() as anna, sqlite_pair[1].client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a:
            async with boris.at(table["id"]) as b:
                await a.until(lambda v: online(v) == [True, True])
                await b.until(lambda v: online(v) == [True, True])
                await b.ok("chat", text="hello")
                await a.until(lambda v: any(m["type"] == "chat" for m in v.messages))
                await boris.post("/api/me", {"name": "Bombur"})
                await a.until(lambda v: v.messages[-1].get("seats", [{}, {}])[1].get("name") == "Bombur")
            await a.until(lambda v: online(v) == [True, False])


def online(visitor: Visitor) -> list[bool]:
    latest = next(m for m in reversed(visitor.messages) if "seats" in m)
    return [seat["online"] for seat in latest["seats"]]


async def test_a_computer_player_speaks_once_though_two_processes_look(sqlite_pair: Pair) -> None:
    async with sqlite_pair[0].client() as anna, sqlite_pair[1].client() as zoe:
        table = await anna.create("me", "computer:easy")
        async with anna.at(table["id"]) as a, zoe.at(table["id"]) as z:
            rng = Rng(4)
            for _ in range(10):
                await a.until(lambda v: v.over or bool(v.options))
                if a.over:
                    break
                await a.say(rng.pick(a.options))
            await a.until(lambda v: v.over or bool(v.options))
            await z.until(lambda v: v.version == a.version)
            assert z.log == a.log


async def test_a_game_goes_on_at_the_other_process_when_one_ends(settings: Make, redis_server: dict[str, str]) -> None:
    shared = settings(**redis_server)
    async with running(shared) as other, other.client() as boris:
        async with running(shared) as one, one.client() as anna:
            while not (one.hall.bus.healthy and other.hall.bus.healthy):
                await asyncio.sleep(0.02)
            table = await anna.create("me", "open")
            await boris.post(f"/api/tables/{table['id']}/join", {})
            async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
                await play_on([a, b], Rng(5), 11)
                said = a.said
        async with other.client(anna) as anna2, anna2.at(table["id"]) as a, boris.at(table["id"]) as b:
            assert a.said == said
            await play_on([a, b], Rng(6), 11)


async def health(client: Client) -> dict[str, object]:
    answer = await client.http.get("/health")
    body: dict[str, object] = answer.json()
    assert answer.status_code == (200 if body["ok"] else 503)
    return body


async def until_healthy(client: Client, ok: bool) -> dict[str, object]:
    async with asyncio.timeout(PATIENCE):
        while (found := await health(client))["ok"] != ok:
            await asyncio.sleep(0.05)
    return found


async def test_without_redis_words_are_refused_and_with_it_all_goes_on(
    settings: Make, redis_server: dict[str, str]
) -> None:
    async with cable(redis_server["redis"]) as way:
        shared = settings(redis=way.url, redis_prefix=redis_server["redis_prefix"])
        async with two(shared) as servers, servers[0].client() as anna, servers[1].client() as boris:
            table = await anna.create("me", "open")
            await boris.post(f"/api/tables/{table['id']}/join", {})
            async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
                await play_on([a, b], Rng(7), 4)
                assert (await health(anna))["redis"] is True
                await way.cut()
                found = await until_healthy(anna, False)
                assert (found["redis"], found["database"]) == (False, True)
                await until_healthy(boris, False)
                asked = a if a.options else b
                assert await asked.refused("say", version=asked.version, words=asked.options[:1]) == "redis_lost"
                said = asked.said
                await way.mend()
                await until_healthy(anna, True)
                await until_healthy(boris, True)
                assert asked.said == said
                await play_on([a, b], Rng(8), 10)
                assert a.log == b.log


async def test_a_process_that_has_much_to_tell_hears_itself_without_a_beat() -> None:
    alone = RedisBus("redis://127.0.0.1:1", "nobody")
    alone.healthy = True
    before = alone.heard_self
    told = [msgspec.Raw(msgspec.json.encode(Changed(alone.process, "t", 1)))]
    await alone._hear(msgspec.json.encode(Told(alone.process, told)))
    assert alone.heard_self > before


async def test_a_process_that_stood_still_does_not_take_redis_for_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = RedisBus("redis://127.0.0.1:1", "nobody")

    async def publish(_: object) -> None:
        """Redis takes it, and nothing of it is heard yet."""

    monkeypatch.setattr(alone, "_publish", publish)
    monkeypatch.setattr(bus, "LOST_AFTER", LOST_AFTER)
    time = LoopTime.of()
    alone.healthy, alone.heard_self = True, time()
    beating = asyncio.create_task(alone._beat())
    await time.advance(BEAT_SECONDS)
    await time.advance(20 * LOST_AFTER)
    assert alone.healthy
    await time.until(lambda: not alone.healthy, step=BEAT_SECONDS)
    beating.cancel()


async def test_a_process_that_missed_words_reads_them_when_it_hears_again(
    settings: Make, redis_server: dict[str, str]
) -> None:
    async with cable(redis_server["redis"]) as way:
        shaky = settings(redis=way.url, redis_prefix=redis_server["redis_prefix"])
        sound = settings(**redis_server)
        async with running(sound) as one, running(shaky) as other, one.client() as anna, other.client() as zoe:
            await until_healthy(anna, True)
            await until_healthy(zoe, True)
            table = await anna.create("me", "me")
            async with anna.at(table["id"]) as a, zoe.at(table["id"]) as z:
                await play_on([a], Rng(9), 3)
                await z.until(lambda v: v.version == a.version)
                await way.cut()
                await until_healthy(zoe, False)
                await play_on([a], Rng(9), 5)
                assert z.version < a.version
                await way.mend()
                await z.until(lambda v: v.version == a.version)
                assert z.log == a.log


async def test_without_the_database_words_are_refused_and_with_it_all_goes_on(
    settings: Make, postgres: dict[str, str]
) -> None:
    async with cable(postgres["database"]) as way:
        shared = settings(database=way.url, schema=postgres["schema"])
        async with running(shared) as server, server.client() as anna:
            table = await anna.create("me", "me")
            async with anna.at(table["id"]) as a:
                await play_on([a], Rng(10), 6)
                assert (await health(anna))["database"] is True
                await way.cut()
                # The first word may be on its way when the connection breaks; the table then asks the database.
                assert await a.refused("say", id="lost", version=a.version, words=a.options[:1]) == "database_lost"
                assert (await until_healthy(anna, False))["database"] is False
                assert await a.refused("say", version=a.version, words=a.options[:1]) == "database_lost"
                assert (await anna.http.get("/api/tables?which=mine")).json()["reason"] == "database_lost"
                said = a.said
                await way.mend()
                await until_healthy(anna, True)
                async with anna.at(table["id"]) as again:
                    assert again.said == said == 6
                    await play_on([again], Rng(11), 10)
                await a.until(lambda v: v.said == again.said)
                assert a.log == again.log


async def test_a_word_that_was_stored_though_the_answer_was_lost_is_acknowledged_when_sent_again(
    settings: Make, postgres: dict[str, str]
) -> None:
    async with cable(postgres["database"]) as way:
        shared = settings(database=way.url, schema=postgres["schema"])
        async with running(shared) as server, server.client() as anna:
            table = await anna.create("me", "me")
            async with anna.at(table["id"]) as a:
                live = server.hall.tables[table["id"]]
                version, words = a.version, a.options[:1]
                await a.ok("say", id="w", version=version, words=words)
                # As if this process had not heard of its own commit.
                live.in_doubt = True
                await a.ok("say", id="w", version=version, words=words)
                assert live.match.said == 1
