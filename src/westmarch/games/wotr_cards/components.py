"""What lies in the box, as numbers: sides, factions, cards, words, prompts, notices, and the tables that declarations fill.

A title is a faction card's name: 0 to 111, sorted by kind, so that kinds are ranges. Copies of a title are not told apart.
Battlegrounds and paths are cards too and follow: a location is 0 to 40, its card number is LOCATIONS_FROM + location.
"""

from typing import Final

from mypy_extensions import i64

from westmarch.core.words import ORDER, SET, NoticeKind, Prompt, Vocabulary, Word, words

FREE_PEOPLES: Final = 0
SHADOW: Final = 1
SIDE_IDS: Final = ("free_peoples", "shadow")

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
RING_IDS: Final = ("none", "once", "each_round")

# How a game ended.
NOT_OVER: Final = 0
BY_LEAD: Final = 1
BY_SCORE: Final = 2
BY_TIE: Final = 3
OUTCOME_IDS: Final = ("none", "lead", "score", "tie")

# Words. The order is that of the vocabulary and never changes.
WORD_CYCLE: Final = 4
WORD_RING: Final = 5
WORD_WINNOW: Final = 6
WORD_PLAY: Final = 7  # + title
WORD_MOVE: Final = WORD_PLAY + TITLES  # + title of an army or character
WORD_USE: Final = WORD_MOVE + FIRST_ITEM  # + title of anything but an event
WORD_CARD: Final = WORD_USE + FIRST_EVENT  # + card number, locations included
WORD_LOCATION: Final = WORD_CARD + LOCATIONS_FROM  # + location
WORD_FROM_RESERVE: Final = WORD_CARD + CARDS  # + title of anything but an event
WORD_THE_PATH: Final = WORD_FROM_RESERVE + FIRST_EVENT
WORD_RESERVE: Final = WORD_THE_PATH + 1
WORD_DECK_TOP: Final = WORD_THE_PATH + 2
WORD_AGREE: Final = WORD_THE_PATH + 3
WORD_REFUSE: Final = WORD_THE_PATH + 4
WORD_SEARCH: Final = WORD_THE_PATH + 5
WORD_STRIKE: Final = WORD_THE_PATH + 6

VOCABULARY: Final = Vocabulary(
    [
        Word("cycle", "cycle"),
        Word("ring", "ring"),
        Word("winnow", "winnow"),
        *words("play", "card", TITLE_IDS),
        *words("move", "card", TITLE_IDS[:FIRST_ITEM]),
        *words("use", "card", TITLE_IDS[:FIRST_EVENT]),
        *words("card", "card", CARD_IDS, bare=True),
        *words("from_reserve", "card", TITLE_IDS[:FIRST_EVENT]),
        Word("the_path", "the_path"),
        Word("reserve", "reserve"),
        Word("deck_top", "deck_top"),
        Word("agree", "agree"),
        Word("refuse", "refuse"),
        Word("search", "search"),
        Word("strike", "strike"),
    ]
)

