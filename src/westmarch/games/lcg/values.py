"""What single cards are worth to whoever plays them, made once of what is printed on them; about in points of progress."""

from typing import Final

from mypy_extensions import i64

from westmarch.games.lcg.catalogue import SCENARIOS
from westmarch.games.lcg.components import (
    ATTACK,
    CARD_COST,
    COST_X,
    DEFENSE,
    ENEMY,
    FIRST_ALLY,
    FIRST_ATTACHMENT,
    HIT_POINTS,
    LOCATION,
    PRINTED,
    SURGE,
    THREAT,
    TITLE_NUMBERS,
    TITLES,
    WILLPOWER,
    kind_of,
)
from westmarch.games.lcg.components import KEYWORDS as PRINTED_KEYWORDS

assert SCENARIOS, "the cards must be declared before they are valued"

A_RESOURCE: Final = 0.9
A_CARD: Final = 1.2
A_HERO: Final = 16.0
A_THREAT: Final = 1.0

# Numbers of a character that stays in play for some rounds.
A_WILLPOWER: Final = 1.8
AN_ATTACK: Final = 0.9
A_DEFENSE: Final = 0.5
A_HIT_POINT: Final = 0.4

# What a text adds to an ally's numbers.
ALLY_TEXTS: Final[dict[str, float]] = {
    "faramir": 4.0, "snowbourn_scout": 0.8, "silverlode_archer": 0.2, "longbeard_orc_slayer": 0.6, "brok_ironfist": -1.0,
    "gondorian_spearman": 1.0, "horseback_archer": 0.2, "lorien_guide": 1.2, "northern_tracker": 2.5,
    "daughter_of_the_nimrodel": 1.6, "erebor_hammersmith": 0.5, "henamarth_riversong": 0.8,
    "miner_of_the_iron_hills": 0.2, "gleowine": 3.5, "gandalf": -4.0,
}  # fmt: skip
# Attachments, and events as far as they are kept in hand for their moment.
OTHER_CARDS: Final[dict[str, float]] = {
    "steward_of_gondor": 11.0, "celebrians_stone": 6.5, "blade_of_gondolin": 2.4, "citadel_plate": 5.0,
    "dwarven_axe": 3.6, "horn_of_gondor": 2.4, "the_favor_of_the_lady": 3.8, "power_in_the_earth": 2.2,
    "unexpected_courage": 7.0, "forest_snare": 6.0, "protector_of_lorien": 2.6, "dark_knowledge": -1.0,
    "self_preservation": 3.0,
    "ever_vigilant": 2.0, "common_cause": 0.8, "for_gondor": 2.4, "sneak_attack": 4.0, "valiant_sacrifice": 2.0,
    "grim_resolve": 4.0, "blade_mastery": 1.6, "rain_of_arrows": 1.6, "feint": 3.6, "quick_strike": 2.0,
    "thicket_of_spears": 4.0, "swift_strike": 2.4, "stand_together": 0.4, "the_galadhrims_greeting": 6.0,
    "strength_of_will": 1.4, "hasty_stroke": 2.4, "will_of_the_west": 0.6, "a_test_of_will": 4.0,
    "stand_and_fight": 3.0, "a_light_in_the_dark": 2.4, "dwarven_tomb": 2.0, "fortune_or_fate": 3.0,
    "lore_of_imladris": 3.4, "loriens_wealth": 4.2, "radagasts_cunning": 2.6, "secret_paths": 2.6,
    "gandalfs_search": 1.4, "beorns_hospitality": 3.4,
}  # fmt: skip


def title_of(name: str) -> int:
    """The title of a name."""
    return TITLE_NUMBERS[name]


def numbers_of(title: i64) -> float:
    """What a character's printed numbers are worth."""
    return (
        A_WILLPOWER * PRINTED[WILLPOWER][title]
        + AN_ATTACK * PRINTED[ATTACK][title]
        + A_DEFENSE * PRINTED[DEFENSE][title]
        + A_HIT_POINT * PRINTED[HIT_POINTS][title]
    )


def value_of_card(title: int) -> float:
    """What a card of a player's deck is worth once it is in play, or at its moment."""
    if title < FIRST_ALLY:
        return A_HERO
    if title < FIRST_ATTACHMENT:
        return numbers_of(title) + named(ALLY_TEXTS, title)
    return named(OTHER_CARDS, title)


def named(table: dict[str, float], title: int) -> float:
    """A value out of a table by names, 0 if it has none."""
    for name, value in table.items():
        if TITLE_NUMBERS[name] == title:
            return value
    return 0.0


CARD_VALUES: Final[list[float]] = [value_of_card(title) for title in range(TITLES)]
PRICES: Final[list[float]] = [0.0 if cost == COST_X else A_RESOURCE * cost for cost in CARD_COST]

# What it adds to commit a character besides its willpower; below 0 what it could do instead.
COMMITTING: Final[list[float]] = [
    named(
        {
            "theodred": 0.9, "lorien_guide": 0.8, "northern_tracker": 1.2, "thalin": 0.5, "eleanor": -1.2,
            "beravor": -1.2, "denethor": -0.3, "faramir": -1.2, "daughter_of_the_nimrodel": -0.3,
        },
        title,
    )
    for title in range(TITLES)
]  # fmt: skip

# What it costs to travel somewhere, or brings, besides what the numbers say.
TRAVELLING: Final[list[float]] = [
    named(
        {
            "great_forest_web": -1.0, "mountains_of_mirkwood": -2.2, "necromancers_pass": -2.4, "enchanted_stream": -1.0,
            "old_forest_road": 0.8, "forest_gate": 2.0, "tower_gate": -1.2, "gladden_fields": -1.0,
            "the_brown_lands": 1.5, "endless_caverns": 0.0,
        },
        title,
    )
    for title in range(TITLES)
]  # fmt: skip

# What it costs to engage an enemy besides its attacks; and what it brings to be rid of one besides its numbers.
ENGAGING: Final[list[float]] = [
    named({"hummerhorns": -6.0, "nazgul_of_dol_guldur": -6.0, "goblin_sniper": 1.5, "dungeon_jailor": 1.0}, title)
    for title in range(TITLES)
]
RIDDANCE: Final[list[float]] = [
    named({"chieftain_ufthak": 2.0, "dol_guldur_beastmaster": 1.0, "nazgul_of_dol_guldur": 6.0}, title)
    for title in range(TITLES)
]


def threat_revealed(title: int) -> int:
    """About how much threat a card brings when it is revealed in the quest phase."""
    kind = kind_of(title)
    threat = PRINTED[THREAT][title] if kind in (ENEMY, LOCATION) else 0
    if PRINTED_KEYWORDS[title] & SURGE:
        threat += 2
    return threat + int(named(REVEALED_TEXTS, title))


REVEALED_TEXTS: Final[dict[str, float]] = {
    "ungoliants_spawn": 3.0, "black_forest_bats": 1.0, "driven_by_shadow": 2.0, "treacherous_fog": 1.0,
    "under_the_shadow": 1.0, "massing_at_night": 2.0,
}  # fmt: skip
REVEALED_THREAT: Final[list[int]] = [threat_revealed(title) for title in range(TITLES)]
MOST_REVEALED: Final = max(REVEALED_THREAT)
