"""How the chance of winning depends on a position: weights of its features (worth.py), for the logarithm of the odds.

Those of the first scenario were fitted by logistic regression to 1,600 games of the heuristic with many decks, alone and
together. The second scenario is won too rarely to fit its weights alone: 800 games moved those of the first. The third is
hardly ever won; there the weights tell how far the players come.
"""

from typing import Final

from westmarch.games.lcg.state import LcgState

# The features, in the order of worth.py: always 1, rounds to spare, rounds needed, threat left, willpower to spare, attack,
# hit points of heroes, heroes, allies, attachments, cards, resources, engaged enemies, those in the staging area, progress
# still needed, hit points of an enemy that must die, objectives.
FEATURES: Final = 17
MIRKWOOD: Final[list[float]] = [
    -5.8, 0.31, 0.15, 1.44, 0.9, 0.65, 1.15, 0.09, 0.04, 0.2, 0.18, 0.42, -0.95, -0.54, -1.4, -0.6, 0.0,
]  # fmt: skip
ANDUIN: Final[list[float]] = [
    -1.95, 0.61, -0.28, 0.44, 0.6, 0.56, 0.78, 0.0, 0.0, 0.1, 0.17, 0.1, -0.98, -0.85, -1.37, -0.25, 0.0,
]  # fmt: skip
ESCAPE: Final[list[float]] = [
    -1.9, 0.1, 0.0, 0.93, 0.81, 0.38, 0.83, 0.0, 0.0, 0.1, 0.12, 0.3, -0.3, -0.22, -1.58, -0.6, 0.3,
]  # fmt: skip


def weights_of(state: LcgState) -> list[float]:
    """The weights of a state's scenario."""
    if state.plan.scenario == "journey_along_the_anduin":
        return ANDUIN
    return ESCAPE if state.plan.scenario == "escape_from_dol_guldur" else MIRKWOOD
