"""Words, questions, notices and moments: their constants are the places of their tables, and blocks of words have room."""

from westmarch.core.words import SPARE
from westmarch.games.lcg import words
from westmarch.games.lcg.components import MOST_SEATS, NAME_IDS, NAME_ROOM, TITLE_IDS, TITLE_ROOM
from westmarch.games.lcg.game import LCG

WORDS = LCG.vocabulary.words


def constants(prefix: str) -> dict[str, int]:
    """The constants of a kind, by their names in small letters."""
    found = {name: value for name, value in vars(words).items() if name.startswith(prefix)}
    return {name.removeprefix(prefix).lower(): value for name, value in found.items()}


def test_every_question_has_its_constant() -> None:
    names = {prompt.name: number for number, prompt in enumerate(words.PROMPTS) if number > 0}
    assert constants("ASK_") == names


def test_every_notice_has_its_constant() -> None:
    assert constants("TOLD_") == {notice.name: number for number, notice in enumerate(words.NOTICES)}


def test_every_mode_has_its_word() -> None:
    assert {mode: WORDS[number].spelling for mode, number in constants("WORD_").items()} == {
        mode: mode for mode in words.MODE_IDS
    }


def test_every_moment_has_its_constant() -> None:
    # A constant says WAS_DESTROYED where the moment's name is short.
    named = {"committed": "COMMITTED_NOW"}
    for number, name in enumerate(words.MOMENT_IDS):
        spelt = [named.get(name, ""), name.upper(), f"WAS_{name.upper()}"]
        assert number in [getattr(words, constant, None) for constant in spelt], name
    assert len(words.MOMENT_IDS) == words.MOMENTS


def test_blocks_begin_where_they_are_said_to_begin() -> None:
    assert WORDS[words.NAME].spelling == NAME_IDS[0]
    assert WORDS[words.NAME + len(NAME_IDS) : words.PLAY] == (SPARE,) * (NAME_ROOM - len(NAME_IDS))
    assert WORDS[words.PLAY + TITLE_IDS.index("gandalf")].spelling == "play:gandalf"
    assert WORDS[words.PLAY + TITLE_ROOM].spelling == WORDS[words.SEAT].spelling == "seat:one"
    assert WORDS[words.SEAT + MOST_SEATS].spelling == WORDS[words.NUMBER_WORD].spelling == "0"
    assert WORDS[words.MODE].spelling == words.MODE_IDS[0]
