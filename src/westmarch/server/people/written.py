"""What strangers write: brought into one form before it is measured, so that nothing reaches the database that it cannot take."""

import unicodedata

from westmarch.server.refusal import Refused
from westmarch.text.plain import is_shown, plain

MAX_NAME, MAX_CHAT, MAX_DECK_NAME, MAX_NOTE = 40, 500, 60, 4000  # letters, as the database has room for them


def name(text: str) -> str:
    """A name as it is shown: in one line, without characters that nobody sees."""
    return measured(line(text), MAX_NAME)


def chat(text: str) -> str:
    """A line of chat."""
    return measured(line(text), MAX_CHAT)


def deck_name(text: str) -> str:
    """A deck's name; it may have none."""
    return measured(line(text), MAX_DECK_NAME, least=0)


def note(text: str) -> str:
    """A note of several lines."""
    return measured(lines(text), MAX_NOTE, least=0)


def lines(text: str) -> str:
    """Several lines without control and format characters: nothing that a terminal would obey."""
    return plain(unicodedata.normalize("NFC", text))


def line(text: str) -> str:
    """A line of text without control and format characters, its spaces in order. Normalising may make it longer."""
    normal = unicodedata.normalize("NFC", text)
    shown = "".join(" " if c.isspace() else c for c in normal if c.isspace() or is_shown(c))
    return " ".join(shown.split())


def measured(text: str, most: int, least: int = 1) -> str:
    """The text, if it is neither empty nor too long."""
    if not least <= len(text) <= most:
        raise Refused("malformed")
    return text
