"""How the chance of winning depends on a position for the fourth generation of players: more features (closer.py), other weights.

They were fitted by logistic regression to 28,000 beginnings of rounds of the heuristic's games in Mirkwood, now and then with a whim, with seven decks,
each of which had a constant of its own. Where Ungoliant's Spawn must fall they tell much more than the earlier ones; at all other stages the
weights are those, and nothing else counts.
"""

from typing import Final

from westmarch.games.lcg.ai.weights.chance import BY_STAGE

# What is looked at besides, and by how much each is divided, so that all are about from -3 to 3.
FURTHER_SCALES: Final[dict[str, float]] = {
    "enemies_engaged": 1.0,  # for each player
    "endurance_engaged": 5.0,  # hit points and defense of the enemies engaged, for each player
    "strongest_engaged": 3.0,  # attack of the strongest of them
    "enemies_coming": 1.0,  # of the staging area, that will engage by themselves, for each player
    "enemies_waiting": 1.0,  # that will not
    "willpower_of_allies": 4.0,  # for each player
    "guard_of_allies": 8.0,  # defense and hit points, for each player
    "best_attack": 3.0,  # of a character that is ready
    "progress_by_kills": 3.0,  # that Legolas or a Blade of Gondolin brings, for each player
    "cards_held": 5.0,  # for each player
    "price_of_hand": 10.0,  # resources that the hand costs, for each player
    "cards_affordable": 4.0,  # of the hand, for each player
    "falls_at_once": 1.0,  # players who can fell an enemy this round, of all
    "wounds": 5.0,  # damage on heroes, for each player
    "spawn_in_play": 1.0,  # Ungoliant's Spawn
    "hummerhorns_in_play": 1.0,
    "cards_unseen": 12.0,  # of the encounter deck
    "enemies_unseen": 0.25,  # the part of them that are enemies
}
DONT_LEAVE_THE_PATH: Final[dict[str, float]] = {
    "always": 0.67,
    "rounds_to_spare": -0.42,
    "rounds_needed": -0.36,
    "threat_left": 0.4,
    "end_by_threat_near": -1.9,
    "willpower_to_spare": 0.82,
    "willpower_lacking": -1.7,
    "attack": 0.97,
    "best_defender": 0.18,
    "hit_points_of_heroes": -0.1,
    "weakest_hero": 0.58,
    "heroes": 0.85,
    "allies": 0.48,
    "attachments": 0.23,
    "cards": -0.01,
    "resources": 0.03,
    "engaged_enemies": -0.83,
    "staged_enemies": -0.3,
    "progress_needed": -0.62,
    "must_die": -1.27,
    "must_die_beyond_attack": -0.08,
    "objectives": 0.0,
    "enemies_engaged": -0.49,
    "endurance_engaged": -0.16,
    "strongest_engaged": 0.32,
    "enemies_coming": -0.64,
    "enemies_waiting": -0.46,
    "willpower_of_allies": -1.14,
    "guard_of_allies": 0.26,
    "best_attack": 0.1,
    "progress_by_kills": -0.71,
    "cards_held": -0.79,
    "price_of_hand": 0.81,
    "cards_affordable": 0.96,
    "falls_at_once": 0.25,
    "wounds": -0.56,
    "spawn_in_play": 0.17,
    "hummerhorns_in_play": 0.1,
    "cards_unseen": 0.16,
    "enemies_unseen": -0.67,
}


def with_nothing_further(stage: str) -> dict[str, float]:
    """The weights of earlier generations."""
    return {**BY_STAGE[stage], **dict.fromkeys(FURTHER_SCALES, 0.0)}


LATER_BY_STAGE: Final[dict[str, dict[str, float]]] = {
    **{stage: with_nothing_further(stage) for stage in BY_STAGE},
    "dont_leave_the_path": DONT_LEAVE_THE_PATH,
}
