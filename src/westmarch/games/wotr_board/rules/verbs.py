"""Every change of the board, made in one place each: figures, characters, control, corruption, tiles."""

from typing import Final, final

from mypy_extensions import i64

from westmarch.core.state import Step
from westmarch.games.wotr_board.cards.names import card
from westmarch.games.wotr_board.components import (
    BALROG,
    BY_CAPTURE,
    BY_ENTRY,
    CARD_BIT,
    CARD_POOL,
    CHARACTER_SIDE,
    ELITE,
    FIGURE_SIDE,
    FIRST_MINION,
    FIRST_SHADOW_NATION,
    FREE_PEOPLES,
    GOLLUM,
    GONE,
    IN_FELLOWSHIP,
    KEEPERS,
    LEADER,
    MOST_CORRUPTION,
    NATION_SIDE,
    NAZGUL,
    NO_FACE,
    ONE_FIGURE,
    SARUMAN,
    SETTLEMENT_CAPTURED,
    SHADOW,
    SMEAGOL,
    SPECIAL_KEEPER,
    STANDARD_TILES,
    TILES,
    UNIT_KINDS,
    Army,
    Card,
    Character,
    Figure,
    Nation,
    Region,
    Side,
    Tile,
)
from westmarch.games.wotr_board.map import NATION_OF, NO_NATION, POINTS, REGIONS, SETTLEMENT
from westmarch.games.wotr_board.rules.hands import shift
from westmarch.games.wotr_board.rules.politics import activate, activate_by_companion, advance
from westmarch.games.wotr_board.state import (
    BALROG_ACTIVE,
    DRAWN,
    POOL,
    SPENT,
    TABLE,
    ZONES,
    WotrBoardState,
    count,
    units_in,
)
from westmarch.games.wotr_board.words import (
    ASK_EXCESS,
    ASK_GUIDE,
    TOLD_CAPTURED,
    TOLD_CORRUPTED,
    TOLD_ELIMINATED,
    TOLD_ENTERED,
    TOLD_GUIDE,
    TOLD_HEALED,
    TOLD_LEFT_TABLE,
    TOLD_MARCHED,
    TOLD_MOVED_CHARACTER,
    TOLD_NAZGUL_MOVED,
    TOLD_ON_TABLE,
    TOLD_POINTS,
    TOLD_RECRUITED,
    TOLD_REDUCED,
    TOLD_REMOVED,
    TOLD_SENT_BACK,
    TOLD_TILE,
    TOLD_TILE_REMOVED,
    TOLD_UPGRADED,
    TOLD_VICTORY,
    WORD_CHARACTER,
    WORD_FIGURE,
)

WE_SHALL_GET_IT: Final = card("we-shall-get-it")

# Figures


def add_figures(state: WotrBoardState, figure: Figure, n: i64, region: Region) -> None:
    """Put figures down, wherever they come from."""
    state.armies[FIGURE_SIDE[figure] * REGIONS + region] += ONE_FIGURE[figure] * n
    state.touch(region)


def recruit(state: WotrBoardState, figure: Figure, n: i64, region: Region) -> i64:
    """Put reinforcements on the map, as many as there are; how many came."""
    came = min(n, state.reserves[figure])
    if came > 0:
        state.reserves[figure] -= came
        add_figures(state, figure, came, region)
        state.tell(TOLD_RECRUITED, figure, came, region)
    return came


def send_back(state: WotrBoardState, figure: Figure, n: i64, region: Region) -> None:
    """Figures return to the reinforcements."""
    add_figures(state, figure, -n, region)
    state.reserves[figure] += n
    state.tell(TOLD_SENT_BACK, figure, n, region)


def bury(state: WotrBoardState, figure: Figure, n: i64) -> None:
    """Where dead figures go: those of the Shadow can come again, Regulars of the Free Peoples only for reduced Elites."""
    if FIGURE_SIDE[figure] == SHADOW:
        state.reserves[figure] += n
    elif figure < ELITE:
        state.fallen[figure] += n


