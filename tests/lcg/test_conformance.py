"""The checks that every game passes."""

import pytest
from tests.lcg.players import eager
from tests.lcg.test_whole_games import TABLES

from westmarch.core.conformance import check_all, check_guesses, check_options, check_positions, check_secrets
from westmarch.games.lcg.game import LCG


@pytest.mark.parametrize("name", ["solo", "two"])
def test_the_first_scenario_passes_the_checks_of_every_game(name: str) -> None:
    check_all(LCG, LCG.options(TABLES[name]), 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_longer_games_at_every_kind_of_table_pass_them_too(name: str) -> None:
    options = LCG.options(TABLES[name])
    check_options(LCG, options, 2, eager)
    check_positions(LCG, options, 3, eager)
    check_secrets(LCG, options, 4, eager)


def test_over_many_games_the_truth_looks_like_any_of_the_guesses() -> None:
    check_guesses(LCG, LCG.options(TABLES["two"]), range(40), lambda state, viewer: state.view(viewer).seats)
