"""Words, vocabularies and prompts: what can be said, and what is asked.

A vocabulary gives every word of a game a small number that never changes: blocks of words that may grow have spare numbers at
their end (`with_room`). It also says what a
word is made of (a verb and the things it points at), so that clients can translate it and make those things clickable.
"""

import difflib
import hashlib
from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from westmarch.core.errors import IllegalWord

# The same numbers in every game's vocabulary.
DONE: Final = 0
PASS: Final = 1
YES: Final = 2
NO: Final = 3
YES_NO: Final[list[int]] = [YES, NO]

# What kind of answer a prompt wants.
ONE: Final = 0  # one word
SET: Final = 1  # several words in ascending order, then `done`
NUMBER: Final = 2
ORDER: Final = 3  # things one after the other until all are named

KIND_NAMES: Final = ("one", "set", "number", "order")


class Thing(NamedTuple):
    """Something a word, prompt or notice is about: its sense ("card", "region") and its id."""

    sense: str
    id: str


class Word(NamedTuple):
    """A word: its spelling, and for people what is done to what."""

    spelling: str
    verb: str
    things: tuple[Thing, ...] = ()


def words(verb: str, sense: str, ids: Iterable[str], *, bare: bool = False) -> list[Word]:
    """A word `verb:id` for each thing of a sense; bare ones are spelt by the id alone."""
    return [Word(i if bare else f"{verb}:{i}", verb, (Thing(sense, i),)) for i in ids]


def numbers(most: int) -> list[Word]:
    """The number words from 0 to `most`."""
    return words("number", "number", map(str, range(most + 1)), bare=True)


def with_room(own: Sequence[Word], room: int) -> list[Word]:
    """Words with spare numbers after them, so that later ones can join without renumbering those that follow."""
    if len(own) > room:
        raise ValueError(f"{len(own)} words have no room in {room}, from '{own[room].spelling}' on")
    return [*own, *[SPARE] * (room - len(own))]


NO_WORD: Final = -1  # the number of what is not a word of a game
SPARE: Final = Word("", "")  # a number that no word has yet: never allowed, and nothing is spelt like it
CORE_WORDS: Final = (Word("done", "done"), Word("pass", "pass"), Word("yes", "yes"), Word("no", "no"))


class Vocabulary:
    """All words of a game, numbered."""

    def __init__(self, own_words: Sequence[Word]) -> None:
        self.words: tuple[Word, ...] = (*CORE_WORDS, *own_words)
        self._numbers = {word.spelling: number for number, word in enumerate(self.words) if word != SPARE}
        if len(self._numbers) != len(self.words) - self.words.count(SPARE):
            raise ValueError("two words of the vocabulary are spelt alike")
        if any(set(word.spelling) & set(" \t\n#") for word in self.words):
            raise ValueError("a word must not contain spaces or '#'")

    def __len__(self) -> int:
        return len(self.words)

    def spell(self, word: int) -> str:
        """How a word is written."""
        return self.words[word].spelling

    def spell_all(self, numbers: Iterable[int]) -> list[str]:
        """How several words are written."""
        return [self.words[word].spelling for word in numbers]

    def number(self, spelling: str) -> int:
        """The number of a word; an unknown one raises, with the nearest spelling."""
        number = self._numbers.get(spelling)
        if number is None:
            near = difflib.get_close_matches(spelling, self._numbers, n=1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise IllegalWord(f"'{spelling[:60]}' is not a word of this game{hint}")
        return number

    def numbers_of(self, spellings: Iterable[str]) -> list[int]:
        """The numbers of words that another version may have written; NO_WORD, which is never allowed, for unknown ones."""
        return [self._numbers.get(spelling, NO_WORD) for spelling in spellings]

    def hash(self) -> str:
        """Changes when a word is added or renumbered: trained networks depend on the numbers."""
        return hashlib.sha256("\n".join(word.spelling for word in self.words).encode()).hexdigest()[:16]


class Prompt(NamedTuple):
    """A question a game can ask: its name, what kind of answer it wants, and what its arguments mean.

    `secret`: the options and the word are shown to the person who chooses and to nobody else.
    `window`: several may act in turn or pass; it is the sense of the argument that tells which kind of window it is.
    `triggered`: this window opens because of something that happened, not at a fixed point of the turn.
    """

    name: str
    kind: int = ONE
    senses: tuple[str, ...] = ()
    secret: bool = False
    window: str = ""
    triggered: bool = False


# How an entry of the log stands among the others: a heading, the beginning of a line, in the line before, or as the reason of what follows.
Place: TypeAlias = Literal["head", "line", "on", "reason"]


class NoticeKind(NamedTuple):
    """A kind of log entry: its name, what its numbers (up to four) mean, and how it is told among others.

    `gathers`: entries in a row that differ in nothing but these senses are told in one sentence.
    """

    name: str
    senses: tuple[str, ...] = ()
    place: Place = "line"
    gathers: tuple[str, ...] = ()
