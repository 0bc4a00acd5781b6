"""Games that are over, kept in a file while others are still played: a run that was interrupted goes on, and ends as if it had not been.

The first line says what is played. Each further one has what came of the games with some seeds, and is added as soon as they are over. A last
line that was cut off is played again. A file of another run is refused and left alone.
"""

import hashlib
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

import westmarch
from westmarch.ai.measuring.circumstances import commit
from westmarch.ai.players import check, in_full
from westmarch.ai.training import files
from westmarch.core.errors import BadFile
from westmarch.core.game import Game, Options, options_data

T = TypeVar("T")  # what comes of some games

FORMAT = 1


class Form(NamedTuple, Generic[T]):
    """How results are written: as data of what kind, how they become it, and how they are made of it again."""

    kind: Any
    plain: Callable[[T], object]
    of: Callable[[Any], T]


class Line(msgspec.Struct, frozen=True):
    """A line of the file."""

    players: tuple[str, ...]
    first: int  # of the seeds
    games: int
    seconds: float  # that the run had taken by then
    found: msgspec.Raw


class Part(NamedTuple, Generic[T]):
    """What came of the games of some players with some seeds."""

    players: tuple[str, ...]
    seeds: range
    seconds: float
    found: T


class Kept(Generic[T]):
    """The games of a run that are over."""

    def __init__(self, path: Path, plan: dict[str, object], form: Form[T]) -> None:
        self.path = path
        self.form = form
        self.parts = begun(path, plan, form)
        self.began = time.perf_counter() - (self.parts[-1].seconds if self.parts else 0.0)  # had there been no break

    def of(self, players: Sequence[str], seeds: range) -> list[Part[T]]:
        """What is there of some players' games with these seeds, in their order and no game twice."""
        named = tuple(map(in_full, players))
        found: list[Part[T]] = []
        end = seeds.start
        for part in sorted((part for part in self.parts if part.players == named), key=lambda part: part.seeds.start):
            if end <= part.seeds.start and part.seeds.stop <= seeds.stop:
                found.append(part)
                end = part.seeds.stop
        return found

    def put(self, players: Sequence[str], seeds: range, found: T) -> None:
        """Add games that are over."""
        plain = msgspec.Raw(msgspec.json.encode(self.form.plain(found)))
        seconds = round(time.perf_counter() - self.began, 3)
        line = Line(tuple(map(in_full, players)), seeds.start, len(seeds), seconds, plain)
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:
            raise BadFile(error.strerror or "cannot be written", file=str(self.path)) from None


def missing(seeds: range, done: Iterable[range]) -> list[range]:
    """The seeds that are not done yet; those that are come in their order."""
    gaps = []
    at = seeds.start
    for some in done:
        gaps.append(range(at, some.start))
        at = some.stop
    gaps.append(range(at, seeds.stop))
    return [gap for gap in gaps if gap]


# What is played


def plan_of(command: str, game: Game, options: Options, players: Sequence[str], seed: int) -> dict[str, object]:
    """What makes a run the same run, with the versions that its games depend on. The number of games is none of it: there may be more."""
    return {
        "command": command,
        "game": game.key,
        "rules": game.rules,
        "settings": options_data(options),
        "players": [in_full(player) for player in players],
        "weights": [weights_of(player) for player in players],
        "seed": seed,
        "westmarch": westmarch.__version__,
        "commit": commit(Path(westmarch.__file__).parent),
    }


def weights_of(player: str) -> str:
    """What tells the weights apart that a player takes from a file; empty for all others."""
    file = check(player).weights
    if not file:
        return ""
    return hashlib.sha256(msgspec.json.encode(files.read(Path(file)).weights)).hexdigest()


def agree(wanted: dict[str, Any], found: dict[str, Any], path: Path) -> None:
    """Refuse to go on with another run."""
    differ = [name for name, value in wanted.items() if found.get(name) != value]
    if differ:
        raise BadFile(f"another run was interrupted here: it differs in {', '.join(differ)}", file=str(path))


# The file


def begun(path: Path, plan: dict[str, object], form: Form[T]) -> list[Part[T]]:
    """What is in a file, which is made if there is none. What was cut off is taken away, once all else was found to fit."""
    header = msgspec.json.encode({"format": FORMAT, **plan}) + b"\n"
    try:
        data = path.read_bytes() if path.exists() else b""
        if header.startswith(data):  # nothing, or a part of the first line
            path.write_bytes(header)
            return []
        whole = data[: data.rfind(b"\n") + 1]
        parts = read(whole, header, form, path)
        with path.open("ab") as file:
            file.truncate(len(whole))
    except OSError as error:
        raise BadFile(error.strerror or "cannot be written", file=str(path)) from None
    return parts


def read(data: bytes, header: bytes, form: Form[T], path: Path) -> list[Part[T]]:
    """The lines of a file; a file of another run is refused, and so is a line that is none of ours."""
    parts: list[Part[T]] = []
    number = 0
    try:
        for number, line in enumerate(data.split(b"\n")[:-1] or [data], 1):
            if number == 1:
                agree(msgspec.json.decode(header), msgspec.json.decode(line, type=dict[str, Any]), path)
                continue
            players, first, games, seconds, found = msgspec.structs.astuple(msgspec.json.decode(line, type=Line))
            result = form.of(msgspec.json.decode(found, type=form.kind))
            parts.append(Part(players, range(first, first + games), seconds, result))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadFile(f"this is no interrupted run of ours: {error}", number, str(path)) from None
    return parts
