"""The checks of every game."""

import pytest
from tests.wotr_board.board import WOTR_BOARD

from westmarch.core.conformance import check_all, check_guesses, check_silent
from westmarch.games.wotr_board.cards import CARD_POOL
from westmarch.games.wotr_board.vocabulary import WORD_CARD


@pytest.mark.parametrize("viewers", [(0, 1), (0, 0)], ids=["two people", "one person"])
def test_a_short_game_passes_the_checks_of_every_game(viewers: tuple[int, ...]) -> None:
    settings = {"declared_only": True, "max_turns": 2, "viewers": list(viewers)}
    check_all(WOTR_BOARD, WOTR_BOARD.options(settings), 5)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_longer_games_pass_them(seed: int) -> None:
    check_all(WOTR_BOARD, WOTR_BOARD.options({"declared_only": True, "max_turns": 4}), seed)


@pytest.mark.slow
def test_secret_choices_stay_secret() -> None:
    options = WOTR_BOARD.options({"declared_only": True, "max_turns": 12})
    check_silent(WOTR_BOARD, options, 3, ("discard", "combat_card"), seen=lambda word: CARD_POOL[word - WORD_CARD])


@pytest.mark.slow
def test_the_truth_looks_like_any_guess() -> None:
    options = WOTR_BOARD.options({"declared_only": True, "max_turns": 3})
    check_guesses(WOTR_BOARD, options, range(40), lambda state, viewer: state.view(viewer)["cards"])
