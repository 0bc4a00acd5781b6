"""What happens in a game of Duel, step by step: the turn, and the effects that cards, tiles and tokens are made of."""

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from westmarch.core.state import AnyStep, Step
from westmarch.core.words import DONE, NO, YES, YES_NO
from westmarch.games.duel.components import (
    ASK_ANY_MANOEUVRE,
    ASK_BONUS_FORTRESS,
    ASK_BONUS_TURN,
    ASK_BONUS_UNIT,
    ASK_FORTRESS,
    ASK_FROM_DISCARD,
    ASK_GREY,
    ASK_MANOEUVRE,
    ASK_PEOPLE,
    ASK_PLACE,
    ASK_TOKEN,
    ASK_TURN,
    CARD_PLAYED,
    CARDS,
    CARDS_A_CHAPTER,
    CHAPTERS,
    DESTROY,
    DISCARD,
    ELVES_2,
    EVERYWHERE,
    FINE,
    GREY_CARDS,
    MEN_2,
    MEN_3,
    MOVE,
    MOVE_WORDS,
    MOVES,
    ONE_NUMBER,
    PEOPLE,
    PEOPLES,
    PLACE,
    PLACE_WORDS,
    PLAY,
    QUEST_COIN,
    QUEST_FORTRESS,
    QUEST_TURN,
    QUEST_UNIT,
    RAZE,
    RAZE_WORDS,
    REMOVE,
    REMOVE_WORDS,
    TAKE,
    TILE_NEEDS,
    TILE_TAKEN,
    TILES,
    TOKEN,
    TOKENS,
    TOLD_CHAINED,
    TOLD_DISCARDED,
    TOLD_FROM_DISCARD,
    TOLD_PLAYED,
    TOLD_TOOK_TILE,
)
from westmarch.games.duel.payment import card_price, chained, missing_symbols, surcharge, tile_price
from westmarch.games.duel.state import DuelState, lowest, put_in
from westmarch.games.duel.verbs import (
    add_card,
    advance_quest,
    build_fortress,
    cards_to_revive,
    close_chapter,
    deal_chapter,
    destroy_grey_card,
    gain_coins,
    grant_extra_turn,
    grey_cards,
    look_through_discard,
    lose_coins,
    move_unit,
    pay,
    place_units,
    raze_fortress,
    refill_tiles,
    remove_unit,
    show_tokens,
    take_from_discard,
    take_from_display,
    take_token,
    turn_up_uncovered,
)

Steps: TypeAlias = tuple[AnyStep, ...]

# Filled by cards.py.
CARD_EFFECT: Final[list[Steps]] = [()] * CARDS
TILE_EFFECT: Final[list[Steps]] = [()] * TILES
TOKEN_EFFECT: Final[list[Steps]] = [()] * TOKENS


# The turn


@final
class Turn(Step[DuelState]):
    """The main choice: play a card, discard one, or take a location."""

    def run(self, state: DuelState) -> bool:
        side = state.side(state.active)
        coins = side.coins
        first = CARDS_A_CHAPTER * state.chapter
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

    def answer(self, state: DuelState, word: int) -> None:
        state.push(END_TURN)
        if word >= TAKE:
            take_tile(state, word - TAKE)
        elif word & 1:
            discard_card(state, (word - DISCARD) >> 1)
        else:
            play_card(state, (word - PLAY) >> 1)


def play_card(state: DuelState, card: i64) -> None:
    """Pay for a card of the display and play it."""
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


def bring_into_play(state: DuelState, card: i64, chain: bool) -> None:
    """A card comes into the play area: first its own effect, then the tokens that react to it."""
    state.announce(CARD_PLAYED, card, chain)
    state.push_all(CARD_EFFECT[card])
    add_card(state, state.active, card)


def discard_card(state: DuelState, card: i64) -> None:
    """Discard a card of the display for coins: as many as the chapter's number, twice that with men-3."""
    take_from_display(state, card)
    put_in(state.discard, card)
    income = state.chapter + 1
    if state.side(state.active).tokens & MEN_3:
        income *= 2
    state.tell(TOLD_DISCARDED, state.active, card, income)
    gain_coins(state, state.active, income)


