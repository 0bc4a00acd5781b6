"""What a card or tile costs a side now (rules 16-32). The cheapest payment is found by arithmetic on packed skills."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.bits import ones
from westmarch.games.duel.components import (
    CARD_COST,
    CHAIN_AT,
    COINS_AT,
    CRAFT_CHOICE,
    CRAFT_SKILLS,
    DWARVES_1,
    ELVES_3,
    LORE_CHOICE,
    LORE_SKILLS,
    TILE_NEEDS,
    Card,
    Tile,
)
from westmarch.games.duel.state import Side

ALL_SKILLS: Final = 0xFFFFF
HIGH_BITS: Final = 0x88888  # the highest bit of each skill's four


def lacking(side: Side, needs: i64) -> i64:
    """The skills of `needs` that all-giving grey cards do not cover, packed. No count reaches 8 (rule 17)."""
    difference = (needs | HIGH_BITS) - side.skills
    enough = difference & HIGH_BITS
    return difference & (enough - (enough >> 3))


def missing_symbols(side: Side, needs: i64) -> i64:
    """How many needed symbols the side must buy, choice cards and the wild skill used at their best (rules 18 and 20)."""
    lack = lacking(side, needs)
    if lack == 0:
        return 0
    missing = (lack & 15) + (lack >> 4 & 15) + (lack >> 8 & 15) + (lack >> 12 & 15) + (lack >> 16 & 15)
    if side.choices & LORE_CHOICE and lack & LORE_SKILLS:
        missing -= 1
    if side.choices & CRAFT_CHOICE and lack & CRAFT_SKILLS:
        missing -= 1
    if side.tokens & ELVES_3 and missing > 0:
        missing -= 1
    return missing


def chain_frees(side: Side, cost: i64) -> bool:
    """Whether a chain symbol of the side makes a card of this cost free (rules 23-25)."""
    chain = cost >> CHAIN_AT
    return chain > 0 and side.chains >> (chain - 1) & 1 != 0


def chained(side: Side, card: Card) -> bool:
    """Whether a card is free for this side through a chain."""
    return chain_frees(side, CARD_COST[card])


def card_price(side: Side, card: Card) -> i64:
    """The coins a side pays for a card (rules 16-19)."""
    cost: i64 = CARD_COST[card]
    if cost == 0 or chain_frees(side, cost):
        return 0
    return (cost >> COINS_AT & 15) + missing_symbols(side, cost & ALL_SKILLS)


def surcharge(side: Side) -> i64:
    """The coins a location costs for the fortresses that the side has on the map (rules 30-32)."""
    return 0 if side.tokens & DWARVES_1 else ones(side.fortresses)


def tile_price(side: Side, tile: Tile) -> i64:
    """The coins a side pays for a location (rule 30)."""
    needs: i64 = TILE_NEEDS[tile]
    return surcharge(side) + missing_symbols(side, needs)
