"""The sessions of accounts in the database."""

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.storage import database as db
from westmarch.server.storage.store import Store


class Standing(NamedTuple):
    """Whether a person has an account, and whether it can still be reached by a signed cookie."""

    account: bool
    signed: bool
    banned_until: int = 0


class Opened(NamedTuple):
    """A session."""

    id: str
    person: str
    created: int
    seen: int
    agent: str


class Accounts:
    """Sessions as the rest of the server sees them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def session(self, session: str) -> Opened | None:
        """A session by its id."""
        found = await self._sessions(db.sessions.c.id == session)
        return found[0] if found else None

    async def sessions_of(self, person: str) -> list[Opened]:
        """A person's sessions, the latest used first."""
        return await self._sessions(db.sessions.c.person == person)

    async def _sessions(self, where: sa.ColumnElement[bool]) -> list[Opened]:
        query = sa.select(db.sessions).where(where).order_by(db.sessions.c.seen.desc(), db.sessions.c.id)
        async with self.store.reading() as connection:
            return [Opened(*row) for row in await connection.execute(query)]

    async def standing(self, person: str) -> Standing:
        """What a person's cookie is worth."""
        columns = db.people.c
        query = sa.select(columns.login, columns.signed, columns.banned_until).where(columns.id == person)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (
            Standing(row.login is not None, row.signed, row.banned_until) if row is not None else Standing(False, False)
        )

    async def use_signature_up(self, person: str) -> bool:
        """Accept a signed cookie of an account for the last time; false if that has happened already."""
        change = sa.update(db.people).where(db.people.c.id == person, db.people.c.signed).values(signed=False)
        return await self._changes(change)

    async def open_session(self, session: str, person: str, now: int, agent: str) -> None:
        """Store a new session."""
        row = {"id": session, "person": person, "created": now, "seen": now, "agent": agent}
        await self._changes(sa.insert(db.sessions).values(**row))

    async def see_session(self, session: str, now: int) -> None:
        """Note that a session is used."""
        await self._changes(sa.update(db.sessions).where(db.sessions.c.id == session).values(seen=now))

    async def end_session(self, person: str, session: str) -> bool:
        """Remove a session of a person; false if he has none of this id."""
        mine = (db.sessions.c.id == session, db.sessions.c.person == person)
        return await self._changes(sa.delete(db.sessions).where(*mine))

    async def _changes(self, statement: Any) -> bool:
        async def job(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(statement)).rowcount)

        return await self.store.writer.run(job)
