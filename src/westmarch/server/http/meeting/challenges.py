"""Challenges to a name, as people send and answer them in the browser."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from westmarch.server.house import House
from westmarch.server.http.lobby import Call, house_of, person_of
from westmarch.server.http.meeting.bots import account_of
from westmarch.server.protocol import meeting
from westmarch.server.refusal import Refused


async def check_room(house: House, person: str) -> None:
    """Refuse a bot that plays as many games as it may."""
    known = await house.hall.store.person(person)
    if known is not None and known.bot and len(await house.bots.games(person)) >= house.settings.limits.games_of_bot:
        raise Refused("too_many_games")


async def answer(house: House, challenge: str, person: str, how: meeting.Ending) -> meeting.Challenge:
    """Accept, decline or withdraw."""
    if how == "accept":
        await check_room(house, person)
        return await house.challenges.accept(challenge, person)
    return await house.challenges.end(challenge, person, "declined" if how == "decline" else "withdrawn")


@get("/api/challenges")
async def challenges(request: Call) -> list[meeting.Challenge]:
    """The caller's open challenges, sent and received, and those answered within a minute."""
    return await house_of(request).challenges.of(person_of(request))


@post("/api/challenges")
async def send(request: Call, data: JSONBody[meeting.NewChallenge]) -> meeting.Challenge:
    """Challenge somebody."""
    house, person = house_of(request), await account_of(request)
    await house.gate.challenges.take(person)
    return await house.challenges.send(person, data)


@post("/api/challenges/{challenge:str}/{how:str}", status_code=200)
async def end(request: Call, challenge: FromPath[str], how: FromPath[meeting.Ending]) -> meeting.Challenge:
    """Accept, decline or withdraw."""
    return await answer(house_of(request), challenge[:32], person_of(request), how)


HANDLERS = [challenges, send, end]
