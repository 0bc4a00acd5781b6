import pytest

from westmarch.bench.server import NAMES, rows


@pytest.mark.slow
def test_the_servers_benchmark_measures_every_row_it_names() -> None:
    measured = list(rows(seconds=3.0, tables=10))
    assert [row.name for row in measured] == list(NAMES)[: len(measured)]
    assert {row.name for row in measured} >= set(NAMES) - {"page-weight"}
    assert all(row.value > 0 and row.peer == "bound" for row in measured)
