"""Challenges to a name: one sends a wish, the other accepts it, and a table stands; or declines; or the first withdraws it.

All of it is in the database, so that it outlives a restart and is the same for every process. The bell only makes it quick.
"""

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.meeting.bots import count
from westmarch.server.protocol.meeting import Challenge, NewChallenge, Player, Wish
from westmarch.server.protocol.pieces import ChallengeState
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db
from westmarch.server.storage.writer import insert_table
from westmarch.server.tables.events import Chair, Setup
from westmarch.server.tables.hall import Hall

OPEN_FOR = 86_400_000  # milliseconds after which an unanswered challenge is forgotten
TOLD_FOR = 60_000  # for which an answer is still told to whoever asks
MOST_SENT, MOST_RECEIVED = 10, 30  # that are open at once
SEATS = 2


class Challenges:
    """Challenges as the rest of the server sees them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def of(self, person: str) -> list[Challenge]:
        """The challenges to a person and by him: the open ones, and those that were answered just now."""
        columns, now = db.challenges.c, self.hall.now()
        where = sa.and_(
            sa.or_(columns.challenger == person, columns.challenged == person),
            sa.or_(
                sa.and_(columns.state == "open", columns.updated > now - OPEN_FOR),
                columns.updated > now - TOLD_FOR,
            ),
        )
        return await self._select(where, person)

    async def find(self, challenge: str, person: str) -> Challenge:
        """A challenge that a person may see."""
        columns = db.challenges.c
        where = sa.and_(columns.id == challenge, sa.or_(columns.challenger == person, columns.challenged == person))
        found = await self._select(where, person)
        if not found:
            raise Refused("no_such_challenge")
        return found[0]

    async def _select(self, where: sa.ColumnElement[bool], person: str) -> list[Challenge]:
        one, other = db.people.alias("one"), db.people.alias("other")
        names = (one.c.name.label("one"), one.c.bot.label("one_bot"), other.c.name.label("other"))
        query = (
            sa.select(db.challenges, *names, other.c.bot.label("other_bot"))
            .join(one, one.c.id == db.challenges.c.challenger)
            .join(other, other.c.id == db.challenges.c.challenged)
        )
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.where(where).order_by(db.challenges.c.created.desc()))).all()
        return [shown(row, person) for row in rows]

    async def send(self, person: str, wanted: NewChallenge) -> Challenge:
        """Challenge an account or a bot; the wish is checked as a table would be."""
        self.hall.check()
        other = await self.store.by_login(wanted.name)
        if other is None or other.id == person:
            raise Refused("no_such_person")
        self._table(wanted.wish, person, other.id)
        now = self.hall.now()
        row = {
            "id": secrets.token_urlsafe(9),
            "challenger": person,
            "challenged": other.id,
            "wish": msgspec.json.encode(wanted.wish).decode(),
            "state": "open",
            "created": now,
            "updated": now,
        }

        async def job(connection: AsyncConnection) -> None:
            columns = db.challenges.c
            still = (columns.state == "open", columns.updated > now - OPEN_FOR)
            sent = await count(connection, db.challenges, columns.challenger == person, *still)
            received = await count(connection, db.challenges, columns.challenged == other.id, *still)
            if sent >= MOST_SENT or received >= MOST_RECEIVED:
                raise Refused("too_many_challenges")
            await connection.execute(sa.insert(db.challenges), [row])

        await self.store.writer.run(job)
        self.hall.bell.ring([person, other.id])
        return await self.find(str(row["id"]), person)

    async def accept(self, challenge: str, person: str) -> Challenge:
        """Take a challenge up: its table stands at once, or, if it was withdrawn in this moment, nothing happens."""
        self.hall.check()
        row = await self._row(challenge)
        if row is None or row.challenged != person:
            raise Refused("no_such_challenge")
        setup = self._table(msgspec.json.decode(row.wish, type=Wish), row.challenger, person)
        new = self.hall.rows(setup)

        async def job(connection: AsyncConnection) -> None:
            await self._close(connection, challenge, "accepted", setup.id)
            await insert_table(connection, new)

        await self.store.writer.run(job)
        self.hall.bell.ring([row.challenger, person])
        return await self.find(challenge, person)

    async def end(self, challenge: str, person: str, state: ChallengeState) -> Challenge:
        """Decline a challenge that one was sent, or withdraw one's own."""
        row = await self._row(challenge)
        own = row is not None and person == (row.challenged if state == "declined" else row.challenger)
        if row is None or not own:
            raise Refused("no_such_challenge")
        await self.store.writer.run(lambda connection: self._close(connection, challenge, state, None))
        self.hall.bell.ring([row.challenger, row.challenged])
        return await self.find(challenge, person)

    async def _row(self, challenge: str) -> Any:
        async with self.store.reading() as connection:
            query = sa.select(db.challenges).where(db.challenges.c.id == challenge)
            return (await connection.execute(query)).one_or_none()

    async def _close(
        self, connection: AsyncConnection, challenge: str, state: ChallengeState, table: str | None
    ) -> None:
        """Only one of two answers that come at the same moment finds it still open."""
        columns, now = db.challenges.c, self.hall.now()
        still = (columns.id == challenge, columns.state == "open", columns.updated > now - OPEN_FOR)
        change = sa.update(db.challenges).where(*still).values(state=state, table_id=table, updated=now)
        if (await connection.execute(change)).rowcount != 1:
            raise Refused("no_such_challenge")

    def _table(self, wish: Wish, challenger: str, challenged: str) -> Setup:
        """The table that a wish leads to."""
        return table_for_two(self.hall, wish, challenger, challenged)


def table_for_two(hall: Hall, wish: Wish, one: str, other: str) -> Setup:
    """A table at which two people sit: the first at the seat that he wished for, or by lot."""
    if wish.seat is not None and wish.seat >= SEATS:
        raise Refused("bad_seats")
    seat = secrets.randbelow(SEATS) if wish.seat is None else wish.seat
    seated = [one, other] if seat == 0 else [other, one]
    chairs = tuple(Chair("person", person=person) for person in seated)
    return hall.new_setup(
        wish.game, wish.options, chairs, one, wish.clock, private=False, hints=False, rated=wish.rated
    )


def shown(row: Any, person: str) -> Challenge:
    """A challenge's row as one of both sees it."""
    return Challenge(
        row.id,
        Player(row.one, row.one_bot),
        Player(row.other, row.other_bot),
        row.challenger == person,
        msgspec.json.decode(row.wish, type=Wish),
        row.state,
        row.table_id,
        row.created,
    )
