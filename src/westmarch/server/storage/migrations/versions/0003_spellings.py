"""Words by their spellings instead of numbers, so that tables survive new cards.

`words/<game>.txt` has the vocabulary that the numbers were of, frozen: a spelling a line, the first with the number 0. A game that
is not among them came from elsewhere and has kept its numbers; one that is not installed keeps its rows as they are.
"""

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import op

from westmarch.core import registry
from westmarch.core.errors import UnknownGame

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

FROZEN = Path(__file__).parents[1] / "words"
BATCH = 1000
SAID = '{"kind":"said"%'  # how the body of such an event begins
Body = dict[str, Any]

tables = sa.table("tables", sa.column("id", sa.String), sa.column("game", sa.String))
events = sa.table("events", sa.column("table_id", sa.String), sa.column("n", sa.Integer), sa.column("body", sa.Text))


def upgrade() -> None:
    """Make the change."""
    rewrite(lambda game, words: [spellings(game)[word] for word in words])


def downgrade() -> None:
    """Take it back; a word that the numbers do not have cannot be."""
    rewrite(lambda game, words: [spellings(game).index(word) for word in words])


@cache
def spellings(game: str) -> tuple[str, ...]:
    """The words of a game by their numbers."""
    file = FROZEN / f"{game}.txt"
    if file.is_file():
        return tuple(file.read_text(encoding="utf-8").splitlines())
    vocabulary = registry.find(game).vocabulary
    return tuple(vocabulary.spell_all(range(len(vocabulary))))


def rewrite(convert: Callable[[str, list[Any]], list[Any]]) -> None:
    """Write the words of all events anew."""
    connection = op.get_bind()
    change = (
        sa.update(events)
        .where(events.c.table_id == sa.bindparam("of"), events.c.n == sa.bindparam("number"))
        .values(body=sa.bindparam("new"))
    )
    for rows in said(connection):
        changed = []
        for table, number, game, text in rows:
            body: Body = json.loads(text)
            body["words"] = convert(game, body["words"])
            new = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
            changed.append({"of": table, "number": number, "new": new})
        connection.execute(change, changed)


def said(connection: sa.Connection) -> Iterator[list[tuple[str, int, str, str]]]:
    """The events in which words were said at tables of known games, some at a time."""
    games = [game for (game,) in connection.execute(sa.select(tables.c.game).distinct()) if is_known(game)]
    found = sa.select(events.c.table_id, events.c.n, tables.c.game, events.c.body).join_from(
        events, tables, tables.c.id == events.c.table_id
    )
    found = found.where(tables.c.game.in_(games), events.c.body.like(SAID)).order_by(events.c.table_id, events.c.n)
    last = ("", 0)
    while rows := connection.execute(found.where(sa.tuple_(events.c.table_id, events.c.n) > last).limit(BATCH)).all():
        yield [tuple(row) for row in rows]
        last = (rows[-1].table_id, rows[-1].n)


def is_known(game: str) -> bool:
    """Whether the words of a game can be told."""
    try:
        spellings(game)
    except UnknownGame:
        return False
    return True
