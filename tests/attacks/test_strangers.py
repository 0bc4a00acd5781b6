"""Strangers who harm nobody: crowds, texts that a database cannot take, addresses, keys and files."""

import asyncio
import json
import os
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs
from tests.server.harness import NO_LIMITS, Running, patient_socket, play_on, running

from westmarch.core.errors import BadOptions
from westmarch.core.rng import Rng
from westmarch.server.http.door import network_of
from westmarch.server.people import written
from westmarch.server.protocol import wire
from westmarch.server.refusal import Refused
from westmarch.server.settings import Limit, Limits, Settings, kept_secret
from westmarch.server.storage import database as db

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
DOUBLES = "\u0958"  # a letter that NFC writes as two


def with_limits(**given: int) -> Limits:
    values = {name: getattr(NO_LIMITS, name) for name in NO_LIMITS.__struct_fields__}
    return Limits(**{**values, **given})


# Crowds


async def test_a_crowd_that_comes_and_goes_at_once_costs_no_player_his_place(server: Running) -> None:
    async with server.client() as anna, server.client() as boris:
        table = await anna.create("me", "open")
        await boris.post(f"/api/tables/{table['id']}/join", {})
        async with anna.at(table["id"]) as a, boris.at(table["id"]) as b:
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
            crowd = await asyncio.gather(*[patient_socket(url) for _ in range(150)])
            await asyncio.gather(*[socket.close() for socket in crowd])
            await play_on([a, b], Rng(1), 12)
            told = [message for message in a.messages if message["type"] == "presence"]
            assert len(told) < 100, "one for each who came and went would be three hundred"
            assert a.said == b.said == 12


async def test_an_address_has_only_so_many_sockets_and_a_person_too_even_in_a_race(settings: Make) -> None:
    limits = with_limits(connections_of_person=3, connections_of_address=5)
    async with running(settings(limits=limits)) as server, server.client() as anna:
        table = await anna.create("me", "me")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"

        async def first_word(headers: dict[str, str]) -> tuple[object, str]:
            socket = await patient_socket(url, headers)
            return socket, json.loads(await socket.recv())["type"]

        own = await asyncio.gather(*[first_word({"cookie": anna.cookie}) for _ in range(10)])
        assert sorted(kind for _, kind in own) == ["refused"] * 7 + ["snapshot"] * 3
        strangers = await asyncio.gather(*[first_word({}) for _ in range(10)])
        assert [kind for _, kind in strangers].count("snapshot") == 2


async def test_for_the_people_of_a_table_there_is_room_however_many_look_on(settings: Make) -> None:
    async with running(settings(limits=with_limits(watchers_of_table=2))) as server, server.client() as anna:
        table = await anna.create("me", "me")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
        kinds = []
        sockets = []
        for _ in range(3):
            sockets.append(await patient_socket(url))
            kinds.append(json.loads(await sockets[-1].recv())["type"])
        assert kinds == ["snapshot", "snapshot", "refused"]
        async with anna.at(table["id"]) as a:
            assert a.said == 0
        await asyncio.gather(*[socket.close() for socket in sockets])


def test_addresses_of_version_six_count_by_their_network() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"


async def test_an_address_makes_only_so_many_reports_whoever_makes_them(settings: Make) -> None:
    limits = with_limits(reports_of_address=Limit(2, 0.001))
    async with running(settings(limits=limits)) as server, server.client() as anna:
        report = {"table": (await anna.create("me", "me"))["id"], "version": 0, "note": "wrong"}
        for status in (201, 201, 429):
            async with server.client() as guest:
                assert (await guest.http.post("/api/reports", json=report)).status_code == status


