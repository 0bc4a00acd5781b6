"""The weights of Duel's estimate for the third generation of computer players, with the same names as those before (`weights`).

`westmarch train duel --out build/w3.json --player hard@2:300 --games 3000 --ridge 60 --seed 200001 --gate-games 0`
at commit ff327282: 174619 positions of 3000 games. On the games that were kept back the loss fell from 0.6273 to 0.6260.
"""

from typing import Final

# When chapter 1 begins.
CHAPTER_1: Final[dict[str, float]] = {
    "quest_0": -0.6816, "quest_1": -0.6287, "quest_2": -0.6138, "quest_3": -0.4589, "quest_4": -0.3095,
    "quest_5": -0.1518, "quest_6": 0.0349, "quest_7": 0.216, "quest_8": 0.369, "quest_9": 0.472, "quest_10": 0.526,
    "quest_11": 0.543, "quest_12": 0.54, "quest_13": 0.529, "quest_too_far": -0.39, "quest_narrow": 0.054,
    "peoples_0": -0.2095, "peoples_1": -0.0494, "peoples_2": 0.2793, "peoples_3": 0.4184, "peoples_4": 0.6191,
    "peoples_5": 0.8752, "people_halfway": 0.1025, "presence_0": 0.0418, "presence_1": -0.012, "presence_2": 0.0488,
    "presence_3": 0.0494, "presence_4": 0.0615, "presence_5": 0.3042, "presence_6": 0.5074, "lead_0": -0.0227,
    "lead_1": 0.0439, "lead_2": 0.0552, "lead_3": 0.2771, "lead_4": 0.1815, "unit": 0.1619, "firm_region": 0.1385,
    "fortress": 0.0429, "ruse_0": 0.0063, "ruse_1": 0.3843, "ruse_2": 0.6591, "ruse_3": 0.918, "ruse_4": 1.105,
    "strength_0": -0.0427, "strength_1": 0.3002, "strength_2": 0.7268, "strength_3": 0.893, "strength_4": 1.04,
    "courage_0": 0.0117, "courage_1": 0.3256, "courage_2": 0.5593, "courage_3": 0.787, "courage_4": 0.94,
    "leadership_0": 0.0225, "leadership_1": 0.4946, "leadership_2": 0.794, "leadership_3": 0.934,
    "leadership_4": 1.025, "knowledge_0": -0.0403, "knowledge_1": 0.5524, "knowledge_2": 0.784, "knowledge_3": 0.92,
    "knowledge_4": 1.008, "lore_card": 0.096, "craft_card": 0.327, "coins_0": -0.0613, "coins_1": 0.0891,
    "coins_2": 0.1223, "coins_3": 0.2747, "coins_4": 0.3705, "coins_5": 0.5419, "coins_6": 0.7313,
    "coins_7": 0.7666, "coins_8": 0.9284, "coins_9": 0.8922, "coins_10": 0.9539, "coins_11": 0.9312,
    "coins_12": 0.8892, "tile_price": -0.0131, "turn": -0.0036, "extra_turn": 0.0252, "best_gain": 0.3416,
    "enemy_best_gain": -0.2934, "one_threat": 0.2199, "several_threats": 0.203, "fellowship": -0.0901,
    "chain_fish": 0.162, "chain_backpack": 0.1393, "chain_horse": 0.0049, "chain_harp": 0.1045, "chain_pot": 0.1866,
    "chain_horseshoe": -0.0438, "chain_anvil": 0.1713, "chain_sword": 0.005, "chain_helmet": 0.0297,
    "chain_bow": -0.0523, "chain_chest": 0.023, "chain_campfire": -0.016, "chain_bedroll": 0.078,
    "chain_acorn": -0.077, "chain_scroll": -0.019, "chain_armor": 0.03, "chain_axe": -0.011,
    "token_elves-1": 0.4864, "token_elves-2": 0.1144, "token_elves-3": 0.407, "token_hobbits-1": 0.3927,
    "token_hobbits-2": 0.9811, "token_hobbits-3": 0.3654, "token_men-1": 0.251, "token_men-2": 0.1377,
    "token_men-3": 0.8463, "token_dwarves-1": 0.4346, "token_dwarves-2": 0.549, "token_dwarves-3": -0.549,
}  # fmt: skip

