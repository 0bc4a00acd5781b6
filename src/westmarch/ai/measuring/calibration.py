"""Whether estimates can be trusted: of the positions to which the computer gives 70 %, 70 % should be won.

Games are played by one player, and at a moment by chance in each third of every game another one is asked for its estimate, as people see it. There is one
position a game and stage, so that the positions of a stage have nothing to do with each other. All is told from the first seat's side; a draw is half a win.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from westmarch.ai import thinking
from westmarch.ai.arena import wilson
from westmarch.ai.players import check
from westmarch.ai.simulate import Task, players_rng, run_chunks, seated, specs_for_seats
from westmarch.core.game import Game, Options

STAGES = ("early", "middle", "late")  # thirds of a game's words
BANDS = 10  # of estimates, each as wide


class Sample(NamedTuple):
    """A position: the chance that the computer gave the first seat, and what came of it, both from 0 to 1."""

    stage: int
    estimate: float
    result: float


class Band(NamedTuple):
    """The positions whose estimates lie close together: their number, the mean estimate, the share that was won and its 95 % interval."""

    stage: str
    low: int  # per cent
    high: int
    positions: int
    estimate: float
    won: float
    ci95: tuple[float, float]


def calibrate(
    game: Game,
    options: Options,
    estimator: str,
    players: str,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    on: str = "",
) -> list[Sample]:
    """Play games, the i-th with seed + i, and take a sample of each stage; their order is that of the games."""
    check(estimator)
    specs = (*specs_for_seats(options, [players]), estimator)
    by_game: dict[int, list[Sample]] = {}
    for part in run_chunks(samples_of_games, Task(game, options, specs, range(seed, seed + games)), jobs, on):
        by_game |= part
        if progress is not None:
            progress(len(by_game))
    return [sample for number in sorted(by_game) for sample in by_game[number]]


def samples_of_games(task: Task) -> dict[int, list[Sample]]:
    """The samples of some games; the last specification is the estimator's."""
    return {seed: samples_of_game(task, seed) for seed in task.seeds}


def samples_of_game(task: Task, seed: int) -> list[Sample]:
    """Play a game to its end, then go through it again and ask at a moment of each stage."""
    *specs, estimator = task.specs
    rng = players_rng(seed)
    players = seated(task.game, specs, rng)
    state = task.game.new(task.options, seed)
    words: list[int] = []
    while not state.over:
        words.append(players[state.seat].choose(state))
        state.choose(words[-1])
    result = chance(task.game, state.returns()[0])
    bounds = [len(words) * i // len(STAGES) for i in range(len(STAGES) + 1)]
    stage_at = {low + rng.below(max(1, high - low)): stage for stage, (low, high) in enumerate(pairwise(bounds))}
    samples: list[Sample] = []
    again = task.game.new(task.options, seed)
    for at, word in enumerate(words):
        if at in stage_at:
            guess = again.clone()
            guess.redeal(again.viewers[again.seat], rng)
            value = thinking.estimate(task.game.key, guess, estimator, seed, awaited=False)[0]
            samples.append(Sample(stage_at[at], chance(task.game, value), result))
        again.choose(word)
    return samples


def chance(game: Game, value: float) -> float:
    """A return or its estimate as a chance to win, from 0 to 1."""
    low, high = game.facts.returns
    return min(1.0, max(0.0, (value - low) / (high - low)))


def bands(samples: Iterable[Sample]) -> list[Band]:
    """The samples of each stage by their estimates; bands without any are left out."""
    kept: dict[tuple[int, int], list[Sample]] = {}
    for sample in samples:
        kept.setdefault((sample.stage, min(BANDS - 1, int(sample.estimate * BANDS))), []).append(sample)
    width = 100 // BANDS
    return [band_of(stage, place * width, (place + 1) * width, kept[stage, place]) for stage, place in sorted(kept)]


def band_of(stage: int, low: int, high: int, samples: Sequence[Sample]) -> Band:
    """One band."""
    count = len(samples)
    won = sum(sample.result for sample in samples) / count
    estimate = sum(sample.estimate for sample in samples) / count
    return Band(STAGES[stage], low, high, count, estimate, won, wilson(won, count))


def brier(samples: Sequence[Sample]) -> float:
    """The mean squared distance of estimates from results: 0 for a prophet, 0.25 for one who always says 50 %."""
    return sum((sample.estimate - sample.result) ** 2 for sample in samples) / len(samples)
