"""The checks of every game."""

import pytest
from tests.wotr_board.board import WOTR_BOARD

from westmarch.core.conformance import check_all, check_guesses, check_silent
from westmarch.games.wotr_board.components import CARD_POOL
from westmarch.games.wotr_board.words import WORD_CARD

with_and_without_lords = pytest.mark.parametrize("lords", [False, True], ids=["base game", "with Lords"])


@with_and_without_lords
@pytest.mark.parametrize("viewers", [(0, 1), (0, 0)], ids=["two people", "one person"])
def test_a_short_game_passes_the_checks_of_every_game(viewers: tuple[int, ...], lords: bool) -> None:
    settings = {"max_turns": 2, "viewers": list(viewers), "lords": lords}
    check_all(WOTR_BOARD, WOTR_BOARD.options(settings), 5)


@pytest.mark.slow
@with_and_without_lords
@pytest.mark.parametrize("seed", range(2))
def test_longer_games_pass_them(seed: int, lords: bool) -> None:
    check_all(WOTR_BOARD, WOTR_BOARD.options({"max_turns": 4 + lords, "lords": lords}), seed)


@pytest.mark.slow
@with_and_without_lords
def test_secret_choices_stay_secret(lords: bool) -> None:
    options = WOTR_BOARD.options({"max_turns": 12, "lords": lords})
    check_silent(WOTR_BOARD, options, 3, ("discard", "combat_card"), seen=lambda word: CARD_POOL[word - WORD_CARD])


@pytest.mark.slow
@with_and_without_lords
def test_the_truth_looks_like_any_guess(lords: bool) -> None:
    options = WOTR_BOARD.options({"max_turns": 3, "lords": lords})
    check_guesses(WOTR_BOARD, options, range(40), lambda state, viewer: state.view(viewer).cards)
