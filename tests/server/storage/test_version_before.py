"""Tables that the version before stored, with numbers for words, open as they were and are played on.

`before/tables.sql` is a dump of its database: a table of each game with two undos across what was revealed and standing orders,
one of each game that went on from a position when the rules changed, one that waits and one that is over.
`before/expected.json` has what that version said of each. A table of a game whose rules have changed since goes on from its position: what
was said is history then, and cannot be taken back.
"""

import json
import sqlite3
from collections.abc import AsyncIterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from westmarch.core.rng import Rng
from westmarch.server.protocol import wire
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.storage import backup, database
from westmarch.server.storage.database import Database
from westmarch.server.storage.history import History, Wanted
from westmarch.server.tables import messages, requests
from westmarch.server.tables.hall import Hall
from westmarch.server.tables.match import Match

pytestmark = pytest.mark.anyio
BEFORE = Path(__file__).parent / "before"
SCHEMA = "0002"
EXPECTED: dict[str, dict[str, Any]] = json.loads((BEFORE / "expected.json").read_text(encoding="utf-8"))
PLAYED = [name for name, told in EXPECTED.items() if "hash" in told]
RULES_BEFORE = 1
STAYS = (
    "table",
    "status",
    "said",
    "seat",
    "orders",
)  # also where the rules have changed: these may ask something else first
PLAYING = [name for name, told in EXPECTED.items() if told["status"] == "playing"]


def stored_before() -> sqlite3.Connection:
    """The database as that version left it."""
    found = sqlite3.connect(":memory:")
    found.executescript((BEFORE / "tables.sql").read_text(encoding="utf-8"))
    found.row_factory = sqlite3.Row
    return found


def fill(connection: sa.Connection) -> None:
    """Make an empty database what that version left, in either kind."""
    database.upgrade(connection, SCHEMA)
    before = stored_before()
    for table in backup.tables_of(connection):
        rows = [dict(row) for row in before.execute(f"select * from {table.name}")]
        if rows:
            connection.execute(sa.insert(table), rows)


@pytest.fixture
async def hall(where: dict[str, str], tmp_path: Path) -> AsyncIterator[Hall]:
    """A hall of this version over what the version before stored."""
    settings = Settings(data=tmp_path, thinkers=1, **where)
    base = Database(settings.database_url(), settings.schema)
    async with base.migrating() as connection:
        await connection.run_sync(fill)
    await base.close()
    made = Hall(settings)
    await made.start()
    yield made
    await made.stop()


def told(match: Match) -> dict[str, Any]:
    """What the version before told of a table, told by this one."""
    sitting, game = match.sitting, match.game
    spell = game.vocabulary.spell_all
    entries = [(e.said, e.kind if e.notice is None else game.notices[e.notice.kind].name) for e in sitting.log]
    return {
        "table": match.setup.id,
        "status": match.status,
        "version": match.version,
        "said": match.said,
        "base": sitting.base,
        "hash": game.hash(match.state),
        "seat": int(match.state.seat),
        "options": spell(match.state.options),
        "words": spell(spoken.word for spoken in sitting.line),
        "by_order": sum(spoken.by_order for spoken in sitting.line),
        "forks": sitting.forks,
        "orders": sitting.orders,
        "lasting": len(messages.lasting_orders(match)),
        "log": entries,
    }


async def test_every_table_opens_as_it_was(hall: Hall) -> None:
    for name in PLAYED:
        match = await hall.restore(EXPECTED[name]["table"])
        keys = EXPECTED[name] if match.game.rules == RULES_BEFORE else STAYS
        now = json.loads(json.dumps(told(match)))
        assert {key: now[key] for key in keys} == {key: EXPECTED[name][key] for key in keys}, name
        assert bool(now["options"]) == bool(EXPECTED[name]["options"]), name


async def test_a_table_that_waited_goes_on_waiting(hall: Hall) -> None:
    match = await hall.restore(EXPECTED["waiting"]["table"])
    assert (match.status, match.version) == ("waiting", EXPECTED["waiting"]["version"])


