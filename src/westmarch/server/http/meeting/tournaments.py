"""Tournaments over HTTP: opening, entering, starting, looking on."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from westmarch.server.http.lobby import Call, house_of, person_of
from westmarch.server.http.meeting.bots import account_of
from westmarch.server.people import written
from westmarch.server.protocol import tournaments
from westmarch.server.protocol.pieces import TournamentDoing


@get("/api/tournaments")
async def listed(request: Call) -> list[tournaments.TournamentRow]:
    """Tournaments to enter and to watch."""
    return await house_of(request).tournaments.listed()


@post("/api/tournaments")
async def open_one(request: Call, data: JSONBody[tournaments.NewTournament]) -> tournaments.Tournament:
    """Open a tournament."""
    house, host = house_of(request), await account_of(request)
    await house.gate.tables.take(host)
    return await house.tournaments.open(host, written.deck_name(data.name), data)


@get("/api/tournaments/{tournament:str}")
async def one(request: Call, tournament: FromPath[str]) -> tournaments.Tournament:
    """A tournament with its standings and games."""
    return await house_of(request).tournaments.find(tournament[:32], person_of(request))


@post("/api/tournaments/{tournament:str}/{doing:str}", status_code=200)
async def do(request: Call, tournament: FromPath[str], doing: FromPath[TournamentDoing]) -> tournaments.Tournament:
    """Enter or leave; as its host start it or call it off."""
    found, person = house_of(request).tournaments, await account_of(request)
    acts = {"enter": found.enter, "leave": found.leave, "start": found.start, "call_off": found.call_off}
    return await acts[doing](tournament[:32], person)


HANDLERS = [listed, open_one, one, do]
