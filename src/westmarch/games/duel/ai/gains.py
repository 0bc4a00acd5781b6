"""What a word of Duel brings at once to the side that says it, told without trying it out, in the unit of the weights."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.bits import ones
from westmarch.core.state import AnyStep
from westmarch.core.words import DONE, NO, YES
from westmarch.games.duel.ai.features import (
    AT_CHAINS,
    AT_CHOICES,
    AT_COINS,
    AT_EXTRA_TURN,
    AT_FIRM,
    AT_FORTRESSES,
    AT_LEAD,
    AT_PEOPLES,
    AT_PRESENCE,
    AT_QUEST,
    AT_SKILLS,
    AT_UNITS,
    MOST_COINS,
    MOST_LEAD,
    MOST_SYMBOLS,
    TOKEN_AT,
)
from westmarch.games.duel.ai.weights import A_DISCARDED_CARD, A_GREY_CARD, A_TOKEN, MOST_GAIN, WIN
from westmarch.games.duel.cards import catalogue
from westmarch.games.duel.components import (
    BLUE,
    CARD_CHOICE,
    CARD_COLOUR,
    CARD_GIVES_CHAIN,
    CARD_ROOM,
    CARD_SKILLS,
    ELVES_1,
    ELVES_2,
    EVERYWHERE,
    GREY,
    HOBBITS,
    HOBBITS_1,
    HOBBITS_2,
    HOBBITS_3,
    MEN_1,
    MEN_2,
    MEN_3,
    MOVES,
    PEOPLES_TO_WIN,
    QUEST_GOAL,
    REGIONS,
    STACK_ROOM,
    YELLOW,
    Card,
    Colour,
    People,
    Region,
    Tile,
    Token,
)
from westmarch.games.duel.rules.discard import DestroyGreyCard, SearchDiscard
from westmarch.games.duel.rules.effects import (
    CARD_EFFECT,
    TILE_EFFECT,
    TOKEN_EFFECT,
    EnemyLosesCoins,
    ExtraTurn,
    GainCoins,
)
from westmarch.games.duel.rules.payment import card_price, chained, tile_price
from westmarch.games.duel.rules.peoples import AllyWithAny, JoinPeople
from westmarch.games.duel.rules.quest import Quest
from westmarch.games.duel.rules.units import (
    AnyManoeuvre,
    BuildFortress,
    Manoeuvres,
    PlaceUnits,
    PurpleCard,
    RaiseArmy,
    RazeFortress,
)
from westmarch.games.duel.state import DuelState, Side
from westmarch.games.duel.words import (
    ASK_BONUS_TURN,
    ASK_FROM_DISCARD,
    ASK_GREY,
    ASK_PEOPLE,
    ASK_PLACE,
    ASK_TOKEN,
    ASK_TURN,
    DESTROY,
    FINE,
    MOVE,
    PEOPLE,
    PLACE,
    PLAY,
    RAZE,
    REMOVE,
    TAKE,
    TOKEN,
)

EAGLE: Final = HOBBITS * STACK_ROOM  # hobbits-1, which counts as a people
CHAIN_COINS: Final = 3  # what hobbits-3 brings


@final
class Boon:
    """An effect in numbers."""

    rings: i64 = 0
    coins: i64 = 0
    fines: i64 = 0
    turns: i64 = 0
    people: People = -1
    fortress: i64 = -1
    units: i64 = 0
    regions: i64 = 0  # where the units may go, a bit each
    moves: i64 = 0
    removals: i64 = 0
    razes: i64 = 0
    chances: float = 0.0

    def add(self, step: AnyStep) -> None:
        """Count a step in."""
        if isinstance(step, Quest):
            self.rings += step.rings
        elif isinstance(step, GainCoins):
            self.coins += step.amount
        elif isinstance(step, EnemyLosesCoins):
            self.fines += step.amount
        elif isinstance(step, ExtraTurn):
            self.turns += 1
        elif isinstance(step, JoinPeople):
            self.people = step.people
        elif isinstance(step, BuildFortress):
            self.fortress = step.region
        elif isinstance(step, (RaiseArmy, PlaceUnits)):
            self.units += step.units
            self.regions |= step.regions
        elif isinstance(step, PurpleCard):
            for part in step.any_order:
                self.add(part)
        else:
            self.add_rest(step)

    def add_rest(self, step: AnyStep) -> None:
        """Count one of the rarer steps in."""
        if isinstance(step, Manoeuvres):
            self.moves += step.moves
            self.removals += step.removals
        elif isinstance(step, AnyManoeuvre):
            self.removals += step.times
        elif isinstance(step, RazeFortress):
            self.razes += 1
        elif isinstance(step, AllyWithAny):
            self.chances += A_TOKEN
        elif isinstance(step, SearchDiscard):
            self.chances += A_DISCARDED_CARD
        elif isinstance(step, DestroyGreyCard):
            self.chances += A_GREY_CARD


def boons_of(effects: list[tuple[AnyStep, ...]]) -> list[Boon]:
    """The effects in numbers."""
    boons: list[Boon] = []
    for effect in effects:
        boon = Boon()
        for step in effect:
            boon.add(step)
        boons.append(boon)
    return boons


def chain_numbers() -> list[int]:
    """The chain symbol that each card gives; -1 for none."""
    return [int(CARD_GIVES_CHAIN[card]).bit_length() - 1 for card in range(CARD_ROOM)]


assert catalogue.DECLARED  # so that the tables that follow are full
CARD_BOONS: Final[list[Boon]] = boons_of(CARD_EFFECT)
TILE_BOONS: Final[list[Boon]] = boons_of(TILE_EFFECT)
TOKEN_BOONS: Final[list[Boon]] = boons_of(TOKEN_EFFECT)
CARD_CHAINS: Final[list[int]] = chain_numbers()


# What single changes bring


def gain_of_coins(side: Side, coins: i64, w: list[float]) -> float:
    """Coins more or, below 0, fewer."""
    now = side.coins
    then = max(0, now + coins)
    return w[AT_COINS + min(then, MOST_COINS)] - w[AT_COINS + min(now, MOST_COINS)]


def gain_of_rings(side: Side, rings: i64, w: list[float]) -> float:
    """Steps on the quest track."""
    then = side.quest + rings
    return WIN if then >= QUEST_GOAL else w[AT_QUEST + then] - w[AT_QUEST + side.quest]


def gain_of_people(side: Side, people: People, w: list[float]) -> float:
    """A people's symbol, and the token that it may bring."""
    count = side.people_count(people)
    if count > 0:
        return A_TOKEN if count == 1 else 0.0
    different = side.different_peoples()
    token = A_TOKEN if different == 2 and not side.trio_used else 0.0
    if side.tokens & HOBBITS_1:
        different += 1
    if different + 1 >= PEOPLES_TO_WIN:
        return WIN
    return token + w[AT_PEOPLES + different + 1] - w[AT_PEOPLES + different]


