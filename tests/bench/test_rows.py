import pytest

from westmarch.bench import COMPARISONS, Comparison, row, rows
from westmarch.bench.measures import (
    OUR_MEASURES,
    PEER_MEASURES,
    clones,
    random_games,
    rate,
    stepwise_games,
    whole_games,
)
from westmarch.core.errors import BadOptions

FASTER = Comparison("x", "words/s", "ours", "the peer", "theirs")


def test_a_row_gives_medians_ranges_and_their_ratio() -> None:
    result = row(FASTER, [30.0, 10.0, 20.0], [5.0, 4.0, 6.0])
    assert (result.value, result.peer_value, result.ratio) == (20.0, 5.0, 4.0)
    assert (result.spread, result.peer_spread) == ((10.0, 30.0), (4.0, 6.0))


def test_where_less_is_better_the_ratio_is_turned_round() -> None:
    result = row(FASTER._replace(less_is_better=True), [2.0], [8.0])
    assert result.ratio == 4.0


def test_without_a_peer_there_is_no_ratio() -> None:
    result = row(FASTER, [2.0], [])
    assert (result.peer, result.peer_value, result.ratio) == (None, None, None)


def test_an_unknown_benchmark_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match="duel-random"):
        list(rows(["nonsense"]))


def test_everything_compared_can_be_measured() -> None:
    known = {**OUR_MEASURES, **PEER_MEASURES}
    assert all(c.measure in known and c.peer_measure in known for c in COMPARISONS)


def test_a_rate_is_the_work_done_by_the_time_it_took() -> None:
    calls: list[int] = []
    value = rate(0.02, lambda i: calls.append(i) or 10)
    assert calls == list(range(len(calls)))
    assert 0 < value <= 10 * len(calls) / 0.02


def test_our_measures_measure_something() -> None:
    assert random_games("duel")(0.05) > 0
    assert stepwise_games("duel")(0.05) > 0
    assert 0 < clones("duel")(0.05) < 1000
    for game in ("wotr_cards", "lcg", "wotr_board"):
        assert random_games(game)(0.05) > 0
        assert 0 < clones(game)(0.05) < 1000
    assert whole_games("lcg", "random")(0.05) > 0
