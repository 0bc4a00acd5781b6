import json
from pathlib import Path

import pytest

from westmarch.bench import COMPARISONS, Comparison, kept_figures, row, rows
from westmarch.bench.measures import (
    OUR_MEASURES,
    PEER_MEASURES,
    clones,
    random_games,
    rate,
    stepwise_games,
    views,
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


def test_the_figures_of_an_earlier_version_are_read_from_its_rows(tmp_path: Path) -> None:
    file = tmp_path / "before.json"
    file.write_text(json.dumps([{"name": "duel-random", "value": 2.5, "unit": "decisions/s"}]), encoding="utf-8")
    assert kept_figures(file) == {"duel-random": 2.5}


@pytest.mark.parametrize("text", ["", "3", "{}x", '[{"name": "duel-random"}]', '["duel"]'])
def test_a_file_that_holds_no_figures_is_refused_before_anything_is_measured(tmp_path: Path, text: str) -> None:
    file = tmp_path / "before.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadOptions, match=r"before\.json"):
        next(rows(against=file))


def test_a_folder_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="nowhere"):
        next(rows(against=tmp_path / "nowhere"))


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
        assert 0 < views(game)(0.05) < 100_000
    assert whole_games("lcg", "random")(0.05) > 0
