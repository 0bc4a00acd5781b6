"""How the chance of winning depends on a position: weights of its features (worth.py) for the logarithm of the odds, a set for each stage.

They were fitted by logistic regression to 9,000 solo games a scenario (16,000 on the Anduin) in which the heuristic played with many
decks, now and then with a whim; each deck had a constant of its own, so that the weights tell what matters with the same deck. On the Anduin half
of the games began with less threat and more resources, coming further counted a little, and games that went nowhere were left out. Escape from
Dol Guldur was hardly ever won: there the weights, one set for all stages, tell how far the players come. In these two scenarios a feature whose
weight would have had the wrong sign has none.
"""

from typing import Final

from westmarch.games.lcg.components import NO_CARD, TITLE_IDS
from westmarch.games.lcg.state import LcgState

# The features, in the order of worth.py: always 1, rounds to spare, rounds needed, threat left, how close the end by threat is,
# willpower to spare, willpower lacking, attack, the best defender, hit points of heroes, those of the weakest, heroes, allies,
# attachments, cards, resources, engaged enemies, those in the staging area, progress still needed, hit points of an enemy that
# must die, how much of them one round's attack leaves, objectives.
FEATURES: Final = 22
BY_STAGE: Final[dict[str, list[float]]] = {
    "flies_and_spiders": [
        -7.85, 0.59, 0.57, 0.95, 0.04, 1.11, -0.02, 0.48, -0.2, 0.87, 0.19, 1.3, 0.02, 0.11, 0.19, 0.25,
        -1.02, -0.42, -0.45, 0.0, 0.0, 0.0,
    ],
    "a_fork_in_the_road": [
        -5.87, 0.45, 0.16, 0.82, 0.06, 1.07, 0.11, 0.56, -0.05, 0.84, 0.09, 0.5, 0.08, 0.13, 0.13, 0.17,
        -0.96, -0.34, -0.84, 0.0, 0.0, 0.0,
    ],
    "dont_leave_the_path": [
        -1.03, 0.09, -0.39, 0.25, -0.72, 0.06, -0.55, -0.18, 0.34, 0.43, -0.08, 0.96, -0.04, 0.19, 0.05, -0.04,
        -0.62, -0.27, 0.43, 1.33, -2.97, 0.0,
    ],
    "beorns_path": [
        -2.26, 0.44, -0.32, 0.52, -0.01, 1.23, 0.28, 0.26, -0.37, 0.93, -0.03, 0.32, 0.01, 0.09, 0.02, 0.13,
        -0.9, -0.12, -0.75, -0.6, -1.52, 0.0,
    ],
    "to_the_river": [
        -5.41, 0.16, -0.2, 0.79, -0.37, 0.09, -1.08, 0.25, 0.0, 0.52, 0.13, 0.99, 0.04, 0.17, 0.07, 0.0,
        -0.53, -0.29, -0.18, 0.0, -0.05, 0.0,
    ],
    "anduin_passage": [
        -3.43, 0.0, -0.34, 0.94, 0.0, 0.4, 0.0, 0.02, 0.0, 0.51, 0.0, 0.4, 0.13, 0.14, 0.07, 0.0,
        -0.39, -0.39, -0.59, 0.0, 0.0, 0.0,
    ],
    "ambush_on_the_shore": [
        -1.67, 0.58, 0.0, 0.15, -0.38, 0.28, -0.42, 0.26, 0.4, 0.12, 0.0, 0.82, 0.13, 0.02, 0.17, 0.0,
        -0.8, -0.69, 0.0, 0.0, 0.0, 0.0,
    ],
    "the_necromancers_tower": [
        0.96, 0.0, 0.0, 0.35, 0.0, 0.64, -0.47, 0.0, 0.0, 0.24, 0.05, 0.0, 0.01, 0.08, 0.03, 0.06,
        -0.25, -0.1, -1.68, -0.69, 0.0, 0.11,
    ],
    "through_the_caverns": [
        0.96, 0.0, 0.0, 0.35, 0.0, 0.64, -0.47, 0.0, 0.0, 0.24, 0.05, 0.0, 0.01, 0.08, 0.03, 0.06,
        -0.25, -0.1, -1.68, -0.69, 0.0, 0.11,
    ],
    "out_of_the_dungeons": [
        0.96, 0.0, 0.0, 0.35, 0.0, 0.64, -0.47, 0.0, 0.0, 0.24, 0.05, 0.0, 0.01, 0.08, 0.03, 0.06,
        -0.25, -0.1, -1.68, -0.69, 0.0, 0.11,
    ],
}  # fmt: skip
BY_TITLE: Final[list[list[float]]] = [BY_STAGE.get(name, []) for name in TITLE_IDS]


def weights_of(state: LcgState) -> list[float]:
    """The weights of a state's stage; before the first one those of the first."""
    stage = int(state.lineup.quests[0] if state.quest == NO_CARD else state.title(state.quest))
    return BY_TITLE[stage]
