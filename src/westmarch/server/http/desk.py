"""The keeper's desk over HTTP, and the one thing that everybody may do: draw attention to a line of chat."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from westmarch.server.desk.desk import Desk
from westmarch.server.desk.roles import Officer, check_rank
from westmarch.server.http.lobby import Call, address_of, hall_of, house_of, person_of
from westmarch.server.protocol import desk as api
from westmarch.server.protocol.pieces import Role
from westmarch.server.refusal import Refused
from westmarch.server.tables.clocks import DAY

MOST_DAYS = 90  # of which numbers are told


async def at_desk(call: Call, needed: Role = "moderator") -> tuple[Desk, Officer]:
    """The desk, for one whose role is enough."""
    desk = house_of(call).desk
    officer = await desk.officer(person_of(call))
    check_rank(officer, needed)
    return desk, officer


@get("/api/desk/queue")
async def queue(request: Call) -> list[api.QueueEntry]:
    """Reports and flagged lines that nobody is done with."""
    desk, _ = await at_desk(request)
    return await desk.kept.queue()


@get("/api/desk/audit")
async def audit(request: Call, before: FromQuery[int | None] = None) -> list[api.AuditEntry]:
    """What was done at the desk, the latest first; `before` is the id of the last entry of a page."""
    desk, _ = await at_desk(request)
    return await desk.kept.audit(before=before)


@get("/api/desk/people/{who:str}")
async def person(request: Call, who: FromPath[str]) -> api.PersonCard:
    """Somebody, and what was done to him."""
    desk, _ = await at_desk(request)
    return await desk.card(who[:40])


@get("/api/desk/rules")
async def rules(request: Call) -> api.HouseRules:
    """The rules of the house."""
    desk, _ = await at_desk(request, "keeper")
    return await desk.rules()


@get("/api/desk/numbers")
async def numbers(request: Call, days: FromQuery[int] = 30) -> list[api.DayNumbers]:
    """What happened in each of the last days, today last."""
    desk, _ = await at_desk(request, "keeper")
    if not 1 <= days <= MOST_DAYS:
        raise Refused("malformed")
    return await desk.kept.numbers(hall_of(request).now() // DAY - days + 1, days)


@post("/api/desk/deeds", status_code=200)
async def do(request: Call, data: JSONBody[api.AnyDeed]) -> api.DeedDone:
    """Do something at the desk."""
    desk, officer = await at_desk(request)
    return await desk.do(officer, data)


@post("/api/tables/{table_id:str}/flags", status_code=204)
async def flag(request: Call, table_id: FromPath[str], data: JSONBody[api.Flag]) -> None:
    """Draw the moderators' attention to a line of a table's chat."""
    house, person_id = house_of(request), person_of(request)
    await house.gate.reports.take(person_id)
    await house.gate.reports_of_address.take(address_of(request))
    await house.desk.kept.flag(table_id[:32], data.line, person_id, house.hall.now())


HANDLERS: list[Any] = [queue, audit, person, rules, numbers, do, flag]
