"""Cards as running text: each with a mark that says whether it may be chosen, laid out in as many lines as there are."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.style import Style

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import FRESH, Canvas, fit
from westmarch.terminal.palette import FAINT, MAY, POINTED, TEXT, YOURS

MAY_SIGN = "›"
POINTED_SIGN = "▶"
GAP = 1


class Token(NamedTuple):
    """A piece of text that is not broken: a card, or an item that follows its wielder."""

    text: str
    style: Style = TEXT
    thing: Thing | None = None
    copy: str = ""  # in which pile it lies, where a card of the same name lies elsewhere

    @property
    def marked(self) -> Thing | None:
        """What its mark depends on."""
        return Thing(self.copy, self.thing.id) if self.copy and self.thing else self.thing

    @property
    def width(self) -> int:
        """How wide it is with the mark before it."""
        return len(self.text) + 1


Group = Sequence[Token]
Row = list[Token]


class Marks(NamedTuple):
    """What the signs before things say."""

    may: set[Thing]  # to be chosen
    pointed: set[Thing]
    fresh: frozenset[Thing]  # new


def marks_of(scene: Scene) -> Marks:
    """The marks of a scene whose words name all that they point at."""
    return Marks(scene.allowed(), set(scene.things_of(scene.pointed)), scene.fresh)


def mark(marks: Marks, thing: Thing | None) -> tuple[str, Style | None]:
    """The sign before a thing and the style it lends: pointed at, to be chosen, new, or none of it."""
    if thing is None:
        return " ", None
    if thing in marks.pointed:
        return POINTED_SIGN, POINTED + Style(reverse=True)
    if thing in marks.may:
        return MAY_SIGN, MAY
    return (FRESH, None) if thing in marks.fresh else (" ", None)


def wrap(groups: Iterable[Group], width: int) -> list[Row]:
    """All cards one after the other."""
    rows: list[Row] = []
    room = 0
    for token in (token for group in groups for token in group):
        if not rows or token.width > room:
            rows.append([])
            room = width
        rows[-1].append(token)
        room -= token.width + GAP
    return rows


def lay(groups: Sequence[Group], width: int, height: int) -> list[Row]:
    """A card a line with its items where there is room for that, otherwise running text."""
    apart = [row for group in groups for row in wrap([group], width)]
    return apart if len(apart) <= height else wrap(groups, width)


def put_rows(canvas: Canvas, marks: Marks, x: int, y: int, width: int, rows: Iterable[Row]) -> None:
    """Write lines of cards."""
    for line, row in enumerate(rows, y):
        column = x
        for token in row:
            sign, style = mark(marks, token.marked)
            canvas.put(column, line, sign, YOURS if sign == FRESH else style or TEXT, token.thing)
            text = fit(token.text, width - (column - x) - 1)
            column = canvas.put(column + 1, line, text, style or token.style, token.thing) + GAP


def put_told(scene: Scene, marks: Marks, groups: Sequence[Group], width: int, each: int) -> Canvas:
    """Cards with up to so many lines of what they do behind each; with none, as running text."""
    if not each:
        rows = wrap(groups, width)
        canvas = Canvas(width, len(rows))
        put_rows(canvas, marks, 0, 0, width, rows)
        return canvas
    start = groups[0][0].width + 2
    texts = [told(scene, group[0].thing, width - start - 1, each) for group in groups]
    canvas = Canvas(width, sum(map(len, texts)))
    y = 0
    for group, lines in zip(groups, texts, strict=True):
        put_rows(canvas, marks, 0, y, start, [list(group)])
        for line in lines:
            canvas.put(start, y, line, FAINT)
            y += 1
    return canvas


def columns(groups: list[Group]) -> list[Group]:
    """The cards padded to one width, so that they stand in columns."""
    wide = max((len(token.text) for group in groups for token in group), default=0)
    return [[token._replace(text=f"{token.text:{wide}}") for token in group] for group in groups]


def told(scene: Scene, thing: Thing | None, width: int, most: int) -> list[str]:
    """What a card does, in at most so many lines."""
    text = scene.speech.description(scene.game, thing.id) if thing is not None else ""
    lines = textwrap.wrap(text, width) or [""]
    return lines if len(lines) <= most else [*lines[: most - 1], fit(" ".join(lines[most - 1 :]), width)]


def stacked(parts: list[Canvas], width: int, height: int) -> Canvas:
    """Parts one under the other."""
    canvas = Canvas(width, max(height, sum(part.height for part in parts)))
    y = 0
    for part in parts:
        canvas.paste(part, 0, y)
        y += part.height
    return canvas
