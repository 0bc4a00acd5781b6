"""How each seat's game ended, when, and at which scenario; what people show of themselves.

Games from before get their results from how they ended, where their game is still installed.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from westmarch.core import registry
from westmarch.core.errors import WestmarchError
from westmarch.core.game import Game, Options

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

TEAMS = {"free_peoples": 0, "shadow": 1}  # the sides of teams that won under names of their own
TOGETHER, SHARED, NOBODY_JUDGED = "players", "shared", "abandoned"
WON, DRAWN, LOST = 1, 0, -1
USUAL = "standard"

tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("settings", sa.Text),
    sa.column("outcome", sa.Text),
    sa.column("status", sa.String),
    sa.column("updated", sa.BigInteger),
    sa.column("scenario", sa.String),
    sa.column("ended", sa.BigInteger),
)
seats = sa.table(
    "seats",
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("side", sa.String),
    sa.column("result", sa.Integer),
)


def upgrade() -> None:
    """Make the change."""
    op.add_column("tables", sa.Column("scenario", sa.String(40), nullable=True))
    op.add_column("tables", sa.Column("ended", sa.BigInteger, nullable=True))
    op.create_index("ix_tables_ended", "tables", ["ended"])
    op.add_column("seats", sa.Column("side", sa.String(40), nullable=True))
    op.add_column("seats", sa.Column("result", sa.Integer, nullable=True))
    op.add_column("people", sa.Column("emblem", sa.String(40), nullable=True))
    op.add_column("people", sa.Column("shows_results", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("people", sa.Column("shows_ratings", sa.Boolean, nullable=False, server_default=sa.true()))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables)).all():
        fill(connection, row)


def fill(connection: sa.Connection, row: Any) -> None:
    """Fill in what can be told of a table."""
    try:
        settings = json.loads(row.settings)
        game = registry.find(row.game)
        options = game.options({"corrections": [], **settings})
        ids, sides = game.seat_ids(options), sides_of(game, options)
    except (WestmarchError, LookupError, ValueError, TypeError):
        return  # such a table cannot be opened either
    over = row.status == "over"
    values = {"scenario": str(settings.get("scenario", USUAL))[:40], "ended": row.updated if over else None}
    connection.execute(sa.update(tables).where(tables.c.id == row.id).values(**values))
    found = results(ids, sides, json.loads(row.outcome)) if over and row.outcome else None
    for seat, name in enumerate(ids):
        where = (seats.c.table_id == row.id, seats.c.seat == seat)
        connection.execute(sa.update(seats).where(*where).values(side=name, result=found[seat] if found else None))


def sides_of(game: Game, options: Options) -> tuple[int, ...]:
    """The side of each seat; the same for all where they play together."""
    return (0,) * options.seats if game.facts.teams == "together" else game.sides(options)


def results(ids: tuple[str, ...], sides: tuple[int, ...], outcome: dict[str, Any]) -> list[int] | None:
    """Who won, for each seat."""
    winner, loser = outcome["winner"], outcome["loser"]
    if outcome["by"] == NOBODY_JUDGED:
        return None
    if winner == SHARED:
        return [DRAWN] * len(ids)
    if len(set(sides)) == 1:
        return [WON if winner == TOGETHER else LOST] * len(ids)
    if loser in ids:
        return [LOST if side == sides[ids.index(loser)] else WON for side in sides]
    side = sides[ids.index(winner)] if winner in ids else TEAMS.get(winner)
    return [WON if one == side else LOST for one in sides] if side is not None else None


def downgrade() -> None:
    """Take it back."""
    for column in ("shows_ratings", "shows_results", "emblem"):
        op.drop_column("people", column)
    op.drop_column("seats", "result")
    op.drop_column("seats", "side")
    op.drop_index("ix_tables_ended", "tables")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "scenario")
