"""What everybody but its owner knows of a seat's hidden cards: the slots of its deck that may lie in each zone.

Everything shown is shown to all, and everything hidden is hidden from all but the owner, so one account of masks
(core/hidden/knowledge) for each deck serves every viewer.
"""

from mypy_extensions import i64

from westmarch.core.hidden import knowledge
from westmarch.core.state import Seat
from westmarch.games.wotr_cards.components import DECK, HIDDEN_ZONES, MOST_SEATS, Title, Zone
from westmarch.games.wotr_cards.state import WotrCardsState


def account_of(seat: Seat) -> i64:
    """Where the account of a seat's deck begins in a state's list of masks."""
    return seat * HIDDEN_ZONES


def slots_of(state: WotrCardsState, title: Title) -> int:
    """The slots of a title's copies in its owner's deck, a bit each."""
    return state.lineup.slots[title]


def slots_in(mask: int) -> list[int]:
    """The slots of a mask, ascending; a deck may have more cards than a machine's number has bits."""
    return [slot for slot in range(mask.bit_length()) if mask >> slot & 1]


def may_lie_in(state: WotrCardsState, seat: Seat, zone: Zone) -> int:
    """The slots of a seat's deck that may lie in one of its hidden zones, a bit each."""
    return state.known[account_of(seat) + zone]


def left_shown(state: WotrCardsState, seat: Seat, zone: Zone, title: Title) -> None:
    """A card left a hidden zone and all saw which."""
    knowledge.seen_leaving(state.known, account_of(seat), HIDDEN_ZONES, zone, slots_of(state, title))


def came_shown(state: WotrCardsState, seat: Seat, zone: Zone, title: Title) -> None:
    """A card that all saw came into a hidden zone."""
    knowledge.seen_coming(state.known, account_of(seat), HIDDEN_ZONES, zone, slots_of(state, title))


def moved_unseen(state: WotrCardsState, seat: Seat, source: Zone, target: Zone) -> None:
    """Some card went from one hidden zone to another, and the others did not see which; they see where none is left."""
    knowledge.moved_unseen(state.known, account_of(seat), source, target)
    left = len(state.decks[seat]) if source == DECK else len(state.zones[source * MOST_SEATS + seat])
    if left == 0:
        knowledge.emptied(state.known, account_of(seat), source)


def poured(state: WotrCardsState, seat: Seat, source: Zone, target: Zone) -> None:
    """All cards of a hidden zone went to another one."""
    knowledge.poured(state.known, account_of(seat), source, target)
