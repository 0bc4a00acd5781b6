"""People in the database beyond their names: what they show, how they fared, all that is kept of them, and forgetting them."""

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.people.sessions import FORMER
from westmarch.server.storage import database as db
from westmarch.server.storage.decks import ids_of
from westmarch.server.storage.store import Store

MOST_RIVALS = 50
# A webhook's address lets whoever knows it write there: it is no part of an export.
OF_NOTICES = [column for column in db.notices.c if column.name not in ("person", "hook", "last")]
WON, SHARED, LOST = 1, 0, -1


class Card(NamedTuple):
    """An account's owner as others may see him."""

    id: str
    name: str
    created: int
    emblem: str | None
    shows_results: bool
    shows_ratings: bool


class Tally(NamedTuple):
    """How often something was won, shared and lost."""

    won: int = 0
    shared: int = 0
    lost: int = 0

    def plus(self, result: int, count: int) -> "Tally":
        """With so many more of a result."""
        name = {WON: "won", SHARED: "shared", LOST: "lost"}[result]
        return self._replace(**{name: getattr(self, name) + count})


class Played(NamedTuple):
    """What was played: a side of a scenario of a game."""

    game: str
    scenario: str
    side: str


class Profiles:
    """What is known of people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def by_login(self, login: str) -> Card | None:
        """An account's owner, by his name in whatever case."""
        return await self._card(db.people.c.login == login.casefold())

    async def by_id(self, person: str) -> Card | None:
        """A person by his id, if he has an account."""
        return await self._card(sa.and_(db.people.c.id == person, db.people.c.login.is_not(None)))

    async def _card(self, where: sa.ColumnElement[bool]) -> Card | None:
        columns = db.people.c
        shown = (
            columns.id,
            columns.name,
            columns.created,
            columns.emblem,
            columns.shows_results,
            columns.shows_ratings,
        )
        async with self.store.reading() as connection:
            row = (await connection.execute(sa.select(*shown).where(where))).one_or_none()
        return Card(*row) if row is not None else None

    async def show(self, person: str, emblem: str | None, results: bool, ratings: bool) -> None:
        """Change what a person shows."""
        values = {"emblem": emblem, "shows_results": results, "shows_ratings": ratings}
        await self._run(sa.update(db.people).where(db.people.c.id == person).values(**values))

    async def set_password(self, person: str, password: str) -> None:
        """Store the hash of a new password."""
        await self._run(sa.update(db.people).where(db.people.c.id == person).values(password=password))

    async def tallies(self, person: str) -> dict[Played, Tally]:
        """How a person fared, by game, scenario and side."""
        own, table = db.seats.c, db.tables.c
        query = (
            sa.select(table.game, table.scenario, own.side, own.result, sa.func.count().label("times"))
            .join(db.tables, table.id == own.table_id)
            .where(own.person == person, own.kind == "person", own.result.is_not(None))
            .group_by(table.game, table.scenario, own.side, own.result)
            .order_by(table.game, table.scenario, own.side)
        )
        found: dict[Played, Tally] = {}
        async with self.store.reading() as connection:
            for row in await connection.execute(query):
                what = Played(row.game, row.scenario or "", row.side or "")
                found[what] = found.get(what, Tally()).plus(row.result, row.times)
        return found

    async def rivals(self, person: str) -> dict[str, Tally]:
        """How a person fared against each other, by their names: those whom he met most often."""
        own, other = db.seats.alias("own"), db.seats.alias("other")
        query = (
            sa.select(db.people.c.name, own.c.result, sa.func.count(sa.distinct(own.c.table_id)).label("times"))
            .join(other, other.c.table_id == own.c.table_id)
            .join(db.people, db.people.c.id == other.c.person)
            .where(own.c.person == person, own.c.kind == "person", other.c.kind == "person", other.c.person != person)
            .where(own.c.result == -other.c.result, db.people.c.login.is_not(None))
            .group_by(db.people.c.id, db.people.c.name, own.c.result)
        )
        found: dict[str, Tally] = {}
        async with self.store.reading() as connection:
            for row in await connection.execute(query):
                found[row.name] = found.get(row.name, Tally()).plus(row.result, row.times)
        most = sorted(found.items(), key=lambda entry: (-sum(entry[1]), entry[0]))
        return dict(most[:MOST_RIVALS])

    # All that is kept of somebody

    async def export(self, person: str) -> dict[str, Any]:
        """All that is kept of a person, without what would let a stranger in: no password, no sessions' ids, no invitations."""
        seats, tables, chat, decks = db.seats.c, db.tables.c, db.chat.c, db.decks.c
        sessions, reports, changes = db.sessions.c, db.reports.c, db.rating_changes.c
        of_tables = (tables.id, tables.game, tables.scenario, tables.created, tables.ended, tables.rated)
        async with self.store.reading() as connection:

            async def rows(*columns: Any, where: sa.ColumnElement[bool]) -> list[dict[str, Any]]:
                return [dict(row._mapping) for row in await connection.execute(sa.select(*columns).where(where))]

            people = db.people.c
            shown = (people.id, people.name, people.created, people.emblem, people.shows_results, people.shows_ratings)
            held = (people.role, people.muted_until, people.banned_until)
            audit = db.audit.c
            return {
                "person": await rows(*shown, *held, where=people.id == person),
                "sessions": await rows(
                    sessions.created, sessions.seen, sessions.agent, where=sessions.person == person
                ),
                "seats": await rows(
                    *(*of_tables, seats.seat, seats.side, seats.result),
                    where=sa.and_(seats.table_id == tables.id, seats.person == person),
                ),
                "chat": await rows(chat.table_id, chat.at, chat.name, chat.text, where=chat.person == person),
                "decks": await rows(
                    *(decks.game, decks.name, decks.setting, decks.updated, decks.shared), where=decks.person == person
                ),
                "ratings": await rows(*db.ratings.c, where=db.ratings.c.who == person),
                "rating_changes": await rows(*changes, where=changes.who == person),
                "notices": await rows(*OF_NOTICES, where=db.notices.c.person == person),
                "holidays": await rows(db.holidays.c.since, db.holidays.c.until, where=db.holidays.c.person == person),
                "browsers": await rows(db.pushes.c.created, where=db.pushes.c.person == person),
                "bots": await rows(people.name, people.created, where=people.owner == person),
                "deeds": await rows(audit.at, audit.deed, audit.detail, audit.why, where=audit.person == person),
                "flags": await rows(db.flags.c.line, db.flags.c.at, where=db.flags.c.person == person),
                "deck_flags": await rows(
                    db.deck_flags.c.deck, db.deck_flags.c.at, where=db.deck_flags.c.person == person
                ),
                "reports": await rows(reports.table_id, reports.at, reports.note, where=reports.person == person),
            }

    async def forget(self, person: str) -> None:
        """Delete an account and all that is its owner's alone. What others played with him stays, under nobody's name."""
        own = [
            (db.sessions, db.sessions.c.person),
            (db.decks, db.decks.c.person),
            (db.chat, db.chat.c.person),
            (db.ratings, db.ratings.c.who),
            (db.notices, db.notices.c.person),
            (db.pushes, db.pushes.c.person),
            (db.told, db.told.c.person),
            (db.flags, db.flags.c.person),
            (db.deck_flags, db.deck_flags.c.person),
            (db.holidays, db.holidays.c.person),
            (db.seeks, db.seeks.c.person),
            (db.challenges, db.challenges.c.challenger),
            (db.challenges, db.challenges.c.challenged),
        ]

        own_decks = ids_of(db.decks.c.person == person)

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(db.deck_flags).where(db.deck_flags.c.deck.in_(own_decks)))
            for table, column in own:
                await connection.execute(sa.delete(table).where(column == person))
            await connection.execute(sa.update(db.reports).where(db.reports.c.person == person).values(note=""))
            nobody = {"name": FORMER, "login": None, "password": None, "likeness": None, "emblem": None}
            await connection.execute(
                sa.update(db.people)
                .where(db.people.c.id == person)
                .values(**nobody, signed=False, shows_results=False, shows_ratings=False, role="person")
            )
            # That something was done to him stays; his names and what he wrote do not.
            await connection.execute(sa.update(db.audit).where(db.audit.c.person == person).values(detail=""))

        await self.store.writer.run(job)

    async def games_of(self, person: str) -> list[str]:
        """The tables at which a person sits and that are not over."""
        query = sa.select(db.tables.c.id).distinct().join(db.seats, db.seats.c.table_id == db.tables.c.id)
        async with self.store.reading() as connection:
            rows = await connection.execute(query.where(db.seats.c.person == person, db.tables.c.status != "over"))
            return [row[0] for row in rows]

    async def _run(self, statement: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self.store.writer.run(job)


def as_file(kept: dict[str, Any]) -> bytes:
    """What is kept of somebody, as a file that people can read."""
    return msgspec.json.format(msgspec.json.encode(kept), indent=2)
