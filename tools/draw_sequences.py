"""Draws the sequence diagrams of the site: a hook of MkDocs that puts a picture where a page has a block of Mermaid.

GitHub draws such blocks itself. On a site they need a large script from another host, which ours does not ask; who speaks to whom, in
which order, is drawn with a few lines. Other kinds of diagrams stay as they are written.
"""

import html
import re
from typing import NamedTuple

BLOCK = re.compile(r"^```mermaid\nsequenceDiagram\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PARTICIPANT = re.compile(r"participant (\w+) as (.+)")
MESSAGE = re.compile(r"(\w+)(-?)->>(\w+): (.+)")

COLUMN, ROW = 122, 34  # between two who speak, and between two messages
HEAD = 40
LETTER = 6.6  # of the letters' size, about
LOOP = 26  # how far somebody reaches who speaks to himself

INK, PAPER, FAINT = "var(--md-default-fg-color)", "var(--md-default-bg-color)", "var(--md-default-fg-color--lighter)"
TEXT = f'font-size="12" fill="{INK}" style="paint-order:stroke" stroke="{PAPER}" stroke-width="4"'


class Message(NamedTuple):
    """Something said by one to another, or to himself."""

    speaker: int
    hearer: int
    answer: bool
    text: str


class Sequence(NamedTuple):
    """Who is there, in the order of their columns, and what they say."""

    people: list[str]
    messages: list[Message]


def on_page_markdown(markdown: str, **_more: object) -> str:
    """MkDocs' call: a page's text with pictures in it."""
    return BLOCK.sub(lambda found: draw(read(found[1])), markdown)


def read(text: str) -> Sequence:
    """A diagram out of its lines; a line that cannot be drawn is an error."""
    ids: list[str] = []
    drawn = Sequence([], [])
    for line in filter(None, map(str.strip, text.splitlines())):
        if found := PARTICIPANT.fullmatch(line):
            ids.append(found[1])
            drawn.people.append(found[2])
        elif found := MESSAGE.fullmatch(line):
            drawn.messages.append(Message(ids.index(found[1]), ids.index(found[3]), bool(found[2]), found[4]))
        else:
            raise ValueError(f"a sequence diagram has a line that cannot be drawn: {line}")
    return drawn


def draw(sequence: Sequence) -> str:
    """The diagram as a picture."""
    width = len(sequence.people) * COLUMN
    height = HEAD + (len(sequence.messages) + 1) * ROW
    parts = [person(column, name, height) for column, name in enumerate(sequence.people)]
    parts += [message(row, said, width) for row, said in enumerate(sequence.messages)]
    title = html.escape(", ".join(sequence.people))
    tip = '<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">'
    tip += f'<path d="M0 0L8 4L0 8" fill="none" stroke="{INK}"/></marker>'
    opening = f'<svg viewBox="0 0 {width} {height}" role="img" xmlns="http://www.w3.org/2000/svg">'
    return (
        f'<figure style="width:100%">{opening}<title>{title}</title><defs>{tip}</defs>{"".join(parts)}</svg></figure>'
    )


def middle(column: int) -> int:
    """Where a column's line is."""
    return column * COLUMN + COLUMN // 2


def person(column: int, name: str, height: int) -> str:
    """Somebody's name and the line under it."""
    x = middle(column)
    line = f'<path d="M{x} {HEAD}V{height}" stroke="{FAINT}"/>'
    box = f'<rect x="{x - COLUMN // 2 + 5}" y="4" width="{COLUMN - 10}" height="{HEAD - 8}" rx="4" fill="none" stroke="{INK}"/>'
    return f'{line}{box}<text x="{x}" y="{HEAD // 2 + 4}" text-anchor="middle" {TEXT}>{html.escape(name)}</text>'


def message(row: int, said: Message, width: int) -> str:
    """An arrow with what is said above it, or beside it where somebody speaks to himself."""
    y = HEAD + (row + 1) * ROW
    x, to = middle(said.speaker), middle(said.hearer)
    dashes = ' stroke-dasharray="5 4"' if said.answer else ""
    path, place, anchor = f"M{x} {y}H{to}", (x + to) // 2, "middle"
    if said.speaker == said.hearer:
        path = f"M{x} {y - 14}h{LOOP}v14H{x}"
        fits = x + LOOP + 6 + len(said.text) * LETTER < width
        place, anchor = (x + LOOP + 6, "start") if fits else (x - 8, "end")
    arrow = f'<path d="{path}" fill="none" stroke="{INK}"{dashes} marker-end="url(#tip)"/>'
    lifted = y - 4 if said.speaker == said.hearer else y - 6
    return f'{arrow}<text x="{place}" y="{lifted}" text-anchor="{anchor}" {TEXT}>{html.escape(said.text)}</text>'
