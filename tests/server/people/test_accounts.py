"""Guests, accounts, cookies, rate limits, and what protects the page."""

from collections.abc import Callable

import pytest

from westmarch.server.settings import Limit, Limits, Settings

from ..harness import NO_LIMITS, FakeClock, Running, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
SECRET = {"name": "Galadriel", "password": "nenya-nenya"}


async def test_a_visitor_is_a_guest_without_registration(server: Running) -> None:
    async with server.client() as anna:
        me = await anna.get("/api/me")
        assert me["name"].startswith("Guest ")
        assert (me["named"], me["account"]) == (False, False)
        assert await server.hall.store.person(me["id"]) is None
        named = await anna.post("/api/me", {"name": "Anna"})
        assert (named["name"], named["named"], named["account"]) == ("Anna", True, False)
        assert await anna.get("/api/me") == named


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 41, 5, None])
async def test_a_name_must_be_seen_and_short(server: Running, name: object) -> None:
    async with server.client() as anna:
        assert (await anna.post("/api/me", {"name": name}, 400))["reason"] == "malformed"


async def test_an_account_keeps_ones_tables_across_devices(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as elsewhere:
        table = await anna.create("me", "me")
        made = await anna.post("/api/account", SECRET)
        assert (made["name"], made["account"]) == ("Galadriel", True)
        assert (await elsewhere.post("/api/login", {**SECRET, "password": "wrong-wrong"}, 401))[
            "reason"
        ] == "wrong_password"
        assert (await elsewhere.post("/api/login", {**SECRET, "name": "Nobody"}, 401))["reason"] == "wrong_password"
        assert await elsewhere.post("/api/login", {**SECRET, "name": "GALADRIEL"}) == made
        assert [t["id"] for t in await elsewhere.get("/api/tables?which=mine")] == [table["id"]]
        async with elsewhere.at(table["id"]) as visitor:
            assert visitor.situation["you"]["seats"] == [0, 1]
        left = await elsewhere.post("/api/logout")
        assert left["id"] != made["id"]
        assert await elsewhere.get("/api/tables?which=mine") == []


async def test_a_name_of_an_account_is_given_once(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as boris:
        await anna.post("/api/account", SECRET)
        assert (await boris.post("/api/account", {**SECRET, "name": "galadriel"}, 409))["reason"] == "name_taken"
        assert (await boris.post("/api/me", {"name": "GALADRIEL"}, 409))["reason"] == "name_taken"
        assert (await anna.post("/api/account", {**SECRET, "name": "Other"}, 409))["reason"] == "already_account"
        assert (await boris.post("/api/account", {**SECRET, "password": "short"}, 400))["reason"] == "malformed"


async def test_a_password_is_kept_as_an_argon2_hash(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        made = await anna.post("/api/account", SECRET)
        person = await server.hall.store.person(made["id"])
        assert person is not None
        assert person.password is not None
        assert person.password.startswith("$argon2id$")


async def test_the_cookie_is_signed_and_hidden_from_scripts(server: Running) -> None:
    async with server.client() as anna:
        header = (await anna.http.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in header
        assert "SameSite=Lax" in header
        assert "Secure" not in header


async def test_behind_https_the_cookie_stays_there(settings: Make) -> None:
    async with running(settings(secure=True)) as server, server.client() as anna:
        answer = await anna.http.get("/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


async def test_the_key_of_the_sessions_is_made_once_and_only_its_owner_reads_it(settings: Make) -> None:
    made = settings()
    key = made.secret()
    assert len(key) == 32
    assert made.secret() == key
    assert (made.data / "secret.key").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "path",
    ["/", "/api/me", "/health", "/assets/none.js", "/t/abc", "/t/abc/replay", "/t/abc/embed/x", "/api/t/abc/embed"],
)
async def test_every_answer_has_a_strict_policy(server: Running, path: str) -> None:
    async with server.client() as anna:
        headers = (await anna.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-frame-options"] == "DENY"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_pages_of_others_may_frame_a_replay_that_is_made_for_it_and_nothing_is_laxer_there(
    server: Running,
) -> None:
    async with server.client() as anna:
        usual, framed = [(await anna.http.get(path)).headers for path in ("/t/abc", "/t/abc/embed")]
        assert "x-frame-options" not in framed
        policies = [headers["content-security-policy"] for headers in (usual, framed)]
        assert policies[1] == policies[0].replace("frame-ancestors 'none'", "frame-ancestors *")


# Rate limits


def limited(**given: Limit) -> Limits:
    values = {name: getattr(NO_LIMITS, name) for name in NO_LIMITS.__struct_fields__}
    return Limits(**{**values, **given})


async def test_wrong_passwords_cost_more_and_more_time_and_lock_nobody_else_out(settings: Make) -> None:
    clock = FakeClock()
    async with running(settings(uptime=clock)) as server, server.client() as anna, server.client() as boris:
        await anna.post("/api/account", SECRET)
        wrong = {**SECRET, "password": "wrong-wrong"}
        for _ in range(5):
            await boris.post("/api/login", wrong, 401)
        waits = []
        for _ in range(3):
            refusal = await boris.post("/api/login", SECRET, 429)
            assert refusal["reason"] == "too_fast"
            waits.append(int(refusal["args"]["seconds"]))
            clock.advance(waits[-1])
            await boris.post("/api/login", wrong, 401)
        assert waits == [1, 2, 4]
        await boris.post("/api/login", {**wrong, "name": "Celeborn"}, 401)
        gate = server.house.gate
        await gate.wrong_passwords.check("192.0.2.7 galadriel")  # the owner comes from elsewhere and is let in at once
        clock.advance(3600)
        await boris.post("/api/login", SECRET)


async def test_a_jump_of_the_systems_time_opens_no_limit(settings: Make) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, limits=limited(tables=Limit(1, 0)))) as server, server.client() as anna:
        body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}
        await anna.post("/api/tables", body)
        clock.advance(86_400)
        assert (await anna.post("/api/tables", body, 429))["reason"] == "too_fast"


async def test_tables_are_limited_for_each_person_and_address(settings: Make) -> None:
    limits = limited(tables=Limit(2, 0), tables_of_address=Limit(3, 0))
    async with running(settings(limits=limits)) as server, server.client() as anna, server.client() as boris:
        body = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "me"}]}
        await anna.post("/api/tables", body)
        await anna.post("/api/tables", body)
        assert (await anna.post("/api/tables", body, 429))["reason"] == "too_fast"
        await boris.post("/api/tables", body)
        assert (await boris.post("/api/tables", body, 429))["reason"] == "too_fast"


