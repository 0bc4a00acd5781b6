"""Cards: drawing, discarding, playing, and what others may know of them afterwards."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step, all_but, only
from westmarch.games.wotr_board.cards import CARD_BIT, CARD_POOL, FIRST_CARD, STAYS
from westmarch.games.wotr_board.components import HAND_LIMIT
from westmarch.games.wotr_board.state import (
    COMBAT,
    DECK,
    DISCARD,
    ENEMY,
    HAND,
    HIDDEN_ZONES,
    SPECTATOR,
    SPENT,
    TABLE,
    ZONES,
    WotrBoardState,
)
from westmarch.games.wotr_board.vocabulary import WORD_CARD, asking, told

EVERY_CARD: Final = (1 << 30) - 1
ASK_DISCARD: Final = asking("discard")
TOLD_DREW: Final = told("drew")
TOLD_DREW_CARD: Final = told("drew_card")
TOLD_DISCARDED: Final = told("discarded")
TOLD_DISCARDED_CARD: Final = told("discarded_card")


def pile(state: WotrBoardState, pool: i64, zone: i64) -> i64:
    """The cards of a deck that lie in a zone, a bit each."""
    return state.cards[pool * ZONES + zone]


def slots_of(mask: i64) -> list[int]:
    """The slots of a pile."""
    return [slot for slot in range(30) if mask >> slot & 1]


def shift(state: WotrBoardState, card: i64, source: i64, target: i64) -> None:
    """Move a card between zones; what is known of it is another matter."""
    at = CARD_POOL[card] * ZONES
    state.cards[at + source] &= ~CARD_BIT[card]
    state.cards[at + target] |= CARD_BIT[card]
    state.changed()


# What others know


def forget_empty(state: WotrBoardState, pool: i64) -> None:
    """Where nothing lies nothing may lie."""
    for zone in range(HIDDEN_ZONES):
        if state.cards[pool * ZONES + zone] == 0:
            for who in (ENEMY, SPECTATOR):
                state.known[(pool * 2 + who) * HIDDEN_ZONES + zone] = 0


def moved_unseen(state: WotrBoardState, pool: i64, source: i64, target: i64, fits: i64 = EVERY_CARD) -> None:
    """One of the cards that fit went from one hidden zone to another, and only its owner saw which."""
    for who in (ENEMY, SPECTATOR):
        at = (pool * 2 + who) * HIDDEN_ZONES
        state.known[at + target] |= state.known[at + source] & fits
    forget_empty(state, pool)


def shown(state: WotrBoardState, card: i64) -> None:
    """Everybody sees where a card is now."""
    pool: i64 = CARD_POOL[card]
    for at in range(pool * 2 * HIDDEN_ZONES, (pool + 1) * 2 * HIDDEN_ZONES):
        state.known[at] &= ~CARD_BIT[card]
    forget_empty(state, pool)
    state.disclosed()


def looked_at_hand(state: WotrBoardState, side: i64) -> None:
    """The enemy has seen a side's hand."""
    for pool in (side * 2, side * 2 + 1):
        hand = pile(state, pool, HAND)
        at = (pool * 2 + ENEMY) * HIDDEN_ZONES
        for zone in range(HIDDEN_ZONES):
            state.known[at + zone] = hand if zone == HAND else state.known[at + zone] & ~hand
    state.disclosed()


# Verbs


def draw(state: WotrBoardState, side: i64, deck: i64) -> None:
    """A side draws a card from one of its decks; an empty deck gives nothing."""
    pool = side * 2 + deck
    slots = slots_of(pile(state, pool, DECK))
    if not slots:
        return
    card = FIRST_CARD[pool] + slots[state.random(len(slots))]
    shift(state, card, DECK, HAND)
    moved_unseen(state, pool, DECK, HAND)
    viewer = state.viewers[side]
    state.tell_only(only(viewer), TOLD_DREW_CARD, side, card)
    state.tell_only(all_but(viewer), TOLD_DREW, side, deck)


def discard_unseen(state: WotrBoardState, card: i64) -> None:
    """A card goes from hand face down to the discards."""
    pool: i64 = CARD_POOL[card]
    side = pool // 2
    shift(state, card, HAND, DISCARD)
    moved_unseen(state, pool, HAND, DISCARD)
    viewer = state.viewers[side]
    state.tell_only(only(viewer), TOLD_DISCARDED_CARD, side, card)
    state.tell_only(all_but(viewer), TOLD_DISCARDED, side, pool % 2)


def discard_before_enemy(state: WotrBoardState, card: i64) -> None:
    """A card goes face down from hand to the discards, and besides its owner the enemy knows which."""
    pool: i64 = CARD_POOL[card]
    side = pool // 2
    enemy_knows = state.known[pool * 2 * HIDDEN_ZONES + DISCARD] | CARD_BIT[card]
    shift(state, card, HAND, DISCARD)
    moved_unseen(state, pool, HAND, DISCARD)
    at = (pool * 2 + ENEMY) * HIDDEN_ZONES
    state.known[at + HAND] &= ~CARD_BIT[card]
    state.known[at + DISCARD] = enemy_knows
    both = only(state.viewers[side]) | only(state.viewers[1 - side])
    state.tell_only(both, TOLD_DISCARDED_CARD, side, card)
    state.tell_only(~both, TOLD_DISCARDED, side, pool % 2)


def show_from_hand(state: WotrBoardState, card: i64) -> None:
    """A card is played from hand for all to see: to the table if it stays there, else to the discards."""
    shift(state, card, HAND, TABLE if STAYS[card] else SPENT)
    shown(state, card)


def choose_for_combat(state: WotrBoardState, card: i64, fits: i64) -> None:
    """A card from hand is laid face down for the round; the others know which cards would have been allowed."""
    pool: i64 = CARD_POOL[card]
    shift(state, card, HAND, COMBAT)
    moved_unseen(state, pool, HAND, COMBAT, fits)


def choose_from_table(state: WotrBoardState, card: i64) -> None:
    """A card on the table is used for the round."""
    shift(state, card, TABLE, COMBAT)
    pool: i64 = CARD_POOL[card]
    for who in (ENEMY, SPECTATOR):
        state.known[(pool * 2 + who) * HIDDEN_ZONES + COMBAT] = CARD_BIT[card]


def turn_up(state: WotrBoardState, card: i64) -> None:
    """A combat card is shown."""
    shift(state, card, COMBAT, SPENT)
    shown(state, card)


def hand_size(state: WotrBoardState, side: i64) -> i64:
    """How many cards a side holds."""
    return len(slots_of(pile(state, side * 2, HAND))) + len(slots_of(pile(state, side * 2 + 1, HAND)))


@final
class DiscardToSix(Step[WotrBoardState]):
    """A side with more than six cards discards at once."""

    def __init__(self, side: i64 = 0) -> None:
        self.side = side

    def run(self, state: WotrBoardState) -> bool:
        over = hand_size(state, self.side) - HAND_LIMIT
        if over <= 0:
            return False
        options = [WORD_CARD + card for card in state.hand(self.side)]
        return state.ask(self, self.side, ASK_DISCARD, options, (int(over),), always=True)

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.push(self)
        discard_unseen(state, word - WORD_CARD)

    def fields(self) -> tuple[object, ...]:
        return (self.side,)


def draw_to_limit(state: WotrBoardState, side: i64, deck: i64, n: i64 = 1) -> None:
    """Draw cards, then discard down to six."""
    state.push(DiscardToSix(side))
    for _ in range(n):
        draw(state, side, deck)