def take_tile(state: DuelState, tile: i64) -> None:
    """Pay for a location and use it."""
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
    """Turn up what was uncovered, begin the next chapter where this one is done, hand over the turn."""

    def run(self, state: DuelState) -> bool:
        turn_up_uncovered(state)
        if state.present == 0:
            close_chapter(state)
            if state.chapter == CHAPTERS - 1:
                state.compare_presence()
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


# Coins, turns, quest


@final
class GainCoins(Step[DuelState]):
    """Take coins from the reserve."""

    def __init__(self, amount: i64 = 0) -> None:
        self.amount = amount

    def run(self, state: DuelState) -> bool:
        gain_coins(state, state.active, self.amount)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class EnemyLosesCoins(Step[DuelState]):
    """The opponent gives coins back to the reserve."""

    def __init__(self, amount: i64 = 0) -> None:
        self.amount = amount

    def run(self, state: DuelState) -> bool:
        lose_coins(state, 1 - state.active, self.amount)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class ExtraTurn(Step[DuelState]):
    """Take another turn after this one."""

    def run(self, state: DuelState) -> bool:
        grant_extra_turn(state, state.active)
        return False


@final
class Quest(Step[DuelState]):
    """Advance on the quest track step by step; a bonus is used as soon as it is reached."""

    def __init__(self, rings: i64 = 0) -> None:
        self.rings = rings

    def run(self, state: DuelState) -> bool:
        seat = state.active
        advance_quest(state, seat)
        if self.rings > 1:
            state.push(Quest(self.rings - 1))
        reached = state.side(seat).quest
        if reached == QUEST_COIN:
            gain_coins(state, seat, 1)
        elif reached == QUEST_UNIT:
            state.push(BONUS_UNIT)
        elif reached == QUEST_TURN:
            state.push(BONUS_TURN)
        elif reached == QUEST_FORTRESS:
            state.push(BONUS_FORTRESS)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.rings,)


@final
class BonusUnit(Step[DuelState]):
    """Step 6 of the quest: a unit in any region, if wanted."""

    def run(self, state: DuelState) -> bool:
        if state.side(state.active).supply == 0:
            return False
        return state.ask(self, state.active, ASK_BONUS_UNIT, PLACE_ANYWHERE_OR_NOT)

    def answer(self, state: DuelState, word: int) -> None:
        if word != NO:
            place_units(state, state.active, word - PLACE, 1)


@final
class BonusTurn(Step[DuelState]):
    """Step 9 of the quest: another turn, if wanted."""

    def run(self, state: DuelState) -> bool:
        return state.ask(self, state.active, ASK_BONUS_TURN, YES_NO)

    def answer(self, state: DuelState, word: int) -> None:
        if word == YES:
            grant_extra_turn(state, state.active)


@final
class BonusFortress(Step[DuelState]):
    """Step 12 of the quest: an enemy fortress is removed, if wanted."""

    def run(self, state: DuelState) -> bool:
        fortresses = state.enemy(state.active).fortresses
        if fortresses == 0:
            return False
        return state.ask(self, state.active, ASK_BONUS_FORTRESS, [NO, *RAZE_WORDS[fortresses]])

    def answer(self, state: DuelState, word: int) -> None:
        if word != NO:
            raze_fortress(state, 1 - state.active, word - RAZE)


PLACE_ANYWHERE_OR_NOT: Final[list[int]] = [NO, *PLACE_WORDS[EVERYWHERE]]
BONUS_UNIT: Final = BonusUnit()
BONUS_TURN: Final = BonusTurn()
BONUS_FORTRESS: Final = BonusFortress()


# Units and fortresses


@final
class PlaceUnits(Step[DuelState]):
    """Place units, all in one of some regions."""

    def __init__(self, units: i64 = 0, regions: i64 = 0) -> None:
        self.units = units
        self.regions = regions

    def run(self, state: DuelState) -> bool:
        supply = state.side(state.active).supply
        if supply == 0:
            return False
        return state.ask(self, state.active, ASK_PLACE, PLACE_WORDS[self.regions], ONE_NUMBER[min(self.units, supply)])

    def answer(self, state: DuelState, word: int) -> None:
        place_units(state, state.active, word - PLACE, self.units)

    def fields(self) -> tuple[object, ...]:
        return (self.units, self.regions)


