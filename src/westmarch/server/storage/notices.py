"""Notices in the database: how people want to be told, the browsers that tell them, whose turn it is, and who has been told."""

import hashlib
from collections.abc import Collection
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.people.notices.push import Subscription, decoded
from westmarch.server.protocol.people import Pace
from westmarch.server.storage import database as db
from westmarch.server.storage.store import Store

MOST_BROWSERS = 10  # of a person; the oldest is forgotten
BY_DAYS = '"kind":"days"'  # in a stored clock
MOST_TURNS = 500  # that are looked at in one go


class Wish(NamedTuple):
    """How somebody wants to be told. The hours are his own, by the clock of his zone."""

    person: str
    push: bool = False
    mail: bool = False
    address: str | None = None
    confirmed: bool = False
    hook: str | None = None
    pace: Pace = "now"
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    lang: str = "en"
    last: int = 0  # when he was last told something


class Turn(NamedTuple):
    """A turn of which its person has not been told."""

    table: str
    game: str
    since: int
    name: str
    wish: Wish


class Notices:
    """Wishes, browsers and turns."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.dialect = sqlite if store.base.is_sqlite else postgresql

    async def wish(self, person: str) -> Wish:
        """How somebody wants to be told; not at all, if he never said."""
        async with self.store.reading() as connection:
            row = (await connection.execute(sa.select(db.notices).where(db.notices.c.person == person))).one_or_none()
        return Wish(*row) if row is not None else Wish(person)

    async def save(self, wish: Wish) -> None:
        """Store a wish."""
        values = wish._asdict()
        insert = self.dialect.insert(db.notices).values(**values)
        changed = {key: value for key, value in values.items() if key != "person"}
        await self._run(insert.on_conflict_do_update(index_elements=["person"], set_=changed))

    async def stop(self, person: str) -> None:
        """Tell somebody nothing any more; what he had set stays."""
        change = sa.update(db.notices).where(db.notices.c.person == person)
        await self._run(change.values(push=False, mail=False, hook=None))

    # Browsers

    async def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str, now: int) -> None:
        """Remember a browser; it is the one person's who uses it now."""
        row = {
            "id": browser_id(endpoint),
            "person": person,
            "endpoint": endpoint,
            "p256dh": p256dh,
            "auth": auth,
            "created": now,
        }

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(db.pushes).where(db.pushes.c.id == row["id"]))
            own = sa.select(db.pushes.c.id).where(db.pushes.c.person == person).order_by(db.pushes.c.created.desc())
            old = [found.id for found in await connection.execute(own.offset(MOST_BROWSERS - 1))]
            await connection.execute(sa.delete(db.pushes).where(db.pushes.c.id.in_(old)))
            await connection.execute(sa.insert(db.pushes), [row])

        await self.store.writer.run(job)

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""
        await self._run(sa.delete(db.pushes).where(db.pushes.c.id == browser_id(endpoint)))

    async def forget_browsers(self, person: str) -> None:
        """Forget all browsers that tell somebody."""
        await self._run(sa.delete(db.pushes).where(db.pushes.c.person == person))

    async def browsers(self, person: str) -> list[Subscription]:
        """The browsers that tell somebody."""
        async with self.store.reading() as connection:
            rows = await connection.execute(sa.select(db.pushes).where(db.pushes.c.person == person))
            return [Subscription(row.endpoint, decoded(row.p256dh), decoded(row.auth)) for row in rows]

    # Turns

    async def untold(self, before: int) -> list[Turn]:
        """Turns that began before a time and of which people want to be told, and were not."""
        table, told = db.tables.c, db.told.c
        new = sa.or_(told.since.is_(None), told.since < table.turn_since)
        return await self._turns(table.turn_since <= before, new)

    async def ending(self, now: int, before: int) -> list[Turn]:
        """Turns of games by days whose time is over before a time, and of whose end their people were not warned."""
        table, told = db.tables.c, db.told.c
        by_days = sa.and_(table.clock.contains(BY_DAYS), table.wake > now, table.wake <= before)
        return await self._turns(by_days, sa.or_(told.reminded.is_(None), told.reminded < table.turn_since))

    async def _turns(self, *where: sa.ColumnElement[bool]) -> list[Turn]:
        table, seat, wish, told = db.tables.c, db.seats.c, db.notices.c, db.told.c
        query = (
            sa.select(table.id, table.game, table.turn_since, db.people.c.name, *wish)
            .select_from(db.notices)
            .join(db.people, db.people.c.id == wish.person)
            .join(db.seats, sa.and_(seat.person == wish.person, seat.kind == "person"))
            .join(db.tables, sa.and_(table.id == seat.table_id, table.turn == seat.seat, table.status == "playing"))
            .outerjoin(db.told, sa.and_(told.table_id == table.id, told.person == wish.person))
            .where(sa.or_(wish.push, sa.and_(wish.mail, wish.confirmed), wish.hook.is_not(None)))
            .where(*where)
            .order_by(table.turn_since, table.id, wish.person)
            .limit(MOST_TURNS)
        )
        found: list[Turn] = []
        async with self.store.reading() as connection:
            # Those who are not to be told yet stand in front of others who are: all have to be looked at.
            while True:
                rows = (await connection.execute(query.offset(len(found)))).all()
                found += [Turn(row[0], row[1], row[2], row[3], Wish(*row[4:])) for row in rows]
                if len(rows) < MOST_TURNS:
                    return found

    async def mark(self, person: str, turns: Collection[Turn], now: int | None) -> set[str]:
        """Note that somebody knows of turns, and give the tables of which nobody else had noted it; `now` if he is being told."""
        insert = self.dialect.insert(db.told)
        known = insert.on_conflict_do_update(
            index_elements=["table_id", "person"],
            set_={"since": insert.excluded.since},
            where=db.told.c.since < insert.excluded.since,
        ).returning(db.told.c.table_id)
        rows = [{"table_id": turn.table, "person": person, "since": turn.since} for turn in turns]

        async def job(connection: AsyncConnection) -> set[str]:
            noted = {row.table_id for row in await connection.execute(known, rows)}
            if noted and now is not None:
                change = sa.update(db.notices).where(db.notices.c.person == person)
                await connection.execute(change.values(last=now))
            return noted

        return await self.store.writer.run(job)

    async def warn(self, person: str, turns: Collection[Turn]) -> set[str]:
        """Note that somebody is warned that his time is over soon, and give the tables of which nobody else had noted it."""
        insert = self.dialect.insert(db.told)
        noted = insert.excluded.reminded
        warned = insert.on_conflict_do_update(
            index_elements=["table_id", "person"],
            set_={"since": insert.excluded.since, "reminded": noted},
            where=sa.or_(db.told.c.reminded.is_(None), db.told.c.reminded < noted),
        ).returning(db.told.c.table_id)
        rows = [
            {"table_id": turn.table, "person": person, "since": turn.since, "reminded": turn.since} for turn in turns
        ]

        async def job(connection: AsyncConnection) -> set[str]:
            return {row.table_id for row in await connection.execute(warned, rows)}

        return await self.store.writer.run(job)

    async def _run(self, statement: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self.store.writer.run(job)


def browser_id(endpoint: str) -> str:
    """By what a browser is found."""
    return hashlib.sha256(endpoint.encode()).hexdigest()
