"""Cards as running text: each with a mark that says whether it may be chosen, laid out in as many lines as there are."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.style import Style

from westmarch.core.words import Thing
from westmarch.terminal.boards.base import Scene
from westmarch.terminal.boards.canvas import FRESH, Canvas, fit
from westmarch.terminal.boards.wotr_cards.signs import card
from westmarch.terminal.palette import MAY, POINTED, TEXT, YOURS

MAY_SIGN = "›"
POINTED_SIGN = "▶"
GAP = 1
# Words that speak of a place or pile without naming a card.
ZONE_WORDS = {"reserve": "reserve", "deck_top": "deck", "ring": "ring", "cycle": "hand", "winnow": "hand"}


class Token(NamedTuple):
    """A piece of text that is not broken: a card, or an item that follows its wielder."""

    text: str
    style: Style = TEXT
    thing: Thing | None = None

    @property
    def width(self) -> int:
        """How wide it is with the mark before it."""
        return len(self.text) + 1


Group = Sequence[Token]
Row = list[Token]


def meant(scene: Scene, word: int | None) -> tuple[Thing, ...]:
    """What a word points at: things it names, the active path, or one of the own piles."""
    if word is None:
        return ()
    said = scene.game.vocabulary.words[word]
    if said.verb == "the_path" and scene.view["path"]:
        return (card(scene.view["path"]["location"]),)
    if said.verb in ZONE_WORDS:
        return (zone(ZONE_WORDS[said.verb]),)
    return said.things


def zone(name: str) -> Thing:
    """A pile of the seat that chooses."""
    return Thing("zone", name)


def allowed(scene: Scene) -> set[Thing]:
    """What the words that may be said point at."""
    return {thing for word in scene.options for thing in meant(scene, word)}


def mark(scene: Scene, thing: Thing | None, may: set[Thing]) -> tuple[str, Style | None]:
    """The sign before a thing and the style it lends: pointed at, to be chosen, new, or none of it."""
    if thing is None:
        return " ", None
    if thing in meant(scene, scene.pointed):
        return POINTED_SIGN, POINTED + Style(reverse=True)
    if thing in may:
        return MAY_SIGN, MAY
    return (FRESH, None) if thing in scene.fresh else (" ", None)


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


def put_rows(canvas: Canvas, scene: Scene, x: int, y: int, width: int, rows: Iterable[Row]) -> None:
    """Write lines of cards."""
    may = allowed(scene)
    for line, row in enumerate(rows, y):
        column = x
        for token in row:
            sign, style = mark(scene, token.thing, may)
            canvas.put(column, line, sign, YOURS if sign == FRESH else style or TEXT, token.thing)
            text = fit(token.text, width - (column - x) - 1)
            column = canvas.put(column + 1, line, text, style or token.style, token.thing) + GAP
