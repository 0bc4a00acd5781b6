"""The state of a game: armies, characters, the Fellowship, dice, cards, and its copy; how to look at it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from westmarch.core.state import State
from westmarch.core.vectors import NO_NUMBERS, alike, numbers
from westmarch.games.wotr_board.components import (
    BALROG,
    CARD_BIT,
    CARD_POOL,
    CHARACTERS,
    CHARACTERS_OF,
    DISTANCE_TO_WAR,
    ELITE,
    ELITE_BITS,
    FACES,
    FIGURE_MASK,
    FIGURE_SHIFT,
    FIGURES,
    FIRST_CARD,
    FIRST_MINION,
    FIRST_SHADOW_NATION,
    FREE_PEOPLES,
    FREE_SUMS,
    GOLLUM,
    IN_FELLOWSHIP,
    KEEPERS,
    LEADER,
    LEADER_SUMS,
    LEVEL,
    NATIONS,
    NAZGUL,
    NO_FACE,
    NOT_OVER,
    NOT_YET,
    ONE_FIGURE,
    OUTSIDE,
    POOLS,
    RING_WITH_FREE,
    RINGS,
    ROHAN,
    SHADOW,
    SHADOW_SUMS,
    SMEAGOL,
    SPECIAL_DICE,
    TILES,
    TREEBEARD,
    UNIT_BITS,
    Army,
    Card,
    Character,
    Figure,
    Nation,
    Pile,
    Pool,
    Region,
    Side,
)
from westmarch.games.wotr_board.map import (
    CITY,
    FANGORN,
    NATION_OF,
    NEIGHBOURS,
    NO_SIDE,
    OWNER,
    POINTS,
    REGIONS,
    SETTLEMENT,
    SETTLEMENTS_OF,
    STRONGHOLD,
)
from westmarch.games.wotr_board.records import Battle, HuntRecord
from westmarch.games.wotr_board.words import ASK_DIE

# Piles of cards: for each deck (see `cards`) a mask in each zone. The first four are hidden from the enemy.
DECK: Final = 0
HAND: Final = 1
COMBAT: Final = 2  # chosen for the round of a battle, face down
DISCARD: Final = 3  # face down, never shown
TABLE: Final = 4
SPENT: Final = 5  # discarded after everybody saw it
ZONES: Final = 6
HIDDEN_ZONES: Final = 4
ZONE_IDS: Final[tuple[str, ...]] = ("deck", "hand", "combat", "discard", "table", "spent")
# Who knows of hidden cards: the enemy, and a spectator, who has not looked into a hand when the enemy did.
ENEMY: Final = 0
SPECTATOR: Final = 1

# Hunt tiles: how many of each kind lie where; what is nowhere has left the game.
POOL: Final = 0
DRAWN: Final = 1
WAITING: Final = 2  # put in play by a card, joins the pool on the Mordor track
TILE_ZONE_IDS: Final = ("pool", "drawn", "waiting")

# Marks of the game and of the turn, a bit each.
BALROG_ACTIVE: Final = 1
RING_USED_SPECIALLY: Final = 2  # an Elven Ring was used in the way of its keeper this turn
TREEBEARD_AWAKE: Final = 4
SMEAGOL_CAME: Final = 8
MUSTER_AS_OTHER: Final = 16  # a Mouth of Sauron has used a Muster result as another one this turn
RING_USED_FREE: Final = 32  # an Elven Ring was used in the ordinary way this turn
RING_USED_SHADOW: Final = 64
TRIED_IN_MORDOR: Final = 128  # on the Mordor track: an attempt to move or hide this turn
MOVED_BY_DIE: Final = 256  # the Fellowship was moved with a Character result this turn
HUNTED: Final = 512  # the last action saw a successful hunt
MARK_IDS: Final = (
    "balrog_active", "ring_used_specially", "treebeard_awake", "smeagol_came", "muster_as_other", "ring_used_free",
    "ring_used_shadow", "tried_in_mordor", "moved_by_die", "hunted", "moved_last_turn", "moved_by_die_last_turn",
    "moved", "came_into_siege",
)  # fmt: skip
MOVED_LAST_TURN: Final = 1024
MOVED_BY_DIE_LAST_TURN: Final = 2048
MOVED: Final = 4096  # the Fellowship moved this turn, or tried to in Mordor
CAME_INTO_SIEGE: Final = 8192  # the Fellowship was declared in a stronghold that was besieged by then, and still is
OF_THE_TURN: Final = (
    MOVED
    | MUSTER_AS_OTHER
    | RING_USED_FREE
    | RING_USED_SHADOW
    | RING_USED_SPECIALLY
    | TRIED_IN_MORDOR
    | MOVED_BY_DIE
    | HUNTED
)

NO_LIST: Final[list[int]] = []  # replaced in every state that is played
ALL_SETTLEMENTS: Final = tuple(sorted(here for lands in SETTLEMENTS_OF for here in lands))
# Of each region itself and its neighbours, a bit each; one number does not hold as many bits as there are regions.
LOW_REGIONS: Final = 60
NEAR: Final[list[int]] = [sum(1 << near for near in {here, *NEIGHBOURS[here]}) for here in range(REGIONS)]
NEAR_LOW: Final = numbers([near & (1 << LOW_REGIONS) - 1 for near in NEAR])
NEAR_HIGH: Final = numbers([near >> LOW_REGIONS for near in NEAR])


class Rules:
    """The settings that the rules ask for while a game goes on."""

    lords: bool
    casualty_random: bool
    saruman_only_ents: bool
    max_turns: i64
    eye_after_hunt: bool
    card_hits_wake: bool
    card_move_forces_die: bool
    treebeard_attacks: bool

    def __init__(
        self,
        lords: bool = False,
        casualty_random: bool = True,
        saruman_only_ents: bool = True,
        max_turns: i64 = 40,
        eye_after_hunt: bool = False,
        card_hits_wake: bool = True,
        card_move_forces_die: bool = True,
        treebeard_attacks: bool = False,
    ) -> None:
        self.lords = lords
        self.casualty_random = casualty_random
        self.saruman_only_ents = saruman_only_ents
        self.max_turns = max_turns
        self.eye_after_hunt = eye_after_hunt
        self.card_hits_wake = card_hits_wake
        self.card_move_forces_die = card_move_forces_die
        self.treebeard_attacks = treebeard_attacks


NO_RULES: Final = Rules()


@final
class WotrBoardState(State):
    """The table between two words."""

    rules: Rules
    armies: vec[i64]  # side * REGIONS + region: packed counts of figures
    reserves: vec[i64]  # for each figure how many reinforcements there are
    fallen: list[int]  # for each nation of the Free Peoples its dead Regulars, which may stand in for reduced Elites
    places: vec[i64]  # of each character
    control: vec[i64]  # of each region with a settlement: the side that controls it
    touched: list[int]  # regions whose figures or control changed since settling last looked at all that they may cause
    distance: vec[i64]  # of each nation: its steps to war
    active: i64 = 0  # nations, a bit each
    dice: vec[i64]  # side * FACES + face: unused dice
    box: list[int]  # the Hunt Box: Shadow dice and Free Peoples dice, by side
    special: list[int]  # of each special die the face that it shows this turn, with STAR if there is one, or NO_FACE
    burnt: i64 = 0  # special dice out of the game, a bit each
    rings: list[int]  # of each Elven Ring who has it
    tiles: vec[i64]  # zone * TILES + tile
    cards: vec[i64]  # pool * ZONES + zone: the cards there, a bit each
    known: list[int]  # (pool * 2 + who) * HIDDEN_ZONES + zone: the cards that may lie there as others know it
    battle: Battle | None  # while there is one
    hunt: HuntRecord | None
    path: tuple[int, ...]  # the regions of the Fellowship's last declaration or reveal, both ends included
    fellowship: Region = 0  # the region where it was last seen
    progress: i64 = 0
    hidden: bool = True
    corruption: i64 = 0
    guide: Character = 0
    mordor: i64 = OUTSIDE
    marks: i64 = 0
    turn: i64 = 0
    outcome: i64 = NOT_OVER
    winner: Side = SHADOW  # once there is an outcome

    def __init__(self) -> None:
        super().__init__()
        self.rules = NO_RULES
        self.armies = NO_NUMBERS
        self.reserves = NO_NUMBERS
        self.fallen = NO_LIST
        self.places = NO_NUMBERS
        self.control = NO_NUMBERS
        self.touched = NO_LIST
        self.distance = NO_NUMBERS
        self.dice = NO_NUMBERS
        self.box = NO_LIST
        self.special = NO_LIST
        self.rings = NO_LIST
        self.tiles = NO_NUMBERS
        self.cards = NO_NUMBERS
        self.known = NO_LIST
        self.battle = None
        self.hunt = None
        self.path = ()

    def lay_out(self, rules: Rules) -> None:
        """An empty board."""
        self.rules = rules
        self.armies = alike(0, 2 * REGIONS)
        self.reserves = alike(0, FIGURES)
        self.fallen = [0] * FIRST_SHADOW_NATION
        self.places = alike(NOT_YET, CHARACTERS)
        self.control = OWNER[:]
        self.touched = list(range(REGIONS))
        self.distance = DISTANCE_TO_WAR[:]
        self.dice = alike(0, 2 * FACES)
        self.box = [0, 0]
        self.special = [NO_FACE] * SPECIAL_DICE
        self.rings = [RING_WITH_FREE] * RINGS
        self.tiles = alike(0, 3 * TILES)
        self.cards = alike(0, POOLS * ZONES)
        self.known = [0] * (POOLS * 2 * HIDDEN_ZONES)

    def clone(self) -> "WotrBoardState":
        other = WotrBoardState()
        self.copy_engine_to(other)
        other.rules = self.rules
        other.armies = self.armies[:]
        other.reserves = self.reserves[:]
        other.fallen = self.fallen.copy()
        other.places = self.places[:]
        other.control = self.control[:]
        other.touched = self.touched.copy()
        other.distance = self.distance[:]
        other.active = self.active
        other.dice = self.dice[:]
        other.box = self.box.copy()
        other.special = self.special.copy()
        other.burnt = self.burnt
        other.rings = self.rings.copy()
        other.tiles = self.tiles[:]
        other.cards = self.cards[:]
        other.known = self.known.copy()
        other.battle = self.battle.copy() if self.battle is not None else None
        other.hunt = self.hunt.copy() if self.hunt is not None else None
        other.path = self.path
        other.fellowship = self.fellowship
        other.progress = self.progress
        other.hidden = self.hidden
        other.corruption = self.corruption
        other.guide = self.guide
        other.mordor = self.mordor
        other.marks = self.marks
        other.turn = self.turn
        other.outcome = self.outcome
        other.winner = self.winner
        return other

    @property
    def resting(self) -> bool:
        return self.prompt == ASK_DIE

    # Looking

    def battle_now(self) -> Battle:
        """The battle that is being fought."""
        assert self.battle is not None, "there is no battle"
        return self.battle

    def hunt_now(self) -> HuntRecord:
        """The hunt that goes on."""
        assert self.hunt is not None, "there is no hunt"
        return self.hunt

    def army(self, side: Side, region: Region) -> i64:
        """A side's figures in a region."""
        return self.armies[side * REGIONS + region]

    def units(self, side: Side, region: Region) -> i64:
        """How many units a side has in a region."""
        army: Army = self.armies[side * REGIONS + region]
        return units_in(army, side) if army != 0 else 0

    def stands(self, side: Side, region: Region) -> bool:
        """Whether a side has units in a region."""
        return self.armies[side * REGIONS + region] & UNIT_BITS[side] != 0

    def camps(self, side: Side) -> tuple[int, ...]:
        """The regions where a side has units."""
        found: list[int] = []
        armies = self.armies
        units = UNIT_BITS[side]
        first = side * REGIONS
        region: i64 = 0
        while region < REGIONS:
            if armies[first + region] & units != 0:
                found.append(int(region))
            region += 1
        return tuple(found)

    def fronts(self, side: Side) -> tuple[int, ...]:
        """The regions where a side has units and an enemy's are in the same or the next one: nowhere else can it attack."""
        armies = self.armies
        units, enemies = UNIT_BITS[side], UNIT_BITS[1 - side]
        first, first_enemy = side * REGIONS, (1 - side) * REGIONS
        low: i64 = 0
        high: i64 = 0
        region: i64 = 0
        while region < REGIONS:
            if armies[first_enemy + region] & enemies != 0:
                low |= NEAR_LOW[region]
                high |= NEAR_HIGH[region]
            region += 1
        found: list[int] = []
        region = 0
        while region < REGIONS:
            near = low >> region if region < LOW_REGIONS else high >> region - LOW_REGIONS
            if near & 1 and armies[first + region] & units != 0:
                found.append(int(region))
            region += 1
        return tuple(found)

    def besieged(self, region: Region) -> i64:
        """The side that is besieged in a region, or NO_SIDE: armies of both sides meet only in sieges."""
        if self.stands(SHADOW, region) and self.stands(FREE_PEOPLES, region):
            return self.control[region]
        return NO_SIDE

    def at_war(self, nation: Nation) -> bool:
        """Whether a nation is At War."""
        return self.distance[nation] == 0

    def is_active(self, nation: Nation) -> bool:
        """Whether a nation is no longer passive."""
        return self.active >> nation & 1 == 1

    def in_play(self, character: Character) -> bool:
        """Whether a character is on the map or in the Fellowship."""
        return self.places[character] >= IN_FELLOWSHIP

    def companions(self) -> list[int]:
        """The companions in the Fellowship."""
        return [
            character
            for character in CHARACTERS_OF[FREE_PEOPLES]
            if self.places[character] == IN_FELLOWSHIP and character != GOLLUM
        ]

    def characters_at(self, side: Side, region: Region) -> list[int]:
        """A side's characters in a region, the Fellowship's left out."""
        found: list[int] = []
        character: i64 = 0 if side == FREE_PEOPLES else FIRST_MINION
        end: i64 = FIRST_MINION if side == FREE_PEOPLES else CHARACTERS
        while character < end:
            if self.places[character] == region:
                found.append(int(character))
            character += 1
        return found

    def counts(self, character: Character) -> bool:
        """Whether a character on the map is more than a figure: Treebeard is only in Fangorn and in Rohan."""
        place = self.places[character]
        return character != TREEBEARD or place == FANGORN or (place >= 0 and NATION_OF[place] == ROHAN)

    def companions_at(self, region: Region) -> list[int]:
        """The companions in a region, the Fellowship's left out."""
        there = self.characters_at(FREE_PEOPLES, region)
        return [companion for companion in there if companion not in KEEPERS and self.counts(companion)]

    def level(self, character: Character) -> i64:
        """A character's level."""
        if character == SMEAGOL:
            return self.highest_level()
        if character == TREEBEARD and self.marks & TREEBEARD_AWAKE:
            return 2
        if character == BALROG and self.marks & BALROG_ACTIVE:
            return 2
        return LEVEL[character]

    def highest_level(self) -> i64:
        """The highest level of a companion in the Fellowship."""
        highest: i64 = 0
        for companion in self.companions():
            if companion != SMEAGOL:
                highest = max(highest, LEVEL[companion])
        return highest

    def on_table(self, card: Card) -> bool:
        """Whether a card lies on the table."""
        return self.cards[CARD_POOL[card] * ZONES + TABLE] & CARD_BIT[card] != 0

    def hand(self, side: Side) -> list[int]:
        """The cards in a side's hand, sorted."""
        return self.cards_of(side, HAND)

    def table(self, side: Side) -> list[int]:
        """The cards that a side has on the table, sorted."""
        return self.cards_of(side, TABLE)

    def cards_of(self, side: Side, zone: i64) -> list[int]:
        """The cards of both decks of a side in a zone, sorted."""
        pool = side * 2
        return cards_in(pool, self.cards[pool * ZONES + zone]) + cards_in(
            pool + 1, self.cards[(pool + 1) * ZONES + zone]
        )

    def points(self, side: Side) -> i64:
        """A side's victory points: the enemy's cities and strongholds that it controls."""
        total: i64 = 0
        for region in ALL_SETTLEMENTS:
            if OWNER[region] != side and self.control[region] == side:
                total += POINTS[SETTLEMENT[region]]
        return total

    def touch(self, region: Region) -> None:
        """A region's figures or its control changed."""
        if region not in self.touched:
            self.touched.append(int(region))
        self.changed()

    def returns(self) -> list[float]:
        return [1.0 if side == self.winner else -1.0 for side in (FREE_PEOPLES, SHADOW)]