def kill(state: WotrBoardState, figure: Figure, n: i64, region: Region) -> None:
    """Figures die."""
    add_figures(state, figure, -n, region)
    bury(state, figure, n)
    state.tell(TOLD_REMOVED, figure, n, region)


def reduce_elite(state: WotrBoardState, nation: Nation, region: Region) -> bool:
    """An Elite becomes a Regular; it dies if there is no figure for that. Whether it lives."""
    add_figures(state, ELITE + nation, -1, region)
    bury(state, ELITE + nation, 1)
    if nation < FIRST_SHADOW_NATION and state.fallen[nation] > 0:
        state.fallen[nation] -= 1
    elif state.reserves[nation] > 0:
        state.reserves[nation] -= 1
    else:
        state.tell(TOLD_REMOVED, ELITE + nation, 1, region)
        return False
    add_figures(state, nation, 1, region)
    state.tell(TOLD_REDUCED, nation, region)
    return True


def can_upgrade(state: WotrBoardState, nation: Nation, region: Region) -> bool:
    """Whether a Regular there can be replaced by an Elite."""
    army = state.army(NATION_SIDE[nation], region)
    return count(army, nation) > 0 and state.reserves[ELITE + nation] > 0


def upgrade(state: WotrBoardState, nation: Nation, region: Region) -> None:
    """A Regular is eliminated, and an Elite comes in its place."""
    add_figures(state, nation, -1, region)
    bury(state, nation, 1)
    state.reserves[ELITE + nation] -= 1
    add_figures(state, ELITE + nation, 1, region)
    state.tell(TOLD_UPGRADED, nation, region)


def lose_lonely_leaders(state: WotrBoardState, region: Region) -> None:
    """Leaders of the Free Peoples without units are eliminated."""
    army = state.army(FREE_PEOPLES, region)
    for nation in range(FIRST_SHADOW_NATION):
        n = count(army, LEADER + nation)
        if n > 0:
            kill(state, LEADER + nation, n, region)


@final
class Excess(Step[WotrBoardState]):
    """The owner sends units back until a region holds no more than it may."""

    def __init__(self, side: Side = 0, region: Region = 0, limit: i64 = 10) -> None:
        self.side = side
        self.region = region
        self.limit = limit

    def run(self, state: WotrBoardState) -> bool:
        over = state.units(self.side, self.region) - self.limit
        if over <= 0:
            return False
        army = state.army(self.side, self.region)
        options = [WORD_FIGURE + figure for figure in UNIT_KINDS[self.side] if count(army, figure) > 0]
        return state.ask(self, self.side, ASK_EXCESS, options, (int(self.region), int(over)))

    def answer(self, state: WotrBoardState, word: int) -> None:
        state.push(self)
        send_back(state, word - WORD_FIGURE, 1, self.region)

    def fields(self) -> tuple[object, ...]:
        return (self.side, self.region, self.limit)


def move_army(
    state: WotrBoardState, side: Side, source: i64, target: i64, army: Army, characters: tuple[int, ...]
) -> None:
    """Figures go from one region to another; an enemy nation whose land they enter wakes."""
    state.armies[side * REGIONS + source] -= army
    state.armies[side * REGIONS + target] += army
    state.touch(source)
    state.touch(target)
    for character in characters:
        state.places[character] = target
    state.tell(TOLD_MARCHED, side, source, target, units_in(army, side))
    nation = NATION_OF[target]
    if nation != NO_NATION and NATION_SIDE[nation] != side:
        activate(state, nation, BY_ENTRY, target)
    for character in characters:
        activate_by_companion(state, character, target)


def move_nazgul(state: WotrBoardState, n: i64, source: i64, target: i64) -> None:
    """Nazgul fly."""
    add_figures(state, NAZGUL, -n, source)
    add_figures(state, NAZGUL, n, target)
    state.tell(TOLD_NAZGUL_MOVED, n, source, target)


