"""`backup` and `restore`: all that a server keeps, in one file, and back again."""

import asyncio
import os
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import Parameter

from westmarch.core.errors import NotAllowed
from westmarch.server.command import DatabaseUrl, DataFolder
from westmarch.server.settings import SECRET_FILE, Settings, milliseconds
from westmarch.server.storage import archive
from westmarch.server.storage import backup as storage
from westmarch.server.storage.archive import BackupError, Manifest
from westmarch.server.storage.database import Database
from westmarch.terminal.shell import AsJson, print_json, readers_voice, tell
from westmarch.terminal.voice import Voice
from westmarch.text.in_other_words import in_other_words

T = TypeVar("T")
COUNTED = ("tables", "events", "people", "decks", "chat", "reports")

BackupFile = Annotated[Path, Parameter(help="the backup")]
Force = Annotated[bool, Parameter(negative="", help="replace what is there already")]


def backup(
    file: BackupFile,
    /,
    *,
    database: DatabaseUrl = "",
    data: DataFolder = None,
    force: Force = False,
    as_data: AsJson = False,
) -> None:
    """Save all that a server keeps in one file. The server may run meanwhile."""
    spoken = readers_voice()
    settings = settings_of(database, data)
    if file.exists() and not force:
        raise told(spoken, BackupError("file-exists", file=str(file)))
    saved = ended_well(spoken, save(settings, file))
    describe(spoken, "terminal-backup-done", file, saved, as_data)


def restore(
    file: BackupFile,
    /,
    *,
    database: DatabaseUrl = "",
    data: DataFolder = None,
    check: Annotated[bool, Parameter(negative="", help="only look whether the backup is whole")] = False,
    force: Force = False,
    as_data: AsJson = False,
) -> None:
    """Bring back what `backup` has saved. Stop the server first."""
    spoken = readers_voice()
    settings = settings_of(database, data)
    try:
        saved = archive.opened(file)
    except BackupError as error:
        raise told(spoken, error) from None
    if check:
        describe(spoken, "terminal-restore-whole", file, saved.manifest, as_data)
        return
    ended_well(spoken, bring_back(settings, saved, force))
    describe(spoken, "terminal-restore-done", file, saved.manifest, as_data)
    if settings.given_secret() not in (b"", saved.key()) and not as_data:
        tell(spoken.message("terminal-restore-other-key"))


def settings_of(database: str, data: Path | None) -> Settings:
    """Where a server with these options keeps its data."""
    from westmarch.server.main import settings_from

    return settings_from({"database": database, "data": data})


async def save(settings: Settings, file: Path) -> Manifest:
    """Save what a server with these settings keeps."""
    kept = settings.data / SECRET_FILE
    key = settings.given_secret() or (kept.read_bytes() if kept.is_file() else b"")
    base = Database(settings.database_url(), settings.schema, storage.PATIENCE)
    try:
        return await storage.save(base, key, file, milliseconds())
    finally:
        await base.close()


async def bring_back(settings: Settings, saved: archive.Archive, force: bool) -> None:
    """Give a server with these settings what was saved; the key last, for with another database it is worth nothing."""
    base = Database(settings.database_url(), settings.schema, storage.PATIENCE)
    try:
        await storage.restore(base, saved, force)
    finally:
        await base.close()
    if key := saved.key():
        settings.data.mkdir(parents=True, exist_ok=True)
        with archive.new_file(settings.data / SECRET_FILE) as stream:
            stream.write(key)


def ended_well(spoken: Voice, work: Coroutine[Any, Any, T]) -> T:
    """The result of some work; what went wrong is told in the reader's language."""
    try:
        return asyncio.run(work)
    except BackupError as error:
        raise told(spoken, error) from None


def told(spoken: Voice, error: BackupError) -> NotAllowed:
    """An error in the reader's language."""
    told_with = {name: in_other_words(str(value), spoken.lang) for name, value in error.args_told.items()}
    return NotAllowed(spoken.message(f"terminal-backup-refused-{error.kind}", **told_with))


def describe(spoken: Voice, message: str, file: Path, manifest: Manifest, as_data: bool) -> None:
    """Say what a backup holds."""
    counts = {table: manifest.rows(table) for table in COUNTED}
    if as_data:
        facts = msgspec.structs.asdict(manifest)
        del facts["parts"]
        print_json({"file": str(file), "bytes": os.path.getsize(file), **facts, "rows": counts})
        return
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(manifest.made / 1000))
    tell(spoken.message(message, file=str(file)))
    tell(spoken.message("terminal-backup-holds", made=made, version=manifest.westmarch, **counts))
