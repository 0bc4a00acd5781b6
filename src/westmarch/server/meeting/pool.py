"""Playing at once: whoever wants the same game by the same clock as another who waits gets a table with him.

Who waits stands in the database, so that two who come by different processes find each other, and a restart loses nobody: his page asks
again. Two never pair at the same moment: in PostgreSQL a lock sees to it, in SQLite there is one writer anyway.
"""

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.core import registry
from westmarch.core.errors import UnknownGame
from westmarch.server.meeting.challenges import SEATS, table_for_two
from westmarch.server.protocol.meeting import NewSeek, Sought, Wish
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db
from westmarch.server.storage.writer import insert_table
from westmarch.server.tables.hall import Hall

ALIVE_FOR = 20_000  # milliseconds after which one whose page no longer asks is taken to have gone
KEPT_FOR = 3_600_000  # for which a table that was found is told
NOBODY = ""  # in the place of an opponent who is not known yet
NOT_SEEKING = Sought(None, None, None)


class Pool:
    """Those who wait for an opponent."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def seek(self, person: str, wanted: NewSeek) -> Sought:
        """Find an opponent for a person, or let him wait for one. Who waited for something else does so no longer."""
        self.hall.check()
        wish = Wish(game=wanted.game, options=usual_options(wanted.game), clock=wanted.clock, rated=wanted.rated)
        if wanted.rated:
            await self.hall.be_registered(person)
        table_for_two(self.hall, wish, person, NOBODY)  # what cannot be played is not waited for
        met: list[str] = []

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(db.seeks).where(forgotten(person, self.hall.now())))
            other = await self._other(connection, person, wish)
            table = None
            if other is not None:
                setup = table_for_two(self.hall, wish, other, person)
                await insert_table(connection, self.hall.rows(setup))
                table = setup.id
                change = sa.update(db.seeks).where(db.seeks.c.person == other)
                await connection.execute(change.values(table_id=table))
                met.append(other)
            await connection.execute(sa.insert(db.seeks), [self._row(person, wish, table)])

        await self.hall.store.alone(job)
        self.hall.bell.ring([person, *met] if met else [])
        return await self.of(person)

    async def of(self, person: str) -> Sought:
        """What a person looks for, and the table once there is one. Asking keeps him in the line."""
        columns = db.seeks.c

        async def job(connection: AsyncConnection) -> Any:
            alive = sa.update(db.seeks).where(columns.person == person).values(alive=self.hall.now())
            await connection.execute(alive)
            return (await connection.execute(sa.select(db.seeks).where(columns.person == person))).one_or_none()

        row = await self.hall.store.writer.run(job)
        if row is None:
            return NOT_SEEKING
        wish = msgspec.json.decode(row.wish, type=Wish)
        return Sought(NewSeek(wish.game, wish.clock, wish.rated), row.created, row.table_id)

    async def stop(self, person: str) -> None:
        """Look no longer."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(db.seeks).where(db.seeks.c.person == person))

        await self.hall.store.writer.run(job)

    async def _other(self, connection: AsyncConnection, person: str, wish: Wish) -> str | None:
        """The one who has waited longest for the same."""
        columns = db.seeks.c
        fits = (columns.game == wish.game, columns.wish == encoded(wish), columns.person != person)
        waits = (columns.table_id.is_(None), columns.alive > self.hall.now() - ALIVE_FOR)
        query = sa.select(columns.person).where(*fits, *waits).order_by(columns.created, columns.person).limit(1)
        found: str | None = await connection.scalar(query)
        return found

    def _row(self, person: str, wish: Wish, table: str | None) -> dict[str, Any]:
        now = self.hall.now()
        row = {"person": person, "game": wish.game, "wish": encoded(wish), "created": now, "alive": now}
        return {**row, "table_id": table}


def encoded(wish: Wish) -> str:
    """A wish as it is stored and compared."""
    return msgspec.json.encode(wish, order="sorted").decode()


def forgotten(person: str, now: int) -> sa.ColumnElement[bool]:
    """What a person waited for before, and whoever has been gone for long."""
    columns = db.seeks.c
    return sa.or_(columns.person == person, columns.alive < now - KEPT_FOR)


def usual_options(key: str) -> dict[str, Any]:
    """A game as two people usually play it: by the first scenario that has two seats."""
    try:
        game = registry.find(key)
    except UnknownGame:
        raise Refused("no_such_game") from None
    for scenario, seats in game.facts.scenarios.items():
        if SEATS in seats:
            return {"scenario": scenario}
    raise Refused("bad_seats")
