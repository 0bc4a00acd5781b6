"""The constants of prompts and notices are the places of their entries in the tables."""

from westmarch.games.wotr_cards import words
from westmarch.games.wotr_cards.cards.catalogue import VOCABULARY


def constants(prefix: str) -> dict[str, int]:
    return {
        name.removeprefix(prefix).lower(): number for name, number in vars(words).items() if name.startswith(prefix)
    }


def test_every_prompt_has_its_constant() -> None:
    assert constants("ASK_") == {prompt.name: place for place, prompt in enumerate(words.PROMPTS)}


def test_every_notice_has_its_constant() -> None:
    assert constants("TOLD_") == {notice.name: place for place, notice in enumerate(words.NOTICES)}


def test_the_first_words_of_each_block_are_where_the_constants_say() -> None:
    spelt = {
        words.WORD_PLAY: "play:riders-of-rohan",
        words.WORD_MOVE: "move:riders-of-rohan",
        words.WORD_USE: "use:riders-of-rohan",
        words.WORD_CARD: "riders-of-rohan",
        words.WORD_LOCATION: "dol-amroth",
        words.WORD_FROM_RESERVE: "from_reserve:riders-of-rohan",
        words.WORD_THE_PATH: "the_path",
        words.WORD_RESERVE: "reserve",
        words.WORD_DECK_TOP: "deck_top",
        words.WORD_AGREE: "agree",
        words.WORD_REFUSE: "refuse",
        words.WORD_SEARCH: "search",
        words.WORD_STRIKE: "strike",
    }
    assert {number: VOCABULARY.spell(number) for number in spelt} == spelt