# When chapter 2 begins.
CHAPTER_2: Final[dict[str, float]] = {
    "quest_0": -1.0766, "quest_1": -1.0412, "quest_2": -0.9161, "quest_3": -0.8566, "quest_4": -0.6209,
    "quest_5": -0.287, "quest_6": 0.0399, "quest_7": 0.3746, "quest_8": 0.814, "quest_9": 0.8426,
    "quest_10": 0.9148, "quest_11": 0.8778, "quest_12": 0.8387, "quest_13": 0.813, "quest_too_far": -0.7224,
    "quest_narrow": 0.1165, "peoples_0": -0.0316, "peoples_1": 0.0859, "peoples_2": 0.3174, "peoples_3": 0.156,
    "peoples_4": 0.7888, "peoples_5": 1.732, "people_halfway": -0.0086, "presence_0": 0.0378, "presence_1": 0.0489,
    "presence_2": -0.0455, "presence_3": -0.0623, "presence_4": -0.0671, "presence_5": 0.0867, "presence_6": 0.4658,
    "lead_0": 0.0337, "lead_1": 0.0255, "lead_2": 0.1788, "lead_3": 0.1446, "lead_4": 0.1414, "unit": 0.1734,
    "firm_region": -0.0359, "fortress": 0.2324, "ruse_0": 0.0918, "ruse_1": 0.3334, "ruse_2": 0.5199,
    "ruse_3": 0.6845, "ruse_4": 0.824, "strength_0": 0.0016, "strength_1": 0.2722, "strength_2": 0.4786,
    "strength_3": 0.5352, "strength_4": 0.4892, "courage_0": 0.0397, "courage_1": 0.348, "courage_2": 0.4465,
    "courage_3": 0.6457, "courage_4": 0.7988, "leadership_0": 0.0279, "leadership_1": 0.2945,
    "leadership_2": 0.3704, "leadership_3": 0.394, "leadership_4": 0.426, "knowledge_0": 0.0292,
    "knowledge_1": 0.3477, "knowledge_2": 0.361, "knowledge_3": 0.391, "knowledge_4": 0.425, "lore_card": 0.3466,
    "craft_card": 0.3513, "coins_0": 0.102, "coins_1": 0.181, "coins_2": 0.3829, "coins_3": 0.4984,
    "coins_4": 0.6217, "coins_5": 0.7202, "coins_6": 0.8054, "coins_7": 0.913, "coins_8": 0.9525, "coins_9": 1.0341,
    "coins_10": 1.0047, "coins_11": 1.1444, "coins_12": 0.992, "tile_price": -0.0377, "turn": 0.0435,
    "extra_turn": 0.0657, "best_gain": 0.4907, "enemy_best_gain": 0.0808, "one_threat": 0.385,
    "several_threats": 0.3459, "fellowship": -0.0132, "chain_fish": -0.0422, "chain_backpack": 0.0585,
    "chain_horse": 0.0933, "chain_harp": 0.1286, "chain_pot": 0.1965, "chain_horseshoe": 0.0718,
    "chain_anvil": 0.2048, "chain_sword": -0.0131, "chain_helmet": 0.0332, "chain_bow": 0.0481, "chain_chest": 0.04,
    "chain_campfire": -0.0129, "chain_bedroll": 0.0116, "chain_acorn": -0.0663, "chain_scroll": -0.0928,
    "chain_armor": -0.0425, "chain_axe": -0.0533, "token_elves-1": 0.5897, "token_elves-2": 0.4258,
    "token_elves-3": 0.4267, "token_hobbits-1": 0.2399, "token_hobbits-2": 0.7252, "token_hobbits-3": 0.5507,
    "token_men-1": 0.2005, "token_men-2": 0.2704, "token_men-3": 0.9312, "token_dwarves-1": 0.4373,
    "token_dwarves-2": 0.8377, "token_dwarves-3": 0.2615,
}  # fmt: skip

