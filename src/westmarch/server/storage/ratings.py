"""Ratings in the database: how strong everybody is taken to be now, and what each game changed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.people.ratings import COMPUTER, FIELD, SETTLED_AFTER, Earlier, Kind, Played, Skill, rated
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db

if TYPE_CHECKING:
    from westmarch.server.storage.store import Store

MAX_LISTED = 100
MOST_POINTS = 1000  # of a person's curves together


class Standing(NamedTuple):
    """Somebody on a leaderboard; a computer player has a level and a version instead of a name."""

    who: str
    name: str | None
    skill: Skill
    bot: bool = False


class Change(NamedTuple):
    """What a game did to somebody's rating."""

    table: str
    who: str
    game: str
    kind: str
    at: int
    before: Skill
    after: Skill


async def rate(connection: AsyncConnection, games: Sequence[Played]) -> None:
    """Count games that have just ended, in the transaction that stores their ends.

    All ratings are taken in one order before any is changed, so that processes wait for each other and never for ever.
    """
    await _lock(connection, {(game.game, game.kind, player) for game in games for player in game.players})
    for game in games:
        known = await _known(connection, game)
        field = await _field(connection, game) if game.field is not None else []
        await _store(connection, game, known, rated(game, known, field))


async def take_back(connection: AsyncConnection, table_id: str) -> None:
    """Take back what a game did to the ratings of all who played it.

    Its own step is taken out of their ratings and of all that came later; what later games made of it is not reckoned anew.
    """
    columns = db.rating_changes.c
    undone = (await connection.execute(sa.select(db.rating_changes).where(columns.table_id == table_id))).all()
    if not undone:
        raise Refused("nothing_to_undo")
    await _lock(connection, {(row.game, row.kind, row.who) for row in undone})
    await connection.execute(sa.delete(db.rating_changes).where(columns.table_id == table_id))
    for row in undone:
        await _take_step_back(connection, row)


async def _take_step_back(connection: AsyncConnection, step: Any) -> None:
    """Take one game's step out of somebody's rating, and out of the steps that followed it."""
    columns, now = db.rating_changes.c, db.ratings.c
    later = (columns.who == step.who, columns.game == step.game, columns.kind == step.kind, columns.games > step.games)
    for row in (await connection.execute(sa.select(db.rating_changes).where(*later))).all():
        before = without(step, Skill(row.mu_before, row.sigma_before, row.games - 1))
        after = without(step, Skill(row.mu, row.sigma, row.games))
        values = {"mu": after.mu, "sigma": after.sigma, "games": after.games}
        values |= {"mu_before": before.mu, "sigma_before": before.sigma}
        same = (columns.table_id == row.table_id, columns.who == row.who)
        await connection.execute(sa.update(db.rating_changes).where(*same).values(**values))
    own = (now.game == step.game, now.kind == step.kind, now.who == step.who)
    row = (await connection.execute(sa.select(db.ratings).where(*own))).one()
    left = without(step, Skill(row.mu, row.sigma, row.games))
    values = {"mu": left.mu, "sigma": left.sigma, "games": left.games}
    await connection.execute(sa.update(db.ratings).where(*own).values(**values))


def without(step: Any, skill: Skill) -> Skill:
    """A rating without a game's step: its strength less by what the game gave, and as much less sure as the game made it surer."""
    certainty = skill.sigma**-2 - (step.sigma**-2 - step.sigma_before**-2)
    surest = Skill().sigma ** -2
    return Skill(skill.mu - (step.mu - step.mu_before), max(certainty, surest) ** -0.5, skill.games - 1)


async def _lock(connection: AsyncConnection, keys: set[tuple[str, str, str]]) -> None:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    fresh = Skill()
    for game, kind, who in sorted(keys):
        row = {"game": game, "kind": kind, "who": who, "mu": fresh.mu, "sigma": fresh.sigma, "games": 0, "updated": 0}
        await connection.execute(dialect.insert(db.ratings).values(row).on_conflict_do_nothing())
        where = (db.ratings.c.game == game, db.ratings.c.kind == kind, db.ratings.c.who == who)
        await connection.execute(sa.select(db.ratings.c.games).where(*where).with_for_update())


