import pytest

from westmarch.bench.server import NAMES, rows


@pytest.mark.slow
def test_the_servers_benchmark_measures_every_row_it_names() -> None:
    measured = list(rows(seconds=3.0, tables=10))
    found = [row.name for row in measured]
    assert found == [name for name in NAMES if name in found]
    assert set(found) >= set(NAMES) - {
        "page-weight",
        "server-rate-two",
        "server-recovery",
    }  # they need what may not be there
    assert all(row.value > 0 and row.peer == "bound" for row in measured)
