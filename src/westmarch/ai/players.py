"""The computer players by name: `random`, `heuristic`, `flat`, `mcts`, and the levels a person chooses from.

A specification is a name with an optional budget: `mcts:400` (iterations), `mcts:0.1s` (seconds), `hard:0.1s`. A program of anybody's plays as
`exec:COMMAND`, with so many seconds a question as `exec@0.5s:COMMAND`.
"""

import re
import shlex
from typing import NamedTuple

from westmarch.ai.basic import AdvisedPlayer, Player, RandomPlayer, Thought
from westmarch.ai.program import SECONDS, ProgramPlayer
from westmarch.ai.search import Budget, FlatPlayer, Settings, TreePlayer
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game

__all__ = ["LEVELS", "NAMES", "Player", "Thought", "check", "player"]

LEVELS = ("easy", "medium", "hard")
NAMES = ("random", "heuristic", "flat", "mcts", *LEVELS)

SEARCH = Settings(advised=True)
BUDGETS = {
    "flat": Budget(500, 10.0),
    "mcts": Budget(1000, 10.0),
    "medium": Budget(100, 1.0),
    "hard": Budget(8_000, 2.0),
}
WHIMS_OF_EASY = 600  # of 1000
UNLIMITED = 1 << 40
LONGEST_THOUGHT = 3600.0  # seconds
PROGRAM = re.compile(r"exec(?:@(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)?:(?P<command>.+)")
SPEC = re.compile(r"(?P<name>[a-z]+)(?::(?P<number>\d{1,9}(?:\.\d{1,6})?)(?P<unit>s?))?")


class Spec(NamedTuple):
    """A specification that was understood."""

    name: str  # or a program's command
    budget: Budget
    is_program: bool = False


def check(spec: str) -> Spec:
    """Understand a specification; a bad one is refused."""
    program = PROGRAM.fullmatch(spec)
    if program is not None:
        seconds = float(program["seconds"] or SECONDS)
        if not 0 < seconds <= LONGEST_THOUGHT or not split_command(program["command"]):
            raise BadOptions(f"'{spec[:40]}': a program is given as in 'exec:./bot.py' or 'exec@0.5s:./bot.py --fast'")
        return Spec(program["command"], Budget(0, seconds), is_program=True)
    match = SPEC.fullmatch(spec)
    name = match["name"] if match else ""
    if match is None or name not in NAMES:
        raise BadOptions(
            f"there is no player '{spec[:40]}'; there are: {', '.join(NAMES)}, with a budget as in 'mcts:400'"
        )
    if match["number"] is None:
        return Spec(name, BUDGETS.get(name, Budget()))
    if name not in BUDGETS:
        raise BadOptions(f"'{name}' does not search and takes no budget")
    if match["unit"]:
        seconds = float(match["number"])
        if not 0 < seconds <= LONGEST_THOUGHT:
            raise BadOptions(f"'{spec}': a time to think lies between 0 and 3600 seconds")
        return Spec(name, Budget(UNLIMITED, seconds))
    if "." in match["number"] or int(match["number"]) == 0:
        raise BadOptions(f"'{spec}': iterations are a whole number above 0; seconds are written as in '{name}:0.1s'")
    return Spec(name, Budget(int(match["number"]), 0.0))


def split_command(command: str) -> list[str]:
    """A command as a shell would split it; nothing where it cannot."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def player(spec: str, game: Game, seed: int, *, awaited: bool = True) -> Player:
    """The computer player of a specification, for one game; where nobody awaits his words, seconds are those of the processor."""
    name, limit, is_program = check(spec)
    if is_program:
        return ProgramPlayer(spec, seed, game, name, limit.seconds)
    budget = Budget(limit.iterations, limit.seconds, of_processor=not awaited)
    if name == "random":
        return RandomPlayer(spec, seed)
    if name == "heuristic":
        return AdvisedPlayer(spec, seed, game.advisor())
    if name == "easy":
        return AdvisedPlayer(spec, seed, game.advisor(), WHIMS_OF_EASY)
    if name == "flat":
        return FlatPlayer(spec, seed, game.advisor(), budget)
    return TreePlayer(spec, seed, game.advisor(), budget, SEARCH)