def gain_of_skills(side: Side, card: Card, w: list[float]) -> float:
    """A grey card's skills."""
    total = 0.0
    skills: i64 = CARD_SKILLS[card]
    at: i64 = AT_SKILLS
    while skills:
        have = side.skills >> 4 * ((at - AT_SKILLS) // (MOST_SYMBOLS + 1)) & 15
        total += w[at + min(have + (skills & 15), MOST_SYMBOLS)] - w[at + min(have, MOST_SYMBOLS)]
        skills >>= 4
        at += MOST_SYMBOLS + 1
    choice: i64 = CARD_CHOICE[card]
    return total + w[AT_CHOICES + choice - 1] if choice else total


def worth_of_lead(lead: i64, w: list[float]) -> float:
    """Being present in so many regions more than the enemy, or fewer."""
    return w[AT_LEAD + min(lead, MOST_LEAD)] if lead >= 0 else -w[AT_LEAD + min(-lead, MOST_LEAD)]


def gain_of_presence(side: Side, enemy: Side, won: i64, taken: i64, w: list[float]) -> float:
    """Presence in some regions more (or, below 0, fewer), and the enemy's in some fewer."""
    if won == 0 and taken == 0:
        return 0.0
    mine = ones(side.presence())
    his = ones(enemy.presence())
    if mine + won >= REGIONS:
        return WIN
    return (
        w[AT_PRESENCE + mine + won]
        - w[AT_PRESENCE + mine]
        + w[AT_PRESENCE + his]
        - w[AT_PRESENCE + his - taken]
        + worth_of_lead(mine + won - his + taken, w)
        - worth_of_lead(mine - his, w)
    )


def gain_of_units(side: Side, enemy: Side, region: Region, units: i64, w: list[float]) -> float:
    """Units placed in a region."""
    placed = min(units, side.supply)
    there = enemy.units_in(region)
    won: i64 = 1 if placed > there and not side.presence() >> region & 1 else 0
    taken: i64 = 1 if 0 < there <= placed and not enemy.fortresses >> region & 1 else 0
    firm = w[AT_FIRM] if placed > there + 1 and side.units_in(region) < 2 else 0.0
    return gain_of_presence(side, enemy, won, taken, w) + w[AT_UNITS] * float(placed) + firm


def gain_of_army(side: Side, enemy: Side, regions: i64, units: i64, w: list[float]) -> float:
    """Units placed in the best of some regions."""
    best = -WIN
    region: Region = 0
    while regions >> region:
        if regions >> region & 1:
            best = max(best, gain_of_units(side, enemy, region, units, w))
        region += 1
    return best


def gain_of_fortress(side: Side, enemy: Side, region: Region, units: i64, w: list[float]) -> float:
    """A fortress, and the units that come with it."""
    placed = min(units, side.supply)
    there = enemy.units_in(region)
    won: i64 = 0 if side.presence() >> region & 1 else 1
    taken: i64 = 1 if 0 < there <= placed and not enemy.fortresses >> region & 1 else 0
    firm = w[AT_FIRM] if side.units_in(region) < 2 else 0.0
    return gain_of_presence(side, enemy, won, taken, w) + w[AT_FORTRESSES] + firm + w[AT_UNITS] * float(placed)


def gain_of_move(side: Side, enemy: Side, source: Region, target: Region, w: list[float]) -> float:
    """A unit moved to a neighbouring region."""
    left = side.units_in(source)
    there = enemy.units_in(target)
    won: i64 = -1 if left == 1 and not side.fortresses >> source & 1 else 0
    taken: i64 = 0
    if there == 0:
        won += 0 if side.presence() >> target & 1 else 1
    elif there == 1 and not enemy.fortresses >> target & 1:
        taken = 1
    return gain_of_presence(side, enemy, won, taken, w)


def gain_of_removal(side: Side, enemy: Side, region: Region, w: list[float]) -> float:
    """An enemy unit less in a region."""
    there = enemy.units_in(region)
    if there == 0:
        return 0.0
    taken: i64 = 1 if there == 1 and not enemy.fortresses >> region & 1 else 0
    return gain_of_presence(side, enemy, 0, taken, w) + w[AT_UNITS]


def gain_of_razing(side: Side, enemy: Side, region: Region, w: list[float]) -> float:
    """An enemy fortress less."""
    if not enemy.fortresses >> region & 1:
        return 0.0
    taken: i64 = 0 if enemy.units_in(region) else 1
    return gain_of_presence(side, enemy, 0, taken, w) + w[AT_FORTRESSES]


def best_move(side: Side, enemy: Side, w: list[float]) -> float:
    """The best of all moves, or none."""
    best = 0.0
    movable = side.regions_with_units()
    for source, target in MOVES:
        if movable >> source & 1:
            best = max(best, gain_of_move(side, enemy, source, target, w))
    return best


def best_removal(side: Side, enemy: Side, w: list[float]) -> float:
    """The best removal of an enemy unit."""
    best = 0.0
    for region in range(REGIONS):
        best = max(best, gain_of_removal(side, enemy, region, w))
    return best


def best_razing(side: Side, enemy: Side, w: list[float]) -> float:
    """The best removal of an enemy fortress."""
    best = 0.0
    for region in range(REGIONS):
        best = max(best, gain_of_razing(side, enemy, region, w))
    return best


# What cards, locations and tokens bring


def gain_of_boon(side: Side, enemy: Side, boon: Boon, w: list[float]) -> float:
    """An effect, each of its parts as if it were alone."""
    total = boon.chances
    if boon.rings:
        total += gain_of_rings(side, boon.rings, w)
    if boon.coins:
        total += gain_of_coins(side, boon.coins, w)
    if boon.people >= 0:
        total += gain_of_people(side, boon.people, w)
    if boon.fortress >= 0:
        total += gain_of_fortress(side, enemy, boon.fortress, boon.units, w)
    elif boon.units:
        total += gain_of_army(side, enemy, boon.regions, boon.units, w)
    if boon.moves:
        total += best_move(side, enemy, w) * float(boon.moves)
    if boon.removals:
        total += best_removal(side, enemy, w) * float(boon.removals)
    if boon.fines:
        total -= gain_of_coins(enemy, -boon.fines, w)
    if boon.razes:
        total += best_razing(side, enemy, w)
    return total + w[AT_EXTRA_TURN] * float(boon.turns)


def gain_of_card(side: Side, enemy: Side, card: Card, price: i64, w: list[float]) -> float:
    """A card played for some coins."""
    colour: Colour = CARD_COLOUR[card]
    boon = CARD_BOONS[card]
    total = 0.0
    if price > 0:
        total += gain_of_coins(side, -price, w)
    chain: i64 = CARD_CHAINS[card]
    if chain >= 0:
        total += w[AT_CHAINS + chain]
    if side.tokens:
        total += gain_of_triggers(side, enemy, card, colour, w)
        if boon.units:
            regions = EVERYWHERE if side.tokens & ELVES_2 else boon.regions
            units = boon.units + 1 if side.tokens & MEN_2 else boon.units
            return total + gain_of_army(side, enemy, regions, units, w)
    if colour == GREY:
        return total + gain_of_skills(side, card, w)
    return total + gain_of_boon(side, enemy, boon, w)


def gain_of_triggers(side: Side, enemy: Side, card: Card, colour: Colour, w: list[float]) -> float:
    """What a side's tokens add when it plays a card."""
    tokens = side.tokens
    total = 0.0
    if colour == YELLOW:
        if tokens & ELVES_1:
            total += w[AT_EXTRA_TURN]
        if tokens & MEN_1:
            total += gain_of_rings(side, 1, w)
    elif colour == BLUE and tokens & HOBBITS_2:
        total += gain_of_army(side, enemy, EVERYWHERE, 1, w)
    if tokens & HOBBITS_3 and chained(side, card):
        total += gain_of_coins(side, CHAIN_COINS, w)
    return total


def gain_of_tile(side: Side, enemy: Side, tile: Tile, price: i64, w: list[float]) -> float:
    """A location taken for some coins."""
    return gain_of_coins(side, -price, w) + gain_of_boon(side, enemy, TILE_BOONS[tile], w)


def gain_of_token(side: Side, enemy: Side, token: Token, w: list[float]) -> float:
    """An alliance token kept."""
    at: i64 = TOKEN_AT[token]
    if at < 0:
        return gain_of_boon(side, enemy, TOKEN_BOONS[token], w)
    total = w[at]
    if token == EAGLE:
        different = side.different_peoples()
        if different + 1 >= PEOPLES_TO_WIN:
            return WIN
        total += w[AT_PEOPLES + different + 1] - w[AT_PEOPLES + different]
    return total


# What words bring


def gain_of_word(state: DuelState, word: i64, w: list[float]) -> float:
    """What a word brings to the side that says it."""
    prompt = state.prompt
    side = state.side(state.active)
    enemy = state.enemy(state.active)
    if prompt == ASK_TURN:
        return gain_of_turn(state, side, enemy, word, w)
    if word in (NO, DONE):
        return 0.0
    if prompt == ASK_TOKEN:
        return gain_of_token(side, enemy, word - TOKEN, w)
    if prompt == ASK_PEOPLE:
        return gain_of_stack(state, side, enemy, word - PEOPLE, w)
    if prompt == ASK_GREY:
        return gain_of_skills(enemy, word - DESTROY, w)
    if prompt == ASK_FROM_DISCARD:
        return gain_of_card(side, enemy, (word - PLAY) >> 1, 0, w)
    if prompt == ASK_BONUS_TURN:
        return w[AT_EXTRA_TURN] if word == YES else 0.0
    return gain_on_map(state, side, enemy, word, w)


def gain_on_map(state: DuelState, side: Side, enemy: Side, word: i64, w: list[float]) -> float:
    """What a word about units and fortresses brings."""
    if word == FINE:
        return -gain_of_coins(enemy, -1, w)
    if word >= RAZE:
        return gain_of_razing(side, enemy, word - RAZE, w)
    if word >= REMOVE:
        return gain_of_removal(side, enemy, word - REMOVE, w)
    if word >= MOVE:
        move = MOVES[word - MOVE]
        return gain_of_move(side, enemy, move[0], move[1], w)
    units: i64 = 1
    if state.prompt == ASK_PLACE:
        units = state.prompt_args[0]
    return gain_of_units(side, enemy, word - PLACE, units, w)


def gain_of_turn(state: DuelState, side: Side, enemy: Side, word: i64, w: list[float]) -> float:
    """What the main choice of a turn brings."""
    if word >= TAKE:
        return gain_of_tile(side, enemy, word - TAKE, tile_price(side, word - TAKE), w)
    card = (word - PLAY) >> 1
    if (word - PLAY) & 1:
        income = state.chapter + 1
        return gain_of_coins(side, 2 * income if side.tokens & MEN_3 else income, w)
    return gain_of_card(side, enemy, card, card_price(side, card), w)


def loss_of_enemy(state: DuelState, word: i64, w: list[float]) -> float:
    """What the enemy could have gained by the card or location that the main choice of a turn takes."""
    side = state.side(state.active)
    enemy = state.enemy(state.active)
    if word >= TAKE:
        price = tile_price(enemy, word - TAKE)
        gain = gain_of_tile(enemy, side, word - TAKE, price, w)
    else:
        card = (word - PLAY) >> 1
        price = card_price(enemy, card)
        gain = gain_of_card(enemy, side, card, price, w)
    return min(max(gain, 0.0), MOST_GAIN) if price <= enemy.coins else 0.0


def gain_of_stack(state: DuelState, side: Side, enemy: Side, people: People, w: list[float]) -> float:
    """A token of a people's stack: what they bring on average."""
    total = 0.0
    tokens = state.token_stacks[people].cards()
    for token in tokens:
        total += gain_of_token(side, enemy, token, w)
    return total / float(len(tokens))