# Prompts. "card" is any of the 153 cards: what the question is about, or the card or location whose text asks.
ASK_TURN: Final = 0
ASK_PLACE: Final = 1
ASK_WIELDER: Final = 2
ASK_PRICE: Final = 3
ASK_CYCLE: Final = 4
ASK_CYCLE_ACTION: Final = 5
ASK_FORSAKE: Final = 6
ASK_WINNOW: Final = 7
ASK_SET_UP: Final = 8
ASK_RING_ELIMINATE: Final = 9
ASK_RING_CYCLE: Final = 10
ASK_TO_LIMIT: Final = 11
ASK_ASIDE_ELIMINATE: Final = 12
ASK_ASIDE_CYCLE: Final = 13
ASK_ASIDE_PLAY: Final = 14
ASK_TAKE: Final = 15
ASK_MAY: Final = 16
ASK_MAY_FORSAKE: Final = 17
ASK_MAY_CYCLE: Final = 18
ASK_MODE: Final = 19
ASK_MOVE_NOW: Final = 20
ASK_PICK_PATH: Final = 21
ASK_PICK_BATTLEGROUND: Final = 22
ASK_ICONS: Final = 23
ASK_ELIMINATE_ONE: Final = 24
ASK_MAY_ELIMINATE_ONE: Final = 25
ASK_WHERE: Final = 26
ASK_RIDE: Final = 27
ASK_ORDER: Final = 28
ASK_SUPPORT: Final = 29
ASK_LOSS: Final = 30
ASK_AGREE: Final = 31
ASK_REFUSED_LOSS: Final = 32
ASK_INSTEAD: Final = 33
ASK_RING_FORSAKE: Final = 34
PROMPTS: Final = (
    Prompt("turn", senses=("number",), secret=True),  # the carry-over limit; what is done is told by notices
    Prompt("place", senses=("card",)),  # where to play or move it
    Prompt("wielder", senses=("card",)),
    Prompt("price", senses=("card",), secret=True),  # cycle a card for having played this one
    Prompt("cycle", SET, senses=("card", "number"), secret=True),  # whose text; how many are still to be cycled
    Prompt("cycle_action", secret=True),
    Prompt("forsake", senses=("card", "number"), secret=True),
    Prompt("winnow", SET, senses=("number",), secret=True),
    Prompt("set_up", SET, senses=("number",), secret=True),  # cycle some of the first hand
    Prompt("ring_eliminate", secret=True),
    Prompt("ring_cycle", secret=True),
    Prompt("to_limit", SET, senses=("number",), secret=True),  # the end of the action step, by a setting
    Prompt("aside_eliminate", senses=("card",), secret=True),
    Prompt("aside_cycle", senses=("card",), secret=True),
    Prompt("aside_play", senses=("card",), secret=True),  # a card, or `pass`
    Prompt("take", senses=("card",), secret=True),  # a card, or `pass`
    Prompt("may", senses=("card",)),  # use its text?
    Prompt("may_forsake", senses=("card",)),  # forsake a card for what it gives?
    Prompt("may_cycle", senses=("card",)),  # cycle a card from hand for what it gives?
    Prompt("mode", senses=("card",)),
    Prompt(
        "move_now", senses=("card", "card")
    ),  # whose text, and who moves: a place, or `pass` where it may be declined
    Prompt("pick_path", senses=("card",)),
    Prompt("pick_battleground", senses=("card",)),
    Prompt("icons", senses=("card",)),  # the place that gets them
    Prompt("eliminate_one", senses=("card", "number")),  # how many are still to be eliminated
    Prompt("may_eliminate_one", senses=("card",)),  # a card, or `pass`
    Prompt("where", senses=("card",)),  # at which place, where the title lies at several
    Prompt("ride", SET, senses=("card", "number")),  # cards of the own reserve to be eliminated; how many so far
    Prompt("order", ORDER),  # the location to be fought at next
    Prompt("support", SET, senses=("card", "number")),  # the location; how many more can be supported
    Prompt("loss", senses=("card", "number")),  # the location, and the attack icons that are left
    Prompt("agree", senses=("card", "card")),  # the card proposed, the location
    Prompt("refused_loss", senses=("card", "number")),  # the defenders did not agree: an attacker chooses
    Prompt("instead", senses=("card",)),  # which of two replacements
    Prompt("ring_forsake", secret=True),  # where nothing is left in hand to be cycled for the ring token
)

