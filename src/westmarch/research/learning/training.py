"""Learning to play: proximal policy optimisation from games against random or heuristic play, and cloning of recorded games.

Games are played from all seats alike, by this process, several, or a Ray cluster (`rollouts`); this process alone learns from
them, with numpy. The reward is the return at the end of the game.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from westmarch.ai.arena import wilson
from westmarch.ai.pools import Workers, hired, run_tasks
from westmarch.ai.simulate import chunks
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.research.dataset import batches
from westmarch.research.extras import need
from westmarch.research.learning.network import Network
from westmarch.research.learning.rollouts import USUAL, Piece, Rollout, Settings, Table, Trial, joined, play, results
from westmarch.research.learning.unfinished import Progress, Standing, go_on, write

np: Any = need("numpy")

TINY = 1e-8
GAMES_A_TRIAL = 100
SEEDS_A_PIECE = 1_000_000  # more games than any piece plays
UNSEEN_SEEDS = 2**30  # from here on seeds are for measuring, and none is learned from
LEARNING = 1_000_000  # the number of the learner's own chance, after all pieces
SECONDS_AT_STAKE = 10.0  # of learning that an interruption may cost


class Score(NamedTuple):
    """How a network plays: wins, draws as halves, with the 95 % interval after Wilson."""

    games: int
    score: float
    ci95: tuple[float, float]


def train(
    game: Game,
    seconds: float,
    *,
    seed: int = 0,
    opponent: str = "random",
    how: Settings = USUAL,
    network: Network | None = None,
    rollouts: int | None = None,
    told: Callable[[Progress], None] | None = None,
    jobs: int = 1,
    on: str = "",
    kept: Path | None = None,
    **settings: Any,
) -> Network:
    """Learn for so many seconds, or so many rollouts. The same seed and rollouts give the same network, whoever played the games.

    Where learning stands is written to `kept` every few seconds. A run that finds such a file goes on from there, and ends as if it
    had never been interrupted; the file is the caller's to remove.
    """
    learner = network or Network(game, seed=seed)
    standing = Standing(learner, first_pieces(game, seed, opponent, how, settings, learner))
    if kept is not None and kept.exists():
        go_on(kept, standing)
    if told is not None:
        for earlier in standing.curve:
            told(earlier)
    began = time.perf_counter() - standing.seconds
    written = standing.seconds
    with hired(jobs, on) as workers:
        while (rollouts is None or standing.rollouts < rollouts) and standing.seconds < seconds:
            scores = learn_once(standing, seed, workers)
            standing.seconds = time.perf_counter() - began
            if scores:
                now = Progress(standing.seconds, standing.games, float(np.mean(scores)), standing.rollouts)
                standing.curve.append(now)
            if kept is not None and standing.seconds - written >= SECONDS_AT_STAKE:
                write(kept, standing)
                written = standing.seconds
            if scores and told is not None:
                told(now)
    if kept is not None:
        write(kept, standing)  # what comes after learning may be interrupted too
    return learner


def learn_once(standing: Standing, seed: int, workers: Workers) -> list[float]:
    """Play a rollout and learn from it; gives the scores of the games that ended in it."""
    learner, done = standing.learner, standing.rollouts
    given = [piece._replace(chance=(seed, done, piece.number), weights=learner.weights) for piece in standing.pieces]
    played = sorted(workers.run(play, given), key=lambda one: one.number)
    standing.pieces = [piece._replace(paused=one.paused) for piece, one in zip(standing.pieces, played, strict=True)]
    made = Rollout(*map(joined, zip(*[one.rollout for one in played], strict=True)))
    improve(learner, made, given[0].how, np.random.default_rng((seed, done, LEARNING)))
    scores = [score for one in played for score in one.scores]
    standing.rollouts += 1
    standing.games += len(scores)
    return scores


def first_pieces(
    game: Game, seed: int, opponent: str, how: Settings, settings: dict[str, Any], learner: Network
) -> list[Piece]:
    """The games to begin with, in pieces: as many for each seat. Their number has nothing to do with who plays them."""
    seats = learning_seats(game, settings)
    if how.places < seats:
        raise BadOptions(f"there must be at least {seats} games, one for each seat")
    count = max(1, min(how.pieces, how.places) // seats) * seats
    places = how.places // count
    return [
        Piece(
            number=number,
            table=Table(game, number % seats, opponent, settings),
            places=places,
            seed=seed + number * SEEDS_A_PIECE,
            paused=None,
            chance=(seed,),
            weights=learner.weights,
            how=how,
        )
        for number in range(count)
    ]


def learning_seats(game: Game, settings: dict[str, Any]) -> int:
    """How many seats are learned: where all play together the first one stands for all."""
    return 1 if game.facts.teams == "together" else game.options(settings).seats


def improve(network: Network, made: Rollout, how: Settings, chance: Any) -> None:
    """Learn from decisions."""
    advantages = (made.advantages - made.advantages.mean()) / (made.advantages.std() + TINY)
    for _ in range(how.rounds):
        for rows in np.array_split(chance.permutation(len(made.words)), max(1, len(made.words) // how.batch)):
            layers = network.layers(made.observations[rows])
            shares = network.shares(layers.deep, made.masks[rows])
            values = network.values(layers.deep)
            by_words = policy_slope(shares, made.words[rows], made.shares[rows], advantages[rows], how)
            by_values = how.estimates * (values - made.targets[rows])
            network.learn(layers, by_words / len(rows), (by_values / len(rows)).astype(np.float32), how.pace)


def policy_slope(shares: Any, words: Any, before: Any, advantages: Any, how: Settings) -> Any:
    """What the loss changes with the score of each word: clipped surrogate, and a reward for even shares."""
    rows = np.arange(len(words))
    ratio = shares[rows, words] / (before + TINY)
    let_go = ((advantages > 0) & (ratio > 1 + how.trust)) | ((advantages < 0) & (ratio < 1 - how.trust))
    pull = np.where(let_go, 0.0, -advantages * ratio).astype(np.float32)
    slope = -shares * pull[:, None]
    slope[rows, words] += pull
    logs = np.log(shares + TINY)
    even = shares * (logs - (shares * logs).sum(axis=1, keepdims=True))
    return slope + np.float32(how.curiosity) * even


def clone(
    game: Game,
    folder: Path,
    *,
    rounds: int = 8,
    seed: int = 0,
    how: Settings = USUAL,
    network: Network | None = None,
) -> Network:
    """Learn to say what the players of a data set said, and to expect what they got."""
    learner = network or Network(game, seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(rounds):
        for part in batches(folder, game):
            words = part["words"]
            for rows in np.array_split(chance.permutation(len(words)), max(1, len(words) // how.batch)):
                layers = learner.layers(part["observations"][rows])
                by_words = learner.shares(layers.deep, part["masks"][rows])
                by_words[np.arange(len(rows)), words[rows]] -= 1
                by_values = how.estimates * (learner.values(layers.deep) - part["returns"][rows])
                learner.learn(layers, by_words / len(rows), (by_values / len(rows)).astype(np.float32), how.pace)
    return learner


def measure(
    network: Network,
    games: int,
    *,
    opponent: str = "random",
    seed: int = UNSEEN_SEEDS,
    jobs: int = 1,
    on: str = "",
    **settings: Any,
) -> Score:
    """Let a network play from every seat, always its best word, against random or heuristic play."""
    seats = learning_seats(network.game, settings)
    seeds = range(seed, seed - (-games // seats))
    trials = [
        Trial(Table(network.game, seat, opponent, settings), piece, network.weights)
        for seat in range(seats)
        for piece in chunks(seeds, GAMES_A_TRIAL)
    ]
    scores = sorted(score for found in run_tasks(results, trials, jobs, on) for score in found)
    score = float(np.mean(scores))
    return Score(len(scores), score, wilson(score, len(scores)))