async def test_a_game_that_was_over_has_its_results_and_is_found(hall: Hall) -> None:
    table = EXPECTED["finished"]["table"]
    async with hall.store.reading() as connection:
        seats = await connection.execute(sa.select(database.seats).where(database.seats.c.table_id == table))
        assert [(seat.side, seat.result) for seat in seats] == [("fellowship", 0), ("sauron", 0)]
    assert table in [game.id for game in await History(hall.store).search(Wanted(game="duel"), "nobody")]


@pytest.mark.parametrize(
    ("ids", "sides", "outcome", "results"),
    [
        (("a", "b"), (0, 1), {"winner": "b", "by": "ring", "loser": None}, [-1, 1]),
        (("a", "b"), (0, 1), {"winner": "b", "by": "resigned", "loser": "a"}, [-1, 1]),
        (("a", "b", "c"), (0, 1, 0), {"winner": "shadow", "by": "points", "loser": None}, [-1, 1, -1]),
        (("a", "b"), (0, 0), {"winner": "players", "by": "quest", "loser": None}, [1, 1]),
        (("a", "b"), (0, 0), {"winner": None, "by": "out_of_time", "loser": "b"}, [-1, -1]),
        (("a", "b"), (0, 1), {"winner": None, "by": "abandoned", "loser": None}, None),
        (("a", "b"), (0, 1), {"winner": "nobody we know", "by": "ring", "loser": None}, None),
    ],
)
def test_results_follow_from_how_a_game_ended(
    ids: tuple[str, ...], sides: tuple[int, ...], outcome: dict[str, Any], results: list[int] | None
) -> None:
    migration = import_module("westmarch.server.storage.migrations.versions.0007_results")
    assert migration.results(ids, sides, outcome) == results


async def test_words_are_kept_by_their_spellings(hall: Hall) -> None:
    for name in PLAYED:
        kept = await hall.store.load(EXPECTED[name]["table"])
        assert kept is not None
        words = [word for stored in kept.stored for word in getattr(stored.event, "words", ())]
        assert words
        assert all(isinstance(word, str) for word in words)


async def test_every_table_is_played_on_and_found_again_as_it_was_left(hall: Hall) -> None:
    for name in PLAYING:
        live = await hall.table(EXPECTED[name]["table"])
        rng = Rng(5)
        for number in range(12):
            match = live.match
            person = match.chairs[match.asked].person
            assert person is not None
            say = wire.Say(id=f"w{number}", version=match.version, words=[rng.pick(match.state.options)])
            assert await live.act(lambda m, p=person, s=say: requests.say(m, p, s)), name
        again = await hall.restore(live.id)
        assert again.game.hash(again.state) == live.match.game.hash(live.match.state), name


async def test_what_was_said_before_can_be_taken_back(hall: Hall) -> None:
    for name in PLAYING:
        live = await hall.table(EXPECTED[name]["table"])
        back = EXPECTED[name]["said"] - 3
        first, *others = sorted(live.match.people())
        base = live.match.sitting.base
        if back < base:
            with pytest.raises(Refused):
                await live.act(lambda m, p=first, to=back: requests.ask_undo(m, p, wire.AskUndo(id="u", to=to)))
            continue
        await live.act(lambda m, p=first, to=back: requests.ask_undo(m, p, wire.AskUndo(id="u", to=to)))
        for person in others if live.match.undo is not None else ():
            await live.act(lambda m, p=person: requests.answer_undo(m, p, wire.AnswerUndo(id="a", yes=True)))
        words = live.match.game.vocabulary.spell_all(spoken.word for spoken in live.match.sitting.line)
        assert live.match.said == back
        if base == EXPECTED[name]["base"]:
            assert words == EXPECTED[name]["words"][: back - base]


async def test_the_migration_can_be_taken_back(hall: Hall) -> None:
    from alembic import command
    from alembic.config import Config

    def down(connection: sa.Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(database.MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, SCHEMA)

    async with hall.base.migrating() as connection:
        await connection.run_sync(down)
        events = (await connection.execute(sa.text("select table_id, n, body from events"))).all()
        await connection.run_sync(database.upgrade)
    before = {
        (row["table_id"], row["n"]): json.loads(row["body"]) for row in stored_before().execute("select * from events")
    }
    assert {(row.table_id, row.n): json.loads(row.body) for row in events} == before
