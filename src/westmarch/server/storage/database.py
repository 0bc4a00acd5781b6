"""The database: its tables, how to reach it, and bringing it up to date. SQLite by default, PostgreSQL where its address is given."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from westmarch.core.errors import BadOptions

MIGRATIONS = Path(__file__).parent / "migrations"
NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
LOCK = 0x7765_7374  # of PostgreSQL's advisory locks, the one that guards migrations
ALONE = LOCK + 1  # and the one for what must not happen twice at the same moment
TIMEOUT = 5.0  # seconds after which a silent database counts as lost
WRITING = "BEGIN IMMEDIATE"  # SQLite then waits for other writers at once, and not in the midst of a transaction
T = TypeVar("T")

metadata = sa.MetaData(naming_convention=NAMING)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("login", sa.String(120), nullable=True, unique=True),  # the account's name, in one case
    sa.Column("password", sa.String(200), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("likeness", sa.String(160), nullable=True),  # what an account's name looks like
    sa.Column("emblem", sa.String(40), nullable=True),
    sa.Column("shows_results", sa.Boolean, nullable=False, server_default=sa.true()),  # to everybody
    sa.Column("shows_ratings", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("signed", sa.Boolean, nullable=False, server_default=sa.false()),  # a cookie from before sessions holds
    sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("owner", sa.String(32), nullable=True),  # of a bot: whose it is
    sa.Column("role", sa.String(10), nullable=False, server_default="person"),
    sa.Column("muted_until", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("banned_until", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index(None, "banned_until"),
    sa.Index(None, "likeness"),
    sa.Index(None, "owner"),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the token
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("agent", sa.String(120), nullable=False),
    sa.Index(None, "person"),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the token
    sa.Column("person", sa.String(32), nullable=False),  # the bot that comes by it
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("scopes", sa.String(120), nullable=False),  # with spaces between them
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=True),  # when the bot last listened by it
    sa.Index(None, "person"),
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("challenger", sa.String(32), nullable=False),
    sa.Column("challenged", sa.String(32), nullable=False),
    sa.Column("wish", sa.Text, nullable=False),  # what shall be played
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=True),  # once it was accepted
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Index(None, "challenger", "updated"),
    sa.Index(None, "challenged", "updated"),
)

seeks = sa.Table(
    "seeks",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("wish", sa.Text, nullable=False),  # what shall be played, as it is compared
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("alive", sa.BigInteger, nullable=False),  # when his page last asked
    sa.Column("table_id", sa.String(32), nullable=True),  # once an opponent was found
    sa.Index(None, "game", "created"),
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("wish", sa.Text, nullable=False),  # what is played
    sa.Column("bots", sa.Boolean, nullable=False),  # whether they may enter
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer, nullable=False),  # that is played now; 0 before the first
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("seed", sa.String(80), nullable=False),  # from which a league's seeds are made
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Index(None, "state", "updated"),
)

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # by which the meetings name him
    sa.Column("gone", sa.Boolean, nullable=False),  # he left while it was going on
    sa.Index(None, "person"),
)

meetings = sa.Table(
    "meetings",
    metadata,
    sa.Column("tournament", sa.String(32), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("first", sa.Integer, nullable=False),
    sa.Column("second", sa.Integer, nullable=True),
    sa.Column("table_id", sa.String(32), nullable=True),
    sa.Column("points", sa.Integer, nullable=True),  # half points of the first, once it is over
    sa.Column("score", sa.Integer, nullable=True),  # of a league's game
    sa.Index(None, "table_id"),
)

runs = sa.Table(
    "runs",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("began", sa.BigInteger, nullable=False),
    sa.Column("alive", sa.BigInteger, nullable=False),  # when the process was last known to run
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    # What it is from its beginning to its end
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seed", sa.String(80), nullable=False),
    sa.Column("clock", sa.Text, nullable=True),
    sa.Column("private", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("creator", sa.String(32), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("chairs", sa.Text, nullable=False),
    sa.Column("scenario", sa.String(40), nullable=True),
    # What its events have made of it, so that it can be found
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("said", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=True),
    sa.Column("turn_since", sa.BigInteger, nullable=True),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("wake", sa.BigInteger, nullable=True),  # when the server must look at it even if nobody does
    sa.Column("outcome", sa.Text, nullable=True),
    sa.Column("ended", sa.BigInteger, nullable=True),
    # A late position and how many words led to it, for going on under changed rules
    sa.Column("position", sa.Text, nullable=True),
    sa.Column("position_said", sa.Integer, nullable=True),
    sa.Index(None, "status", "private", "updated"),
    sa.Index(None, "wake"),
    sa.Index(None, "ended"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("person", sa.String(32), nullable=True),
    sa.Column("level", sa.String(40), nullable=True),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("side", sa.String(40), nullable=True),  # the seat's id
    sa.Column("result", sa.Integer, nullable=True),  # 1: won, 0: shared, -1: lost
    sa.Index(None, "person"),
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Index(None, "table_id", "id"),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("estimates", sa.Text, nullable=False),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("said", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("versions", sa.Text, nullable=False),
    sa.Column("record", sa.Text, nullable=True),
    sa.Column("position", sa.Text, nullable=False),
    sa.Column("settled", sa.BigInteger, nullable=True),  # when somebody at the desk was done with it
    sa.Index(None, "settled"),
)

flags = sa.Table(
    "flags",
    metadata,
    sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),  # of chat
    sa.Column("person", sa.String(32), primary_key=True),  # who took offence at it
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("settled", sa.BigInteger, nullable=True),
    sa.Index(None, "settled"),
)

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("officer", sa.String(32), nullable=True),  # nobody: it was done on the command line
    sa.Column("deed", sa.String(20), nullable=False),
    sa.Column("person", sa.String(32), nullable=True),  # to whom
    sa.Column("table_id", sa.String(32), nullable=True),
    sa.Column("detail", sa.Text, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Index(None, "person"),
)

house_rules = sa.Table(
    "house_rules",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of what is sent to the one who is invited
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("uses", sa.Integer, nullable=False),  # that are left
    sa.Column("note", sa.Text, nullable=False),
)

holidays = sa.Table(
    "holidays",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

decks = sa.Table(
    "decks",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("setting", sa.Text, nullable=False),  # heroes and cards, as a table's settings take them
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),  # on the owner's profile
    sa.Index(None, "person", "game"),
)

deck_flags = sa.Table(
    "deck_flags",
    metadata,
    sa.Column("deck", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),  # who took offence at its name
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("settled", sa.BigInteger, nullable=True),
    sa.Index(None, "settled"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(10), primary_key=True),  # of table: with a live clock, or by days
    sa.Column("who", sa.String(80), primary_key=True),  # a person, or a level of a version of the computer
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Index(None, "who"),
)

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(80), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),  # these three as the game left them
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("mu_before", sa.Float, nullable=False),
    sa.Column("sigma_before", sa.Float, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("field", sa.String(80), nullable=True),  # what scores it can be compared with, where all played together
    sa.Index(None, "who", "at"),
    sa.Index(None, "field", "at"),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("push", sa.Boolean, nullable=False),
    sa.Column("mail", sa.Boolean, nullable=False),
    sa.Column("address", sa.String(254), nullable=True),
    sa.Column("confirmed", sa.Boolean, nullable=False),  # its owner followed the link that was sent to the address
    sa.Column("hook", sa.String(1000), nullable=True),
    sa.Column("pace", sa.String(10), nullable=False),
    sa.Column("quiet_from", sa.Integer, nullable=True),  # hours of the day
    sa.Column("quiet_to", sa.Integer, nullable=True),
    sa.Column("zone", sa.String(60), nullable=False),
    sa.Column("lang", sa.String(5), nullable=False),
    sa.Column("last", sa.BigInteger, nullable=False),  # when something was last told
)

pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the endpoint
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("endpoint", sa.String(1000), nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index(None, "person"),
)

told = sa.Table(
    "told",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),  # the beginning of the last turn of which he knows
    sa.Column("reminded", sa.BigInteger, nullable=True),  # and of the last of whose end he was warned
)


def address(given: str) -> URL:
    """A database's address with the driver that we use."""
    try:
        url = make_url(given)
    except sa.exc.ArgumentError:
        raise BadOptions("the database's address is not of the form 'sqlite:///FILE' or 'postgresql://...'") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise BadOptions(f"'{kind}' is no database that the server can use; it can use SQLite and PostgreSQL")


