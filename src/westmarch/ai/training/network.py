"""Fitting a network: small steps down the log loss, each on a few positions by chance (Adam), beginning from nearly nothing.

The network adds to the present estimate of a position, so that what it begins with is that estimate. Positions that were kept back say how well it did.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from westmarch.ai.training.files import NetworkTable
from westmarch.ai.training.fit import log_loss, numpy, parted, sigmoid
from westmarch.ai.training.games import Position
from westmarch.core.players.network import ALWAYS, SCALE, UNITS

BATCH = 256  # positions a step
RATE = 0.002  # of the first steps; it falls to zero with a cosine
DECAY = 0.001  # of weights, a step, in parts of the rate
MOMENTUM, SPREAD = 0.9, 0.999  # how long Adam remembers slopes and their squares
TINY = 1e-8
FIRST_WEIGHTS = 0.1  # how large they are at the beginning
STRAIGHT = UNITS - 1  # the unit that counts as it is


class NetworkFit(NamedTuple):
    """A network, and the mean log loss of the positions that were kept back, before and after."""

    network: NetworkTable
    loss: tuple[float, float]


def fitted_network(positions: Sequence[Position], names: Sequence[str], rounds: int, seed: int) -> NetworkFit:
    """The network that fits most of the positions, and how well the others are predicted by it."""
    np = numpy()
    learned, kept = parted(positions, BATCH)
    facts, offset, results = matrix(np, learned, len(names))
    net = Units(np, len(names), seed)
    steps, step = rounds * (len(learned) // BATCH), 0
    for _ in range(rounds):
        order = net.chance.permutation(len(learned))
        for first in range(0, len(learned) - BATCH + 1, BATCH):
            some = order[first : first + BATCH]
            net.learn(facts[some], offset[some], results[some], RATE * (1 + np.cos(np.pi * step / steps)) / 2)
            step += 1
    facts, offset, results = matrix(np, kept, len(names))
    loss = log_loss(np, offset, results), log_loss(np, offset + net.values(facts)[1], results)
    return NetworkFit(net.table(names), loss)


def matrix(np: Any, positions: Sequence[Position], size: int) -> tuple[Any, Any, Any]:
    """Positions as a matrix of facts, present log odds and results."""
    facts = np.zeros((len(positions), size), np.float32)
    for row, position in enumerate(positions):
        facts[row, list(position.places)] = 1
    offset = np.array([position.log_odds for position in positions], np.float32)
    return facts, offset, np.array([position.result for position in positions], np.float32)


class Units:
    """The weights of a network while they are learned."""

    def __init__(self, np: Any, facts: int, seed: int) -> None:
        self.np = np
        self.chance = np.random.default_rng(seed)
        rows = self.chance.normal(0, FIRST_WEIGHTS, (facts, UNITS)).astype(np.float32)
        rows[:, STRAIGHT] = 0
        always = np.full(UNITS, FIRST_WEIGHTS, np.float32)
        always[STRAIGHT] = 0
        out = self.chance.normal(0, FIRST_WEIGHTS, UNITS).astype(np.float32)
        out[STRAIGHT] = 1
        self.weights = [rows, always, out]
        self.slopes = [np.zeros_like(weights) for weights in self.weights]
        self.squares = [np.zeros_like(weights) for weights in self.weights]
        self.steps = 0

    def values(self, facts: Any) -> tuple[Any, Any]:
        """What the units count for each position, and what they add up to."""
        rows, always, out = self.weights
        sums = facts @ rows + always
        units = self.np.maximum(sums, 0)
        units[:, STRAIGHT] = sums[:, STRAIGHT]
        return units, units @ out

    def learn(self, facts: Any, offset: Any, results: Any, rate: float) -> None:
        """One step."""
        np = self.np
        units, values = self.values(facts)
        errors = (sigmoid(np, offset + values) - results) / len(results)
        of_units = errors[:, None] * self.weights[2]
        of_units[:, :STRAIGHT] *= units[:, :STRAIGHT] > 0
        of_out = units.T @ errors
        of_out[STRAIGHT] = 0
        self.step([facts.T @ of_units, of_units.sum(0), of_out], rate)

    def step(self, slopes: list[Any], rate: float) -> None:
        """Go against the slopes, further where they agree with earlier ones."""
        self.steps += 1
        for place, slope in enumerate(slopes):
            weights, before, squares = self.weights[place], self.slopes[place], self.squares[place]
            before += (1 - MOMENTUM) * (slope - before)
            squares += (1 - SPREAD) * (slope * slope - squares)
            steady = before / (1 - MOMENTUM**self.steps)
            spread = self.np.sqrt(squares / (1 - SPREAD**self.steps)) + TINY
            weights -= rate * (steady / spread + DECAY * weights)
        self.weights[2][STRAIGHT] = 1

    def table(self, names: Sequence[str]) -> NetworkTable:
        """The network in whole numbers, by the names of the facts; those that were never seen are left out."""
        rows, always, out = self.weights
        seen = self.np.abs(self.squares[0]).sum(1) > 0
        named = {name: whole(rows[place]) for place, name in enumerate(names) if name and seen[place]}
        return NetworkTable(rows={**named, ALWAYS: whole(always)}, out=[round(float(weight), 4) for weight in out])


def whole(weights: Any) -> list[int]:
    """Weights as whole numbers."""
    return [round(float(weight) * SCALE) for weight in weights]
