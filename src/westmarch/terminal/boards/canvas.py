"""A sheet of characters to draw on: text, boxes and lines, each place with a style and perhaps the thing it shows."""

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style

from westmarch.core.words import Thing

PLAIN = Style()
FRESH = "•"  # marks what is new
# The characters of a box: corners from the top left clockwise, then the horizontal and the vertical line.
Lines = tuple[str, ...]
LIGHT: Lines = tuple("╭╮╯╰─│")
HEAVY: Lines = tuple("┏┓┛┗━┃")
DOUBLE: Lines = tuple("╔╗╝╚═║")


def fit(text: str, width: int) -> str:
    """Text cut to a width, with an ellipsis where something was lost."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)) + "…" if width > 0 else ""


class Canvas:
    """A sheet of characters. What is drawn later covers what was drawn before; what is outside is left out."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._chars = [[" "] * width for _ in range(height)]
        self._styles = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN, thing: Thing | None = None) -> int:
        """Write text from a place on; gives the place after it. All characters must be one cell wide."""
        if thing is not None:
            style = style + Style(meta={"thing": tuple(thing)})
        if 0 <= y < self.height:
            for i, char in enumerate(text, x):
                if 0 <= i < self.width:
                    self._chars[y][i] = char
                    self._styles[y][i] = style
        return x + len(text)

    def put_all(self, x: int, y: int, parts: Iterable[tuple[str, Style]], thing: Thing | None = None) -> int:
        """Write several texts one after the other, each in its style."""
        for text, style in parts:
            x = self.put(x, y, text, style, thing)
        return x

    def box(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        style: Style = PLAIN,
        lines: Lines = LIGHT,
        thing: Thing | None = None,
    ) -> None:
        """Draw a box and clear what is in it."""
        top_left, top_right, bottom_right, bottom_left, across, down = lines
        inner = width - 2
        self.put(x, y, top_left + across * inner + top_right, style, thing)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, style, thing)
            self.put(x + 1, row, " " * inner, PLAIN, thing)
            self.put(x + width - 1, row, down, style, thing)
        self.put(x, y + height - 1, bottom_left + across * inner + bottom_right, style, thing)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Copy another sheet onto this one."""
        for row in range(other.height):
            if 0 <= y + row < self.height:
                for column in range(other.width):
                    if 0 <= x + column < self.width:
                        self._chars[y + row][x + column] = other._chars[row][column]
                        self._styles[y + row][x + column] = other._styles[row][column]

    def part(self, x: int, y: int, width: int, height: int) -> "Canvas":
        """A piece of this sheet."""
        piece = Canvas(width, height)
        for row in range(min(height, self.height - y)):
            for column in range(min(width, self.width - x)):
                piece._chars[row][column] = self._chars[y + row][x + column]
                piece._styles[row][column] = self._styles[y + row][x + column]
        return piece

    def segments(self, y: int) -> list[Segment]:
        """A line as runs of equal style."""
        runs: list[Segment] = []
        start = 0
        chars, styles = self._chars[y], self._styles[y]
        for x in range(1, self.width + 1):
            if x == self.width or styles[x] is not styles[start]:
                runs.append(Segment("".join(chars[start:x]), styles[start]))
                start = x
        return runs

    def line(self, y: int) -> str:
        """A line without its styles."""
        return "".join(self._chars[y]).rstrip()

    def text(self) -> str:
        """The whole sheet without its styles."""
        return "\n".join(self.line(y) for y in range(self.height))

    def line_of(self, thing: Thing) -> int | None:
        """The first line on which a thing is shown."""
        for y, styles in enumerate(self._styles):
            if any(style.meta.get("thing") == tuple(thing) for style in styles):
                return y
        return None
