"""Benchmarks: how fast the engine and its computer players are, beside a peer measured in the same run.

Machines are noisy, so only ratios count: what is compared is measured in turns, round by round, each side in a process of its
own, and a row gives the medians with their ranges. Instead of its peer a row may have an earlier version beside it: the folder of another
compiled build, which is measured in turns, or a file of figures that were once measured on this machine.
"""

import json
import statistics
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
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
    *(
        Comparison(
            f"{name}-view",
            "µs",
            f"{name}-view",
            "its own plain build",
            f"{name}-view",
            plain_peer=True,
            less_is_better=True,
        )
        for name in ("duel", "wotr", "lcg", "board")
    ),
    *(
        Comparison(f"{name}-heuristic", "games/s", f"{name}-heuristic", "its own random games", f"{name}-games")
        for name in ("duel", "wotr", "lcg", "board")
    ),
    *(
        Comparison(
            f"{name}-advised", "iterations/s", f"{name}-advised", "OpenSpiel Python ISMCTS, hearts", "hearts-mcts"
        )
        for name in ("duel", "wotr", "lcg", "board")
    ),
    Comparison("duel-two-processes", "games/s", "duel-two-jobs", "one process", "duel-one-job"),
)
ROUNDS = 9
SECONDS = 0.5


def rows(
    only: Iterable[str] | None = None, rounds: int = ROUNDS, seconds: float = SECONDS, against: Path | None = None
) -> Iterator[Row]:
    """Measure the comparisons (all, or those named), a row each; `against` names an earlier version, by its folder or its figures."""
    names = [comparison.name for comparison in COMPARISONS]
    wanted = list(only or names)
    for name in wanted:
        if name not in names:
            raise BadOptions(f"there is no benchmark '{name}'; there are: {', '.join(names)}")
    figures = {} if against is None or against.is_dir() else kept_figures(against)
    for comparison in COMPARISONS:
        if comparison.name not in wanted:
            continue
        if against is None:
            yield measured(comparison, rounds, seconds)
        else:
            yield beside(comparison, against, figures, rounds, seconds)


def measured(comparison: Comparison, rounds: int, seconds: float) -> Row:
    """One comparison with its peer."""
    peer = Worker(comparison.peer_measure, plain=comparison.plain_peer) if peer_present(comparison) else None
    return row(comparison, *in_turns(Worker(comparison.measure), peer, rounds, seconds))


def beside(comparison: Comparison, before: Path, figures: dict[str, float], rounds: int, seconds: float) -> Row:
    """One row with an earlier version instead of its peer; without a ratio where that version had no such row."""
    comparison = comparison._replace(peer=before.name)
    ours = Worker(comparison.measure)
    if before.is_dir():
        return row(comparison, *in_turns(ours, Worker(comparison.measure, package=before), rounds, seconds))
    values, _ = in_turns(ours, None, rounds, seconds)
    return row(comparison, values, [figures[comparison.name]] if comparison.name in figures else [])


def in_turns(ours: Worker, peer: Worker | None, rounds: int, seconds: float) -> tuple[list[float], list[float]]:
    """What two processes measure, round by round."""
    values: list[float] = []
    peer_values: list[float] = []
    try:
        for _ in range(rounds):
            values.append(ours.measure(seconds))
            if peer:
                peer_values.append(peer.measure(seconds))
    finally:
        ours.close()
        if peer:
            peer.close()
    return values, peer_values


def kept_figures(file: Path) -> dict[str, float]:
    """The values of a file that `westmarch bench --json` wrote, by the names of their rows."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        return {str(entry["name"]): float(entry["value"]) for entry in kept}
    except (OSError, ValueError, TypeError, KeyError):
        raise BadOptions(
            f"'{file.name}' is neither the folder of a build nor a file of `westmarch bench --json`"
        ) from None


def peer_present(comparison: Comparison) -> bool:
    """Whether the peer is installed; our own builds always are."""
    return comparison.peer_measure not in PEER_MEASURES or comparison.peer_measure in installed_peers()


def row(comparison: Comparison, values: Sequence[float], peer_values: Sequence[float]) -> Row:
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
