"""What lies in the box, as numbers: titles, spheres, traits, places, stats, phases.

A title is a card's name, 0 to 128, sorted by kind, so that kinds are ranges. In hands, decks and piles lie titles; copies
are not told apart there. On the table each copy is a card of its own with a table name: `title`, `title.2`, ... (the
lowest free one). Which cards a game can have on its table, and their numbers, is the game's lineup (lineup.py). What is
printed on a title stands in the tables at the end, which the declarations fill.
"""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final = 4
SEAT_IDS: Final = ("one", "two", "three", "four")
ENCOUNTER: Final = 4  # the owner of encounter cards, after the seats; decks and discard piles are numbered alike
NO_CARD: Final = -1
NO_SEAT: Final = -1
SEAT_BITS: Final = (1, 2, 4, 8)

SPHERE_IDS: Final = ("leadership", "tactics", "spirit", "lore", "neutral")
LEADERSHIP: Final = 0
TACTICS: Final = 1
SPIRIT: Final = 2
LORE: Final = 3
NEUTRAL: Final = 4

KIND_IDS: Final = (
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

HERO_IDS: Final = (
    "aragorn", "theodred", "gloin", "gimli", "legolas", "thalin", "eowyn", "eleanor", "dunhere", "denethor",
    "glorfindel", "beravor",
)  # fmt: skip
ALLY_IDS: Final = (
    "guard_of_the_citadel", "faramir", "son_of_arnor", "snowbourn_scout", "silverlode_archer", "longbeard_orc_slayer",
    "brok_ironfist", "veteran_axehand", "gondorian_spearman", "horseback_archer", "beorn", "wandering_took",
    "lorien_guide", "northern_tracker", "daughter_of_the_nimrodel", "erebor_hammersmith", "henamarth_riversong",
    "miner_of_the_iron_hills", "gleowine", "gandalf",
)  # fmt: skip
ATTACHMENT_IDS: Final = (
    "steward_of_gondor", "celebrians_stone", "blade_of_gondolin", "citadel_plate", "dwarven_axe", "horn_of_gondor",
    "the_favor_of_the_lady", "power_in_the_earth", "unexpected_courage", "forest_snare", "protector_of_lorien",
    "dark_knowledge", "self_preservation",
)  # fmt: skip
EVENT_IDS: Final = (
    "ever_vigilant", "common_cause", "for_gondor", "sneak_attack", "valiant_sacrifice", "grim_resolve", "blade_mastery",
    "rain_of_arrows", "feint", "quick_strike", "thicket_of_spears", "swift_strike", "stand_together",
    "the_galadhrims_greeting", "strength_of_will", "hasty_stroke", "will_of_the_west", "a_test_of_will",
    "stand_and_fight", "a_light_in_the_dark", "dwarven_tomb", "fortune_or_fate", "lore_of_imladris", "loriens_wealth",
    "radagasts_cunning", "secret_paths", "gandalfs_search", "beorns_hospitality",
)  # fmt: skip
ENEMY_IDS: Final = (
    "king_spider", "hummerhorns", "ungoliants_spawn", "wolf_rider", "hill_troll", "goblin_sniper", "marsh_adder",
    "wargs", "dol_guldur_orcs", "chieftain_ufthak", "dol_guldur_beastmaster", "forest_spider", "east_bight_patrol",
    "black_forest_bats", "dungeon_jailor", "nazgul_of_dol_guldur", "cavern_guardian", "misty_mountain_goblins",
    "eastern_crows",
)  # fmt: skip
LOCATION_IDS: Final = (
    "great_forest_web", "mountains_of_mirkwood", "the_brown_lands", "the_east_bight", "necromancers_pass",
    "enchanted_stream", "old_forest_road", "forest_gate", "endless_caverns", "tower_gate", "banks_of_the_anduin",
    "gladden_fields",
)  # fmt: skip
TREACHERY_IDS: Final = (
    "eyes_of_the_forest", "caught_in_a_web", "despair", "driven_by_shadow", "the_necromancers_reach",
    "under_the_shadow", "iron_shackles", "massing_at_night", "evil_storm", "pursued_by_shadow", "treacherous_fog",
)  # fmt: skip
OBJECTIVE_IDS: Final = ("gandalfs_map", "dungeon_torch", "shadow_key")
QUEST_IDS: Final = (
    "flies_and_spiders", "a_fork_in_the_road", "dont_leave_the_path", "beorns_path", "the_necromancers_tower",
    "through_the_caverns", "out_of_the_dungeons", "to_the_river", "anduin_passage", "ambush_on_the_shore",
)  # fmt: skip
TITLE_IDS: Final[tuple[str, ...]] = (
    HERO_IDS + ALLY_IDS + ATTACHMENT_IDS + EVENT_IDS + ENEMY_IDS + LOCATION_IDS + TREACHERY_IDS + OBJECTIVE_IDS
    + QUEST_IDS + ("orc_guard",)
)  # fmt: skip
FIRST_ALLY: Final = 12
FIRST_ATTACHMENT: Final = 32
FIRST_EVENT: Final = 45
FIRST_ENEMY: Final = 73
FIRST_LOCATION: Final = 92
FIRST_TREACHERY: Final = 104
FIRST_OBJECTIVE: Final = 115
FIRST_QUEST: Final = 118
ORC_GUARD: Final = 128
TITLES: Final = 129
PLAYER_TITLES: Final = 61  # allies, attachments and events

TITLE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(TITLE_IDS)}


