"""Cards in hand: drawing, discarding, playing, and the limit of six (rules 16, 17, 35)."""

from typing import final

from mypy_extensions import i64

from westmarch.core.bits import bits, ones
from westmarch.core.state import Step, all_but, only
from westmarch.games.wotr_board.cards.book import STAYS
from westmarch.games.wotr_board.components import CARD_BIT, CARD_POOL, FIRST_CARD, HAND_LIMIT, Card, Pool, Side
from westmarch.games.wotr_board.secrets.knowledge import (
    came_from_table,
    discarded_before_enemy,
    moved_unseen,
    shown_from,
)
from westmarch.games.wotr_board.state import (
    COMBAT,
    DECK,
    DISCARD,
    HAND,
    SPENT,
    TABLE,
    ZONES,
    WotrBoardState,
)
from westmarch.games.wotr_board.words import (
    ASK_DISCARD,
    TOLD_DISCARDED,
    TOLD_DISCARDED_CARD,
    TOLD_DREW,
    TOLD_DREW_CARD,
    WORD_CARD,
)


def pile(state: WotrBoardState, pool: Pool, zone: i64) -> i64:
    """The cards of a deck that lie in a zone, a bit each."""
    return state.cards[pool * ZONES + zone]


def shift(state: WotrBoardState, card: Card, source: i64, target: i64) -> None:
    """Move a card between zones; what is known of it is another matter."""
    at = CARD_POOL[card] * ZONES
    state.cards[at + source] &= ~CARD_BIT[card]
    state.cards[at + target] |= CARD_BIT[card]
    state.changed()


# Verbs


def draw(state: WotrBoardState, side: Side, deck: i64) -> None:
    """A side draws a card from one of its decks; an empty deck gives nothing."""
    pool = side * 2 + deck
    slots = bits(pile(state, pool, DECK))
    if not slots:
        return
    card = FIRST_CARD[pool] + slots[state.random(len(slots))]
    shift(state, card, DECK, HAND)
    moved_unseen(state, pool, DECK, HAND)
    viewer = state.viewers[side]
    state.tell_only(only(viewer), TOLD_DREW_CARD, side, card)
    state.tell_only(all_but(viewer), TOLD_DREW, side, deck)


def discard_unseen(state: WotrBoardState, card: Card) -> None:
    """A card goes from hand face down to the discards."""
    pool: Pool = CARD_POOL[card]
    side = pool // 2
    shift(state, card, HAND, DISCARD)
    moved_unseen(state, pool, HAND, DISCARD)
    viewer = state.viewers[side]
    state.tell_only(only(viewer), TOLD_DISCARDED_CARD, side, card)
    state.tell_only(all_but(viewer), TOLD_DISCARDED, side, pool % 2)


def discard_before_enemy(state: WotrBoardState, card: Card) -> None:
    """A card goes face down from hand to the discards, and besides its owner the enemy knows which."""
    pool: Pool = CARD_POOL[card]
    side = pool // 2
    shift(state, card, HAND, DISCARD)
    discarded_before_enemy(state, card)
    both = only(state.viewers[side]) | only(state.viewers[1 - side])
    state.tell_only(both, TOLD_DISCARDED_CARD, side, card)
    state.tell_only(~both, TOLD_DISCARDED, side, pool % 2)


def show_from_hand(state: WotrBoardState, card: Card) -> None:
    """A card is played from hand for all to see: to the table if it stays there, else to the discards."""
    shift(state, card, HAND, TABLE if STAYS[card] else SPENT)
    shown_from(state, card, HAND)


def choose_for_combat(state: WotrBoardState, card: Card, fits: i64) -> None:
    """A card from hand is laid face down for the round; the others know which cards would have been allowed."""
    pool: Pool = CARD_POOL[card]
    shift(state, card, HAND, COMBAT)
    moved_unseen(state, pool, HAND, COMBAT, fits)


def choose_from_table(state: WotrBoardState, card: Card) -> None:
    """A card on the table is used for the round."""
    shift(state, card, TABLE, COMBAT)
    came_from_table(state, card)


def turn_up(state: WotrBoardState, card: Card) -> None:
    """A combat card is shown."""
    shift(state, card, COMBAT, SPENT)
    shown_from(state, card, COMBAT)


def hand_size(state: WotrBoardState, side: Side) -> i64:
    """How many cards a side holds."""
    return ones(pile(state, side * 2, HAND)) + ones(pile(state, side * 2 + 1, HAND))


@final
class DiscardToSix(Step[WotrBoardState]):
    """A side with more than six cards discards at once."""

    def __init__(self, side: Side = 0) -> None:
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


def draw_to_limit(state: WotrBoardState, side: Side, deck: i64, n: i64 = 1) -> None:
    """Draw cards, then discard down to six."""
    state.push(DiscardToSix(side))
    for _ in range(n):
        draw(state, side, deck)
