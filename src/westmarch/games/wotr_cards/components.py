"""What lies in the box, as numbers: sides, factions, cards, zones, causes; tables that declarations fill (rules 1-3)."""

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from westmarch.core.vectors import alike

# What the numbers of signatures mean. Lists and tuples of them hold plain `int`s.
Side: TypeAlias = i64
Faction: TypeAlias = i64
Title: TypeAlias = i64  # a faction card by its name: army, character, item or event
Location: TypeAlias = i64  # a battleground or path
Card: TypeAlias = i64  # a title, or LOCATIONS_FROM + location
Place: TypeAlias = i64  # where cards in play lie: a battleground, the path, the reserve
Zone: TypeAlias = i64  # a kind of zone, of which every seat has one
Cause: TypeAlias = i64  # why a card is eliminated
Cards: TypeAlias = tuple[int, ...]  # titles, sorted

FREE_PEOPLES: Final = 0
SHADOW: Final = 1
SideId: TypeAlias = Literal["free_peoples", "shadow"]
SIDE_IDS: Final[tuple[SideId, SideId]] = ("free_peoples", "shadow")

# The decks' masters: who sits where depends on the scenario.
PLAYER_IDS: Final[tuple[str, ...]] = ("frodo", "witch_king", "aragorn", "saruman", "gandalf", "balrog")
MOST_SEATS: Final = 4