def capture(state: WotrBoardState, region: Region, side: Side) -> None:
    """A settlement passes to the side whose units are alone in it."""
    state.control[region] = side
    state.touch(region)
    state.tell(TOLD_CAPTURED, side, region)
    nation = NATION_OF[region]
    if NATION_SIDE[nation] != side:
        advance(state, nation, BY_CAPTURE)
    for keeper in KEEPERS:
        if state.places[keeper] == region:
            leave_game(state, keeper)
    if POINTS[SETTLEMENT[region]]:
        state.tell(TOLD_POINTS, state.points(FREE_PEOPLES), state.points(SHADOW))
    state.announce(SETTLEMENT_CAPTURED, region, side)


# Characters


def enter(state: WotrBoardState, character: Character, region: Region) -> None:
    """A character comes into play in a region."""
    state.places[character] = region
    state.changed()
    state.tell(TOLD_ENTERED, character, region)
    if CHARACTER_SIDE[character] == FREE_PEOPLES:
        activate_by_companion(state, character, region)


def move_character(state: WotrBoardState, character: Character, region: Region) -> None:
    """A character goes to a region."""
    state.places[character] = region
    state.changed()
    state.tell(TOLD_MOVED_CHARACTER, character, region)
    activate_by_companion(state, character, region)


def leave_game(state: WotrBoardState, character: Character) -> None:
    """A character is eliminated, whatever would save him elsewhere."""
    state.tell(TOLD_ELIMINATED, character)
    take_out(state, character)


def take_out(state: WotrBoardState, character: Character) -> None:
    """A character is out of the game, and with him his special die; without Smeagol a card comes on the table."""
    of_the_company = state.places[character] == IN_FELLOWSHIP
    state.places[character] = GONE
    state.changed()
    if of_the_company:
        choose_guide_anew(state)
    for die, keeper in enumerate(SPECIAL_KEEPER):
        if keeper == character:
            state.special[die] = NO_FACE
    if character == BALROG:
        state.marks &= ~BALROG_ACTIVE
    if character == SMEAGOL:
        state.cards[CARD_POOL[WE_SHALL_GET_IT] * ZONES + TABLE] |= CARD_BIT[WE_SHALL_GET_IT]
        state.tell(TOLD_ON_TABLE, SHADOW, WE_SHALL_GET_IT)


def settle_guide(state: WotrBoardState) -> None:
    """The Guide is a companion of the highest level; with none left it is Gollum. Smeagol alone becomes Gollum."""
    if guide_stays(state):
        return
    companions = state.companions()
    if state.places[SMEAGOL] == IN_FELLOWSHIP:
        if len(companions) > 1:
            set_guide(state, SMEAGOL)
            return
        state.places[SMEAGOL] = GONE
        companions = []
    if not companions:
        set_guide(state, GOLLUM)
        return
    candidates = highest_of(state, companions)
    if state.guide not in candidates:
        if len(candidates) == 1:
            set_guide(state, candidates[0])
        else:
            state.push(ChooseGuide())


def guide_stays(state: WotrBoardState) -> bool:
    """Whether the Guide is a companion of the highest level, or Gollum alone, as nearly always: seen without listing them."""
    alone = state.guide == GOLLUM
    if state.places[SMEAGOL] == IN_FELLOWSHIP or (not alone and state.places[state.guide] != IN_FELLOWSHIP):
        return False
    level = -1 if alone else state.level(state.guide)
    character: i64 = 0
    while character < FIRST_MINION:
        if state.places[character] == IN_FELLOWSHIP and character != GOLLUM and state.level(character) > level:
            return False
        character += 1
    return True


def guides(state: WotrBoardState) -> list[int]:
    """The companions who may be the Guide."""
    return highest_of(state, state.companions())


def highest_of(state: WotrBoardState, companions: list[int]) -> list[int]:
    """Those of the highest level."""
    found: list[int] = []
    highest: i64 = -1
    for character in companions:
        level = state.level(character)
        if level > highest:
            highest = level
            found = []
        if level == highest:
            found.append(character)
    return found