class Database:
    """Two engines: one that reads, and one for the single writer of the process; on PostgreSQL they share their connections."""

    def __init__(self, given: str, schema: str = "", timeout: float = TIMEOUT) -> None:
        self.url = address(given)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.own = OwnThread(self.url) if self.is_sqlite else None
        if self.is_sqlite:
            self.readers = _sqlite_engine(self.url, "BEGIN", 4)
            self.writers = _sqlite_engine(self.url, WRITING, 1)
        else:
            self.writers = _postgres_engine(self.url, schema, 8, timeout)
            # What one statement reads is of one moment anyway; a transaction around it is two more ways there and back.
            self.readers = self.writers.execution_options(isolation_level="AUTOCOMMIT")

    async def migrate(self) -> None:
        """Bring the tables up to date; several processes may do so at once."""
        async with self.migrating() as connection:
            await connection.run_sync(upgrade)

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """A transaction in which nobody else migrates."""
        async with self.writers.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(sa.text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            yield connection

    async def at_once(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction of the writer, of which the event loop sees only the end.

        The asynchronous driver of SQLite goes to a thread and back for every statement and every row; here the whole goes once.
        """
        if self.own is not None:
            return await self.own.do(work)
        async with self.writers.begin() as connection:
            return await connection.run_sync(work)

    def place(self) -> str:
        """Where the database is, for people to read."""
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string(hide_password=True)

    async def close(self) -> None:
        """Give all connections back."""
        await self.readers.dispose()
        await self.writers.dispose()
        if self.own is not None:
            self.own.close()


class OwnThread:
    """A connection to SQLite in a thread of its own."""

    def __init__(self, url: URL) -> None:
        plain = url.set(drivername="sqlite")
        self.engine = sa.create_engine(plain, pool_size=1, max_overflow=0, connect_args={"timeout": TIMEOUT})
        _prepare_sqlite(self.engine, url, WRITING)
        self.thread = ThreadPoolExecutor(1, "sqlite")

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction; it is committed when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._do, work)

    def _do(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Give the connection back and end the thread."""
        self.thread.shutdown()
        self.engine.dispose()


def make_private(url: URL) -> None:
    """Make a new database file such that only its owner can read it; what SQLite puts beside it is like it."""
    if url.database and url.database != ":memory:" and not Path(url.database).exists():
        with contextlib.suppress(OSError):  # the connection will say what is wrong with the place
            os.close(os.open(url.database, os.O_CREAT | os.O_WRONLY, 0o600))


def upgrade(connection: sa.Connection, to: str = "") -> None:
    """Make the migrations that are missing up to one of them, or all."""
    wanted = to or revisions()[-1]
    if revision(connection) == wanted:
        return
    from alembic import command  # slow to load, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)


def revisions() -> list[str]:
    """All migrations in their order, by the numbers with which their files' names begin."""
    return sorted(file.name.split("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def revision(connection: sa.Connection) -> str | None:
    """The last migration that a database has seen, if any."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    last: str | None = connection.scalar(sa.text("select version_num from alembic_version"))
    return last


def _sqlite_engine(url: URL, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=size, max_overflow=0, connect_args={"timeout": TIMEOUT})
    _prepare_sqlite(engine.sync_engine, url, begin)
    return engine


def _prepare_sqlite(engine: sa.Engine, url: URL, begin: str) -> None:
    """Readers and the writer do not wait for each other (WAL), and what was committed survives a power cut (FULL)."""

    @sa.event.listens_for(engine, "do_connect")
    def make(*_: object) -> None:
        make_private(url)

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so, below
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def start(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)


def _postgres_engine(url: URL, schema: str, size: int, timeout: float) -> AsyncEngine:
    settings = {"search_path": schema} if schema else {}
    return create_async_engine(
        url,
        pool_size=size,
        max_overflow=4,
        pool_timeout=TIMEOUT,
        connect_args={"timeout": TIMEOUT, "command_timeout": timeout, "server_settings": settings},
    )
