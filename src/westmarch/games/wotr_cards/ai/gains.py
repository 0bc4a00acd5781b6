"""What a word brings at once to the player who says it, told without trying it, about in victory points."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.words import DONE, NO, PASS, YES
from westmarch.games.wotr_cards.ai.habits import (
    OF_A_CARD,
    OF_A_CYCLE,
    OF_A_MOVE,
    OF_A_PLAY,
    OF_A_POINT_AT_THE_END,
    OF_ACTIONS,
    OF_AN_UNSEEN_CARD,
    OF_CARDS_OF_A_PLAY,
    OF_CARDS_OF_EVERY_RING,
    OF_CARDS_OF_RING,
    OF_DEFENDED_POINT,
    OF_FOR_GOOD,
    OF_FORSAKEN_FROM_RESERVE,
    OF_PATH_ICON,
    OF_PATH_POINT,
    OF_RETAKEN_POINT,
    OF_RIDDEN_CARD,
    OF_RING_IN_TIME,
    OF_RISKED_POINT,
    OF_WORTH_A_YES,
)
from westmarch.games.wotr_cards.ai.knowledge import Knowledge
from westmarch.games.wotr_cards.ai.sight import Sight
from westmarch.games.wotr_cards.ai.values import ACTION_VALUES, LOCATION_VALUES
from westmarch.games.wotr_cards.components import (
    BY_TEXT,
    CARD_SIDE,
    COMBAT_FIELD,
    COMBAT_PATH,
    FIELD_SIDE,
    FIRST_PATH,
    FORSAKEN_HAND,
    FORSAKEN_RESERVE,
    LEADER_DEFENCE,
    LOCATION_DEFENCE,
    LOCATION_POINTS,
    LOCATIONS_FROM,
    RING_ONCE,
    WINNOWED,
    Card,
    Location,
    other_side,
)
from westmarch.games.wotr_cards.rules.turn import used_in_vain
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import (
    ASK_ASIDE_PLAY,
    ASK_ELIMINATE_ONE,
    ASK_FORSAKE,
    ASK_ICONS,
    ASK_INSTEAD,
    ASK_LOSS,
    ASK_MAY_ELIMINATE_ONE,
    ASK_MOVE_NOW,
    ASK_PICK_BATTLEGROUND,
    ASK_PICK_PATH,
    ASK_PLACE,
    ASK_REFUSED_LOSS,
    ASK_RIDE,
    ASK_RING_ELIMINATE,
    ASK_RING_FORSAKE,
    ASK_SUPPORT,
    ASK_TAKE,
    ASK_TURN,
    ASK_WIELDER,
    ASK_WINNOW,
    WORD_AGREE,
    WORD_CARD,
    WORD_CYCLE,
    WORD_DECK_TOP,
    WORD_FROM_RESERVE,
    WORD_LOCATION,
    WORD_MOVE,
    WORD_PLAY,
    WORD_RING,
    WORD_STRIKE,
    WORD_USE,
    WORD_WINNOW,
    place_of_word,
)

LEAST: Final = -1e9  # below any gain
A_STRIKE: Final = 1.0
USED_IN_VAIN: Final = -1.0  # an action that looks for cards that are not there


def quick_word(state: WotrCardsState, know: Knowledge) -> int:
    """The option that brings most, told without trying any."""
    options = state.options
    if len(options) == 1:
        return options[0]
    sight = Sight(state, know, state.seat)
    best = options[0]
    best_gain = LEAST
    for word in options:
        gain = gain_of_word(sight, word)
        if gain > best_gain:
            best_gain = gain
            best = word
    return best


def gain_of_word(sight: Sight, word: i64) -> float:
    """What an option brings to the player who is asked."""
    state = sight.state
    prompt = state.prompt
    if prompt == ASK_TURN:
        return gain_of_turn(sight, word)
    if word in (PASS, DONE, NO):
        return 0.0
    if word in (YES, WORD_AGREE):
        return sight.w[OF_WORTH_A_YES]
    if prompt in (ASK_PLACE, ASK_MOVE_NOW):
        card: i64 = state.prompt_args[len(state.prompt_args) - 1]
        return sight.gain_at(card, place_of_word(word))
    if prompt == ASK_WIELDER:
        return sight.gain_of_wielder(state.prompt_args[0], word - WORD_CARD)
    if prompt in (ASK_FORSAKE, ASK_RING_FORSAKE):
        return -cost_of_forsaking(sight, word)
    if prompt == ASK_ICONS:
        return sight.gain_of_icons(place_of_word(word), 1.0)
    if prompt in (ASK_PICK_PATH, ASK_PICK_BATTLEGROUND):
        return gain_of_location(sight, word - WORD_LOCATION)
    if prompt == ASK_RIDE:
        return -sight.w[OF_RIDDEN_CARD] * sight.value_of(word - WORD_FROM_RESERVE)
    if WORD_CARD <= word < WORD_LOCATION:
        return gain_of_card(sight, word - WORD_CARD)
    return A_STRIKE if word == WORD_STRIKE else 0.0


def gain_of_card(sight: Sight, card: Card) -> float:
    """What it brings to name a card: to play or take it, to lose it, or to give it away."""
    prompt = sight.state.prompt
    if prompt == ASK_ASIDE_PLAY:
        return sight.gain_of_play(card)
    if prompt == ASK_TAKE:
        return sight.value_of(card)
    if prompt in (ASK_LOSS, ASK_REFUSED_LOSS):
        cause = COMBAT_PATH if sight.state.prompt_args[0] >= LOCATIONS_FROM + FIRST_PATH else COMBAT_FIELD
        loss = sight.loss_in_play(card, cause)
        return -loss if prompt == ASK_LOSS else loss
    if prompt in (ASK_ELIMINATE_ONE, ASK_MAY_ELIMINATE_ONE):
        loss = sight.loss_in_play(card, BY_TEXT)
        return -loss if CARD_SIDE[card] == sight.side else loss
    if prompt == ASK_SUPPORT:
        return float(LEADER_DEFENCE[card])
    if prompt == ASK_INSTEAD:
        return float(card)  # the item's text, which saves all the items
    if prompt == ASK_WINNOW:
        return -sight.loss_of(card, WINNOWED)
    if prompt == ASK_RING_ELIMINATE:
        return -sight.loss_of(card, BY_TEXT)
    return -sight.use_of(card)


def cost_of_forsaking(sight: Sight, word: i64) -> float:
    """What it costs to forsake a card from hand, from reserve, or from the top of the deck."""
    if word == WORD_DECK_TOP:
        return sight.w[OF_AN_UNSEEN_CARD] * sight.future
    if word >= WORD_FROM_RESERVE:
        card = word - WORD_FROM_RESERVE
        return sight.w[OF_FORSAKEN_FROM_RESERVE] * sight.loss_in_play(card, FORSAKEN_RESERVE) + sight.gain_in_reserve(
            card
        )
    return sight.card_less() + sight.loss_of(word - WORD_CARD, FORSAKEN_HAND)


def gain_of_location(sight: Sight, location: Location) -> float:
    """What it brings to activate a location: its text, its points if it falls to us, those the enemy has for it."""
    gain = sight.mine(LOCATION_VALUES[location])
    points = float(LOCATION_POINTS[location])
    if location >= FIRST_PATH:
        return gain + sight.mine(
            sight.w[OF_PATH_POINT] * points + sight.w[OF_PATH_ICON] * float(LOCATION_DEFENCE[location])
        )
    state = sight.state
    if state.area_fields[other_side(sight.side)] >> location & 1:
        gain += sight.w[OF_RETAKEN_POINT] * points
    elif state.area_fields[sight.side] >> location & 1:
        gain -= sight.w[OF_RISKED_POINT] * points
    return gain + (sight.w[OF_DEFENDED_POINT] * points if FIELD_SIDE[location] == sight.side else 0.0)


# Turns


def gain_of_turn(sight: Sight, word: i64) -> float:
    """What an action of a turn brings; to pass brings nothing."""
    if word >= WORD_USE:
        return gain_of_use(sight, word - WORD_USE)
    if word >= WORD_MOVE:
        card = word - WORD_MOVE
        return sight.w[OF_A_MOVE] + sight.best_entry(card) - sight.gain_in_reserve(card)
    if word >= WORD_PLAY:
        card = word - WORD_PLAY
        gain = sight.w[OF_A_PLAY] + sight.gain_of_play(card)
        return gain - sight.w[OF_CARDS_OF_A_PLAY] * sight.card_less() - sight.price(card)
    if word == WORD_CYCLE:
        return sight.w[OF_A_CYCLE] - sight.card_less() - sight.price(-1)
    if word == WORD_WINNOW:
        return (
            sight.w[OF_A_CARD]
            - sight.w[OF_CARDS_OF_A_PLAY] * (sight.card_less() + sight.price(-1))
            - sight.w[OF_FOR_GOOD] * sight.rounds
        )
    return gain_of_ring(sight) if word == WORD_RING else 0.0


def gain_of_ring(sight: Sight) -> float:
    """The ring token: two cards for a point at the end, or each round one card more, the best of three."""
    if sight.state.lineup.rings[sight.seat] == RING_ONCE:
        return (
            sight.w[OF_CARDS_OF_RING] * sight.w[OF_A_CARD] + sight.w[OF_RING_IN_TIME] - sight.w[OF_A_POINT_AT_THE_END]
        )
    return sight.w[OF_CARDS_OF_EVERY_RING] * sight.w[OF_A_CARD]


def gain_of_use(sight: Sight, card: Card) -> float:
    """The printed action of a card; most cost the card itself, which leaves the reserve."""
    if used_in_vain(sight.state, sight.seat, card):
        return USED_IN_VAIN
    gain = sight.w[OF_ACTIONS] * ACTION_VALUES[card]
    if card in sight.state.reserve(sight.state.keeper(card)):
        gain -= sight.gain_in_reserve(card)
    return gain
