"""What a link shows before it is opened: title and description of the first page, for those who read no scripts."""

import asyncio
import html
import re

from westmarch.core import registry
from westmarch.core.errors import UnknownGame
from westmarch.server.house import House
from westmarch.server.people.sessions import FORMER
from westmarch.server.pictures import has_picture
from westmarch.server.pictures.canvas import HEIGHT, WIDTH
from westmarch.server.protocol.situations import Seat, TableSummary
from westmarch.server.refusal import Refused
from westmarch.text import LANGUAGES, speech
from westmarch.text.speech import Speech

TITLE = b"<title>Westmarch</title>"
ICON = "/icon-512.png"
PICTURES = "/pictures/"
PICTURE_SUFFIX = ".png"
TABLE = re.compile(r"/?t/(?P<id>[\w-]{1,32})(?:/replay|/embed)?/?")
PERSON = re.compile(r"/?people/(?P<name>[^/]{1,40})/?")
MAX_ACCEPTED = 200  # letters of the header that names languages


class Preview:
    """Title and description of a page, and the path of its picture."""

    def __init__(self, title: str, text: str, picture: str = ICON) -> None:
        self.title = title
        self.text = text
        self.picture = picture

    def tags(self, origin: str) -> bytes:
        """The tags that go where the title was."""
        title, text = html.escape(f"{self.title} · Westmarch"), html.escape(self.text)
        tags = {"og:title": title, "og:description": text, "og:site_name": "Westmarch", "og:type": "website"}
        if origin:
            tags["og:image"] = html.escape(origin + self.picture)
        if self.picture != ICON:
            tags |= {
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "twitter:card": "summary_large_image",
            }
        told = "".join(f'<meta property="{name}" content="{value}" />' for name, value in tags.items())
        return f"<title>{title}</title>{told}".encode()


def language(accepted: str) -> str:
    """The first of our languages that a reader accepts."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accepted[:MAX_ACCEPTED].split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


def is_told_of(path: str) -> bool:
    """Whether something is behind a link that could be told before."""
    return bool(TABLE.fullmatch(path) or PERSON.fullmatch(path))


async def preview(house: House, path: str, accepted: str) -> Preview | None:
    """What a link to a table or a person shows; nothing for other pages and what is not there."""
    table, person = TABLE.fullmatch(path), PERSON.fullmatch(path)
    spoken = await asyncio.to_thread(speech, language(accepted))  # the first time it reads many files
    try:
        if table is not None:
            return of_table(await house.hall.store.summary(table["id"], "", ()), spoken)
        card = await house.profiles.by_login(person["name"]) if person is not None else None
        return Preview(card.name, spoken.message("letter-preview-person", name=card.name)) if card is not None else None
    except (Refused, UnknownGame):
        return None


def of_table(table: TableSummary, spoken: Speech) -> Preview:
    """A table's preview; one of a private table names nobody."""
    game = spoken.game_name(registry.find(table.game))
    if table.private:
        return Preview(game, spoken.message("letter-preview-private"))
    names = [name for seat in table.seats if (name := name_of(seat, spoken))]
    title = spoken.message("letter-preview-title", game=game, names=", ".join(names)) if names else game
    drawn = table.status == "over" and table.said > 0 and has_picture(table.game)
    picture = f"{PICTURES}{table.id}{PICTURE_SUFFIX}" if drawn else ICON
    return Preview(title, spoken.message(f"letter-preview-{table.status}"), picture)


def name_of(seat: Seat, spoken: Speech) -> str:
    """Who sits there; nobody's name is empty."""
    if seat.kind == "computer":
        return spoken.message("letter-computer")
    return spoken.message("letter-former") if seat.name == FORMER else seat.name or ""
