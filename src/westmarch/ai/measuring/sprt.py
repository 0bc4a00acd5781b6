"""The sequential probability ratio test: games are played until it is certain which of two claims holds.

Two claims are made of how much stronger the first player is, `elo0` and `elo1`. What counts is the result of a pair: two games on the same seed
with the sides swapped, worth 0 to 4 halves of a point to the first player. Pairs take the luck of the deal out of the result, which makes tests
shorter. The ratio is that of the likelihoods of the results under the likeliest distribution that has the strength of each claim, as in Stockfish's
testing (Van den Bergh, "The generalized likelihood ratio for the expectation value of a distribution").
"""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from westmarch.core.errors import BadOptions

ERROR = 0.05  # how often a test may end with the wrong claim, either way
BOUND = log((1 - ERROR) / ERROR)
SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair, by its halves of a point
ALMOST_NONE = 1e-3  # counts for a result that has not been seen yet: it is not impossible
STEPS = 60  # of a bisection; each halves what is uncertain
MOST_ELO = 800

STRONGER, NOT_STRONGER, OPEN = "elo1", "elo0", "open"


class Claims(NamedTuple):
    """What a test decides between: the first player is stronger by `elo0`, or by `elo1`."""

    elo0: float
    elo1: float


class Verdict(NamedTuple):
    """How a test stands: the claim that holds, or `open`; and the logarithm of the ratio, which decides at `bound` or its opposite."""

    elo0: float
    elo1: float
    ratio: float
    bound: float
    holds: str


def read_claims(text: str) -> Claims:
    """`0,10` as claims."""
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise BadOptions(f"'{text[:40]}': a test is written as two Elo differences, as in --sprt 0,10") from None
    if not -MOST_ELO <= low < high <= MOST_ELO:
        raise BadOptions(f"'{text[:40]}': the first Elo difference must be below the second, both within {MOST_ELO}")
    return Claims(low, high)


def expected_score(elo: float) -> float:
    """What a player who is stronger by so much gets of each point."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def judge(pairs: Sequence[int], claims: Claims) -> Verdict:
    """How a test stands after so many pairs of each result."""
    ratio = log_ratio(pairs, claims)
    holds = STRONGER if ratio >= BOUND else NOT_STRONGER if ratio <= -BOUND else OPEN
    return Verdict(*claims, ratio, BOUND, holds)


def log_ratio(pairs: Sequence[int], claims: Claims) -> float:
    """The logarithm of how much likelier the results are if `elo1` holds than if `elo0` does."""
    if not any(pairs):
        return 0.0
    counts = [count or ALMOST_NONE for count in pairs]
    shares = [count / sum(counts) for count in counts]
    with0, with1 = (likeliest(shares, expected_score(elo)) for elo in claims)
    return sum(count * log(p1 / p0) for count, p0, p1 in zip(counts, with0, with1, strict=True))


def likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution of pairs with a given mean score under which these shares are likeliest.

    It is p / (1 + x (score - mean)) for the x that makes the mean right, between the two at which a share would become infinite.
    """
    low, high = -1 / (SCORES[-1] - mean), -1 / (SCORES[0] - mean)
    for _ in range(STEPS):
        x = (low + high) / 2
        off = sum(p * (score - mean) / (1 + x * (score - mean)) for p, score in zip(shares, SCORES, strict=True))
        low, high = (x, high) if off > 0 else (low, x)
    return [p / (1 + x * (score - mean)) for p, score in zip(shares, SCORES, strict=True)]