# When chapter 3 begins.
CHAPTER_3: Final[dict[str, float]] = {
    "quest_0": -0.7174, "quest_1": -0.6379, "quest_2": -0.5935, "quest_3": -0.6434, "quest_4": -0.6158,
    "quest_5": -0.5241, "quest_6": -0.6696, "quest_7": -0.2395, "quest_8": 0.1344, "quest_9": -0.009,
    "quest_10": 0.848, "quest_11": 0.9263, "quest_12": 1.5908, "quest_13": 1.9247, "quest_too_far": -0.7803,
    "quest_narrow": -0.0372, "peoples_0": 0.0636, "peoples_1": -0.0564, "peoples_2": -0.085, "peoples_3": 0.1222,
    "peoples_4": 0.5486, "peoples_5": 1.9622, "people_halfway": -0.123, "presence_0": 0.0137, "presence_1": -0.1505,
    "presence_2": -0.31, "presence_3": -0.421, "presence_4": -0.389, "presence_5": -0.405, "presence_6": -0.2488,
    "lead_0": -0.0109, "lead_1": 0.0304, "lead_2": 0.0559, "lead_3": 0.0171, "lead_4": -0.0894, "unit": 0.1386,
    "firm_region": -0.0015, "fortress": 0.4213, "ruse_0": 0.0094, "ruse_1": 0.0785, "ruse_2": 0.1801,
    "ruse_3": 0.0348, "ruse_4": 0.3548, "strength_0": -0.0144, "strength_1": 0.1519, "strength_2": 0.2409,
    "strength_3": 0.1363, "strength_4": -0.015, "courage_0": -0.0085, "courage_1": 0.0948, "courage_2": 0.109,
    "courage_3": 0.2073, "courage_4": 0.1631, "leadership_0": -0.1344, "leadership_1": 0.0088,
    "leadership_2": 0.2614, "leadership_3": -0.015, "leadership_4": -0.02, "knowledge_0": 0.1008,
    "knowledge_1": 0.2235, "knowledge_2": -0.0385, "knowledge_3": 0.133, "knowledge_4": 0.135, "lore_card": 0.0607,
    "craft_card": 0.0449, "coins_0": -0.0436, "coins_1": 0.1034, "coins_2": 0.1313, "coins_3": 0.2577,
    "coins_4": 0.4, "coins_5": 0.4458, "coins_6": 0.5585, "coins_7": 0.6075, "coins_8": 0.67, "coins_9": 0.7338,
    "coins_10": 0.7427, "coins_11": 0.7965, "coins_12": 0.8917, "tile_price": -0.0301, "turn": -0.0201,
    "extra_turn": 0.2304, "best_gain": 0.7676, "enemy_best_gain": 0.1176, "one_threat": 0.2507,
    "several_threats": 1.0046, "fellowship": 0.0169, "chain_fish": 0.0483, "chain_backpack": 0.0206,
    "chain_horse": -0.0761, "chain_harp": 0.1242, "chain_pot": 0.2751, "chain_horseshoe": 0.0682,
    "chain_anvil": 0.0975, "chain_sword": -0.0316, "chain_helmet": -0.0772, "chain_bow": -0.0444,
    "chain_chest": 0.034, "chain_campfire": 0.0848, "chain_bedroll": 0.1122, "chain_acorn": 0.018,
    "chain_scroll": 0.023, "chain_armor": 0.0742, "chain_axe": 0.0177, "token_elves-1": 0.3943,
    "token_elves-2": 0.1861, "token_elves-3": 0.2451, "token_hobbits-1": 0.1369, "token_hobbits-2": 0.4453,
    "token_hobbits-3": 0.1277, "token_men-1": 0.032, "token_men-2": 0.0005, "token_men-3": 0.1957,
    "token_dwarves-1": 0.0947, "token_dwarves-2": 0.454, "token_dwarves-3": 0.0401,
}  # fmt: skip

