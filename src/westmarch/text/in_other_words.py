"""What is said in English by those who know no languages, said again in another one.

The engine refuses what is wrong with an English sentence, and so do the libraries that read the command line and its files; help stands in
English beside each option. `refusals.ftl` and `help.ftl` have every such sentence: its English form, with places for what varies, is how it is
recognised. Of the places `$reason` is a sentence itself, `$number...` a whole number and `$part` a single word.
"""

import re
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

from westmarch.text.speech import speech

SOURCES = ("help.ftl", "refusals.ftl")
REASON = "reason"
ANYTHING = "(?P<{}>.*?)"
PLACES = {"number": r"(?P<{}>-?\d+)", "part": r"(?P<{}>[^\s:]+)"}


def in_other_words(english: str, lang: str) -> str:
    """A sentence in another language; one that nobody has put into other words stays as it is."""
    if lang == "en":
        return english
    return _told(english, lang, whole=True) or _told(english, lang, whole=False) or english


def _told(english: str, lang: str, *, whole: bool) -> str | None:
    """The sentence of the first message that fits, where `whole` asks that the reason it gives be known too."""
    for key, pattern in patterns():
        found = pattern.fullmatch(english)
        if found is None:
            continue
        values = found.groupdict()
        if REASON in values:
            reason = _told(values[REASON], lang, whole=whole) or ("" if whole else values[REASON])
            if not reason:
                continue
            values[REASON] = reason
        return speech(lang).message(key, **values)
    return None


@cache
def patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """How each English sentence is recognised; those with most text of their own come first, for they are the most particular."""
    found = [(*_pattern(message), message.id.name) for message in english_messages().values()]
    found.sort(key=lambda one: -one[1])
    return tuple((key, pattern) for pattern, _, key in found)


@cache
def english_messages() -> dict[str, Message]:
    """The English messages by their keys."""
    folder = files("westmarch.text").joinpath("en")
    texts = (folder.joinpath(name).read_text(encoding="utf-8") for name in SOURCES)
    entries = (entry for text in texts for entry in FluentParser().parse(text).body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def _pattern(message: Message) -> tuple[re.Pattern[str], int]:
    """What recognises a message, and how much text it has of its own."""
    assert message.value is not None
    pattern, size = "", 0
    for element in message.value.elements:
        if isinstance(element, TextElement):
            pattern += re.escape(element.value)
            size += len(element.value)
        else:
            pattern += _place(element)
    return re.compile(pattern, re.DOTALL), size


def _place(element: Placeable) -> str:
    assert isinstance(element.expression, VariableReference)
    name = element.expression.id.name
    return PLACES.get(name.partition("_")[0], ANYTHING).format(name)
