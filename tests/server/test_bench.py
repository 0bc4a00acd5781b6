import pytest

from westmarch.bench import soak, strain
from westmarch.bench.server import NAMES, rows
from westmarch.core.errors import BadOptions

TO_THE_LIMIT = 50.0  # in one step, from a rate that is borne to one that is not


@pytest.mark.slow
def test_the_servers_benchmark_measures_every_row_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strain, "STEP", TO_THE_LIMIT)
    measured = list(rows(seconds=2.0, tables=10))
    found = [row.name for row in measured]
    assert found == [name for name in NAMES if name in found]
    assert set(found) >= set(NAMES) - {
        "page-weight",
        "server-rate-postgres",
        "server-rate-two",
        "server-recovery",
    }  # they need what may not be there
    assert all(row.value > 0 and row.peer == "bound" for row in measured)


@pytest.mark.slow
def test_a_row_of_the_server_is_measured_alone() -> None:
    assert [row.name for row in rows(["server-start"], seconds=0.1, tables=2)] == ["server-start"]


def test_a_row_that_the_server_does_not_have_is_refused_before_anything_starts() -> None:
    with pytest.raises(BadOptions, match="no benchmark 'server-colour'; there are: server-start"):
        next(rows(["server-colour"]))


@pytest.mark.slow
def test_a_soak_tells_the_memory_of_each_part_of_its_time() -> None:
    measured = list(soak.rows(minutes=0.05, tables=3))
    assert [row.name for row in measured] == [f"soak-{n}" for n in range(1, soak.PARTS + 1)]
    assert all(row.value > 0 for row in measured)
    assert [row.peer for row in measured] == [None] * soak.SETTLED + ["bound"] * (soak.PARTS - soak.SETTLED)
