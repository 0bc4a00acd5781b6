"""The reader as the subject of a sentence: “Sauron plays” is “You play” to him.

The names of those who act stand at the beginning of what the log tells, their verb follows, and what they do next begins with its verb; so a
sentence is turned round without being written twice. Where no verb is found there, nothing is turned, and the sentence stays as everybody else
reads it. How verbs go with “you” is told in `you.json`; the browser does the same with it in web/src/text/you.ts.
"""

import re
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

import msgspec

SHORTEST: Final = 3  # what is shorter is no verb, whatever its ending
LETTER: Final = r"[^\W\d_]"


class Grammar(msgspec.Struct, frozen=True, rename={"ands": "and"}):
    """How verbs of a language go with “you”: the first ending that fits and, where verbs are listed, makes one of them."""

    ands: tuple[str, ...]
    before: tuple[str, ...]  # words that may stand before the verb
    irregular: dict[str, str]
    endings: tuple[tuple[str, str], ...]
    verbs: frozenset[str]


GRAMMARS: Final = msgspec.json.decode(
    files("westmarch.text").joinpath("you.json").read_bytes(), type=dict[str, Grammar]
)


def with_you(lang: str, word: str) -> str | None:
    """A verb as it goes with “you”, or none where the word is no verb."""
    grammar = GRAMMARS[lang]
    if word in grammar.irregular or len(word) < SHORTEST:
        return grammar.irregular.get(word)
    turned = (word.removesuffix(ending) + own for ending, own in grammar.endings if word.endswith(ending))
    return next((one for one in turned if not grammar.verbs or one in grammar.verbs), None)


def deed_of_you(lang: str, deed: str, names: Iterable[str] = ()) -> str | None:
    """What somebody does, beginning with the verb, as it is told to himself; the names in it stay as they are."""
    before = "|".join(GRAMMARS[lang].before) or "(?!)"
    found = re.match(rf"((?:(?:{before}) )*)((?:{LETTER}|’)+)(.*)$", deed, re.DOTALL)
    own = with_you(lang, found[2]) if found else None
    return found[1] + own + further(lang, found[3], names) if found and own else None


def further(lang: str, rest: str, names: Iterable[str]) -> str:
    """What else the same one does: verbs after “and”, but not within a name."""
    ands = re.compile(rf"( (?:{'|'.join(GRAMMARS[lang].ands)}) )({LETTER}+)")
    kept = "|".join(sorted(map(re.escape, filter(None, names)), key=len, reverse=True)) or "(?!)"
    parts = re.split(rf"(?<!\w)({kept})(?!\w)", rest)

    def turned(found: re.Match[str]) -> str:
        own = with_you(lang, found[2]) if found[2].islower() else None
        return found[1] + (own or found[2])

    return "".join(part if place % 2 else ands.sub(turned, part) for place, part in enumerate(parts))


def sentence_of_you(lang: str, you: str, own: Iterable[str], sentence: str, names: Iterable[str] = ()) -> str | None:
    """A sentence that begins with one of the reader's own names, as it is told to himself."""
    for name in own:
        if sentence.casefold().startswith(f"{name} ".casefold()):
            deed = deed_of_you(lang, sentence[len(name) + 1 :], names)
            if deed is not None:
                return f"{you} {deed}"
    return None
