"""The message files themselves: complete, alike in the three languages, and written in the right alphabet."""

import re
from collections import Counter
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Junk, Message, TextElement
from fluent.syntax.visitor import Visitor

from westmarch.text import LANGUAGES, speech
from westmarch.text.speech import sources

from .games import GAMES
from .message_files import ROOT
from .rendering import GRAMMAR

OURS = ("common.ftl", "decks.ftl", "letters.ftl", "duel.ftl", "lcg.ftl", "wotr_board.ftl", "wotr_cards.ftl")
FAMILIES = {
    "duel": ("side", "region", "colour", "people", "chain", "tile", "token", "option"),
    "lcg": ("seat", "sphere", "kind", "keyword", "trait", "set", "phase", "stat", "option"),
    "wotr_board": ("side", "nation", "figure", "region", "character", "combat", "deck"),
    "wotr_cards": ("player", "faction", "option"),
}
CYRILLIC = ("ru", "uk")
# Names that stay as they are in every language.
LATIN_NAMES = (
    "Westmarch",
    "English",
    "Middle-earth Enterprises, LLC",
    "Repos Production",
    "Asmodee",
    "Ares Games",
    "Fantasy Flight Games",
)
OTHER_LANGUAGE_NAMES = {"ru": ("Українська",), "uk": ("Русский",)}
FOREIGN_LETTERS = {"ru": "іїєґІЇЄҐ’'", "uk": "ыэёъЫЭЁЪ"}
E_FOR_YO = (
    r"\b(еще|берет\w*|дает\w*|идет|шел|зелен\w+|желт\w+|черн\w+|легк\w+|учет\w*|орел|желудь|маневр\w*|вперед|костер)\b"
)


@cache
def messages_of(text: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def read(lang: str, file: str) -> str:
    return files("westmarch.text").joinpath(lang, file).read_text(encoding="utf-8")


class Words(Visitor):
    """Gathers what players read: the text of messages without keys, selectors and placeables."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_Attribute(self, node: Attribute) -> None:  # noqa: N802
        if node.id.name not in GRAMMAR:
            self.generic_visit(node)


def plain(text: str) -> str:
    words = Words()
    for message in messages_of(text).values():
        words.visit(message)
    return "\n".join(words.found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_file_parses_without_junk(lang: str) -> None:
    for text in sources(lang):
        junk = [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, Junk)]
        assert not junk


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_given_twice(lang: str) -> None:
    keys = [
        entry.id.name
        for text in sources(lang)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message)
    ]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


@pytest.mark.parametrize("lang", CYRILLIC)
def test_every_language_has_the_same_keys_in_the_same_files(lang: str) -> None:
    names = {entry.name for entry in files("westmarch.text").joinpath("en").iterdir()}
    assert {entry.name for entry in files("westmarch.text").joinpath(lang).iterdir()} == names
    for file in names:
        assert messages_of(read(lang, file)).keys() == messages_of(read("en", file)).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "family"), [(game, one) for game, all_of in FAMILIES.items() for one in all_of])
def test_all_things_of_a_kind_have_the_same_forms(lang: str, game: str, family: str) -> None:
    forms = {
        key: tuple(
            attribute.id.name for attribute in message.attributes if attribute.id.name != "plural"
        )  # only some are
        for key, message in messages_of(read(lang, f"{game}.ftl")).items()
        if key.startswith(f"{game}-{family}-") and key != "duel-tile-cost"
    }
    assert forms
    assert len(set(forms.values())) == 1, forms


def test_every_name_and_text_of_the_card_game_belongs_to_something_in_the_box() -> None:
    components = GAMES["wotr_cards"].components()
    known = {component.id for component in components} | {component.kind for component in components}
    for key in messages_of(read("en", "wotr_cards.ftl")):
        family, _, name = key.removeprefix("wotr_cards-").partition("-")
        assert family not in ("card", "text") or name in known, key


@pytest.mark.parametrize("lang", CYRILLIC)
@pytest.mark.parametrize("file", OURS)
def test_cyrillic_texts_have_no_latin_letters_but_names(lang: str, file: str) -> None:
    text = plain(re.sub(r"^    \.plural = yes$", "", read(lang, file), flags=re.MULTILINE))
    for name in LATIN_NAMES:
        text = text.replace(name, "")
    assert re.findall("[A-Za-z]+", text) == []


@pytest.mark.parametrize("lang", CYRILLIC)
@pytest.mark.parametrize("file", OURS)
def test_no_letters_of_the_other_cyrillic_alphabet_slip_in(lang: str, file: str) -> None:
    text = plain(read(lang, file))
    for name in OTHER_LANGUAGE_NAMES[lang]:
        text = text.replace(name, "")
    assert set(text) & set(FOREIGN_LETTERS[lang]) == set()


@pytest.mark.parametrize("file", OURS)
def test_english_texts_are_in_latin_letters(file: str) -> None:
    text = plain(read("en", file)).replace("Русский", "").replace("Українська", "")
    assert re.findall("[А-Яа-яЁёІіЇїЄєҐґ]+", text) == []


@pytest.mark.parametrize("file", OURS)
def test_russian_writes_yo(file: str) -> None:
    assert re.findall(E_FOR_YO, read("ru", file), re.IGNORECASE) == []


def test_every_message_of_the_shells_is_used() -> None:
    """By its key in some source, or by a key that is made of a beginning and something else."""
    files_of = [path for folder in ("src/westmarch", "web/src") for path in (ROOT / folder).rglob("*")]
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in files_of if path.suffix in (".py", ".ts", ".svelte")
    )
    made = tuple(re.findall(r"[\"'`]((?:ui|terminal|letter)-[\w-]*)\$?\{", source))
    keys = [key for file in ("common.ftl", "terminal.ftl", "letters.ftl") for key in messages_of(read("en", file))]
    assert [key for key in keys if key not in source and not key.startswith(made)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_names_itself_everywhere(lang: str) -> None:
    for other in LANGUAGES:
        assert speech(lang).message(f"ui-language-{other}") == speech(other).message(f"ui-language-{other}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_about_text_says_that_it_is_fan_work_and_names_the_owners(lang: str) -> None:
    voice = speech(lang)
    keys = ("what", "fan", "middle-earth", "duel", "wotr", "lcg", "buy")
    text = " ".join(voice.message(f"ui-about-{key}") for key in keys)
    for name in LATIN_NAMES:
        assert name in text or name == "English"
