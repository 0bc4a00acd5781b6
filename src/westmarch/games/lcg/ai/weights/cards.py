"""Numbers of single cards, by their names. A card that does not stand here is valued by what is printed on it (values.py).

They were tuned by play like those in gains.py. Except where it is said otherwise, the unit is about a point of progress.
"""

from typing import Final

# What an ally's text adds to its numbers.
ALLY_TEXTS: Final[dict[str, float]] = {
    "faramir": 2.3,
    "snowbourn_scout": 1.3,
    "silverlode_archer": 0.8,
    "longbeard_orc_slayer": 2.3,
    "brok_ironfist": 0.2,
    "gondorian_spearman": 0.7,
    "horseback_archer": -0.1,
    "lorien_guide": 3.4,
    "northern_tracker": 4.4,
    "daughter_of_the_nimrodel": 1.6,
    "erebor_hammersmith": 1.0,
    "henamarth_riversong": 0.0,
    "miner_of_the_iron_hills": 3.0,
    "gleowine": 3.5,
    "gandalf": -6.5,
    "guard_of_the_citadel": 1.2,
    "son_of_arnor": 1.2,
    "wandering_took": 2.0,
    "veteran_axehand": 0.0,
    "beorn": 0.0,
}
# Attachments, and events as far as they are kept in hand for their moment.
OTHER_CARDS: Final[dict[str, float]] = {
    "steward_of_gondor": 13.3,
    "celebrians_stone": 6.5,
    "blade_of_gondolin": 3.9,
    "citadel_plate": 4.1,
    "dwarven_axe": 3.2,
    "horn_of_gondor": 1.9,
    "the_favor_of_the_lady": 3.8,
    "power_in_the_earth": 2.2,
    "unexpected_courage": 6.0,
    "forest_snare": 9.1,
    "protector_of_lorien": 3.3,
    "dark_knowledge": -1.0,
    "self_preservation": 2.6,
    "ever_vigilant": 3.4,
    "common_cause": 0.8,
    "for_gondor": 1.4,
    "sneak_attack": 5.0,
    "valiant_sacrifice": 2.0,
    "grim_resolve": 7.8,
    "blade_mastery": 1.3,
    "rain_of_arrows": 2.3,
    "feint": 4.1,
    "quick_strike": 1.5,
    "thicket_of_spears": 4.0,
    "swift_strike": 1.7,
    "stand_together": 0.4,
    "the_galadhrims_greeting": 4.3,
    "strength_of_will": 1.4,
    "hasty_stroke": 3.5,
    "will_of_the_west": 1.0,
    "a_test_of_will": 4.0,
    "stand_and_fight": 3.4,
    "a_light_in_the_dark": 2.4,
    "dwarven_tomb": 2.0,
    "fortune_or_fate": 3.4,
    "lore_of_imladris": 5.0,
    "loriens_wealth": 2.6,
    "radagasts_cunning": 2.9,
    "secret_paths": 2.9,
    "gandalfs_search": 1.1,
    "beorns_hospitality": 3.4,
}
# What it adds to commit a character besides its willpower; below 0 what it could do instead.
COMMITTING: Final[dict[str, float]] = {
    "theodred": 2.2,
    "gloin": 1.0,
    "thalin": 0.8,
    "eowyn": 0.6,
    "aragorn": 0.2,
    "denethor": -0.3,
    "eleanor": -1.2,
    "dunhere": -1.3,
    "beravor": -2.3,
    "legolas": -2.5,
    "northern_tracker": 1.2,
    "lorien_guide": 0.8,
    "daughter_of_the_nimrodel": -0.3,
    "faramir": -1.2,
}
# What it costs to travel somewhere, or brings, besides what the numbers say.
TRAVELLING: Final[dict[str, float]] = {
    "mountains_of_mirkwood": -4.9,
    "necromancers_pass": -2.1,
    "enchanted_stream": 0.6,
    "old_forest_road": 0.8,
    "forest_gate": 0.7,
    "tower_gate": -1.2,
    "gladden_fields": -1.0,
    "the_brown_lands": 1.9,
    "endless_caverns": -1.2,
    "the_east_bight": 0.7,
    "banks_of_the_anduin": 0.8,
}
# What it costs to engage an enemy besides its attacks.
ENGAGING: Final[dict[str, float]] = {
    "hummerhorns": -6.4,
    "nazgul_of_dol_guldur": -6.0,
    "marsh_adder": -1.5,
    "forest_spider": -0.7,
    "chieftain_ufthak": -0.6,
    "dol_guldur_orcs": -0.5,
    "wolf_rider": -0.4,
    "cavern_guardian": 0.3,
    "misty_mountain_goblins": 0.9,
    "eastern_crows": 0.9,
    "hill_troll": 1.1,
    "king_spider": 1.2,
    "dungeon_jailor": 1.2,
    "goblin_sniper": 1.3,
}
# What it brings to be rid of an enemy besides its numbers.
RIDDANCE: Final[dict[str, float]] = {
    "nazgul_of_dol_guldur": 5.7,
    "chieftain_ufthak": 3.0,
    "wolf_rider": 1.7,
    "black_forest_bats": 1.5,
    "forest_spider": 1.3,
    "hummerhorns": 1.2,
    "dol_guldur_beastmaster": 0.8,
    "hill_troll": 0.8,
    "king_spider": 0.7,
    "marsh_adder": 0.7,
    "dol_guldur_orcs": 0.5,
    "misty_mountain_goblins": 0.4,
    "wargs": 0.2,
    "goblin_sniper": -0.8,
    "eastern_crows": -1.1,
    "cavern_guardian": -1.3,
}
# About how much threat a text brings when the card is revealed in the quest phase, besides what is printed.
REVEALED_TEXTS: Final[dict[str, float]] = {
    "ungoliants_spawn": 3.0,
    "black_forest_bats": 1.0,
    "driven_by_shadow": 2.0,
    "treacherous_fog": 1.0,
    "under_the_shadow": 1.0,
    "massing_at_night": 2.0,
}
# Cards for which their price is kept: what it costs to be without it when their moment comes.
KEPT_FOR: Final[dict[str, float]] = {
    "a_test_of_will": 1.8,
    "hasty_stroke": 0.8,
    "feint": 1.8,
    "sneak_attack": 1.0,
}
