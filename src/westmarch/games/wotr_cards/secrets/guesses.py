"""A fair guess at what a person cannot see."""

from typing import Final

from westmarch.core.hidden.dealing import Dealer
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.hidden.knowledge import may_lie
from westmarch.core.rng import Rng
from westmarch.games.wotr_cards.components import DECK, HIDDEN_ZONES, MOST_SEATS
from westmarch.games.wotr_cards.secrets.knowledge import account_of, slots_in
from westmarch.games.wotr_cards.state import WotrCardsState

# By what is known of a seat's hidden zones, and their sizes: a search guesses thousands of times within the same knowledge.
KEPT_DEALERS: Final[dict[tuple[int, ...], Dealer]] = {}
MOST_KEPT: Final = 8


def redeal(state: WotrCardsState, viewer: int, rng: Rng) -> None:
    """Guess the hidden cards of all seats that the person does not hold, and let chance start anew."""
    state.rng = rng.fork()
    for seat in range(state.lineup.seats):
        if state.viewers[seat] != viewer:
            redeal_seat(state, seat, rng)
    state.ask_again()


def redeal_seat(state: WotrCardsState, seat: int, rng: Rng) -> None:
    """Guess where a seat's hidden cards lie, within what everybody knows."""
    titles = state.lineup.decks[seat]
    base = int(account_of(seat))
    deck = state.decks[seat]
    sizes = [len(state.zones[zone * MOST_SEATS + seat]) for zone in range(HIDDEN_ZONES - 1)] + [len(deck)]
    dealt = dealer_for(state.known[base : base + HIDDEN_ZONES], sizes).deal(rng)
    for zone in range(HIDDEN_ZONES - 1):
        state.zones[zone * MOST_SEATS + seat] = tuple([titles[slot] for slot in dealt[zone]])
    left = [titles[slot] for slot in dealt[DECK]]
    top: list[int] = []
    for _ in range(len(deck.top)):
        top.append(left.pop(rng.below(len(left))))
    state.decks[seat] = LazyDeck(tuple(top), tuple(left))


def dealer_for(masks: list[int], sizes: list[int]) -> Dealer:
    """Who deals within what is known of hidden zones."""
    key = tuple(masks + sizes)
    dealer = KEPT_DEALERS.get(key)
    if dealer is None:
        slots = slots_in(may_lie(masks, 0, HIDDEN_ZONES))
        allowed = []
        for slot in slots:
            zones = 0
            for zone in range(HIDDEN_ZONES):
                zones |= (masks[zone] >> slot & 1) << zone
            allowed.append(zones)
        if len(KEPT_DEALERS) >= MOST_KEPT:
            KEPT_DEALERS.clear()
        dealer = KEPT_DEALERS[key] = Dealer(slots, allowed, sizes)
    return dealer
