"""The numbers of Duel's heuristics, by name.

The tables are those of the first two generations of computer players. They were fitted by logistic regression to the
results of 20,000 games in which computer players with earlier weights met. A weight adds to the logarithm of a side's odds. There is a table for the beginning of each chapter and one
for the end of the game; between them the weights change evenly with every card that leaves the display. `features` says
what each name is multiplied with.
"""

from typing import Final

# What cannot be told before chance has spoken or the discard is known, in the same unit.
A_TOKEN: Final = 0.5
A_DISCARDED_CARD: Final = 0.6
A_GREY_CARD: Final = 0.3

# What lies beyond all weights.
WIN: Final = 100.0  # the gain of a word that wins at once
CERTAIN: Final = 50.0  # a gain above this one holds a win, whatever else is counted in
SURE: Final = 6.0  # the worth of a position in which the side whose turn it is can win at once
MOST_GAIN: Final = 3.0  # a gain above counts no more
SCARCE_RINGS: Final = 3  # fewer rings than this to spare make the quest a narrow one
HEAT: Final = 0.5  # how far a search spreads its first looks beyond the word that gains most

# When chapter 1 begins.
CHAPTER_1: Final[dict[str, float]] = {
    # steps on the quest track, as long as the rings to come suffice for the goal
    "quest_0": -0.678, "quest_1": -0.666, "quest_2": -0.546, "quest_3": -0.468, "quest_4": -0.327, "quest_5": -0.155,
    "quest_6": 0.032, "quest_7": 0.216, "quest_8": 0.369, "quest_9": 0.472, "quest_10": 0.526, "quest_11": 0.543,
    "quest_12": 0.54, "quest_13": 0.529,
    # they do not suffice; they do, but only just
    "quest_too_far": -0.39, "quest_narrow": 0.054,
    # different peoples, as long as all of them are in reach
    "peoples_0": -0.229, "peoples_1": -0.038, "peoples_2": 0.303, "peoples_3": 0.406, "peoples_4": 0.621,
    "peoples_5": 0.869,
    # each people with one symbol whose second one may come
    "people_halfway": 0.077,
    # regions with presence
    "presence_0": 0.0, "presence_1": -0.027, "presence_2": 0.008, "presence_3": 0.087, "presence_4": 0.142,
    "presence_5": 0.286, "presence_6": 0.508,
    # regions more than the enemy
    "lead_0": 0.03, "lead_1": 0.033, "lead_2": 0.051, "lead_3": 0.341, "lead_4": 0.21,
    # each unit on the map, each region with a fortress or more than one unit, each fortress
    "unit": 0.198, "firm_region": 0.077, "fortress": 0.088,
    # symbols of ruse
    "ruse_0": 0.0, "ruse_1": 0.356, "ruse_2": 0.694, "ruse_3": 0.918, "ruse_4": 1.105,
    # symbols of strength
    "strength_0": 0.0, "strength_1": 0.304, "strength_2": 0.681, "strength_3": 0.893, "strength_4": 1.04,
    # symbols of courage
    "courage_0": 0.0, "courage_1": 0.301, "courage_2": 0.595, "courage_3": 0.787, "courage_4": 0.94,
    # symbols of leadership
    "leadership_0": 0.0, "leadership_1": 0.517, "leadership_2": 0.794, "leadership_3": 0.934, "leadership_4": 1.025,
    # symbols of knowledge
    "knowledge_0": 0.0, "knowledge_1": 0.512, "knowledge_2": 0.784, "knowledge_3": 0.92, "knowledge_4": 1.008,
    # grey cards that give one of several skills
    "lore_card": 0.096, "craft_card": 0.327,
    # coins
    "coins_0": 0.0, "coins_1": 0.098, "coins_2": 0.244, "coins_3": 0.342, "coins_4": 0.455, "coins_5": 0.474,
    "coins_6": 0.621, "coins_7": 0.674, "coins_8": 0.828, "coins_9": 0.925, "coins_10": 0.952, "coins_11": 0.928,
    "coins_12": 0.889,
    # chain symbols, as long as the card that each frees may come
    "chain_fish": 0.176, "chain_backpack": 0.285, "chain_horse": -0.002, "chain_harp": 0.136, "chain_pot": 0.176,
    "chain_horseshoe": -0.162, "chain_anvil": 0.187, "chain_sword": -0.023, "chain_helmet": -0.002,
    "chain_bow": -0.036, "chain_chest": 0.023, "chain_campfire": -0.016, "chain_bedroll": 0.078,
    "chain_acorn": -0.077, "chain_scroll": -0.019, "chain_armor": 0.03, "chain_axe": -0.011,
    # tokens that last
    "token_elves-1": 0.451, "token_elves-2": 0.113, "token_elves-3": 0.443, "token_hobbits-1": 0.473,
    "token_hobbits-2": 0.922, "token_hobbits-3": 0.559, "token_men-1": 0.276, "token_men-2": 0.146,
    "token_men-3": 0.727, "token_dwarves-1": 0.483, "token_dwarves-2": 0.588, "token_dwarves-3": -0.561,
    # each coin that the open locations would cost
    "tile_price": -0.028,
    # the turn, and each further one
    "turn": 0.085, "extra_turn": 0.024,
    # times the best gain that lies open to the side whose turn it is, and to the other
    "best_gain": -0.01, "enemy_best_gain": -0.138,
    # the other side could win at once, in one way or in several
    "one_threat": 0.22, "several_threats": 0.203,
    # being the Fellowship
    "fellowship": -0.07,
}  # fmt: skip

