"""The computer players by name: `random`, `quick`, `heuristic`, `flat`, `mcts`, and the levels a person chooses from.

A specification is a name with an optional budget: `mcts:400` (iterations), `mcts:0.1s` (seconds), `hard:0.1s`. A program of anybody's plays as
`exec:COMMAND`, with so many seconds a question as `exec@0.5s:COMMAND`. `hard@FILE.json:400` plays with the weights that `westmarch train` wrote.

Players become stronger from time to time, and their predecessors stay: `hard@1` is `hard` as it was in the first generation, with the budget and
the settings of its search (`GENERATIONS`) and the weights of its game (`Game.advisor_of`). Faults that were mended since are mended in all generations.
"""

import re
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from westmarch.ai.basic import AdvisedPlayer, Player, RandomPlayer, Thought, Whims
from westmarch.ai.programs.program import SECONDS, ProgramPlayer
from westmarch.ai.search import Budget, FlatPlayer, Settings, TreePlayer
from westmarch.ai.training.files import advisor_with
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.core.players.advice import Advisor
from westmarch.core.state import State

__all__ = ["LEVELS", "NAMES", "Player", "Thought", "check", "in_full", "player"]

LEVELS = ("easy", "medium", "hard", "master")
NAMES = ("random", "quick", "heuristic", "flat", "mcts", *LEVELS)
AGELESS = ("random", "flat")  # know nothing that could become better


class Generation(NamedTuple):
    """How players of one generation search, and how often the weakest does not do what it knows."""

    search: Settings
    budgets: Mapping[str, Budget]
    whims_of_easy: Whims
    whims_of_partner: Whims  # of easy where all win or lose together: blind ones would spoil the others' game


FIRST_GENERATION = Generation(
    Settings(advised=True),
    {
        "flat": Budget(500, 10.0),
        "mcts": Budget(1000, 10.0),
        "medium": Budget(100, 1.0),
        "hard": Budget(8_000, 2.0),
        "master": Budget(100_000, 10.0, of_chain=True),  # about as many as fit into 100 MB of memory
    },
    whims_of_easy=Whims(600),
    whims_of_partner=Whims(600),
)
SECOND_GENERATION = FIRST_GENERATION._replace(whims_of_easy=Whims(400, blind=True))
THIRD_GENERATION = SECOND_GENERATION  # what is new in it is the advice of games
FOURTH_GENERATION = THIRD_GENERATION  # the same
# From 1 on; a later one is written as what it changes.
GENERATIONS = (FIRST_GENERATION, SECOND_GENERATION, THIRD_GENERATION, FOURTH_GENERATION)
UNLIMITED = 1 << 40
LONGEST_THOUGHT = 3600.0  # seconds
PROGRAM = re.compile(r"exec(?:@(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)?:(?P<command>.+)")
SPEC = re.compile(
    r"(?P<name>[a-z]+)(?:@(?:(?P<generation>\d{1,3})|(?P<file>[^@:,]+\.json)))?(?::(?P<number>\d{1,9}(?:\.\d{1,6})?)(?P<unit>s?))?"
)


class Spec(NamedTuple):
    """A specification that was understood."""

    name: str  # or a program's command
    budget: Budget
    generation: int = len(GENERATIONS)
    is_program: bool = False
    weights: str = ""  # the file that they are read from; empty: those of the generation


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
    generation = int(match["generation"] or len(GENERATIONS))
    if (match["generation"] or match["file"]) and (name in AGELESS or not 1 <= generation <= len(GENERATIONS)):
        raise BadOptions(f"'{spec}': there is no such generation of players; generations are 1 to {len(GENERATIONS)}")
    budgets = GENERATIONS[generation - 1].budgets
    weights = match["file"] or ""
    if match["number"] is None:
        return Spec(name, budgets.get(name, Budget()), generation, weights=weights)
    if name not in budgets:
        raise BadOptions(f"'{name}' does not search and takes no budget")
    return Spec(name, read_budget(spec, match["number"], bool(match["unit"])), generation, weights=weights)


def read_budget(spec: str, number: str, in_seconds: bool) -> Budget:
    """The budget that a specification names."""
    if in_seconds:
        seconds = float(number)
        if not 0 < seconds <= LONGEST_THOUGHT:
            raise BadOptions(f"'{spec}': a time to think lies between 0 and 3600 seconds")
        return Budget(UNLIMITED, seconds)
    if "." in number or int(number) == 0:
        raise BadOptions(f"'{spec}': iterations are a whole number above 0; seconds are written as in 'mcts:0.1s'")
    return Budget(int(number), 0.0)


def in_full(spec: str) -> str:
    """A specification with the generation of its player, which stays true when there are later ones."""
    understood = check(spec)
    if understood.is_program or understood.name in AGELESS or "@" in spec:
        return spec
    return spec.replace(understood.name, f"{understood.name}@{understood.generation}", 1)


def split_command(command: str) -> list[str]:
    """A command as a shell would split it; nothing where it cannot."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def player(spec: str, game: Game, seed: int, *, awaited: bool = True, within: float = 0.0) -> Player:
    """The computer player of a specification, for one game; where nobody awaits his words, seconds are those of the processor.

    A search ends its thoughts about a whole chain of words `within` so many seconds, if its own time is not shorter (0: in its own time).
    """
    name, limit, generation, is_program, weights = check(spec)
    if is_program:
        return ProgramPlayer(spec, seed, game, name, limit.seconds)
    hurried = 0.0 < within < limit.seconds
    seconds = within if hurried else limit.seconds
    budget = Budget(limit.iterations, seconds, of_processor=not awaited, of_chain=limit.of_chain or hurried)
    if name == "random":
        return RandomPlayer(spec, seed)
    advisor = advisor_with(game, Path(weights)) if weights else game.advisor_of(generation)
    if name == "quick":
        return QuickPlayer(spec, seed, advisor)
    if name == "heuristic":
        return AdvisedPlayer(spec, seed, advisor)
    if name == "easy":
        return AdvisedPlayer(spec, seed, advisor, whims_of_easy(game, GENERATIONS[generation - 1]))
    if name == "flat":
        return FlatPlayer(spec, seed, advisor, budget)
    return TreePlayer(spec, seed, advisor, budget, GENERATIONS[generation - 1].search)


class QuickPlayer(Player):
    """Says the quick words of simulated games: weaker than the heuristic, and many games of it cost little."""

    def __init__(self, name: str, seed: int, advisor: Advisor) -> None:
        super().__init__(name, seed)
        self.advisor = advisor

    def choose(self, state: State) -> int:
        return self.advisor.playout(state, self.rng)


def whims_of_easy(game: Game, generation: Generation) -> Whims:
    """The whims that a generation's weakest player has in a game."""
    return generation.whims_of_partner if game.facts.teams == "together" else generation.whims_of_easy
