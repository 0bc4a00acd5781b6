"""What one person may know, field by field: what is not put in on purpose is not there."""

import msgspec

from riddles.components import CARD_IDS, OPEN, SEAT_IDS, ZONE_IDS
from riddles.state import RiddleState
from westmarch.core.bits import bits
from westmarch.core.hidden.view import View


class End(msgspec.Struct):
    """How the game ended."""

    by: str
    winners: list[str]


class RiddleView(View):
    """The table as one person sees it."""

    round: int
    first: str
    wits: dict[str, int]
    zones: dict[str, list[str] | int]  # the cards of a zone for those who see them, their number for others
    may_lie: dict[str, list[str]]  # the cards that may lie in each closed zone
    outcome: End | None = None


def view(state: RiddleState, viewer: int) -> RiddleView:
    """All that this person may know."""
    account = state.known[state.account(viewer) :]
    return RiddleView(
        round=state.round,
        first=SEAT_IDS[state.first],
        wits={SEAT_IDS[seat]: state.wits[seat] for seat in state.order()},
        zones={name: zone_seen(state, viewer, zone) for zone, name in enumerate(ZONE_IDS) if state.cards_in(zone)},
        may_lie={ZONE_IDS[z]: [CARD_IDS[card] for card in bits(account[z])] for z in range(OPEN) if account[z]},
        outcome=End(state.by, [SEAT_IDS[seat] for seat in state.winners]) if state.by else None,
    )


def zone_seen(state: RiddleState, viewer: int, zone: int) -> list[str] | int:
    """The cards of a zone for those who see them, their number for others."""
    cards = state.cards_in(zone)
    return [CARD_IDS[card] for card in cards] if state.sees(viewer, zone) else len(cards)