@final
class RaiseArmy(Step[DuelState]):
    """The units of a red card: elves-2 opens every region to them, men-2 adds one."""

    def __init__(self, units: i64 = 0, regions: i64 = 0) -> None:
        self.units = units
        self.regions = regions

    def run(self, state: DuelState) -> bool:
        tokens = state.side(state.active).tokens
        units = self.units + 1 if tokens & MEN_2 else self.units
        regions = EVERYWHERE if tokens & ELVES_2 else self.regions
        state.push(PlaceUnits(units, regions))
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.units, self.regions)


@final
class BuildFortress(Step[DuelState]):
    """A location's fortress."""

    def __init__(self, region: i64 = 0) -> None:
        self.region = region

    def run(self, state: DuelState) -> bool:
        build_fortress(state, state.active, self.region)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.region,)


@final
class RazeFortress(Step[DuelState]):
    """Remove an enemy fortress, if there is one."""

    def run(self, state: DuelState) -> bool:
        fortresses = state.enemy(state.active).fortresses
        return fortresses != 0 and state.ask(self, state.active, ASK_FORTRESS, RAZE_WORDS[fortresses])

    def answer(self, state: DuelState, word: int) -> None:
        raze_fortress(state, 1 - state.active, word - RAZE)


@final
class Manoeuvres(Step[DuelState]):
    """Moves and removals in any order. Moves may be given up with `done`; a removal may not where one is possible."""

    def __init__(self, moves: i64 = 0, removals: i64 = 0) -> None:
        self.moves = moves
        self.removals = removals

    def run(self, state: DuelState) -> bool:
        movable = state.side(state.active).regions_with_units() if self.moves > 0 else 0
        removable = state.enemy(state.active).regions_with_units() if self.removals > 0 else 0
        if removable == 0:
            if movable == 0:
                return False
            options = MOVE_WORDS_OR_DONE[movable]
        elif movable == 0:
            options = REMOVE_WORDS[removable]
        else:
            options = MOVE_WORDS[movable] + REMOVE_WORDS[removable]
        return state.ask(self, state.active, ASK_MANOEUVRE, options, (int(self.moves), int(self.removals)))

    def answer(self, state: DuelState, word: int) -> None:
        if word == DONE:
            return
        if word >= REMOVE:
            state.push(Manoeuvres(self.moves, self.removals - 1))
            remove_unit(state, 1 - state.active, word - REMOVE)
        else:
            state.push(Manoeuvres(self.moves - 1, self.removals))
            make_move(state, word)

    def fields(self) -> tuple[object, ...]:
        return (self.moves, self.removals)


def make_move(state: DuelState, word: int) -> None:
    """Carry out the move that a word names."""
    move = MOVES[word - MOVE]
    move_unit(state, state.active, move[0], move[1])


@final
class PurpleCard(Step[DuelState]):
    """A purple card's manoeuvres: coins first and the rest in any order, or as printed from left to right."""

    def __init__(self, any_order: Steps = (), printed: Steps = ()) -> None:
        self.any_order = any_order
        self.printed = printed

    def run(self, state: DuelState) -> bool:
        state.push_all(self.any_order if state.rules.manoeuvres_in_any_order else self.printed)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.any_order, self.printed)


@final
class AnyManoeuvre(Step[DuelState]):
    """Several times: a move, the removal of an enemy unit, or a coin that the opponent loses."""

    def __init__(self, times: i64 = 0) -> None:
        self.times = times

    def run(self, state: DuelState) -> bool:
        movable = state.side(state.active).regions_with_units()
        removable = state.enemy(state.active).regions_with_units()
        options = [*MOVE_WORDS[movable], *REMOVE_WORDS[removable], FINE]
        return state.ask(self, state.active, ASK_ANY_MANOEUVRE, options, ONE_NUMBER[self.times])

    def answer(self, state: DuelState, word: int) -> None:
        if self.times > 1:
            state.push(AnyManoeuvre(self.times - 1))
        if word == FINE:
            lose_coins(state, 1 - state.active, 1)
        elif word >= REMOVE:
            remove_unit(state, 1 - state.active, word - REMOVE)
        else:
            make_move(state, word)

    def fields(self) -> tuple[object, ...]:
        return (self.times,)


MOVE_WORDS_OR_DONE: Final[list[list[int]]] = [[DONE, *moves] for moves in MOVE_WORDS]


# Peoples and alliance tokens


