"""A fair guess at what a person cannot see."""

from westmarch.core.hidden.dealing import deal
from westmarch.core.hidden.decks import LazyDeck
from westmarch.core.hidden.knowledge import may_lie
from westmarch.core.rng import Rng
from westmarch.games.wotr_cards.components import DECK, HIDDEN_ZONES, MOST_SEATS
from westmarch.games.wotr_cards.secrets.knowledge import account_of, slots_in
from westmarch.games.wotr_cards.state import WotrCardsState


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
    masks = state.known[base : base + HIDDEN_ZONES]
    slots = slots_in(may_lie(state.known, base, HIDDEN_ZONES))
    allowed = []
    for slot in slots:
        zones = 0
        for zone in range(HIDDEN_ZONES):
            zones |= (masks[zone] >> slot & 1) << zone
        allowed.append(zones)
    deck = state.decks[seat]
    sizes = [len(state.zones[zone * MOST_SEATS + seat]) for zone in range(HIDDEN_ZONES - 1)] + [len(deck)]
    dealt = deal(slots, allowed, sizes, rng)
    for zone in range(HIDDEN_ZONES - 1):
        state.zones[zone * MOST_SEATS + seat] = tuple([titles[slot] for slot in dealt[zone]])
    left = [titles[slot] for slot in dealt[DECK]]
    top: list[int] = []
    for _ in range(len(deck.top)):
        top.append(left.pop(rng.below(len(left))))
    state.decks[seat] = LazyDeck(tuple(top), tuple(left))