def count(army: Army, figure: Figure) -> i64:
    """How many figures of a kind an army has."""
    return army >> FIGURE_SHIFT[figure] & FIGURE_MASK[figure]


def units_in(army: Army, side: Side) -> i64:
    """How many units an army of a side has."""
    if side == SHADOW:
        low, middle, high = SHADOW_SUMS
        return low[army & 2047] + middle[army >> 11 & 1023] + high[army >> 21 & 255]
    low, middle, high = FREE_SUMS
    return low[army & 8191] + middle[army >> 13 & 8191] + high[army >> 26 & 8191]


def elites_in(army: Army, side: Side) -> i64:
    """How many Elites an army of a side has."""
    return units_in(army & ELITE_BITS[side], side)


def leaders_in(army: Army, side: Side) -> i64:
    """How many leaders or Nazgul an army of a side has."""
    if side == SHADOW:
        return count(army, NAZGUL)
    return LEADER_SUMS[army >> FIGURE_SHIFT[LEADER]]


def has_nation(army: Army, nation: Nation) -> bool:
    """Whether an army has units of a nation."""
    return count(army, nation) + count(army, ELITE + nation) > 0


def figures(figure: Figure, n: i64) -> i64:
    """An army of some figures of one kind."""
    return ONE_FIGURE[figure] * n


def nations_in(army: Army, side: Side) -> list[int]:
    """The nations that have units in an army."""
    return [
        nation
        for nation in range(NATIONS)
        if (nation >= FIRST_SHADOW_NATION) == (side == SHADOW) and has_nation(army, nation)
    ]


def cards_in(pool: Pool, pile: Pile) -> list[int]:
    """The cards of a pile, sorted."""
    found: list[int] = []
    card: Card = FIRST_CARD[pool]
    while pile != 0:
        if pile & 1:
            found.append(int(card))
        pile >>= 1
        card += 1
    return found


def unconquered(state: WotrBoardState, region: Region) -> bool:
    """Whether a settlement is still with its own side."""
    return OWNER[region] >= 0 and state.control[region] == OWNER[region]


def haven(state: WotrBoardState, region: Region) -> bool:
    """Whether a region has a city or stronghold of the Free Peoples that they control."""
    return OWNER[region] == FREE_PEOPLES and big(region) and unconquered(state, region)


def big(region: Region) -> bool:
    """Whether a region has a city or stronghold."""
    return SETTLEMENT[region] in (CITY, STRONGHOLD)
