"""Decks that people share on their profiles, over HTTP. Whoever copies one keeps it as he would keep any other."""

from typing import Any

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from westmarch.server.http.lobby import Call, address_of, hall_of, house_of, person_of
from westmarch.server.http.people.profiles import own_card
from westmarch.server.http.shelf import shelf_of
from westmarch.server.protocol.decks import Deck, ShareDeck
from westmarch.server.storage.decks import MAX_ID, Shelf


@get("/api/decks/{deck_id:str}")
async def one(request: Call, deck_id: FromPath[str]) -> Deck:
    """A deck of the caller's own, or one that its owner shares."""
    return await Shelf(hall_of(request).store).one(person_of(request), deck_id)


@put("/api/decks/{deck_id:str}/shared")
async def share(request: Call, deck_id: FromPath[str], data: JSONBody[ShareDeck]) -> Deck:
    """Show a deck on the caller's profile, or no longer."""
    card = await own_card(request)
    return await (await shelf_of(request)).share(card.id, deck_id, data.shared)


@post("/api/decks/{deck_id:str}/flags", status_code=204)
async def flag(request: Call, deck_id: FromPath[str]) -> None:
    """Draw the moderators' attention to the name of a deck that is shared."""
    house, person = house_of(request), person_of(request)
    await house.gate.reports.take(person)
    await house.gate.reports_of_address.take(address_of(request))
    await house.desk.kept.flag_deck(deck_id[:MAX_ID], person, house.hall.now())


HANDLERS: list[Any] = [one, share, flag]
