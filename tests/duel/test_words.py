"""The numbers of prompts, notices and words that the rules use are those of the tables."""

import pytest

from westmarch.games.duel import words
from westmarch.games.duel.game import DUEL

FIRST_WORDS = {
    "PLAY": "play:c1-01",
    "DISCARD": "discard:c1-01",
    "TAKE": "take:grey_havens",
    "PLACE": "lindon",
    "MOVE": "lindon-arnor",
    "REMOVE": "remove:lindon",
    "RAZE": "raze:lindon",
    "TOKEN": "elves-1",
    "PEOPLE": "elves",
    "DESTROY": "destroy:c1-01",
    "FINE": "fine",
}


@pytest.mark.parametrize(("prefix", "table"), [("ASK_", words.PROMPTS), ("TOLD_", words.NOTICES)])
def test_prompts_and_notices_have_their_places_in_the_tables(prefix: str, table: tuple[words.Prompt, ...]) -> None:
    constants = {name: number for name, number in vars(words).items() if name.startswith(prefix)}
    assert constants == {prefix + entry.name.upper(): number for number, entry in enumerate(table)}


@pytest.mark.parametrize(("constant", "spelling"), FIRST_WORDS.items())
def test_a_block_of_words_begins_at_its_constant(constant: str, spelling: str) -> None:
    assert DUEL.vocabulary.spell(getattr(words, constant)) == spelling
