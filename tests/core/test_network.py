"""The small network: what it adds up is what its table says, in whole numbers."""

import pytest

from westmarch.core.players.network import ALWAYS, SCALE, UNITS, network
from westmarch.core.rng import Rng

NAMES = ("a", "b", "c", "d", "e")


def test_a_network_adds_up_what_its_table_says() -> None:
    rng = Rng(5)
    table = {name: [rng.below(1801) - 900 for _ in range(UNITS)] for name in (*NAMES, ALWAYS)}
    out = [rng.unit() * 4 - 2 for _ in range(UNITS)]
    built = network(NAMES, table, out)
    for holds in ([], [0], [4, 2], [0, 1, 2, 3, 4]):
        sums = [table[ALWAYS][unit] + sum(table[NAMES[fact]][unit] for fact in holds) for unit in range(UNITS)]
        counted = [max(0, total) for total in sums[:-1]] + sums[-1:]
        expected = sum(weight * total / SCALE for weight, total in zip(out, counted, strict=True))
        assert built.value(holds) == pytest.approx(expected)


def test_a_fact_that_the_table_does_not_know_counts_for_nothing() -> None:
    built = network(NAMES, {"a": [SCALE] * UNITS}, [1.0] * UNITS)
    assert built.value([0]) == pytest.approx(UNITS)
    assert built.value([0, 1, 4]) == built.value([0])


@pytest.mark.parametrize(("row", "out"), [([1], [1.0] * UNITS), ([1] * UNITS, [1.0])])
def test_a_table_of_another_size_is_refused(row: list[int], out: list[float]) -> None:
    with pytest.raises(ValueError, match="units"):
        network(NAMES, {"a": row}, out)
