"""What the weights are multiplied with: names, places in a list of weights, and the weights that hold now."""

from typing import Final

from westmarch.core.bits import ones
from westmarch.core.players.weights import vector
from westmarch.games.duel.ai.third_weights import THIRD_STAGES
from westmarch.games.duel.ai.weights import STAGES
from westmarch.games.duel.cards import catalogue
from westmarch.games.duel.cards.declare import TOKEN_FACTS
from westmarch.games.duel.components import (
    CHAIN_IDS,
    CHAPTERS,
    PEOPLES_TO_WIN,
    QUEST_GOAL,
    REGIONS,
    SKILL_IDS,
    SLOTS,
    TOKEN_IDS,
    TOKEN_ROOM,
)
from westmarch.games.duel.state import DuelState

MOST_COINS: Final = 12  # more count as so many
MOST_LEAD: Final = 4
MOST_SYMBOLS: Final = 4

# Places in a list of weights.
AT_QUEST: Final = 0  # + steps on the quest track, as long as the rings to come suffice for the goal
AT_FAR_QUEST: Final = AT_QUEST + 14  # they do not
AT_NEAR_QUEST: Final = AT_FAR_QUEST + 1  # they do, but only just
AT_PEOPLES: Final = AT_NEAR_QUEST + 1  # + different peoples, as long as all of them are in reach
AT_HALVES: Final = AT_PEOPLES + 6  # for each people with one symbol whose second one may come
AT_PRESENCE: Final = AT_HALVES + 1  # + regions
AT_LEAD: Final = AT_PRESENCE + 7  # + regions more than the enemy
AT_UNITS: Final = AT_LEAD + MOST_LEAD + 1  # for each unit on the map
AT_FIRM: Final = AT_UNITS + 1  # for each region with a fortress or more than one unit
AT_FORTRESSES: Final = AT_FIRM + 1  # for each
AT_SKILLS: Final = AT_FORTRESSES + 1  # + skill * (MOST_SYMBOLS + 1) + symbols
AT_CHOICES: Final = AT_SKILLS + 5 * (MOST_SYMBOLS + 1)  # + which of the grey cards that give one of several skills
AT_COINS: Final = AT_CHOICES + 2  # + coins
AT_TILE_PRICES: Final = AT_COINS + MOST_COINS + 1  # for each coin that the open locations would cost
AT_TURN: Final = AT_TILE_PRICES + 1  # for the side whose turn it is
AT_EXTRA_TURN: Final = AT_TURN + 1  # for each that it will have besides
AT_BEST: Final = AT_EXTRA_TURN + 1  # times the best gain that lies open to it
AT_ENEMY_BEST: Final = AT_BEST + 1  # times the best gain that lies open to the other side
AT_THREAT: Final = AT_ENEMY_BEST + 1  # the other side could win at once in one way
AT_THREATS: Final = AT_THREAT + 1  # or in several
AT_FELLOWSHIP: Final = AT_THREATS + 1  # for the Fellowship
# Chains and tokens may become more, so they come last.
AT_CHAINS: Final = AT_FELLOWSHIP + 1  # + chain symbol, as long as the card that it frees may come

assert catalogue.DECLARED  # so that all tokens are known
LASTING_TOKENS: Final = [
    token for token, name in enumerate(TOKEN_IDS) if name and TOKEN_FACTS[name]["duration"] == "permanent"
]
# The place of each lasting token's weight; -1 for those that act once.
TOKEN_AT: Final[list[int]] = [
    AT_CHAINS + len(CHAIN_IDS) + LASTING_TOKENS.index(token) if token in LASTING_TOKENS else -1
    for token in range(TOKEN_ROOM)
]

CHAIN_FEATURES: Final = [f"chain_{chain}" for chain in CHAIN_IDS]
TOKEN_FEATURES: Final = [f"token_{TOKEN_IDS[token]}" for token in LASTING_TOKENS]
# The names of all features, in the order of their places.
FEATURES: Final = (
    *[f"quest_{steps}" for steps in range(QUEST_GOAL)],
    "quest_too_far",
    "quest_narrow",
    *[f"peoples_{number}" for number in range(PEOPLES_TO_WIN)],
    "people_halfway",
    *[f"presence_{regions}" for regions in range(REGIONS)],
    *[f"lead_{regions}" for regions in range(MOST_LEAD + 1)],
    "unit",
    "firm_region",
    "fortress",
    *[f"{skill}_{symbols}" for skill in SKILL_IDS for symbols in range(MOST_SYMBOLS + 1)],
    "lore_card",
    "craft_card",
    *[f"coins_{coins}" for coins in range(MOST_COINS + 1)],
    "tile_price",
    "turn",
    "extra_turn",
    "best_gain",
    "enemy_best_gain",
    "one_threat",
    "several_threats",
    "fellowship",
    *CHAIN_FEATURES,
    *TOKEN_FEATURES,
)


def with_newcomers(table: dict[str, float]) -> dict[str, float]:
    """A table in which chains and tokens that it does not know yet count as the average of those that it knows."""
    whole = dict(table)
    for family in (CHAIN_FEATURES, TOKEN_FEATURES):
        known = [table[name] for name in family if name in table]
        for name in family:
            whole.setdefault(name, sum(known) / len(known))
    return whole


def weights_between(before: list[float], after: list[float], way: float) -> list[float]:
    """The weights some part of the way from one stage to the next."""
    return [before[i] * (1.0 - way) + after[i] * way for i in range(len(before))]


def weights_by_cards_left(stages: list[list[float]]) -> list[list[float]]:
    """The weights for each chapter and number of cards left in the display."""
    return [
        weights_between(stages[chapter], stages[chapter + 1], 1.0 - left / SLOTS)
        for chapter in range(CHAPTERS)
        for left in range(SLOTS + 1)
    ]


def vectors(stages: tuple[dict[str, float], ...]) -> list[list[float]]:
    """The weights of each stage, in the order of their places."""
    return [vector(FEATURES, with_newcomers(stage)) for stage in stages]


FIRST_WEIGHTS: Final[list[list[float]]] = weights_by_cards_left(vectors(STAGES))  # of the first two generations
STAGE_WEIGHTS: Final[list[list[float]]] = vectors(THIRD_STAGES)
WEIGHTS: Final[list[list[float]]] = weights_by_cards_left(STAGE_WEIGHTS)


def weights_now(state: DuelState, weights: list[list[float]]) -> list[float]:
    """Those of all weights that hold now."""
    return weights[state.chapter * (SLOTS + 1) + ones(state.present)]
