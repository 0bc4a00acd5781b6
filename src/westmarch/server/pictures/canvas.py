"""A picture of few colours, drawn without any library and written as PNG: rectangles, discs, lines, polygons and figures.

Every pixel is one byte, the number of a colour, so that a whole row of an area is filled at once.
"""

import struct
import zlib
from collections.abc import Sequence
from enum import IntEnum
from itertools import pairwise

WIDTH, HEIGHT = 1200, 630  # as previews of links want them
SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE_TYPE = 3  # of PNG: each pixel is a number of the palette
# Figures as strokes on a grid of 4 by 6.
GRID_WIDE, GRID_HIGH, GRID_GAP = 4, 6, 2.2
STROKES: dict[str, tuple[tuple[int, ...], ...]] = {
    "0": ((1, 0, 3, 0, 4, 1, 4, 5, 3, 6, 1, 6, 0, 5, 0, 1, 1, 0),),
    "1": ((1, 1, 2, 0, 2, 6), (1, 6, 3, 6)),
    "2": ((0, 1, 1, 0, 3, 0, 4, 1, 4, 2, 0, 6, 4, 6),),
    "3": ((0, 0, 4, 0, 2, 2, 3, 2, 4, 3, 4, 5, 3, 6, 1, 6, 0, 5),),
    "4": ((3, 6, 3, 0, 0, 4, 4, 4),),
    "5": ((4, 0, 0, 0, 0, 3, 3, 3, 4, 4, 4, 5, 3, 6, 0, 6),),
    "6": ((3, 0, 1, 1, 0, 3, 0, 5, 1, 6, 3, 6, 4, 5, 4, 4, 3, 3, 0, 3),),
    "7": ((0, 0, 4, 0, 1, 6),),
    "8": ((1, 3, 0, 2, 0, 1, 1, 0, 3, 0, 4, 1, 4, 2, 3, 3, 1, 3, 0, 4, 0, 5, 1, 6, 3, 6, 4, 5, 4, 4, 3, 3),),
    "9": ((4, 3, 1, 3, 0, 2, 0, 1, 1, 0, 3, 0, 4, 1, 4, 3, 3, 6),),
    "-": ((0, 3, 4, 3),),
}
Point = tuple[float, float]


class Colour(IntEnum):
    """The colours of the house, as the page has them by day."""

    PAGE = 0
    SHEET = 1
    LEAF = 2
    SUNK = 3
    INK = 4
    LINE = 5
    GOLD = 6
    GOLD_LEAF = 7
    LAPIS = 8
    LAPIS_WASH = 9
    MADDER = 10
    MADDER_WASH = 11
    VERDIGRIS = 12
    PLUM = 13
    SLATE = 14
    WAVE = 15


PALETTE = bytes.fromhex(
    "e9dfc8 f8f1e0 fffaf0 ddd0b3 2a2017 cbb892 845500 e2b84e 1f4e86 d8e3ee 8e2418 f2d8cc 1d6450 6a3270 4e5560 b9cbd0"
)


class Canvas:
    """A picture under way; what lies outside of it is not drawn."""

    def __init__(self, ground: Colour = Colour.PAGE) -> None:
        self.rows = [bytearray([ground]) * WIDTH for _ in range(HEIGHT)]

    def span(self, y: int, left: float, right: float, colour: Colour) -> None:
        """A part of a row."""
        first, last = max(0, round(left)), min(WIDTH, round(right))
        if 0 <= y < HEIGHT and first < last:
            self.rows[y][first:last] = bytes([colour]) * (last - first)

    def box(self, x: float, y: float, wide: float, high: float, colour: Colour, edge: Colour | None = None) -> None:
        """A rectangle, with an edge where one is named."""
        if edge is not None:
            self.box(x, y, wide, high, edge)
            x, y, wide, high = x + 2, y + 2, wide - 4, high - 4
        for row in range(round(y), round(y + high)):
            self.span(row, x, x + wide, colour)

    def disc(self, x: float, y: float, radius: float, colour: Colour, edge: Colour | None = None) -> None:
        """A disc, with an edge where one is named."""
        if edge is not None:
            self.disc(x, y, radius + 2, edge)
        for row in range(round(y - radius), round(y + radius) + 1):
            reach = max(0.0, radius**2 - (row - y) ** 2) ** 0.5
            self.span(row, x - reach, x + reach, colour)

    def diamond(self, x: float, y: float, radius: float, colour: Colour, edge: Colour | None = None) -> None:
        """A square on its corner, with an edge where one is named."""
        if edge is not None:
            self.diamond(x, y, radius + 3, edge)
        for row in range(round(y - radius), round(y + radius) + 1):
            reach = radius - abs(row - y)
            self.span(row, x - reach, x + reach, colour)

    def line(self, one: Point, other: Point, width: float, colour: Colour) -> None:
        """A straight line with round ends."""
        reach = max(abs(other[0] - one[0]), abs(other[1] - one[1]))
        steps = max(1, round(reach / max(1.0, width / 8)))
        for step in range(steps + 1):
            part = step / steps
            x, y = one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part
            if width > 1:
                self.disc(x, y, width / 2, colour)
            else:
                self.span(round(y), x, x + 1, colour)

    def polygon(self, ring: Sequence[Point], colour: Colour) -> None:
        """The area inside of a ring of points."""
        sides = list(zip(ring, [*ring[1:], ring[0]], strict=True))
        heights = [y for _, y in ring]
        for row in range(max(0, int(min(heights))), min(HEIGHT, int(max(heights)) + 1)):
            middle = row + 0.5
            crossed = sorted(
                x1 + (middle - y1) / (y2 - y1) * (x2 - x1)
                for (x1, y1), (x2, y2) in sides
                if (y1 > middle) != (y2 > middle)
            )
            for left, right in zip(crossed[::2], crossed[1::2], strict=True):
                self.span(row, left, right, colour)

    def number(self, value: int, x: float, y: float, high: float, colour: Colour) -> None:
        """A number with its middle at a point."""
        text = str(value)
        size = high / GRID_HIGH
        left = x - (len(text) * (GRID_WIDE + GRID_GAP) - GRID_GAP) * size / 2
        for place, digit in enumerate(text):
            for stroke in STROKES[digit]:
                corners = [
                    (left + (place * (GRID_WIDE + GRID_GAP) + across) * size, y - high / 2 + down * size)
                    for across, down in zip(stroke[::2], stroke[1::2], strict=True)
                ]
                for one, other in pairwise(corners):
                    self.line(one, other, high / GRID_HIGH, colour)

    def png(self) -> bytes:
        """The picture as a file."""
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, PALETTE_TYPE, 0, 0, 0)
        pixels = zlib.compress(b"".join(b"\0" + row for row in self.rows), 6)
        parts = [(b"IHDR", head), (b"PLTE", PALETTE), (b"IDAT", pixels), (b"IEND", b"")]
        return SIGNATURE + b"".join(chunk(name, data) for name, data in parts)


def chunk(name: bytes, data: bytes) -> bytes:
    """A part of a PNG: its length, name, content and check."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