async def _known(connection: AsyncConnection, game: Played) -> dict[str, Skill]:
    columns = db.ratings.c
    where = (columns.game == game.game, columns.kind == game.kind, columns.who.in_(game.players))
    rows = await connection.execute(sa.select(columns.who, columns.mu, columns.sigma, columns.games).where(*where))
    return {row.who: Skill(row.mu, row.sigma, row.games) for row in rows}


async def _field(connection: AsyncConnection, game: Played) -> list[Earlier]:
    """The last results of others by which this one is measured."""
    columns = db.rating_changes.c
    own = sa.select(columns.table_id).where(columns.who.in_(game.players), columns.field == game.field)
    latest = (
        sa.select(columns.table_id, sa.func.max(columns.at).label("at"))
        .where(columns.field == game.field, columns.kind == game.kind, columns.table_id.not_in(own))
        .group_by(columns.table_id)
        .order_by(sa.desc("at"), columns.table_id)
        .limit(FIELD)
        .subquery()
    )
    rows = await connection.execute(
        sa.select(db.rating_changes).join(latest, latest.c.table_id == columns.table_id).order_by(columns.table_id)
    )
    parties: dict[str, list[Any]] = {}
    for row in rows:
        parties.setdefault(row.table_id, []).append(row)
    return [
        Earlier(tuple(Skill(row.mu_before, row.sigma_before) for row in party), party[0].rank)
        for party in parties.values()
    ]


async def _store(connection: AsyncConnection, game: Played, known: dict[str, Skill], new: dict[str, Skill]) -> None:
    columns = db.ratings.c
    ranks = {player: party.rank for party in game.parties for player in party.players}
    for player, skill in new.items():
        where = (columns.game == game.game, columns.kind == game.kind, columns.who == player)
        values = {"mu": skill.mu, "sigma": skill.sigma, "games": skill.games, "updated": game.at}
        await connection.execute(sa.update(db.ratings).where(*where).values(**values))
    changes = [
        {
            "table_id": game.table,
            "who": player,
            "game": game.game,
            "kind": game.kind,
            "at": game.at,
            "mu": skill.mu,
            "sigma": skill.sigma,
            "games": skill.games,
            "mu_before": known[player].mu,
            "sigma_before": known[player].sigma,
            "rank": ranks[player],
            "field": game.field,
        }
        for player, skill in new.items()
    ]
    await connection.execute(sa.insert(db.rating_changes), changes)


class Ratings:
    """Ratings as the rest of the server reads them."""

    def __init__(self, store: "Store") -> None:
        self.store = store

    async def leaders(self, game: str, kind: Kind) -> list[Standing]:
        """The strongest of a game and a kind of table: those whose rating is settled first."""
        columns = db.ratings.c
        query = (
            sa.select(db.ratings, db.people.c.name.label("name"), db.people.c.bot.label("bot"))
            .outerjoin(db.people, db.people.c.id == columns.who)
            .where(columns.game == game, columns.kind == kind, columns.games > 0)
            .where(sa.or_(db.people.c.shows_ratings, columns.who.startswith(f"{COMPUTER}:")))
            .order_by((columns.games >= SETTLED_AFTER).desc(), columns.mu.desc(), columns.who)
            .limit(MAX_LISTED)
        )
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Standing(row.who, row.name, Skill(row.mu, row.sigma, row.games), bool(row.bot)) for row in rows]

    async def of_person(self, person: str) -> dict[tuple[str, str], list[Change]]:
        """How a person's ratings came to what they are, by game and kind of table: what his last games did."""
        columns = db.rating_changes.c
        found: dict[tuple[str, str], list[Change]] = {}
        for change in await self._changes(columns.who == person, latest=MOST_POINTS):
            found.setdefault((change.game, change.kind), []).append(change)
        return found

    async def changes_at(self, table_id: str) -> list[Change]:
        """What a game did to the ratings of those who played it."""
        return await self._changes(db.rating_changes.c.table_id == table_id)

    async def _changes(self, *where: sa.ColumnElement[bool], latest: int = MAX_LISTED) -> list[Change]:
        columns = db.rating_changes.c
        query = sa.select(db.rating_changes).where(*where).order_by(columns.at.desc(), columns.who).limit(latest)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Change(
                row.table_id,
                row.who,
                row.game,
                row.kind,
                row.at,
                Skill(row.mu_before, row.sigma_before, row.games - 1),
                Skill(row.mu, row.sigma, row.games),
            )
            for row in reversed(rows)
        ]
