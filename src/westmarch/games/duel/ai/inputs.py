"""What a position looks like to the network: which of many small facts hold, told from the side whose turn it is."""

from typing import Final

from mypy_extensions import i64

from westmarch.core.bits import lowest, ones
from westmarch.games.duel.ai.features import MOST_COINS, MOST_SYMBOLS
from westmarch.games.duel.cards import catalogue
from westmarch.games.duel.components import (
    CARD_IDS,
    CARD_ROOM,
    CHAIN_IDS,
    CHAPTER_ROOM,
    CHAPTERS,
    FELLOWSHIP,
    PEOPLE_IDS,
    PEOPLES,
    QUEST_GOAL,
    REGION_IDS,
    REGIONS,
    SKILL_IDS,
    SKILLS,
    SLOTS,
    TILE_IDS,
    TILE_ROOM,
    TOKEN_IDS,
    TOKEN_ROOM,
)
from westmarch.games.duel.state import DuelState, Side

MOST_UNITS: Final = 3  # more in a region count as so many
PEOPLE_SYMBOLS: Final = 2
STEPS_OF_WORTH: Final = 2  # of the estimate without the network, for each unit of log odds
MOST_STEPS: Final = 8  # in either direction
BELOW_ALL: Final = (
    100  # steps below every worth: counted from there they are positive, and rounding is the same on both sides of zero
)

# Places of a side's inputs; those of the other side follow after all of them.
AT_COINS: Final = 0
AT_QUEST: Final = AT_COINS + MOST_COINS + 1
AT_PEOPLES: Final = AT_QUEST + QUEST_GOAL
AT_UNITS: Final = AT_PEOPLES + PEOPLES * PEOPLE_SYMBOLS
AT_FORTRESSES: Final = AT_UNITS + REGIONS * MOST_UNITS
AT_SKILLS: Final = AT_FORTRESSES + REGIONS
AT_CHOICES: Final = AT_SKILLS + SKILLS * MOST_SYMBOLS
AT_CHAINS: Final = AT_CHOICES + 2
AT_TRIO: Final = AT_CHAINS + len(CHAIN_IDS)
AT_TOKENS: Final = AT_TRIO + 1
OF_A_SIDE: Final = AT_TOKENS + TOKEN_ROOM
# Places of what both sides share.
AT_STAGE: Final = 2 * OF_A_SIDE
AT_FELLOWSHIP: Final = AT_STAGE + CHAPTERS * (SLOTS + 1)
AT_EXTRA_TURN: Final = AT_FELLOWSHIP + 1
AT_WORTH: Final = AT_EXTRA_TURN + 1
AT_TILES: Final = AT_WORTH + 2 * MOST_STEPS + 1
AT_OPEN: Final = AT_TILES + TILE_ROOM
AT_COVERED: Final = AT_OPEN + CARD_ROOM
INPUTS: Final = AT_COVERED + CARD_ROOM

assert catalogue.DECLARED  # so that all cards, locations and tokens have names


def names_of_a_side() -> list[str]:
    """The names of a side's inputs; places without a thing have none."""
    return [
        *[f"coins_{coins}" for coins in range(MOST_COINS + 1)],
        *[f"quest_{steps}" for steps in range(QUEST_GOAL)],
        *[f"{people}_{symbols + 1}" for people in PEOPLE_IDS for symbols in range(PEOPLE_SYMBOLS)],
        *[f"units_{region}_{units + 1}" for region in REGION_IDS for units in range(MOST_UNITS)],
        *[f"fortress_{region}" for region in REGION_IDS],
        *[f"{skill}_{symbols + 1}" for skill in SKILL_IDS for symbols in range(MOST_SYMBOLS)],
        "lore_card",
        "craft_card",
        *[f"chain_{chain}" for chain in CHAIN_IDS],
        "trio",
        *[f"token_{token}" if token else "" for token in TOKEN_IDS],
    ]


def names_of_the_table() -> list[str]:
    """The names of what both sides share."""
    tiles = TILE_IDS + [""] * (TILE_ROOM - len(TILE_IDS))
    return [
        *[f"chapter_{chapter + 1}_left_{left}" for chapter in range(CHAPTERS) for left in range(SLOTS + 1)],
        "fellowship",
        "extra_turn",
        *[f"worth_{step}" for step in range(-MOST_STEPS, MOST_STEPS + 1)],
        *[f"tile_{tile}" if tile else "" for tile in tiles],
        *[f"open_{card}" if card else "" for card in CARD_IDS],
        *[f"covered_{card}" if card else "" for card in CARD_IDS],
    ]


# The names of all inputs in the order of their places; empty where a place has no use yet.
INPUT_NAMES: Final[list[str]] = [
    *[f"my_{name}" if name else "" for name in names_of_a_side()],
    *[f"their_{name}" if name else "" for name in names_of_a_side()],
    *names_of_the_table(),
]


def inputs(state: DuelState, worth: float) -> list[int]:
    """The places of all that holds at a resting position whose worth, to the side whose turn it is, the weights say."""
    holds: list[int] = []
    add_side(holds, state.side(state.active), 0)
    add_side(holds, state.enemy(state.active), OF_A_SIDE)
    add_table(holds, state)
    steps: i64 = int(worth * float(STEPS_OF_WORTH) + float(BELOW_ALL) + 0.5) - BELOW_ALL
    holds.append(int(AT_WORTH + MOST_STEPS + max(-MOST_STEPS, min(MOST_STEPS, steps))))
    return holds


def add_side(holds: list[int], side: Side, at: i64) -> None:
    """Add what a side has."""
    holds.append(int(at + AT_COINS + min(side.coins, MOST_COINS)))
    holds.append(int(at + AT_QUEST + side.quest))
    add_counts(holds, side.peoples, 2, at + AT_PEOPLES, PEOPLE_SYMBOLS)
    add_counts(holds, side.units, 4, at + AT_UNITS, MOST_UNITS)
    add_bits(holds, side.fortresses, at + AT_FORTRESSES)
    add_counts(holds, side.skills, 4, at + AT_SKILLS, MOST_SYMBOLS)
    add_bits(holds, side.choices, at + AT_CHOICES)
    add_bits(holds, side.chains, at + AT_CHAINS)
    if side.trio_used:
        holds.append(int(at + AT_TRIO))
    add_bits(holds, side.tokens, at + AT_TOKENS)


def add_table(holds: list[int], state: DuelState) -> None:
    """Add what lies on the table, and whose turn it is."""
    holds.append(int(AT_STAGE + state.chapter * (SLOTS + 1) + ones(state.present)))
    if state.active == FELLOWSHIP:
        holds.append(AT_FELLOWSHIP)
    if state.extra_turns > 0:
        holds.append(AT_EXTRA_TURN)
    add_bits(holds, state.tiles, AT_TILES)
    first = state.chapter * CHAPTER_ROOM
    for card in state.display:
        if card >= 0:
            at: i64 = AT_OPEN if state.available >> (card - first) & 1 else AT_COVERED
            holds.append(int(at + card))


def add_bits(holds: list[int], mask: i64, at: i64) -> None:
    """Add a place for each bit of a mask."""
    while mask:
        holds.append(int(at + lowest(mask)))
        mask &= mask - 1


def add_counts(holds: list[int], counts: i64, width: i64, at: i64, most: i64) -> None:
    """Add for each of some packed counts, each so many bits wide, the place of that count; none for a count of zero."""
    one: i64 = 1
    low = (one << width) - 1
    while counts:
        count = min(counts & low, most)
        if count > 0:
            holds.append(int(at + count - 1))
        counts >>= width
        at += most
