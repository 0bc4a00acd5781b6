"""Fitting appeals: where a search should look first is where searches looked most in the end.

Each word of a choice has a share that grows with the exponential of the sum of its appeals times their weights; the weights under which the
searches' looks are likeliest are found by Newton's method. As with weights, large ones cost something.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from westmarch.ai.training.fit import STEPS, numpy, parted
from westmarch.ai.training.games import Position

RIDGE = 1.0
LONGEST_STEP = 2.0  # of a weight: the first steps are too bold where a word is nearly certain
LEAST_SHARE = 1e-9


class AppealsFit(NamedTuple):
    """Weights of appeals, and the mean cross entropy of the looks of searches that were kept back: under no weights, and under these."""

    weights: list[float]
    loss: tuple[float, float]


def fitted_appeals(positions: Sequence[Position], size: int) -> AppealsFit:
    """The weights of so many appeals that fit most of the choices, and how well the others are predicted by them."""
    np = numpy()
    learned, kept = (Choices(np, part, size) for part in parted([one for one in positions if one.choice is not None]))
    weights = np.zeros(size)
    for _ in range(2 * STEPS):
        slope, curve = learned.slope_and_curve(weights)
        step = np.linalg.solve(curve + RIDGE * np.eye(size), slope - RIDGE * weights)
        weights += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
    return AppealsFit([float(weight) for weight in weights], (kept.loss(np.zeros(size)), kept.loss(weights)))


class Choices:
    """The words of many choices, one after the other."""

    def __init__(self, np: Any, positions: Sequence[Position], size: int) -> None:
        choices = [position.choice for position in positions if position.choice is not None]
        self.np = np
        self.appeals = np.concatenate([np.array(choice.appeals, float) for choice in choices]).reshape(-1, size)
        self.looks = np.concatenate([np.array(choice.visits, float) / sum(choice.visits) for choice in choices])
        words = np.array([len(choice.visits) for choice in choices])
        self.first = np.cumsum(words) - words  # the place of each choice's first word
        self.choice = np.repeat(np.arange(len(words)), words)  # of each word

    def shares(self, weights: Any) -> Any:
        """The share of each word under some weights."""
        np = self.np
        sums = self.appeals @ weights
        shares = np.exp(sums - np.maximum.reduceat(sums, self.first)[self.choice])
        return shares / np.add.reduceat(shares, self.first)[self.choice]

    def slope_and_curve(self, weights: Any) -> tuple[Any, Any]:
        """How the likelihood of the looks changes with the weights, and how that change does."""
        shares = self.shares(weights)[:, None]
        means = self.np.add.reduceat(shares * self.appeals, self.first)
        apart = self.appeals - means[self.choice]
        return self.appeals.T @ (self.looks - shares[:, 0]), (shares * apart).T @ apart

    def loss(self, weights: Any) -> float:
        """The mean cross entropy of the looks."""
        logarithms = self.np.log(self.np.maximum(self.shares(weights), LEAST_SHARE))
        return float(-(self.looks @ logarithms) / len(self.first))
