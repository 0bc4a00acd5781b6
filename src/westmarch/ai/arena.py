"""Who is stronger: every two players meet, on the same seeds from both sides, and the result has an interval.

Games come in pairs: two on the same seed, with the sides swapped. A test (`measuring.sprt`) ends a pairing as soon as it is decided. It looks at the
pairs in the order of their seeds, so that the result does not depend on how many processes played them.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from westmarch.ai.measuring.kept import Form, Kept, plan_of
from westmarch.ai.measuring.sprt import OPEN, SCORES, Claims, Verdict, judge
from westmarch.ai.players import check
from westmarch.ai.pools import check_place
from westmarch.ai.programs.program import ProgramFault
from westmarch.ai.simulate import Task, play_game, run_chunks
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game, Options

Z95 = 1.959963984540054  # within so many standard deviations lie 95 % of a normal distribution
FIRST, SECOND, DRAW = "first", "second", "draw"
HALVES = {FIRST: 2, DRAW: 1, SECOND: 0}  # of a point, for the first player


class Met(NamedTuple):
    """What came of one game. With a fault it was lost because a program ended, kept silent or answered nonsense."""

    winner: str
    fault: bool = False


Meetings = dict[int, Met]  # by the numbers of the games
MEETINGS: Form[Meetings] = Form(Meetings, dict, dict)


class Pairing(NamedTuple):
    """What came of two players' games. Draws and shared victories count as half a win in `win_rate`, the first one's."""

    players: tuple[str, str]
    games: int
    wins: tuple[int, int]
    draws: int
    win_rate: float
    ci95: tuple[float, float]
    faults: tuple[int, int] = (0, 0)  # games that each lost because its program did not play as it must
    pairs: tuple[int, ...] = (0,) * len(SCORES)  # how many brought the first player 0, 1, 2, 3 and 4 halves of a point
    sprt: Verdict | None = None


def arena(
    game: Game,
    options: Options,
    specs: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    sprt: Claims | None = None,
    on: str = "",
    keep: Path | None = None,
) -> list[Pairing]:
    """A round robin of `games` games a pair, or fewer where a test is decided before: games 2k and 2k + 1 share seed + k with the sides swapped.

    `progress` is told how many games of all pairs are finished so far. With a file to `keep` them in, games that are over are not played
    again should it be interrupted.
    """
    check_place(on)
    for spec in specs:
        check(spec)
    if len(specs) < 2 or games < 1:
        raise BadOptions("an arena needs two players or more, and at least one game")
    if options.seats < 2 or game.facts.teams == "together":
        raise BadOptions("an arena needs a game in which seats play against each other")
    kept = Kept(keep, plan_of("arena", game, options, specs, seed), MEETINGS) if keep is not None else None
    pairings: list[Pairing] = []
    for players in combinations(specs, 2):
        before = games * len(pairings)
        task = Task(game, options, players, range(2 * seed, 2 * seed + games))
        told = (lambda done, before=before: progress(before + done)) if progress is not None else None
        pairings.append(pairing(players, games_of(task, jobs, told, sprt, on, kept), sprt))
        if progress is not None:
            progress(games * len(pairings))
    return pairings


def games_of(
    task: Task,
    jobs: int,
    progress: Callable[[int], None] | None,
    sprt: Claims | None,
    on: str,
    kept: Kept[Meetings] | None,
) -> list[Met]:
    """The games of two players, up to the pair that decides a test."""
    finished: Meetings = {}
    in_order: list[Met] = []
    pairs = [0] * len(SCORES)
    for part in run_chunks(meet, task, jobs, on, kept):
        finished |= part
        if progress is not None:
            progress(len(finished))
        while (number := task.seeds.start + len(in_order)) in finished:
            in_order.append(finished[number])
            if sprt is not None and len(in_order) % 2 == 0:
                pairs[halves(*in_order[-2:])] += 1
                if judge(pairs, sprt).holds != OPEN:
                    return in_order
    return in_order


def meet(task: Task) -> Meetings:
    """Games of two players by number: the even ones with the first one on the first side, the odd ones with him on the other."""
    sides = task.game.sides(task.options)
    met: Meetings = {}
    for number in task.seeds:
        first_side = number % 2
        specs = [task.specs[(side + first_side) % 2] for side in sides]
        try:
            state = play_game(task.game, task.options, specs, number // 2)
        except ProgramFault as fault:
            met[number] = Met(SECOND if sides[fault.seat] == first_side else FIRST, fault=True)
            continue
        met[number] = Met(who_won(state.returns(), sides, first_side))
    return met


def pairs_of(games: Sequence[Met]) -> tuple[int, ...]:
    """How many pairs of games brought the first player 0, 1, 2, 3 and 4 halves of a point; a last single game is no pair."""
    counts = [0] * len(SCORES)
    for one, other in zip(games[::2], games[1::2], strict=False):
        counts[halves(one, other)] += 1
    return tuple(counts)


def halves(one: Met, other: Met) -> int:
    """How many halves of a point a pair of games brought the first player."""
    return HALVES[one.winner] + HALVES[other.winner]


def who_won(returns: list[float], sides: tuple[int, ...], first_side: int) -> str:
    """Whose seats got more on average."""
    first, second = (
        fmean(value for value, seats_side in zip(returns, sides, strict=True) if seats_side == side)
        for side in (first_side, 1 - first_side)
    )
    return FIRST if first > second else SECOND if second > first else DRAW


def pairing(players: tuple[str, str], games: Sequence[Met], sprt: Claims | None = None) -> Pairing:
    """Games as counts and rates."""
    wins = count(games, FIRST), count(games, SECOND)
    draws = count(games, DRAW)
    rate = (wins[0] + draws / 2) / len(games)
    faulty = [one for one in games if one.fault]
    faults = count(faulty, SECOND), count(faulty, FIRST)
    pairs = pairs_of(games)
    verdict = judge(pairs, sprt) if sprt is not None else None
    return Pairing(players, len(games), wins, draws, rate, wilson(rate, len(games)), faults, pairs, verdict)


def count(games: Iterable[Met], winner: str) -> int:
    """How many games one of the players won, or nobody."""
    return sum(one.winner == winner for one in games)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate after Wilson, which holds near 0 and 1 as well. A draw counts as half a success."""
    z2 = Z95 * Z95
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z95 / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return (max(0.0, centre - reach), min(1.0, centre + reach))
