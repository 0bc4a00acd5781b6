"""The sequential test: its mathematics, that it stops a pairing as soon as it is decided, and what it makes of bad claims."""

import pytest

from westmarch.ai.arena import DRAW, FIRST, SECOND, Met, arena, pairs_of
from westmarch.ai.measuring.sprt import (
    BOUND,
    NOT_STRONGER,
    OPEN,
    SCORES,
    STRONGER,
    Claims,
    expected_score,
    judge,
    likeliest,
    log_ratio,
    read_claims,
)
from westmarch.core.errors import BadOptions
from westmarch.core.rng import Rng
from westmarch.games.duel.game import DUEL


def test_an_elo_difference_of_400_is_ten_to_one() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)


def test_the_likeliest_distribution_has_the_mean_that_is_claimed() -> None:
    shares = [0.1, 0.2, 0.3, 0.25, 0.15]
    for mean in (0.3, 0.5, 0.55, 0.9):
        found = likeliest(shares, mean)
        assert sum(found) == pytest.approx(1)
        assert sum(p * score for p, score in zip(found, SCORES, strict=True)) == pytest.approx(mean)


def test_even_results_speak_for_neither_of_two_claims_that_lie_evenly() -> None:
    assert log_ratio((5, 20, 50, 20, 5), Claims(-10, 10)) == pytest.approx(0, abs=1e-6)


def test_the_ratio_is_about_that_of_a_normal_distribution_where_claims_are_close() -> None:
    pairs = (60, 190, 480, 205, 65)
    number = sum(pairs)
    mean = sum(n * score for n, score in zip(pairs, SCORES, strict=True)) / number
    variance = sum(n * (score - mean) ** 2 for n, score in zip(pairs, SCORES, strict=True)) / number
    low, high = expected_score(0), expected_score(10)
    assert log_ratio(pairs, Claims(0, 10)) == pytest.approx(
        number * (high - low) * (2 * mean - low - high) / (2 * variance), rel=0.03
    )


def test_nothing_is_certain_before_the_first_games_and_after_a_few() -> None:
    assert judge((0, 0, 0, 0, 0), Claims(0, 10)).holds == OPEN
    assert judge((0, 0, 1, 0, 0), Claims(0, 10)).holds == OPEN
    assert judge((0, 0, 0, 0, 3), Claims(0, 10)).holds == OPEN


@pytest.mark.parametrize(("elo", "claim"), [(0, NOT_STRONGER), (100, STRONGER)])
def test_a_test_is_rarely_wrong(elo: float, claim: str) -> None:
    rng = Rng(5)
    wrong = 0
    for _ in range(60):
        pairs = [0] * 5
        while (holds := judge(pairs, Claims(0, 100)).holds) == OPEN:
            pairs[2 * sum(rng.unit() < expected_score(elo) for _ in range(2))] += 1
        wrong += holds != claim
    assert wrong <= 6


def test_a_pair_is_two_games_on_one_seed_and_a_last_single_one_is_none() -> None:
    games = [Met(FIRST), Met(SECOND), Met(FIRST), Met(FIRST), Met(DRAW), Met(SECOND), Met(FIRST)]
    assert pairs_of(games) == (0, 1, 1, 0, 1)


def test_an_arena_ends_as_soon_as_the_test_does_and_not_before() -> None:
    (result,) = arena(DUEL, DUEL.options(), ["heuristic", "random"], 400, 1, sprt=Claims(0, 100))
    assert result.sprt is not None
    assert result.sprt.holds == STRONGER
    assert result.sprt.ratio >= BOUND
    assert 8 <= result.games == 2 * sum(result.pairs) < 100
    last_but_one = list(result.pairs)
    last_but_one[-1] -= 1
    assert judge(last_but_one, Claims(0, 100)).holds == OPEN


def test_where_a_test_ends_does_not_depend_on_the_number_of_processes() -> None:
    one, two = (
        arena(DUEL, DUEL.options(), ["heuristic", "random"], 200, 3, jobs, sprt=Claims(0, 100)) for jobs in (1, 2)
    )
    assert one == two


def test_the_limit_of_games_leaves_a_test_open() -> None:
    (result,) = arena(DUEL, DUEL.options(), ["random", "random"], 6, 1, sprt=Claims(0, 5))
    assert result.games == 6
    assert result.sprt is not None
    assert result.sprt.holds == OPEN


def test_claims_are_two_numbers_the_lower_one_first() -> None:
    assert read_claims("-5, 5.5") == Claims(-5, 5.5)


@pytest.mark.parametrize("text", ["", "5", "5,5", "10,0", "0,10,20", "a,b", "0,nan", "0,9999"])
def test_other_claims_are_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        read_claims(text)
