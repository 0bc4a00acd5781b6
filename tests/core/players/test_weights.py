"""Weights by name."""

import pytest

from westmarch.core.players.weights import vector


def test_a_table_becomes_a_list_in_the_order_of_the_names() -> None:
    assert vector(["units", "coins"], {"coins": 0.5, "units": 2.0}) == [2.0, 0.5]


@pytest.mark.parametrize("table", [{"coins": 0.5}, {"coins": 0.5, "units": 1.0, "unit": 2.0}])
def test_a_name_that_is_missing_or_unknown_is_refused(table: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="unit"):
        vector(["units", "coins"], table)
