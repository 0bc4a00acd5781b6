"""Who meets whom: properties of round robins and Swiss tournaments of every size, and the order of standings."""

import random

import pytest

from westmarch.server.meeting.rounds import DRAW, LOSS, WIN, Met, round_robin, standings, swiss

SIZES = [2, 3, 5, 8, 13, 16, 33, 64]


@pytest.mark.parametrize("size", SIZES)
def test_in_a_round_robin_everybody_meets_everybody_once_and_sits_out_once_at_most(size: int) -> None:
    rounds = round_robin(range(size))
    games = [met for games in rounds for met in games]
    pairs = [frozenset((met.first, met.second)) for met in games if met.second is not None]
    assert len(pairs) == len(set(pairs)) == size * (size - 1) // 2
    for games in rounds:
        players = [player for met in games for player in (met.first, met.second) if player is not None]
        assert sorted(players) == list(range(size))
    assert len(rounds) == (size - 1 if size % 2 == 0 else size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_a_swiss_tournament_has_no_rematches_and_fair_byes_and_sides(size: int, seed: int) -> None:
    chance = random.Random(seed)
    games: list[Met] = []
    rounds = min(9, (size + 1) // 2)
    for _ in range(rounds):
        made = swiss(range(size), games)
        players = [player for met in made for player in (met.first, met.second) if player is not None]
        assert sorted(players) == list(range(size))
        games += [
            met if met.points is not None else met._replace(points=chance.choice([WIN, DRAW, LOSS])) for met in made
        ]
    pairs = [frozenset((met.first, met.second)) for met in games if met.second is not None]
    assert len(pairs) == len(set(pairs))
    byes = [met.first for met in games if met.second is None]
    assert len(byes) == len(set(byes)) == (rounds if size % 2 else 0)
    for player in range(size):
        firsts = sum(met.first == player and met.second is not None for met in games)
        seconds = sum(met.second == player for met in games)
        assert abs(firsts - seconds) <= max(2, rounds - 2)


def test_equals_meet_equals() -> None:
    games = [Met(0, 1, WIN), Met(2, 3, LOSS)]
    assert [{met.first, met.second} for met in swiss(range(4), games)] == [{0, 3}, {1, 2}]


def test_where_everybody_has_met_they_meet_again() -> None:
    games = [Met(0, 1, WIN)]
    assert {frozenset((met.first, met.second)) for met in swiss(range(2), games)} == {frozenset((0, 1))}


def test_points_decide_and_then_those_of_the_opponents() -> None:
    games = [Met(0, 1, WIN), Met(2, 3, WIN), Met(1, 3, WIN), Met(0, 2, DRAW)]
    assert [(p.player, p.points, p.opponents) for p in standings(range(4), games)] == [
        (0, 3, 5),
        (2, 3, 3),
        (1, 2, 3),
        (3, 0, 5),
    ]
