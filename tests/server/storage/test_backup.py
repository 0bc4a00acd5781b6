"""Backups: one moment of a server that runs, from either database into either, whole or not at all."""

import asyncio
import json
import os
import secrets
import sqlite3
import zipfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from tests.needs import missing

from westmarch.core.rng import Rng
from westmarch.server.settings import SECRET_FILE, Settings
from westmarch.server.storage import archive, backup
from westmarch.server.storage import database as db
from westmarch.server.storage.archive import BackupError
from westmarch.server.storage.database import Database
from westmarch.terminal.main import run

from ..conftest import POSTGRES
from ..harness import PATIENCE, Client, play_on, running

pytestmark = pytest.mark.anyio
Make = Callable[..., Settings]
KINDS = ("sqlite", "postgresql")
CREDENTIALS = {"name": "Bilbo", "password": "speak friend and enter"}
DECK = {"game": "lcg", "name": "three hunters", "heroes": ["aragorn"], "cards": {"gandalf": 1}}


@asynccontextmanager
async def database_of(kind: str, folder: Path) -> AsyncIterator[str]:
    """An empty database of a kind, as the command line is told of it."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'other.sqlite'}"
        return
    try:
        connection = await asyncpg.connect(POSTGRES, timeout=PATIENCE)
    except (OSError, asyncpg.PostgresError, TimeoutError):
        missing("PostgreSQL is not there")
    name = f"t_{secrets.token_hex(6)}"
    await connection.execute(f"create database {name}")
    try:
        yield POSTGRES.rsplit("/", 1)[0] + f"/{name}"
    finally:
        await connection.execute(f"drop database {name} with (force)")
        await connection.close()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    base = Database(url)
    try:
        yield base
    finally:
        await base.close()


async def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables but of that in which a server notes again and again that it is alive."""
    async with opened(url) as base, base.readers.connect() as connection:
        return {
            table.name: sorted(map(tuple, await connection.execute(sa.select(table))), key=repr)
            for table in db.metadata.sorted_tables
            if table is not db.runs
        }


async def a_game_begun(client: Client, words: int) -> str:
    table = (await client.create("me", "me"))["id"]
    async with client.at(table) as visitor:
        await play_on([visitor], Rng(words), words)
        await visitor.ok("chat", text="well met, “друже”")
    return str(table)


