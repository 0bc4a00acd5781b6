"""How much a word of a turn's main choice appeals to a search that has not tried any: what it brings, takes away and opens, each times a fitted number."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.duel.ai.gains import gain_of_card, gain_of_turn, loss_of_enemy
from westmarch.games.duel.ai.weights import CERTAIN, MOST_GAIN
from westmarch.games.duel.components import (
    CARD_COLOUR,
    CHAPTERS,
    COLOUR_IDS,
    COVERED_BY,
    COVERS,
    NO_SLOT,
    SLOTS,
    Card,
)
from westmarch.games.duel.rules.payment import card_price
from westmarch.games.duel.state import FACE_DOWN, DuelState, Side
from westmarch.games.duel.words import PLAY, TAKE

# Places in a list of appeals.
AT_GAIN: Final = 0  # times what the word brings at once
AT_WIN: Final = AT_GAIN + 1  # it wins at once
AT_LOSS: Final = AT_WIN + 1  # times what it takes away from the enemy
AT_RESCUE: Final = AT_LOSS + 1  # which was as much as counts, such as a win
AT_PRICE: Final = AT_RESCUE + 1  # for each coin that a card costs
AT_FREE: Final = AT_PRICE + 1  # a card costs nothing
AT_TURNED_UP: Final = AT_FREE + 1  # a hidden card is turned up, and a second one
AT_OPENED: Final = AT_TURNED_UP + 2  # times what the best known card that it opens would bring to the enemy
AT_OPENED_WIN: Final = AT_OPENED + 1  # which is a win
AT_OPENED_OWN: Final = AT_OPENED_WIN + 1  # times what it would bring to the side that opens it
AT_TILE: Final = AT_OPENED_OWN + 1  # + chapter: a location
AT_DISCARD: Final = AT_TILE + CHAPTERS  # + chapter: a card discarded for coins
AT_COLOUR: Final = AT_DISCARD + CHAPTERS  # + colour * CHAPTERS + chapter: a card played

# The names of all appeals, in the order of their places.
APPEAL_NAMES: Final = (
    "gain",
    "win",
    "loss",
    "rescue",
    "price",
    "free",
    "turned_up",
    "two_turned_up",
    "opened",
    "opened_win",
    "opened_own",
    *[f"tile_{chapter + 1}" for chapter in range(CHAPTERS)],
    *[f"discard_{chapter + 1}" for chapter in range(CHAPTERS)],
    *[f"{colour}_{chapter + 1}" for colour in COLOUR_IDS for chapter in range(CHAPTERS)],
)


def appeal_of_word(state: DuelState, word: i64, w: list[float], appeals: list[float]) -> float:
    """How much a word of the main choice appeals: the logarithm of how often a search tries it, up to what all words share."""
    side = state.side(state.active)
    enemy = state.enemy(state.active)
    gain = gain_of_turn(state, side, enemy, word, w)
    loss = loss_of_enemy(state, word, w)
    total = appeals[AT_GAIN] * bounded(gain) + appeals[AT_LOSS] * loss
    if gain > CERTAIN:
        total += appeals[AT_WIN]
    if loss >= MOST_GAIN:
        total += appeals[AT_RESCUE]
    if word >= TAKE:
        return total + appeals[AT_TILE + state.chapter]
    card = (word - PLAY) >> 1
    if (word - PLAY) & 1:
        total += appeals[AT_DISCARD + state.chapter]
    else:
        price = card_price(side, card)
        total += appeals[AT_PRICE] * float(price) if price > 0 else appeals[AT_FREE]
        total += appeals[AT_COLOUR + CARD_COLOUR[card] * CHAPTERS + state.chapter]
    return total + appeal_of_opening(state, side, enemy, card, w, appeals)


def appeal_of_opening(
    state: DuelState, side: Side, enemy: Side, card: Card, w: list[float], appeals: list[float]
) -> float:
    """What the card leaves open that is taken from the display."""
    total = 0.0
    hidden: i64 = 0
    for_enemy = 0.0
    own = 0.0
    taken: i64 = 0
    while state.display[taken] != card:
        taken += 1
    one: i64 = 1
    left = state.present & ~(one << taken)
    first = state.chapter * SLOTS
    under: i64 = COVERS[first + taken]
    while under:
        slot = under & NO_SLOT
        under >>= 5
        if slot == NO_SLOT:
            continue
        covering: i64 = COVERED_BY[first + slot]
        if covering & left:
            continue
        opened = state.display[slot]
        if opened == FACE_DOWN:
            total += appeals[AT_TURNED_UP + hidden]
            hidden += 1
        else:
            for_enemy = max(for_enemy, gain_if_paid(enemy, side, opened, w))
            own = max(own, gain_if_paid(side, enemy, opened, w))
    if for_enemy > CERTAIN:
        total += appeals[AT_OPENED_WIN]
    return total + appeals[AT_OPENED] * bounded(for_enemy) + appeals[AT_OPENED_OWN] * bounded(own)


def gain_if_paid(side: Side, enemy: Side, card: Card, w: list[float]) -> float:
    """What a card brings to a side; nothing if it cannot pay for it now."""
    price = card_price(side, card)
    return gain_of_card(side, enemy, card, price, w) if price <= side.coins else 0.0


def bounded(gain: float) -> float:
    """A gain, of which a very large one counts no more than a large one."""
    return max(-MOST_GAIN, min(gain, MOST_GAIN))
