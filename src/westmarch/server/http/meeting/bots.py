"""Bots on their owner's account page: making them, and making and revoking the tokens by which they come."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from westmarch.server.house import House
from westmarch.server.http.accounts import end_connections
from westmarch.server.http.lobby import Call, address_of, hall_of, house_of, person_of
from westmarch.server.people import written
from westmarch.server.people.likeness import check_name, log_in_by
from westmarch.server.protocol import meeting


async def account_of(call: Call) -> str:
    """The caller, who must have an account."""
    person = person_of(call)
    await hall_of(call).be_registered(person)
    return person


@get("/api/bots")
async def here(request: Call) -> list[str]:
    """The names of bots that can be challenged now."""
    return await house_of(request).bots.here()


@get("/api/bots/mine")
async def mine(request: Call) -> list[meeting.Bot]:
    """The caller's bots with their tokens."""
    return await house_of(request).bots.of(person_of(request))


@post("/api/bots/mine")
async def make(request: Call, data: JSONBody[meeting.NewBot]) -> meeting.Bot:
    """Make an account for a program."""
    house, owner = house_of(request), await account_of(request)
    await house.gate.accounts.take(address_of(request))
    name = written.name(data.name)
    await check_name(house.hall.store, name, "")
    return await house.bots.make(owner, name, log_in_by(name))


@post("/api/bots/mine/{bot:str}/tokens")
async def make_token(request: Call, bot: FromPath[str], data: JSONBody[meeting.NewToken]) -> meeting.MadeToken:
    """Make a token for a bot; it is shown this once."""
    named = meeting.NewToken(written.name(data.name), data.scopes)
    return await house_of(request).bots.make_token(await account_of(request), bot[:32], named)


@delete("/api/bots/tokens/{token:str}")
async def revoke_token(request: Call, token: FromPath[str]) -> None:
    """End a token, and whatever goes on by it."""
    await revoke(house_of(request), person_of(request), token[:64])


async def revoke(house: House, owner: str, token: str) -> None:
    """Revoke a token of one of somebody's bots, in all processes."""
    bot = await house.bots.revoke(owner, token)
    end_connections(house, token)
    house.hall.bell.ring([bot])


HANDLERS = [here, mine, make, make_token, revoke_token]
