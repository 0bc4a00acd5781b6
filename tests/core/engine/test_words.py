"""Words and vocabularies."""

import pytest

from westmarch.core.errors import IllegalWord
from westmarch.core.words import DONE, NO, PASS, YES, Thing, Vocabulary, Word, numbers, with_room, words


def vocabulary() -> Vocabulary:
    return Vocabulary([*words("play", "card", ["anduril", "sting"]), *numbers(3)])


def test_every_vocabulary_begins_with_the_same_four_words() -> None:
    assert vocabulary().spell_all([DONE, PASS, YES, NO]) == ["done", "pass", "yes", "no"]


def test_a_word_has_a_number_and_a_number_its_word() -> None:
    book = vocabulary()
    assert len(book) == 10
    assert [book.number(word.spelling) for word in book.words] == list(range(len(book)))
    assert book.spell(book.number("play:sting")) == "play:sting"


def test_a_word_says_what_is_done_to_what() -> None:
    book = vocabulary()
    assert book.words[book.number("play:sting")] == Word("play:sting", "play", (Thing("card", "sting"),))
    assert book.words[book.number("3")] == Word("3", "number", (Thing("number", "3"),))


def test_an_unknown_word_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(IllegalWord, match="did you mean 'play:sting'"):
        vocabulary().number("play:stign")


def test_two_words_cannot_be_spelt_alike() -> None:
    with pytest.raises(ValueError, match="spelt alike"):
        Vocabulary([Word("pass", "pass")])


@pytest.mark.parametrize("spelling", ["two words", "a#b", "a\nb", "a\tb"])
def test_a_word_cannot_hold_what_divides_words_in_a_record(spelling: str) -> None:
    with pytest.raises(ValueError, match="spaces"):
        Vocabulary([Word(spelling, "say")])


def test_the_hash_of_a_vocabulary_changes_with_its_numbers() -> None:
    one = Vocabulary(words("play", "card", ["a", "b"]))
    assert one.hash() == Vocabulary(words("play", "card", ["a", "b"])).hash()
    assert one.hash() != Vocabulary(words("play", "card", ["b", "a"])).hash()
    assert one.hash() != Vocabulary(words("play", "card", ["a", "b", "c"])).hash()


def test_a_word_that_joins_a_block_with_room_renumbers_nothing() -> None:
    def book(*cards: str) -> Vocabulary:
        return Vocabulary([*with_room(words("play", "card", cards), 4), Word("stop", "stop")])

    before, after = book("sting", "ring"), book("sting", "ring", "wand")
    assert before.number("stop") == after.number("stop") == 8
    assert after.number("play:wand") == after.number("play:ring") + 1
    with pytest.raises(IllegalWord):
        before.number("")
    with pytest.raises(ValueError, match="have no room"):
        book("a", "b", "c", "d", "e")
