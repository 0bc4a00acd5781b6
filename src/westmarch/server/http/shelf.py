"""The decks that people keep, over HTTP. Whoever a request comes from sees and changes only his own."""

import asyncio

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from westmarch.core.game import Game
from westmarch.server.http import catalogue
from westmarch.server.http.lobby import Call, address_of, be_known, hall_of, house_of, person_of, send_asset
from westmarch.server.people import decks
from westmarch.server.protocol import decks as api
from westmarch.server.storage.decks import Shelf
from westmarch.text import deck_lists
from westmarch.text.deck_lists.deck import DeckList
from westmarch.text.speech import speech


async def shelf_of(call: Call) -> Shelf:
    """The shelf, after a permit to use it was taken."""
    gate = house_of(call).gate
    await gate.decks.take(person_of(call))
    await gate.decks_of_address.take(address_of(call))
    return Shelf(hall_of(call).store)


@get("/api/games/{key:str}/decks")
async def ready_made(request: Call, key: FromPath[str]) -> Response[bytes]:
    """The decks that come with a game."""
    return send_asset(request, catalogue.decks(key[:40]))


@get("/api/decks")
async def own(request: Call, game: FromQuery[str]) -> list[api.Deck]:
    """The caller's decks for a game."""
    return await Shelf(hall_of(request).store).decks(person_of(request), game)


@post("/api/decks")
async def add(request: Call, data: JSONBody[api.NewDeck]) -> api.Deck:
    """Keep a new deck."""
    hall, person, shelf = hall_of(request), person_of(request), await shelf_of(request)
    game = decks.game_with_decks(data.game)
    deck = decks.received(data, game)
    await be_known(hall, person)
    return decks.described(deck, game, await shelf.add(person, data.game, deck, hall.now()))


@put("/api/decks/{deck_id:str}")
async def replace(request: Call, deck_id: FromPath[str], data: JSONBody[api.NewDeck]) -> api.Deck:
    """Keep a deck as it is now."""
    shelf = await shelf_of(request)
    deck = decks.received(data, decks.game_with_decks(data.game))
    return await shelf.replace(person_of(request), deck_id, deck, hall_of(request).now())


@delete("/api/decks/{deck_id:str}")
async def remove(request: Call, deck_id: FromPath[str]) -> None:
    """Keep a deck no longer."""
    await (await shelf_of(request)).remove(person_of(request), deck_id)


# Nothing is kept by these. Lists are read and written beside the others' requests: languages take a while to learn.


@post("/api/decks/check", status_code=200)
async def check(data: JSONBody[api.NewDeck]) -> api.Deck:
    """What is wrong with a deck."""
    game = decks.game_with_decks(data.game)
    return decks.described(decks.received(data, game), game)


@post("/api/decks/read", status_code=200)
async def read(request: Call, data: JSONBody[api.ReadDeck]) -> api.Deck:
    """The deck of a list."""
    await shelf_of(request)
    game = decks.game_with_decks(data.game)
    return decks.described(await asyncio.to_thread(deck_lists.read, data.text, game), game)


@post("/api/decks/write", status_code=200)
async def write(data: JSONBody[api.WriteDeck]) -> api.WrittenDeck:
    """A deck as a list."""
    game = decks.game_with_decks(data.deck.game)
    deck = decks.received(data.deck, game)
    return api.WrittenDeck(await asyncio.to_thread(written, deck, data.format, game, data.lang))


def written(deck: DeckList, form: str, game: Game, lang: str) -> str:
    """A deck as a list in a language."""
    return deck_lists.write(deck, form, game, speech(lang))


HANDLERS = [ready_made, own, add, replace, remove, check, read, write]
