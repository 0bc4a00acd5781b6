"""OCTGN's deck files (`.o8d`): XML with a section for each kind of card.

OCTGN knows a card by an id of its own, of which we have none: names decide when a file is read, and the ids that we write
are empty ones. A document type, and with it every entity, is refused before anything of it is read.
"""

from typing import Final
from xml.parsers import expat
from xml.sax.saxutils import escape

from westmarch.core.game import Game
from westmarch.text.deck_lists.deck import KINDS, DeckList, Problem, kind_of
from westmarch.text.deck_lists.names import LONGEST_NAME, Gathered
from westmarch.text.speech import Speech, speech

GAME_ID: Final = "a21af4e8-be4b-4cda-a6b6-534f9717391f"  # of this game at OCTGN
NO_CARD_ID: Final = "00000000-0000-0000-0000-000000000000"
SHARED_SECTIONS: Final = ("Quest", "Encounter", "Special", "Setup")
SIDEBOARD: Final = "sideboard"
MOST_CARDS: Final = 1000
MOST_DIGITS: Final = 6


class Refused(Exception):
    """A file that is not read any further."""

    def __init__(self, kind: str) -> None:
        self.kind = kind


def read(text: str, game: Game) -> DeckList:
    """The deck of an OCTGN file."""
    reader = XmlReader(game)
    try:
        reader.parser.Parse(text, True)
    except Refused as refused:
        return DeckList(problems=(Problem(refused.kind, reader.parser.CurrentLineNumber),))
    except expat.ExpatError as error:
        return DeckList(problems=(Problem("broken", error.lineno),))
    except (UnicodeEncodeError, ValueError):
        return DeckList(problems=(Problem("broken"),))
    return reader.gathered.deck("")


class XmlReader:
    """Listens to the parser: the section it is in, and the card whose name it is reading."""

    def __init__(self, game: Game) -> None:
        self.gathered = Gathered(game)
        self.path: list[str] = []
        self.section = ""
        self.name = ""
        self.count = 0
        self.line = 0
        self.cards = 0
        self.parser = expat.ParserCreate()
        self.parser.StartDoctypeDeclHandler = self.on_doctype
        self.parser.StartElementHandler = self.on_start
        self.parser.EndElementHandler = self.on_end
        self.parser.CharacterDataHandler = self.on_text

    def on_doctype(self, *_: object) -> None:
        raise Refused("doctype")

    def on_start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self.path and tag != "deck":
            raise Refused("no_deck")
        self.path.append(tag)
        if len(self.path) > 3:
            raise Refused("no_deck")
        if self.path == ["deck", "section"]:
            self.section = attributes.get("name", "").casefold()
        elif self.path == ["deck", "section", "card"]:
            self.cards += 1
            if self.cards > MOST_CARDS:
                raise Refused("too_long")
            self.name = ""
            self.line = self.parser.CurrentLineNumber
            self.count = number(attributes.get("qty", "1"))

    def on_text(self, text: str) -> None:
        if self.path == ["deck", "section", "card"] and len(self.name) <= LONGEST_NAME:
            self.name += text

    def on_end(self, _tag: str) -> None:
        if self.path == ["deck", "section", "card"]:
            if self.section == SIDEBOARD:
                self.gathered.left_out += self.count
            else:
                self.gathered.add(self.name.strip(), self.count, self.line)
        self.path.pop()


def number(text: str) -> int:
    """A quantity; anything else is none."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0


def write(deck: DeckList, game: Game, _reader: Speech) -> str:
    """A deck as an OCTGN file, with English names."""
    english = speech("en")
    counts = {**dict.fromkeys(deck.heroes, 1), **deck.cards}
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME_ID}">']
    for kind in KINDS:
        lines.append(f'  <section name="{kind.capitalize()}" shared="False">')
        for card, count in counts.items():
            if kind_of(game, card) == kind:
                name = escape(english.name(game, card))
                lines.append(f'    <card qty="{count}" id="{NO_CARD_ID}">{name}</card>')
        lines.append("  </section>")
    lines += [f'  <section name="{name}" shared="True" />' for name in SHARED_SECTIONS]
    return "\n".join([*lines, "</deck>", ""])
