"""Doubtful facts, and corrections by those who own the games.

What the sources of a card leave open is a `Doubt` in its declaration: the answer that is used, and what else may be printed. An owner
who has looked at the card writes the right answer into a file; a host reads it and hands it in before any game is loaded:

    corrections.hand_in(corrections.read(text, "corrections.yaml"))

A declaration asks `Doubts` for each doubtful value and is made with what was answered, so that rules, views, texts and computer players
never see anything else. The answers are part of a table's settings, and with them of records: where they differ from those of this
process, the game is refused. A file with a mistake is refused as a whole, with its line.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple, TypeVar, cast

from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.written.position import Part, read_yaml

One = int | str
Single = TypeVar("Single", int, str)
Answer = int | str | tuple[int, ...] | tuple[str, ...]


class Doubt(NamedTuple):
    """A fact that the sources leave open: what we take it to be, and what it is in this process.

    Without `others` it can be looked at, but not corrected by a file. With `several` the answer is a list out of `others`.
    """

    fact: str
    used: Answer = ""
    answer: Answer = ""
    others: tuple[One, ...] = ()
    several: bool = False

    def choices(self) -> tuple[One, ...]:
        """Everything that may be answered, or stand in the list that is answered."""
        return self.others if self.several or not self.others else (cast(One, self.used), *self.others)


class Corrected(NamedTuple):
    """An owner's answer, and where the file says so."""

    answer: Answer
    line: int


class Corrections(NamedTuple):
    """What a file says: for each game, component and fact the answer."""

    games: Mapping[str, Mapping[str, Mapping[str, Corrected]]]
    file: str = ""


NONE = Corrections({})


class _Desk:
    """Where corrections are handed in. There is one in each process, because declarations are made once in each."""

    def __init__(self) -> None:
        self.handed = NONE
        self.asked = False  # some game has been made


_DESK = _Desk()


# What hosts do


def read(text: str, file: str = "") -> Corrections:
    """Corrections out of a file; whether its facts exist is seen when the games are loaded."""
    try:
        whole = read_yaml(text, file)
        whole.name = "corrections"
        games = {
            key: {
                component: {fact: Corrected(_answer(given), given.line) for fact, given in facts.items()}
                for component, facts in components.items()
            }
            for key, components in whole.items()
        }
        return Corrections(games, file)
    except BadFile as error:
        raise BadFile(error.reason, error.line, file) from None


def _answer(part: Part) -> Answer:
    """What stands in the file for a fact: a number, a word, or a list of either, each at most once."""
    if not isinstance(part.value, list):
        return _one(part)
    answers = [_one(each) for each in part.parts()]
    if len(set(answers)) < len(answers):
        raise part.fail("something stands twice")
    return cast("tuple[str, ...]", tuple(answers))


def _one(part: Part) -> One:
    if isinstance(part.value, bool) or not isinstance(part.value, int | str):
        raise part.fail("must be a whole number, a word or a list of them")
    return part.value


def hand_in(corrections: Corrections) -> None:
    """Have all games of this process made with corrections; too late once a declaration has asked."""
    if _DESK.asked and corrections.games != _DESK.handed.games:
        raise BadOptions("corrections must be handed in before the games are loaded")
    _DESK.handed = corrections


def handed_in() -> Corrections:
    """What was handed in, for a process that this one starts."""
    return _DESK.handed


# What declarations ask


class Doubts:
    """The doubts of one game. A declaration writes `ask(...)` where a doubtful value stands."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.of: dict[str, tuple[Doubt, ...]] = {}  # each component's

    def ask(self, component: str, fact: str, used: Single, *others: Single) -> Single:
        """The one answer to a doubt: the owner's where there is one, else the one that is used."""
        return cast(Single, self._settle(component, Doubt(fact, used, used, others)))

    def ask_several(
        self, component: str, fact: str, used: tuple[Single, ...], among: tuple[Single, ...]
    ) -> tuple[Single, ...]:
        """The same where any number of things may be printed, in their usual order."""
        return cast(
            "tuple[Single, ...]", self._settle(component, Doubt(fact, cast(Answer, used), "", among, several=True))
        )

    def note(self, component: str, *facts: str) -> None:
        """Doubts that a file cannot settle: their other answer would be another rule."""
        for fact in facts:
            self._settle(component, Doubt(fact))

    def _settle(self, component: str, doubt: Doubt) -> Answer:
        _DESK.asked = True
        given = _DESK.handed.games.get(self.game, {}).get(component, {}).get(doubt.fact)
        answer = doubt.used if given is None else _checked(component, doubt, given)
        self.of[component] = (*self.of.get(component, ()), doubt._replace(answer=answer))
        return answer


def _checked(component: str, doubt: Doubt, given: Corrected) -> Answer:
    """An owner's answer, if the doubt allows it."""
    reason = _fault(doubt, given.answer)
    if reason:
        raise BadFile(f"{component}: {doubt.fact}: {reason}", given.line, _DESK.handed.file)
    if not isinstance(given.answer, tuple):
        return given.answer
    return cast("tuple[str, ...]", tuple(one for one in doubt.others if one in given.answer))


def _fault(doubt: Doubt, answer: Answer) -> str:
    """What is wrong with an answer; empty if nothing is."""
    if not doubt.others:
        return "this fact cannot be corrected by a file"
    if doubt.several != isinstance(answer, tuple):
        return "must be a list" if doubt.several else "must be one answer, not a list"
    for one in answer if isinstance(answer, tuple) else (answer,):
        if one not in doubt.choices():
            return f"'{str(one)[:40]}' is not one of {', '.join(map(str, doubt.choices()))}"
    return ""


# What the registry and the settings of a game see to


def check(game: str, doubts: Iterable[tuple[str, Doubt]]) -> None:
    """Refuse corrections of a game that has been made without asking for them."""
    known = {(component, doubt.fact): doubt for component, doubt in doubts}
    for component, facts in _DESK.handed.games.get(game, {}).items():
        for fact, given in facts.items():
            doubt = known.get((component, fact))
            reason = f"{game} has no such doubtful fact" if doubt is None else _fault(doubt, given.answer)
            if reason:
                raise BadFile(f"{component}: {fact}: {reason}", given.line, _DESK.handed.file)


def check_games(known: Collection[str]) -> None:
    """Refuse corrections of games that are not there."""
    for game in _DESK.handed.games:
        if game not in known:
            raise BadFile(f"there is no game '{game[:40]}'; there are: {', '.join(known)}", file=_DESK.handed.file)


def in_force(doubts: Iterable[tuple[str, Doubt]]) -> tuple[str, ...]:
    """Where answers differ from what we take for granted, each as `component fact=answer`, by the alphabet."""
    return tuple(
        sorted(
            f"{component} {doubt.fact}={told(doubt.answer)}"
            for component, doubt in doubts
            if doubt.answer != doubt.used
        )
    )


def told(answer: Answer) -> str:
    """An answer as text."""
    return ",".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
