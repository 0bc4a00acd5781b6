"""The rules for decks (rules 13 to 15 of the game): heroes, copies, size, and spheres that no hero has."""

from typing import Final

from westmarch.core.game import Game
from westmarch.text.deck_lists.deck import DeckList, Problem, deck_of
from westmarch.text.tellers import components

MOST_HEROES: Final = 3
MOST_COPIES: Final = 3
LEAST_CARDS: Final = 50
NEUTRAL: Final = "neutral"


def judged(deck: DeckList, game: Game) -> DeckList:
    """A deck with what is wrong with it as a whole; one that cannot be read is not judged further."""
    if deck.errors() and not deck.heroes and not deck.cards:
        return deck
    problems = [*deck.problems]
    if not 1 <= len(deck.heroes) <= MOST_HEROES:
        problems.append(Problem("heroes", number=len(deck.heroes)))
    for card, count in deck.cards.items():
        if count > MOST_COPIES:
            problems.append(Problem("copies", card=card, number=count))
    if deck.size < LEAST_CARDS and not is_ready_made(deck, game):
        problems.append(Problem("few_cards", number=deck.size))
    if deck.heroes:
        problems.extend(Problem("sphere", card=card) for card in out_of_sphere(deck, game))
    return deck._replace(problems=tuple(problems))


def is_ready_made(deck: DeckList, game: Game) -> bool:
    """Whether this is one of the decks that come with the game: those are smaller."""
    ready = [deck_of(ids, game) for ids in game.decks().values()]
    return any(deck.heroes == one.heroes and deck.cards == one.cards for one in ready)


def out_of_sphere(deck: DeckList, game: Game) -> list[str]:
    """The cards of spheres that no hero of the deck has."""
    spheres = {components(game)[hero].facts["sphere"] for hero in deck.heroes} | {NEUTRAL}
    return [card for card in deck.cards if components(game)[card].facts["sphere"] not in spheres]
