"""What a generation of computer players goes by: the weights of positions, the habits of quick words, and how a search looks."""

from collections.abc import Mapping
from typing import Final, final

from westmarch.games.wotr_cards.ai.habits import BY_HAND, HABITS
from westmarch.games.wotr_cards.ai.outlook import FIRST_OUTLOOK, Prospects
from westmarch.games.wotr_cards.ai.values import CARD_VALUES, RESERVE_VALUES
from westmarch.games.wotr_cards.ai.weights import CURIOSITY, EVEN_SHARE, HEAT, TABLES
from westmarch.games.wotr_cards.components import SIDE_IDS
from westmarch.games.wotr_cards.state import WotrCardsState


@final
class Knowledge:
    """Shared by all players of a generation, and never changed."""

    tables: list[list[float]]  # of what a position is worth, by the number of paths to come
    card_values: list[float]  # a row for each number that the paths have come to
    reserve_values: list[float]
    habits: list[list[float]]  # of each side
    prospects: Prospects
    heat: float
    even_share: float
    curiosity: float

    def __init__(
        self,
        prospects: Prospects,
        tables: list[list[float]] = TABLES,
        free_peoples: list[float] = BY_HAND,
        shadow: list[float] = BY_HAND,
        heat: float = HEAT,
        even_share: float = EVEN_SHARE,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.prospects = prospects
        self.tables = tables
        self.card_values = CARD_VALUES
        self.reserve_values = RESERVE_VALUES
        self.habits = [free_peoples, shadow]
        self.heat = heat
        self.even_share = even_share
        self.curiosity = curiosity

    def table(self, state: WotrCardsState) -> list[float]:
        """The weights of positions that hold now."""
        return self.tables[state.lineup.last_number - state.last_number]


# The names of all weights that can be learned: those of the outlook are fitted, the habits are bred.
HABIT_NAMES: Final[list[tuple[str, ...]]] = [tuple([f"habit.{side}.{habit}" for habit in HABITS]) for side in SIDE_IDS]


def knowledge_of(weights: Mapping[str, float]) -> Knowledge:
    """What players know who go by these weights."""
    free_peoples, shadow = ([weights[name] for name in names] for names in HABIT_NAMES)
    return Knowledge(Prospects(weights), TABLES, free_peoples, shadow)


def with_habits(outlook: Mapping[str, float]) -> dict[str, float]:
    """The weights of an outlook, and the habits that were set by hand."""
    found = dict(outlook)
    for names in HABIT_NAMES:
        found |= dict(zip(names, BY_HAND, strict=True))
    return found


FIRST: Final = Knowledge(Prospects(FIRST_OUTLOOK))
SECOND_WEIGHTS: Final[dict[str, float]] = with_habits(FIRST_OUTLOOK)
SECOND: Final = knowledge_of(SECOND_WEIGHTS)
