"""What a learner plays, in pieces that depend on nothing but themselves: so any process or machine may play them, also once more."""

from typing import Any, NamedTuple

from westmarch.core.game import Game
from westmarch.research.extras import need
from westmarch.research.learning.network import Network
from westmarch.research.vector import Paused, VectorGames

np: Any = need("numpy")


class Settings(NamedTuple):
    """How it is learned."""

    places: int = 256  # games at once, of all seats together
    pieces: int = 4  # in which they are played, by however many processes or machines
    words: int = 32  # of each game before the network changes
    batch: int = 1024  # decisions in a step
    rounds: int = 2  # how often a decision is learned from
    pace: float = 1e-3
    trust: float = 0.2  # how far a share may move from what it was before it is let go
    foresight: float = 0.95  # how much later estimates count against earlier ones
    curiosity: float = 0.01  # what even shares are worth
    estimates: float = 0.5  # what a good estimate is worth


USUAL = Settings()


class Rollout(NamedTuple):
    """Decisions that were made, in the order [word, game]."""

    observations: Any
    masks: Any
    words: Any
    shares: Any  # of the words that were said
    advantages: Any
    targets: Any  # what the estimate should have been


class Table(NamedTuple):
    """Which games are played, and from which seat."""

    game: Game
    seat: int
    opponent: str
    settings: dict[str, Any]

    def games(self, places: int) -> VectorGames:
        """So many of them."""
        return VectorGames(self.game, places, learner=self.seat, opponent=self.opponent, **self.settings)


class Piece(NamedTuple):
    """Games in which one seat learns: from their beginning, or from where they were paused."""

    number: int
    table: Table
    places: int
    seed: int  # of the first games
    paused: Paused | None
    chance: tuple[int, ...]  # of the learner's words
    weights: dict[str, Any]
    how: Settings


class Played(NamedTuple):
    """What came of a piece."""

    number: int
    rollout: Rollout
    paused: Paused
    scores: list[float]  # of the games that ended: wins, draws as halves


def play(piece: Piece) -> Played:
    """Play on for some words and note what was decided."""
    how, seat = piece.how, piece.table.seat
    network = Network(piece.table.game, weights=piece.weights)
    games = piece.table.games(piece.places)
    batch = games.reset(piece.seed) if piece.paused is None else games.resume(piece.paused)
    chance = np.random.default_rng(piece.chance)
    seen, masks, words, shares, values, rewards, ended = [], [], [], [], [], [], []
    scores: list[float] = []
    for _ in range(how.words):
        share, value = network.ask(batch.observations, batch.masks)
        chosen = sampled_by(share, chance)
        seen.append(batch.observations)
        masks.append(batch.masks)
        words.append(chosen)
        shares.append(share[np.arange(len(chosen)), chosen])
        values.append(value)
        batch = games.step(chosen)
        rewards.append(batch.rewards[:, seat])
        ended.append(batch.ended)
        scores += ((batch.rewards[batch.ended, seat] + 1) / 2).tolist()
    last = network.ask(batch.observations, batch.masks)[1]
    advantages = foreseen(np.array(rewards), np.array(values), np.array(ended), last, how.foresight)
    made = Rollout(*map(joined, (seen, masks, words, shares, advantages, advantages + np.array(values))))
    return Played(piece.number, made, games.pause(), scores)


class Trial(NamedTuple):
    """Games by which a network is measured, one for each seed."""

    table: Table
    seeds: range
    weights: dict[str, Any]


def results(trial: Trial) -> list[float]:
    """What a network gets that always says its best word. One game in each place: later ones would favour those that end soon."""
    seat = trial.table.seat
    network = Network(trial.table.game, weights=trial.weights)
    games = trial.table.games(len(trial.seeds))
    batch = games.reset(trial.seeds.start)
    scores: list[float] = []
    still_open = np.ones(len(trial.seeds), dtype=np.bool_)
    while still_open.any():
        batch = games.step(network.best(batch.observations, batch.masks))
        finished = batch.ended & still_open
        scores += ((batch.rewards[finished, seat] + 1) / 2).tolist()
        still_open &= ~finished
    return scores


# Arrays


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
