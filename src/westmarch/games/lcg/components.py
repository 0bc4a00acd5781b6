"""What lies in the box, as numbers: titles, spheres, traits, places, stats, phases (rules 1-6).

A title is a card's name. What a title is, its declaration says (cards/), and fills the tables here; its number is given
once and for all. In hands, decks and piles lie titles; copies are not told apart there. On the table each copy is a card of
its own with a table name: `title`, `title.2`, ... (the lowest free one). Which cards a game can have on its table, and their
numbers, is the game's lineup (lineup.py).
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from westmarch.core.vectors import alike

# What the numbers of signatures mean. Lists and tuples of them hold plain `int`s.
Card: TypeAlias = i64  # a card that can come on this game's table: its place in the lineup
Title: TypeAlias = i64  # what is printed on a card: all copies have the same

MOST_SEATS: Final = 4
SEAT_IDS: Final[tuple[str, ...]] = ("one", "two", "three", "four")
ENCOUNTER: Final = 4  # the owner of encounter cards, after the seats; decks and discard piles are numbered alike
NO_CARD: Final = -1
NO_SEAT: Final = -1
SEAT_BITS: Final[tuple[int, ...]] = (1, 2, 4, 8)

SPHERE_IDS: Final[tuple[str, ...]] = ("leadership", "tactics", "spirit", "lore", "neutral")
LEADERSHIP: Final = 0
TACTICS: Final = 1
SPIRIT: Final = 2
LORE: Final = 3
NEUTRAL: Final = 4

KIND_IDS: Final[tuple[str, ...]] = (
    "hero", "ally", "attachment", "event", "enemy", "location", "treachery", "objective", "quest", "guard",
)  # fmt: skip
HERO: Final = 0
ALLY: Final = 1
ATTACHMENT: Final = 2
EVENT: Final = 3
ENEMY: Final = 4
LOCATION: Final = 5
TREACHERY: Final = 6
OBJECTIVE: Final = 7
QUEST: Final = 8
GUARD: Final = 9  # an Orc Guard: a face-down player card that is an enemy

TRAIT_IDS: Final = (
    "archer", "armor", "artifact", "beorning", "condition", "craftsman", "creature", "dol_guldur", "dunedain", "dungeon",
    "dwarf", "forest", "goblin", "gondor", "hobbit", "insect", "istari", "item", "marshland", "minstrel", "mountain",
    "nazgul", "noble", "noldor", "orc", "ranger", "riverland", "rohan", "scout", "silvan", "skill", "spider", "steward",
    "stronghold", "title", "trap", "troll", "undead", "warrior", "wasteland", "weapon",
)  # fmt: skip


def trait(name: str) -> int:
    """The number of a trait."""
    return TRAIT_IDS.index(name)


KEYWORD_IDS: Final = ("ranged", "sentinel", "restricted", "surge", "guarded")
RANGED: Final = 1
SENTINEL: Final = 2
RESTRICTED: Final = 4
SURGE: Final = 8
GUARDED: Final = 16

# Titles

TITLE_ROOM: Final = 256  # numbers that titles may have, spare ones included; tables and words are made for so many
NAME_ROOM: Final = 2048  # and table names
# The titles of the first release keep these numbers, and therefore their words; this list serves no other purpose. A title
# that does not stand here gets the next number when it is first named.
FIRST_RELEASE: Final = (
    "aragorn", "theodred", "gloin", "gimli", "legolas", "thalin", "eowyn", "eleanor", "dunhere", "denethor",
    "glorfindel", "beravor", "guard_of_the_citadel", "faramir", "son_of_arnor", "snowbourn_scout", "silverlode_archer",
    "longbeard_orc_slayer", "brok_ironfist", "veteran_axehand", "gondorian_spearman", "horseback_archer", "beorn",
    "wandering_took", "lorien_guide", "northern_tracker", "daughter_of_the_nimrodel", "erebor_hammersmith",
    "henamarth_riversong", "miner_of_the_iron_hills", "gleowine", "gandalf", "steward_of_gondor", "celebrians_stone",
    "blade_of_gondolin", "citadel_plate", "dwarven_axe", "horn_of_gondor", "the_favor_of_the_lady",
    "power_in_the_earth", "unexpected_courage", "forest_snare", "protector_of_lorien", "dark_knowledge",
    "self_preservation", "ever_vigilant", "common_cause", "for_gondor", "sneak_attack", "valiant_sacrifice",
    "grim_resolve", "blade_mastery", "rain_of_arrows", "feint", "quick_strike", "thicket_of_spears", "swift_strike",
    "stand_together", "the_galadhrims_greeting", "strength_of_will", "hasty_stroke", "will_of_the_west",
    "a_test_of_will", "stand_and_fight", "a_light_in_the_dark", "dwarven_tomb", "fortune_or_fate", "lore_of_imladris",
    "loriens_wealth", "radagasts_cunning", "secret_paths", "gandalfs_search", "beorns_hospitality", "king_spider",
    "hummerhorns", "ungoliants_spawn", "wolf_rider", "hill_troll", "goblin_sniper", "marsh_adder", "wargs",
    "dol_guldur_orcs", "chieftain_ufthak", "dol_guldur_beastmaster", "forest_spider", "east_bight_patrol",
    "black_forest_bats", "dungeon_jailor", "nazgul_of_dol_guldur", "cavern_guardian", "misty_mountain_goblins",
    "eastern_crows", "great_forest_web", "mountains_of_mirkwood", "the_brown_lands", "the_east_bight",
    "necromancers_pass", "enchanted_stream", "old_forest_road", "forest_gate", "endless_caverns", "tower_gate",
    "banks_of_the_anduin", "gladden_fields", "eyes_of_the_forest", "caught_in_a_web", "despair", "driven_by_shadow",
    "the_necromancers_reach", "under_the_shadow", "iron_shackles", "massing_at_night", "evil_storm",
    "pursued_by_shadow", "treacherous_fog", "gandalfs_map", "dungeon_torch", "shadow_key", "flies_and_spiders",
    "a_fork_in_the_road", "dont_leave_the_path", "beorns_path", "the_necromancers_tower", "through_the_caverns",
    "out_of_the_dungeons", "to_the_river", "anduin_passage", "ambush_on_the_shore", "orc_guard",
)  # fmt: skip
TITLE_IDS: Final[list[str]] = list(FIRST_RELEASE)
TITLE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(FIRST_RELEASE)}


def title_of(name: str) -> int:
    """The number of a title that a declaration names; one that is named for the first time gets the next."""
    if name not in TITLE_NUMBERS:
        if len(TITLE_IDS) == TITLE_ROOM:
            raise ValueError(f"there is no room for more than {TITLE_ROOM} titles")
        TITLE_NUMBERS[name] = len(TITLE_IDS)
        TITLE_IDS.append(name)
    return TITLE_NUMBERS[name]


ORC_GUARD: Final = TITLE_NUMBERS["orc_guard"]

# What is printed on the titles. Filled by the declarations of cards through cards/declare.py.
UNDECLARED: Final = -1
KINDS: Final = alike(UNDECLARED, TITLE_ROOM)
UNIQUE: Final[list[bool]] = [False] * TITLE_ROOM
CARD_SPHERE: Final = alike(NEUTRAL, TITLE_ROOM)
CARD_COST: Final = alike(0, TITLE_ROOM)  # COST_X: chosen on playing
COST_X: Final = -1
HERO_THREAT: Final = alike(0, TITLE_ROOM)  # threat cost of heroes
PRINTED: Final = [alike(0, TITLE_ROOM) for _ in range(5)]  # by stat: willpower to threat
ENGAGEMENT: Final = alike(0, TITLE_ROOM)
QUEST_POINTS: Final = alike(0, TITLE_ROOM)  # of locations and quest cards; 0 on a quest: none to reach
VICTORY_POINTS: Final = alike(0, TITLE_ROOM)
DOOMED: Final = alike(0, TITLE_ROOM)
KEYWORDS: Final = alike(0, TITLE_ROOM)
TRAITS: Final = alike(0, TITLE_ROOM)  # a bit each
MAKES_GUARDS: Final[list[bool]] = [False] * TITLE_ROOM  # its text makes Orc Guards

# How many copies of a title can be on the table at once, as its declaration says.
COPIES_A_SEAT: Final = 3  # of player cards that are not unique
MOST_ORC_GUARDS: Final = 32  # four players who never fight one for eight rounds
NAME_COPIES: Final = alike(0, TITLE_ROOM)

# Table names, all of a title's in a row: numbered when all cards are declared.
NAME_FIRST: Final = alike(0, TITLE_ROOM)
NAME_IDS: Final[list[str]] = []
NAME_TITLES: Final[list[int]] = []


def number_table_names() -> None:
    """Give every title its table names, in the order of titles; the first copy is told by its title alone."""
    for title, name in enumerate(TITLE_IDS):
        NAME_FIRST[title] = len(NAME_IDS)
        for copy in range(1, NAME_COPIES[title] + 1):
            NAME_IDS.append(name if copy == 1 else f"{name}.{copy}")
            NAME_TITLES.append(title)
    if len(NAME_IDS) > NAME_ROOM:
        raise ValueError(f"{len(NAME_IDS)} table names have no room in {NAME_ROOM}")


# Places where a card on the table lies. A card that is not on the table lies nowhere: its title is in a pile or deck.
PLACE_IDS: Final[tuple[str, ...]] = (
    "away", "hero", "ally", "engaged", "staging", "active", "attached", "revealed", "played", "shadow", "quest", "beside",
)  # fmt: skip
AWAY: Final = 0
AT_HERO: Final = 1
AT_ALLY: Final = 2
ENGAGED: Final = 3
STAGING: Final = 4
ACTIVE: Final = 5
ATTACHED: Final = 6
REVEALED: Final = 7  # a treachery that is being carried out
PLAYED: Final = 8  # an event that is being carried out
SHADOW: Final = 9  # a shadow card that was turned up
AT_QUEST: Final = 10
BESIDE: Final = 11  # set beside the quest deck, out of play
PLACES: Final = 12
IN_PLAY: Final = 0b0000_0111_1110  # hero to attached, a bit each; the quest card is in play too and never leaves it so

# Flags of a card on the table.
EXHAUSTED: Final = 1
COMMITTED: Final = 2
PRISONER: Final = 4
HAS_ATTACKED: Final = 8  # an enemy, in this combat phase
ATTACKED_BY: Final = 16  # shifted by a seat: that seat has attacked this enemy in this combat phase
JUST_COMMITTED: Final = 256  # in the batch whose responses are being asked for
CLAIMED: Final = 512  # an objective
FLAG_IDS: Final = (
    "exhausted", "committed", "prisoner", "has_attacked", "attacked_by_one", "attacked_by_two", "attacked_by_three",
    "attacked_by_four", "just_committed", "claimed",
)  # fmt: skip
PHASE_FLAGS: Final = HAS_ATTACKED | ATTACKED_BY * 15

PHASE_IDS: Final[tuple[str, ...]] = (
    "setup",
    "resource",
    "planning",
    "quest",
    "travel",
    "encounter",
    "combat",
    "refresh",
)
SETUP_PHASE: Final = 0
RESOURCE: Final = 1
PLANNING: Final = 2
QUEST_PHASE: Final = 3
TRAVEL: Final = 4
ENCOUNTER_PHASE: Final = 5
COMBAT: Final = 6
REFRESH: Final = 7
ANY_PHASE: Final = 0

# Numbers of a card that others may change, and what else a lasting effect may be about.
STAT_IDS: Final = (
    "willpower", "attack", "defense", "hit_points", "threat", "cannot_attack", "several_defenders", "total_threat",
)  # fmt: skip
WILLPOWER: Final = 0
ATTACK: Final = 1
DEFENSE: Final = 2
HIT_POINTS: Final = 3
THREAT: Final = 4
CANNOT_ATTACK: Final = 5  # the amount is the seat that is not attacked, or EVERYBODY_SAFE
SEVERAL_DEFENDERS: Final = 6  # of a seat
TOTAL_THREAT: Final = 7  # of the staging area; the amount is for each player
EVERYBODY_SAFE: Final = 9
NOT_COUNTED: Final = -99  # as a change of threat: none at all
# Whom a lasting effect is about, where it is no card.
EVERY_LOCATION: Final = -2  # in the staging area, whenever it is asked
THE_STAGING: Final = -3
SEAT_ITSELF: Final = -10  # minus the seat

HOST_DECK: Final = -10  # minus the seat: the host of a card that lies on a deck

UNTIL_PHASE: Final = 0
UNTIL_ROUND: Final = 1

OUTCOME_IDS: Final[tuple[str, ...]] = ("not_over", "victory", "all_eliminated", "prisoner_lost", "too_long")
NOT_OVER: Final = 0
VICTORY: Final = 1
ALL_ELIMINATED: Final = 2
PRISONER_LOST: Final = 3
TOO_LONG: Final = 4

ELIMINATION_THREAT: Final = 50
HAND_SIZE: Final = 6
LAST_ROUND: Final = 60  # a game that is not decided after this round is lost; none comes near

# When a delayed effect happens
END_OF_PHASE: Final = 0
END_OF_ROUND: Final = 1
END_OF_COMBAT: Final = 2