# When chapter 2 begins.
CHAPTER_2: Final[dict[str, float]] = {
    # steps on the quest track, as long as the rings to come suffice for the goal
    "quest_0": -1.062, "quest_1": -1.066, "quest_2": -0.975, "quest_3": -0.914, "quest_4": -0.621, "quest_5": -0.341,
    "quest_6": 0.017, "quest_7": 0.46, "quest_8": 0.798, "quest_9": 0.916, "quest_10": 0.917, "quest_11": 0.872,
    "quest_12": 0.837, "quest_13": 0.813,
    # they do not suffice; they do, but only just
    "quest_too_far": -0.65, "quest_narrow": 0.09,
    # different peoples, as long as all of them are in reach
    "peoples_0": -0.014, "peoples_1": 0.068, "peoples_2": 0.311, "peoples_3": 0.183, "peoples_4": 0.851,
    "peoples_5": 1.823,
    # each people with one symbol whose second one may come
    "people_halfway": 0.017,
    # regions with presence
    "presence_0": 0.0, "presence_1": 0.117, "presence_2": -0.016, "presence_3": -0.106, "presence_4": -0.112,
    "presence_5": 0.153, "presence_6": 0.422,
    # regions more than the enemy
    "lead_0": -0.028, "lead_1": 0.109, "lead_2": 0.144, "lead_3": 0.19, "lead_4": 0.176,
    # each unit on the map, each region with a fortress or more than one unit, each fortress
    "unit": 0.19, "firm_region": -0.042, "fortress": 0.285,
    # symbols of ruse
    "ruse_0": 0.0, "ruse_1": 0.353, "ruse_2": 0.543, "ruse_3": 0.636, "ruse_4": 0.926,
    # symbols of strength
    "strength_0": 0.0, "strength_1": 0.308, "strength_2": 0.481, "strength_3": 0.523, "strength_4": 0.467,
    # symbols of courage
    "courage_0": 0.0, "courage_1": 0.306, "courage_2": 0.556, "courage_3": 0.669, "courage_4": 0.751,
    # symbols of leadership
    "leadership_0": 0.0, "leadership_1": 0.33, "leadership_2": 0.361, "leadership_3": 0.394, "leadership_4": 0.426,
    # symbols of knowledge
    "knowledge_0": 0.0, "knowledge_1": 0.363, "knowledge_2": 0.365, "knowledge_3": 0.391, "knowledge_4": 0.425,
    # grey cards that give one of several skills
    "lore_card": 0.161, "craft_card": 0.546,
    # coins
    "coins_0": 0.0, "coins_1": 0.123, "coins_2": 0.287, "coins_3": 0.438, "coins_4": 0.592, "coins_5": 0.664,
    "coins_6": 0.828, "coins_7": 0.878, "coins_8": 1.015, "coins_9": 1.132, "coins_10": 1.145, "coins_11": 1.144,
    "coins_12": 1.101,
    # chain symbols, as long as the card that each frees may come
    "chain_fish": 0.019, "chain_backpack": 0.149, "chain_horse": 0.143, "chain_harp": 0.087, "chain_pot": 0.129,
    "chain_horseshoe": 0.068, "chain_anvil": 0.165, "chain_sword": 0.023, "chain_helmet": 0.038, "chain_bow": 0.069,
    "chain_chest": 0.038, "chain_campfire": -0.026, "chain_bedroll": 0.131, "chain_acorn": -0.128,
    "chain_scroll": -0.031, "chain_armor": 0.051, "chain_axe": -0.018,
    # tokens that last
    "token_elves-1": 0.571, "token_elves-2": 0.4, "token_elves-3": 0.429, "token_hobbits-1": 0.294,
    "token_hobbits-2": 0.595, "token_hobbits-3": 0.707, "token_men-1": 0.391, "token_men-2": 0.363,
    "token_men-3": 1.008, "token_dwarves-1": 0.615, "token_dwarves-2": 0.922, "token_dwarves-3": 0.048,
    # each coin that the open locations would cost
    "tile_price": -0.019,
    # the turn, and each further one
    "turn": 0.088, "extra_turn": 0.04,
    # times the best gain that lies open to the side whose turn it is, and to the other
    "best_gain": 0.314, "enemy_best_gain": 0.091,
    # the other side could win at once, in one way or in several
    "one_threat": 0.367, "several_threats": 0.339,
    # being the Fellowship
    "fellowship": -0.003,
}  # fmt: skip

