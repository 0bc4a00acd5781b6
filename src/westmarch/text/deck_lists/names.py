"""Finding a card by what somebody wrote: its id, or its name in any of our languages, with or without accents."""

import re
import unicodedata
from collections import Counter
from difflib import get_close_matches
from functools import cache
from typing import Final

from westmarch.core.game import Game
from westmarch.text.deck_lists.deck import HERO, DeckList, Problem, deck_of, kind_of, player_cards
from westmarch.text.speech import LANGUAGES, speech

MOST_COPIES_WRITTEN: Final = 99  # more are as wrong as these, and cost as little
LONGEST_NAME: Final = 60
MOST_HINTS: Final = 10  # looking for a similar name takes time
NEAR_ENOUGH: Final = 0.7  # how alike two names must be, from 0 to 1


def plain(name: str) -> str:
    """A name without case, accents, apostrophes and punctuation."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(letter for letter in letters if not unicodedata.combining(letter) and letter not in "'’ʼ`")
    return " ".join(re.sub(r"[\W_]+", " ", letters).split())


@cache
def cards_by_name(game: Game) -> dict[str, str]:
    """The card of each name that it has in some language, and of each id."""
    found = {plain(card.id): card.id for card in player_cards(game)}
    for lang in LANGUAGES:
        found |= {plain(speech(lang).name(game, card.id)): card.id for card in player_cards(game)}
    return found


class Gathered:
    """The cards and problems that have been met in a list so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: Counter[str] = Counter()
        self.problems: list[Problem] = []
        self.left_out = 0  # cards of a sideboard
        self.hints = 0

    def find(self, name: str) -> str | None:
        """The card of a name."""
        return cards_by_name(self.game).get(plain(name)) if len(name) <= LONGEST_NAME else None

    def add(self, name: str, count: int, line: int) -> None:
        """A card stands in the list, some times."""
        card = self.find(name)
        if card is None:
            self.problems.append(Problem("unknown", line, name[:LONGEST_NAME], near=self.similar(name)))
        elif count < 1:
            self.problems.append(Problem("no_copies", line, card=card))
        elif kind_of(self.game, card) == HERO and (count > 1 or card in self.found):
            self.problems.append(Problem("hero_twice", line, card=card))
        else:
            self.found[card] += min(count, MOST_COPIES_WRITTEN)

    def similar(self, name: str) -> str:
        """The card that was perhaps meant."""
        self.hints += 1
        if self.hints > MOST_HINTS or len(name) > LONGEST_NAME:
            return ""
        known = cards_by_name(self.game)
        near = get_close_matches(plain(name), known, n=1, cutoff=NEAR_ENOUGH)
        return known[near[0]] if near else ""

    def deck(self, name: str) -> DeckList:
        """The deck that was gathered."""
        if self.left_out:
            self.problems.append(Problem("sideboard", number=self.left_out))
        return deck_of(self.found.elements(), self.game, name, self.problems)