@final
class JoinPeople(Step[DuelState]):
    """A people's symbol: the second one of a kind and, once, the third different one bring an alliance token."""

    def __init__(self, people: i64 = 0) -> None:
        self.people = people

    def run(self, state: DuelState) -> bool:
        side = state.side(state.active)
        one: i64 = 1
        side.peoples += one << 2 * self.people
        state.changed()
        if side.people_count(self.people) == 2:
            state.push(ShowTokens(one << self.people, 2))
        elif side.different_peoples() == 3 and not side.trio_used:
            side.trio_used = True
            state.push(ShowTokens(peoples_of(side.peoples), 1))
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.people,)


def peoples_of(counts: i64) -> i64:
    """The peoples that are counted at least once, a bit each."""
    mask: i64 = 0
    for people in range(PEOPLES):
        if counts >> 2 * people & 3:
            mask |= 1 << people
    return mask


@final
class ShowTokens(Step[DuelState]):
    """Turn up the top tokens of some stacks; one of them will be kept."""

    def __init__(self, stacks: i64 = 0, each: i64 = 0) -> None:
        self.stacks = stacks
        self.each = each

    def run(self, state: DuelState) -> bool:
        for people in range(PEOPLES):
            if self.stacks >> people & 1:
                show_tokens(state, people, self.each)
        state.push(KEEP_TOKEN)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.stacks, self.each)


@final
class KeepToken(Step[DuelState]):
    """Keep one of the tokens shown and use it."""

    def run(self, state: DuelState) -> bool:
        if len(state.shown_tokens) == 0:
            return False
        options = sorted([TOKEN + token for token in state.shown_tokens])
        return state.ask(self, state.active, ASK_TOKEN, options)

    def answer(self, state: DuelState, word: int) -> None:
        token = word - TOKEN
        state.push_all(TOKEN_EFFECT[token])
        take_token(state, state.active, token)


KEEP_TOKEN: Final = KeepToken()


@final
class AllyWithAny(Step[DuelState]):
    """Grey Havens: turn up the two top tokens of a people of one's choice and keep one."""

    def run(self, state: DuelState) -> bool:
        options = [PEOPLE + people for people in range(PEOPLES) if len(state.token_stacks[people]) > 0]
        return len(options) > 0 and state.ask(self, state.active, ASK_PEOPLE, options)

    def answer(self, state: DuelState, word: int) -> None:
        one: i64 = 1
        state.push(ShowTokens(one << (word - PEOPLE), 2))


# Cards out of play


@final
class DestroyGreyCard(Step[DuelState]):
    """Isengard: a grey card of the opponent goes to the discard."""

    def run(self, state: DuelState) -> bool:
        options = [DESTROY + GREY_CARDS.index(card) for card in grey_cards(state.enemy(state.active))]
        return len(options) > 0 and state.ask(self, state.active, ASK_GREY, options)

    def answer(self, state: DuelState, word: int) -> None:
        destroy_grey_card(state, 1 - state.active, GREY_CARDS[word - DESTROY])


@final
class SearchDiscard(Step[DuelState]):
    """Look through the discard, then play a card out of it."""

    def run(self, state: DuelState) -> bool:
        look_through_discard(state, state.active)
        state.push(PLAY_FROM_DISCARD)
        return False


@final
class PlayFromDiscard(Step[DuelState]):
    """Play a card of the discard without paying for it. It counts as played, but not through a chain."""

    def run(self, state: DuelState) -> bool:
        options = [PLAY + 2 * card for card in cards_to_revive(state)]
        return len(options) > 0 and state.ask(self, state.active, ASK_FROM_DISCARD, options)

    def answer(self, state: DuelState, word: int) -> None:
        card = (word - PLAY) >> 1
        take_from_discard(state, card)
        state.tell(TOLD_FROM_DISCARD, state.active, card)
        bring_into_play(state, card, False)


PLAY_FROM_DISCARD: Final = PlayFromDiscard()

STEP_TYPES: Final[list[type[AnyStep]]] = [
    Turn, EndTurn, GainCoins, EnemyLosesCoins, ExtraTurn, Quest, BonusUnit, BonusTurn, BonusFortress, PlaceUnits,
    RaiseArmy, BuildFortress, RazeFortress, Manoeuvres, PurpleCard, AnyManoeuvre, JoinPeople, ShowTokens, KeepToken,
    AllyWithAny, DestroyGreyCard, SearchDiscard, PlayFromDiscard,
]  # fmt: skip
