"""Words, prompts and notices: the constants of the rules are the numbers of the tables."""

import re

import pytest

from westmarch.core.words import Word
from westmarch.games.wotr_board import words
from westmarch.games.wotr_board.cards.book import CARD_IDS
from westmarch.games.wotr_board.cards.names import ORDER, card
from westmarch.games.wotr_board.components import CHARACTER_IDS, FACE_IDS, FIGURE_IDS, NATION_IDS, RING_IDS
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.map import REGION_IDS

CONSTANTS = {name: number for name, number in vars(words).items() if re.match(r"(ASK|TOLD|WORD)_", name)}
BLOCKS = {
    "WORD_FACE": FACE_IDS, "WORD_ENTER": CHARACTER_IDS, "WORD_USE": CHARACTER_IDS, "WORD_REGION": REGION_IDS,
    "WORD_CHARACTER": CHARACTER_IDS, "WORD_NATION": NATION_IDS, "WORD_FIGURE": FIGURE_IDS, "WORD_REDUCE": NATION_IDS,
    "WORD_WHICH_RING": RING_IDS,
}  # fmt: skip


def word(number: int) -> Word:
    return WOTR_BOARD.vocabulary.words[number]


def test_every_prompt_has_its_constant() -> None:
    named = {f"ASK_{prompt.name.upper()}": number for number, prompt in enumerate(words.PROMPTS)}
    assert {name: number for name, number in CONSTANTS.items() if name.startswith("ASK")} == named


def test_every_notice_has_its_constant() -> None:
    named = {f"TOLD_{notice.name.upper()}": number for number, notice in enumerate(words.NOTICES)}
    assert {name: number for name, number in CONSTANTS.items() if name.startswith("TOLD")} == named


@pytest.mark.parametrize("name", words.MODE_WORDS)
def test_every_mode_has_its_constant(name: str) -> None:
    assert word(CONSTANTS[f"WORD_{name.upper()}"]).spelling == name


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_of_words_begins_at_its_constant(block: str) -> None:
    things = [word(CONSTANTS[block] + number).things[0].id for number in range(len(BLOCKS[block]))]
    assert things == list(BLOCKS[block])


def test_the_words_of_cards_and_numbers_begin_at_their_constants() -> None:
    for name in (name for deck in ORDER for name in deck):
        assert word(words.WORD_CARD + card(name)) == Word(name, "card", (("card", CARD_IDS[card(name)]),))
        assert word(words.WORD_REMOVE + card(name)).spelling == f"remove:{name}"
    assert word(words.WORD_NUMBER + 7).spelling == "7"
    assert word(words.WORD_SUBDUE_BALROG).spelling == "subdue_balrog"
