"""Breeding habits: what quick words go by is not fitted but tried in games, small changes against their opposites.

In each generation some random changes of all habits are tried, each and its opposite on the same games against the habits that began, once on either
side. The habits then go a step the way that the better ones of these pairs point to (evolution strategies with mirrored changes; Adam).
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from westmarch.ai.pools import run_tasks
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game, Options
from westmarch.core.players.advice import Advisor
from westmarch.core.players.playout import play_by_quick_words
from westmarch.core.rng import Rng

CHANGES = 12  # tried in each generation
SPREAD = 0.25  # of a change, in parts of a habit
LEAST_SPREAD = 0.1  # and at least this, for habits near zero
STEP = 0.12  # of the habits in a generation, in parts of the same
MOMENTUM, SQUARES = 0.9, 0.99  # how long Adam remembers slopes and their squares
TINY = 1e-8
UNITS_OF_NORMAL = 12  # numbers from 0 to 1 of which one is added up: each has a variance of a twelfth


class Litter(NamedTuple):
    """What is tried in one generation: a change and its opposite on these games."""

    game: Game
    options: Sequence[Options]
    weights: tuple[float, ...]
    opponent: tuple[float, ...]
    change: tuple[float, ...]
    seeds: range


class Worth(NamedTuple):
    """What a change won more than its opposite, on the first side and on the second."""

    first: float
    second: float


class Bounds(NamedTuple):
    """How much is tried: generations, changes in each of them, and the games on which each change is tried on either side."""

    generations: int
    changes: int
    games: int


def bred(
    game: Game,
    options: Sequence[Options],
    bounds: Bounds,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[float]:
    """Weights of the game's estimate with habits that win more often than those of today."""
    estimate = game.estimate()
    if estimate is None or not estimate.habits()[0]:
        raise BadOptions(f"{game.key} has no habits that could be bred")
    weights = estimate.weights()
    stride = Stride(weights, estimate.habits())
    opponent, rng = tuple(weights), Rng(seed)
    for generation in range(bounds.generations):
        changes = [stride.change(rng) for _ in range(bounds.changes)]
        litters = []
        for number, change in enumerate(changes):
            first = seed + (generation * bounds.changes + number) * bounds.games
            seeds = range(first, first + bounds.games)
            litters.append(Litter(game, options, tuple(weights), opponent, change, seeds))
        way = 1.0 - generation / bounds.generations
        stride.go(weights, changes, run_litters(litters, jobs), way)
        if progress is not None:
            progress(generation + 1)
    return weights


class Stride:
    """How habits change and go on: each by a spread of its own."""

    def __init__(self, weights: list[float], sides: tuple[list[int], list[int]]) -> None:
        self.sides = sides
        self.spreads = [0.0] * len(weights)
        for place in (*sides[0], *sides[1]):
            self.spreads[place] = max(LEAST_SPREAD, SPREAD * abs(weights[place]))
        self.momentum = [0.0] * len(weights)
        self.squares = [0.0] * len(weights)
        self.steps = 0

    def change(self, rng: Rng) -> tuple[float, ...]:
        """A change of all habits by chance."""
        return tuple([spread * normal(rng) if spread else 0.0 for spread in self.spreads])

    def go(self, weights: list[float], changes: list[tuple[float, ...]], worths: list[Worth], way: float) -> None:
        """Go a step the way that the better ones of the changes and their opposites point to."""
        self.steps += 1
        for side, places in enumerate(self.sides):
            for place in places:
                spread = self.spreads[place]
                pairs = zip(changes, worths, strict=True)
                slope = sum(worth[side] * change[place] / spread for change, worth in pairs) / len(changes)
                self.momentum[place] += (1 - MOMENTUM) * (slope - self.momentum[place])
                self.squares[place] += (1 - SQUARES) * (slope * slope - self.squares[place])
                steady = self.momentum[place] / (1 - MOMENTUM**self.steps)
                wide = sqrt(self.squares[place] / (1 - SQUARES**self.steps)) + TINY
                weights[place] += STEP * way * spread * steady / wide


def run_litters(litters: list[Litter], jobs: int) -> list[Worth]:
    """What each change is worth, in their order."""
    if jobs == 1:
        return [tried(litter) for litter in litters]
    found = dict(run_tasks(numbered, list(enumerate(litters)), jobs, ""))
    return [found[number] for number in range(len(litters))]


def numbered(piece: tuple[int, Litter]) -> tuple[int, Worth]:
    """What a change is worth, with its number."""
    number, litter = piece
    return number, tried(litter)


def tried(litter: Litter) -> Worth:
    """Play a change and its opposite on the same games, each once on either side: by turns against the habits that began, and against those of now."""
    estimate = litter.game.estimate()
    assert estimate is not None
    better = [weight + more for weight, more in zip(litter.weights, litter.change, strict=True)]
    worse = [weight - more for weight, more in zip(litter.weights, litter.change, strict=True)]
    changed = estimate.advisor(better), estimate.advisor(worse)
    opponents = [estimate.advisor(list(weights)) for weights in (litter.opponent, litter.weights)]
    won = [0.0, 0.0]
    for seed in litter.seeds:
        options = litter.options[seed % len(litter.options)]
        opponent = opponents[seed // len(litter.options) % len(opponents)]
        for side in (0, 1):
            good, bad = (meeting(litter.game, options, one, opponent, seed, side) for one in changed)
            won[side] += (good - bad) / len(litter.seeds)
    return Worth(*won)


def meeting(game: Game, options: Options, one: Advisor, other: Advisor, seed: int, side: int) -> float:
    """What one wins on a side against the other."""
    sides = game.sides(options)
    state = game.new(options, seed)
    play_by_quick_words(state, [one if each == side else other for each in sides], Rng(seed))
    return state.returns()[sides.index(side)]


def normal(rng: Rng) -> float:
    """A number by chance, about normally distributed, with a mean of 0 and a spread of 1."""
    return sum(rng.unit() for _ in range(UNITS_OF_NORMAL)) - UNITS_OF_NORMAL / 2
