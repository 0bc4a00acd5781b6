"""What bots do, each by its token: hear of challenges and games, answer them, play and write. `docs/bots.md` tells it to their authors.

Streams are lines of JSON (NDJSON). An empty line now and then shows that a stream still works.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing

import msgspec
from litestar import Router, get, post
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from westmarch import __version__
from westmarch.ai.programs.protocol import question_about
from westmarch.core.errors import WestmarchError
from westmarch.core.rng import Rng
from westmarch.server.house import House
from westmarch.server.http import door
from westmarch.server.http.accounts import describe
from westmarch.server.http.lobby import Call, address_of, house_of, live_table, scope_of, summary
from westmarch.server.http.meeting import challenges
from westmarch.server.http.sockets import rematch, write_line
from westmarch.server.meeting.bots import Bearer, check_scope
from westmarch.server.protocol import api, meeting, tournaments, wire
from westmarch.server.protocol.pieces import Scope
from westmarch.server.protocol.situations import TableSummary
from westmarch.server.refusal import Refused
from westmarch.server.signals.bell import rung_within
from westmarch.server.tables import events, requests
from westmarch.server.tables.hall import Hall
from westmarch.server.tables.live import Close, Connection, LiveTable, encoded
from westmarch.server.tables.match import Match

NDJSON = "application/x-ndjson"
PATH = "/api/bot"
QUIET_SECONDS = 10.0  # after which a stream says that it still works
QUESTION_SECONDS = 1.0  # for which a question suggests to think
EMPTY = b"\n"
OPENAPI = OpenAPIConfig(
    title="Westmarch for bots",
    version=__version__,
    description="Play at the tables of this server with a program. Tokens are made on the account page of the bot's owner.",
    path="/api/openapi",
    render_plugins=[JsonRenderPlugin()],
    use_handler_docstrings=True,
    security=[{"token": []}],
    components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
)


def bearer_of(call: Call, needed: Scope | None = None) -> Bearer:
    """The bot that calls, if its token allows what it wants."""
    bearer: Bearer = scope_of(call)[door.BEARER]
    if needed is not None:
        check_scope(bearer.scopes, needed)
    return bearer


# What concerns the bot itself


@get("/account")
async def account(request: Call) -> api.Me:
    """Who the bot is."""
    return await describe(house_of(request), bearer_of(request).person)


@get("/stream", media_type=NDJSON)
async def stream(request: Call) -> Stream:
    """Challenges and games as they come, a line each: first those that there are."""
    bearer = bearer_of(request)
    return streamed(house_of(request).hall, bearer, address_of(request), own_events(house_of(request), bearer))


def streamed(hall: Hall, bearer: Bearer, address: str, lines: AsyncGenerator[bytes, None]) -> Stream:
    """An answer that goes on: it takes a place as a socket does, and what ends it too early is its last line."""

    async def counted() -> AsyncIterator[bytes]:
        try:
            hall.take_place(bearer.person, address)
        except Refused as refused:
            yield encoded(wire.Refused(None, refused.reason, refused.args_given)).encode() + b"\n"
            return
        try:
            async with aclosing(lines):
                async for line in lines:
                    yield line
        except Refused as refused:
            yield encoded(wire.Refused(None, refused.reason, refused.args_given)).encode() + b"\n"
        finally:
            hall.give_place(bearer.person, address)

    return Stream(counted(), media_type=NDJSON)


async def own_events(house: House, bearer: Bearer) -> AsyncGenerator[bytes, None]:
    """Look at what the bot has whenever the bell rings, and tell what is new, until its token is revoked."""
    told: dict[str, meeting.BotEvent] = {}
    with house.hall.bell.listen(bearer.person) as rung:
        while (found := await asyncio.shield(what_there_is(house, bearer))) is not None:
            for event in [*gone(told, found), *(event for key, event in found.items() if key not in told)]:
                yield msgspec.json.encode(event) + b"\n"
            told = found
            if not await rung_within(rung, QUIET_SECONDS):
                yield EMPTY


async def what_there_is(house: House, bearer: Bearer) -> dict[str, meeting.BotEvent] | None:
    """A bot's open challenges and the games it plays, by names of their own; nothing once its token is revoked.

    Who goes away must not break off a question to the database: that would cost the connection to it. Hence the shield around this.
    """
    if await house.bots.look_up(bearer.token) is None:
        return None
    await house.bots.listens(bearer)
    games = await house.bots.games(bearer.person)
    open_ones = [one for one in await house.challenges.of(bearer.person) if one.state == "open"]
    return {
        **{f"game {table}": meeting.GameStart(table, game) for table, game in games.items()},
        **{f"challenge {one.id}": meeting.Challenged(one) for one in open_ones},
    }


def gone(told: dict[str, meeting.BotEvent], found: dict[str, meeting.BotEvent]) -> list[meeting.BotEvent]:
    """What ended of that which was told."""
    ended = [event for key, event in told.items() if key not in found]
    return [
        meeting.GameOver(event.table)
        if isinstance(event, meeting.GameStart)
        else meeting.ChallengeGone(event.challenge.id)
        for event in ended
        if isinstance(event, meeting.GameStart | meeting.Challenged)
    ]


# Challenges


@get("/challenges")
async def list_challenges(request: Call) -> list[meeting.Challenge]:
    """Open challenges, sent and received, and those answered within a minute."""
    return await house_of(request).challenges.of(bearer_of(request, "challenge").person)


@post("/challenges")
async def send_challenge(request: Call, data: JSONBody[meeting.NewChallenge]) -> meeting.Challenge:
    """Challenge an account or another bot."""
    house, person = house_of(request), bearer_of(request, "challenge").person
    await house.gate.challenges.take(person)
    await challenges.check_room(house, person)
    return await house.challenges.send(person, data)


@post("/challenges/{challenge:str}/{how:str}", status_code=200)
async def end_challenge(request: Call, challenge: FromPath[str], how: FromPath[meeting.Ending]) -> meeting.Challenge:
    """Accept or decline a challenge, or withdraw one's own."""
    person = bearer_of(request, "challenge").person
    return await challenges.answer(house_of(request), challenge[:32], person, how)