# Notices. Those of hidden cards come in two forms: with the card for its owner, with a number for the others.
TOLD_ROUND: Final = 0
TOLD_BATTLEGROUND: Final = 1
TOLD_REACTIVATED: Final = 2
TOLD_NO_BATTLEGROUND: Final = 3
TOLD_PATH: Final = 4
TOLD_DREW: Final = 5
TOLD_DREW_CARD: Final = 6
TOLD_RECYCLED: Final = 7
TOLD_CYCLED_UNSEEN: Final = 8
TOLD_CYCLED_CARD: Final = 9
TOLD_CYCLED: Final = 10
TOLD_ELIMINATED_UNSEEN: Final = 11
TOLD_ELIMINATED_CARD: Final = 12
TOLD_ELIMINATED: Final = 13
TOLD_INSTEAD: Final = 14
TOLD_FORSOOK_HAND: Final = 15
TOLD_FORSOOK_RESERVE: Final = 16
TOLD_FORSOOK_DECK: Final = 17
TOLD_PLAYED: Final = 18
TOLD_PLAYED_RESERVE: Final = 19
TOLD_PLAYED_ITEM: Final = 20
TOLD_PLAYED_EVENT: Final = 21
TOLD_MOVED: Final = 22
TOLD_USED: Final = 23
TOLD_RING: Final = 24
TOLD_WINNOWED: Final = 25
TOLD_CYCLES: Final = 26
TOLD_PASSED: Final = 27
TOLD_SET_ASIDE: Final = 28
TOLD_TOOK: Final = 29
TOLD_FOUND_NOTHING: Final = 30
TOLD_REMOVED: Final = 31
TOLD_ATTACK_ICONS: Final = 32
TOLD_DEFENCE_ICONS: Final = 33
TOLD_CARD_ICONS: Final = 34
TOLD_CORRUPTION: Final = 35
TOLD_CLEANSED: Final = 36
TOLD_COMBAT: Final = 37
TOLD_PROPOSED: Final = 38
TOLD_AGREED: Final = 39
TOLD_REFUSED: Final = 40
TOLD_PATH_WON: Final = 41
TOLD_PATH_LOST: Final = 42
TOLD_PATH_TIED: Final = 43
TOLD_FIELD_WON: Final = 44
TOLD_SCORE: Final = 45
TOLD_VICTORY: Final = 46
TOLD_SEES_TOP: Final = 47
NOTICES: Final = (
    NoticeKind("round", ("number", "player")),  # the round and its first player
    NoticeKind("battleground", ("card",)),
    NoticeKind("reactivated", ("card", "side")),  # out of which side's scoring area
    NoticeKind("no_battleground"),
    NoticeKind("path", ("card",)),
    NoticeKind("drew", ("player", "number")),
    NoticeKind("drew_card", ("player", "card")),
    NoticeKind("recycled", ("player",)),
    NoticeKind("cycled_unseen", ("player", "number")),
    NoticeKind("cycled_card", ("player", "card")),
    NoticeKind("cycled", ("player", "card")),  # a card everybody saw; the player is its owner
    NoticeKind("eliminated_unseen", ("player", "number")),
    NoticeKind("eliminated_card", ("player", "card")),
    NoticeKind("eliminated", ("player", "card")),
    NoticeKind("instead", ("player", "card")),  # cycled instead of being eliminated
    NoticeKind("forsook_hand", ("player",)),
    NoticeKind("forsook_reserve", ("player", "card")),
    NoticeKind("forsook_deck", ("player",)),
    NoticeKind("played", ("player", "card", "card")),
    NoticeKind("played_reserve", ("player", "card")),
    NoticeKind("played_item", ("player", "card", "card")),
    NoticeKind("played_event", ("player", "card")),
    NoticeKind("moved", ("player", "card", "card")),
    NoticeKind("used", ("player", "card")),
    NoticeKind("ring", ("player",)),
    NoticeKind("winnowed", ("player",)),
    NoticeKind("cycles", ("player",)),
    NoticeKind("passed", ("player",)),
    NoticeKind("set_aside", ("player", "number")),
    NoticeKind("took", ("player", "card")),
    NoticeKind("found_nothing", ("player",)),
    NoticeKind("removed", ("card",)),  # removed from the game, wherever it was
    NoticeKind("attack_icons", ("card", "number")),
    NoticeKind("defence_icons", ("card", "number")),
    NoticeKind("card_icons", ("card", "number")),
    NoticeKind("corruption", ("number",)),
    NoticeKind("cleansed", ("number",)),
    NoticeKind("combat", ("card", "number", "number")),  # the location, all attack icons, the location's defence icons
    NoticeKind("proposed", ("player", "card")),
    NoticeKind("agreed", ("player", "card")),
    NoticeKind("refused", ("player", "card")),
    NoticeKind("path_won", ("card", "number")),
    NoticeKind("path_lost", ("card", "number")),
    NoticeKind("path_tied", ("card",)),
    NoticeKind("field_won", ("side", "card", "number")),
    NoticeKind("score", ("number", "number")),
    NoticeKind("victory", ("side", "outcome")),
    NoticeKind("sees_top", ("player", "card")),
)

# What is printed on the faction cards. Filled by the modules of cards/ through declare.py.
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

# What is printed on the locations. Filled by locations.py.
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


def bits(mask: i64) -> list[int]:
    """The places of the bits of a mask, ascending."""
    places: list[int] = []
    place: i64 = 0
    while mask >> place:
        if mask >> place & 1:
            places.append(place)
        place += 1
    return places


def ones(mask: i64) -> i64:
    """The number of bits that are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def place_word(place: i64) -> int:
    """The word of a place."""
    if place == THE_PATH:
        return WORD_THE_PATH
    return WORD_RESERVE if place == RESERVE else int(WORD_LOCATION + place)


def place_of_word(word: i64) -> i64:
    """The place that a word names."""
    if word == WORD_THE_PATH:
        return THE_PATH
    return RESERVE if word == WORD_RESERVE else word - WORD_LOCATION
