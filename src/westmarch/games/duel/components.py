"""What lies in the box, by name: sides, regions, skills, peoples, displays, and the tables that cards/ fills."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from westmarch.core.bits import ones
from westmarch.core.vectors import alike, numbers

# What the numbers of signatures mean. Lists and tuples of them hold plain `int`s.
Card: TypeAlias = i64  # CHAPTER_ROOM a chapter; one of it is a bit in that chapter's masks
Tile: TypeAlias = i64
Token: TypeAlias = i64  # STACK_ROOM a people; one of it is a bit in a side's tokens
Chapter: TypeAlias = i64
Region: TypeAlias = i64
Colour: TypeAlias = i64
People: TypeAlias = i64
SlotNumber: TypeAlias = i64  # a place of the display

FELLOWSHIP: Final = 0
SAURON: Final = 1
SIDE_IDS: Final[tuple[str, ...]] = ("fellowship", "sauron")

REGION_IDS: Final[tuple[str, ...]] = ("lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor")
LINDON: Final = 0
ARNOR: Final = 1
RHOVANION: Final = 2
ENEDWAITH: Final = 3
ROHAN: Final = 4
GONDOR: Final = 5
MORDOR: Final = 6
REGIONS: Final = 7
EVERYWHERE: Final = (1 << REGIONS) - 1
ROADS: Final = (
    (LINDON, ARNOR),
    (ARNOR, RHOVANION),
    (ARNOR, ENEDWAITH),
    (RHOVANION, ENEDWAITH),
    (RHOVANION, ROHAN),
    (ENEDWAITH, ROHAN),
    (ENEDWAITH, GONDOR),
    (ROHAN, GONDOR),
    (ROHAN, MORDOR),
    (GONDOR, MORDOR),
)
# Every move of one unit, from and to, in the order of their words.
MOVES: Final[tuple[tuple[int, int], ...]] = tuple(sorted(ROADS + tuple((b, a) for a, b in ROADS)))

SKILL_IDS: Final[tuple[str, ...]] = ("ruse", "strength", "courage", "leadership", "knowledge")
RUSE: Final = 0
STRENGTH: Final = 1
COURAGE: Final = 2
LEADERSHIP: Final = 3
KNOWLEDGE: Final = 4
SKILLS: Final = 5

COLOUR_IDS: Final[tuple[str, ...]] = ("grey", "yellow", "blue", "green", "red", "purple")
GREY: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
RED: Final = 4
PURPLE: Final = 5

PEOPLE_IDS: Final[tuple[str, ...]] = ("elves", "hobbits", "men", "dwarves", "ents", "wizards")
ELVES: Final = 0
HOBBITS: Final = 1
MEN: Final = 2
DWARVES: Final = 3
ENTS: Final = 4
WIZARDS: Final = 5
PEOPLES: Final = 6

CHAIN_IDS: Final[tuple[str, ...]] = (
    "fish", "backpack", "horse", "harp", "pot", "horseshoe", "anvil", "sword", "helmet", "bow",
    "chest", "campfire", "bedroll", "acorn", "scroll", "armor", "axe",
)  # fmt: skip

# Cards, locations and tokens are numbered with room for later ones, so that a new one changes no other's number. Which
# there are, the declarations in cards/ say: a number that none of them has yet has no id.
CHAPTERS: Final = 3
CHAPTER_ROOM: Final = 32  # numbers for the cards of a chapter, so that a mask has a bit for each
MOST_CARDS: Final = 31  # cards of a chapter: compiled code shifts a literal 1 by 30 places at most
CARD_ROOM: Final = CHAPTERS * CHAPTER_ROOM
CARD_IDS: Final[list[str]] = [""] * CARD_ROOM
CHAPTER_CARDS: Final = alike(0, CHAPTERS)  # the cards of each chapter, a bit each

TILE_ROOM: Final = 16
TILE_IDS: Final[list[str]] = []  # in the order of their declarations
TILE_REGION: Final[list[int]] = []
TILES_FACE_UP: Final = 3

STACK_ROOM: Final = 8  # numbers for the tokens of a people
TOKEN_ROOM: Final = PEOPLES * STACK_ROOM
TOKEN_IDS: Final[list[str]] = [""] * TOKEN_ROOM
# A table, for compiled code shifts a literal 1 by 30 places at most.
TOKEN_BITS: Final = numbers([1 << token for token in range(TOKEN_ROOM)])
# The tokens that rules outside their own declaration ask for, as bits of a side's tokens.
ELVES_1: Final = 1 << 0
ELVES_2: Final = 1 << 1
ELVES_3: Final = 1 << 2
HOBBITS_1: Final = 1 << 8
HOBBITS_2: Final = 1 << 9
HOBBITS_3: Final = 1 << 10
MEN_1: Final = 1 << 16
MEN_2: Final = 1 << 17
MEN_3: Final = 1 << 18
DWARVES_1: Final = 1 << 24

COINS: Final = 30
UNITS_A_SIDE: Final = 15
START_COINS: Final[tuple[int, ...]] = (3, 2)
START_REGION: Final[tuple[int, ...]] = (ARNOR, MORDOR)
START_UNITS: Final = 2
QUEST_GOAL: Final = 14
QUEST_COIN: Final = 3
QUEST_UNIT: Final = 6
QUEST_TURN: Final = 9
QUEST_FORTRESS: Final = 12
PEOPLES_TO_WIN: Final = 6

# How a game ended.
NOT_OVER: Final = 0
QUEST_VICTORY: Final = 1
PEOPLES_VICTORY: Final = 2
CONQUEST_VICTORY: Final = 3
PRESENCE_VICTORY: Final = 4
OUTCOME_IDS: Final[tuple[str, ...]] = ("none", "quest", "peoples", "conquest", "presence")

# Displays: rows from the top, each card at x half card widths; one at (row, x) is covered by those at (row + 1, x - 1)
# and (row + 1, x + 1). The middle row of chapter 3 leaves its centre open.
SLOTS: Final = 20
DISPLAY_ROWS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-4, -2, 0, 2, 4), (-5, -3, -1, 1, 3, 5)),
    ((-5, -3, -1, 1, 3, 5), (-4, -2, 0, 2, 4), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
    ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-2, 2), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
)


def places(chapter: int) -> list[tuple[int, int]]:
    """Row and x of every slot of a chapter's display."""
    return [(row, x) for row, xs in enumerate(DISPLAY_ROWS[chapter]) for x in xs]