# Tournaments


@get("/tournaments")
async def list_tournaments(request: Call) -> list[tournaments.TournamentRow]:
    """Tournaments, with whether bots may enter them."""
    bearer_of(request, "challenge")
    return await house_of(request).tournaments.listed()


@get("/tournaments/{tournament:str}")
async def one_tournament(request: Call, tournament: FromPath[str]) -> tournaments.Tournament:
    """A tournament with its standings and games."""
    return await house_of(request).tournaments.find(tournament[:32], bearer_of(request, "challenge").person)


@post("/tournaments/{tournament:str}/enter", status_code=200)
async def enter_tournament(request: Call, tournament: FromPath[str]) -> tournaments.Tournament:
    """Enter a tournament that admits bots, before it begins. Its games come by the stream of events."""
    return await house_of(request).tournaments.enter(tournament[:32], bearer_of(request, "challenge").person)


@post("/tournaments/{tournament:str}/leave", status_code=200)
async def leave_tournament(request: Call, tournament: FromPath[str]) -> tournaments.Tournament:
    """Be paired no more."""
    return await house_of(request).tournaments.leave(tournament[:32], bearer_of(request, "challenge").person)


# Tables


async def own_table(call: Call, table_id: str, needed: Scope) -> tuple[LiveTable, str]:
    """A table at which the bot sits."""
    person = bearer_of(call, needed).person
    live = await live_table(call, table_id)
    requests.own_seats(live.match, person)
    return live, person


@get("/tables/{table_id:str}")
async def table(request: Call, table_id: FromPath[str]) -> TableSummary:
    """A table as the lobby lists it."""
    return await summary(request, table_id)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(request: Call, table_id: FromPath[str], data: JSONBody[meeting.Invited]) -> TableSummary:
    """Take the seat that an invitation is for: a bot sits down only where it is wanted."""
    house, person = house_of(request), bearer_of(request, "play").person
    await challenges.check_room(house, person)
    live = await live_table(request, table_id)
    await live.act(lambda match: requests.join(match, person, api.Join(invite=data.invite)))
    await live.act(requests.may_start)
    return await summary(request, table_id)