def westmarch(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command prints; it must succeed."""
    status = run(arguments)
    out, err = capsys.readouterr()
    assert status == 0, err
    return out


@pytest.mark.parametrize("there", KINDS)
@pytest.mark.parametrize("here", KINDS)
async def test_what_is_saved_from_one_database_goes_on_in_another(
    settings: Make, tmp_path: Path, here: str, there: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, elsewhere = tmp_path / "all.backup", tmp_path / "elsewhere"
    async with database_of(here, tmp_path) as source, database_of(there, elsewhere) as target:
        async with running(settings(database=source)) as server, server.client() as bilbo:
            await bilbo.post("/api/account", CREDENTIALS)
            table = await a_game_begun(bilbo, 12)
            await bilbo.post("/api/decks", DECK)
            async with bilbo.at(table) as visitor:
                before = visitor.situation
            commands = [("backup", str(file), "--database", source, "--data", str(tmp_path / "data"))]
            commands.append(("restore", str(file), "--database", target, "--data", str(elsewhere), "--json"))
            outputs = [await asyncio.to_thread(westmarch, *command, capsys=capsys) for command in commands]
            assert str(file) in outputs[0]
            rows = json.loads(outputs[1])["rows"]
            assert (rows["tables"], rows["people"], rows["decks"], rows["chat"]) == (1, 1, 1, 1)
            assert await contents(target) == await contents(source)
            assert (elsewhere / SECRET_FILE).read_bytes() == (tmp_path / "data" / SECRET_FILE).read_bytes()
        moved = Settings(data=elsewhere, database=target, thinkers=1)
        async with running(moved) as server, server.client(bilbo) as again, again.at(table) as visitor:
            assert (await again.get("/api/me"))["name"] == "Bilbo"
            assert visitor.situation["view"] == before["view"]
            await visitor.ok("chat", text="there and back again")
            await play_on([visitor], Rng(3), 5)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_is_one_moment_of_a_server_at_which_people_play(
    settings: Make, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = asyncio.Event()
    save_table = backup.save_table

    async def save_after_another_word(*args: Any) -> None:
        said.clear()
        await said.wait()
        await save_table(*args)

    async def play(client: Client) -> None:
        while True:
            async with client.at((await client.create("me", "me"))["id"]) as visitor:
                while not visitor.over:
                    await play_on([visitor], Rng(1), 1)
                    said.set()

    monkeypatch.setattr(backup, "save_table", save_after_another_word)
    files = [tmp_path / f"{number}.backup" for number in range(3)]
    async with (
        database_of(kind, tmp_path) as source,
        running(settings(database=source)) as server,
        server.client() as anna,
        server.client() as boris,
        opened(source) as base,
    ):
        playing = [asyncio.create_task(play(client)) for client in (anna, boris)]
        for file in files:
            await backup.save(base, b"key", file, 0)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
    seen = [await consistent_events(file, tmp_path) for file in files]
    assert seen[0] < seen[1] < seen[2]


async def consistent_events(file: Path, folder: Path) -> int:
    """Restore a backup, see that each table has exactly the events that it counts, and give their number."""
    url = f"sqlite:///{folder / file.stem}.sqlite"
    async with opened(url) as base:
        await backup.restore(base, archive.opened(file), force=False)
    found = await contents(url)
    numbers = {row[0]: [] for row in found["tables"]}
    for table, n, *_ in found["events"]:
        numbers[table].append(n)
    versions = {row[0]: row[list(db.tables.c.keys()).index("version")] for row in found["tables"]}
    for table, events in numbers.items():
        assert sorted(events) == list(range(1, versions[table] + 1))
    return len(found["events"])


@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_that_is_not_empty_is_replaced_only_by_force(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "one.backup"
    async with database_of(kind, tmp_path) as url, opened(url) as base:
        await base.migrate()
        await add_person(base, "frodo")
        await backup.save(base, b"", file, 0)
        await add_person(base, "sam")
        with pytest.raises(BackupError, match="not-empty"):
            await backup.restore(base, archive.opened(file), force=False)
        assert len((await contents(url))["people"]) == 2
        await backup.restore(base, archive.opened(file), force=True)
        assert [row[0] for row in (await contents(url))["people"]] == ["frodo"]


async def add_person(base: Database, name: str) -> None:
    async with base.writers.begin() as connection:
        await connection.execute(sa.insert(db.people), [{"id": name, "name": name, "created": 0}])


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_of_an_older_westmarch_is_migrated_as_its_database_would_be(tmp_path: Path, kind: str) -> None:
    file, old = tmp_path / "old.backup", f"sqlite:///{tmp_path / 'old.sqlite'}"
    with sqlite3.connect(tmp_path / "old.sqlite") as before:
        before.executescript((Path(__file__).parent / "before" / "tables.sql").read_text(encoding="utf-8"))
    async with opened(old) as base:
        saved = await backup.save(base, b"", file, 0)
        await base.migrate()
    assert saved.schema < db.revisions()[-1]
    async with database_of(kind, tmp_path) as url, opened(url) as base:
        await backup.restore(base, archive.opened(file), force=False)
        async with base.readers.connect() as connection:
            assert await connection.run_sync(db.revision) == db.revisions()[-1]
        assert await contents(url) == await contents(old)


@pytest.fixture
async def whole(tmp_path: Path) -> Path:
    """A backup with two people in it."""
    file = tmp_path / "whole.backup"
    async with opened(f"sqlite:///{tmp_path / 'whole.sqlite'}") as base:
        await base.migrate()
        await add_person(base, "frodo")
        await add_person(base, "sam")
        await backup.save(base, b"the key", file, 0)
    return file


def rewritten(file: Path, change: Callable[[dict[str, bytes]], None]) -> Path:
    """A copy of a backup, written anew with some of its parts changed."""
    with zipfile.ZipFile(file) as old:
        parts = {name: old.read(name) for name in old.namelist()}
    change(parts)
    copy = file.with_suffix(".changed")
    with zipfile.ZipFile(copy, "w") as new:
        for name, content in parts.items():
            new.writestr(name, content)
    return copy


CHANGES = {
    "a row is missing": lambda parts: parts.update({"people.jsonl": parts["people.jsonl"].split(b"\n")[0] + b"\n"}),
    "a letter is another": lambda parts: parts.update({"people.jsonl": parts["people.jsonl"].replace(b"sam", b"sim")}),
    "the key is another": lambda parts: parts.update({SECRET_FILE: b"no key"}),
    "a part is missing": lambda parts: parts.pop("events.jsonl"),
    "a part is too many": lambda parts: parts.update({"rings.jsonl": b"{}\n"}),
}


@pytest.mark.parametrize("what", CHANGES)
async def test_a_backup_that_is_not_as_it_was_written_is_damaged(whole: Path, what: str) -> None:
    with pytest.raises(BackupError, match="damaged"):
        archive.opened(rewritten(whole, CHANGES[what]))


async def test_a_backup_of_which_any_part_was_lost_on_the_way_is_refused(whole: Path) -> None:
    content = whole.read_bytes()
    for length in range(0, len(content), max(1, len(content) // 40)):
        whole.write_bytes(content[:length])
        with pytest.raises(BackupError, match=r"no-backup|damaged"):
            archive.opened(whole)


async def test_a_flipped_byte_never_leads_to_another_backup(whole: Path) -> None:
    content = whole.read_bytes()
    manifest = archive.opened(whole).manifest
    for place in range(0, len(content), max(1, len(content) // 100)):
        whole.write_bytes(content[:place] + bytes([content[place] ^ 0x55]) + content[place + 1 :])
        try:
            found = archive.opened(whole)
        except BackupError:
            continue
        assert found.manifest == manifest  # a byte that nobody reads, such as a file's date


@pytest.mark.parametrize(("field", "value"), [("number", archive.NUMBER + 1), ("schema", "9999")])
async def test_a_backup_of_a_newer_westmarch_is_refused(whole: Path, tmp_path: Path, field: str, value: object) -> None:
    def newer(parts: dict[str, bytes]) -> None:
        manifest = json.loads(parts[archive.MANIFEST])
        parts[archive.MANIFEST] = json.dumps({**manifest, field: value}).encode()

    changed = rewritten(whole, newer)
    async with opened(f"sqlite:///{tmp_path / 'new.sqlite'}") as base:
        with pytest.raises(BackupError, match="newer"):
            await backup.restore(base, archive.opened(changed), force=False)
    assert not (tmp_path / "new.sqlite").exists()


async def test_a_backup_that_fails_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ConnectionResetError("the cable is cut")

    monkeypatch.setattr(backup, "save_table", fail)
    (tmp_path / "here").mkdir()
    async with opened(f"sqlite:///{tmp_path / 'whole.sqlite'}") as base:
        await base.migrate()
        with pytest.raises(BackupError, match="the cable is cut"):
            await backup.save(base, b"", tmp_path / "here" / "all.backup", 0)
    assert list((tmp_path / "here").iterdir()) == []


async def test_only_its_owner_may_read_a_backup(whole: Path) -> None:
    assert whole.stat().st_mode & 0o077 == 0


# How the commands refuse


def refused(*arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The one line with which a command refuses."""
    assert run(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("westmarch: ")
    assert error.count("\n") == 1
    return error


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """The option of a data folder in which nothing is."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.delenv("WESTMARCH_SECRET", raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    return ("--data", str(tmp_path / "nowhere"))


def test_where_there_is_no_database_nothing_is_saved(
    tmp_path: Path, nowhere: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "there is no database" in refused("backup", str(tmp_path / "x"), *nowhere, capsys=capsys)
    assert "базы данных" in refused("backup", str(tmp_path / "x"), *nowhere, "--lang", "ru", capsys=capsys)
    assert not (tmp_path / "x").exists()
    assert not (tmp_path / "nowhere").exists()


def test_a_file_that_is_there_is_replaced_only_by_force(
    tmp_path: Path, nowhere: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "notes").write_text("mellon")
    assert "--force" in refused("backup", str(tmp_path / "notes"), *nowhere, capsys=capsys)
    assert "no backup" in refused("restore", str(tmp_path / "notes"), *nowhere, capsys=capsys)
    assert "cannot be read" in refused("restore", str(tmp_path / "letters"), *nowhere, capsys=capsys)


@pytest.mark.parametrize(
    "database", ["postgresql://nobody@127.0.0.1:1/nothing", "postgresql://postgres@/nothing?host=nowhere.invalid"]
)
def test_a_database_that_is_not_there_is_told_in_one_line(
    tmp_path: Path, nowhere: tuple[str, str], capsys: pytest.CaptureFixture[str], database: str
) -> None:
    assert "refuses" in refused("backup", str(tmp_path / "x"), *nowhere, "--database", database, capsys=capsys)


async def test_a_backup_can_be_checked_without_restoring_it(
    whole: Path, nowhere: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = await asyncio.to_thread(westmarch, "restore", str(whole), "--check", *nowhere, capsys=capsys)
    assert "is whole" in told
    assert "people: 2" in told
    assert not os.path.exists(nowhere[1])


async def test_a_key_in_the_environment_that_is_another_than_the_backups_is_told(
    whole: Path, nowhere: tuple[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ("restore", str(whole), *nowhere, "--force")
    for key, told in (("the key", False), ("another key", True)):
        monkeypatch.setenv("WESTMARCH_SECRET", key)
        assert ("WESTMARCH_SECRET" in await asyncio.to_thread(westmarch, *command, capsys=capsys)) == told
