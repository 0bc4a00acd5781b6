"""The decks that people keep, over HTTP. Whoever a request comes from sees and changes only his own."""

import asyncio
import secrets

import sqlalchemy as sa
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.core.game import Game
from westmarch.server.http import catalogue
from westmarch.server.http.lobby import Call, address_of, be_known, hall_of, house_of, person_of, send_asset
from westmarch.server.people import decks
from westmarch.server.protocol import api
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db
from westmarch.server.storage.store import Store
from westmarch.text import deck_lists
from westmarch.text.deck_lists.deck import DeckList
from westmarch.text.speech import speech

MOST_DECKS = 100  # that one person keeps


class Shelf:
    """Where decks are kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def decks(self, person: str, game: str) -> list[api.Deck]:
        """Somebody's decks for a game, the latest first."""
        columns = db.decks.c
        query = sa.select(db.decks).where(columns.person == person, columns.game == game)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(columns.updated.desc(), columns.id))).all()
        found = decks.game_with_decks(game)
        return [decks.described(decks.kept(row.setting, found, row.name), row.id) for row in rows]

    async def add(self, person: str, game: str, deck: DeckList, now: int) -> str:
        """Keep a new deck and give its id."""
        deck_id = secrets.token_urlsafe(9)

        async def job(connection: AsyncConnection) -> None:
            own = sa.select(sa.func.count()).select_from(db.decks).where(db.decks.c.person == person)
            if (await connection.scalar(own) or 0) >= MOST_DECKS:
                raise Refused("too_many_decks")
            row = {"id": deck_id, "person": person, "game": game, **content(deck, now)}
            await connection.execute(sa.insert(db.decks), [row])

        await self.store.writer.run(job)
        return deck_id

    async def replace(self, person: str, deck_id: str, deck: DeckList, now: int) -> None:
        """Keep a deck as it is now."""
        await self._change(sa.update(db.decks).values(**content(deck, now)).where(*own_deck(person, deck_id)))

    async def remove(self, person: str, deck_id: str) -> None:
        """Keep a deck no longer."""
        await self._change(sa.delete(db.decks).where(*own_deck(person, deck_id)))

    async def _change(self, statement: sa.Update | sa.Delete) -> None:
        async def job(connection: AsyncConnection) -> None:
            if (await connection.execute(statement)).rowcount == 0:
                raise Refused("no_such_deck")

        await self.store.writer.run(job)


def own_deck(person: str, deck_id: str) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    """Where a deck is, if it is that person's."""
    return db.decks.c.id == deck_id[:32], db.decks.c.person == person


def content(deck: DeckList, now: int) -> dict[str, object]:
    """What is kept of a deck."""
    return {"name": deck.name, "setting": deck.setting, "updated": now}


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
    deck = decks.received(data, decks.game_with_decks(data.game))
    await be_known(hall, person)
    return decks.described(deck, await shelf.add(person, data.game, deck, hall.now()))


@put("/api/decks/{deck_id:str}")
async def replace(request: Call, deck_id: FromPath[str], data: JSONBody[api.NewDeck]) -> api.Deck:
    """Keep a deck as it is now."""
    shelf = await shelf_of(request)
    deck = decks.received(data, decks.game_with_decks(data.game))
    await shelf.replace(person_of(request), deck_id, deck, hall_of(request).now())
    return decks.described(deck, deck_id)


@delete("/api/decks/{deck_id:str}")
async def remove(request: Call, deck_id: FromPath[str]) -> None:
    """Keep a deck no longer."""
    await (await shelf_of(request)).remove(person_of(request), deck_id)


# Nothing is kept by these. Lists are read and written beside the others' requests: languages take a while to learn.


@post("/api/decks/check", status_code=200)
async def check(data: JSONBody[api.NewDeck]) -> api.Deck:
    """What is wrong with a deck."""
    return decks.described(decks.received(data, decks.game_with_decks(data.game)))


@post("/api/decks/read", status_code=200)
async def read(request: Call, data: JSONBody[api.ReadDeck]) -> api.Deck:
    """The deck of a list."""
    await shelf_of(request)
    return decks.described(await asyncio.to_thread(deck_lists.read, data.text, decks.game_with_decks(data.game)))


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
