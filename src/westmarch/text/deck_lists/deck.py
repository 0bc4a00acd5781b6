"""A deck list that was read, and what is wrong with it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from westmarch.core.game import Component, Game
from westmarch.text.speech import Speech
from westmarch.text.tellers import components

KINDS: Final = ("hero", "ally", "attachment", "event")
HERO: Final = KINDS[0]
WARNINGS: Final = frozenset({"sphere", "sideboard"})  # the deck can be played all the same


class Problem(NamedTuple):
    """Something wrong with a list or its deck; its kind is the name of a message."""

    kind: str
    line: int = 0  # counted from 1; 0: no single line is to blame
    text: str = ""  # what is written there
    card: str = ""  # the id of the card that it is about
    number: int = 0
    near: str = ""  # the id of the card that was perhaps meant

    @property
    def warning(self) -> bool:
        """Whether the deck can be played all the same."""
        return self.kind in WARNINGS

    def told(self, game: Game, speech: Speech) -> str:
        """What is wrong, in a sentence."""
        card = speech.name(game, self.card) if self.card else ""
        near = speech.message("decks-near", card=speech.name(game, self.near)) if self.near else ""
        told = speech.message(f"decks-problem-{self.kind}", text=self.text, card=card, number=self.number)
        told = f"{told} {near}".strip()
        return speech.message("decks-line", line=self.line, problem=told) if self.line else told


class DeckList(NamedTuple):
    """Heroes and cards by their ids, in the order of the box."""

    name: str = ""
    heroes: tuple[str, ...] = ()
    cards: Mapping[str, int] = {}  # how many of each
    problems: tuple[Problem, ...] = ()

    @property
    def size(self) -> int:
        """How many cards are in the deck."""
        return sum(self.cards.values())

    @property
    def setting(self) -> str:
        """The deck as the setting `decks` of a table takes it."""
        return "+".join(self.heroes) + "|" + "+".join(f"{card}*{count}" for card, count in self.cards.items())

    def errors(self) -> list[Problem]:
        """What forbids to play the deck."""
        return [problem for problem in self.problems if not problem.warning]


def deck_of(ids: Iterable[str], game: Game, name: str = "", problems: Iterable[Problem] = ()) -> DeckList:
    """A deck of these heroes and cards, each as often as it is named."""
    found = Counter(ids)
    ordered = {card.id: found[card.id] for card in player_cards(game) if found[card.id]}
    heroes = tuple(card for card in ordered if kind_of(game, card) == HERO)
    cards = {card: count for card, count in ordered.items() if card not in heroes}
    return DeckList(name, heroes, cards, tuple(problems))


def deck_from(setting: str, game: Game, name: str = "") -> DeckList:
    """The deck that a setting says; what is no card of the game is passed over, and told as a problem."""
    heroes, _, cards = setting.partition("|")
    counted = [entry.partition("*") for entry in cards.split("+")]
    ids = [card.strip() for card, _, count in counted for _ in range(int(count.strip() or 1))]
    named = [*(hero.strip() for hero in heroes.split("+")), *ids]
    known = {card.id for card in player_cards(game)}
    unknown = [Problem("unknown", text=card) for card in dict.fromkeys(named) if card and card not in known]
    return deck_of(named, game, name, unknown)


def judged(deck: DeckList, game: Game) -> DeckList:
    """A deck with what is wrong with it as a whole; one that cannot be read is not judged further."""
    if deck.errors() and not deck.heroes and not deck.cards:
        return deck
    faults = game.deck_faults(deck.heroes, deck.cards)
    found = [Problem(fault.kind, card=fault.card, number=fault.number) for fault in faults]
    return deck._replace(problems=(*deck.problems, *found))


@cache
def player_cards(game: Game) -> tuple[Component, ...]:
    """The cards that a deck may have, heroes included."""
    return tuple(component for component in game.components() if component.kind in KINDS)


def kind_of(game: Game, card: str) -> str:
    """What kind of card a card is."""
    return components(game)[card].kind
