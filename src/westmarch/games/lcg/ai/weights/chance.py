"""How the chance of winning depends on a position: a weight for each feature (worth.py) of the logarithm of the odds, a set for each stage.

They were fitted by logistic regression to 9,000 solo games a scenario (16,000 on the Anduin) in which the heuristic played with many decks,
now and then with a whim; each deck had a constant of its own, so that the weights tell what matters with the same deck. On the Anduin half of
the games began with less threat and more resources, coming further counted a little, and games that went nowhere were left out. Escape from
Dol Guldur was hardly ever won: there the weights, one set for all stages, tell how far the players come. In these two scenarios a feature whose
weight would have had the wrong sign has none.
"""

from typing import Final

# What is looked at, and by how much each is divided, so that all are about from -3 to 3.
SCALES: Final[dict[str, float]] = {
    "always": 1.0,  # 1 in every position
    "rounds_to_spare": 4.0,  # how much longer the players last than the quest takes
    "rounds_needed": 4.0,  # rounds that the quest still takes
    "threat_left": 10.0,  # threat up to the end, of the player with most
    "end_by_threat_near": 6.0,  # how close the end by threat is
    "willpower_to_spare": 4.0,  # willpower beyond the threat to come, for each player
    "willpower_lacking": 4.0,  # willpower that lacks, for each player
    "attack": 4.0,  # of all characters, for each player
    "best_defender": 4.0,  # defense twice and hit points, for each player
    "hit_points_of_heroes": 6.0,  # for each player
    "weakest_hero": 3.0,  # hit points of the hero who has fewest
    "heroes": 1.0,  # for each player, beyond two
    "allies": 8.0,  # their value, for each player
    "attachments": 8.0,  # their value, for each player
    "cards": 12.0,  # value of the hands, for each player
    "resources": 4.0,  # for each player
    "engaged_enemies": 5.0,  # their strength, for each player
    "staged_enemies": 5.0,  # strength of those in the staging area, for each player
    "progress_needed": 10.0,  # points up to the end
    "must_die": 5.0,  # hit points of an enemy on whose death a stage hangs
    "must_die_beyond_attack": 5.0,  # how much of them one round's attack leaves
    "objectives": 1.0,  # claimed
}

# Numbers inside the features

LEAST_PACE: Final = 0.7  # progress a round that is always counted on
OF_SURPLUS: Final = 0.7  # of the willpower to spare that becomes progress
MOST_ROUNDS: Final = 12.0  # as far as rounds are counted
NEAR_THE_END: Final = 12.0  # threat left from which on the end by threat is near
BY_ONE_ROUND: Final = 0.6  # of all attack that strikes an enemy which must die
ENDURANCE: Final = 0.4  # each hit point and defense of an enemy, against each attack
HELD_OFF: Final = 0.3  # of that, where the enemy cannot attack
PARTNER_LOST: Final = 0.5  # of the chance of those who are left: nobody wants to win without a partner
CERTAIN: Final = 30.0  # the logarithm of odds at which the chance is as good as 0 or 1

