"""Ratings over HTTP: leaderboards, and what a game changed."""

from typing import Any

from litestar import get
from litestar.params import FromPath, FromQuery

from westmarch.server.http.lobby import Call, house_of, live_table
from westmarch.server.people.ratings import Kind, Skill
from westmarch.server.protocol import people as api
from westmarch.server.storage.ratings import Standing
from westmarch.server.tables.finished.results import player_of


def rating(skill: Skill) -> api.Rating:
    """A rating as it is shown."""
    return api.Rating(skill.points, skill.deviation, skill.games, skill.provisional)


def leader(standing: Standing) -> api.Leader:
    """Somebody on a leaderboard."""
    if standing.name is not None:
        return api.Leader(standing.name, None, None, rating(standing.skill), standing.bot)
    _, level, version = standing.who.split(":", 2)
    return api.Leader(None, level, version, rating(standing.skill), False)


@get("/api/ratings")
async def leaders(request: Call, game: FromQuery[str], kind: FromQuery[Kind]) -> list[api.Leader]:
    """The leaderboard of a game and a kind of table."""
    return [leader(standing) for standing in await house_of(request).ratings.leaders(game[:40], kind)]


@get("/api/tables/{table_id:str}/ratings")
async def changes(request: Call, table_id: FromPath[str]) -> list[api.RatingChange]:
    """What a game did to the ratings of those who played it; nothing where it was not rated or did not count."""
    match = (await live_table(request, table_id)).match
    found = await house_of(request).ratings.changes_at(match.setup.id)
    seats: dict[str, list[int]] = {}
    for seat in range(len(match.chairs)):
        if match.chairs[seat].kind in ("person", "computer"):
            seats.setdefault(player_of(match, seat), []).append(seat)
    return [
        api.RatingChange(seats.get(change.who, []), rating(change.before), rating(change.after)) for change in found
    ]


HANDLERS: list[Any] = [leaders, changes]
