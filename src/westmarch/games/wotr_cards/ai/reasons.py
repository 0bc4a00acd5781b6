"""What a round's end is worth (`outlook`), in pieces that have a sentence: reasons for a hint. Not asked within a search, and not compiled."""

from collections.abc import Callable, Iterable

from westmarch.core.players.reasons import Aspect
from westmarch.core.state import Seat
from westmarch.games.wotr_cards.ai.knowledge import SECOND
from westmarch.games.wotr_cards.ai.outlook import total_of
from westmarch.games.wotr_cards.components import (
    CYCLED,
    FIRST_PATH,
    FREE_PEOPLES,
    LOCATION_POINTS,
    MOST_SEATS,
    RING_ONCE,
    SHADOW,
    TITLE_ROOM,
)
from westmarch.games.wotr_cards.state import WotrCardsState

PROSPECTS = SECOND.prospects  # by which hints judge


def aspects(state: WotrCardsState, seat: int) -> dict[str, Aspect]:
    """The worth of a position to a seat's side, as far as it differs by what that side does."""
    side = state.lineup.sides[seat]
    return points(state, side) | cards(state, side) | rings(state, side)


def points(state: WotrCardsState, side: int) -> dict[str, Aspect]:
    """What both sides have scored, and on what."""
    each = PROSPECTS.leads[state.lineup.last_number - state.last_number]
    enemy = 1 - side
    paths = points_of(int(state.won_paths), FIRST_PATH)
    corruption = int(state.corruption)
    scored = {
        "fields": points_of(int(state.area_fields[side]), 0),
        "enemy-fields": -points_of(int(state.area_fields[enemy]), 0),
    }
    if side == FREE_PEOPLES:
        scored |= {"path": paths, "corruption": -corruption}
    else:
        scored |= {"enemy-path": -paths, "enemy-corruption": corruption}
    return {name: Aspect(each * number, number) for name, number in scored.items()}


def points_of(mask: int, first: int) -> int:
    """The victory points of some locations, a bit each."""
    return sum(int(LOCATION_POINTS[first + at]) for at in range(mask.bit_length()) if mask >> at & 1)


def cards(state: WotrCardsState, side: int) -> dict[str, Aspect]:
    """The cards that both sides have left."""
    sign = 1 if side == FREE_PEOPLES else -1
    places: dict[str, tuple[list[float], Callable[[Seat], Iterable[int]]]] = {
        "hand": (PROSPECTS.in_hand, state.hand),
        "reserve": (PROSPECTS.in_reserve, state.reserve),
        "piles": (PROSPECTS.in_piles, lambda seat: in_piles(state, seat)),
    }
    found: dict[str, Aspect] = {}
    theirs, their_number = 0.0, 0
    for name, (weights, lying) in places.items():
        own, number = 0.0, 0
        for seat in range(state.lineup.seats):
            there = tuple(lying(seat))
            worth = total_of(there, weights, state.last_number * TITLE_ROOM)
            if state.lineup.sides[seat] == side:
                own, number = own + worth, number + len(there)
            else:
                theirs, their_number = theirs + worth, their_number + len(there)
        found[name] = Aspect(sign * own, number)
    return found | {"enemy-cards": Aspect(sign * theirs, -their_number)}


def in_piles(state: WotrCardsState, seat: Seat) -> tuple[int, ...]:
    """The cards in a seat's deck and cycle pile."""
    deck = state.decks[seat]
    return (*deck.bag, *deck.top, *state.zones[CYCLED * MOST_SEATS + seat])


def rings(state: WotrCardsState, side: int) -> dict[str, Aspect]:
    """The ring tokens of a side that serve once a game."""
    lineup = state.lineup
    unused = sum(
        int(state.rings >> seat & 1)
        for seat in range(lineup.seats)
        if lineup.sides[seat] == side and lineup.rings[seat] == RING_ONCE
    )
    each = PROSPECTS.rings[side][state.last_number]
    return {"ring": Aspect((-each if side == SHADOW else each) * unused, unused)}
