"""The parts of a screen: the board, the list of choices, panes of text, and a line to choose a value on."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from westmarch.core.words import Thing
from westmarch.terminal.boards.canvas import Canvas, fit
from westmarch.terminal.palette import FAINT, GOLD, INK, INK_3, MAY, TEXT

WIDEST_LABEL = 72  # so that the note behind it stays near


class BoardView(ScrollView, can_focus=False):
    """Shows a canvas. A click tells which thing was under it."""

    class Clicked(Message):
        """A thing on the board was clicked."""

        def __init__(self, thing: Thing) -> None:
            super().__init__()
            self.thing = thing

    class Resized(Message):
        """The board has another size and must be drawn anew."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(1, 1)

    def show(self, canvas: Canvas, thing: Thing | None = None) -> None:
        """Show another canvas, scrolled to where a thing is."""
        self.canvas = canvas
        self.virtual_size = Size(canvas.width, canvas.height)
        line = canvas.line_of(thing) if thing is not None else None
        if line is not None and canvas.height > self.size.height:
            self.scroll_to_region(Region(0, line, 1, 4), animate=False, x_axis=False)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        row = y + top
        if row >= self.canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        strip = Strip(self.canvas.segments(row), self.canvas.width)
        return strip.crop_extend(left, left + self.size.width, self.rich_style).apply_style(self.rich_style)

    def on_resize(self) -> None:
        self.post_message(self.Resized())

    def on_click(self, event: events.Click) -> None:
        thing = event.style.meta.get("thing")
        if thing is not None:
            self.post_message(self.Clicked(Thing(*thing)))


class Entry(NamedTuple):
    """A line of the list of choices."""

    id: str
    label: str
    note: str = ""


class Choices(OptionList):
    """What can be chosen, numbered. Digits go to the entry with that number."""

    DIGITS_LAST = 1.0  # seconds after which digits begin a new number

    def __init__(self, *, numbered: bool = True, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self.numbered = numbered
        self.entries: list[Entry] = []
        self._digits = ""
        self._digits_at = 0.0

    def show(self, entries: Sequence[Entry], highlighted: int | None = 0) -> None:
        """Show other entries."""
        self.entries = list(entries)
        self._digits = ""
        self._fill(highlighted if entries else None)

    def _fill(self, highlighted: int | None) -> None:
        self.clear_options()
        self.add_options(
            [Option(self._line(number, entry), id=entry.id) for number, entry in enumerate(self.entries, 1)]
        )
        self.highlighted = highlighted

    def _line(self, number: int, entry: Entry) -> Text:
        count = f"{number:>2} " if self.numbered else ""
        room = min(WIDEST_LABEL, max(10, self.size.width - 4 - len(count) - len(entry.note)))
        return Text.assemble((count, FAINT), (f"{fit(entry.label, room):{room}} ", TEXT), (entry.note, MAY))

    def on_resize(self) -> None:
        self._fill(self.highlighted)

    def on_key(self, event: events.Key) -> None:
        if self.numbered and event.character is not None and event.character in "0123456789":
            event.stop()
            self._go_to(event.character, event.time)

    def _go_to(self, digit: str, now: float) -> None:
        if now - self._digits_at > self.DIGITS_LAST:
            self._digits = ""
        self._digits_at = now
        for digits in (self._digits + digit, digit):
            if digits and 1 <= int(digits) <= len(self.entries):
                self._digits = digits
                self.highlighted = int(digits) - 1
                return


class Pane(VerticalScroll, can_focus=False):
    """A titled pane of text that scrolls."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._text = Static(markup=False)

    def compose(self) -> ComposeResult:
        yield self._text

    def show(self, title: str, lines: Sequence[str | Text], *, at_end: bool = False) -> None:
        """Show other lines, from their beginning on or with their end in view."""
        self.border_title = title
        text = Text()
        for i, line in enumerate(lines):
            text.append("\n" if i else "")
            text.append(line) if isinstance(line, str) else text.append_text(line)
        self._text.update(text)
        if at_end:
            self.anchor()
        else:
            self.scroll_home(animate=False)


class Line(Static, can_focus=True):
    """A line of a form: a label, and one of several values that the left and right keys change."""

    BINDINGS = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space", "step(1)", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, line: "Line") -> None:
            super().__init__()
            self.line = line

    def __init__(self, name: str) -> None:
        super().__init__(markup=False, id=f"line-{name}", classes="line")
        self.key = name
        self.label = ""
        self.values: list[tuple[str, str]] = []  # ids and what they are called
        self.place = 0

    @property
    def value(self) -> str:
        """The id of the value chosen."""
        return self.values[self.place][0] if self.values else ""

    def offer(self, label: str, values: Sequence[tuple[str, str]], chosen: str | None = None) -> None:
        """Offer these values; keeps the one chosen before if it is still there."""
        wanted = self.value if chosen is None else chosen
        self.label = label
        self.values = list(values)
        ids = [value for value, _ in values]
        self.place = ids.index(wanted) if wanted in ids else 0
        self.draw()

    def draw(self) -> None:
        """Draw the line as it is now."""
        text = Text(f"{self.label:16}", style=Style(color=INK_3))
        several = len(self.values) > 1
        text.append("◂ " if several else "  ", style=Style(color=GOLD))
        text.append(self.values[self.place][1] if self.values else "", style=Style(color=INK, bold=self.has_focus))
        text.append(" ▸" if several else "", style=Style(color=GOLD))
        self.update(text)

    def action_step(self, by: int) -> None:
        """Go to the next value."""
        if self.values:
            self.place = (self.place + by) % len(self.values)
            self.draw()
            self.post_message(self.Changed(self))

    def on_click(self) -> None:
        self.focus()
        self.action_step(1)

    def on_focus(self) -> None:
        self.draw()

    def on_blur(self) -> None:
        self.draw()
