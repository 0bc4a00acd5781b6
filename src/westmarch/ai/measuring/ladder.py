"""The ladder: one table of strength out of many pairings, after Bradley and Terry.

Each player has one number, and of two players the first wins with the odds that the difference of their numbers says. The numbers under which the
results are likeliest are found by Newton's method; their intervals follow from how sharply the likelihood falls off. Draws count as half a win
each. Every two players who met are taken to have drawn once more, so that one who lost all games has a number as well.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

import msgspec

from westmarch.ai.arena import Z95
from westmarch.ai.measuring.results import Result, Settings

ELO = 400 / log(10)  # of one unit of log odds
ANCHOR = "heuristic"  # has 0, whichever generation is the oldest; where it did not play, the weakest player
DRAWS_MORE = 1.0
LONGEST_STEP = 1.0  # of Newton's method, which would leap too far where somebody hardly ever won
MOST_STEPS = 500
CLOSE_ENOUGH = 1e-9


class Standing(NamedTuple):
    """A player's place: Elo relative to the anchor, with a 95 % interval (none of the anchor's own), and the points of all games."""

    player: str
    elo: float
    ci95: tuple[float, float]
    games: int
    points: float


class Ladder(NamedTuple):
    """Players of one game with the same settings who met each other, directly or by others; the strongest first."""

    game: str
    settings: Settings
    standings: list[Standing]


Points = dict[tuple[str, str], float]  # what the first got in all games against the second


def ladders(results: Iterable[Result]) -> list[Ladder]:
    """A ladder for each game and its settings."""
    tables: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        tables.setdefault((result.game, msgspec.json.encode(result.settings, order="sorted").decode()), []).append(
            result
        )
    return [
        Ladder(game, rows[0].settings, standings(group))
        for (game, _), rows in sorted(tables.items())
        for group in connected(points_of(rows))
    ]


def points_of(results: Iterable[Result]) -> Points:
    """All points by player and opponent."""
    points: Points = {}
    for result in results:
        first, second = result.players
        for pair, wins in zip(((first, second), (second, first)), result.wins, strict=True):
            points[pair] = points.get(pair, 0.0) + wins + result.draws / 2
    return points


def connected(points: Points) -> list[Points]:
    """The results in groups between which nobody met."""
    groups: list[set[str]] = []
    for pair in points:
        touched = [group for group in groups if group & set(pair)]
        groups = [group for group in groups if group not in touched] + [set(pair).union(*touched)]
    return [{pair: value for pair, value in points.items() if pair[0] in group} for group in groups]


def standings(points: Points) -> list[Standing]:
    """The places of players who are all connected."""
    players = sorted({player for player, _ in points})
    anchor = next((player for player in players if player.split("@")[0] == ANCHOR), "")
    odds, spread = fitted(players, points, anchor or players[0])
    if not anchor:
        odds, spread = fitted(players, points, min(players, key=odds.__getitem__))
    rows = []
    for player in players:
        elo, reach = ELO * odds[player], ELO * Z95 * spread[player]
        games = sum(value for pair, value in points.items() if player in pair)
        own = sum(value for (first, _), value in points.items() if first == player)
        rows.append(Standing(player, elo, (elo - reach, elo + reach), round(games), own))
    return sorted(rows, key=lambda row: -row.elo)


def fitted(players: Sequence[str], points: Points, anchor: str) -> tuple[dict[str, float], dict[str, float]]:
    """The log odds of each player against the anchor, and their standard deviations."""
    others = [player for player in players if player != anchor]
    odds = dict.fromkeys(players, 0.0)
    for _ in range(MOST_STEPS):
        slope, curve = derivatives(others, points, odds)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse(curve)]
        for player, step in zip(others, steps, strict=True):
            odds[player] += max(-LONGEST_STEP, min(LONGEST_STEP, step))
        if max(map(abs, steps)) < CLOSE_ENOUGH:
            break
    covariance = inverse(derivatives(others, points, odds)[1])
    return odds, {anchor: 0.0} | {player: sqrt(covariance[i][i]) for i, player in enumerate(others)}


def derivatives(
    others: Sequence[str], points: Points, odds: Mapping[str, float]
) -> tuple[list[float], list[list[float]]]:
    """How the log likelihood rises with each number, and the negative of its second derivatives."""
    place = {player: i for i, player in enumerate(others)}
    slope = [0.0] * len(others)
    curve = [[0.0] * len(others) for _ in others]
    for first, second in points:
        won, lost = (points[pair] + DRAWS_MORE / 2 for pair in ((first, second), (second, first)))
        chance = 1 / (1 + exp(odds[second] - odds[first]))
        sharpness = (won + lost) * chance * (1 - chance)
        if first in place:
            slope[place[first]] += won - (won + lost) * chance
            curve[place[first]][place[first]] += sharpness
            if second in place:
                curve[place[first]][place[second]] -= sharpness
    return slope, curve


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric positive matrix, after Gauss and Jordan; such a one needs no exchange of rows."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [a - rows[j][i] * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
