"""The keeper's desk: who may do what there, what each deed changes, and the note that it leaves."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from westmarch.core.rng import Rng
from westmarch.server.desk.roles import COMMAND_LINE
from westmarch.server.protocol import desk as api
from westmarch.server.settings import Settings
from westmarch.server.storage import database as db

from ..harness import Client, FakeClock, Json, Running, play_on, running
from ..people.test_ratings import RATED, board, registered, seated

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
PASSWORD = "mellon-mellon"
DAY = 86_400

# A deed of each kind, against an account, a table and a line that are there.
DEEDS: list[Json] = [
    {"deed": "mute", "who": "Beren", "days": 1},
    {"deed": "unmute", "who": "Beren"},
    {"deed": "ban", "who": "Beren"},
    {"deed": "unban", "who": "Beren"},
    {"deed": "rename", "who": "Beren", "name": "Huan"},
    {"deed": "role", "who": "Beren", "role": "moderator"},
    {"deed": "close_table", "table": "TABLE"},
    {"deed": "undo_rating", "table": "TABLE"},
    {"deed": "strike", "line": 1},
    {"deed": "unshare", "deck": "nothing"},
    {"deed": "settle", "kind": "chat", "id": "1"},
    {"deed": "registration", "registration": "closed"},
    {"deed": "retention", "days": 7},
    {"deed": "invite", "uses": 2, "days": 3},
    {"deed": "withdraw", "id": "nothing"},
]
KEEPERS_ALONE = ("role", "undo_rating", "registration", "retention", "invite", "withdraw")
CHANGEABLE = (
    db.people,
    db.tables,
    db.chat,
    db.flags,
    db.decks,
    db.house_rules,
    db.invitations,
    db.audit,
    db.rating_changes,
)


def test_every_deed_has_a_test_of_its_rights() -> None:
    assert [deed["deed"] for deed in DEEDS] == [kind.__struct_config__.tag for kind in api.AnyDeed.__args__]


@asynccontextmanager
async def staffed(server: Running) -> AsyncIterator[tuple[Client, Client]]:
    """A keeper and a moderator."""
    async with server.client() as keeper, server.client() as moderator:
        for client, name, role in ((keeper, "Elrond", "keeper"), (moderator, "Erestor", "moderator")):
            await registered(client, name)
            await server.house.desk.do(COMMAND_LINE, api.GiveRole(who=name, role=role))
        yield keeper, moderator


async def do(client: Client, expect: int = 200, **deed: Any) -> Json:
    return await client.post("/api/desk/deeds", deed, expect)


async def notes(client: Client) -> list[Json]:
    return await client.get("/api/desk/audit")


async def contents(server: Running) -> list[Any]:
    """All that a deed could change."""
    async with server.hall.store.reading() as connection:
        return [(await connection.execute(sa.select(table).order_by(*table.primary_key))).all() for table in CHANGEABLE]


async def test_who_has_no_role_is_sent_away_and_nothing_changes(settings: Make) -> None:
    async with running(settings()) as server, seated(server, "Arwen", "Beren") as (people, table, visitors):
        await visitors[1].ok("chat", text="Boo")
        async with staffed(server) as (_, moderator), server.client() as guest:
            before = await contents(server)
            for client in (people[0], guest):
                for deed in DEEDS:
                    wanted = {
                        key: value.replace("TABLE", table) if key == "table" else value for key, value in deed.items()
                    }
                    assert (await do(client, 403, **wanted))["reason"] == "no_right", deed
                for page in ("queue", "audit", "people/Beren", "rules", "numbers"):
                    assert (await client.get(f"/api/desk/{page}", 403))["reason"] == "no_right"
            for deed in DEEDS:
                if deed["deed"] in KEEPERS_ALONE:
                    assert (await do(moderator, 403, **deed))["reason"] == "no_right", deed
            for page in ("rules", "numbers"):
                await moderator.get(f"/api/desk/{page}", 403)
            assert await contents(server) == before


async def test_nobody_acts_upon_his_equals_or_gives_a_role_as_high_as_his_own(settings: Make) -> None:
    async with running(settings()) as server, staffed(server) as (keeper, moderator), server.client() as other:
        await registered(other, "Beren")
        before = await contents(server)
        for who in ("Elrond", "Erestor"):
            assert (await do(moderator, 403, deed="ban", who=who))["reason"] == "no_right"
        assert (await do(keeper, 403, deed="mute", who="Elrond"))["reason"] == "no_right"
        assert (await do(keeper, 403, deed="role", who="Beren", role="keeper"))["reason"] == "no_right"
        assert await contents(server) == before
        await do(keeper, deed="mute", who="Erestor", days=1)


async def test_only_accounts_of_people_have_roles(settings: Make) -> None:
    async with running(settings()) as server, staffed(server) as (keeper, _), server.client() as guest:
        await guest.post("/api/me", {"name": "Wanderer"})
        me = (await guest.get("/api/me"))["id"]
        assert (await do(keeper, 403, deed="role", who=me, role="moderator"))["reason"] == "not_registered"
        assert (await do(keeper, 404, deed="role", who="Nobody at all", role="moderator"))["reason"] == "no_such_person"


async def test_a_role_is_given_shown_and_taken_with_notes_on_either_database(
    settings: Make, where: dict[str, str]
) -> None:
    async with running(settings(**where)) as server, staffed(server) as (keeper, _), server.client() as other:
        await registered(other, "Beren")
        await do(keeper, deed="role", who="beren", role="moderator", why="He is patient")
        assert (await other.get("/api/me"))["role"] == "moderator"
        assert await other.get("/api/desk/queue") == []
        await do(keeper, deed="role", who="Beren", role="person")
        await other.get("/api/desk/queue", 403)
        last, first, *_ = await notes(keeper)
        told = {"by": "Elrond", "deed": "role", "person": "Beren", "detail": "moderator", "why": "He is patient"}
        assert {key: first[key] for key in told} == told
        assert (last["detail"], last["why"]) == ("person", "")


async def test_one_who_is_muted_may_not_write_until_his_time_is_over(settings: Make) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock)) as server, staffed(server) as (keeper, moderator):
        async with server.client() as anna:
            await registered(anna, "Arwen")
            table = (await anna.create("me", "open"))["id"]
            async with anna.at(table) as visitor:
                await visitor.ok("chat", text="Well met")
                await do(moderator, deed="mute", who="Arwen", days=2)
                answer = await visitor.send("chat", text="Hear me")
                assert (answer["reason"], answer["args"]["until"]) == ("muted", "2027-01-17 08:00 UTC")
                clock.advance(2 * DAY + 1)
                await visitor.ok("chat", text="At last")
                await do(keeper, deed="mute", who="Arwen")
                answer = await visitor.send("chat", text="Hear me")
                assert (answer["reason"], answer["args"]["until"]) == ("muted", "never")
                await do(keeper, deed="unmute", who="Arwen")
                await visitor.ok("chat", text="Thank you")
        assert [note["deed"] for note in await notes(keeper)][:3] == ["unmute", "mute", "mute"]


async def test_one_who_is_banned_is_let_go_everywhere_and_comes_in_again_when_it_ends(
    settings: Make, where: dict[str, str]
) -> None:
    async with running(settings(**where)) as server, staffed(server) as (keeper, moderator):
        async with server.client() as anna:
            await registered(anna, "Arwen")
            bot = await anna.post("/api/bots/mine", {"name": "Oak"})
            made = await anna.post(f"/api/bots/mine/{bot['id']}/tokens", {"name": "t", "scopes": ["play"]})
            table = (await anna.create("me", "open"))["id"]
            async with anna.at(table) as visitor:
                await do(moderator, deed="ban", who="Arwen", days=3, why="Insults")
                await visitor.reader
                assert visitor.closed == 4401
            server.house.sessions.remembered.clear()  # for three seconds it is not asked for anew
            server.house.bots.remembered.clear()
            assert not (await anna.get("/api/me"))["account"]
            refused = await anna.post("/api/login", {"name": "Arwen", "password": PASSWORD}, 403)
            assert refused["reason"] == "banned"
            assert refused["args"]["until"]
            by_token = {"authorization": f"Bearer {made['token']}"}
            assert (await anna.http.get("/api/bot/account", headers=by_token)).status_code == 401
            await do(keeper, deed="unban", who="Arwen")
            assert (await anna.post("/api/login", {"name": "Arwen", "password": PASSWORD}))["account"]
        deeds = [(note["deed"], note["by"], note["person"], note["why"]) for note in await notes(keeper)]
        assert deeds[:2] == [("unban", "Elrond", "Arwen", ""), ("ban", "Erestor", "Arwen", "Insults")]


async def test_a_guest_who_is_banned_is_nobody_any_more(settings: Make) -> None:
    async with running(settings()) as server, staffed(server) as (keeper, _), server.client() as guest:
        await guest.create("me", "open")
        me = (await guest.get("/api/me"))["id"]
        await do(keeper, deed="ban", who=me)
        server.house.sessions.remembered.clear()
        assert (await guest.get("/api/me"))["id"] != me


async def test_a_ban_by_the_command_line_closes_connections_at_the_next_look(settings: Make) -> None:
    async with running(settings()) as server, server.client() as anna:
        await registered(anna, "Arwen")
        table = (await anna.create("me", "open"))["id"]
        async with anna.at(table) as visitor:
            async with server.hall.base.writers.begin() as connection:
                await connection.execute(sa.update(db.people).values(banned_until=1 << 52))
            await server.house.desk.look()
            await visitor.reader
            assert visitor.closed == 4401


async def test_a_new_name_is_checked_told_at_tables_and_signed_in_by(settings: Make) -> None:
    async with running(settings()) as server, staffed(server) as (keeper, moderator), server.client() as anna:
        await registered(anna, "Orc-friend")
        table = (await anna.create("me", "open"))["id"]
        async with anna.at(table) as visitor:
            for name in ("Elrond", "E1rond"):
                assert (await do(moderator, 409, deed="rename", who="Orc-friend", name=name))["reason"].startswith(
                    "name"
                )
            await do(moderator, deed="rename", who="Orc-friend", name="Finduilas", why="Not here")
            await visitor.until(
                lambda v: any(m["type"] == "presence" and m["seats"][0]["name"] == "Finduilas" for m in v.messages)
            )
        assert (await anna.post("/api/login", {"name": "finduilas", "password": PASSWORD}))["name"] == "Finduilas"
        assert (await notes(keeper))[0]["detail"] == "Orc-friend → Finduilas"


async def test_a_table_that_is_closed_is_over_for_all_and_counts_for_nobody(
    settings: Make, where: dict[str, str]
) -> None:
    async with running(settings(**where)) as server, staffed(server) as (keeper, moderator):
        async with seated(server, "Arwen", "Beren") as (people, table, visitors):
            await play_on(visitors, Rng(3), 12)
            await do(moderator, deed="close_table", table=table, why="They asked for it")
            for visitor in visitors:
                await visitor.until(lambda v: v.over)
            assert visitors[0].situation["outcome"] == {"winner": None, "by": "closed", "loser": None}
            assert visitors[0].log[-1]["kind"] == "closed"
            assert await board(people[0]) == []
            assert (await do(moderator, 409, deed="close_table", table=table))["reason"] == "over"
        assert (await do(keeper, 404, deed="close_table", table="nothing"))["reason"] == "no_such_table"
        (note, *_) = await notes(keeper)
        assert (note["deed"], note["table"], note["why"]) == ("close_table", table, "They asked for it")


async def test_a_table_that_nobody_looks_at_is_closed_without_waking_it(settings: Make) -> None:
    async with running(settings()) as server, staffed(server) as (keeper, _), server.client() as anna:
        table = (await anna.create("me", "computer:easy"))["id"]
        assert table not in server.hall.tables
        await do(keeper, deed="close_table", table=table)
        assert table not in server.hall.tables
        assert (await anna.get(f"/api/tables/{table}"))["outcome"]["by"] == "closed"


async def test_what_a_rated_game_did_is_taken_back_and_later_games_stay(settings: Make, where: dict[str, str]) -> None:
    async with running(settings(**where)) as server, staffed(server) as (keeper, _):
        async with seated(server, "Arwen", "Beren") as (people, first, visitors):
            await play_on(visitors, Rng(3))
            one = {row["name"]: row["rating"] for row in await board(people[0])}
            second = (await people[0].create("me", "open", **RATED))["id"]
            await people[1].post(f"/api/tables/{second}/join", {})
            async with people[0].at(second) as anna, people[1].at(second) as boris:
                await play_on([anna, boris], Rng(4))
            await do(keeper, deed="undo_rating", table=second)
            assert {row["name"]: row["rating"] for row in await board(people[0])} == one
            assert await people[0].get(f"/api/tables/{second}/ratings") == []
            await do(keeper, deed="undo_rating", table=first, why="Arranged")
            left = {row["name"]: row["rating"] for row in await board(people[0])}
            assert left == {}
            assert (await do(keeper, 409, deed="undo_rating", table=first))["reason"] == "nothing_to_undo"
        assert [note["table"] for note in await notes(keeper)][:2] == [first, second]


async def test_flagged_lines_and_reports_wait_in_the_queue_until_they_are_settled(
    settings: Make, where: dict[str, str]
) -> None:
    async with running(settings(**where)) as server, staffed(server) as (keeper, moderator):
        async with seated(server, "Arwen", "Beren") as (people, table, visitors):
            await visitors[1].ok("chat", text="You fight like a snaga")
            await visitors[1].ok("chat", text="Sorry")
            bad, good = [m["line"]["id"] for m in visitors[1].messages if m["type"] == "chat"]
            for _ in range(2):
                assert (await people[0].http.post(f"/api/tables/{table}/flags", json={"line": bad})).status_code == 204
            assert (await people[0].post("/api/tables/elsewhere/flags", {"line": bad}, 404))["reason"] == "no_such_line"
            await people[0].post("/api/reports", {"table": table, "version": 1, "note": "He insults me"})
            flagged, report = await moderator.get("/api/desk/queue")
            assert (flagged["kind"], flagged["text"], flagged["by"]) == ("chat", "You fight like a snaga", ["Arwen"])
            assert flagged["about"]["name"] == "Beren"
            assert (report["kind"], report["text"], report["table"]) == ("report", "He insults me", table)
            await do(moderator, deed="settle", kind="report", id=report["id"])
            await do(moderator, deed="strike", line=bad, why="Insult")
            assert await moderator.get("/api/desk/queue") == []
            assert (await do(moderator, 404, deed="settle", kind="report", id=report["id"]))[
                "reason"
            ] == "no_such_report"
            assert (await do(moderator, 404, deed="strike", line=bad))["reason"] == "no_such_line"
            async with people[0].at(table) as newcomer:
                assert [line["id"] for line in newcomer.messages[0]["chat"]] == [good]
        struck, settled, *_ = await notes(keeper)
        assert (struck["person"], struck["detail"], struck["why"]) == ("Beren", "You fight like a snaga", "Insult")
        assert settled["detail"] == f"report {report['id']}"


async def test_accounts_are_made_by_invitation_or_not_at_all(settings: Make, where: dict[str, str]) -> None:
    async with running(settings(**where)) as server, staffed(server) as (keeper, _):
        async with server.client() as anna, server.client() as boris:
            wish = {"name": "Arwen", "password": PASSWORD}
            await do(keeper, deed="registration", registration="invitation")
            assert (await anna.get("/api/me"))["registration"] == "invitation"
            assert (await anna.post("/api/account", wish, 403))["reason"] == "no_registration"
            assert (await anna.post("/api/account", {**wish, "invitation": "guess"}, 403))["reason"] == "bad_invite"
            token = (await do(keeper, deed="invite", uses=1, days=2, why="For Arwen"))["invitation"]
            (invitation,) = (await keeper.get("/api/desk/rules"))["invitations"]
            assert (invitation["uses"], invitation["note"]) == (1, "For Arwen")
            taken = {"name": "Elrond", "password": PASSWORD, "invitation": token}
            assert (await anna.post("/api/account", taken, 409))["reason"] == "name_taken"
            assert (await anna.post("/api/account", {**wish, "invitation": token}))["account"]
            again = {"name": "Beren", "password": PASSWORD, "invitation": token}
            assert (await boris.post("/api/account", again, 403))["reason"] == "bad_invite"
            withdrawn = (await do(keeper, deed="invite"))["invitation"]
            (invitation,) = (await keeper.get("/api/desk/rules"))["invitations"]
            await do(keeper, deed="withdraw", id=invitation["id"])
            assert (await boris.post("/api/account", {**again, "invitation": withdrawn}, 403))["reason"] == "bad_invite"
            await do(keeper, deed="registration", registration="closed")
            more = (await do(keeper, deed="invite"))["invitation"]
            assert (await boris.post("/api/account", {**again, "invitation": more}, 403))["reason"] == "no_registration"
            await do(keeper, deed="registration", registration="open")
            assert (await boris.post("/api/account", {"name": "Beren", "password": PASSWORD}))["account"]
        kinds = [(note["deed"], note["detail"]) for note in await notes(keeper)]
        assert kinds[:3] == [("registration", "open"), ("invite", "1, 30"), ("registration", "closed")]


async def test_tables_of_guests_are_deleted_when_the_house_keeps_them_no_longer(
    settings: Make, where: dict[str, str]
) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock, **where)) as server, staffed(server) as (keeper, _):
        async with server.client() as guest, server.client() as anna:
            await registered(anna, "Arwen")
            alone = (await guest.create("me", "open"))["id"]
            shared = (await guest.create("me", "open"))["id"]
            await anna.post(f"/api/tables/{shared}/join", {})
            own = (await anna.create("me", "open"))["id"]
            server.hall.tables.clear()
            clock.advance(8 * DAY)
            new = (await guest.create("me", "open"))["id"]
            assert await server.house.desk.retain() == 0
            await do(keeper, deed="retention", days=7)
            assert (await keeper.get("/api/desk/rules"))["retention_days"] == 7
            await server.house.desk.retain()
            await guest.get(f"/api/tables/{alone}", 404)
            for table in (shared, own, new):
                await guest.get(f"/api/tables/{table}")
            async with server.hall.store.reading() as connection:
                left = sa.select(db.events.c.table_id).where(db.events.c.table_id == alone)
                assert (await connection.execute(left)).all() == []
        assert ((await notes(keeper))[0]["deed"], (await notes(keeper))[0]["detail"]) == ("retention", "7")


async def test_the_numbers_of_a_day_are_counted(settings: Make, where: dict[str, str]) -> None:
    clock = FakeClock()
    async with running(settings(now=clock, uptime=clock, **where)) as server, staffed(server) as (keeper, _):
        async with seated(server, "Arwen", "Beren") as (_people, _table, visitors):
            await visitors[0].ok("chat", text="Well met")
            await play_on(visitors, Rng(3))
        clock.advance(DAY)
        yesterday, today = (await keeper.get("/api/desk/numbers?days=2"))[:2]
        told = {"tables": 1, "games": 1, "rated": 1, "players": 2, "newcomers": 4, "lines": 1, "reports": 0}
        assert {key: yesterday[key] for key in told} == told
        assert {key: today[key] for key in told} == dict.fromkeys(told, 0)
        await keeper.get("/api/desk/numbers?days=0", 400)


async def test_who_deletes_his_account_leaves_no_name_at_the_desk(settings: Make) -> None:
    async with running(settings()) as server, staffed(server) as (keeper, _), server.client() as anna:
        await registered(anna, "Morwen")
        await do(keeper, deed="rename", who="Morwen", name="Nienor")
        exported = (await anna.http.get("/api/account/export")).json()
        assert [deed["deed"] for deed in exported["deeds"]] == ["rename"]
        await anna.post("/api/account/delete", {"password": PASSWORD})
        assert "Morwen" not in str(await notes(keeper))
        assert "Nienor" not in str(await notes(keeper))
