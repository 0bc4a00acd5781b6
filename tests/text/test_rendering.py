"""Every sentence with every value it can take: nothing of the machinery shows, and the signs and forms are those of the language."""

import re
from collections.abc import Iterable, Iterator

import pytest

from westmarch.core.game import Game
from westmarch.text import LANGUAGES

from . import rendering
from .games import GAMES
from .message_files import paths, text_of
from .rendering import Sentence

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_file = pytest.mark.parametrize("name", paths("en"))

# What of the machinery must not show in what a game says.
MACHINERY = {
    r"[{}$\[\]*_]|None|\b(duel|lcg|wotr_\w+)-": "something of the machinery",
    r"^\s|\s$|  |^$": "space that is not needed, or nothing at all",
}
# What must stand nowhere, by language: a pattern and what it would be.
ANYWHERE = {
    r" [,.;:!?»”](?!\.)": "a space before a sign",
    r"(?<!\.)\.\.(?!\.)": "two full stops",
    r"[,:;][.,:;]": "two signs in a row",
    r"[(«] |\(\)|«»|“”": "an empty pair",
}
BY_LANGUAGE = {
    "en": {
        r"“ ": "a space after a sign",
        r"\b(Free Peoples|Nazgûl|Ring-bearers) (wins|loses|resigns|draws|plays|takes|has|is)\b": "a plural with a singular verb",
        r"\b1 (cards|coins|units|points|icons|steps|tokens|symbols|dice|regions|tables|minutes|days)\b": "one with a plural",
    },
    "ru": {
        r"\b((?<!за Свободные )народы|Назгулы|Хранители|Уста Саурона) (?!нет\b)\w+(ет|ёт|ит|ется|ётся|ится)\b": "a plural with a singular verb",
    },
    "uk": {
        r"\b((?<!за Вільні )Народи|Назґули|Назґŷли|Хранителі|Уста Саурона) (?!не\b)\w+(ає|іє|ує|ить|їть|ється|иться)\b": "a plural with a singular verb",
    },
}


# What is to be typed as it stands: the name of a program, a step of a position.
TYPED = r"exec[@:]\S+|\b[A-Z]\w+\(\)"
OF_THE_SOURCES = ("help", "refusals")  # whose English stands as the sources and libraries have it


def faults(lang: str, sentence: Sentence, more: dict[str, str]) -> Iterator[str]:
    """What is wrong with a sentence."""
    for wrong, what in (ANYWHERE | BY_LANGUAGE[lang] | more).items():
        if re.search(wrong, sentence.text):
            yield f"{sentence.key}: {what}: {sentence.text}"


def first_of_each(lang: str, said: Iterable[Sentence], more: dict[str, str] = MACHINERY) -> list[str]:
    """The first fault of every message."""
    found: dict[str, str] = {}
    for sentence in said:
        for fault in faults(lang, sentence, more):
            found.setdefault(sentence.key, fault)
    return list(found.values())


@every_language
@every_game
def test_every_log_entry_is_a_sentence_written_well(game: Game, lang: str) -> None:
    said = list(rendering.notices(game, lang, everything_it_can=True))
    assert not first_of_each(lang, said)
    assert [sentence for sentence in said if not sentence.text.endswith(".")] == []


@every_language
@every_game
def test_every_question_and_option_is_written_well(game: Game, lang: str) -> None:
    assert not first_of_each(lang, rendering.prompts(game, lang, everything_it_can=True))
    assert not first_of_each(lang, rendering.words(game, lang, everything_it_can=True))


@every_language
@every_game
def test_every_component_has_a_name_and_a_description_written_well(game: Game, lang: str) -> None:
    said = list(rendering.descriptions(game, lang))
    assert not first_of_each(lang, said)
    assert [sentence for sentence in said if not sentence.text.endswith(".")] == []


@every_language
@every_file
def test_all_other_messages_are_written_well(name: str, lang: str) -> None:
    said = (one._replace(text=re.sub(TYPED, "…", one.text)) for one in rendering.general(name, lang))
    assert not first_of_each(lang, said, {})


@every_language
@every_file
def test_quotation_marks_and_apostrophes_are_typographic(name: str, lang: str) -> None:
    straight = [f"{key}: {text}" for key, text in text_of(paths(lang)[name]) if set(text) & set("'\"")]
    assert not straight or (lang == "en" and name in OF_THE_SOURCES)


@every_language
def test_the_file_for_people_has_every_part(lang: str) -> None:
    text = rendering.rendered(lang)
    assert re.findall(r"==== (\S+) ====", text) == list(paths(lang))
    assert "{" not in text


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("en", r"\bWargs (has|is|attacks)\b"),
        ("ru", r"(ает|ит|ёт|нет)( в игру| игру)? Варги\b"),
        ("uk", r"(ає|ить|ине)( в гру| гру)? Варґи\b"),
    ],
)
def test_questions_agree_with_the_names_of_enemies_that_stand_for_several(lang: str, wrong: str) -> None:
    asked = [
        one.text
        for one in rendering.prompts(GAMES["lcg"], lang, everything_it_can=True)
        if one.key.endswith(("-defend", "-sentinel", "-respond"))
    ]
    assert [text for text in asked if re.search(wrong, text)] == []
    assert any(re.search("Варги|Варґи|Wargs", text) for text in asked)
