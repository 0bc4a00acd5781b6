"""What lies in the box, as numbers: sides, factions, cards, zones, causes, and the tables that declarations fill.

A title is a faction card's name: 0 to 111, sorted by kind, so that kinds are ranges. Copies of a title are not told apart.
Battlegrounds and paths are cards too and follow: a location is 0 to 40, its card number is LOCATIONS_FROM + location.
"""

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

FREE_PEOPLES: Final = 0
SHADOW: Final = 1
SideId: TypeAlias = Literal["free_peoples", "shadow"]
SIDE_IDS: Final[tuple[SideId, SideId]] = ("free_peoples", "shadow")

# The decks' masters: who sits where depends on the scenario.
PLAYER_IDS: Final = ("frodo", "witch_king", "aragorn", "saruman", "gandalf", "balrog")
MOST_SEATS: Final = 4

FACTION_IDS: Final = (
    "dwarf", "hobbit", "rohan", "wizard", "dunedain", "elf", "mordor", "isengard", "monstrous", "southron",
)  # fmt: skip
DWARF: Final = 0
HOBBIT: Final = 1
ROHAN: Final = 2
WIZARD: Final = 3
DUNEDAIN: Final = 4
ELF: Final = 5
MORDOR: Final = 6
ISENGARD: Final = 7
MONSTROUS: Final = 8
SOUTHRON: Final = 9
FACTIONS: Final = 10
FREE_FACTIONS: Final = 0b111111  # a bit each

KIND_IDS: Final = ("army", "character", "item", "event")
ARMY: Final = 0
CHARACTER: Final = 1
ITEM: Final = 2
EVENT: Final = 3

ARMY_IDS: Final = (
    "riders-of-rohan", "village-militia",
    "dead-men-of-dunharrow", "great-gate", "guards-of-the-citadel", "knights-of-dol-amroth", "soldiers-of-gondor",
    "high-elves",
    "black-uruks", "grond-hammer-of-the-underworld", "mordor-orcs", "olog-hai", "trolls-of-udun",
    "devilry-of-saruman", "fighting-uruk-hai", "white-hand-orcs", "wolf-riders", "goblins-of-the-misty-mountains",
    "coastal-raiders", "corsairs-of-umbar", "haradrim-cavalry", "haradrim-mumakil", "haradrim-regulars",
    "the-black-fleet",
)  # fmt: skip
CHARACTER_IDS: Final = (
    "gimli", "bilbo-baggins", "fatty-bolger", "frodo-baggins", "merry-brandybuck", "pippin-took", "sam-gamgee",
    "eomer", "eowyn", "ghan-buri-ghan", "theoden", "gandalf-the-grey", "gandalf-the-white", "gwaihir-the-windlord",
    "quickbeam", "smeagol", "treebeard",
    "aragorn", "boromir", "denethor", "faramir", "halbarad", "prince-imrahil", "strider", "arwen", "elrond",
    "galadriel", "legolas",
    "gorbag-and-shagrat", "grishnakh", "mouth-of-sauron", "the-beguiler", "the-black-easterling", "the-commander",
    "the-destroyer", "the-hunter", "the-lidless-eye", "the-messenger", "the-reaver", "the-warrior", "the-witch-king",
    "grima-wormtongue", "saruman", "ugluk", "balrog-of-moria", "barrow-wights", "caradhras-the-cruel", "cave-troll",
    "flocks-of-crebain", "gollum", "hill-troll", "shelob", "the-black-serpent",
)  # fmt: skip
ITEM_IDS: Final = (
    "dwarven-axe", "herbs-and-stewed-rabbit", "mithril-coat", "sting", "shadowfax", "gandalfs-staff", "glamdring",
    "narya-ring-of-fire",
    "anduril", "blade-of-westernesse", "bow-of-the-galadhrim", "elven-cloak", "lembas", "mirror-of-galadriel",
    "nenya-ring-of-adamant", "phial-of-galadriel", "vilya-ring-of-air",
    "black-breath", "black-riders-mount", "fell-beast", "morgul-blade", "nazguls-mantle",
    "palantir-of-orthanc", "sarumans-staff", "woven-of-all-colours", "whip-of-many-thongs",
)  # fmt: skip
EVENT_IDS: Final = (
    "there-is-another-way", "death-ride-ride-to-ruin", "paths-of-the-dead", "the-red-arrow", "the-three-hunters",
    "the-black-captain", "the-day-without-dawn", "the-ringwraiths-are-abroad", "threats-and-promises",
)  # fmt: skip
TITLE_IDS: Final[tuple[str, ...]] = ARMY_IDS + CHARACTER_IDS + ITEM_IDS + EVENT_IDS
TITLES: Final = 112
FIRST_CHARACTER: Final = 24
CHARACTERS: Final = 53
FIRST_ITEM: Final = 77
ITEMS: Final = 26
FIRST_EVENT: Final = 103

