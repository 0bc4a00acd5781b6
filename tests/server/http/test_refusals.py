"""Illegal, stale, doubled, oversized, malformed and forged messages are refused with a reason, and nothing changes."""

import random
from collections.abc import AsyncIterator
from typing import NamedTuple, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from westmarch.server.protocol.pieces import MAX_MESSAGE
from westmarch.server.protocol.wire import ClientMessage

from ..harness import Client, Running, Visitor

pytestmark = pytest.mark.anyio


class Scene(NamedTuple):
    """Two people in a game, the second one (Sauron) asked first, and a stranger."""

    server: Running
    table: str
    a: Visitor
    b: Visitor
    z: Visitor
    anna: Client
    zoe: Client

    def unchanged(self) -> bool:
        return all(visitor.version == self.server.hall.tables[self.table].match.version == 2 for visitor in self[2:5])


@pytest.fixture
async def scene(server: Running) -> AsyncIterator[Scene]:
    async with (
        server.client() as anna,
        server.client() as boris,
        server.client() as zoe,
    ):
        table = (await anna.create("me", "open"))["id"]
        await boris.post(f"/api/tables/{table}/join", {})
        async with anna.at(table) as a, boris.at(table) as b, zoe.at(table) as z:
            yield Scene(server, table, a, b, z, anna, zoe)


async def test_a_word_that_is_no_option_is_refused(scene: Scene) -> None:
    word = next(word for word in range(1000) if word not in scene.b.options)
    assert await scene.b.refused("say", version=2, words=[word]) == "illegal_word"
    assert scene.unchanged()


async def test_of_several_words_all_are_said_or_none(scene: Scene) -> None:
    legal = scene.b.options[0]
    reason = await scene.b.refused("say", version=2, words=[legal, 999_999])
    assert reason in ("illegal_word", "not_your_turn")
    assert scene.unchanged()


async def test_a_person_cannot_speak_for_the_other_seat(scene: Scene) -> None:
    assert await scene.a.refused("say", version=2, words=[scene.b.options[0]]) == "not_your_turn"
    assert scene.unchanged()


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("say", {"version": 2, "words": [5]}),
        ("undo", {"version": 2}),
        ("ask_undo", {"to": 0}),
        ("answer_undo", {"yes": True}),
        ("resign", {"seat": 0}),
        ("rematch", {}),
        ("hint", {}),
        ("orders", {"seat": 0, "prompt": "turn", "order": "pass"}),
        ("replace", {"seat": 0, "level": "easy"}),
    ],
)
async def test_a_stranger_can_do_nothing(scene: Scene, kind: str, fields: dict[str, object]) -> None:
    assert await scene.z.refused(kind, **fields) == "not_seated"
    assert scene.unchanged()


async def test_nobody_resigns_for_another(scene: Scene) -> None:
    assert await scene.a.refused("resign", seat=1) == "not_seated"
    assert scene.unchanged()


@pytest.mark.parametrize("version", [0, 1, 3, 1_000_000])
async def test_a_word_for_another_version_is_stale(scene: Scene, version: int) -> None:
    assert await scene.b.refused("say", version=version, words=[scene.b.options[0]]) == "stale"
    assert scene.unchanged()


async def test_a_word_that_was_overtaken_is_stale(scene: Scene) -> None:
    words = scene.b.options[:2]
    await scene.b.say(words[0])
    said = scene.b.said
    assert await scene.b.refused("say", version=2, words=[words[1]]) == "stale"
    assert scene.b.said == said


async def test_a_word_sent_twice_under_one_id_is_acknowledged_twice_and_said_once(scene: Scene) -> None:
    word = scene.b.options[0]
    await scene.b.ok("say", id="once", version=2, words=[word])
    await scene.b.until(lambda v: v.version == 3)
    await scene.b.ok("say", id="once", version=2, words=[word])
    assert scene.b.version == 3
    assert scene.b.said == 1


async def test_a_message_of_no_kind_is_refused_with_its_id(scene: Scene) -> None:
    assert await scene.b.refused("cheat") == "malformed"
    assert await scene.b.refused("say", version="2", words=["5"]) == "malformed"
    assert await scene.b.refused("say", version=2, words=[]) == "malformed"
    assert await scene.b.refused("say", version=2, words=list(range(200))) == "malformed"
    assert await scene.b.refused("say", version=-1, words=[5]) == "malformed"
    assert scene.unchanged()


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '"say"', "[" * 5000, '{"type":"say","id":1}', "\x00", "{}"])
async def test_what_is_no_message_is_refused_without_an_id(scene: Scene, text: str) -> None:
    await scene.b.socket.send(text)
    await scene.b.until(lambda v: None in v.answers)
    assert scene.b.answers[None]["reason"] == "malformed"
    assert scene.unchanged()


async def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(scene: Scene) -> None:
    await scene.b.socket.send("x" * (MAX_MESSAGE + 1))
    await scene.b.until(lambda v: None in v.answers)
    assert scene.b.answers[None]["reason"] == "too_large"
    await scene.b.socket.send("x" * 1_000_000)
    with pytest.raises((AssertionError, ConnectionClosed)):
        await scene.b.until(lambda _: False)
    assert scene.b.closed == 1009
    assert scene.a.version == 2


async def test_a_client_that_sends_only_nonsense_is_let_go(scene: Scene) -> None:
    for _ in range(25):
        await scene.b.socket.send("nonsense")
    with pytest.raises(AssertionError):
        await scene.b.until(lambda _: False)
    assert scene.b.closed == 1008


