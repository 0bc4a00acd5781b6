"""Every card, location and token, declared; and the steps of which effects are made, by name."""

from typing import Final

from westmarch.core.game import Component
from westmarch.core.written.steptext import StepBook
from westmarch.games.duel.cards import alliances, chapters, locations
from westmarch.games.duel.cards.declare import CARD_FACTS, DOUBTS, TILE_FACTS, TOKEN_FACTS
from westmarch.games.duel.components import (
    REGION_IDS,
    ROADS,
    SIDE_IDS,
    START_REGION,
    START_UNITS,
    TILE_IDS,
    TILE_REGION,
)
from westmarch.games.duel.rules.discard import DestroyGreyCard, PlayFromDiscard, SearchDiscard
from westmarch.games.duel.rules.effects import EnemyLosesCoins, ExtraTurn, GainCoins
from westmarch.games.duel.rules.peoples import AllyWithAny, JoinPeople, KeepToken, ShowTokens
from westmarch.games.duel.rules.quest import BonusFortress, BonusTurn, BonusUnit, Quest
from westmarch.games.duel.rules.turn import EndTurn, Turn
from westmarch.games.duel.rules.units import (
    AnyManoeuvre,
    BuildFortress,
    Manoeuvres,
    PlaceUnits,
    PurpleCard,
    RaiseArmy,
    RazeFortress,
)
from westmarch.games.duel.words import vocabulary

# Importing them has filled the tables of cards, tiles and tokens.
DECLARED: Final[tuple[object, ...]] = (chapters, locations, alliances)

VOCABULARY: Final = vocabulary()

# The steps of which effects are made, by their names in positions.
STEPS: Final = StepBook(
    (
        Turn, EndTurn, GainCoins, EnemyLosesCoins, ExtraTurn, Quest, BonusUnit, BonusTurn, BonusFortress, PlaceUnits,
        RaiseArmy, BuildFortress, RazeFortress, Manoeuvres, PurpleCard, AnyManoeuvre, JoinPeople, ShowTokens, KeepToken,
        AllyWithAny, DestroyGreyCard, SearchDiscard, PlayFromDiscard,
    )
)  # fmt: skip


def components() -> list[Component]:
    """Everything in the box that has a name."""
    return [
        *[Component(name, "card", facts) for name, facts in CARD_FACTS.items()],
        *[Component(name, "tile", facts, DOUBTS.of.get(name, ())) for name, facts in TILE_FACTS.items()],
        *[Component(name, "token", facts, DOUBTS.of.get(name, ())) for name, facts in TOKEN_FACTS.items()],
        *[Component(name, "region", region_facts(region)) for region, name in enumerate(REGION_IDS)],
    ]


def region_facts(region: int) -> dict[str, object]:
    """A region of the map."""
    neighbours = sorted({b for a, b in ROADS if a == region} | {a for a, b in ROADS if b == region})
    return {
        "location": TILE_IDS[TILE_REGION.index(region)],
        "adjacent": [REGION_IDS[r] for r in neighbours],
        "start_units": {SIDE_IDS[seat]: START_UNITS for seat, start in enumerate(START_REGION) if start == region},
    }
