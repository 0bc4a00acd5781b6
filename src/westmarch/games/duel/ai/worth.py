"""What a position of Duel is worth: the weights of all that the two sides have, and of what lies open to them."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.bits import lowest, ones
from westmarch.games.duel.ai.features import (
    AT_BEST,
    AT_CHAINS,
    AT_CHOICES,
    AT_COINS,
    AT_ENEMY_BEST,
    AT_EXTRA_TURN,
    AT_FAR_QUEST,
    AT_FELLOWSHIP,
    AT_FIRM,
    AT_FORTRESSES,
    AT_HALVES,
    AT_NEAR_QUEST,
    AT_PEOPLES,
    AT_PRESENCE,
    AT_QUEST,
    AT_SKILLS,
    AT_THREAT,
    AT_THREATS,
    AT_TILE_PRICES,
    AT_TURN,
    AT_UNITS,
    MOST_COINS,
    MOST_SYMBOLS,
    TOKEN_AT,
)
from westmarch.games.duel.ai.gains import CARD_BOONS, gain_of_card, gain_of_tile, worth_of_lead
from westmarch.games.duel.ai.weights import CERTAIN, MOST_GAIN, SCARCE_RINGS, SURE, WIN
from westmarch.games.duel.components import (
    CARD_COST,
    CARD_ROOM,
    CHAIN_AT,
    CHAIN_IDS,
    CHAPTER_CARDS,
    CHAPTER_ROOM,
    CHAPTERS,
    FELLOWSHIP,
    HOBBITS_1,
    NOT_OVER,
    PEOPLES_TO_WIN,
    QUEST_GOAL,
    SKILLS,
    UNITS_A_SIDE,
    Chapter,
    Region,
    Tile,
)
from westmarch.games.duel.rules.payment import card_price, tile_price
from westmarch.games.duel.state import SHARED, DuelState, Side

PEOPLE_BITS: Final = 0x555  # the lowest bit of each people's two


def freed_cards() -> list[int]:
    """The card that each chain symbol makes free."""
    freed = [0] * len(CHAIN_IDS)
    for card in range(CARD_ROOM):
        if CARD_COST[card] >> CHAIN_AT:
            freed[(CARD_COST[card] >> CHAIN_AT) - 1] = card
    return freed


def peoples_after() -> list[int]:
    """For each chapter the peoples that later chapters bring, in the lowest of each people's two bits."""
    after = [0] * CHAPTERS
    for card in range(CARD_ROOM):
        people = int(CARD_BOONS[card].people)
        for chapter in range(card // CHAPTER_ROOM):
            if people >= 0:
                after[chapter] |= 1 << 2 * people
    return after


def rings_after() -> list[int]:
    """For each chapter the rings on the cards of later ones."""
    return [
        sum([int(boon.rings) for boon in CARD_BOONS[CHAPTER_ROOM * (chapter + 1) :]]) for chapter in range(CHAPTERS)
    ]


FREED_CARDS: Final[list[int]] = freed_cards()
PEOPLES_AFTER: Final[list[int]] = peoples_after()
RINGS_AFTER: Final[list[int]] = rings_after()


def worth(state: DuelState, w: list[float]) -> float:
    """What a position is worth for the Fellowship: about the logarithm of its odds."""
    if state.outcome != NOT_OVER:
        return 0.0 if state.winner == SHARED else WIN if state.winner == FELLOWSHIP else -WIN
    fellowship = state.fellowship
    sauron = state.sauron
    chapter = state.chapter
    # The cards of this chapter that may still be played: in the display, or hidden.
    to_come: i64 = CHAPTER_CARDS[chapter] & ~(
        fellowship.cards[chapter] | sauron.cards[chapter] | state.discard[chapter]
    )
    rings: i64 = RINGS_AFTER[chapter]
    peoples: i64 = PEOPLES_AFTER[chapter]
    card = CHAPTER_ROOM * chapter
    left = to_come
    while left:
        if left & 1:
            boon = CARD_BOONS[card]
            rings += boon.rings
            if boon.people >= 0:
                one: i64 = 1
                peoples |= one << 2 * boon.people
        left >>= 1
        card += 1
    return (
        w[AT_FELLOWSHIP]
        + worth_of_side(state, fellowship, to_come, rings, peoples, w)
        - worth_of_side(state, sauron, to_come, rings, peoples, w)
        + worth_of_lead(ones(fellowship.presence()) - ones(sauron.presence()), w)
        + (worth_of_turn(state, w) if state.active == FELLOWSHIP else -worth_of_turn(state, w))
    )


def worth_of_side(state: DuelState, side: Side, to_come: i64, rings: i64, peoples: i64, w: list[float]) -> float:
    """What a side has."""
    return (
        w[AT_COINS + min(side.coins, MOST_COINS)]
        + worth_of_quest(side, rings, w)
        + worth_of_peoples(side, peoples, w)
        + worth_on_map(side, w)
        + worth_of_skills(side, w)
        + worth_of_chains(side, state.chapter, to_come, w)
        + worth_of_tokens(side, w)
        + w[AT_TILE_PRICES] * float(tile_prices(side, state.tiles))
    )


def worth_of_quest(side: Side, rings: i64, w: list[float]) -> float:
    """How far a side has come on the quest track, if the cards to come can bring it to the goal."""
    to_spare = rings + side.quest - QUEST_GOAL
    if to_spare < 0:
        return w[AT_FAR_QUEST]
    if to_spare < SCARCE_RINGS:
        return w[AT_QUEST + side.quest] + w[AT_NEAR_QUEST]
    return w[AT_QUEST + side.quest]


def worth_of_peoples(side: Side, to_come: i64, w: list[float]) -> float:
    """The different peoples of a side, if the cards to come can bring all; and those that may soon bring a token."""
    once = side.peoples & PEOPLE_BITS & ~(side.peoples >> 1)
    total = w[AT_HALVES] * float(ones(once & to_come)) if once else 0.0
    have = (side.peoples | side.peoples >> 1) & PEOPLE_BITS
    eagle: i64 = 1 if side.tokens & HOBBITS_1 else 0
    if ones(have | to_come) + eagle >= PEOPLES_TO_WIN:
        total += w[AT_PEOPLES + ones(have) + eagle]
    return total


def worth_on_map(side: Side, w: list[float]) -> float:
    """A side's units, fortresses and presence."""
    strong = side.fortresses
    region: Region = 0
    units = side.units
    while units:
        if units & 14:
            one: i64 = 1
            strong |= one << region
        units >>= 4
        region += 1
    return (
        w[AT_PRESENCE + ones(side.presence())]
        + w[AT_UNITS] * float(UNITS_A_SIDE - side.supply)
        + w[AT_FIRM] * float(ones(strong))
        + w[AT_FORTRESSES] * float(ones(side.fortresses))
    )


def worth_of_skills(side: Side, w: list[float]) -> float:
    """A side's skills."""
    total = 0.0
    at: i64 = AT_SKILLS
    skills = side.skills
    while at < AT_SKILLS + SKILLS * (MOST_SYMBOLS + 1):
        total += w[at + min(skills & 15, MOST_SYMBOLS)]
        skills >>= 4
        at += MOST_SYMBOLS + 1
    if side.choices & 1:
        total += w[AT_CHOICES]
    if side.choices & 2:
        total += w[AT_CHOICES + 1]
    return total


def worth_of_chains(side: Side, chapter: Chapter, to_come: i64, w: list[float]) -> float:
    """The chain symbols whose cards may still come."""
    total = 0.0
    chains = side.chains
    at: i64 = 0
    while chains:
        if chains & 1:
            place = FREED_CARDS[at] - CHAPTER_ROOM * chapter
            if place >= CHAPTER_ROOM or (place >= 0 and to_come >> place & 1):
                total += w[AT_CHAINS + at]
        chains >>= 1
        at += 1
    return total


def worth_of_tokens(side: Side, w: list[float]) -> float:
    """The tokens that last."""
    total = 0.0
    tokens = side.tokens
    while tokens:
        at: i64 = TOKEN_AT[lowest(tokens)]
        if at >= 0:
            total += w[at]
        tokens &= tokens - 1
    return total


def tile_prices(side: Side, tiles: i64) -> i64:
    """What the open locations would cost a side together."""
    coins: i64 = 0
    tile: Tile = 0
    while tiles >> tile:
        if tiles >> tile & 1:
            coins += tile_price(side, tile)
        tile += 1
    return coins


def worth_of_turn(state: DuelState, w: list[float]) -> float:
    """What it is worth to have the turn: the best that lies open, less what the other side could do with it."""
    side = state.side(state.active)
    enemy = state.enemy(state.active)
    best = 0.0
    enemy_best = 0.0
    threats: i64 = 0
    card = CHAPTER_ROOM * state.chapter
    available = state.available
    thing: i64 = 0
    while available or state.tiles >> thing:
        gain = 0.0
        enemy_gain = 0.0
        if available:
            if available & 1:
                price = card_price(side, card)
                if price <= side.coins:
                    gain = gain_of_card(side, enemy, card, price, w)
                price = card_price(enemy, card)
                if price <= enemy.coins:
                    enemy_gain = gain_of_card(enemy, side, card, price, w)
            available >>= 1
            card += 1
        else:
            if state.tiles >> thing & 1:
                price = tile_price(side, thing)
                if price <= side.coins:
                    gain = gain_of_tile(side, enemy, thing, price, w)
                price = tile_price(enemy, thing)
                if price <= enemy.coins:
                    enemy_gain = gain_of_tile(enemy, side, thing, price, w)
            thing += 1
        best = max(best, gain)
        if enemy_gain > CERTAIN:
            threats += 1
        else:
            enemy_best = max(enemy_best, enemy_gain)
    if best > CERTAIN:
        return SURE
    total = w[AT_TURN] + w[AT_EXTRA_TURN] * float(state.extra_turns)
    total += w[AT_BEST] * min(best, MOST_GAIN) - w[AT_ENEMY_BEST] * min(enemy_best, MOST_GAIN)
    if threats > 0:
        total -= w[AT_THREAT] if threats == 1 else w[AT_THREATS]
    return total