async def test_a_forged_cookie_is_a_strangers(scene: Scene) -> None:
    name, _, value = scene.anna.cookie.partition("=")
    person, _, signature = value.partition(".")
    for forged in (f"{person}.{'0' * len(signature)}", f"{person}.", person, f"{person}x.{signature}", "é.é"):
        async with scene.zoe.at(scene.table, Cookie=f"{name}={forged}") as visitor:
            assert visitor.situation["you"]["seats"] == []
            assert await visitor.refused("resign", seat=0) == "not_seated"


async def test_a_page_of_another_host_gets_nothing(scene: Scene) -> None:
    with pytest.raises(AssertionError, match="4403"):
        async with scene.anna.at(scene.table, Origin="https://elsewhere.example"):
            pass
    answer = await scene.anna.http.post("/api/logout", headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert answer.json()["reason"] == "foreign_origin"


async def test_our_own_page_gets_in(scene: Scene) -> None:
    async with scene.anna.at(scene.table, Origin=f"http://127.0.0.1:{scene.server.port}") as visitor:
        assert visitor.situation["you"]["seats"] == [0]


async def test_a_table_that_is_not_there_is_said_to_be_so(scene: Scene) -> None:
    with pytest.raises(AssertionError, match="4404"):
        async with scene.anna.at("nowhere"):
            pass
    assert (await scene.anna.get("/api/tables/nowhere", 404))["reason"] == "no_such_table"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no_such_game"),
        ({"game": "duel", "seats": []}, "malformed"),
        ({"game": "duel", "seats": [{"kind": "me"}]}, "bad_options"),
        ({"game": "duel", "seats": [{"kind": "me"}] * 3}, "bad_options"),
        ({"game": "duel", "seats": [{"kind": "open"}] * 2}, "bad_seats"),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "computer", "level": "divine"}]}, "bad_level"),
        ({"game": "duel", "seats": [{"kind": "me"}, {"kind": "computer", "level": "mcts:1000000"}]}, "bad_level"),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "options": {"viewers": [0, 0]}}, "bad_seats"),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "options": {"scenario": "none"}}, "bad_options"),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "options": {"speed": 3}}, "bad_options"),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "live", "bank_seconds": 1}}, "malformed"),
        ({"game": "duel", "seats": [{"kind": "me"}] * 2, "seed": 5}, "malformed"),
        ({"game": "duel", "seats": [{"kind": "me"}] * 100}, "malformed"),
        ([], "malformed"),
    ],
)
async def test_a_table_that_cannot_be_is_not_set_up(server: Running, body: object, reason: str) -> None:
    async with server.client() as anna:
        answer = await anna.http.post("/api/tables", json=body)
        assert answer.status_code in (400, 404)
        assert answer.json()["reason"] == reason
        assert await anna.get("/api/tables?which=mine") == []


async def test_a_request_that_is_too_large_is_refused(server: Running) -> None:
    async with server.client() as anna:
        answer = await anna.http.post("/api/me", content=b'{"name":"' + b"x" * 100_000 + b'"}')
        assert answer.status_code == 413
        assert answer.json()["reason"] == "too_large"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/tables", None),
        ("GET", "/api/tables?which=all", None),
        ("POST", "/api/tables", b"{"),
        ("POST", "/api/tables", b"\xff\xfe"),
        ("POST", "/api/tables", b""),
        ("POST", "/api/tables", b'{"game":"duel","seats":[{"kind":"me"},{"kind":"me"}],"options":' + b"[" * 3000),
        ("POST", "/api/me", b'{"name":"\\ud800"}'),
        ("POST", "/api/login", b'{"name":"x","password":"' + b"y" * 300 + b'"}'),
        ("GET", "/api/tables/%00/history", None),
        ("GET", "/api/tables/" + "x" * 3000, None),
        ("GET", "/api/tables/x/at/99999999999999999999", None),
        ("GET", "/api/tables/x/at/0?viewer=abc", None),
        ("GET", "/api/games/%2e%2e/components", None),
        ("DELETE", "/api/tables", None),
        ("PUT", "/api/me", b"{}"),
        ("POST", "/api/reports", b'{"table":"x","version":-5}'),
        ("POST", "/", b""),
    ],
)
async def test_no_request_makes_the_server_fail(server: Running, method: str, path: str, body: bytes | None) -> None:
    async with server.client() as anna:
        answer = await anna.http.request(method, path, content=body)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["reason"] in ("malformed", "no_such_table", "no_such_game")


async def test_no_message_makes_the_server_fail(server: Running) -> None:
    chance = random.Random(1)
    kinds = [kind.__struct_config__.tag for kind in get_args(ClientMessage)]
    names = sorted({name for kind in get_args(ClientMessage) for name in kind.__struct_fields__} - {"id"})
    values = [0, 1, 2, 5, 16, 10**9, -1, True, None, "", "easy", "turn", "pass", "x" * 100, [], [0], [1, 2], {}, 1.5]
    reasons = set()
    async with server.client() as anna:
        table = (await anna.create("me", "me"))["id"]
        for visit in range(30):
            async with anna.at(table) as a:
                for number in range(15):
                    fields = {name: chance.choice(values) for name in chance.sample(names, chance.randrange(4))}
                    answer = await a.send(chance.choice(kinds), id=f"{visit}-{number}", **fields)
                    reasons.add(answer.get("reason"))
    assert "failed" not in reasons
    assert {"malformed", None} <= reasons
