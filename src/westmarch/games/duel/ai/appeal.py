"""How much the words of a turn's main choice appeal to a search that has not tried any: what each brings, takes away and opens, times fitted numbers."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.duel.ai.gains import (
    CARD_BOONS,
    TILE_BOONS,
    Boon,
    gain_of_card,
    gain_of_turn,
    loss_of_enemy,
)
from westmarch.games.duel.ai.weights import CERTAIN, MOST_GAIN
from westmarch.games.duel.cards import catalogue
from westmarch.games.duel.components import (
    CARD_IDS,
    CARD_ROOM,
    CHAPTERS,
    COVERED_BY,
    COVERS,
    NO_SLOT,
    QUEST_FORTRESS,
    QUEST_TURN,
    QUEST_UNIT,
    SLOTS,
    TILE_IDS,
    Card,
)
from westmarch.games.duel.rules.payment import card_price
from westmarch.games.duel.state import FACE_DOWN, DuelState, Side
from westmarch.games.duel.words import PLAY, TAKE

# Places in a list of appeals.
AT_GAIN: Final = 0  # + chapter: times what the word brings at once
AT_LOSS: Final = AT_GAIN + CHAPTERS  # + chapter: times what it takes away from the enemy
AT_FREE: Final = AT_LOSS + CHAPTERS  # a card costs nothing
AT_TURNED_UP: Final = AT_FREE + 1  # a hidden card is turned up, and a second one
AT_OPENED: Final = AT_TURNED_UP + 2  # times what the best known card that it opens would bring to the enemy
AT_OPENED_WIN: Final = AT_OPENED + 1  # which is a win
AT_OPENED_OWN: Final = AT_OPENED_WIN + 1  # times what it would bring to the side that opens it
AT_OPENED_OWN_WIN: Final = AT_OPENED_OWN + 1  # which is a win
AT_BONUS_UNIT: Final = AT_OPENED_OWN_WIN + 1  # the quest comes to the step that brings a unit
AT_BONUS_TURN: Final = AT_BONUS_UNIT + 1  # another turn
AT_BONUS_FORTRESS: Final = AT_BONUS_TURN + 1  # an enemy fortress less, where there is one
AT_THIRD_PEOPLE: Final = AT_BONUS_FORTRESS + 1  # brings a token of three different peoples
# Cards and locations may become more, so they come last.
AT_TAKEN: Final = AT_THIRD_PEOPLE + 1  # + chapter * number of locations + location

assert catalogue.DECLARED  # so that all cards and locations are known
AT_CARDS: Final = AT_TAKEN + CHAPTERS * len(TILE_IDS)
CARDS: Final = [card for card, name in enumerate(CARD_IDS) if name]
# The place of each card's appeal as one to play; as one to discard it has the next place.
CARD_AT: Final[list[int]] = [AT_CARDS + 2 * CARDS.index(card) if card in CARDS else -1 for card in range(CARD_ROOM)]
# The names of all appeals, in the order of their places.
APPEAL_NAMES: Final = (
    *[f"gain_{chapter + 1}" for chapter in range(CHAPTERS)],
    *[f"loss_{chapter + 1}" for chapter in range(CHAPTERS)],
    "free",
    "turned_up",
    "two_turned_up",
    "opened",
    "opened_win",
    "opened_own",
    "opened_own_win",
    "bonus_unit",
    "bonus_turn",
    "bonus_fortress",
    "third_people",
    *[f"take_{tile}_{chapter + 1}" for chapter in range(CHAPTERS) for tile in TILE_IDS],
    *[f"{what}_{CARD_IDS[card]}" for card in CARDS for what in ("play", "discard")],
)


def place_of_thing(state: DuelState, word: i64) -> i64:
    """The place of the appeal of the very card or location that a word is about."""
    if word >= TAKE:
        return AT_TAKEN + state.chapter * len(TILE_IDS) + word - TAKE
    place: i64 = CARD_AT[(word - PLAY) >> 1]
    return place + ((word - PLAY) & 1)


def places_of_word(state: DuelState, word: i64) -> list[int]:
    """The places of all appeals that a word may have."""
    return [*range(AT_TAKEN), int(place_of_thing(state, word))]


def appeals_of_words(state: DuelState, words: list[int], w: list[float], appeals: list[float]) -> list[float]:
    """How much each word of the main choice appeals: the logarithm of how often a search tries it, up to what all words share."""
    side = state.side(state.active)
    enemy = state.enemy(state.active)
    chapter = state.chapter
    found: list[float] = []
    of_taking = 0.0  # a card, whatever becomes of it
    card: i64 = -1
    for word in words:
        total = appeals[place_of_thing(state, word)]
        total += appeals[AT_GAIN + chapter] * bounded(gain_of_turn(state, side, enemy, word, w))
        if word >= TAKE:
            total += appeals[AT_LOSS + chapter] * loss_of_enemy(state, word, w)
            total += appeal_of_boon(side, enemy, TILE_BOONS[word - TAKE], appeals)
        else:
            if card != (word - PLAY) >> 1:
                card = (word - PLAY) >> 1
                of_taking = appeals[AT_LOSS + chapter] * loss_of_enemy(state, word, w)
                of_taking += appeal_of_opening(state, side, enemy, card, w, appeals)
            total += of_taking
            if not (word - PLAY) & 1:
                total += appeal_of_boon(side, enemy, CARD_BOONS[card], appeals)
                if card_price(side, card) == 0:
                    total += appeals[AT_FREE]
        found.append(total)
    return found


def appeal_of_boon(side: Side, enemy: Side, boon: Boon, appeals: list[float]) -> float:
    """The bonuses of the quest that an effect comes to, and the token of a third people."""
    total = 0.0
    if boon.rings:
        before = side.quest
        after = before + boon.rings
        if before < QUEST_UNIT <= after:
            total += appeals[AT_BONUS_UNIT]
        if before < QUEST_TURN <= after:
            total += appeals[AT_BONUS_TURN]
        if before < QUEST_FORTRESS <= after and enemy.fortresses:
            total += appeals[AT_BONUS_FORTRESS]
    third = boon.people >= 0 and side.different_peoples() == 2 and side.people_count(boon.people) == 0
    return total + appeals[AT_THIRD_PEOPLE] if third and not side.trio_used else total


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
    if own > CERTAIN:
        total += appeals[AT_OPENED_OWN_WIN]
    return total + appeals[AT_OPENED] * bounded(for_enemy) + appeals[AT_OPENED_OWN] * bounded(own)


def gain_if_paid(side: Side, enemy: Side, card: Card, w: list[float]) -> float:
    """What a card brings to a side; nothing if it cannot pay for it now."""
    price = card_price(side, card)
    return gain_of_card(side, enemy, card, price, w) if price <= side.coins else 0.0


def bounded(gain: float) -> float:
    """A gain, of which a very large one counts no more than a large one."""
    return max(-MOST_GAIN, min(gain, MOST_GAIN))
