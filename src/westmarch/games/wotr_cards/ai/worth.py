"""What a position is worth: how the active locations will probably fall, the score, and the cards that both sides have left.

Everything is seen by the Free Peoples. A location's balance is its defence less the attack on it.
"""

from math import exp, log, sqrt

from mypy_extensions import i64

from westmarch.core.state import Seat
from westmarch.games.wotr_cards.ai.knowledge import Knowledge
from westmarch.games.wotr_cards.ai.weights import (
    AT_ARMIES,
    AT_CARDS,
    AT_CHARACTERS,
    AT_CONSTANT,
    AT_CORRUPTION,
    AT_DECK,
    AT_FIELDS,
    AT_HAND,
    AT_ITEMS,
    AT_LEAD,
    AT_LOOSE,
    AT_PATH,
    AT_RING,
    AT_SCORE,
    AT_SUPPLY,
    CARDS_THAT_COME,
    DECIDED,
    HALF_AN_ICON,
    LEAD_THAT_THREATENS,
    RESTLESS,
    SETTLED,
    STILL,
)
from westmarch.games.wotr_cards.components import (
    CYCLED,
    FIELD_SIDE,
    FIRST_CHARACTER,
    FIRST_ITEM,
    FREE_PEOPLES,
    LOCATION_POINTS,
    MOST_SEATS,
    NO_PATH,
    NOT_OVER,
    RING_ONCE,
    SHADOW,
    THE_PATH,
    TITLE_ROOM,
    Place,
)
from westmarch.games.wotr_cards.rules.icons import attack_at, defence_at, draw_number
from westmarch.games.wotr_cards.state import WotrCardsState


def waiting_cards(state: WotrCardsState) -> float:
    """By how many cards in the hands the balances of this round may still move."""
    cards: i64 = 0
    for seat in range(state.lineup.seats):
        cards += len(state.hand(seat))
    return sqrt(CARDS_THAT_COME * float(cards))


def looseness(state: WotrCardsState) -> float:
    """How far the balances of this round may still move: the more cards in the hands, the further."""
    return STILL + RESTLESS * waiting_cards(state)


def chance(balance: float, loose: float) -> float:
    """The chance that a balance does not fall below zero."""
    return 1.0 / (1.0 + exp(-balance / loose))


def field_worth(field: Place, balance: float, loose: float) -> float:
    """The points that a battleground will bring the Free Peoples, or below zero the Shadow."""
    points = float(LOCATION_POINTS[field]) * (2.0 * chance(balance + HALF_AN_ICON, loose) - 1.0)
    return points if FIELD_SIDE[field] == FREE_PEOPLES else -points


def path_points(state: WotrCardsState, balance: float, loose: float) -> float:
    """The points that the active path will bring the Free Peoples."""
    needed = balance - HALF_AN_ICON if state.lineup.strict_paths else balance + HALF_AN_ICON
    return float(LOCATION_POINTS[state.path]) * chance(needed, loose)


def path_corruption(balance: float, loose: float) -> float:
    """The corruption that the active path will bring the Shadow."""
    return loose * log(1.0 + exp(-balance / loose))


def balance_at(state: WotrCardsState, place: Place) -> i64:
    """A location's defence less the attack on it."""
    return defence_at(state, place) - attack_at(state, place)


def fields_worth(state: WotrCardsState, loose: float) -> float:
    """What the active battlegrounds will bring."""
    total = 0.0
    active = state.active
    field: i64 = 0
    while active >> field:
        if active >> field & 1:
            total += field_worth(field, float(balance_at(state, field)), loose)
        field += 1
    return total


def worth(state: WotrCardsState, know: Knowledge) -> float:
    """What a position is worth to the Free Peoples: about the logarithm of their odds."""
    if state.outcome != NOT_OVER:
        return DECIDED if state.winner == FREE_PEOPLES else -DECIDED
    return worth_of_table(state, know, looseness(state))


def settled_worth(state: WotrCardsState, know: Knowledge) -> float:
    """What a position is worth if nobody acts any more this round."""
    return worth_of_table(state, know, SETTLED)


def worth_of_table(state: WotrCardsState, know: Knowledge, loose: float) -> float:
    """What a position is worth, with balances that may still move so far."""
    w = know.table(state)
    score = float(state.score(FREE_PEOPLES) - state.score(SHADOW))
    fields = fields_worth(state, loose)
    points = 0.0
    corruption = 0.0
    if state.path != NO_PATH:
        balance = float(balance_at(state, THE_PATH))
        points = path_points(state, balance, loose)
        corruption = path_corruption(balance, loose)
    total = w[AT_CONSTANT] + w[AT_SCORE] * score + w[AT_FIELDS] * fields
    total += w[AT_PATH] * points - w[AT_CORRUPTION] * corruption + w[AT_LOOSE] * loose
    lead = score + fields + points - corruption
    if lead > LEAD_THAT_THREATENS:
        total += w[AT_LEAD] * (lead - LEAD_THAT_THREATENS)
    elif lead < -LEAD_THAT_THREATENS:
        total += w[AT_LEAD] * (lead + LEAD_THAT_THREATENS)
    for seat in range(state.lineup.seats):
        if state.lineup.sides[seat] == FREE_PEOPLES:
            total += seat_worth(state, seat, know, w)
        else:
            total -= seat_worth(state, seat, know, w)
    return total


def seat_worth(state: WotrCardsState, seat: Seat, know: Knowledge, w: list[float]) -> float:
    """What a player's cards are worth."""
    row: i64 = state.last_number * TITLE_ROOM
    card_values = know.card_values
    reserve_values = know.reserve_values
    hand = state.hand(seat)
    quality = 0.0
    for card in hand:
        quality += card_values[row + card]
    total = w[AT_HAND] * float(len(hand)) + w[AT_CARDS] * quality
    total += w[AT_SUPPLY] * float((state.lineup.last_number - state.last_number) * draw_number(state, seat))
    armies = 0.0
    characters = 0.0
    items = 0.0
    for card in state.reserve(seat):
        value = reserve_values[row + card]
        if card < FIRST_CHARACTER:
            armies += value
        elif card < FIRST_ITEM:
            characters += value
        else:
            items += value
    total += w[AT_ARMIES] * armies + w[AT_CHARACTERS] * characters + w[AT_ITEMS] * items
    pool = 0.0
    for card in state.zones[CYCLED * MOST_SEATS + seat]:
        pool += card_values[row + card]
    deck = state.decks[seat]
    for card in deck.bag:
        pool += card_values[row + card]
    for card in deck.top:
        pool += card_values[row + card]
    total += w[AT_DECK] * pool
    if state.rings >> seat & 1:
        total += w[AT_RING] if state.lineup.rings[seat] == RING_ONCE else w[AT_HAND]
    return total
