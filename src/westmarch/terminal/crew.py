"""What all commands share that let computer players play games: their options, and how they begin.

Options with the same default everywhere lie in a group (`Crew`, and `shell.Setup`); of the others commands share the type with its help.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter, validators

from westmarch.core import registry
from westmarch.core.game import Game, Options
from westmarch.terminal.shell import Setup, options_of, readers_voice
from westmarch.terminal.voice import Voice

AtLeastOne = Parameter(validator=validators.Number(gte=1))
Games = Annotated[int, AtLeastOne, Parameter(name="--games", help="how many games")]
FirstSeed = Annotated[int, Parameter(name="--seed", help="the seed of the first game; each further one adds 1")]
Players = Annotated[str, Parameter(name="--players", help="computer players with commas, as in random,mcts:400")]
GamesPlayer = Annotated[str, Parameter(help="the computer player that plays the games")]
EloTest = Annotated[str, Parameter(name="--sprt", help="the two Elo differences that the test decides between")]
Keep = Annotated[
    Path | None,
    Parameter(
        name="--keep", help="a file for the games that are over: called again with it, an interrupted run goes on"
    ),
]
Jobs = Annotated[int, AtLeastOne, Parameter(name="--jobs", help="how many processes work at it")]
OnCluster = Annotated[
    str, Parameter(name="--on", help="the machines that work at it: ray, or ray://HOST:PORT; without it this one")
]


@Parameter(name="*")
@dataclass(frozen=True)
class Crew:
    """Who works at it."""

    jobs: Jobs = 1
    on: OnCluster = ""


ALONE = Crew()


class Opened(NamedTuple):
    """What a command begins with."""

    game: Game
    options: Options
    spoken: Voice


def opened(game: str, setup: Setup, crew: Crew) -> Opened:
    """A game by its key, the settings of its tables, and the reader's language; a place where nobody can work is refused at once."""
    from westmarch.ai.pools import check_place

    found = registry.find(game)
    check_place(crew.on)
    return Opened(found, options_of(found, setup), readers_voice())