FACTION_IDS: Final[tuple[str, ...]] = (
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

KIND_IDS: Final[tuple[str, ...]] = ("army", "character", "item", "event")
ARMY: Final = 0
CHARACTER: Final = 1
ITEM: Final = 2
EVENT: Final = 3

# A title is a faction card's name. Its number lies in the block of its kind, and each block has room: a card that joins
# gets the next number of its block and moves no other. Copies of a title are not told apart.
ARMY_ROOM: Final = 64
CHARACTER_ROOM: Final = 62  # masks of characters must stay below 63 bits
ITEM_ROOM: Final = 48
EVENT_ROOM: Final = 48
FIRST_CHARACTER: Final = ARMY_ROOM
FIRST_ITEM: Final = FIRST_CHARACTER + CHARACTER_ROOM
FIRST_EVENT: Final = FIRST_ITEM + ITEM_ROOM
TITLE_ROOM: Final = FIRST_EVENT + EVENT_ROOM  # below 256, for a line of battle keeps a title in eight bits
FIRST_OF_KIND: Final[tuple[int, ...]] = (
    0,
    FIRST_CHARACTER,
    FIRST_ITEM,
    FIRST_EVENT,
    TITLE_ROOM,
)  # and where the last one ends

# A location is a battleground or a path; its card number is LOCATIONS_FROM + location.
FIELD_ROOM: Final = 20
PATH_ROOM: Final = 40  # masks of paths must stay below 63 bits
FIRST_PATH: Final = FIELD_ROOM
LOCATION_ROOM: Final = FIELD_ROOM + PATH_ROOM
LOCATIONS_FROM: Final = TITLE_ROOM  # the card number of location 0
CARD_ROOM: Final = LOCATIONS_FROM + LOCATION_ROOM
LAST_NUMBER: Final = 9  # of paths

# The ids by number, empty where no card has a number yet; filled by cards/declare.py.
TITLE_IDS: Final[list[str]] = [""] * TITLE_ROOM
LOCATION_IDS: Final[list[str]] = [""] * LOCATION_ROOM

# Places where cards in play lie: a battleground by its location, the one active path, a player's reserve.
THE_PATH: Final = FIELD_ROOM
RESERVE: Final = THE_PATH + 1
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
PLACES_AT: Final = 9 * MOST_SEATS  # then the places, and the cards that are being played or carried out
TABLE: Final = PLACES_AT + THE_PATH + 1
ZONES: Final = TABLE + 1
HIDDEN_ZONE_IDS: Final[tuple[str, ...]] = ("hand", "cycled", "eliminated", "aside", "aside_inner", "staged", "deck")

# Flags of titles: keywords, which do nothing by themselves (rule 8), and rules that are no more than a mark.
NAZGUL: Final = 1
WEAPON: Final = 2
MOUNT: Final = 4
ENT: Final = 8
KEYWORD_IDS: Final[tuple[str, ...]] = ("nazgul", "weapon", "mount", "ent")
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
ROUND_RULE_IDS: Final[tuple[str, ...]] = ("the-red-arrow", "the-three-hunters")

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
CARD_SIDE: Final = alike(FREE_PEOPLES, TITLE_ROOM)
CARD_FACTION: Final = alike(0, TITLE_ROOM)
CARD_COPIES: Final = alike(1, TITLE_ROOM)
CARD_DECK: Final = alike(0, TITLE_ROOM)  # whose deck it belongs to in the trilogy
CARD_FLAGS: Final = alike(0, TITLE_ROOM)
FIELD_ATTACK: Final = alike(0, TITLE_ROOM)
FIELD_DEFENCE: Final = alike(0, TITLE_ROOM)
LEADER_ATTACK: Final = alike(0, TITLE_ROOM)
LEADER_DEFENCE: Final = alike(0, TITLE_ROOM)
PATH_ATTACK: Final = alike(0, TITLE_ROOM)
PATH_DEFENCE: Final = alike(0, TITLE_ROOM)
CARD_PATHS: Final = alike(0, TITLE_ROOM)  # the path numbers it may go to, a bit each
ENTERS: Final = alike(0, TITLE_ROOM)  # the factions on whose battlegrounds it may be, a bit each
SUPPORTED_BY: Final = alike(0, TITLE_ROOM)  # the factions whose armies support it, a bit each
BEARERS: Final = alike(0, TITLE_ROOM)  # of an item: the characters that may wield it, a bit each
DRAW_BONUS: Final = alike(0, TITLE_ROOM)  # in reserve: cards more in the draw step
CYCLES_AFTER_DRAW: Final = alike(0, TITLE_ROOM)  # in reserve: cards cycled at the end of it
LIMIT_IN_RESERVE: Final = alike(0, TITLE_ROOM)  # in reserve: more cards carried over
LIMIT_IN_PLAY: Final = alike(0, TITLE_ROOM)  # in play: more cards carried over by its faction's player
# Cycled instead of eliminated: by which causes; whether the items it wields are saved too; of an item: by which causes
# its wielder and all the wielder's items are.
INSTEAD_OF: Final = alike(0, TITLE_ROOM)
INSTEAD_SAVES_ITEMS: Final[list[bool]] = [True] * TITLE_ROOM
SAVES_WIELDER: Final = alike(0, TITLE_ROOM)
LIMIT_ITEMS: Final[list[int]] = []  # those items
TOP_SHOWERS: Final[list[int]] = []  # items that show their owner the top of the deck
# Of an item: defence icons that the path has where its wielder is; which faction's character must be there, or NO_CARD.
PATH_GAINS: Final = alike(0, TITLE_ROOM)
PATH_GAINS_BESIDE: Final = alike(NO_CARD, TITLE_ROOM)
# While the first is in its owner's reserve, cards of the faction may go to the battleground.
GRANTS: Final[list[tuple[int, int, int]]] = []

# What is printed on the locations. Filled by cards/locations.py.
LOCATION_DEFENCE: Final = alike(0, LOCATION_ROOM)
LOCATION_POINTS: Final = alike(0, LOCATION_ROOM)
FIELD_FACTIONS: Final = alike(0, FIELD_ROOM)  # the factions shown on a battleground, a bit each
FIELD_SIDE: Final = alike(FREE_PEOPLES, FIELD_ROOM)  # the side that defends it
FIELDS_OF_SIDE: Final = alike(0, 2)  # for each side its battlegrounds, a bit each
PATH_NUMBER: Final = alike(0, LOCATION_ROOM)  # of a path: 1 to 9
PATHS_OF_NUMBER: Final = alike(0, LAST_NUMBER + 1)  # for each number its paths, a bit each


def title_number(name: str) -> int:
    """The number of a faction card."""
    return TITLE_IDS.index(name)


def location_number(name: str) -> int:
    """The number of a battleground or path."""
    return LOCATION_IDS.index(name)


def kind_of(title: Title) -> i64:
    """Whether a title is an army, a character, an item or an event."""
    if title < FIRST_CHARACTER:
        return ARMY
    if title < FIRST_ITEM:
        return CHARACTER
    return ITEM if title < FIRST_EVENT else EVENT


def other_side(side: Side) -> i64:
    """The enemy's side."""
    return SHADOW if side == FREE_PEOPLES else FREE_PEOPLES
