"""Who meets whom in a tournament, and who stands where. Players are numbers here, and nothing is stored.

A Swiss round pairs those who stand equal, from the top downwards, without rematches: each gets the best opponent whom he has not met that leaves
everybody else one too. Whoever sits out has a win for it, and no one does so twice before all others did.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

WIN, DRAW, LOSS = 2, 1, 0  # half points
MOST_TRIES = 20_000  # at a round without rematches, before one is accepted


class Met(NamedTuple):
    """A game of a round: the one at the first seat, the other (nobody: he sat out), and the half points of the first once it is over."""

    first: int
    second: int | None
    points: int | None = None


class Place(NamedTuple):
    """Where a player stands: half points, those of his opponents together, and games played."""

    player: int
    points: int
    opponents: int
    games: int


def points_of(player: int, met: Met) -> int | None:
    """A player's half points of a game; nothing while it goes on, or if he was not in it."""
    if met.points is None or player not in (met.first, met.second):
        return None
    return met.points if player == met.first else WIN - met.points


def standings(players: Sequence[int], games: Sequence[Met]) -> list[Place]:
    """The players in their order: by points, then by those of their opponents, then by number."""
    totals = {player: sum(points_of(player, met) or 0 for met in games) for player in players}
    places = []
    for player in players:
        own = [met for met in games if player in (met.first, met.second)]
        others = [met.second if met.first == player else met.first for met in own]
        strength = sum(totals.get(other, 0) for other in others if other is not None)
        places.append(Place(player, totals[player], strength, sum(met.points is not None for met in own)))
    return sorted(places, key=lambda place: (-place.points, -place.opponents, place.player))


def round_robin(players: Sequence[int]) -> list[list[Met]]:
    """All rounds in which everybody meets everybody once; with an odd number one sits out in each."""
    ring: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    rounds = []
    for number in range(len(ring) - 1):
        pairs = [(ring[i], ring[-1 - i]) for i in range(len(ring) // 2)]
        rounds.append([seated(one, other, number + board) for board, (one, other) in enumerate(pairs)])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def seated(one: int | None, other: int | None, turn: int) -> Met:
    """Two at a table, the sides changing from turn to turn; one alone has a win."""
    if one is None or other is None:
        alone = other if one is None else one
        assert alone is not None
        return Met(alone, None, WIN)
    return Met(one, other) if turn % 2 == 0 else Met(other, one)


def swiss(players: Sequence[int], games: Sequence[Met]) -> list[Met]:
    """The next round among these players."""
    order = [place.player for place in standings(players, games)]
    alone = bye_of(order, games) if len(order) % 2 else None
    free = [player for player in order if player != alone]
    met = {frozenset((game.first, game.second)) for game in games if game.second is not None}
    pairs = Pairing(met).of(free) or Pairing(set()).of(free) or []
    firsts = {player: sum(game.first == player and game.second is not None for game in games) for player in order}
    found = [Met(*by_turns(one, other, firsts)) for one, other in pairs]
    return [*found, Met(alone, None, WIN)] if alone is not None else found


def bye_of(order: Sequence[int], games: Sequence[Met]) -> int:
    """Who sits out: the last of those who did so least often."""
    byes = {player: sum(game.first == player and game.second is None for game in games) for player in order}
    least = min(byes.values())
    return next(player for player in reversed(order) if byes[player] == least)


def by_turns(one: int, other: int, firsts: Mapping[int, int]) -> tuple[int, int]:
    """Both in the order of their seats: the first one's for whoever had it less often."""
    return (one, other) if firsts[one] <= firsts[other] else (other, one)


class Pairing:
    """Looks for pairs in an order of players, taking back what leads nowhere."""

    def __init__(self, met: set[frozenset[int]]) -> None:
        self.met = met
        self.tries = 0

    def of(self, players: list[int]) -> list[tuple[int, int]] | None:
        """Pairs of all these players, of whom no two have met; nothing if there are none, or none was found for long."""
        if not players:
            return []
        self.tries += 1
        if self.tries > MOST_TRIES:
            return None
        one, rest = players[0], players[1:]
        for place, other in enumerate(rest):
            if frozenset((one, other)) in self.met:
                continue
            others = self.of(rest[:place] + rest[place + 1 :])
            if others is not None:
                return [(one, other), *others]
        return None
