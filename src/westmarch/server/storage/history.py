"""Finished games in the database, found by game, people, result, length and date."""

from typing import NamedTuple

import sqlalchemy as sa

from westmarch.server.protocol.situations import TableSummary
from westmarch.server.storage import database as db
from westmarch.server.storage.store import Store

PAGE = 30


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


class History:
    """Finished games: public ones, and private ones for who sat at them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def search(self, wanted: Wanted, viewer: str) -> list[TableSummary]:
        """The latest games that fit."""
        columns = db.tables.c
        query = sa.select(db.tables).where(*conditions(wanted, viewer)).order_by(columns.ended.desc(), columns.id)
        return await self.store.listed(query.limit(PAGE), viewer)


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
