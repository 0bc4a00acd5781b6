"""Benchmarks: how fast the engine and its computer players are, beside a peer measured in the same run.

Machines are noisy, so only ratios count: what is compared is measured in turns, round by round, each side in a process of its
own, and a row gives the medians with their ranges.
"""

import statistics
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from westmarch.bench.measures import PEER_MEASURES, installed_peers
from westmarch.bench.processes import Worker
from westmarch.core.errors import BadOptions


class Row(NamedTuple):
    """One line of the table; the peer is None where there is none or it is not installed."""

    name: str
    value: float
    unit: str
    peer: str | None
    peer_value: float | None
    ratio: float | None  # how many times better than the peer
    spread: tuple[float, float]
    peer_spread: tuple[float, float] | None


class Comparison(NamedTuple):
    """What is measured, and against what."""

    name: str
    unit: str
    measure: str
    peer: str  # what it is called
    peer_measure: str
    plain_peer: bool = False  # the peer is our own uncompiled build
    less_is_better: bool = False


COMPARISONS = (
    Comparison("duel-random", "decisions/s", "duel-random", "OpenSpiel hearts", "hearts-random"),
    Comparison("duel-random-gin", "decisions/s", "duel-random", "OpenSpiel gin_rummy", "gin-random"),
    Comparison("duel-random-stepwise", "decisions/s", "duel-stepwise", "OpenSpiel hearts", "hearts-random"),
    Comparison("duel-compiled", "decisions/s", "duel-random", "its own plain build", "duel-random", plain_peer=True),
    Comparison("duel-clone", "µs", "duel-clone", "OpenSpiel hearts", "hearts-clone", less_is_better=True),
    Comparison("duel-mcts", "iterations/s", "duel-mcts", "OpenSpiel Python ISMCTS, hearts", "hearts-mcts"),
    Comparison("wotr-random", "decisions/s", "wotr-random", "OpenSpiel gin_rummy", "gin-random"),
    Comparison("wotr-clone", "µs", "wotr-clone", "OpenSpiel gin_rummy", "gin-clone", less_is_better=True),
    Comparison("lcg-random", "decisions/s", "lcg-random", "OpenSpiel gin_rummy", "gin-random"),
    Comparison("lcg-clone", "µs", "lcg-clone", "OpenSpiel gin_rummy", "gin-clone", less_is_better=True),
    Comparison("board-random", "decisions/s", "board-random", "OpenSpiel gin_rummy", "gin-random"),
    Comparison("board-clone", "µs", "board-clone", "OpenSpiel gin_rummy", "gin-clone", less_is_better=True),
    Comparison("board-heuristic", "games/s", "board-heuristic", "its own random games", "board-games"),
    Comparison("duel-two-processes", "games/s", "duel-two-jobs", "one process", "duel-one-job"),
)
ROUNDS = 9
SECONDS = 0.5


def rows(only: Iterable[str] | None = None, rounds: int = ROUNDS, seconds: float = SECONDS) -> Iterator[Row]:
    """Measure the comparisons (all, or those named), a row each."""
    names = [comparison.name for comparison in COMPARISONS]
    wanted = list(only or names)
    for name in wanted:
        if name not in names:
            raise BadOptions(f"there is no benchmark '{name}'; there are: {', '.join(names)}")
    for comparison in COMPARISONS:
        if comparison.name in wanted:
            yield measured(comparison, rounds, seconds)


def measured(comparison: Comparison, rounds: int, seconds: float) -> Row:
    """One comparison: both sides in turns."""
    ours = Worker(comparison.measure)
    peer = Worker(comparison.peer_measure, plain=comparison.plain_peer) if peer_present(comparison) else None
    try:
        values: list[float] = []
        peer_values: list[float] = []
        for _ in range(rounds):
            values.append(ours.measure(seconds))
            if peer:
                peer_values.append(peer.measure(seconds))
    finally:
        ours.close()
        if peer:
            peer.close()
    return row(comparison, values, peer_values)


def peer_present(comparison: Comparison) -> bool:
    """Whether the peer is installed; our own builds always are."""
    return comparison.peer_measure not in PEER_MEASURES or comparison.peer_measure in installed_peers()


def row(comparison: Comparison, values: list[float], peer_values: list[float]) -> Row:
    """Medians, ranges and the ratio of the medians."""
    value = statistics.median(values)
    if not peer_values:
        spread = (min(values), max(values))
        return Row(comparison.name, value, comparison.unit, None, None, None, spread, None)
    peer_value = statistics.median(peer_values)
    ratio = peer_value / value if comparison.less_is_better else value / peer_value
    return Row(
        name=comparison.name,
        value=value,
        unit=comparison.unit,
        peer=comparison.peer,
        peer_value=peer_value,
        ratio=ratio,
        spread=(min(values), max(values)),
        peer_spread=(min(peer_values), max(peer_values)),
    )
