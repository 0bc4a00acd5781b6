"""One list of terms for each game and language (docs/terms): interface, cards, log and rules pages keep to it."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from westmarch.text import LANGUAGES

from .games import GAMES
from .message_files import ROOT, messages, paths, text_of

TERMS = ROOT / "docs" / "terms"
RULES = ROOT / "docs" / "rules"
LESSONS = ROOT / "src" / "westmarch" / "lessons"
HEADINGS = {"en": "English", "ru": "Русский", "uk": "Українська"}
COMMON = "common"
SHARED_WORD = "ui-word-"  # what a word is called in games that have no message of their own for it
LISTS = [COMMON, *GAMES]
SHORTEST_STEM = 3
ENDING = 3  # so many letters of a word may change when it is inflected


class Term(NamedTuple):
    """A line of a list."""

    term: str
    never: tuple[str, ...]
    unless: tuple[str, ...]


def terms(name: str, lang: str) -> list[Term]:
    """The list of a game in a language."""
    sections = (TERMS / f"{name}.md").read_text(encoding="utf-8").split("\n## ")
    own = next(section for section in sections if section.startswith(HEADINGS[lang]))
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in own.splitlines() if line.startswith("|")]
    return [Term(row[0], listed(row[1]), listed(row[2])) for row in rows[2:]]


def listed(cell: str) -> tuple[str, ...]:
    """The entries of a cell."""
    return tuple(entry.strip() for entry in cell.split(",") if entry.strip())


def pattern(entry: str) -> re.Pattern[str]:
    """Finds a word or phrase as a whole; `*` is any ending."""
    inner = r"\w*".join(map(re.escape, entry.split("*")))
    return re.compile(rf"(?<!\w){inner}(?!\w)", re.IGNORECASE)


def stem(term: str) -> re.Pattern[str]:
    """Finds a term in any of its forms."""
    words = [re.escape(word[: max(SHORTEST_STEM, len(word) - ENDING)]) for word in term.split()]
    return re.compile(r"\w*\W+".join(words), re.IGNORECASE)


def texts(name: str, lang: str) -> Iterator[tuple[str, str]]:
    """Everything that is to keep to a list, in pieces, each with where it stands."""
    for file, path in paths(lang).items():
        if name == COMMON or file.split(".")[0] == name:
            yield from text_of(path)
        elif file == "terminal":
            yield from ((key, text) for key, text in text_of(path) if key.startswith(f"terminal-{name}-"))
    if name in GAMES:
        yield from shared_words(name, lang)
    for game in GAMES:
        if name in (COMMON, game):
            for path in sorted(LESSONS.glob(f"{game}/*.{lang}.ftl")):
                yield from text_of(path)
            file = f"{game}.md" if lang == "en" else f"{game}.{lang}.md"
            page = (RULES / file).read_text(encoding="utf-8")
            yield from ((f"{file}:{number}", line) for number, line in enumerate(page.splitlines(), 1))


def shared_words(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """The words of all games, as far as a game has not its own."""
    files = paths(lang)
    for key, text in text_of(files[COMMON]):
        if key.startswith(SHARED_WORD) and f"{game}-word-{key.removeprefix(SHARED_WORD)}" not in messages(files[game]):
            yield key, text


def misused(term: Term, text: str) -> list[str]:
    """The words in a text that must not stand for a term."""
    for allowed in term.unless:
        text = pattern(allowed).sub("", text)
    return [found[0] for entry in term.never for found in pattern(entry).finditer(text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LISTS)
def test_texts_keep_to_the_list_of_terms(name: str, lang: str) -> None:
    pieces = list(texts(name, lang))
    wrong = [
        f"{where}: “{word}” instead of “{term.term}”: {text.strip()[:100]}"
        for term in terms(name, lang)
        for where, text in pieces
        for word in misused(term, text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LISTS)
def test_every_term_of_a_list_is_in_use(name: str, lang: str) -> None:
    said = "\n".join(text for _, text in texts(name, lang))
    assert [term.term for term in terms(name, lang) if not stem(term.term).search(said)] == []


def test_endings_and_phrases_are_understood() -> None:
    term = Term("локация", ("мест*",), ("место* за столом",))
    assert misused(term, "на этом месте") == ["месте"]
    assert misused(term, "вместо этого; ваше место за столом") == []
