"""The log as people read it: headings and lines, and one sentence for entries in a row that belong together.

What stands where is said by a game's kinds of notices, and whether an entry goes on from a sentence by the language. The browser does the same in web/src/text/chronicle.ts.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from westmarch.core.game import Game
from westmarch.core.state import Notice
from westmarch.core.words import Thing
from westmarch.text.tellers import by_sense

NUMBER = "number"


class Line(NamedTuple):
    """A heading, or a line of the log: its sentences, each with the entries that it tells."""

    head: bool
    sentences: list[list[Notice]]


def lines_of(
    game: Game, notices: Iterable[Notice], goes_on: Callable[[Game, Sequence[Notice], Notice], bool]
) -> list[Line]:
    """The lines in which entries are told; a heading with nothing under it is left out, unless it is the last."""
    lines: list[Line] = []
    for notice in notices:
        place = game.notices[notice.kind].place
        last = lines[-1] if lines and not lines[-1].head else None
        if last and place != "head" and goes_on(game, last.sentences[-1], notice):
            last.sentences[-1].append(notice)
        elif last and place == "on":
            last.sentences.append([notice])
        else:
            if place == "head" and lines and lines[-1].head:
                lines.pop()  # nothing happened there
            lines.append(Line(place == "head", [[notice]]))
    return lines


def added_up(game: Game, entries: Sequence[Notice]) -> list[Notice]:
    """The entries of a sentence; where their kind gathers numbers, those of equal things are added."""
    found: dict[tuple[int, ...], Notice] = {}
    for notice in entries:
        kind = game.notices[notice.kind]
        if NUMBER not in kind.gathers:
            return list(entries)
        at = kind.senses.index(NUMBER)
        rest = (*notice.args[:at], *notice.args[at + 1 :])
        before = found[rest].args[at] if rest in found else 0
        found[rest] = notice._replace(args=(*notice.args[:at], before + notice.args[at], *notice.args[at + 1 :]))
    return list(found.values())


def belong_together(game: Game, first: Notice, second: Notice) -> bool:
    """Whether an entry goes on with the sentence of the one before: they differ in nothing but what their kind gathers."""
    gathers = game.notices[first.kind].gathers
    return bool(gathers) and first.kind == second.kind and rest(game, first, gathers) == rest(game, second, gathers)


def rest(game: Game, notice: Notice, gathers: tuple[str, ...]) -> list[tuple[str, Thing]]:
    """What entries that belong together have in common."""
    return [(name, thing) for name, thing in by_sense(game.notice_things(notice)) if name not in gathers]


def runs(game: Game, sentence: Iterable[Notice]) -> list[list[Notice]]:
    """The entries of a sentence, those together that differ in their last thing alone: several cards drawn."""
    found: list[list[Notice]] = []
    for notice in sentence:
        if found and differ_in_last(game, found[-1][-1], notice):
            found[-1].append(notice)
        else:
            found.append([notice])
    return found


def differ_in_last(game: Game, one: Notice, other: Notice) -> bool:
    """Whether two entries tell the same of two things, which a sentence can name together."""
    if one.kind != other.kind:
        return False
    a, b = game.notice_things(one), game.notice_things(other)
    return len(a) > 1 and a[:-1] == b[:-1] and not is_number(a[-1].id)


def is_number(text: str) -> bool:
    """Whether a thing's id is a number, which stands for itself."""
    return text.removeprefix("-").isdecimal()