def kind_of(title: i64) -> i64:
    """What kind of card a title is."""
    if title < FIRST_EVENT:
        return HERO if title < FIRST_ALLY else ALLY if title < FIRST_ATTACHMENT else ATTACHMENT
    if title < FIRST_LOCATION:
        return EVENT if title < FIRST_ENEMY else ENEMY
    if title < FIRST_OBJECTIVE:
        return LOCATION if title < FIRST_TREACHERY else TREACHERY
    return OBJECTIVE if title < FIRST_QUEST else QUEST if title < ORC_GUARD else GUARD


# How many copies of a title can be on the table at once: heroes, quest cards and unique cards one; of others three for
# each seat, events fewer, for they leave as soon as they are carried out; encounter cards as many as the box holds.
UNIQUE_IDS: Final = (
    *HERO_IDS, "faramir", "brok_ironfist", "beorn", "henamarth_riversong", "gleowine", "gandalf", "steward_of_gondor",
    "celebrians_stone", "horn_of_gondor",
)  # fmt: skip
UNIQUE: Final[tuple[bool, ...]] = tuple(name in UNIQUE_IDS for name in TITLE_IDS)
COPIES_A_SEAT: Final = 3
ENCOUNTER_COPIES: Final = {
    "king_spider": 2, "wargs": 2, "hill_troll": 2, "goblin_sniper": 2, "dol_guldur_orcs": 3, "dol_guldur_beastmaster": 2,
    "forest_spider": 4, "dungeon_jailor": 2, "cavern_guardian": 2, "misty_mountain_goblins": 3, "eastern_crows": 3,
    "great_forest_web": 2, "mountains_of_mirkwood": 3, "the_brown_lands": 2, "the_east_bight": 2, "necromancers_pass": 2,
    "enchanted_stream": 2, "old_forest_road": 2, "forest_gate": 2, "endless_caverns": 2, "tower_gate": 2,
    "banks_of_the_anduin": 2, "gladden_fields": 3, "caught_in_a_web": 2, "despair": 2, "the_necromancers_reach": 3,
    "under_the_shadow": 2, "evil_storm": 3, "pursued_by_shadow": 2, "treacherous_fog": 2,
}  # fmt: skip
MOST_ORC_GUARDS: Final = 32  # four players who never fight one for eight rounds


def most_on_table(title: int) -> int:
    """How many copies of a title any game can have on its table."""
    if title >= FIRST_ENEMY:
        return MOST_ORC_GUARDS if title == ORC_GUARD else ENCOUNTER_COPIES.get(TITLE_IDS[title], 1)
    return 1 if UNIQUE[title] else COPIES_A_SEAT * MOST_SEATS


NAME_COPIES: Final[tuple[int, ...]] = tuple(most_on_table(title) for title in range(TITLES))
NAME_FIRST: Final[tuple[int, ...]] = tuple(sum(NAME_COPIES[:title]) for title in range(TITLES))
NAMES: Final = sum(NAME_COPIES)


def table_names() -> list[str]:
    """Every table name: the first copy by its title alone."""
    return [
        TITLE_IDS[title] + (f".{copy}" if copy > 1 else "")
        for title in range(TITLES)
        for copy in range(1, NAME_COPIES[title] + 1)
    ]


NAME_IDS: Final[tuple[str, ...]] = tuple(table_names())
NAME_TITLES: Final[tuple[int, ...]] = tuple(title for title in range(TITLES) for _ in range(NAME_COPIES[title]))


# Places where a card on the table lies. A card that is not on the table lies nowhere: its title is in a pile or deck.
PLACE_IDS: Final = (
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

PHASE_IDS: Final = ("setup", "resource", "planning", "quest", "travel", "encounter", "combat", "refresh")
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
UNTIL_IDS: Final = ("phase", "round")

OUTCOME_IDS: Final = ("not_over", "victory", "all_eliminated", "prisoner_lost", "too_long")
NOT_OVER: Final = 0
VICTORY: Final = 1
ALL_ELIMINATED: Final = 2
PRISONER_LOST: Final = 3
TOO_LONG: Final = 4

ELIMINATION_THREAT: Final = 50
HAND_SIZE: Final = 6
LAST_ROUND: Final = 60  # a game that is not decided after this round is lost; none comes near

# What is printed on the titles. Filled by the declarations of cards through cards/declare.py.
DECLARED_TITLES: Final[list[bool]] = [False] * TITLES
CARD_SPHERE: Final[list[int]] = [NEUTRAL] * TITLES
CARD_COST: Final[list[int]] = [0] * TITLES  # COST_X: chosen on playing
COST_X: Final = -1
HERO_THREAT: Final[list[int]] = [0] * TITLES  # threat cost of heroes
PRINTED: Final[list[list[int]]] = [[0] * TITLES for _ in range(5)]  # by stat: willpower to threat
ENGAGEMENT: Final[list[int]] = [0] * TITLES
QUEST_POINTS: Final[list[int]] = [0] * TITLES  # of locations and quest cards; 0 on a quest: none to reach
VICTORY_POINTS: Final[list[int]] = [0] * TITLES
DOOMED: Final[list[int]] = [0] * TITLES
KEYWORDS: Final[list[int]] = [0] * TITLES
TRAITS: Final[list[int]] = [0] * TITLES  # a bit each
PRINTED[ATTACK][ORC_GUARD] = PRINTED[DEFENSE][ORC_GUARD] = PRINTED[HIT_POINTS][ORC_GUARD] = 1
DECLARED_TITLES[ORC_GUARD] = True
# When a delayed effect happens
END_OF_PHASE: Final = 0
END_OF_ROUND: Final = 1
END_OF_COMBAT: Final = 2
