"""What people are told, in their language: as a line on a screen, as a letter, as JSON for other programs."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from westmarch.core import registry
from westmarch.core.errors import UnknownGame
from westmarch.text.speech import Speech

MOST_NAMED = 5  # tables that a notice names
About = Literal["move", "ending"]
KINDS: dict[About, str] = {"move": "your_move", "ending": "time_nearly_over"}


class Waiting(NamedTuple):
    """A table that waits for somebody."""

    table: str
    game: str
    since: int


class Words(NamedTuple):
    """A notice in words, and where a click on it leads."""

    title: str
    text: str
    path: str
    about: About = "move"


def words(turns: Sequence[Waiting], spoken: Speech, about: About = "move") -> Words:
    """What one is told whose move it is at these tables, or whose time there is nearly over."""
    names = [name_of(turn.game, spoken) for turn in turns[:MOST_NAMED]]
    path = f"/t/{turns[0].table}" if len(turns) == 1 else "/"
    title = spoken.message(f"letter-{about}-title", number=len(turns))
    return Words(title, spoken.message(f"letter-{about}-text", names=", ".join(names), number=len(turns)), path, about)


def name_of(game: str, spoken: Speech) -> str:
    """A game's name; one that is no longer installed has its key."""
    try:
        return spoken.game_name(registry.find(game))
    except UnknownGame:
        return game


def for_browser(told: Words, stop: str, spoken: Speech) -> bytes:
    """A notice as the page's service worker takes it, with the word for the button that stops them."""
    no_more = spoken.message("letter-no-more")
    return msgspec.json.encode(
        {"title": told.title, "text": told.text, "path": told.path, "stop": stop, "no_more": no_more}
    )


def for_mail(told: Words, url: str, stop: str, spoken: Speech) -> str:
    """A notice as a letter."""
    lines = [told.text, url + told.path, spoken.message("letter-stop", url=f"{url}/stop/{stop}")]
    return "\n\n".join(lines) + "\n"


def for_programs(told: Words, name: str, turns: Sequence[Waiting], url: str, stop: str) -> bytes:
    """A notice as JSON. `content` is what Discord shows, `text` what Slack and its like do."""
    line = f"{name}: {told.text} {url + told.path if url else ''}".strip()
    return msgspec.json.encode(
        {
            "type": KINDS[told.about],
            "person": name,
            "content": line,
            "text": line,
            "tables": [
                {
                    "id": turn.table,
                    "game": turn.game,
                    "since": turn.since,
                    "url": f"{url}/t/{turn.table}" if url else "",
                }
                for turn in turns
            ],
            "stop": f"{url}/stop/{stop}" if url else "",
        }
    )
