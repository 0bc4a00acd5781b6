"""The turn: play a card, discard one or take a location, then hand over (rules 9-15)."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.bits import lowest
from westmarch.core.state import Step, WordNumber
from westmarch.games.duel.components import CHAPTER_ROOM, CHAPTERS, MEN_3, TILE_NEEDS, Card, Tile
from westmarch.games.duel.rules.effects import CARD_EFFECT, TILE_EFFECT
from westmarch.games.duel.rules.payment import card_price, chained, missing_symbols, surcharge, tile_price
from westmarch.games.duel.rules.verbs import (
    add_card,
    close_chapter,
    deal_chapter,
    gain_coins,
    pay,
    refill_tiles,
    take_from_display,
    turn_up_uncovered,
)
from westmarch.games.duel.rules.victory import compare_presence
from westmarch.games.duel.state import DuelState, put_in
from westmarch.games.duel.words import (
    ASK_TURN,
    CARD_PLAYED,
    DISCARD,
    ONE_NUMBER,
    PLAY,
    TAKE,
    TILE_TAKEN,
    TOLD_CHAINED,
    TOLD_DISCARDED,
    TOLD_PLAYED,
    TOLD_TOOK_TILE,
)


@final
class Turn(Step[DuelState]):
    """The main choice: play a card, discard one, or take a location (rules 10 and 12)."""

    def run(self, state: DuelState) -> bool:
        side = state.side(state.active)
        coins = side.coins
        first = CHAPTER_ROOM * state.chapter
        options: list[int] = []
        available = state.available
        while available:
            card = first + lowest(available)
            if card_price(side, card) <= coins:
                options.append(PLAY + 2 * card)
            options.append(DISCARD + 2 * card)
            available &= available - 1
        tiles = state.tiles
        if tiles:
            coins -= surcharge(side)
        while tiles:
            tile = lowest(tiles)
            if missing_symbols(side, TILE_NEEDS[tile]) <= coins:
                options.append(TAKE + tile)
            tiles &= tiles - 1
        return state.ask(self, state.active, ASK_TURN, options, ONE_NUMBER[state.chapter], True)

    def answer(self, state: DuelState, word: WordNumber) -> None:
        state.push(END_TURN)
        if word >= TAKE:
            take_tile(state, word - TAKE)
        elif word & 1:
            discard_card(state, (word - DISCARD) >> 1)
        else:
            play_card(state, (word - PLAY) >> 1)


def play_card(state: DuelState, card: Card) -> None:
    """Pay for a card of the display and play it (rules 14 and 21)."""
    seat = state.active
    side = state.side(seat)
    chain = chained(side, card)
    price = card_price(side, card)
    pay(state, seat, price)
    take_from_display(state, card)
    if chain:
        state.tell(TOLD_CHAINED, seat, card)
    else:
        state.tell(TOLD_PLAYED, seat, card, price)
    bring_into_play(state, card, chain)


def bring_into_play(state: DuelState, card: Card, chain: bool) -> None:
    """A card comes into the play area: first its own effect, then the tokens that react to it."""
    state.announce(CARD_PLAYED, card, chain)
    state.push_all(CARD_EFFECT[card])
    add_card(state, state.active, card)


def discard_card(state: DuelState, card: Card) -> None:
    """Discard a card of the display for coins: as many as the chapter's number, twice that with men-3 (rules 28-29)."""
    take_from_display(state, card)
    put_in(state.discard, card)
    income = state.chapter + 1
    if state.side(state.active).tokens & MEN_3:
        income *= 2
    state.tell(TOLD_DISCARDED, state.active, card, income)
    gain_coins(state, state.active, income)


def take_tile(state: DuelState, tile: Tile) -> None:
    """Pay for a location and use it (rules 30 and 33)."""
    seat = state.active
    side = state.side(seat)
    price = tile_price(side, tile)
    one: i64 = 1
    pay(state, seat, price)
    state.tiles &= ~(one << tile)
    side.tiles |= one << tile
    state.tell(TOLD_TOOK_TILE, seat, tile, price)
    state.announce(TILE_TAKEN, tile)
    state.push_all(TILE_EFFECT[tile])


@final
class EndTurn(Step[DuelState]):
    """Turn up what was uncovered, begin the next chapter if this one is done, hand over (rules 9, 13 and 71-76)."""

    def run(self, state: DuelState) -> bool:
        turn_up_uncovered(state)
        if state.present == 0:
            close_chapter(state)
            if state.chapter == CHAPTERS - 1:
                compare_presence(state)
                return False
            deal_chapter(state, state.chapter + 1)
            refill_tiles(state)
        if state.extra_turns > 0:
            state.extra_turns -= 1
        else:
            state.active = 1 - state.active
        state.push(TURN)
        return False


TURN: Final = Turn()

END_TURN: Final = EndTurn()