@get("/tables/{table_id:str}/stream", media_type=NDJSON)
async def table_stream(request: Call, table_id: FromPath[str]) -> Stream:
    """The table as a browser gets it, a line each: a `Snapshot`, then `Update`, `Chat`, `Presence` and `Thinking`."""
    live, person = await own_table(request, table_id, "play")
    bearer, address = bearer_of(request), address_of(request)
    return streamed(live.hall, bearer, address, table_lines(live, Connection(person, address, bearer.token)))


async def table_lines(live: LiveTable, connection: Connection) -> AsyncGenerator[bytes, None]:
    """What happens at a table until one of both ends."""
    joining = asyncio.ensure_future(live.connect(connection, -1))
    try:
        await asyncio.shield(joining)
        while True:
            try:
                item = await asyncio.wait_for(connection.line.get(), QUIET_SECONDS)
            except TimeoutError:
                yield EMPTY
                continue
            if isinstance(item, Close):
                return
            yield item.encode() + b"\n"
    finally:
        if joining.done():
            live.disconnect(connection)
        else:
            joining.add_done_callback(lambda _: live.disconnect(connection))


@get("/tables/{table_id:str}/question")
async def question(request: Call, table_id: FromPath[str]) -> meeting.Asked:
    """What the bot is asked, as `westmarch bot` and every program of the arena takes it."""
    live, person = await own_table(request, table_id, "play")
    async with live.surely() as match:
        if match.status != "playing" or match.asked not in match.seats_of(person):
            return meeting.Asked(match.version, match.status, None)
        chance = Rng(live.hall.chance(match))
        asked = question_about(match.game, match.state, match.version, QUESTION_SECONDS, chance)
        return meeting.Asked(match.version, match.status, asked)


@post("/tables/{table_id:str}/words", status_code=200)
async def words(request: Call, table_id: FromPath[str], data: JSONBody[meeting.Words]) -> api.Done:
    """Say words: all of them or none."""
    live, person = await own_table(request, table_id, "play")
    try:
        numbers = live.match.game.vocabulary.numbers_of(data.words)
    except WestmarchError:
        raise Refused("illegal_word", word=data.words[0]) from None
    said = wire.Say(id=data.id, version=data.version, words=list(numbers))
    return await acted(live, lambda match: requests.say(match, person, said))


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Call, table_id: FromPath[str], data: JSONBody[meeting.Agreed]) -> api.Done:
    """Answer somebody who wants to take words back."""
    live, person = await own_table(request, table_id, "play")
    return await acted(live, lambda match: requests.answer_undo(match, person, wire.AnswerUndo(id="bot", yes=data.yes)))


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(request: Call, table_id: FromPath[str]) -> api.Done:
    """Give the game up."""
    live, person = await own_table(request, table_id, "play")
    seat = live.match.seats_of(person)[0]
    return await acted(live, lambda match: requests.resign(match, person, wire.Resign(id="bot", seat=seat)))


@post("/tables/{table_id:str}/rematch", status_code=200)
async def again(request: Call, table_id: FromPath[str]) -> api.Done:
    """Ask for, or agree to, another game."""
    live, person = await own_table(request, table_id, "play")
    await challenges.check_room(house_of(request), person)
    await live.act(lambda match: rematch(live.hall, match, person, False))
    return api.Done(live.match.version)


@post("/tables/{table_id:str}/chat", status_code=200)
async def chat(request: Call, table_id: FromPath[str], data: JSONBody[meeting.Written]) -> api.Done:
    """Write a line to everybody at the table."""
    live, person = await own_table(request, table_id, "chat")
    await write_line(house_of(request), live, person, data.text)
    return api.Done(live.match.version)


async def acted(live: LiveTable, decide: Callable[[Match], events.AnyEvent | None]) -> api.Done:
    """Carry something out."""
    await live.act(decide)
    return api.Done(live.match.version)


ROUTER = Router(
    PATH,
    route_handlers=[
        account, stream, list_challenges, send_challenge, end_challenge, list_tournaments, one_tournament,
        enter_tournament, leave_tournament, table, join, table_stream, question, words,
        undo, resign, again, chat,
    ],
    include_in_schema=True,
)  # fmt: skip
