"""What all commands share: their common options, the language, settings of a game, files, JSON."""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, TextIO

from cyclopts import Parameter

from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.game import Game, Options
from westmarch.terminal.voice import Voice, voice
from westmarch.text import deck_lists
from westmarch.text.plain import plain, plain_json
from westmarch.text.reader import language

MAX_BYTES = 20_000_000

GameKey = Annotated[str, Parameter(help="the game's key, as `westmarch games` lists it")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help="print JSON for programs")]
Scenario = Annotated[str | None, Parameter(name="--scenario", help="one of the game's scenarios")]
Preset = Annotated[str | None, Parameter(name="--preset", help="a named set of rule settings")]
Settings = Annotated[
    list[str] | None, Parameter(name="--option", negative="", help="a setting as key=value; may be repeated")
]
Seed = Annotated[int | None, Parameter(name="--seed", help="makes chance repeatable")]


@Parameter(name="*")
@dataclass(frozen=True)
class Setup:
    """How a table is set up."""

    scenario: Scenario = None
    preset: Preset = None
    option: Settings = None


AS_USUAL = Setup()


def at_a_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def readers_voice() -> Voice:
    """The language that was asked for, or that of the locale."""
    return voice(language())


def options_of(game: Game, setup: Setup, **more: object) -> Options:
    """A game's settings from the command line."""
    given: dict[str, object] = dict(map(setting, setup.option or []))
    if setup.scenario is not None:
        given["scenario"] = setup.scenario
    if setup.preset is not None:
        given["preset"] = setup.preset
    if "decks" in given and game.decks():
        given["decks"] = deck_settings(game, given["decks"])
    return game.options({**given, **more})


def deck_settings(game: Game, given: object) -> object:
    """The decks of the seats, with commas or as a list, those that are files read from them."""
    decks = given.split(",") if isinstance(given, str) else given
    if not isinstance(decks, list) or not all(isinstance(deck, str) for deck in decks):
        return given
    return [deck_setting(game, deck.strip()) for deck in decks]


def deck_setting(game: Game, deck: str) -> str:
    """A deck by its name or written out, as it is; anything else is a file."""
    if deck in game.decks() or "|" in deck:
        return deck
    if not Path(deck).is_file():
        raise BadOptions(f"there is no deck and no file '{deck}'; decks: {', '.join(game.decks())}")
    found = deck_lists.read(read_text(Path(deck)), game)
    if found.errors():
        raise BadOptions(f"{deck}: {found.errors()[0].told(game, readers_voice())}")
    return found.setting


def setting(text: str) -> tuple[str, object]:
    """`key=value` as a setting; numbers, true, false and lists are read as JSON, anything else is text."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise BadOptions(f"'{text[:60]}': a setting is written key=value")
    try:
        return key, json.loads(value)
    except (ValueError, RecursionError):
        return key, value


def read_text(path: Path) -> str:
    """A text file's contents; one that cannot be read is refused with its name."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadFile("too large", file=str(path))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile("not a text in UTF-8", file=str(path)) from None
    except OSError as error:
        raise BadFile(error.strerror or "cannot be read", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Write a text file; a place that cannot be written to is refused with its name."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile(error.strerror or "cannot be written", file=str(path)) from None


def print_json(data: object) -> None:
    """Print data for a program to read."""
    print(plain_json(data))


def tell(text: object = "", *, end: str = "\n", to: TextIO | None = None) -> None:
    """Print a text. All that is printed for people goes through here: names, notes and files may hold what a terminal obeys."""
    print(plain(str(text)), end=end, file=to)


def player_specs(text: str) -> Sequence[str]:
    """`a,b,c` as a list of computer players."""
    specs = [part.strip() for part in text.split(",")]
    if not all(specs):
        raise BadOptions(f"'{text[:60]}': players are written one after the other with commas, as in random,heuristic")
    return specs
