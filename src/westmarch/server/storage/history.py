"""Finished games in the database, found by game, people, result, length and date."""

from datetime import UTC, datetime
from typing import NamedTuple

import sqlalchemy as sa

from westmarch.server.protocol.situations import TableSummary
from westmarch.server.storage import database as db
from westmarch.server.storage.store import Store
from westmarch.server.tables.clocks import DAY

PAGE = 30
MOST_OF_A_MONTH = 50_000  # games
NOBODY = ""  # sat nowhere


class Wanted(NamedTuple):
    """What somebody looks for; what is not given does not matter. Times are milliseconds since 1970, lengths are words."""

    game: str = ""
    people: tuple[str, ...] = ()  # ids of all who sat there
    result: int | None = None  # of the first of them
    shortest: int = 0
    longest: int | None = None
    since: int = 0
    until: int | None = None
    rated: bool = False
    before: int | None = None  # games that ended earlier than this one: the next page


class Ended(NamedTuple):
    """A game that is over, without the names of its people."""

    table: str
    game: str
    scenario: str
    rules: int
    rated: bool
    ended: int
    words: int
    results: dict[str, int | None]  # 1, 0 or -1 for each side


class History:
    """Finished games: public ones, and private ones for who sat at them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def search(self, wanted: Wanted, viewer: str) -> list[TableSummary]:
        """The latest games that fit."""
        columns = db.tables.c
        query = sa.select(db.tables).where(*conditions(wanted, viewer)).order_by(columns.ended.desc(), columns.id)
        return await self.store.listed(query.limit(PAGE), viewer)

    async def months(self) -> dict[str, int]:
        """In which months public games ended, and how many."""
        day = (db.tables.c.ended // DAY).label("day")
        query = sa.select(day, sa.func.count().label("games")).where(*conditions(Wanted(), NOBODY)).group_by(day)
        found: dict[str, int] = {}
        async with self.store.reading() as connection:
            for row in await connection.execute(query.where(db.tables.c.private.is_(False))):
                month = datetime.fromtimestamp(int(row.day) * DAY / 1000, UTC).strftime("%Y-%m")
                found[month] = found.get(month, 0) + row.games
        return found

    async def ended(self, since: int, until: int) -> list[Ended]:
        """The public games that ended in a time, in their order."""
        columns, seats = db.tables.c, db.seats.c
        public = (*conditions(Wanted(since=since, until=until), NOBODY), columns.private.is_(False))
        games = sa.select(db.tables).where(*public).order_by(columns.ended, columns.id).limit(MOST_OF_A_MONTH)
        sides = sa.select(seats.table_id, seats.side, seats.result).join(db.tables, columns.id == seats.table_id)
        async with self.store.reading() as connection:
            results: dict[str, dict[str, int | None]] = {}
            for seat in await connection.execute(sides.where(*public)):
                results.setdefault(seat.table_id, {})[seat.side or ""] = seat.result
            return [
                Ended(
                    table=row.id,
                    game=row.game,
                    scenario=row.scenario or "",
                    rules=row.rules,
                    rated=row.rated,
                    ended=row.ended,
                    words=row.said,
                    results=results.get(row.id, {}),
                )
                for row in await connection.execute(games)
            ]


def conditions(wanted: Wanted, viewer: str) -> list[sa.ColumnElement[bool]]:
    """What a game must be."""
    columns = db.tables.c
    found: list[sa.ColumnElement[bool]] = [
        columns.ended.is_not(None),
        columns.said >= max(1, wanted.shortest),
        columns.ended >= wanted.since,
        sa.or_(columns.private.is_(False), columns.id.in_(sat(viewer))),
    ]
    found += [columns.id.in_(sat(person)) for person in wanted.people]
    if wanted.game:
        found.append(columns.game == wanted.game)
    if wanted.people and wanted.result is not None:
        found.append(columns.id.in_(sat(wanted.people[0]).where(db.seats.c.result == wanted.result)))
    if wanted.longest is not None:
        found.append(columns.said <= wanted.longest)
    if wanted.until is not None:
        found.append(columns.ended < wanted.until)
    if wanted.before is not None:
        found.append(columns.ended < wanted.before)
    if wanted.rated:
        found.append(columns.rated)
    return found


def sat(person: str) -> sa.Select[tuple[str]]:
    """The tables at which somebody sat."""
    return sa.select(db.seats.c.table_id).where(db.seats.c.person == person, db.seats.c.kind == "person")
