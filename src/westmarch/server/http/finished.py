"""Finished games over HTTP: their history, any moment of them, what the computer thinks of it, and another game from there."""

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from westmarch.core.state import PUBLIC
from westmarch.server.http import previews
from westmarch.server.http.lobby import (
    JSON,
    Call,
    address_of,
    be_known,
    hall_of,
    house_of,
    live_table,
    person_of,
    wanted_seed,
)
from westmarch.server.protocol import api
from westmarch.server.refusal import Refused
from westmarch.server.tables.computers.line import Asker
from westmarch.server.tables.live import LiveTable
from westmarch.server.tables.match import Match

PICTURE_SECONDS = 86_400  # for which it need not be asked for again


def asker_of(call: Call) -> Asker:
    """Who waits for a worker's answer."""
    return Asker(person_of(call), address_of(call))


async def finished_game(call: Call, table_id: str) -> Match:
    """A table of which somebody reads, after a permit for it was taken."""
    gate = house_of(call).gate
    gate.readings.take(person_of(call))
    gate.readings_of_address.take(address_of(call))
    return (await unsealed_table(call, table_id)).match


async def unsealed_table(call: Call, table_id: str) -> LiveTable:
    """A table whose deal nobody is still to play."""
    if await house_of(call).tournaments.is_sealed(table_id[:32]):
        raise Refused("not_over")
    return await live_table(call, table_id)


@get("/api/tables/{table_id:str}/history")
async def history(request: Call, table_id: FromPath[str]) -> Response[bytes]:
    """All words of a finished game."""
    match = await finished_game(request, table_id)
    viewer = match.viewer_of(person_of(request))
    return Response(await house_of(request).replays.history(match, viewer, asker_of(request)), media_type=JSON)


@get("/api/tables/{table_id:str}/at/{said:int}")
async def at(
    request: Call, table_id: FromPath[str], said: FromPath[int], viewer: FromQuery[int | None] = None
) -> Response[bytes]:
    """A finished game at a moment."""
    match = await finished_game(request, table_id)
    eyes = match.viewer_of(person_of(request)) if viewer is None else max(viewer, PUBLIC)
    return Response(await house_of(request).replays.moment(match, said, eyes, asker_of(request)), media_type=JSON)


@get("/pictures/{name:str}")
async def picture(request: Call, name: FromPath[str]) -> Response[bytes]:
    """The board of a finished game that everybody may find, for the preview of its link."""
    house_of(request).gate.requests_of_address.take(address_of(request))
    match = await finished_game(request, name.removesuffix(previews.PICTURE_SUFFIX))
    asker = Asker(address_of(request), address_of(request))  # who fetches pictures for others comes without a cookie
    drawn = await house_of(request).replays.picture(match, asker)
    return Response(drawn, media_type="image/png", headers={"cache-control": f"public, max-age={PICTURE_SECONDS}"})


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def analyse(request: Call, table_id: FromPath[str]) -> api.Analysis:
    """Begin an analysis."""
    gate = house_of(request).gate
    await gate.analyses.take(person_of(request))
    await gate.analyses_of_address.take(address_of(request))
    live = await unsealed_table(request, table_id)
    return await house_of(request).analyses.begin(live.id, live.match, asker_of(request))


@get("/api/tables/{table_id:str}/analysis")
async def analysis(request: Call, table_id: FromPath[str]) -> api.Analysis:
    """What has been estimated so far."""
    live = await unsealed_table(request, table_id)
    return await house_of(request).analyses.get(live.id, live.match)


@get("/api/tables/{table_id:str}/better/{said:int}")
async def better(request: Call, table_id: FromPath[str], said: FromPath[int]) -> Response[bytes]:
    """What the computer would have chosen at a moment."""
    match = await finished_game(request, table_id)
    return Response(await house_of(request).replays.better(match, said, asker_of(request)), media_type=JSON)


@post("/api/tables/{table_id:str}/play-on")
async def play_on(request: Call, table_id: FromPath[str], data: JSONBody[api.PlayOn]) -> api.Created:
    """Set up a table that goes on from a moment."""
    hall, person, gate = hall_of(request), person_of(request), house_of(request).gate
    await gate.tables.take(person)
    await gate.tables_of_address.take(address_of(request))
    hall.check()
    match = await finished_game(request, table_id)
    moment = await house_of(request).replays.taken_up(match, data.said, asker_of(request))
    await be_known(hall, person)
    return await hall.play_on(person, match, moment, data, wanted_seed(request))


HANDLERS = [history, at, picture, analyse, analysis, better, play_on]