BATTLEGROUND_IDS: Final = (
    "dol-amroth", "edoras", "helms-deep", "lorien", "minas-tirith", "pelargir", "rivendell",
    "dol-guldur", "harad", "minas-morgul", "morannon", "moria", "orthanc", "umbar",
)  # fmt: skip
PATH_IDS: Final = (
    "bag-end", "bucklebury-ferry", "gildors-encampment",
    "inn-of-the-prancing-pony", "the-old-forest", "weathertop",
    "fords-of-bruinen", "imladris", "the-council-of-elrond",
    "caradhras", "khazad-dum", "the-doors-of-durin",
    "dimrill-dale", "egladil", "lothlorien",
    "amon-hen", "dead-marshes", "emyn-muil",
    "henneth-annun", "osgiliath", "the-cross-roads",
    "cirith-ungol", "morgul-vale", "shelobs-lair",
    "crack-of-doom", "morgai", "orodruin",
)  # fmt: skip
LOCATION_IDS: Final[tuple[str, ...]] = BATTLEGROUND_IDS + PATH_IDS
BATTLEGROUNDS: Final = 14
FIELDS_A_SIDE: Final = 7
PATHS: Final = 27
PATHS_A_NUMBER: Final = 3
LOCATIONS: Final = 41

CARD_IDS: Final[tuple[str, ...]] = TITLE_IDS + LOCATION_IDS
LOCATIONS_FROM: Final = TITLES  # the card number of location 0
CARDS: Final = 153

# Places where cards in play lie: a battleground by its location, the one active path, a player's reserve.
THE_PATH: Final = 14
RESERVE: Final = 15
NO_PLACE: Final = -1
NO_CARD: Final = -1
NO_PATH: Final = -1
NO_HOST: Final = -1

# Kinds of places, as bits.
ON_FIELD: Final = 1
ON_PATH: Final = 2
IN_RESERVE: Final = 4
IN_PLAY: Final = 7

# Zones: of each kind one for every seat, at kind * MOST_SEATS + seat. The first seven are hidden from the other people.
HAND: Final = 0
CYCLED: Final = 1
ELIMINATED: Final = 2
ASIDE: Final = 3  # cards drawn by an effect that is under way; the next one is that of an effect inside it
ASIDE_INNER: Final = 4
STAGED: Final = 5  # the part of a secret choice of several cards that has been made
DECK: Final = 6  # kept in `decks`
HIDDEN_ZONES: Final = 7
RESERVES: Final = 7
FRESH: Final = 8  # those cards of the reserve that arrived this round, a second time
PLACES_AT: Final = 36  # then the places, and the cards that are being played or carried out
TABLE: Final = 51
ZONES: Final = 52
HIDDEN_ZONE_IDS: Final = ("hand", "cycled", "eliminated", "aside", "aside_inner", "staged", "deck")

# Flags of titles: keywords, and rules that are no more than a mark.
NAZGUL: Final = 1
WEAPON: Final = 2
MOUNT: Final = 4
ENT: Final = 8
KEYWORD_IDS: Final = ("nazgul", "weapon", "mount", "ent")
SOLE_WEAPON: Final = 16  # its wielder has no other weapon
NEVER_ON_SHADOW_FIELD: Final = 32
NO_PATH_BESIDE_SHADOW_FIELD: Final = 64  # not on a path while a Shadow battleground is active
HUNTER: Final = 128  # one of those whom The Three Hunters speaks of

# Why a card is eliminated, as bits.
COMBAT_PATH: Final = 1
COMBAT_FIELD: Final = 2
FORSAKEN_HAND: Final = 4
FORSAKEN_RESERVE: Final = 8
FORSAKEN_DECK: Final = 16
WINNOWED: Final = 32
PRICE: Final = 64
BY_TEXT: Final = 128
COMBAT: Final = COMBAT_PATH | COMBAT_FIELD
ANY_CAUSE: Final = 255

# Rules that events lay down for a round, as bits.
RED_ARROW: Final = 1
THREE_HUNTERS: Final = 2
ROUND_RULE_IDS: Final = ("the-red-arrow", "the-three-hunters")

START_LIMIT: Final = 2  # cards that may be carried over
LEAD_TO_WIN: Final = 10

