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
REASON = "reason"


class Line(NamedTuple):
    """A heading, or a line of the log: its sentences, each with the entries that it tells."""

    head: bool
    sentences: list[list[Notice]]


def lines_of(
    game: Game, notices: Iterable[Notice], goes_on: Callable[[Game, Sequence[Notice], Notice], bool]
) -> list[Line]:
    """The lines in which entries are told; a heading or a reason with nothing after it is left out, unless it is the last."""
    lines: list[Line] = []
    for notice in notices:
        place = game.notices[notice.kind].place
        if place != "on":
            leave_out_bare_reason(game, lines)
        last = lines[-1] if lines and not lines[-1].head else None
        if last and place not in ("head", REASON) and goes_on(game, last.sentences[-1], notice):
            last.sentences[-1].append(notice)
        elif last and place in ("on", REASON):
            last.sentences.append([notice])
        else:
            if place == "head" and lines and lines[-1].head:
                lines.pop()  # nothing happened there
            lines.append(Line(place == "head", [[notice]]))
    return lines


def leave_out_bare_reason(game: Game, lines: list[Line]) -> None:
    """Take a reason away of which nothing came: only what goes on from it happened because of it."""
    if lines and is_reason(game, lines[-1].sentences[-1][-1]):
        lines[-1].sentences.pop()
        if not lines[-1].sentences:
            lines.pop()


def is_reason(game: Game, notice: Notice) -> bool:
    """Whether an entry is the reason of the one that follows."""
    return game.notices[notice.kind].place == REASON


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
    """The entries of a sentence, those together that differ in their last thing at most: several cards drawn."""
    found: list[list[Notice]] = []
    for notice in sentence:
        if found and differ_in_last(game, found[-1][-1], notice):
            found[-1].append(notice)
        else:
            found.append([notice])
    return found


def differ_in_last(game: Game, one: Notice, other: Notice) -> bool:
    """Whether two entries tell the same, but for their last thing, which a sentence can name together, or number, which it can add."""
    if one.kind != other.kind:
        return False
    a, b = game.notice_things(one), game.notice_things(other)
    return a == b if len(a) == 1 else a[:-1] == b[:-1]


def is_number(text: str) -> bool:
    """Whether a thing's id is a number, which stands for itself."""
    return text.removeprefix("-").isdecimal()
