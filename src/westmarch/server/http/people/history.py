"""The history over HTTP: finished games by game, people, result, length and date, and their records as files."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import File

from westmarch.core.state import PUBLIC
from westmarch.server.http.finished import asker_of, finished_game
from westmarch.server.http.lobby import Call, address_of, house_of, person_of
from westmarch.server.protocol.api import History as WholeGame
from westmarch.server.protocol.people import FindGames, MonthFile
from westmarch.server.protocol.situations import TableSummary
from westmarch.server.refusal import Refused
from westmarch.server.storage.history import Wanted
from westmarch.server.storage.profiles import LOST, SHARED, WON

RESULTS = {"": None, "won": WON, "shared": SHARED, "lost": LOST}
MOST_PEOPLE = 4
MONTH_LETTERS = 7
RECORD = "text/plain; charset=utf-8"


async def ids_of(request: Call, names: str) -> tuple[str, ...]:
    """Those whom a search names, by commas; one who hides his games is found by nobody else."""
    found = []
    for name in [name.strip() for name in names.split(",") if name.strip()][:MOST_PEOPLE]:
        card = await house_of(request).profiles.by_login(name)
        if card is None or not (card.shows_results or card.id == person_of(request)):
            raise Refused("no_such_person")
        found.append(card.id)
    return tuple(found)


@get("/api/history")
async def search(request: Call) -> list[TableSummary]:
    """The latest finished games that fit."""
    try:
        given = msgspec.convert(dict(request.query_params.items()), FindGames, strict=False)
    except msgspec.ValidationError:
        raise Refused("malformed") from None
    wanted = Wanted(
        game=given.game,
        people=await ids_of(request, given.people),
        result=RESULTS[given.result],
        shortest=given.shortest,
        longest=given.longest,
        since=given.since,
        until=given.until,
        rated=given.rated,
        before=given.before,
    )
    return await house_of(request).history.search(wanted, person_of(request))


@get("/api/tables/{table_id:str}/record")
async def record(request: Call, table_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, as a file that every command reads."""
    match = await finished_game(request, table_id)
    told = await house_of(request).replays.history(match, PUBLIC, asker_of(request))
    text = msgspec.json.decode(told, type=WholeGame).record
    if text is None:
        raise Refused("no_record")
    name = f"{match.setup.game}-{match.setup.id}.wmr"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=RECORD, headers=headers)


@get("/api/months")
async def months(request: Call) -> list[MonthFile]:
    """The months whose public games can be had as one file."""
    return await house_of(request).months.all()


@post("/api/months/{month:str}", status_code=200)
async def make_month(request: Call, month: FromPath[str]) -> MonthFile:
    """Begin to make a month's file; `GET /months` tells when it is ready."""
    await house_of(request).gate.exports.take(address_of(request))
    return await house_of(request).months.make(month[:MONTH_LETTERS])


@get("/api/months/{month:str}/file")
async def month_file(request: Call, month: FromPath[str]) -> File:
    """The public games of a month, as an archive of records."""
    file = house_of(request).months.file(month[:MONTH_LETTERS])
    if not file.is_file():
        raise Refused("no_record")
    return File(file, filename=file.name, media_type="application/zip")


HANDLERS: list[Any] = [search, record, months, make_month, month_file]