# When chapter 3 begins.
CHAPTER_3: Final[dict[str, float]] = {
    # steps on the quest track, as long as the rings to come suffice for the goal
    "quest_0": -0.763, "quest_1": -0.576, "quest_2": -0.567, "quest_3": -0.6, "quest_4": -0.598, "quest_5": -0.481,
    "quest_6": -0.602, "quest_7": -0.304, "quest_8": 0.027, "quest_9": 0.141, "quest_10": 0.727, "quest_11": 1.027,
    "quest_12": 1.489, "quest_13": 1.748,
    # they do not suffice; they do, but only just
    "quest_too_far": -0.667, "quest_narrow": 0.001,
    # different peoples, as long as all of them are in reach
    "peoples_0": 0.193, "peoples_1": 0.0, "peoples_2": -0.023, "peoples_3": 0.059, "peoples_4": 0.593,
    "peoples_5": 2.021,
    # each people with one symbol whose second one may come
    "people_halfway": -0.144,
    # regions with presence
    "presence_0": 0.0, "presence_1": -0.125, "presence_2": -0.377, "presence_3": -0.399, "presence_4": -0.422,
    "presence_5": -0.391, "presence_6": -0.212,
    # regions more than the enemy
    "lead_0": 0.011, "lead_1": 0.0, "lead_2": 0.029, "lead_3": -0.03, "lead_4": -0.015,
    # each unit on the map, each region with a fortress or more than one unit, each fortress
    "unit": 0.125, "firm_region": -0.029, "fortress": 0.442,
    # symbols of ruse
    "ruse_0": 0.0, "ruse_1": 0.041, "ruse_2": 0.125, "ruse_3": 0.096, "ruse_4": 0.398,
    # symbols of strength
    "strength_0": 0.0, "strength_1": 0.106, "strength_2": 0.182, "strength_3": 0.172, "strength_4": 0.039,
    # symbols of courage
    "courage_0": 0.0, "courage_1": 0.089, "courage_2": 0.188, "courage_3": 0.131, "courage_4": 0.165,
    # symbols of leadership
    "leadership_0": 0.0, "leadership_1": 0.119, "leadership_2": 0.016, "leadership_3": -0.015, "leadership_4": -0.02,
    # symbols of knowledge
    "knowledge_0": 0.0, "knowledge_1": 0.151, "knowledge_2": 0.135, "knowledge_3": 0.133, "knowledge_4": 0.135,
    # grey cards that give one of several skills
    "lore_card": 0.071, "craft_card": 0.134,
    # coins
    "coins_0": 0.0, "coins_1": 0.07, "coins_2": 0.123, "coins_3": 0.255, "coins_4": 0.395, "coins_5": 0.451,
    "coins_6": 0.506, "coins_7": 0.612, "coins_8": 0.667, "coins_9": 0.721, "coins_10": 0.717, "coins_11": 0.846,
    "coins_12": 0.935,
    # chain symbols, as long as the card that each frees may come
    "chain_fish": 0.045, "chain_backpack": 0.026, "chain_horse": -0.099, "chain_harp": 0.17, "chain_pot": 0.33,
    "chain_horseshoe": 0.093, "chain_anvil": 0.157, "chain_sword": -0.065, "chain_helmet": -0.017,
    "chain_bow": -0.024, "chain_chest": 0.018, "chain_campfire": 0.148, "chain_bedroll": 0.078, "chain_acorn": 0.031,
    "chain_scroll": 0.011, "chain_armor": 0.057, "chain_axe": 0.016,
    # tokens that last
    "token_elves-1": 0.288, "token_elves-2": 0.071, "token_elves-3": 0.154, "token_hobbits-1": 0.084,
    "token_hobbits-2": 0.329, "token_hobbits-3": 0.083, "token_men-1": 0.078, "token_men-2": 0.054,
    "token_men-3": 0.163, "token_dwarves-1": 0.111, "token_dwarves-2": 0.341, "token_dwarves-3": 0.119,
    # each coin that the open locations would cost
    "tile_price": -0.023,
    # the turn, and each further one
    "turn": -0.006, "extra_turn": 0.034,
    # times the best gain that lies open to the side whose turn it is, and to the other
    "best_gain": 0.648, "enemy_best_gain": 0.138,
    # the other side could win at once, in one way or in several
    "one_threat": 0.341, "several_threats": 1.064,
    # being the Fellowship
    "fellowship": 0.034,
}  # fmt: skip

