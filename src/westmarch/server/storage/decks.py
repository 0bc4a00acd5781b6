"""The decks that people keep, in the database: each sees and changes only his own, and everybody sees what others share."""

import secrets

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.people import decks
from westmarch.server.protocol.decks import Deck
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db
from westmarch.server.storage.store import Store
from westmarch.text.deck_lists.deck import DeckList

MOST_DECKS = 100  # that one person keeps
MOST_SHARED = 20  # of them on his profile, which shows all at once
MAX_ID = 32  # letters


class Shelf:
    """Where decks are kept."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Looking

    async def decks(self, person: str, game: str) -> list[Deck]:
        """Somebody's decks for a game, the latest first."""
        decks.game_with_decks(game)
        return await self._found(db.decks.c.person == person, db.decks.c.game == game)

    async def shared_by(self, person: str) -> list[Deck]:
        """The decks that somebody shares, the latest first."""
        return await self._found(db.decks.c.person == person, db.decks.c.shared)

    async def one(self, person: str, deck_id: str) -> Deck:
        """A deck of a person's own, or one that its owner shares."""
        columns = db.decks.c
        found = await self._found(columns.id == deck_id[:MAX_ID], sa.or_(columns.person == person, columns.shared))
        if not found:
            raise Refused("no_such_deck")
        return found[0]

    async def _found(self, *where: sa.ColumnElement[bool]) -> list[Deck]:
        query = sa.select(db.decks).where(*where).order_by(db.decks.c.updated.desc(), db.decks.c.id)
        async with self.store.reading() as connection:
            return [described(row) for row in await connection.execute(query)]

    # Changing

    async def add(self, person: str, game: str, deck: DeckList, now: int) -> str:
        """Keep a new deck and give its id."""
        deck_id = secrets.token_urlsafe(9)

        async def job(connection: AsyncConnection) -> None:
            if await count(connection, db.decks.c.person == person) >= MOST_DECKS:
                raise Refused("too_many_decks")
            row = {"id": deck_id, "person": person, "game": game, **content(deck, now)}
            await connection.execute(sa.insert(db.decks), [row])

        await self.store.writer.run(job)
        return deck_id

    async def replace(self, person: str, deck_id: str, deck: DeckList, now: int) -> Deck:
        """Keep a deck as it is now."""
        return await self._change(person, deck_id, content(deck, now))

    async def share(self, person: str, deck_id: str, shared: bool) -> Deck:
        """Show a deck on its owner's profile, or no longer."""
        return await self._change(person, deck_id, {"shared": shared})

    async def _change(self, person: str, deck_id: str, values: dict[str, object]) -> Deck:
        change = sa.update(db.decks).values(**values).where(*own_deck(person, deck_id)).returning(db.decks)
        others = (db.decks.c.person == person, db.decks.c.shared, db.decks.c.id != deck_id[:MAX_ID])

        async def job(connection: AsyncConnection) -> Deck:
            if values.get("shared") and await count(connection, *others) >= MOST_SHARED:
                raise Refused("too_many_shared", number=MOST_SHARED)
            row = (await connection.execute(change)).one_or_none()
            if row is None:
                raise Refused("no_such_deck")
            return described(row)

        return await self.store.writer.run(job)

    async def remove(self, person: str, deck_id: str) -> None:
        """Keep a deck no longer."""
        own = own_deck(person, deck_id)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(db.deck_flags).where(db.deck_flags.c.deck.in_(ids_of(*own))))
            if (await connection.execute(sa.delete(db.decks).where(*own))).rowcount == 0:
                raise Refused("no_such_deck")

        await self.store.writer.run(job)


async def count(connection: AsyncConnection, *where: sa.ColumnElement[bool]) -> int:
    """How many decks there are of a kind."""
    return await connection.scalar(sa.select(sa.func.count()).select_from(db.decks).where(*where)) or 0


def own_deck(person: str, deck_id: str) -> tuple[sa.ColumnElement[bool], sa.ColumnElement[bool]]:
    """Where a deck is, if it is that person's."""
    return db.decks.c.id == deck_id[:MAX_ID], db.decks.c.person == person


def ids_of(*where: sa.ColumnElement[bool]) -> sa.Select[tuple[str]]:
    """The ids of some decks."""
    return sa.select(db.decks.c.id).where(*where)


def content(deck: DeckList, now: int) -> dict[str, object]:
    """What is kept of a deck."""
    return {"name": deck.name, "setting": deck.setting, "updated": now}


def described(row: sa.Row[tuple[object, ...]]) -> Deck:
    """A deck that is kept, as clients get it."""
    game = decks.game_with_decks(row.game)
    return decks.described(decks.kept(row.setting, game, row.name), game, row.id, shared=row.shared)
