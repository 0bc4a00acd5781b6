"""The lobby over HTTP: which games there are, tables to join, finished games to look at."""

import asyncio
from typing import Any, cast

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from westmarch import __version__
from westmarch.ai.workers import engine_build
from westmarch.server.house import House
from westmarch.server.http import catalogue, door, previews, static
from westmarch.server.people import sessions
from westmarch.server.protocol import api
from westmarch.server.protocol.situations import Since, TableSummary
from westmarch.server.refusal import Refused
from westmarch.server.storage.store import Which
from westmarch.server.tables import reports, requests
from westmarch.server.tables.hall import Hall
from westmarch.server.tables.live import LiveTable
from westmarch.server.tables.since import since
from westmarch.text import speech

SEED_HEADER = b"x-westmarch-seed"
JSON = "application/json"
LOOPBACK = ("127.0.0.1", "::1")
Call = Request[Any, Any, State]


def house_of(call: Call) -> House:
    """What all requests share."""
    house: House = call.app.state.house
    return house


def hall_of(call: Call) -> Hall:
    """All live tables."""
    return house_of(call).hall


def scope_of(call: Call) -> door.Scope:
    """The request as the door left it."""
    return cast(door.Scope, call.scope)


def person_of(call: Call) -> str:
    """The caller."""
    return str(scope_of(call)[door.PERSON])


def address_of(call: Call) -> str:
    """Where the call comes from."""
    return door.address(scope_of(call))


async def be_known(hall: Hall, person: str) -> None:
    """Store a guest who does something that lasts."""
    if await hall.store.person(person) is None:
        await hall.store.save_person(person, hall.now(), sessions.guest_name(person))


# Games


def send_asset(call: Call, asset: static.Asset) -> Response[bytes]:
    """A file, or the word that the client has it already."""
    accepted, known = call.headers.get("accept-encoding", ""), call.headers.get("if-none-match", "")
    status, headers, body = asset.answer(accepted, known)
    return Response(body, status_code=status, headers=headers, media_type=headers["content-type"])


@get("/api/games")
async def games(request: Call) -> Response[bytes]:
    """All games."""
    return send_asset(request, catalogue.games())


@get("/api/games/{key:str}/components")
async def components(request: Call, key: FromPath[str]) -> Response[bytes]:
    """Everything in a game's box."""
    return send_asset(request, catalogue.components(key[:40]))


# Tables


async def live_table(call: Call, table_id: str) -> LiveTable:
    """A table, in memory and sure of itself."""
    live = await hall_of(call).table(table_id[:32])
    async with live.surely():
        return live


async def summary(call: Call, table_id: str) -> TableSummary:
    """One table as the lobby lists it."""
    hall = hall_of(call)
    return await hall.store.summary(table_id[:32], person_of(call), hall.online())


@get("/api/tables")
async def tables(request: Call, which: FromQuery[Which]) -> list[TableSummary]:
    """One of the lobby's lists."""
    hall = hall_of(request)
    return await hall.store.summaries(which, person_of(request), hall.now(), hall.online())


@get("/api/tables/{table_id:str}")
async def table(request: Call, table_id: FromPath[str]) -> TableSummary:
    """One table."""
    return await summary(request, table_id)


@get("/api/tables/{table_id:str}/since")
async def happened(
    request: Call, table_id: FromPath[str], version: FromQuery[int], lang: FromQuery[str] = "en"
) -> Since:
    """What the caller has missed at a table since a version, in a language."""
    gate = house_of(request).gate
    gate.readings.take(person_of(request))
    gate.readings_of_address.take(address_of(request))
    spoken = await asyncio.to_thread(speech, previews.language(lang))  # the first time it reads many files
    live = await live_table(request, table_id)
    return since(live.match, person_of(request), version, spoken)


@post("/api/tables")
async def create(request: Call, data: JSONBody[api.NewTable]) -> api.Created:
    """Set up a table."""
    hall, person, gate = hall_of(request), person_of(request), house_of(request).gate
    await gate.tables.take(person)
    await gate.tables_of_address.take(address_of(request))
    hall.check()
    await be_known(hall, person)
    return await hall.create(person, data, wanted_seed(request))


