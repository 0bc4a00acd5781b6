"""What everybody but its owner knows of a seat's hidden cards: for each hidden zone, the slots that may lie there.

Everything shown is shown to all, and everything hidden is hidden from all but the owner, so one account for each deck
serves every viewer. Copies of a title are not told apart: where one of several is shown, what was known of any of them
is afterwards thought of all.
"""

from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.games.wotr_cards.components import DECK, HIDDEN_ZONES, MOST_SEATS, Title, Zone
from westmarch.games.wotr_cards.state import WotrCardsState


def slots_of(state: WotrCardsState, title: Title) -> i64:
    """The slots of a title's copies in its owner's deck, a bit each."""
    one: i64 = 1
    copies: i64 = state.lineup.copies[title]
    first: i64 = state.lineup.first_slots[title]
    return ((one << copies) - 1) << first


def highest(mask: i64) -> i64:
    """The highest bit of a mask, alone."""
    while mask & (mask - 1):
        mask &= mask - 1
    return mask


def left_shown(state: WotrCardsState, seat: Seat, zone: Zone, title: Title) -> None:
    """A card left a hidden zone and all saw which."""
    known = state.known
    here: i64 = known[zone * MOST_SEATS + seat]
    candidates = here & slots_of(state, title)
    gone = highest(candidates)
    for other in range(HIDDEN_ZONES):
        at = other * MOST_SEATS + seat
        may: i64 = known[at]
        if may & candidates:
            known[at] = (may | candidates) & ~gone


def came_shown(state: WotrCardsState, seat: Seat, zone: Zone, title: Title) -> None:
    """A card that all saw came into a hidden zone."""
    known = state.known
    hidden: i64 = 0
    for other in range(HIDDEN_ZONES):
        may: i64 = known[other * MOST_SEATS + seat]
        hidden |= may
    free = slots_of(state, title) & ~hidden
    here: i64 = known[zone * MOST_SEATS + seat]
    known[zone * MOST_SEATS + seat] = here | free & -free


def moved_unseen(state: WotrCardsState, seat: Seat, source: Zone, target: Zone) -> None:
    """Some card went from one hidden zone to another, and the others did not see which."""
    known = state.known
    at = source * MOST_SEATS + seat
    may: i64 = known[at]
    there: i64 = known[target * MOST_SEATS + seat]
    known[target * MOST_SEATS + seat] = there | may
    left = len(state.decks[seat]) if source == DECK else len(state.zones[at])
    if left == 0:
        known[at] = 0


def poured(state: WotrCardsState, seat: Seat, source: Zone, target: Zone) -> None:
    """All cards of a hidden zone went to another one."""
    known = state.known
    may: i64 = known[source * MOST_SEATS + seat]
    there: i64 = known[target * MOST_SEATS + seat]
    known[target * MOST_SEATS + seat] = there | may
    known[source * MOST_SEATS + seat] = 0
