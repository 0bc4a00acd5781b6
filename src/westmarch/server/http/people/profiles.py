"""Profiles over HTTP: what somebody shows of himself, his password, all his data, and the end of his account."""

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from westmarch.server.http import accounts
from westmarch.server.http.lobby import JSON, Call, hall_of, house_of, person_of
from westmarch.server.http.meeting.bots import revoke
from westmarch.server.http.people.leaders import rating
from westmarch.server.people.sessions import FORMER
from westmarch.server.protocol import people as api
from westmarch.server.protocol.api import Me
from westmarch.server.refusal import Refused
from westmarch.server.storage.decks import Shelf
from westmarch.server.storage.history import Wanted
from westmarch.server.storage.profiles import Card, Tally, as_file
from westmarch.server.storage.ratings import Change
from westmarch.server.tables import requests
from westmarch.server.tables.hall import Hall

MOST_RECENT = 10
FILE = "westmarch.json"


async def own_card(request: Call) -> Card:
    """The caller's own account, or a refusal."""
    card = await house_of(request).profiles.by_id(person_of(request))
    if card is None:
        raise Refused("not_registered")
    return card


def tally(found: Tally) -> api.Tally:
    """A tally as it is told."""
    return api.Tally(*found)


def curve(game: str, kind: str, changes: list[Change]) -> api.RatingCurve:
    """A rating and how it came to what it is."""
    points = [api.RatingPoint(change.at, change.after.points) for change in changes]
    return api.RatingCurve(game, kind, rating(changes[-1].after), points)


@get("/api/people/{name:str}")
async def profile(request: Call, name: FromPath[str]) -> api.Profile:
    """Somebody's profile: to others what he shows, to himself everything."""
    card = await house_of(request).profiles.by_login(name[:80])
    if card is None:
        raise Refused("no_such_person")
    return await told(request, card)


async def told(request: Call, card: Card) -> api.Profile:
    """A profile as the caller may see it."""
    house, caller = house_of(request), person_of(request)
    own = card.id == caller
    results, ratings = own or card.shows_results, own or card.shows_ratings
    tallies = await house.profiles.tallies(card.id) if results else {}
    curves = await house.ratings.of_person(card.id) if ratings else {}
    rivals = await house.profiles.rivals(card.id) if results else {}
    recent = await house.history.search(Wanted(people=(card.id,)), caller) if results else []
    return api.Profile(
        name=card.name,
        emblem=card.emblem,
        created=card.created,
        own=own,
        shows_results=card.shows_results,
        shows_ratings=card.shows_ratings,
        results=[api.SideTally(*played, tally(found)) for played, found in tallies.items()],
        ratings=[curve(game, kind, changes) for (game, kind), changes in sorted(curves.items())],
        rivals=[api.RivalTally(name, tally(found)) for name, found in rivals.items()],
        recent=recent[:MOST_RECENT],
        decks=await Shelf(house.hall.store).shared_by(card.id),
    )


@post("/api/profile", status_code=200)
async def change(request: Call, data: JSONBody[api.ChangeProfile]) -> api.Profile:
    """Change what one shows."""
    card = await own_card(request)
    await house_of(request).profiles.show(card.id, data.emblem, data.shows_results, data.shows_ratings)
    return await told(request, await own_card(request))


@post("/api/account/password", status_code=200)
async def change_password(request: Call, data: JSONBody[api.ChangePassword]) -> None:
    """Take a new password and sign out everywhere else."""
    card, house = await own_card(request), house_of(request)
    await accounts.prove(request, card.name, data.old)
    await house.profiles.set_password(card.id, await house.passwords.hash(data.new))
    await accounts.sign_out_elsewhere(request)


@get("/api/account/export")
async def export(request: Call) -> Response[bytes]:
    """All that is kept of the caller, as a file."""
    card, house = await own_card(request), house_of(request)
    await house.gate.exports.take(card.id)
    headers = {"content-disposition": f'attachment; filename="{FILE}"', "cache-control": "no-store"}
    return Response(as_file(await house.profiles.export(card.id)), media_type=JSON, headers=headers)


@post("/api/account/delete", status_code=200)
async def delete_account(request: Call, data: JSONBody[api.DeleteAccount]) -> Me:
    """Delete the caller's account: he leaves his tables, and is a former player wherever he sat."""
    card, house, hall = await own_card(request), house_of(request), hall_of(request)
    await accounts.prove(request, card.name, data.password)
    for table in await house.profiles.games_of(card.id):
        await leave(hall, table, card.id)
    for session in await house.accounts.sessions_of(card.id):
        await accounts.end_session(house, card.id, session.id)
    for bot in await house.bots.of(card.id):
        for token in bot.tokens:
            await revoke(house, card.id, token.id)
    await house.profiles.forget(card.id)
    hall.tell_name(card.id, FORMER)
    await accounts.sign_out(request, house)
    return await accounts.describe(house, person_of(request))


async def leave(hall: Hall, table: str, person: str) -> None:
    """Leave a table for good; a rated game is given up."""
    live = await hall.table(table)
    while await live.act(lambda match: requests.leave_for_good(match, person)):
        pass


HANDLERS: list[Any] = [profile, change, change_password, export, delete_account]
