"""What lies in the box, as numbers: sides, nations, figures, characters, dice, hunt tiles, decks of cards. Regions are in
`map`, what cards are and do in `cards`, words, prompts and notices in `words`.

An army (rules 4-7) is one integer: a packed count for each kind of figure. Armies are added and taken apart with + and -.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from westmarch.core.vectors import numbers

# What the numbers of signatures mean. Lists and tuples of them hold plain `int`s.
Side: TypeAlias = i64  # a side is a seat
Nation: TypeAlias = i64
Figure: TypeAlias = i64  # a kind of figure
Army: TypeAlias = i64  # packed counts of figures
Character: TypeAlias = i64
Region: TypeAlias = i64
Face: TypeAlias = i64
Tile: TypeAlias = i64
Card: TypeAlias = i64
Pool: TypeAlias = i64  # a side's deck of cards, with all that was in it
Pile: TypeAlias = i64  # cards of a pool, a bit for each slot

FREE_PEOPLES: Final = 0
SHADOW: Final = 1
SIDE_IDS: Final[tuple[str, ...]] = ("free_peoples", "shadow")

NATION_IDS: Final[tuple[str, ...]] = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
DWARVES: Final = 0
ELVES: Final = 1
GONDOR: Final = 2
NORTH: Final = 3
ROHAN: Final = 4
ISENGARD: Final = 5
SAURON: Final = 6
SOUTHRONS: Final = 7
NATIONS: Final = 8
FIRST_SHADOW_NATION: Final = 5
NATION_SIDE: Final = numbers([0, 0, 0, 0, 0, 1, 1, 1])
NATIONS_OF: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2, 3, 4), (5, 6, 7))
DISTANCE_TO_WAR: Final = numbers([3, 3, 2, 3, 3, 1, 1, 2])
ACTIVE_AT_START: Final = (False, True, False, False, False, True, True, True)

# Figures: the Regulars of each nation, its Elites, the leaders of the Free Peoples, Nazgul.
REGULAR: Final = 0  # + nation
ELITE: Final = 8  # + nation
LEADER: Final = 16  # + nation of the Free Peoples
NAZGUL: Final = 21
FIGURES: Final = 22
FIGURE_IDS: Final[tuple[str, ...]] = (
    *(f"{nation}-regular" for nation in NATION_IDS),
    *(f"{nation}-elite" for nation in NATION_IDS),
    *(f"{nation}-leader" for nation in NATION_IDS[:FIRST_SHADOW_NATION]),
    "nazgul",
)
FIGURE_NATION: Final = numbers([0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 6])
FIGURE_SIDE: Final = numbers([NATION_SIDE[nation] for nation in FIGURE_NATION])
FIGURES_OF: Final = tuple(
    tuple(figure for figure in range(FIGURES) if FIGURE_SIDE[figure] == side) for side in (FREE_PEOPLES, SHADOW)
)
# How many bits an army gives a figure: enough for all that the box holds, so that nothing runs over before it is cut.
FIGURE_BITS: Final[tuple[int, ...]] = (4, 4, 5, 5, 5, 5, 6, 6, 3, 4, 3, 3, 3, 4, 4, 4, 3, 3, 3, 3, 3, 4)
FIGURE_SHIFT: Final = numbers(
    [
        sum([FIGURE_BITS[other] for other in range(figure) if FIGURE_SIDE[other] == FIGURE_SIDE[figure]])
        for figure in range(FIGURES)
    ]
)
FIGURE_MASK: Final = numbers([(1 << bits) - 1 for bits in FIGURE_BITS])
ONE_FIGURE: Final = numbers([1 << int(shift) for shift in FIGURE_SHIFT])  # an army of one such figure


def _bits_of(figure: int) -> int:
    return FIGURE_MASK[figure] << FIGURE_SHIFT[figure]


UNIT_KINDS: Final = tuple(tuple(figure for figure in FIGURES_OF[side] if figure < LEADER) for side in (0, 1))
# The bits of an army that count units, and those of them that count Elites.
UNIT_BITS: Final = numbers([sum([_bits_of(figure) for figure in UNIT_KINDS[side]]) for side in (0, 1)])
ELITE_BITS: Final = numbers(
    [sum([_bits_of(figure) for figure in UNIT_KINDS[side] if figure >= ELITE]) for side in (0, 1)]
)


def _sums(widths: tuple[int, ...]) -> bytes:
    """Of every number made of fields of these widths, the lowest first, what the fields add up to."""
    table = [0]
    for width in widths:
        table = [rest + field for field in range(1 << width) for rest in table]
    return bytes(table)


# An army's units are added up by table, in three pieces of its bits, cut between figures.
FREE_SUMS: Final = (_sums(FIGURE_BITS[:3]), _sums((*FIGURE_BITS[3:5], FIGURE_BITS[8])), _sums(FIGURE_BITS[9:13]))
LEADER_SUMS: Final = _sums(FIGURE_BITS[LEADER:NAZGUL])  # of the Free Peoples, whose last bits count leaders
SHADOW_SUMS: Final = (_sums(FIGURE_BITS[5:7]), _sums((FIGURE_BITS[7], FIGURE_BITS[13])), _sums(FIGURE_BITS[14:16]))
# The bits of an army that count a nation's units and leaders; the same of Nazgul, by side.
NATION_BITS: Final = numbers(
    [
        sum([_bits_of(figure) for figure in range(NAZGUL) if FIGURE_NATION[figure] == nation])
        for nation in range(NATIONS)
    ]
)
NAZGUL_BITS: Final = numbers([0, _bits_of(NAZGUL)])
ALL_FIGURES: Final = numbers([5, 5, 15, 10, 10, 12, 36, 24, 5, 10, 5, 5, 5, 6, 6, 6, 4, 4, 4, 4, 4, 8])
# What stands on the map at the start: nation, Regulars, Elites, leaders or Nazgul.
STARTING_ARMIES: Final = {
    "barad-dur": ("sauron", 4, 1, 1),
    "bree": ("north", 1, 0, 0),
    "carrock": ("north", 1, 0, 0),
    "dale": ("north", 1, 0, 1),
    "dol-amroth": ("gondor", 3, 0, 0),
    "dol-guldur": ("sauron", 5, 1, 1),
    "edoras": ("rohan", 1, 1, 0),
    "erebor": ("dwarves", 1, 2, 1),
    "ered-luin": ("dwarves", 1, 0, 0),
    "far-harad": ("southrons", 3, 1, 0),
    "fords-of-isen": ("rohan", 2, 0, 1),
    "gorgoroth": ("sauron", 3, 0, 0),
    "grey-havens": ("elves", 1, 1, 1),
    "helms-deep": ("rohan", 1, 0, 0),
    "iron-hills": ("dwarves", 1, 0, 0),
    "lorien": ("elves", 1, 2, 1),
    "minas-morgul": ("sauron", 5, 0, 1),
    "minas-tirith": ("gondor", 3, 1, 1),
    "morannon": ("sauron", 5, 0, 1),
    "moria": ("sauron", 2, 0, 0),
    "mount-gundabad": ("sauron", 2, 0, 0),
    "near-harad": ("southrons", 3, 1, 0),
    "north-downs": ("north", 0, 1, 0),
    "north-dunland": ("isengard", 1, 0, 0),
    "north-rhun": ("southrons", 2, 0, 0),
    "nurn": ("sauron", 2, 0, 0),
    "orthanc": ("isengard", 4, 1, 0),
    "osgiliath": ("gondor", 2, 0, 0),
    "pelargir": ("gondor", 1, 0, 0),
    "rivendell": ("elves", 0, 2, 1),
    "south-dunland": ("isengard", 1, 0, 0),
    "south-rhun": ("southrons", 3, 1, 0),
    "the-shire": ("north", 1, 0, 0),
    "umbar": ("southrons", 3, 0, 0),
    "woodland-realm": ("elves", 1, 1, 1),
}
MOST_UNITS: Final = 10  # in a region
MOST_BESIEGED: Final = 5

# Characters
CHARACTER_IDS: Final[tuple[str, ...]] = (
    "gandalf-grey", "gandalf-keeper-of-narya", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin",
    "gollum", "gandalf-white", "aragorn", "elrond", "galadriel", "treebeard", "smeagol",
    "saruman", "witch-king-black-captain", "witch-king-chief", "mouth-lieutenant", "mouth-black-numenorean",
    "gothmog", "balrog",
)  # fmt: skip
GANDALF_GREY: Final = 0
GANDALF_OF_NARYA: Final = 1
STRIDER: Final = 2
BOROMIR: Final = 3
LEGOLAS: Final = 4
GIMLI: Final = 5
MERIADOC: Final = 6
PEREGRIN: Final = 7
GOLLUM: Final = 8
GANDALF_WHITE: Final = 9
ARAGORN: Final = 10
ELROND: Final = 11
GALADRIEL: Final = 12
TREEBEARD: Final = 13
SMEAGOL: Final = 14
SARUMAN: Final = 15
BLACK_CAPTAIN: Final = 16
CHIEF_OF_RINGWRAITHS: Final = 17
LIEUTENANT: Final = 18
BLACK_NUMENOREAN: Final = 19
GOTHMOG: Final = 20
BALROG: Final = 21
CHARACTERS: Final = 22
FIRST_MINION: Final = 15
NO_CHARACTER: Final = -1
FAR: Final = 99  # flies anywhere
LEVEL: Final = numbers([3, 3, 3, 2, 2, 2, 1, 1, 0, 3, 3, 0, 0, 0, 0, 0, FAR, FAR, 3, 3, 3, 0])
LEADERSHIP: Final = numbers([1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 2, 2, 2, 0, 0, 1, 2, 1, 2, 2, 1, 3])
ANY_NATION: Final = -2
NO_NATION: Final = -1
# The nation that a companion activates where he ends a move in its city or stronghold.
ACTIVATES: Final[tuple[int, ...]] = (
    ANY_NATION, ANY_NATION, NORTH, GONDOR, ELVES, DWARVES, ANY_NATION, ANY_NATION, NO_NATION, ANY_NATION, ANY_NATION,
    *(NO_NATION,) * 11,
)  # fmt: skip
# Companions whose army rolls one die more.
CAPTAINS: Final = (GANDALF_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, ARAGORN)
HOBBITS: Final = (MERIADOC, PEREGRIN)
KEEPERS: Final = (ELROND, GALADRIEL)  # never leave their home; companions for combat cards only
KEEPERS_LEVEL: Final = 3  # for combat cards
GREY_GANDALFS: Final = (GANDALF_GREY, GANDALF_OF_NARYA)
GANDALFS: Final = (*GREY_GANDALFS, GANDALF_WHITE)
WITCH_KINGS: Final = (BLACK_CAPTAIN, CHIEF_OF_RINGWRAITHS)
GREATER_MINIONS: Final = (SARUMAN, BLACK_CAPTAIN, CHIEF_OF_RINGWRAITHS, LIEUTENANT, BLACK_NUMENOREAN)
DIE_BRINGERS: Final = (GANDALF_WHITE, ARAGORN, *GREATER_MINIONS)
FIRST_COMPANIONS: Final = (GANDALF_GREY, STRIDER, BOROMIR, LEGOLAS, GIMLI, MERIADOC, PEREGRIN)
# Those who come only with Lords of Middle-earth.
OF_LORDS: Final = (
    GANDALF_OF_NARYA, ELROND, GALADRIEL, TREEBEARD, SMEAGOL, CHIEF_OF_RINGWRAITHS, BLACK_NUMENOREAN, GOTHMOG, BALROG,
)  # fmt: skip
CHARACTER_SIDE: Final = numbers([int(character >= FIRST_MINION) for character in range(CHARACTERS)])
CHARACTERS_OF: Final[tuple[tuple[int, ...], ...]] = (tuple(range(FIRST_MINION)), tuple(range(FIRST_MINION, CHARACTERS)))

# What the sources leave open or disagree on, by the names of the messages that tell it.
DOUBTFUL_CHARACTERS: Final[dict[int, tuple[str, ...]]] = {
    GANDALF_OF_NARYA: ("strength", "ring_passes"),
    STRIDER: ("activates",),
    ELROND: ("dies", "special_dice", "ring_passes"),
    GALADRIEL: ("dies", "ring_passes"),
    TREEBEARD: ("leaves",),
    SMEAGOL: ("tiles",),
    CHIEF_OF_RINGWRAITHS: ("leadership",),
    BLACK_NUMENOREAN: ("muster_die",),
    GOTHMOG: ("leadership", "sixth_face"),
    BALROG: ("leadership", "strength"),
}

# Where a character is, if not in a region.
IN_FELLOWSHIP: Final = -1
NOT_YET: Final = -2
GONE: Final = -3
PLACE_IDS: Final = {IN_FELLOWSHIP: "fellowship", NOT_YET: "not_yet", GONE: "gone"}

# Action dice
FACE_IDS: Final[tuple[str, ...]] = (
    "character", "army", "muster", "army_muster", "event", "will_of_the_west", "eye", "draw", "balrog",
)  # fmt: skip
CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
ARMY_MUSTER: Final = 3
EVENT: Final = 4
WILL: Final = 5
EYE: Final = 6
DRAW: Final = 7
BALROG_FACE: Final = 8
FACES: Final = 9
NO_FACE: Final = -1
DIE_FACES: Final[tuple[tuple[int, ...], ...]] = (
    (CHARACTER, CHARACTER, EVENT, MUSTER, ARMY_MUSTER, WILL),
    (CHARACTER, ARMY, MUSTER, ARMY_MUSTER, EVENT, EYE),
)
START_DICE: Final[tuple[int, ...]] = (4, 7)
MOST_DICE: Final[tuple[int, ...]] = (6, 10)
# The results that a face may be used as, a bit each.
AS_CHARACTER: Final = 1
AS_ARMY: Final = 2
AS_MUSTER: Final = 4
AS_EVENT: Final = 8
AS_WILL: Final = 16
AS_DRAW: Final = 32
AS_BALROG: Final = 64
USES: Final = numbers([
    AS_CHARACTER, AS_ARMY, AS_MUSTER, AS_ARMY | AS_MUSTER, AS_EVENT | AS_DRAW,
    AS_CHARACTER | AS_ARMY | AS_MUSTER | AS_EVENT | AS_WILL | AS_DRAW, 0, AS_DRAW, AS_BALROG,
])  # fmt: skip
ICON_USES: Final[tuple[int, ...]] = (AS_CHARACTER, AS_ARMY, AS_MUSTER)  # of the icons character, army, muster

SPECIAL_DIE_IDS: Final = ("narya", "nenya", "vilya", "balrog", "gothmog")
SPECIAL_DICE: Final = 5
NARYA_DIE: Final = 0
# For each special die its faces, and for which of them a star takes it out of the game.
SPECIAL_FACES: Final[tuple[tuple[tuple[int, bool], ...], ...]] = (
    ((CHARACTER, False), (EVENT, False), (ARMY, False), (MUSTER, False), (DRAW, False), (EYE, False)),
    ((CHARACTER, True), (MUSTER, False), (EVENT, False), (DRAW, False), (DRAW, False), (EYE, True)),
    ((ARMY, True), (MUSTER, False), (EVENT, False), (DRAW, False), (DRAW, False), (EYE, True)),
    ((CHARACTER, True), (MUSTER, False), (BALROG_FACE, False), (BALROG_FACE, False), (DRAW, False), (EYE, True)),
    ((ARMY, False), (ARMY, True), (MUSTER, False), (MUSTER, False), (DRAW, False), (EYE, True)),
)
SPECIAL_KEEPER: Final[tuple[int, ...]] = (GANDALF_OF_NARYA, GALADRIEL, ELROND, BALROG, GOTHMOG)
SPECIAL_SIDE: Final[tuple[int, ...]] = (0, 0, 0, 1, 1)
STAR: Final = 9  # added to a face: the die leaves the game after this result if a great enemy of its keeper is in play

RINGS: Final = 3
RING_IDS: Final = ("vilya", "nenya", "narya")
VILYA: Final = 0
NENYA: Final = 1
NARYA: Final = 2
RING_WITH_FREE: Final = 0
RING_WITH_SHADOW: Final = 1
RING_OUT: Final = 2

# Hunt tiles
TILE_EYE: Final = -9  # the value of an Eye
TILE_DIE: Final = -8  # the value of a tile that is rolled for
TILE_IDS: Final[tuple[str, ...]] = (
    "eye", "3", "2", "2-reveal", "1", "1-reveal", "0-reveal",
    "elven-cloaks", "elven-rope", "phial-of-galadriel", "smeagol-helps",
    "shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss", "smeagol",
)  # fmt: skip
EYE_TILE: Final = 0
STANDARD_TILES: Final = 7
FREE_SPECIALS: Final = 7  # the first special tile of the Free Peoples
SHADOW_SPECIALS: Final = 11
SMEAGOL_TILE: Final = 15
TILES: Final = 16
NO_TILE: Final = -1
TILE_VALUE: Final[tuple[int, ...]] = (TILE_EYE, 3, 2, 2, 1, 1, 0, 0, 0, -2, -1, TILE_DIE, TILE_EYE, 3, 1, 0)
TILE_REVEALS: Final[tuple[bool, ...]] = (
    True, False, False, True, False, True, True, False, False, False, False, False, True, False, True, False,
)  # fmt: skip
TILE_STOPS: Final[tuple[bool, ...]] = (*(False,) * 11, True, True, True, True, False)
TILES_AT_START: Final = (4, 3, 2, 1, 2, 2, 2, *(0,) * 9)
SMEAGOL_TILES_AT_START: Final = 2  # with Lords of Middle-earth; a card brings two more
MOST_HUNT_DICE: Final = 5

# Event cards. A card's number is the first of its pool plus its slot, so that a pile is a mask with a bit for each slot; a
# pool has spare slots for cards to come. What has which number stands in `cards.names`.
DECK_IDS: Final = ("character", "strategy")
CHARACTER_DECK: Final = 0
STRATEGY_DECK: Final = 1
POOL_IDS: Final[tuple[str, ...]] = ("free_character", "free_strategy", "shadow_character", "shadow_strategy")
POOLS: Final = 4  # a side's two decks: side * 2 + deck
POOL_SIDE: Final[tuple[int, ...]] = (FREE_PEOPLES, FREE_PEOPLES, SHADOW, SHADOW)
SLOTS: Final = 48  # the room of a pool
CARD_ROOM: Final = 192
NO_CARD: Final = -1
FIRST_CARD: Final = numbers([pool * SLOTS for pool in range(POOLS)])
CARD_POOL: Final = numbers([card // SLOTS for card in range(CARD_ROOM)])
CARD_BIT: Final = numbers([1 << card % SLOTS for card in range(CARD_ROOM)])

MOST_CORRUPTION: Final = 12
MOST_PROGRESS: Final = 12
CRACK_OF_DOOM: Final = 5  # the last space of the Mordor track
OUTSIDE: Final = -1  # the Fellowship's place on the Mordor track before it enters
HAND_LIMIT: Final = 6
MOST_COMBAT_DICE: Final = 5
POINTS_TO_WIN: Final[tuple[int, ...]] = (4, 10)

# Why something happens to a nation.
BY_DIE: Final = 0
BY_COMPANION: Final = 1  # a companion's special ability, or a companion who ends a move
BY_ATTACK: Final = 2
BY_HITS: Final = 3
BY_CAPTURE: Final = 4
BY_ENTRY: Final = 5  # an enemy army enters
BY_DECLARATION: Final = 6
BY_CARD: Final = 7
BY_MINION: Final = 8  # a minion comes into play
REASON_IDS: Final = ("die", "companion", "attack", "hits", "capture", "entry", "declaration", "card", "minion")

# How a game ended.
NOT_OVER: Final = 0
BY_CORRUPTION: Final = 1
BY_RING: Final = 2  # destroyed in the Crack of Doom
BY_MILITARY: Final = 3
BY_TIME: Final = 4  # the last turn of the setting `max_turns` is over: the Shadow wins
OUTCOME_IDS: Final[tuple[str, ...]] = ("none", "corruption", "ring", "military", "time")

# Moments: what listeners (characters' abilities, cards on the table) may react to.
EVENT_PLAYED: Final = 0  # side, card, the result that a die was used as
FELLOWSHIP_DECLARED: Final = 1  # region
FELLOWSHIP_REVEALED: Final = 2
COMPANION_TAKEN: Final = 3  # character: a casualty of the hunt
NATION_ADVANCED: Final = 4  # nation, why
NATION_ACTIVATED: Final = 5  # nation, why
COMBAT_CARD_USED: Final = 6  # side, card, round
SETTLEMENT_CAPTURED: Final = 7  # region, by which side
BEFORE_HUNT_ROLL: Final = 8
BEFORE_TILE: Final = 9  # a tile is about to be drawn
TILE_DRAWN: Final = 10  # tile, the how manieth of this hunt
HUNT_DAMAGE: Final = 11  # damage, which may be reduced
SMEAGOL_TILE_DRAWN: Final = 12
DICE_ROLLED: Final = 13  # all action dice of the turn lie on the table
