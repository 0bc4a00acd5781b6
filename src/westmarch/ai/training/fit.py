"""Fitting weights: logistic regression that starts from the present weights and stays near them where games tell nothing.

The log odds of a position are taken to be those of the present estimate and, for each weight, what it changes by times its feature. Of these
changes the likeliest are found by Newton's method; large ones cost something (ridge), so that what was hardly seen stays as it is.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from westmarch.ai.training.games import Position
from westmarch.core.errors import BadOptions

STEPS = 8  # of Newton's method, which needs four or five
KEPT_BACK = 5  # the positions of one game of so many are not fitted but predicted
MATRIX_ROWS = 4096  # positions at a time
LEAST = 1e-6  # of a chance


class Fit(NamedTuple):
    """New weights, and the mean log loss of the positions that were kept back, before and after."""

    weights: list[float]
    loss: tuple[float, float]


def fitted(positions: Sequence[Position], weights: Sequence[float], ridge: float) -> Fit:
    """The weights that fit most of the positions, and how well the others are predicted by them."""
    np = numpy()
    learned, kept = parted(positions)
    change = np.zeros(len(weights))
    for _ in range(STEPS):
        slope, curve = -ridge * change, ridge * np.eye(len(weights))
        for some in parts(learned):
            features, offset, results = arrays(np, some, len(weights))
            chances = sigmoid(np, offset + features @ change)
            slope += features.T @ (results - chances)
            curve += (features.T * (chances * (1 - chances))) @ features
        change += np.linalg.solve(curve, slope)
    before, after = (loss_of(np, kept, by) for by in (np.zeros(len(weights)), change))
    return Fit([float(old + new) for old, new in zip(weights, change, strict=True)], (before, after))


def parts(positions: Sequence[Position]) -> Iterator[Sequence[Position]]:
    """Positions in parts that fit into memory as matrices."""
    for first in range(0, len(positions), MATRIX_ROWS):
        yield positions[first : first + MATRIX_ROWS]


def loss_of(np: Any, positions: Sequence[Position], change: Any) -> float:
    """How surprising the results of positions are to weights changed so."""
    total = 0.0
    for some in parts(positions):
        features, offset, results = arrays(np, some, len(change))
        total += log_loss(np, offset + features @ change, results) * len(some)
    return total / len(positions)


def parted(positions: Sequence[Position], least: int = 1) -> tuple[list[Position], list[Position]]:
    """Positions to learn from, `least` or more of them, and those of other games, which are kept back."""
    learned = [position for position in positions if position.game % KEPT_BACK]
    kept = [position for position in positions if position.game % KEPT_BACK == 0]
    if not kept or len(learned) < least:
        raise BadOptions("there are too few games to learn from")
    return learned, kept


def numpy() -> Any:
    """The library, which only training needs."""
    try:
        import numpy
    except ImportError:
        raise BadOptions("training needs numpy, which the extra westmarch[train] brings") from None
    return numpy


def arrays(np: Any, positions: Sequence[Position], size: int) -> tuple[Any, Any, Any]:
    """Positions as a matrix of features, present log odds and results."""
    features = np.zeros((len(positions), size))
    for row, position in enumerate(positions):
        features[row, list(position.places)] = position.values
    offset = np.array([position.log_odds for position in positions])
    return features, offset, np.array([position.result for position in positions])


def sigmoid(np: Any, log_odds: Any) -> Any:
    """Log odds as chances, none of them certain."""
    return np.clip(1 / (1 + np.exp(-np.clip(log_odds, -30, 30))), LEAST, 1 - LEAST)


def log_loss(np: Any, log_odds: Any, results: Any) -> float:
    """How surprising the results are, on average: 0 for a prophet, 0.693 for one who always says 50 %."""
    chances = sigmoid(np, log_odds)
    return float(-np.mean(results * np.log(chances) + (1 - results) * np.log(1 - chances)))
