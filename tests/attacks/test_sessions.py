"""Sessions: rotated at sign-in, worth nothing after sign-out, seen and ended by their owner; names that pass for nobody else."""

import asyncio
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from tests.server.harness import Client, FakeClock, Running, running

from westmarch.server.people.likeness import is_a_computers, likeness
from westmarch.server.settings import Settings
from westmarch.server.storage import database as db

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
SECRET = {"name": "Galadriel", "password": "nenya-nenya"}


async def name_by(server: Running, cookie: str) -> str:
    """Whom a cookie that was copied names."""
    async with server.client() as thief:
        thief.http.cookies.clear()
        answer = await thief.http.get("/api/me", headers={"cookie": cookie})
        return str(answer.json()["name"])


async def delete(client: Client, session: str) -> int:
    return (await client.http.delete(f"/api/sessions/{session}")).status_code


async def test_a_cookie_is_rotated_at_sign_in_and_worth_nothing_after_sign_out(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        as_guest = anna.cookie
        await anna.post("/api/account", SECRET)
        first = anna.cookie
        assert first != as_guest
        assert await name_by(server, first) == "Galadriel"
        assert await name_by(server, as_guest) != "Galadriel"
        await anna.post("/api/login", SECRET)
        second = anna.cookie
        assert second != first
        assert await name_by(server, first) != "Galadriel"
        await anna.post("/api/logout")
        assert await name_by(server, second) != "Galadriel"


async def test_an_owner_sees_where_he_is_signed_in_and_ends_it_there(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as phone:
        await anna.post("/api/account", SECRET)
        table = await anna.create("me", "me")
        await phone.post("/api/login", SECRET)
        seen = await anna.get("/api/sessions")
        assert sorted(one["current"] for one in seen) == [False, True]
        other = next(one["id"] for one in seen if not one["current"])
        async with phone.at(table["id"]) as p, anna.at(table["id"]) as a:
            assert await delete(anna, other) == 204
            while p.closed is None:
                p.changed.clear()
                await p.changed.wait()
            assert p.closed == 4401
            assert a.closed is None
        assert (await phone.get("/api/me"))["account"] is False
        assert len(await anna.get("/api/sessions")) == 1
        assert await delete(anna, other) == 404


async def test_nobody_sees_or_ends_anothers_sessions(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as mallory:
        await anna.post("/api/account", SECRET)
        own = (await anna.get("/api/sessions"))[0]["id"]
        assert await mallory.get("/api/sessions") == []
        assert await delete(mallory, own) == 404
        await mallory.post("/api/account", {**SECRET, "name": "Mallory"})
        assert await delete(mallory, own) == 404
        assert (await anna.get("/api/me"))["account"] is True


async def test_a_session_that_is_ended_in_one_process_ends_in_the_other(
    settings: Make, redis_server: dict[str, str]
) -> None:
    still = FakeClock()  # on which nothing that was looked up grows old: the other process has to be told
    given = settings(**redis_server, uptime=still)
    async with running(given) as one, running(given) as other, one.client() as anna, one.client() as phone:
        for server in (one, other):
            while not server.hall.bus.healthy:
                await asyncio.sleep(0.02)
        await anna.post("/api/account", SECRET)
        table = await anna.create("me", "me")
        await phone.post("/api/login", SECRET)
        cookie = phone.cookie
        async with other.client(phone) as there, there.at(table["id"]) as p:
            assert await name_by(other, cookie) == "Galadriel"
            for session in await anna.get("/api/sessions"):
                if not session["current"]:
                    assert await delete(anna, session["id"]) == 204
            while p.closed is None:
                p.changed.clear()
                await p.changed.wait()
            assert p.closed == 4401
            assert await name_by(other, cookie) != "Galadriel"
        assert await name_by(other, anna.cookie) == "Galadriel"


async def test_a_process_that_hears_nothing_of_an_ended_session_asks_the_database_soon(settings: Make) -> None:
    time = FakeClock()
    given = settings(uptime=time)
    async with running(given) as one, running(given) as deaf, one.client() as anna:
        await anna.post("/api/account", SECRET)
        cookie = anna.cookie
        assert await name_by(deaf, cookie) == "Galadriel"
        await anna.post("/api/logout")
        assert await name_by(deaf, cookie) == "Galadriel"
        time.advance(3)
        assert await name_by(deaf, cookie) != "Galadriel"


async def test_a_signed_cookie_of_an_account_is_exchanged_once(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        made = await anna.post("/api/account", SECRET)
        async with server.hall.writer.base.writers.begin() as connection:
            await connection.execute(sa.update(db.people).values(signed=True))
        signed = f"westmarch={server.house.sessions.signed(made['id'])}"
        anna.http.cookies.clear()
        answer = await anna.http.get("/api/me", headers={"cookie": signed})
        assert answer.json()["account"] is True
        assert "westmarch=~" in answer.headers["set-cookie"]
        assert (await anna.get("/api/me"))["account"] is True
        assert await name_by(server, signed) != "Galadriel"


async def test_the_database_holds_no_token(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        await anna.post("/api/account", SECRET)
        token = anna.http.cookies["westmarch"]
        (kept,) = await server.house.accounts.sessions_of((await anna.get("/api/me"))["id"])
        assert token not in kept
        assert len(kept.id) == 64


# Names


@pytest.mark.parametrize("name", ["Computer, hard", "computer", "Соmputеr, hаrd", "C0MPUTER (easy)", "Компьютер, сильный", "Комп’ютер"])  # fmt: skip
async def test_nobody_passes_for_a_computer(server: Running, name: str) -> None:
    assert is_a_computers(name)
    async with server.client() as mallory:
        assert (await mallory.post("/api/me", {"name": name}, 409))["reason"] == "name_confusing"
        assert (await mallory.post("/api/account", {**SECRET, "name": name}, 409))["reason"] == "name_confusing"


async def test_nobody_passes_for_an_account(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna, server.client() as mallory:
        await anna.post("/api/account", SECRET)
        for name in ("Gаlаdriel", "GaIadriel", "Galadrie1", "Gála-driel", "G a l a d r i e l"):
            assert likeness(name) == likeness("Galadriel"), name
            assert (await mallory.post("/api/me", {"name": name}, 409))["reason"] == "name_confusing"
            refusal = await mallory.post("/api/account", {**SECRET, "name": name}, 409)
            assert refusal["reason"] == "name_confusing"
        await mallory.post("/api/me", {"name": "Галадриэль"})