async def test_chat_and_messages_are_limited(settings: Make) -> None:
    limits = limited(chat=Limit(2, 0), messages=Limit(12, 0))
    async with running(settings(limits=limits)) as server, server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]) as a:
            await a.ok("chat", text="one")
            await a.ok("chat", text="two")
            assert await a.refused("chat", text="three") == "too_fast"
            answers = [(await a.send("ping", id=f"p{n}"))["type"] for n in range(9)]
            assert answers == ["pong"] * 9
            await a.socket.send('{"type":"ping","id":"late"}')
            await a.until(lambda v: "late" in v.answers)
            assert a.answers["late"]["reason"] == "too_fast"


async def test_requests_of_an_address_are_limited(settings: Make) -> None:
    limits = limited(requests_of_address=Limit(5, 0))
    async with running(settings(limits=limits)) as server, server.client() as anna:
        codes = [(await anna.http.get("/api/games")).status_code for _ in range(6)]
        assert codes == [200, 200, 200, 200, 429, 429]


async def test_a_person_cannot_open_connections_without_end(settings: Make) -> None:
    limits = Limits(connections_of_person=2)
    async with running(settings(limits=limits)) as server, server.client() as anna:
        table = await anna.create("me", "me")
        async with anna.at(table["id"]), anna.at(table["id"]):
            with pytest.raises(AssertionError, match="1013"):
                async with anna.at(table["id"]):
                    pass
        async with anna.at(table["id"]):
            pass