# Ring tokens
NO_RING: Final = 0
RING_ONCE: Final = 1  # draw 2, once a game; a point at the end if unused
RING_EACH_ROUND: Final = 2  # draw 3, eliminate 1, cycle 1, once a round
RingId: TypeAlias = Literal["none", "once", "each_round"]
RING_IDS: Final[tuple[RingId, ...]] = ("none", "once", "each_round")

# How a game ended.
NOT_OVER: Final = 0
BY_LEAD: Final = 1
BY_SCORE: Final = 2
BY_TIE: Final = 3
OutcomeId: TypeAlias = Literal["none", "lead", "score", "tie"]
OUTCOME_IDS: Final[tuple[OutcomeId, ...]] = ("none", "lead", "score", "tie")

# What is printed on the faction cards. Filled by the modules of cards/ through cards/declare.py.
CARD_SIDE: Final[list[int]] = [FREE_PEOPLES] * TITLES
CARD_FACTION: Final[list[int]] = [0] * TITLES
CARD_COPIES: Final[list[int]] = [1] * TITLES
CARD_DECK: Final[list[int]] = [0] * TITLES  # whose deck it belongs to in the trilogy
CARD_FLAGS: Final[list[int]] = [0] * TITLES
FIELD_ATTACK: Final[list[int]] = [0] * TITLES
FIELD_DEFENCE: Final[list[int]] = [0] * TITLES
LEADER_ATTACK: Final[list[int]] = [0] * TITLES
LEADER_DEFENCE: Final[list[int]] = [0] * TITLES
PATH_ATTACK: Final[list[int]] = [0] * TITLES
PATH_DEFENCE: Final[list[int]] = [0] * TITLES
CARD_PATHS: Final[list[int]] = [0] * TITLES  # the path numbers it may go to, a bit each
ENTERS: Final[list[int]] = [0] * TITLES  # the factions on whose battlegrounds it may be, a bit each
SUPPORTED_BY: Final[list[int]] = [0] * TITLES  # the factions whose armies support it, a bit each
BEARERS: Final[list[int]] = [0] * TITLES  # of an item: the characters that may wield it, a bit each
DRAW_BONUS: Final[list[int]] = [0] * TITLES  # in reserve: cards more in the draw step
CYCLES_AFTER_DRAW: Final[list[int]] = [0] * TITLES  # in reserve: cards cycled at the end of it
LIMIT_IN_RESERVE: Final[list[int]] = [0] * TITLES  # in reserve: more cards carried over
LIMIT_IN_PLAY: Final[list[int]] = [0] * TITLES  # in play: more cards carried over by its faction's player
# Cycled instead of eliminated: by which causes; whether the items it wields are saved too; of an item: by which causes
# its wielder and all the wielder's items are.
INSTEAD_OF: Final[list[int]] = [0] * TITLES
INSTEAD_SAVES_ITEMS: Final[list[bool]] = [True] * TITLES
SAVES_WIELDER: Final[list[int]] = [0] * TITLES
LIMIT_ITEMS: Final[list[int]] = []  # those items
TOP_SHOWERS: Final[list[int]] = []  # items that show their owner the top of the deck
# Of an item: defence icons that the path has where its wielder is; which faction's character must be there, or NO_CARD.
PATH_GAINS: Final[list[int]] = [0] * TITLES
PATH_GAINS_BESIDE: Final[list[int]] = [NO_CARD] * TITLES
# While the first is in its owner's reserve, cards of the faction may go to the battleground.
GRANTS: Final[list[tuple[int, int, int]]] = []

# What is printed on the locations. Filled by cards/locations.py.
LOCATION_DEFENCE: Final[list[int]] = [0] * LOCATIONS
LOCATION_POINTS: Final[list[int]] = [0] * LOCATIONS
FIELD_FACTIONS: Final[list[int]] = [0] * LOCATIONS  # the factions shown on a battleground, a bit each


def field_side(field: i64) -> i64:
    """The side that defends a battleground."""
    return FREE_PEOPLES if field < FIELDS_A_SIDE else SHADOW


def path_number(path: i64) -> i64:
    """The number, 1 to 9, on a path, which is given by its location."""
    return (path - BATTLEGROUNDS) // PATHS_A_NUMBER + 1


def kind_of(title: i64) -> i64:
    """Whether a title is an army, a character, an item or an event."""
    if title < FIRST_CHARACTER:
        return ARMY
    if title < FIRST_ITEM:
        return CHARACTER
    return ITEM if title < FIRST_EVENT else EVENT


def other_side(side: i64) -> i64:
    """The enemy's side."""
    return SHADOW if side == FREE_PEOPLES else FREE_PEOPLES