FLIES_AND_SPIDERS: Final[dict[str, float]] = {
    "always": -7.85,
    "rounds_to_spare": 0.59,
    "rounds_needed": 0.57,
    "threat_left": 0.95,
    "end_by_threat_near": 0.04,
    "willpower_to_spare": 1.11,
    "willpower_lacking": -0.02,
    "attack": 0.48,
    "best_defender": -0.2,
    "hit_points_of_heroes": 0.87,
    "weakest_hero": 0.19,
    "heroes": 1.3,
    "allies": 0.02,
    "attachments": 0.11,
    "cards": 0.19,
    "resources": 0.25,
    "engaged_enemies": -1.02,
    "staged_enemies": -0.42,
    "progress_needed": -0.45,
    "must_die": 0.0,
    "must_die_beyond_attack": 0.0,
    "objectives": 0.0,
}
A_FORK_IN_THE_ROAD: Final[dict[str, float]] = {
    "always": -5.87,
    "rounds_to_spare": 0.45,
    "rounds_needed": 0.16,
    "threat_left": 0.82,
    "end_by_threat_near": 0.06,
    "willpower_to_spare": 1.07,
    "willpower_lacking": 0.11,
    "attack": 0.56,
    "best_defender": -0.05,
    "hit_points_of_heroes": 0.84,
    "weakest_hero": 0.09,
    "heroes": 0.5,
    "allies": 0.08,
    "attachments": 0.13,
    "cards": 0.13,
    "resources": 0.17,
    "engaged_enemies": -0.96,
    "staged_enemies": -0.34,
    "progress_needed": -0.84,
    "must_die": 0.0,
    "must_die_beyond_attack": 0.0,
    "objectives": 0.0,
}
DONT_LEAVE_THE_PATH: Final[dict[str, float]] = {
    "always": -1.03,
    "rounds_to_spare": 0.09,
    "rounds_needed": -0.39,
    "threat_left": 0.25,
    "end_by_threat_near": -0.72,
    "willpower_to_spare": 0.06,
    "willpower_lacking": -0.55,
    "attack": -0.18,
    "best_defender": 0.34,
    "hit_points_of_heroes": 0.43,
    "weakest_hero": -0.08,
    "heroes": 0.96,
    "allies": -0.04,
    "attachments": 0.19,
    "cards": 0.05,
    "resources": -0.04,
    "engaged_enemies": -0.62,
    "staged_enemies": -0.27,
    "progress_needed": 0.43,
    "must_die": 1.33,
    "must_die_beyond_attack": -2.97,
    "objectives": 0.0,
}
BEORNS_PATH: Final[dict[str, float]] = {
    "always": -2.26,
    "rounds_to_spare": 0.44,
    "rounds_needed": -0.32,
    "threat_left": 0.52,
    "end_by_threat_near": -0.01,
    "willpower_to_spare": 1.23,
    "willpower_lacking": 0.28,
    "attack": 0.26,
    "best_defender": -0.37,
    "hit_points_of_heroes": 0.93,
    "weakest_hero": -0.03,
    "heroes": 0.32,
    "allies": 0.01,
    "attachments": 0.09,
    "cards": 0.02,
    "resources": 0.13,
    "engaged_enemies": -0.9,
    "staged_enemies": -0.12,
    "progress_needed": -0.75,
    "must_die": -0.6,
    "must_die_beyond_attack": -1.52,
    "objectives": 0.0,
}
TO_THE_RIVER: Final[dict[str, float]] = {
    "always": -5.41,
    "rounds_to_spare": 0.16,
    "rounds_needed": -0.2,
    "threat_left": 0.79,
    "end_by_threat_near": -0.37,
    "willpower_to_spare": 0.09,
    "willpower_lacking": -1.08,
    "attack": 0.25,
    "best_defender": 0.0,
    "hit_points_of_heroes": 0.52,
    "weakest_hero": 0.13,
    "heroes": 0.99,
    "allies": 0.04,
    "attachments": 0.17,
    "cards": 0.07,
    "resources": 0.0,
    "engaged_enemies": -0.53,
    "staged_enemies": -0.29,
    "progress_needed": -0.18,
    "must_die": 0.0,
    "must_die_beyond_attack": -0.05,
    "objectives": 0.0,
}
ANDUIN_PASSAGE: Final[dict[str, float]] = {
    "always": -3.43,
    "rounds_to_spare": 0.0,
    "rounds_needed": -0.34,
    "threat_left": 0.94,
    "end_by_threat_near": 0.0,
    "willpower_to_spare": 0.4,
    "willpower_lacking": 0.0,
    "attack": 0.02,
    "best_defender": 0.0,
    "hit_points_of_heroes": 0.51,
    "weakest_hero": 0.0,
    "heroes": 0.4,
    "allies": 0.13,
    "attachments": 0.14,
    "cards": 0.07,
    "resources": 0.0,
    "engaged_enemies": -0.39,
    "staged_enemies": -0.39,
    "progress_needed": -0.59,
    "must_die": 0.0,
    "must_die_beyond_attack": 0.0,
    "objectives": 0.0,
}
AMBUSH_ON_THE_SHORE: Final[dict[str, float]] = {
    "always": -1.67,
    "rounds_to_spare": 0.58,
    "rounds_needed": 0.0,
    "threat_left": 0.15,
    "end_by_threat_near": -0.38,
    "willpower_to_spare": 0.28,
    "willpower_lacking": -0.42,
    "attack": 0.26,
    "best_defender": 0.4,
    "hit_points_of_heroes": 0.12,
    "weakest_hero": 0.0,
    "heroes": 0.82,
    "allies": 0.13,
    "attachments": 0.02,
    "cards": 0.17,
    "resources": 0.0,
    "engaged_enemies": -0.8,
    "staged_enemies": -0.69,
    "progress_needed": 0.0,
    "must_die": 0.0,
    "must_die_beyond_attack": 0.0,
    "objectives": 0.0,
}
ESCAPE_FROM_DOL_GULDUR: Final[dict[str, float]] = {
    "always": 0.96,
    "rounds_to_spare": 0.0,
    "rounds_needed": 0.0,
    "threat_left": 0.35,
    "end_by_threat_near": 0.0,
    "willpower_to_spare": 0.64,
    "willpower_lacking": -0.47,
    "attack": 0.0,
    "best_defender": 0.0,
    "hit_points_of_heroes": 0.24,
    "weakest_hero": 0.05,
    "heroes": 0.0,
    "allies": 0.01,
    "attachments": 0.08,
    "cards": 0.03,
    "resources": 0.06,
    "engaged_enemies": -0.25,
    "staged_enemies": -0.1,
    "progress_needed": -1.68,
    "must_die": -0.69,
    "must_die_beyond_attack": 0.0,
    "objectives": 0.11,
}
BY_STAGE: Final[dict[str, dict[str, float]]] = {
    "flies_and_spiders": FLIES_AND_SPIDERS,
    "a_fork_in_the_road": A_FORK_IN_THE_ROAD,
    "dont_leave_the_path": DONT_LEAVE_THE_PATH,
    "beorns_path": BEORNS_PATH,
    "to_the_river": TO_THE_RIVER,
    "anduin_passage": ANDUIN_PASSAGE,
    "ambush_on_the_shore": AMBUSH_ON_THE_SHORE,
    "the_necromancers_tower": ESCAPE_FROM_DOL_GULDUR,
    "through_the_caverns": ESCAPE_FROM_DOL_GULDUR,
    "out_of_the_dungeons": ESCAPE_FROM_DOL_GULDUR,
}
