"""What others know of hidden cards: the accounts that the enemy and a spectator keep of each deck (rules 17, 89).

Backs are public, and every card is there once. An account is the row of masks of `core.hidden.knowledge`.
"""

from mypy_extensions import i64

from westmarch.core.hidden import knowledge
from westmarch.games.wotr_board.components import CARD_BIT, CARD_POOL, POOL_SIDE, Card, Pool, Side
from westmarch.games.wotr_board.state import (
    COMBAT,
    DISCARD,
    ENEMY,
    HAND,
    HIDDEN_ZONES,
    SPECTATOR,
    ZONES,
    WotrBoardState,
)


def account(pool: Pool, who: i64) -> i64:
    """Where in `state.known` the account begins that somebody keeps of a deck."""
    return (pool * 2 + who) * HIDDEN_ZONES


def account_of(state: WotrBoardState, pool: int, viewer: int) -> int:
    """Where the account of a deck begins that a person knows who does not hold it."""
    who = ENEMY if state.viewers[1 - POOL_SIDE[pool]] == viewer else SPECTATOR
    return int(account(pool, who))


def forget_empty(state: WotrBoardState, pool: Pool) -> None:
    """Where nothing lies nothing may lie."""
    for zone in range(HIDDEN_ZONES):
        if state.cards[pool * ZONES + zone] == 0:
            for who in (ENEMY, SPECTATOR):
                knowledge.emptied(state.known, account(pool, who), zone)


def moved_unseen(state: WotrBoardState, pool: Pool, source: i64, target: i64, fits: int = -1) -> None:
    """One of the cards that fit went from one hidden zone to another, and only its owner saw which."""
    for who in (ENEMY, SPECTATOR):
        knowledge.moved_unseen(state.known, account(pool, who), source, target, fits)
    forget_empty(state, pool)


def shown_from(state: WotrBoardState, card: Card, zone: i64) -> None:
    """A card has left a hidden zone, and everybody sees where it is now."""
    pool: Pool = CARD_POOL[card]
    for who in (ENEMY, SPECTATOR):
        knowledge.seen_leaving(state.known, account(pool, who), HIDDEN_ZONES, zone, CARD_BIT[card])
    forget_empty(state, pool)
    state.disclosed()


def came_from_table(state: WotrBoardState, card: Card) -> None:
    """A card that everybody saw on the table now lies among the hidden combat cards."""
    pool: Pool = CARD_POOL[card]
    for who in (ENEMY, SPECTATOR):
        knowledge.seen_coming(state.known, account(pool, who), HIDDEN_ZONES, COMBAT, CARD_BIT[card])


def discarded_before_enemy(state: WotrBoardState, card: Card) -> None:
    """A card went face down from hand to the discards; the enemy knows which, a spectator does not."""
    pool: Pool = CARD_POOL[card]
    enemy = account(pool, ENEMY)
    knowledge.seen_leaving(state.known, enemy, HIDDEN_ZONES, HAND, CARD_BIT[card])
    knowledge.seen_coming(state.known, enemy, HIDDEN_ZONES, DISCARD, CARD_BIT[card])
    knowledge.moved_unseen(state.known, account(pool, SPECTATOR), HAND, DISCARD)
    forget_empty(state, pool)


def looked_at_hand(state: WotrBoardState, side: Side) -> None:
    """The enemy has seen a side's hand."""
    for pool in (side * 2, side * 2 + 1):
        hand = state.cards[pool * ZONES + HAND]
        enemy = account(pool, ENEMY)
        for zone in range(HIDDEN_ZONES):
            state.known[enemy + zone] = hand if zone == HAND else state.known[enemy + zone] & ~hand
    state.disclosed()
