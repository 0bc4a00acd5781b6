"""What a side may know, as numbers for learning agents: the map, the Fellowship, dice, cards, what is fought. Compiled.

The sides are too different to be called mine and theirs: each number stands under its side's name, and `i_am` says which one
looks. Only the cards are told as the looking side knows them.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from westmarch.core.bits import ones
from westmarch.core.hidden.knowledge import in_doubt
from westmarch.core.hidden.observation import (
    COUNT,
    FLAG,
    Block,
    Observer,
    counts,
    flags,
    grid,
    put,
    put_bits,
    put_flag,
    put_one_more,
    roomy,
    table,
)
from westmarch.core.state import Seat, State
from westmarch.games.wotr_board.cards.book import CARD_IDS
from westmarch.games.wotr_board.components import (
    CARD_ROOM,
    CHARACTER_IDS,
    CHARACTER_SIDE,
    CHARACTERS,
    FACE_IDS,
    FACES,
    FIGURE_IDS,
    FIGURE_MASK,
    FIGURE_SHIFT,
    FIGURES,
    FIGURES_OF,
    FIRST_SHADOW_NATION,
    FREE_PEOPLES,
    NATION_IDS,
    NATIONS,
    NO_FACE,
    NOT_OVER,
    OUTCOME_IDS,
    OUTSIDE,
    POOL_IDS,
    POOL_SIDE,
    POOLS,
    RING_IDS,
    RINGS,
    SHADOW,
    SIDE_IDS,
    SLOTS,
    SPECIAL_DICE,
    SPECIAL_DIE_IDS,
    STAR,
    TILE_IDS,
    TILES,
)
from westmarch.games.wotr_board.map import NO_SIDE, REGION_IDS, REGIONS
from westmarch.games.wotr_board.records import Battle, Fighter
from westmarch.games.wotr_board.secrets.knowledge import account_of
from westmarch.games.wotr_board.state import (
    DECK,
    HIDDEN_ZONES,
    MARK_IDS,
    TILE_ZONE_IDS,
    ZONE_IDS,
    ZONES,
    WotrBoardState,
)
from westmarch.games.wotr_board.words import PROMPTS

VERSION: Final = 1
GAME_NUMBERS: Final = (
    "turn", "max_turns", "lords", "progress", "hidden", "corruption", "mordor", "free_peoples_points", "shadow_points",
)  # fmt: skip
# What is said of a region beside its figures.
PLACES: Final = ("free_peoples_control", "shadow_control", "besieged", "fellowship", "on_path", "companions", "minions")
PLACE_ROOM: Final = FIGURES + len(PLACES)
WHEREABOUTS: Final = 4  # of a character: region + 1, in the Fellowship, not yet, gone
RING_HOLDERS: Final = ("free_peoples", "shadow", "out")
BATTLE: Final = (
    "fought", "free_peoples_attack", "from", "at", "field", "assault", "sortie", "round", "rounds", "fewer", "no_cease",
    "no_free_card_at_first", "white_rider", "ended", "numenorean_used",
)  # fmt: skip
BATTLE_FLAGS: Final = 5  # the last of them
FIGHTER: Final = (
    "card", "cancelled", "roll_bonus", "reroll_bonus", "cap", "less", "forfeit", "no_reroll", "hits", "extra_hits",
    "reroll_hits", "misses", "ones", "sixes", "ignored", "must_leave",
)  # fmt: skip
BONUS_ZERO: Final = 16  # a bonus of nothing, for there are penalties too
HUNT: Final = ("hunted", "successes", "tile", "damage", "bonus", "card_used", "draws")


def blocks() -> tuple[Block, ...]:
    """The layout beyond the question."""
    cards = roomy(CARD_IDS, CARD_ROOM)
    of_region = dict.fromkeys(FIGURE_IDS, COUNT) | dict.fromkeys(PLACES[:5], FLAG) | dict.fromkeys(PLACES[5:], COUNT)
    return (
        flags("i_am", SIDE_IDS),
        counts("game", GAME_NUMBERS),
        flags("marks", MARK_IDS),
        flags("guide", CHARACTER_IDS),
        table("regions", REGION_IDS, **of_region),
        table("characters", CHARACTER_IDS, region=REGIONS, fellowship=FLAG, not_yet=FLAG, gone=FLAG),
        counts("reinforcements", FIGURE_IDS),
        counts("fallen", NATION_IDS[:FIRST_SHADOW_NATION]),
        table("nations", NATION_IDS, steps_to_war=3, active=FLAG),
        *[counts(f"{side}.dice", FACE_IDS) for side in SIDE_IDS],
        counts("hunt_box", SIDE_IDS),
        table("special_dice", SPECIAL_DIE_IDS, face=FACES, star=FLAG, burnt=FLAG),
        grid("rings", RING_IDS, RING_HOLDERS, FLAG),
        *[counts(f"tiles.{zone}", TILE_IDS) for zone in TILE_ZONE_IDS],
        grid("card_numbers", POOL_IDS, ZONE_IDS, SLOTS),
        # The cards of which I can tell where they lie; of my own all.
        *[flags(f"cards.{zone}", cards) for zone in ZONE_IDS],
        counts("battle", BATTLE),
        counts("battle.force", FIGURE_IDS),
        flags("battle.who", CHARACTER_IDS),
        *[counts(f"battle.{side}", FIGHTER) for side in SIDE_IDS],
        counts("hunt", HUNT),
        flags("outcome", OUTCOME_IDS),
        flags("winner", SIDE_IDS),
    )


class WotrBoardObserver(Observer):
    """The encoder of War of the Ring."""

    numbers: i64
    regions: i64
    characters: i64
    nations: i64
    dice: i64
    cards: i64
    battle: i64
    hunt: i64
    outcome: i64

    def __init__(self) -> None:
        super().__init__(tuple([prompt.name for prompt in PROMPTS]), len(SIDE_IDS), VERSION, blocks())
        self.numbers = self.at("game")
        self.regions = self.at("regions")
        self.characters = self.at("characters")
        self.nations = self.at("nations")
        self.dice = self.at("free_peoples.dice")
        self.cards = self.at("card_numbers")
        self.battle = self.at("battle")
        self.hunt = self.at("hunt")
        self.outcome = self.at("outcome")

    def fill(self, state: State, seat: Seat, out: BytesWriter, base: i64) -> None:
        assert isinstance(state, WotrBoardState)
        out[base + self.numbers - len(SIDE_IDS) + seat] = 1
        put_numbers(out, base + self.numbers, state)
        put_regions(out, base + self.regions, state)
        put_characters(out, base + self.characters, base + self.regions, state)
        at = base + self.nations
        for nation in range(NATIONS):
            put(out, at + 2 * nation, state.distance[nation])
            put_flag(out, at + 2 * nation + 1, state.is_active(nation))
        put_dice(out, base + self.dice, state)
        put_piles(out, base + self.cards, state, state.viewers[seat])
        battle = state.battle
        if battle is not None:
            put_battle(out, base + self.battle, battle)
        put_hunt(out, base + self.hunt, state)
        if state.outcome != NOT_OVER:
            out[base + self.outcome + state.outcome] = 1
            out[base + self.outcome + len(OUTCOME_IDS) + state.winner] = 1


def put_numbers(out: BytesWriter, at: i64, state: WotrBoardState) -> None:
    """Write where the game stands, and the Fellowship."""
    put(out, at, state.turn)
    put(out, at + 1, state.rules.max_turns)
    put_flag(out, at + 2, state.rules.lords)
    put(out, at + 3, state.progress)
    put_flag(out, at + 4, state.hidden)
    put(out, at + 5, state.corruption)
    put(out, at + 6, state.mordor + 1)
    put(out, at + 7, state.points(FREE_PEOPLES))
    put(out, at + 8, state.points(SHADOW))
    at += len(GAME_NUMBERS)
    put_bits(out, at, state.marks)
    out[at + len(MARK_IDS) + state.guide] = 1


def put_regions(out: BytesWriter, at: i64, state: WotrBoardState) -> None:
    """Write the figures and the control of every region."""
    for region in range(REGIONS):
        free: i64 = state.armies[region]
        shadow: i64 = state.armies[REGIONS + region]
        if free:
            put_army(out, at, free, FREE_PEOPLES)
        if shadow:
            put_army(out, at, shadow, SHADOW)
        control: i64 = state.control[region]
        if control != NO_SIDE:
            out[at + FIGURES + control] = 1
            if free and shadow and state.besieged(region) != NO_SIDE:
                out[at + FIGURES + 2] = 1
        at += PLACE_ROOM
    at -= PLACE_ROOM * REGIONS
    if state.mordor == OUTSIDE:
        out[at + state.fellowship * PLACE_ROOM + FIGURES + 3] = 1
    for region in state.path:
        out[at + region * PLACE_ROOM + FIGURES + 4] = 1


def put_army(out: BytesWriter, at: i64, army: i64, side: i64) -> None:
    """Write the figures of an army."""
    for figure in FIGURES_OF[side]:
        number = army >> FIGURE_SHIFT[figure] & FIGURE_MASK[figure]
        if number:
            put(out, at + figure, number)


def put_characters(out: BytesWriter, at: i64, regions: i64, state: WotrBoardState) -> None:
    """Write where everybody is, and the reinforcements and the fallen."""
    for character in range(CHARACTERS):
        place: i64 = state.places[character]
        if place >= 0:
            put(out, at, place + 1)
            put_one_more(out, regions + place * PLACE_ROOM + FIGURES + 5 + CHARACTER_SIDE[character])
        else:
            out[at - place] = 1  # in the Fellowship, not yet, gone are -1, -2, -3
        at += WHEREABOUTS
    for figure in range(FIGURES):
        put(out, at + figure, state.reserves[figure])
    at += FIGURES
    for nation in range(FIRST_SHADOW_NATION):
        put(out, at + nation, state.fallen[nation])


def put_dice(out: BytesWriter, at: i64, state: WotrBoardState) -> None:
    """Write dice, rings and hunt tiles."""
    for die in range(2 * FACES):
        put(out, at + die, state.dice[die])
    at += 2 * FACES
    put(out, at, state.box[FREE_PEOPLES])
    put(out, at + 1, state.box[SHADOW])
    at += 2
    for die in range(SPECIAL_DICE):
        shown: i64 = state.special[die]
        if shown != NO_FACE:
            put(out, at, (shown - STAR if shown >= STAR else shown) + 1)
            put_flag(out, at + 1, shown >= STAR)
        put_flag(out, at + 2, state.burnt >> die & 1 == 1)
        at += 3
    for ring in range(RINGS):
        out[at + state.rings[ring]] = 1
        at += len(RING_HOLDERS)
    for tile in range(len(TILE_ZONE_IDS) * TILES):
        put(out, at + tile, state.tiles[tile])


def put_piles(out: BytesWriter, at: i64, state: WotrBoardState, viewer: int) -> None:
    """Write how many cards lie where, and those of which a person can tell it."""
    cards = at + POOLS * ZONES
    for pool in range(POOLS):
        own = state.viewers[POOL_SIDE[pool]] == viewer
        account: i64 = 0 if own else account_of(state, int(pool), viewer)
        twice: i64 = 0 if own else in_doubt(state.known, account, HIDDEN_ZONES)
        for zone in range(ZONES):
            pile: i64 = state.cards[pool * ZONES + zone]
            put(out, at, ones(pile))
            at += 1
            if not own and zone < HIDDEN_ZONES:
                known: i64 = state.known[account + zone]
                pile = 0 if zone == DECK else known & ~twice
            put_bits(out, cards + zone * CARD_ROOM + pool * SLOTS, pile)


def put_battle(out: BytesWriter, at: i64, battle: Battle) -> None:
    """Write the battle that is fought."""
    out[at] = 1
    put_flag(out, at + 1, battle.attacker == FREE_PEOPLES)
    put(out, at + 2, battle.source + 1)
    put(out, at + 3, battle.place + 1)
    out[at + 4 + battle.kind] = 1
    put(out, at + 7, battle.round)
    put(out, at + 8, battle.rounds)
    put(out, at + 9, battle.fewer)
    at += len(BATTLE)
    put_bits(out, at - BATTLE_FLAGS, battle.flags)
    put_army(out, at, battle.force, battle.attacker)
    at += FIGURES
    put_bits(out, at, battle.who)
    at += CHARACTERS
    put_fighter(out, at, battle.free)
    put_fighter(out, at + len(FIGHTER), battle.shadow)


def put_fighter(out: BytesWriter, at: i64, fighter: Fighter) -> None:
    """Write one side of a battle."""
    put(out, at, fighter.card + 1)
    put_flag(out, at + 1, fighter.cancelled)
    put(out, at + 2, fighter.roll_bonus + BONUS_ZERO)
    put(out, at + 3, fighter.reroll_bonus + BONUS_ZERO)
    put(out, at + 4, fighter.cap)
    put(out, at + 5, fighter.less)
    put(out, at + 6, fighter.forfeit)
    put_flag(out, at + 7, fighter.no_reroll)
    put(out, at + 8, fighter.hits)
    put(out, at + 9, fighter.extra_hits)
    put(out, at + 10, fighter.reroll_hits)
    put(out, at + 11, fighter.misses)
    put(out, at + 12, fighter.ones)
    put(out, at + 13, fighter.sixes)
    put(out, at + 14, fighter.ignored + 1)
    put_flag(out, at + 15, fighter.must_leave)


def put_hunt(out: BytesWriter, at: i64, state: WotrBoardState) -> None:
    """Write the hunt that goes on."""
    hunt = state.hunt
    if hunt is not None:
        out[at] = 1
        put(out, at + 1, hunt.successes)
        put(out, at + 2, hunt.tile + 1)
        put(out, at + 3, hunt.damage)
        put(out, at + 4, hunt.bonus)
        put_flag(out, at + 5, hunt.card_used)
        put(out, at + 6, hunt.draws)
