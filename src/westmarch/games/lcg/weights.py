"""How the chance of winning depends on a position: weights of its features (worth.py) for the logarithm of the odds, a set for each stage.

They were fitted by logistic regression to 3,200 games a scenario in which the heuristic played with many decks, alone and together, now and then
with a whim; each deck had a constant of its own, so that the weights tell what matters with the same deck. On the Anduin half of the games began
with less threat and more resources, and coming further counted a little. Escape from Dol Guldur was never won in 1,500 such games: there the
weights, one set for all stages, tell how far the players come.
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
        -3.87, -0.37, -0.43, 0.6, -1.5, 1.11, -1.47, 0.28, -0.35, 0.81, 0.23, 0.97, 0.13, 0.11, 0.36, 0.2,
        -1.21, -0.4, -0.76, 0.0, 0.0, 0.0,
    ],
    "a_fork_in_the_road": [
        -1.28, -0.47, -1.01, 0.39, -1.32, 0.82, -0.65, 0.29, -0.15, 0.55, 0.13, 0.76, 0.12, 0.13, 0.21, 0.08,
        -1.02, -0.31, -0.76, 0.0, 0.0, 0.0,
    ],
    "dont_leave_the_path": [
        -1.68, -0.53, -0.82, 0.51, -0.58, 0.57, -1.43, 0.12, 0.41, -0.3, 1.16, 0.99, 0.22, 0.24, -0.03, 0.09,
        -0.66, -0.15, 0.05, 0.0, -1.13, 0.0,
    ],
    "beorns_path": [
        -0.89, 0.16, -0.69, -0.14, -0.89, 0.98, -0.34, -0.04, 0.56, 0.41, 0.02, 1.19, 0.12, 0.08, 0.12, -0.2,
        -0.89, -0.3, -0.63, -1.01, 0.05, 0.0,
    ],
    "to_the_river": [
        -2.85, -0.11, -0.62, 0.51, -1.29, -0.16, -1.76, 0.09, 0.49, -0.04, 0.52, 0.78, 0.24, 0.1, 0.09, -0.02,
        -0.86, -0.59, -0.53, 0.02, 0.22, 0.0,
    ],
    "anduin_passage": [
        -1.32, -0.32, -0.69, 0.61, -0.46, 0.8, 0.89, 0.06, 0.04, 0.08, 0.11, -0.02, 0.01, -0.07, 0.27, 0.0,
        -0.5, -0.19, -0.66, 0.0, 0.0, 0.0,
    ],
    "ambush_on_the_shore": [
        0.87, 0.46, -0.15, -0.82, -0.54, -0.62, 0.05, 0.74, 0.25, 0.51, -0.46, 0.89, 0.13, 0.37, 0.17, -0.11,
        -0.54, -0.79, 0.26, 0.0, 0.0, 0.0,
    ],
    "the_necromancers_tower": [
        0.36, 0.05, 0.52, 0.22, 0.27, 1.02, 0.26, 0.14, -0.3, 0.5, 0.03, -0.39, -0.03, 0.01, 0.06, 0.16,
        -0.3, -0.07, -1.9, 0.0, 0.0, 0.28,
    ],
    "through_the_caverns": [
        0.36, 0.05, 0.52, 0.22, 0.27, 1.02, 0.26, 0.14, -0.3, 0.5, 0.03, -0.39, -0.03, 0.01, 0.06, 0.16,
        -0.3, -0.07, -1.9, 0.0, 0.0, 0.28,
    ],
    "out_of_the_dungeons": [
        0.36, 0.05, 0.52, 0.22, 0.27, 1.02, 0.26, 0.14, -0.3, 0.5, 0.03, -0.39, -0.03, 0.01, 0.06, 0.16,
        -0.3, -0.07, -1.9, -0.5, 0.0, 0.28,
    ],
}  # fmt: skip
BY_TITLE: Final[list[list[float]]] = [BY_STAGE.get(name, []) for name in TITLE_IDS]


def weights_of(state: LcgState) -> list[float]:
    """The weights of a state's stage; before the first one those of the first."""
    stage = int(state.plan.quests[0] if state.quest == NO_CARD else state.title(state.quest))
    return BY_TITLE[stage]
