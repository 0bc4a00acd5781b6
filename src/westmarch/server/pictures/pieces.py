"""What the pictures of several games are made of: the map, seals and scores of the sides, cards."""

from collections.abc import Collection
from functools import cache
from importlib import resources
from typing import NamedTuple

import msgspec

from westmarch.server.pictures.canvas import HEIGHT, WIDTH, Canvas, Colour, Point

MARGIN = 24
LIGHT, DARK = 0, 1  # the two sides, in the order in which games name them
SIDE_COLOURS = (Colour.LAPIS, Colour.MADDER)
SIDE_WASHES = (Colour.LAPIS_WASH, Colour.MADDER_WASH)
CARD_HIGH = 62.0
CARD_SHAPE = 0.74  # how wide a card is of its height
FIGURE_OF_CARD = 0.45  # how high a figure is of the card's width
FIGURE_OF_SEAL = 0.85  # and of a seal's radius


class Land(msgspec.Struct):
    """A region of the map: where its pieces stand, and its outline."""

    at: Point
    ring: list[Point]


class Lands(msgspec.Struct):
    """The map of which the browser's is drawn, too."""

    width: int
    height: int
    regions: dict[str, Land]


@cache
def lands() -> Lands:
    """The map, read once."""
    text = resources.files("westmarch.server.pictures").joinpath("regions.json").read_bytes()
    return msgspec.json.decode(text, type=Lands)


SCALE = HEIGHT / 835  # the map is as high as the picture
MAP_WIDE = round(1000 * SCALE)


def on_map(at: Point) -> Point:
    """Where a point of the map lies in the picture."""
    return at[0] * SCALE, at[1] * SCALE


def draw_map(canvas: Canvas, held: dict[str, int], *, borders: bool) -> None:
    """The lands in the sea, those that a side holds in its colour."""
    canvas.box(0, 0, MAP_WIDE, HEIGHT, Colour.WAVE)
    for name, land in lands().regions.items():
        ring = [on_map(point) for point in land.ring]
        canvas.polygon(ring, SIDE_WASHES[held[name]] if name in held else Colour.SHEET)
        if borders:
            for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
                canvas.line(one, other, 1, Colour.LINE)


def seal(canvas: Canvas, side: int, at: Point, radius: float, number: int | None = None) -> None:
    """A side's sign: round for the light, a diamond for the dark; with a number on it, if there is one to tell."""
    x, y = at
    if side == LIGHT:
        canvas.disc(x, y, radius, SIDE_COLOURS[side], Colour.LEAF)
    else:
        canvas.diamond(x, y, radius * 1.25, SIDE_COLOURS[side], Colour.LEAF)
    if number is not None:
        canvas.number(number, x, y, radius * FIGURE_OF_SEAL, Colour.LEAF)


class Panel(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    wide: float
    high: float

    def draw(self, canvas: Canvas, colour: Colour, *, won: bool = False) -> None:
        """Its ground; golden around one who has won."""
        if won:
            canvas.box(self.x - 6, self.y - 6, self.wide + 12, self.high + 12, Colour.GOLD_LEAF)
        canvas.box(self.x, self.y, self.wide, self.high, colour, Colour.LINE)


def beside_map(side: int) -> Panel:
    """The half of the picture's right that belongs to a side."""
    high = (HEIGHT - 3 * MARGIN) / 2
    return Panel(MAP_WIDE + MARGIN, MARGIN + side * (high + MARGIN), WIDTH - MAP_WIDE - 2 * MARGIN, high)


def card(canvas: Canvas, at: Point, high: float, colour: Colour, number: int | None) -> None:
    """A card as seen from afar, with the number that counts on it."""
    (x, y), wide, rim = at, high * CARD_SHAPE, high / 10
    canvas.box(x, y, wide, high, Colour.LEAF, Colour.INK)
    canvas.box(x + rim, y + rim, wide - 2 * rim, high - 2 * rim, colour)
    if number is not None:
        canvas.number(number, x + wide / 2, y + high / 2, wide * FIGURE_OF_CARD, Colour.LEAF)


def row_of_cards(
    canvas: Canvas, at: Point, wide: float, cards: Collection[tuple[Colour, int | None]], high: float = CARD_HIGH
) -> None:
    """Cards side by side, the nearer together the more there are."""
    card_wide = high * CARD_SHAPE
    step = min(card_wide * 1.15, (wide - card_wide) / max(1, len(cards) - 1))
    for place, (colour, number) in enumerate(cards):
        card(canvas, (at[0] + place * step, at[1]), high, colour, number)
