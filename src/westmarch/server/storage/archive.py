"""A backup's file: the rows of every table as JSON lines, the key of the sessions, and a manifest that says what must be there.

It is a ZIP archive, so that any machine can look into it. Nothing in it depends on the kind of database it came from. A file
takes its name only once it is whole, and nothing is taken from one before all of it has been read and found undamaged.
"""

import hashlib
import os
import struct
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, NamedTuple, Self
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

import msgspec
from msgspec import Struct

from westmarch import __version__
from westmarch.core.errors import WestmarchError
from westmarch.server.settings import SECRET_FILE

FORMAT = "westmarch backup"
NUMBER = 1  # raised whenever an older Westmarch could not read the file
MANIFEST = "manifest.json"
KEY = SECRET_FILE
BATCH = 1000  # rows that are held in memory at a time
CHUNK = 1 << 20
# What reading a damaged archive may end with: a broken name, size or method shows in many ways.
BROKEN = (BadZipFile, zlib.error, struct.error, EOFError, KeyError, RuntimeError, ValueError)

Row = dict[str, Any]


class BackupError(WestmarchError):
    """Why there is no backup, or why one is not restored: a kind that has a message in every language, and its arguments."""

    def __init__(self, kind: str, **args: str) -> None:
        super().__init__(f"{kind}: {', '.join(args.values())}")
        self.kind = kind
        self.args_told = args


class Part(Struct, frozen=True):
    """What a file of the archive must be."""

    rows: int
    sha256: str


class Manifest(Struct, frozen=True):
    """What a backup says of itself."""

    format: str
    number: int
    westmarch: str
    schema: str  # the last migration of the database it came from
    made: int  # milliseconds since 1970
    parts: dict[str, Part]

    def rows(self, table: str) -> int:
        """How many rows of a table are in it."""
        part = self.parts.get(lines_of(table))
        return part.rows if part is not None else 0


def lines_of(table: str) -> str:
    """The file of a table's rows."""
    return f"{table}.jsonl"


@contextmanager
def new_file(file: Path) -> Iterator[IO[bytes]]:
    """A file that takes its name once it is whole and on the disk. Only its owner may read it: there are secrets in it."""
    try:
        with tempfile.NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as stream:
            try:
                yield stream
                stream.flush()
                os.fsync(stream.fileno())
                Path(stream.name).replace(file)
            except BaseException:
                with suppress(OSError):
                    os.unlink(stream.name)
                raise
    except OSError as error:
        raise BackupError("cannot-write", file=str(file), reason=error.strerror or str(error)) from None


class Writer:
    """Puts a backup together, part by part."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.zip = ZipFile(stream, "w", ZIP_DEFLATED)
        self.parts: dict[str, Part] = {}
        self.encoder = msgspec.json.Encoder()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exc: object) -> None:
        self.zip.close()

    @contextmanager
    def table(self, name: str) -> Iterator["TableWriter"]:
        """The part of a table's rows."""
        with self.zip.open(lines_of(name), "w", force_zip64=True) as stream:
            part = TableWriter(stream, self.encoder)
            yield part
        self.parts[lines_of(name)] = Part(part.rows, part.sum.hexdigest())

    def key(self, key: bytes) -> None:
        """The part of the key that signs sessions."""
        self.zip.writestr(KEY, key)
        self.parts[KEY] = Part(0, hashlib.sha256(key).hexdigest())

    def finish(self, schema: str, made: int) -> Manifest:
        """Write the manifest, without which nothing before it counts."""
        manifest = Manifest(FORMAT, NUMBER, __version__, schema, made, self.parts)
        self.zip.writestr(MANIFEST, msgspec.json.format(self.encoder.encode(manifest)))
        self.zip.close()
        return manifest


class TableWriter:
    """Writes a table's rows and counts and sums them up."""

    def __init__(self, stream: IO[bytes], encoder: msgspec.json.Encoder) -> None:
        self.stream = stream
        self.encoder = encoder
        self.rows = 0
        self.sum = hashlib.sha256()

    def write(self, rows: Iterable[Row]) -> None:
        """Add rows."""
        lines = [self.encoder.encode(row) for row in rows]
        text = b"".join(line + b"\n" for line in lines)
        self.stream.write(text)
        self.sum.update(text)
        self.rows += len(lines)


class Archive(NamedTuple):
    """A backup that has been read through and found whole."""

    file: Path
    manifest: Manifest

    def batches(self, table: str) -> Iterator[list[Row]]:
        """A table's rows, some at a time."""
        if lines_of(table) not in self.manifest.parts:
            return
        decoder = msgspec.json.Decoder(Row)
        with ZipFile(self.file) as archive, archive.open(lines_of(table)) as stream:
            batch: list[Row] = []
            for line in stream:
                batch.append(decoder.decode(line))
                if len(batch) == BATCH:
                    yield batch
                    batch = []
            if batch:
                yield batch

    def key(self) -> bytes:
        """The key that signs sessions; empty if there was none."""
        if KEY not in self.manifest.parts:
            return b""
        with ZipFile(self.file) as archive:
            return archive.read(KEY)


def opened(file: Path) -> Archive:
    """A backup, once all of it has been read and compared with its manifest."""
    try:
        with ZipFile(file) as archive:
            manifest = manifest_of(file, archive)
            if set(archive.namelist()) != {MANIFEST, *manifest.parts}:
                raise BackupError("damaged", file=str(file), part=MANIFEST)
            for name, part in manifest.parts.items():
                check(file, archive, name, part)
    except BROKEN:
        raise BackupError("no-backup", file=str(file)) from None
    except OSError as error:
        raise BackupError("cannot-read", file=str(file), reason=error.strerror or str(error)) from None
    return Archive(file, manifest)


def manifest_of(file: Path, archive: ZipFile) -> Manifest:
    """What an archive says of itself, if it is a backup that we can read."""
    try:
        manifest = msgspec.json.decode(archive.read(MANIFEST), type=Manifest)
    except (*BROKEN, msgspec.MsgspecError):
        raise BackupError("no-backup", file=str(file)) from None
    if manifest.format != FORMAT:
        raise BackupError("no-backup", file=str(file))
    if manifest.number > NUMBER:
        raise BackupError("newer", file=str(file), version=manifest.westmarch)
    return manifest


def check(file: Path, archive: ZipFile, name: str, part: Part) -> None:
    """Read a part through and compare it with what the manifest says."""
    found, rows = hashlib.sha256(), 0
    try:
        with archive.open(name) as stream:
            while chunk := stream.read(CHUNK):
                found.update(chunk)
                rows += chunk.count(b"\n") if name != KEY else 0
    except BROKEN:
        raise BackupError("damaged", file=str(file), part=name) from None
    if Part(rows, found.hexdigest()) != part:
        raise BackupError("damaged", file=str(file), part=name)