# When the game ends.
GAME_END: Final[dict[str, float]] = {
    "quest_0": -0.3556, "quest_1": -0.2245, "quest_2": -0.0605, "quest_3": -0.0222, "quest_4": 0.0875,
    "quest_5": 0.1837, "quest_6": 0.1265, "quest_7": 0.0644, "quest_8": -0.051, "quest_9": 0.0055,
    "quest_10": 0.1368, "quest_11": 0.2255, "quest_12": 0.4325, "quest_13": 0.4065, "quest_too_far": -0.9506,
    "quest_narrow": -0.9616, "peoples_0": -0.061, "peoples_1": -0.1694, "peoples_2": -0.3795, "peoples_3": -0.0551,
    "peoples_4": -0.0515, "peoples_5": 0.5898, "people_halfway": 0.554, "presence_0": -0.0004,
    "presence_1": -0.2046, "presence_2": -0.2832, "presence_3": -0.2297, "presence_4": 0.0937, "presence_5": 0.3704,
    "presence_6": 0.9034, "lead_0": -0.0598, "lead_1": 0.6851, "lead_2": 0.9135, "lead_3": 0.9192, "lead_4": 0.1145,
    "unit": 0.077, "firm_region": 0.2093, "fortress": 0.3038, "ruse_0": -0.119, "ruse_1": 0.0643, "ruse_2": 0.0806,
    "ruse_3": -0.0777, "ruse_4": 0.0108, "strength_0": 0.0905, "strength_1": 0.0309, "strength_2": 0.0757,
    "strength_3": -0.0027, "strength_4": -0.1093, "courage_0": -0.0119, "courage_1": -0.0472, "courage_2": -0.0204,
    "courage_3": 0.0353, "courage_4": -0.0088, "leadership_0": -0.0866, "leadership_1": 0.0355,
    "leadership_2": 0.0841, "leadership_3": 0.046, "leadership_4": 0.051, "knowledge_0": 0.0196,
    "knowledge_1": 0.0878, "knowledge_2": -0.1584, "knowledge_3": -0.023, "knowledge_4": -0.016,
    "lore_card": 0.0522, "craft_card": -0.225, "coins_0": -0.0251, "coins_1": 0.1321, "coins_2": 0.2274,
    "coins_3": 0.2135, "coins_4": 0.3294, "coins_5": 0.4797, "coins_6": 0.3916, "coins_7": 0.5457, "coins_8": 0.512,
    "coins_9": 0.4049, "coins_10": 0.509, "coins_11": 0.4414, "coins_12": 0.4492, "tile_price": -0.2112,
    "turn": -0.0355, "extra_turn": 0.1755, "best_gain": 0.6141, "enemy_best_gain": 0.0509, "one_threat": -0.2305,
    "several_threats": 1.4873, "fellowship": 0.0212, "chain_fish": 0.1013, "chain_backpack": 0.015,
    "chain_horse": -0.059, "chain_harp": 0.102, "chain_pot": 0.198, "chain_horseshoe": 0.056, "chain_anvil": 0.094,
    "chain_sword": -0.039, "chain_helmet": -0.01, "chain_bow": -0.014, "chain_chest": 0.094,
    "chain_campfire": 0.0976, "chain_bedroll": 0.1833, "chain_acorn": 0.1155, "chain_scroll": 0.0158,
    "chain_armor": 0.0262, "chain_axe": -0.0301, "token_elves-1": 0.2479, "token_elves-2": 0.0965,
    "token_elves-3": 0.1132, "token_hobbits-1": 0.1254, "token_hobbits-2": 0.4228, "token_hobbits-3": -0.0506,
    "token_men-1": 0.0456, "token_men-2": -0.1283, "token_men-3": 0.1006, "token_dwarves-1": -0.186,
    "token_dwarves-2": -0.2312, "token_dwarves-3": 0.0482,
}  # fmt: skip

THIRD_STAGES: Final = (CHAPTER_1, CHAPTER_2, CHAPTER_3, GAME_END)