PLACES: Final[list[list[tuple[int, int]]]] = [places(chapter) for chapter in range(CHAPTERS)]


def face_up_slots(chapter: int) -> int:
    """The slots that are dealt face up (every other row from the top), a bit each."""
    return sum(1 << slot for slot, (row, _) in enumerate(PLACES[chapter]) if row % 2 == 0)


def covering_slots(chapter: int) -> list[int]:
    """For each slot the slots that cover it, a bit each."""
    spots = PLACES[chapter]
    return [
        sum(1 << other for other, (r, c) in enumerate(spots) if r == row + 1 and abs(c - x) == 1) for row, x in spots
    ]


FACE_UP: Final = numbers([face_up_slots(chapter) for chapter in range(CHAPTERS)])
# chapter * SLOTS + slot
COVERED_BY: Final = numbers([mask for chapter in range(CHAPTERS) for mask in covering_slots(chapter)])


def covered_slots(covered_by: list[int]) -> list[int]:
    """For each slot the at most two slots under it, five bits each, NO_SLOT where there is none."""
    under = [[below for below in range(SLOTS) if covered_by[below] >> slot & 1] for slot in range(SLOTS)]
    return [(below[0] if below else NO_SLOT) | (below[1] if len(below) > 1 else NO_SLOT) << 5 for below in under]


NO_SLOT: Final = 31
COVERS: Final = numbers([pair for chapter in range(CHAPTERS) for pair in covered_slots(covering_slots(chapter))])
ALL_SLOTS: Final = (1 << SLOTS) - 1

# Skills are packed four bits each, in the order of SKILL_IDS.
CARD_COLOUR: Final = alike(0, CARD_ROOM)
# Packed skills, from bit COINS_AT on the coins, from bit CHAIN_AT on the chain that makes it free, counted from 1.
CARD_COST: Final = alike(0, CARD_ROOM)
COINS_AT: Final = 20
CHAIN_AT: Final = 24
CARD_GIVES_CHAIN: Final = alike(0, CARD_ROOM)  # a bit
CARD_SKILLS: Final = alike(0, CARD_ROOM)  # packed skills of a grey card
CARD_CHOICE: Final = alike(0, CARD_ROOM)  # a bit of CHOICES for a grey card that gives one of several
TILE_NEEDS: Final = alike(0, TILE_ROOM)

# The grey cards that give one skill of several, by the skills they may give. No skill is on both, so that each can be
# used without looking at the other.
LORE_CHOICE: Final = 1
CRAFT_CHOICE: Final = 2
LORE_SKILLS: Final = 0xFF000  # leadership, knowledge
CRAFT_SKILLS: Final = 0x00FFF  # ruse, strength, courage


def packed(skills: tuple[int, ...]) -> int:
    """Skills packed four bits each."""
    return sum(1 << 4 * skill for skill in skills)


def cards_aside(chapter: Chapter) -> i64:
    """How many cards of a chapter are set aside: all that its display has no slots for."""
    return ones(CHAPTER_CARDS[chapter]) - SLOTS


def tokens_of(people: People) -> tuple[int, ...]:
    """The tokens of a people, sorted."""
    first = int(people) * STACK_ROOM
    return tuple([token for token in range(first, first + STACK_ROOM) if TOKEN_IDS[token]])
