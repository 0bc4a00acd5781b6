"""What a generation of computer players goes by: the habits of its quick words, and the weights of positions."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from westmarch.games.wotr_board.ai.weights.habits import FIRST_NUMBERS, Habits
from westmarch.games.wotr_board.ai.weights.position import FEATURES, ON_THE_ROAD, ON_THE_TRACK
from westmarch.games.wotr_board.components import SIDE_IDS


@final
class Knowledge:
    """Shared by all players of a generation, and never changed."""

    habits: list[Habits]  # of each side
    on_the_road: list[float]  # what features count for until the Fellowship enters Mordor
    on_the_track: list[float]  # and from then on

    def __init__(self, habits: list[Habits], on_the_road: list[float], on_the_track: list[float]) -> None:
        self.habits = habits
        self.on_the_road = on_the_road
        self.on_the_track = on_the_track


# The names of all numbers that can be learned: those of positions are fitted, the habits are bred.
PARTS: Final = ("before_mordor", "in_mordor")
HABIT_NAMES: Final[list[tuple[str, ...]]] = [
    tuple([f"habit.{SIDE_IDS[side]}.{name}" for name in numbers]) for side, numbers in enumerate(FIRST_NUMBERS)
]


def knowledge_of(numbers: Mapping[str, float]) -> Knowledge:
    """What players know who go by these numbers."""
    weights = [[numbers[f"{part}.{feature}"] for feature in FEATURES] for part in PARTS]
    habits: list[Habits] = []
    for side, names in enumerate(HABIT_NAMES):
        plain = list(FIRST_NUMBERS[side])
        habits.append(Habits({plain[place]: numbers[name] for place, name in enumerate(names)}))
    return Knowledge(habits, weights[0], weights[1])


def with_names(
    on_the_road: list[float], on_the_track: list[float], habits: Sequence[dict[str, float]]
) -> dict[str, float]:
    """All numbers of a generation by their names."""
    found: dict[str, float] = {}
    for part, weights in zip(PARTS, (on_the_road, on_the_track), strict=True):
        found |= {f"{part}.{feature}": weight for feature, weight in zip(FEATURES, weights, strict=True)}
    for names, numbers in zip(HABIT_NAMES, habits, strict=True):
        found |= dict(zip(names, numbers.values(), strict=True))
    return found


FIRST_WEIGHTS: Final[dict[str, float]] = with_names(ON_THE_ROAD, ON_THE_TRACK, FIRST_NUMBERS)
FIRST: Final = knowledge_of(FIRST_WEIGHTS)
