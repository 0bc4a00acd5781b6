"""Where searches of the third generation look first at a turn's main choice: the weights of what makes a word appeal (`appeal`).

They were fitted as `westmarch train duel --appeals` does, with a ridge of 3, to the visits of searches at 43,412 main choices: every second one of 1,500
games of hard@2:300 at commit fa6dd7ba, seeds 1000000 to 1000999 and 1100000 to 1100499, in which five of 100 words were by chance. On a fifth of the games,
which were kept back, the cross entropy of the searches' looks is 1.159; under the first looks of the second generation it was 1.242.
"""

from typing import Final

THIRD_APPEALS: Final[dict[str, float]] = {
    "gain_1": 6.231, "gain_2": 5.831, "gain_3": 3.788, "loss_1": 2.729, "loss_2": 2.123, "loss_3": 1.562,
    "free": 0.187, "turned_up": -0.354, "two_turned_up": -0.069, "opened": -1.022, "opened_win": 0.936,
    "opened_own": -0.282, "opened_own_win": 0.496, "bonus_unit": 0.805, "bonus_turn": 1.146, "bonus_fortress": 1.4,
    "third_people": 0.883, "take_grey_havens_1": 0.845, "take_bree_1": -0.35, "take_erebor_1": 0.784,
    "take_isengard_1": 0.103, "take_helms_deep_1": -0.033, "take_minas_tirith_1": -0.018,
    "take_barad_dur_1": -0.916, "take_grey_havens_2": 0.275, "take_bree_2": -0.624, "take_erebor_2": 0.808,
    "take_isengard_2": -0.305, "take_helms_deep_2": 0.008, "take_minas_tirith_2": 0.091, "take_barad_dur_2": -0.709,
    "take_grey_havens_3": 0.874, "take_bree_3": 0.68, "take_erebor_3": 0.878, "take_isengard_3": 0.023,
    "take_helms_deep_3": 0.572, "take_minas_tirith_3": 0.498, "take_barad_dur_3": 0.768, "play_c1-01": 0.378,
    "discard_c1-01": -0.115, "play_c1-02": 0.411, "discard_c1-02": -0.101, "play_c1-03": 0.262,
    "discard_c1-03": -0.227, "play_c1-04": 0.232, "discard_c1-04": -0.213, "play_c1-05": 0.277,
    "discard_c1-05": -0.249, "play_c1-06": 0.282, "discard_c1-06": -0.249, "play_c1-07": 0.648,
    "discard_c1-07": 0.025, "play_c1-08": 0.785, "discard_c1-08": 0.081, "play_c1-09": -0.128,
    "discard_c1-09": -0.34, "play_c1-10": -0.139, "discard_c1-10": -0.352, "play_c1-11": -0.131,
    "discard_c1-11": -0.358, "play_c1-12": -0.12, "discard_c1-12": -0.334, "play_c1-13": -0.313,
    "discard_c1-13": 0.083, "play_c1-14": -0.249, "discard_c1-14": 0.075, "play_c1-15": -0.254,
    "discard_c1-15": -0.187, "play_c1-16": -0.115, "discard_c1-16": 0.074, "play_c1-17": 0.351,
    "discard_c1-17": -0.102, "play_c1-18": 0.477, "discard_c1-18": -0.08, "play_c1-19": 0.38,
    "discard_c1-19": 0.039, "play_c1-20": 0.522, "discard_c1-20": -0.073, "play_c1-21": -0.209,
    "discard_c1-21": -0.35, "play_c1-22": -0.11, "discard_c1-22": -0.345, "play_c1-23": -0.118,
    "discard_c1-23": -0.238, "play_c2-01": -0.179, "discard_c2-01": -0.005, "play_c2-02": -0.079,
    "discard_c2-02": -0.007, "play_c2-03": 0.003, "discard_c2-03": 0.045, "play_c2-04": 0.051,
    "discard_c2-04": 0.089, "play_c2-05": 0.035, "discard_c2-05": 0.031, "play_c2-06": -0.162,
    "discard_c2-06": 0.162, "play_c2-07": -0.006, "discard_c2-07": 0.013, "play_c2-08": 0.037,
    "discard_c2-08": -0.123, "play_c2-09": 0.298, "discard_c2-09": -0.021, "play_c2-10": -0.371,
    "discard_c2-10": 0.091, "play_c2-11": -0.296, "discard_c2-11": 0.155, "play_c2-12": -0.332,
    "discard_c2-12": 0.119, "play_c2-13": 0.083, "discard_c2-13": 0.134, "play_c2-14": -0.045,
    "discard_c2-14": 0.126, "play_c2-15": -0.111, "discard_c2-15": 0.141, "play_c2-16": 0.456,
    "discard_c2-16": 0.375, "play_c2-17": -0.239, "discard_c2-17": 0.13, "play_c2-18": 0.2, "discard_c2-18": 0.26,
    "play_c2-19": 0.13, "discard_c2-19": -0.022, "play_c2-20": -0.076, "discard_c2-20": -0.082,
    "play_c2-21": -0.105, "discard_c2-21": -0.042, "play_c2-22": -0.102, "discard_c2-22": -0.115,
    "play_c2-23": -0.15, "discard_c2-23": -0.039, "play_c3-01": -0.131, "discard_c3-01": -0.15, "play_c3-02": 0.019,
    "discard_c3-02": -0.144, "play_c3-03": -0.229, "discard_c3-03": -0.105, "play_c3-04": -0.267,
    "discard_c3-04": -0.027, "play_c3-05": -0.246, "discard_c3-05": -0.023, "play_c3-06": -0.265,
    "discard_c3-06": -0.027, "play_c3-07": -0.033, "discard_c3-07": 0.146, "play_c3-08": -0.11,
    "discard_c3-08": -0.051, "play_c3-09": -0.088, "discard_c3-09": -0.045, "play_c3-10": -0.136,
    "discard_c3-10": 0.058, "play_c3-11": -0.093, "discard_c3-11": -0.019, "play_c3-12": 0.219,
    "discard_c3-12": -0.29, "play_c3-13": 0.236, "discard_c3-13": -0.112, "play_c3-14": 0.175,
    "discard_c3-14": -0.272, "play_c3-15": 0.289, "discard_c3-15": -0.294, "play_c3-16": 0.248,
    "discard_c3-16": -0.297, "play_c3-17": 0.246, "discard_c3-17": -0.229, "play_c3-18": -0.458,
    "discard_c3-18": -0.193, "play_c3-19": -0.043, "discard_c3-19": -0.159, "play_c3-20": -0.274,
    "discard_c3-20": -0.305, "play_c3-21": -0.1, "discard_c3-21": -0.224, "play_c3-22": -0.045,
    "discard_c3-22": -0.231, "play_c3-23": 0.065, "discard_c3-23": -0.279,
}  # fmt: skip