def set_guide(state: WotrBoardState, character: Character) -> None:
    """Somebody becomes the Guide."""
    if state.guide != character:
        state.guide = character
        state.places[character] = IN_FELLOWSHIP
        state.changed()
        state.tell(TOLD_GUIDE, character)


@final
class ChooseGuide(Step[WotrBoardState]):
    """The Free Peoples choose among those of the highest level; `anew`, though the Guide is still one of them."""

    def __init__(self, anew: bool = False) -> None:
        self.anew = anew

    def run(self, state: WotrBoardState) -> bool:
        candidates = guides(state)
        if not candidates or (state.guide in candidates and (not self.anew or len(candidates) == 1)):
            return False
        return state.ask(self, FREE_PEOPLES, ASK_GUIDE, [WORD_CHARACTER + character for character in candidates])

    def answer(self, state: WotrBoardState, word: int) -> None:
        set_guide(state, word - WORD_CHARACTER)

    def fields(self) -> tuple[object, ...]:
        return (self.anew,)


def choose_guide_anew(state: WotrBoardState) -> None:
    """The group has changed: of several companions of the highest level another one may become the Guide."""
    if state.guide in guides(state) and state.guide != SMEAGOL:
        state.push(ChooseGuide(True))


# The Ring-bearers


def heal(state: WotrBoardState, n: i64) -> None:
    """Corruption becomes less."""
    healed = min(n, state.corruption)
    if healed > 0:
        state.corruption -= healed
        state.changed()
        state.tell(TOLD_HEALED, healed, state.corruption)


def corrupt(state: WotrBoardState, n: i64) -> None:
    """Corruption grows."""
    if n > 0:
        state.corruption = min(state.corruption + n, MOST_CORRUPTION)
        state.changed()
        state.tell(TOLD_CORRUPTED, n, state.corruption)


# Hunt tiles


def put_tile(state: WotrBoardState, tile: Tile, zone: i64, n: i64 = 1) -> None:
    """Tiles are put in a zone."""
    state.tiles[zone * TILES + tile] += n
    state.changed()


def take_tile(state: WotrBoardState) -> i64:
    """A tile is drawn; an empty pool gets its standard tiles back first."""
    if sum(state.tiles[:TILES]) == 0:
        refill_pool(state)
    left = state.random(sum(state.tiles[:TILES]))
    tile: Tile = 0
    while left >= state.tiles[tile]:
        left -= state.tiles[tile]
        tile += 1
    put_tile(state, tile, POOL, -1)
    put_tile(state, tile, DRAWN)
    state.observe(tile)
    state.tell(TOLD_TILE, tile)
    return tile


def remove_tile(state: WotrBoardState, tile: Tile) -> None:
    """A tile that was drawn leaves the game."""
    put_tile(state, tile, DRAWN, -1)
    state.tell(TOLD_TILE_REMOVED, tile)


def refill_pool(state: WotrBoardState) -> None:
    """The standard tiles drawn so far go back."""
    for tile in range(STANDARD_TILES):
        state.tiles[POOL * TILES + tile] += state.tiles[DRAWN * TILES + tile]
        state.tiles[DRAWN * TILES + tile] = 0


# The end


def end_game(state: WotrBoardState, outcome: i64, winner: Side) -> None:
    """The game is over."""
    state.outcome = outcome
    state.winner = winner
    state.tell(TOLD_VICTORY, winner, outcome)
    state.finish()


# Cards on the table


def discard_from_table(state: WotrBoardState, card: Card) -> None:
    """A card leaves the table."""
    shift(state, card, TABLE, SPENT)
    state.tell(TOLD_LEFT_TABLE, card)


def mortal(state: WotrBoardState, characters: list[int]) -> tuple[int, ...]:
    """Those characters who die with their army."""
    return tuple(character for character in characters if character != SARUMAN or not state.rules.saruman_only_ents)