def wanted_seed(request: Call) -> int | None:
    """The seed that a test asks for; only a server that must be repeatable heeds it."""
    seed = door.header(scope_of(request), SEED_HEADER)
    return int(seed) if seed.isdecimal() else None


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Call, table_id: FromPath[str], data: JSONBody[api.Join]) -> TableSummary:
    """Take a seat."""
    hall, person = hall_of(request), person_of(request)
    live = await live_table(request, table_id)
    await be_known(hall, person)
    if live.match.setup.rated:
        await hall.be_registered(person)
    while await live.act(lambda match: requests.join(match, person, data)):
        if live.match.status != "playing":
            break
    await live.act(requests.may_start)
    return await summary(request, table_id)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Call, table_id: FromPath[str]) -> TableSummary:
    """Leave all one's seats."""
    person = person_of(request)
    live = await live_table(request, table_id)
    while await live.act(lambda match: requests.leave(match, person)):
        if not live.match.seats_of(person):
            break
    return await summary(request, table_id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: Call, table_id: FromPath[str], data: JSONBody[api.Start]) -> TableSummary:
    """Start with computers on the empty seats."""
    person = person_of(request)
    live = await live_table(request, table_id)
    await live.act(lambda match: requests.start(match, person, data))
    return await summary(request, table_id)


@post("/api/reports")
async def report(request: Call, data: JSONBody[api.NewReport]) -> api.Report:
    """Tell the server's keeper that something is wrong."""
    gate = house_of(request).gate
    await gate.reports.take(person_of(request))
    await gate.reports_of_address.take(address_of(request))
    live = await live_table(request, data.table)
    return await reports.file_report(hall_of(request), person_of(request), data, live.match)


# The server itself


@get(["/health", "/api/health"])
async def health(request: Call) -> Response[api.Health]:
    """Whether the server can do its work."""
    hall = hall_of(request)
    database = hall.database_ok and await hall.store.answers()
    writes = database and await hall.can_write()
    found = api.Health(
        ok=writes and hall.bus.healthy is not False,
        database=database,
        writes=writes,
        redis=hall.bus.healthy,
        workers=len(hall.workers.workers),
        workers_replaced=hall.workers.replaced,
        live_tables=len(hall.tables),
        connections=sum(len(live.connections) for live in hall.tables.values()),
        version=__version__,
        engine=engine_build(),
    )
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics")
async def metrics(request: Call) -> Response[bytes]:
    """What the server counts, for programs on the same machine."""
    if address_of(request) not in LOOPBACK:
        return Response(b"", status_code=404)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/")
async def front_page(request: Call) -> Response[bytes]:
    """The browser client's first page."""
    return send_client(request, "")


@get("/{path:path}")
async def client(request: Call, path: FromPath[str]) -> Response[bytes]:
    """The browser client's files and routes; what is behind a link to a table or a person is told before it is opened."""
    page = send_client(request, path)
    asset = house_of(request).assets.get(static.INDEX)
    told = await preview_of(request, path) if asset is not None else None
    if told is None or asset is None:
        return page
    origin = f"{'https' if house_of(request).settings.secure else 'http'}://{request.headers.get('host', '')}"
    body = asset.body.replace(previews.TITLE, told.tags(origin))
    return send_asset(request, static.asset(body, static.PAGE))


async def preview_of(request: Call, path: str) -> previews.Preview | None:
    """What a link shows before it is opened; nothing to one who asks too often."""
    if not previews.is_told_of(path):
        return None
    try:
        house_of(request).gate.requests_of_address.take(address_of(request))
    except Refused:
        return None
    return await previews.preview(house_of(request), path, request.headers.get("accept-language", ""))


def send_client(request: Call, path: str) -> Response[bytes]:
    """A file of the browser client."""
    assets = house_of(request).assets
    if not assets:
        return Response(static.HOW_TO_BUILD.encode(), status_code=503, media_type="text/plain; charset=utf-8")
    found = static.find(assets, path) if not path.startswith("/api/") else None
    return send_asset(request, found) if found is not None else Response(b"", status_code=404)


HANDLERS = [
    games, components, tables, table, happened, create, join, leave, start, report, health, metrics,
    front_page, client,
]  # fmt: skip