# When the game ends.
GAME_END: Final[dict[str, float]] = {
    # steps on the quest track, as long as the rings to come suffice for the goal
    "quest_0": -0.47, "quest_1": -0.286, "quest_2": -0.1, "quest_3": 0.079, "quest_4": 0.205, "quest_5": 0.298,
    "quest_6": 0.171, "quest_7": 0.052, "quest_8": -0.04, "quest_9": -0.092, "quest_10": 0.074, "quest_11": 0.213,
    "quest_12": 0.389, "quest_13": 0.35,
    # they do not suffice; they do, but only just
    "quest_too_far": -0.843, "quest_narrow": -0.781,
    # different peoples, as long as all of them are in reach
    "peoples_0": -0.064, "peoples_1": -0.158, "peoples_2": -0.222, "peoples_3": -0.2, "peoples_4": 0.0,
    "peoples_5": 0.508,
    # each people with one symbol whose second one may come
    "people_halfway": 0.474,
    # regions with presence
    "presence_0": 0.0, "presence_1": -0.219, "presence_2": -0.394, "presence_3": -0.318, "presence_4": 0.015,
    "presence_5": 0.518, "presence_6": 1.044,
    # regions more than the enemy
    "lead_0": 0.034, "lead_1": 0.757, "lead_2": 0.985, "lead_3": 0.971, "lead_4": 0.21,
    # each unit on the map, each region with a fortress or more than one unit, each fortress
    "unit": 0.062, "firm_region": 0.242, "fortress": 0.231,
    # symbols of ruse
    "ruse_0": 0.0, "ruse_1": -0.018, "ruse_2": 0.019, "ruse_3": -0.028, "ruse_4": -0.014,
    # symbols of strength
    "strength_0": 0.0, "strength_1": 0.081, "strength_2": 0.082, "strength_3": -0.007, "strength_4": -0.071,
    # symbols of courage
    "courage_0": 0.0, "courage_1": 0.003, "courage_2": -0.033, "courage_3": -0.022, "courage_4": -0.001,
    # symbols of leadership
    "leadership_0": 0.0, "leadership_1": -0.001, "leadership_2": 0.034, "leadership_3": 0.046, "leadership_4": 0.051,
    # symbols of knowledge
    "knowledge_0": 0.0, "knowledge_1": -0.024, "knowledge_2": -0.027, "knowledge_3": -0.023, "knowledge_4": -0.016,
    # grey cards that give one of several skills
    "lore_card": -0.065, "craft_card": -0.161,
    # coins
    "coins_0": 0.0, "coins_1": 0.205, "coins_2": 0.26, "coins_3": 0.249, "coins_4": 0.362, "coins_5": 0.478,
    "coins_6": 0.44, "coins_7": 0.491, "coins_8": 0.503, "coins_9": 0.461, "coins_10": 0.46, "coins_11": 0.388,
    "coins_12": 0.307,
    # chain symbols, as long as the card that each frees may come
    "chain_fish": 0.041, "chain_backpack": 0.015, "chain_horse": -0.059, "chain_harp": 0.102, "chain_pot": 0.198,
    "chain_horseshoe": 0.056, "chain_anvil": 0.094, "chain_sword": -0.039, "chain_helmet": -0.01, "chain_bow": -0.014,
    "chain_chest": 0.003, "chain_campfire": 0.005, "chain_bedroll": 0.039, "chain_acorn": 0.031,
    "chain_scroll": 0.034, "chain_armor": 0.01, "chain_axe": -0.02,
    # tokens that last
    "token_elves-1": 0.018, "token_elves-2": 0.004, "token_elves-3": -0.004, "token_hobbits-1": 0.105,
    "token_hobbits-2": 0.264, "token_hobbits-3": -0.179, "token_men-1": 0.145, "token_men-2": -0.12,
    "token_men-3": 0.134, "token_dwarves-1": -0.11, "token_dwarves-2": -0.25, "token_dwarves-3": 0.173,
    # each coin that the open locations would cost
    "tile_price": -0.131,
    # the turn, and each further one
    "turn": -0.067, "extra_turn": 0.072,
    # times the best gain that lies open to the side whose turn it is, and to the other
    "best_gain": 0.747, "enemy_best_gain": 0.096,
    # the other side could win at once, in one way or in several
    "one_threat": -0.123, "several_threats": 1.478,
    # being the Fellowship
    "fellowship": 0.039,
}  # fmt: skip

STAGES: Final = (CHAPTER_1, CHAPTER_2, CHAPTER_3, GAME_END)