async def test_those_who_are_gone_in_an_instant_leave_no_traceback(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    async with server.client() as anna:
        table = await anna.create("me", "me")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/live"
        live = await server.hall.table(table["id"])
        with capture_logs() as logs:
            for socket in await asyncio.gather(*[patient_socket(url) for _ in range(20)]):
                live.send_all(wire.Thinking(0, True))
                socket.transport.abort()
            while live.connections:
                live.send_all(wire.Thinking(0, False))
                await asyncio.sleep(0.01)
    assert [entry for entry in logs if entry["log_level"] in ("error", "critical")] == []
    assert [record for record in caplog.records if record.exc_info] == []


# Texts


@pytest.mark.parametrize("text", ["", " \u200b", DOUBLES * 21, "\x00" * 5])
def test_a_name_that_is_empty_or_too_long_once_it_is_in_order_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        written.name(text)


def test_what_terminals_would_obey_is_taken_out() -> None:
    assert written.lines("red\x1b[31m\nblue\x00\u202e") == "red[31m\nblue"
    assert written.chat(" a\u0000b \n c ") == "ab c"


async def test_texts_that_a_database_cannot_take_spoil_nobodys_words(settings: Make, where: dict[str, str]) -> None:
    async with running(settings(**where)) as server, server.client() as anna, server.client() as mallory:
        table = await anna.create("me", "me")
        for name in (DOUBLES * 40, "\x00", "A\ud7ff" + DOUBLES * 39):
            await mallory.post("/api/me", {"name": name}, 400)
        async with anna.at(table["id"]) as a, mallory.at(table["id"]) as m:
            spoilers = [m.send("chat", text=DOUBLES * 500, id=f"c{n}") for n in range(3)]
            report = {"table": table["id"], "version": 0, "note": "a\x00b" + DOUBLES * 1000}
            results = await asyncio.gather(*spoilers, mallory.post("/api/reports", report), play_on([a], Rng(2), 15))
            assert [answer["reason"] for answer in results[:3]] == ["malformed"] * 3
            assert a.said == 15


async def test_an_address_that_a_database_cannot_compare_is_refused(settings: Make, where: dict[str, str]) -> None:
    async with running(settings(**where)) as server, server.client() as mallory:
        await mallory.post("/api/account", {"name": "Mallory", "password": "mellon-mellon"})
        answers = [await mallory.http.delete(path) for path in ("/api/decks/%00c", "/api/decks/r%00")]
        assert [(answer.status_code, answer.json()["reason"]) for answer in answers] == [(400, "malformed")] * 2


async def test_a_group_that_fails_is_committed_one_by_one(settings: Make, where: dict[str, str]) -> None:
    async with running(settings(**where)) as server:
        writer = server.hall.writer
        row = {"table_id": "t", "at": 1, "person": "p", "name": "n", "seat": None}

        def line(text: object) -> object:
            async def job(connection: object) -> None:
                await connection.execute(sa.insert(db.chat), [{**row, "text": text}])

            return asyncio.ensure_future(writer.run(job))

        results = await asyncio.gather(line("good"), line(object()), line("fine"), return_exceptions=True)
        assert [type(result).__name__ for result in results] == ["NoneType", "Refused", "NoneType"]
        assert [chat.text for chat in await server.hall.store.chat("t")] == ["good", "fine"]


# Rows, files, keys


async def test_a_row_that_cannot_be_read_harms_its_own_table_only(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        whole, broken = await anna.create("me", "me"), await anna.create("me", "me")
        async with server.hall.writer.base.writers.begin() as connection:
            damage = sa.update(db.tables).where(db.tables.c.id == broken["id"])
            await connection.execute(damage.values(settings="{not json", wake=1))
        server.hall.tables.clear()
        await server.hall.sweep()
        assert [table["id"] for table in await anna.get("/api/tables?which=mine")] == [whole["id"]]
        async with anna.at(whole["id"]) as a:
            await play_on([a], Rng(3), 3)
        with pytest.raises(AssertionError, match="1013"):
            async with anna.at(broken["id"]):
                pass


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "https://a]b"])
async def test_a_broken_origin_is_refused_without_a_fault(server: Running, origin: str) -> None:
    async with server.client() as anna:
        answer = await anna.http.post("/api/me", json={"name": "Anna"}, headers={"origin": origin})
        assert answer.status_code in (400, 403)


def test_the_key_is_whole_and_two_starts_agree_on_it(tmp_path: Path) -> None:
    file = tmp_path / "secret.key"
    assert kept_secret(file) == kept_secret(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(tmp_path) == ["secret.key"]
    for short in (b"", b"short"):
        file.write_bytes(short)
        with pytest.raises(BadOptions, match="holds no key"):
            kept_secret(file)


def test_starts_at_the_same_moment_agree_on_the_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(16) as starts:
        keys = set(starts.map(lambda _: kept_secret(tmp_path / "secret.key"), range(64)))
    assert keys == {(tmp_path / "secret.key").read_bytes()}
    assert os.listdir(tmp_path) == ["secret.key"]


async def test_a_new_database_file_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "westmarch.sqlite"
    base = db.Database(f"sqlite:///{file}")
    await base.migrate()
    await base.close()
    assert {stat.S_IMODE(made.stat().st_mode) for made in tmp_path.iterdir()} == {0o600}
