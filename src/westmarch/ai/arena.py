"""Who is stronger: every two players meet, on the same seeds from both sides, and the result has an interval."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from westmarch.ai.players import check
from westmarch.ai.program import ProgramFault
from westmarch.ai.simulate import NOTHING, Tally, Task, play_game, run_chunks
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game, Options

Z95 = 1.959963984540054  # within so many standard deviations lie 95 % of a normal distribution
FIRST, SECOND, DRAW = "first", "second", "draw"
FAULT = "fault"  # the other's program ended, kept silent or answered nonsense: the game is lost for it


class Pairing(NamedTuple):
    """What came of two players' games. Draws and shared victories count as half a win in `win_rate`, the first one's."""

    players: tuple[str, str]
    games: int
    wins: tuple[int, int]
    draws: int
    win_rate: float
    ci95: tuple[float, float]
    faults: tuple[int, int] = (0, 0)  # games that each lost because its program did not play as it must


def arena(
    game: Game,
    options: Options,
    specs: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Pairing]:
    """A round robin of `games` games a pair: games 2k and 2k + 1 share seed + k with the sides swapped.

    `progress` is told how many games of all pairs are finished so far.
    """
    for spec in specs:
        check(spec)
    if len(specs) < 2 or games < 1:
        raise BadOptions("an arena needs two players or more, and at least one game")
    if options.seats < 2 or game.facts.teams == "together":
        raise BadOptions("an arena needs a game in which seats play against each other")
    pairings: list[Pairing] = []
    for a, b in combinations(specs, 2):
        before = games * len(pairings)
        tally = NOTHING
        for part in run_chunks(meet, Task(game, options, (a, b), range(2 * seed, 2 * seed + games)), jobs):
            tally = tally.merge(part)
            if progress is not None:
                progress(before + tally.games)
        pairings.append(pairing((a, b), tally))
    return pairings


def meet(task: Task) -> Tally:
    """Games of two players: the even numbers with the first one on the first side, the odd ones with him on the other."""
    sides = task.game.sides(task.options)
    results: Counter[tuple[str, str]] = Counter()
    decisions = 0
    for number in task.seeds:
        first_side = number % 2
        specs = [task.specs[(side + first_side) % 2] for side in sides]
        try:
            state = play_game(task.game, task.options, specs, number // 2)
        except ProgramFault as fault:
            results[SECOND if sides[fault.seat] == first_side else FIRST, FAULT] += 1
            continue
        decisions += int(state.said)
        results[who_won(state.returns(), sides, first_side), ""] += 1
    return NOTHING._replace(games=len(task.seeds), finished=len(task.seeds), decisions=decisions, results=results)


def who_won(returns: list[float], sides: tuple[int, ...], first_side: int) -> str:
    """Whose seats got more on average."""
    first, second = (
        fmean(value for value, seats_side in zip(returns, sides, strict=True) if seats_side == side)
        for side in (first_side, 1 - first_side)
    )
    return FIRST if first > second else SECOND if second > first else DRAW


def pairing(players: tuple[str, str], tally: Tally) -> Pairing:
    """A tally of wins as rates."""
    results = tally.results
    gifts = results[FIRST, FAULT], results[SECOND, FAULT]
    wins = results[FIRST, ""] + gifts[0], results[SECOND, ""] + gifts[1]
    draws = results[DRAW, ""]
    rate = (wins[0] + draws / 2) / tally.games
    return Pairing(players, tally.games, wins, draws, rate, wilson(rate, tally.games), (gifts[1], gifts[0]))


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson, which holds near 0 and 1 as well. A draw counts as half a success."""
    z2 = Z95 * Z95
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return (max(0.0, centre - reach), min(1.0, centre + reach))
