"""Learning to play: proximal policy optimisation from games against random or heuristic play, and cloning of recorded games.

One process, numpy alone. Half of the games are played from each side; the reward is the return at the end of the game.
"""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from westmarch.ai.arena import wilson
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.research.dataset import batches
from westmarch.research.extras import need
from westmarch.research.network import Network
from westmarch.research.vector import VectorGames

np: Any = need("numpy")

TINY = 1e-8


class Settings(NamedTuple):
    """How it is learned."""

    places: int = 256  # games at once, of all sides together
    words: int = 32  # of each game before the network changes
    batch: int = 1024  # decisions in a step
    rounds: int = 2  # how often a decision is learned from
    pace: float = 1e-3
    trust: float = 0.2  # how far a share may move from what it was before it is let go
    foresight: float = 0.95  # how much later estimates count against earlier ones
    curiosity: float = 0.01  # what even shares are worth
    estimates: float = 0.5  # what a good estimate is worth


USUAL = Settings()


class Progress(NamedTuple):
    """Where learning stands."""

    seconds: float
    games: int
    score: float  # of the games that ended lately: wins, draws as halves


class Score(NamedTuple):
    """How a network plays: wins, draws as halves, with the 95 % interval after Wilson."""

    games: int
    score: float
    ci95: tuple[float, float]


class Rollout(NamedTuple):
    """Decisions that were made, in the order [word, game]."""

    observations: Any
    masks: Any
    words: Any
    shares: Any  # of the words that were said
    advantages: Any
    targets: Any  # what the estimate should have been


class Side:
    """The games in which one seat learns."""

    def __init__(self, game: Game, seat: int, places: int, opponent: str, seed: int, settings: dict[str, Any]) -> None:
        self.seat = seat
        self.games = VectorGames(game, places, learner=seat, opponent=opponent, **settings)
        self.batch = self.games.reset(seed)

    def play(self, network: Network, how: Settings, chance: Any, scores: list[float]) -> Rollout:
        """Play on for some words and note what was decided; what ended games brought goes to `scores`."""
        seen, masks, words, shares, values, rewards, ended = [], [], [], [], [], [], []
        for _ in range(how.words):
            batch = self.batch
            share, value = network.ask(batch.observations, batch.masks)
            chosen = sampled_by(share, chance)
            seen.append(batch.observations)
            masks.append(batch.masks)
            words.append(chosen)
            shares.append(share[np.arange(len(chosen)), chosen])
            values.append(value)
            self.batch = self.games.step(chosen)
            rewards.append(self.batch.rewards[:, self.seat])
            ended.append(self.batch.ended)
            scores += ((self.batch.rewards[self.batch.ended, self.seat] + 1) / 2).tolist()
        last = network.ask(self.batch.observations, self.batch.masks)[1]
        advantages = foreseen(np.array(rewards), np.array(values), np.array(ended), last, how.foresight)
        return Rollout(*map(joined, (seen, masks, words, shares, advantages, advantages + np.array(values))))


def joined(steps: Any) -> Any:
    """Steps one after the other, as one array of decisions."""
    return np.concatenate(list(steps))


def sampled_by(shares: Any, chance: Any) -> Any:
    """A word for each row, as likely as its share."""
    marks = chance.random(len(shares), dtype=np.float32)[:, None]
    return np.minimum((shares.cumsum(axis=1) < marks).sum(axis=1), last_words(shares))


def last_words(shares: Any) -> Any:
    """The last word of each row that has a share, for sums fall a little short of one."""
    return shares.shape[1] - 1 - (shares[:, ::-1] > 0).argmax(axis=1)


def foreseen(rewards: Any, values: Any, ended: Any, last: Any, foresight: float) -> Any:
    """How much better each decision turned out than was expected (generalised advantage estimation, nothing discounted)."""
    advantages = np.zeros_like(values)
    coming = np.zeros_like(last)
    following = last
    for step in range(len(values) - 1, -1, -1):
        goes_on = 1.0 - ended[step]
        surprise = rewards[step] + following * goes_on - values[step]
        coming = surprise + foresight * goes_on * coming
        advantages[step] = coming
        following = values[step]
    return advantages


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
    **settings: Any,
) -> Network:
    """Learn for so many seconds, or so many rollouts; the same seed and rollouts give the same network."""
    options = game.options(settings)
    seats = 1 if game.facts.teams == "together" else options.seats
    if how.places < seats:
        raise BadOptions(f"there must be at least {seats} games, one for each seat")
    learner = network or Network(game, seed=seed)
    chance = np.random.default_rng(seed)
    sides = [Side(game, seat, how.places // seats, opponent, seed + seat, settings) for seat in range(seats)]
    began = time.perf_counter()
    done = games = 0
    while (rollouts is None or done < rollouts) and time.perf_counter() - began < seconds:
        scores: list[float] = []
        made = [side.play(learner, how, chance, scores) for side in sides]
        improve(learner, Rollout(*map(joined, zip(*made, strict=True))), how, chance)
        done += 1
        games += len(scores)
        if told is not None and scores:
            told(Progress(time.perf_counter() - began, games, float(np.mean(scores))))
    return learner


def improve(network: Network, made: Rollout, how: Settings, chance: Any) -> None:
    """Learn from decisions."""
    advantages = (made.advantages - made.advantages.mean()) / (made.advantages.std() + TINY)
    for _ in range(how.rounds):
        for rows in np.array_split(chance.permutation(len(made.words)), max(1, len(made.words) // how.batch)):
            layers = network.layers(made.observations[rows])
            shares = network.shares(layers[2], made.masks[rows])
            values = network.values(layers[2])
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
                by_words = learner.shares(layers[2], part["masks"][rows])
                by_words[np.arange(len(rows)), words[rows]] -= 1
                by_values = how.estimates * (learner.values(layers[2]) - part["returns"][rows])
                learner.learn(layers, by_words / len(rows), (by_values / len(rows)).astype(np.float32), how.pace)
    return learner


def measure(network: Network, games: int, *, opponent: str = "random", seed: int = 1_000_000, **settings: Any) -> Score:
    """Let a network play from every side, always its best word, against random or heuristic play."""
    game = network.game
    options = game.options(settings)
    seats = 1 if game.facts.teams == "together" else options.seats
    each = -(-games // seats)
    scores = [score for seat in range(seats) for score in results(network, seat, each, opponent, seed, settings)]
    score = float(np.mean(scores))
    return Score(len(scores), score, wilson(score, len(scores)))


def results(
    network: Network, seat: int, games: int, opponent: str, seed: int, settings: dict[str, Any]
) -> Iterator[float]:
    """The scores of the games with seeds from `seed` on, one in each place: later ones would favour those that end soon."""
    vector = VectorGames(network.game, games, learner=seat, opponent=opponent, **settings)
    batch = vector.reset(seed)
    open_games = np.ones(games, dtype=np.bool_)
    while open_games.any():
        batch = vector.step(network.best(batch.observations, batch.masks))
        finished = batch.ended & open_games
        yield from ((batch.rewards[finished, seat] + 1) / 2).tolist()
        open_games &= ~finished
