"""Why something cannot be done: cards that are covered or turned down, prices that are too high."""

from westmarch.core.bits import bits
from westmarch.core.hidden.view import Hindrance, number
from westmarch.core.words import Thing
from westmarch.games.duel.components import CARD_COST, CARD_IDS, CHAIN_AT, CHAIN_IDS, CHAPTER_ROOM, TILE_IDS, Card
from westmarch.games.duel.rules.payment import card_price, tile_price
from westmarch.games.duel.state import EMPTY, FACE_DOWN, DuelState, Side
from westmarch.games.duel.words import ASK_TURN


def hindrances(state: DuelState) -> list[Hindrance]:
    """What hinders the side whose turn it is."""
    if state.prompt != ASK_TURN:
        return []
    side = state.side(state.seat)
    found: list[Hindrance] = []
    for slot, card in enumerate(state.display):
        if card == FACE_DOWN:
            found.append(Hindrance(Thing("slot", str(slot)), "face_down"))
        elif card != EMPTY and not state.available >> (card - CHAPTER_ROOM * state.chapter) & 1:
            found.append(Hindrance(Thing("card", CARD_IDS[card]), "covered"))
        elif card != EMPTY and card_price(side, card) > side.coins:
            found.append(too_dear(side, card))
    for tile in bits(state.tiles):
        lack = int(tile_price(side, tile) - side.coins)
        if lack > 0:
            found.append(Hindrance(Thing("tile", TILE_IDS[tile]), "too_dear", (number(lack),)))
    return found


def too_dear(side: Side, card: Card) -> Hindrance:
    """How many coins are lacking for a card, and which chain would make it free."""
    lack = number(int(card_price(side, card) - side.coins))
    chain = CARD_COST[card] >> CHAIN_AT
    thing = Thing("card", CARD_IDS[card])
    if chain == 0:
        return Hindrance(thing, "too_dear", (lack,))
    return Hindrance(thing, "too_dear_unchained", (lack, Thing("chain", CHAIN_IDS[chain - 1])))
