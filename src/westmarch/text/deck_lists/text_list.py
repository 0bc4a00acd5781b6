"""Lists of lines: `3x Faramir`, `3 Faramir`, `Faramir x3`, `Faramir`, with or without the pack in brackets.

RingsDB writes such a list with the deck's name first, headings with a number in brackets, the packs and where it was built.
Headings tell nothing that the cards do not say themselves, except for the sideboard, which is left out.
"""

import re
from typing import Final

from westmarch.core.game import Game
from westmarch.text.deck_lists.deck import KINDS, DeckList, Problem, kind_of
from westmarch.text.deck_lists.names import Gathered, plain
from westmarch.text.speech import LANGUAGES, Speech, speech

MOST_LINES: Final = 1000
LONGEST_LINE: Final = 200
PACK: Final = "Core Set"
SIGNS: Final = "x×х"  # the last is Cyrillic
COUNT_FIRST: Final = re.compile(rf"(\d{{1,6}})(?:\s*[{SIGNS}]\s+|\s+)(.+)", re.IGNORECASE)
COUNT_LAST: Final = re.compile(rf"(.+?)\s*(?:\s[{SIGNS}]|\*)\s*(\d{{1,6}})", re.IGNORECASE)
IN_BRACKETS: Final = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*$")
REMARK: Final = re.compile(
    r"(?:#|//|packs?:|from .+ to |cards up to |deck(?:list)? built |\d+ (?:heroes|hero|cards)\b)", re.IGNORECASE
)
MAIN_DECK: Final = "main deck"
ENGLISH_HEADINGS: Final = (
    MAIN_DECK, "heroes", "allies", "attachments", "events", "side quest", "side quests", "player side quests",
)  # fmt: skip


def read(text: str, game: Game) -> DeckList:
    """The deck of a list of lines."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        return DeckList(problems=(Problem("too_long"),))
    reader = LineReader(game)
    for number, line in enumerate(lines, 1):
        reader.read(" ".join(line.split()), number)
    return reader.gathered.deck(reader.name)


class LineReader:
    """Reads a list line by line."""

    def __init__(self, game: Game) -> None:
        self.gathered = Gathered(game)
        self.sideboards = {plain(speech(lang).message("decks-sideboard")) for lang in LANGUAGES}
        self.headings = self.sideboards | headings(game)
        self.name = ""
        self.begun = False  # what comes before the first heading or card is the deck's name
        self.aside = False  # in the sideboard

    def read(self, line: str, number: int) -> None:
        """Take in a line."""
        if not line or REMARK.match(line):
            return
        if len(line) > LONGEST_LINE:
            self.gathered.problems.append(Problem("unknown", number, f"{line[:40]}…"))
            return
        heading = plain(IN_BRACKETS.sub("", line))
        if heading in self.headings:
            self.begun = True
            # A sideboard has headings of its own within it.
            self.aside = heading in self.sideboards or (self.aside and heading != MAIN_DECK)
            return
        count, name = counted(IN_BRACKETS.sub("", line) or line)
        if count is None and not self.begun and not self.name and self.gathered.find(name) is None:
            self.name = line
            return
        self.begun = True
        if self.aside:
            self.gathered.left_out += count or 1
        else:
            self.gathered.add(name, 1 if count is None else count, number)


def counted(line: str) -> tuple[int | None, str]:
    """How many of which card a line names; no number where it has none."""
    if first := COUNT_FIRST.fullmatch(line):
        return int(first[1]), first[2]
    if last := COUNT_LAST.fullmatch(line):
        return int(last[2]), last[1]
    return None, line


def headings(game: Game) -> set[str]:
    """What may stand above cards of a kind, in all languages."""
    known = set(ENGLISH_HEADINGS)
    for lang in LANGUAGES:
        for kind in KINDS:
            known |= {plain(speech(lang).message(f"{game.key}-kind-{kind}")), plain(heading(kind, speech(lang)))}
    return known


def heading(kind: str, speech: Speech) -> str:
    """What stands above the cards of a kind."""
    return speech.message(f"decks-heading-{kind}")


def write_plain(deck: DeckList, game: Game, speech: Speech) -> str:
    """A plain list in some language."""
    return written(deck, game, speech)


def write_ringsdb(deck: DeckList, game: Game, _reader: Speech) -> str:
    """A list as RingsDB writes and reads it: in English, the number of titles in the headings, each card with its pack."""
    return written(deck, game, speech("en"), numbered=True, pack=f" ({PACK})")


def written(deck: DeckList, game: Game, speech: Speech, numbered: bool = False, pack: str = "") -> str:
    """The deck's name, then the cards kind by kind."""
    counts = {**dict.fromkeys(deck.heroes, 1), **deck.cards}
    parts = [deck.name] if deck.name else []
    for kind in KINDS:
        lines = [f"{counts[card]}x {speech.name(game, card)}{pack}" for card in counts if kind_of(game, card) == kind]
        if lines:
            title = f"{heading(kind, speech)} ({len(lines)})" if numbered else heading(kind, speech)
            parts.append("\n".join([title, "", *lines]))
    return "\n\n".join(parts) + "\n"
