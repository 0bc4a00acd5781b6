"""New cards without texts: the tests of texts say which card lacks what. One scratch copy has those of all games."""

from pathlib import Path

import pytest
from tests.duel import test_new_card as duel
from tests.lcg import test_new_card as lcg
from tests.new_card import run, scratch_copy
from tests.wotr_board import test_new_card as wotr_board
from tests.wotr_cards import test_new_card as wotr_cards

DECLARATIONS = [duel.DECLARATIONS, lcg.DECLARATIONS, wotr_board.DECLARATIONS, wotr_cards.DECLARATIONS]
NAMES = [*duel.NAMES, *lcg.MODELS, *wotr_board.MODELS, *wotr_cards.MODELS]


@pytest.mark.slow
def test_the_tests_of_texts_say_which_card_lacks_what(tmp_path: Path) -> None:
    scratch = scratch_copy(tmp_path, {module: text for game in DECLARATIONS for module, text in game.items()})
    chosen = ("-k", "test_no_component_lacks", "tests/text/test_speech.py")
    result = run(scratch, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", *chosen)
    assert result.returncode == 1
    assert [name for name in NAMES if f"-{name}" not in result.stdout] == []
