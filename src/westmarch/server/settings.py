"""How a server is run: where its data lies, how patient it is, how much it lets one visitor do."""

import contextlib
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import platformdirs
from msgspec import Struct, field

from westmarch.core.errors import BadOptions

SECRET_FILE = "secret.key"
SECRET_BYTES = 32


def milliseconds() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic_milliseconds() -> int:
    """Milliseconds on a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class Limit(Struct, frozen=True):
    """So many at once, and so many a minute in the long run."""

    burst: int
    a_minute: float


class Limits(Struct, frozen=True):
    """What one person or one address may do."""

    log_ins_of_address: Limit = Limit(20, 20)
    accounts: Limit = Limit(5, 0.2)
    tables: Limit = Limit(10, 5)
    tables_of_address: Limit = Limit(60, 30)
    chat: Limit = Limit(5, 20)
    messages: Limit = Limit(60, 1200)
    requests_of_address: Limit = Limit(300, 3000)
    reports: Limit = Limit(5, 0.5)
    reports_of_address: Limit = Limit(20, 2)
    analyses: Limit = Limit(5, 1)
    analyses_of_address: Limit = Limit(20, 5)
    hints: Limit = Limit(10, 20)
    hints_of_address: Limit = Limit(40, 80)
    readings: Limit = Limit(200, 600)
    readings_of_address: Limit = Limit(400, 1200)
    waiting_of_person: int = 8  # questions to the workers
    waiting_of_address: int = 32
    decks: Limit = Limit(30, 30)
    decks_of_address: Limit = Limit(120, 120)
    requests_of_bot: Limit = Limit(100, 1200)
    challenges: Limit = Limit(10, 5)
    games_of_bot: int = 8  # at once
    connections_of_person: int = 20
    connections_of_address: int = 300
    notices: Limit = Limit(10, 2)
    letters_of_address: Limit = Limit(5, 0.1)
    exports: Limit = Limit(3, 0.2)
    watchers_of_table: int = 2_000


def no_limits() -> Limits:
    """Limits that nobody reaches, for measurements and tests."""
    given = msgspec.structs.asdict(Limits())
    plenty = {
        name: 1_000_000 if isinstance(value, int) else {"burst": 1_000_000, "a_minute": 60_000_000}
        for name, value in given.items()
    }
    return msgspec.convert(plenty, Limits)


class Settings(Struct, frozen=True, kw_only=True):
    """All settings of a server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # empty: an SQLite file in the data folder
    schema: str = ""  # of PostgreSQL, to keep several installations in one database apart
    redis: str = ""  # empty: this process is alone
    redis_prefix: str = "westmarch"
    data: Path = field(default_factory=lambda: Path(platformdirs.user_data_dir("westmarch", appauthor=False)))
    workers: int = 1  # server processes
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))  # worker processes of each
    origins: tuple[str, ...] = ()  # further hosts whose pages may use this server
    secure: bool = False  # cookies over HTTPS only
    json_logs: bool = False
    url: str = ""  # by which the server is reached, for links in letters
    mail: str = ""  # the server that takes letters
    reach_inside: bool = False  # whether notices may go to addresses of this machine and of the networks around it
    notices_seconds: float = 5.0  # between two looks for people to be told
    ask_around_seconds: float = 1.0  # for which other processes are waited for to say who is at a table
    limits: Limits = Limits()
    computer_delay: float = 0.25  # seconds of a slot in which a computer player answers secret questions
    hint_level: str = "hard:1.5s"
    analysis_level: str = "hard:0.2s"
    longest_thought: float = 60.0  # seconds after which a worker is taken to hang
    idle_seconds: float = 60.0  # after which a table that nobody uses leaves the memory
    replay_bytes: int = 32_000_000  # of answers about finished games that are kept
    tidy_seconds: float = 600.0  # between two looks through everything in the memory for what nobody needs
    sweep_seconds: float = 1.0  # between two looks at clocks and forgotten tables
    probe_seconds: float = 1.0  # between two looks at the database
    grace_seconds: float = 60.0  # after a start, in which nobody loses on time
    away_seconds: float = 60.0  # after which one who is not there may be replaced
    notice_seconds: float = 30.0  # for which he may still come back once the others want the computer; by days a day
    repeatable: bool = (
        False  # for tests: a table may ask for its seed, and computer players think the same of it every time
    )
    now: Callable[[], int] = milliseconds
    uptime: Callable[[], int] = monotonic_milliseconds  # for limits and delays

    def database_url(self) -> str:
        """Where the database is."""
        return self.database or f"sqlite:///{self.data / 'westmarch.sqlite'}"

    def given_secret(self) -> bytes:
        """The key that signs sessions as the environment gives it; empty if it does not."""
        return os.environ.get("WESTMARCH_SECRET", "").encode()

    def secret(self) -> bytes:
        """The key that signs sessions: from the environment, or a file made on the first start."""
        if given := self.given_secret():
            return given
        return kept_secret(self.data / SECRET_FILE)


def kept_secret(file: Path) -> bytes:
    """The key in a file. The first start makes it whole or not at all, and of two starts at once one wins for both."""
    if not file.exists():
        own = file.with_name(f"{file.name}.{secrets.token_hex(6)}")
        descriptor = os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(secrets.token_bytes(SECRET_BYTES))
            stream.flush()
            os.fsync(stream.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(own, file)
        own.unlink()
    key = file.read_bytes()
    if len(key) < SECRET_BYTES:
        raise BadOptions(f"{file} holds no key of {SECRET_BYTES} bytes; remove it, and everybody has to sign in again")
    return key
