"""A fair guess at all that one person cannot know."""

from riddles.components import CARDS, DECK, OPEN
from riddles.state import RiddleState
from westmarch.core.hidden.dealing import deal
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.rng import Rng


def redeal(state: RiddleState, viewer: int, rng: Rng) -> None:
    """Deal every card that this person cannot see anew, within what he knows, and give chance another course."""
    state.rng = rng.fork()
    closed = [zone for zone in range(OPEN) if not state.sees(viewer, zone)]
    cards = sorted(card for zone in closed for card in state.cards_in(zone))
    sizes = [len(state.cards_in(zone)) if zone in closed else 0 for zone in range(OPEN)]
    allowed = zones_of_cards(state, viewer)
    dealt = deal(cards, [allowed[card] for card in cards], sizes, rng)
    state.deck = LazyDeck((), tuple(dealt[DECK]))
    for zone in closed[1:]:
        state.zones[zone] = tuple(dealt[zone])
    for other in state.people:
        if other != viewer:
            guess_knowledge(state, other, dealt, allowed)
    state.ask_again()


def zones_of_cards(state: RiddleState, viewer: int) -> list[int]:
    """For each card the zones where it may lie as a person knows it, a bit each."""
    account = state.known[state.account(viewer) :][:OPEN]
    return [sum(1 << zone for zone in range(OPEN) if account[zone] >> card & 1) for card in range(CARDS)]


def guess_knowledge(state: RiddleState, other: int, dealt: list[list[int]], allowed: list[int]) -> None:
    """What another knows of the cards dealt is a guess too: he sees them, or knows as much as who guesses."""
    base = state.account(other)
    for zone, cards in enumerate(dealt):
        for card in cards:
            for place in range(OPEN):
                may = (
                    place == zone
                    if state.sees(other, zone)
                    else allowed[card] >> place & 1 and not state.sees(other, place)
                )
                state.known[base + place] = state.known[base + place] & ~(1 << card) | bool(may) << card
