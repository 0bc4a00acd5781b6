"""What single cards are worth to whoever plays them, made once of what is printed on them and of their numbers in weights/cards.py."""

from typing import Final

from westmarch.games.lcg.ai.weights import cards as own
from westmarch.games.lcg.ai.weights.gains import (
    A_DEFENSE,
    A_HERO,
    A_HIT_POINT,
    A_RESOURCE,
    A_WILLPOWER,
    AN_ABILITY,
    AN_ATTACK,
    MORE_THAN_ITS_PRICE,
)
from westmarch.games.lcg.cards.book import ABILITIES
from westmarch.games.lcg.cards.catalogue import SCENARIOS
from westmarch.games.lcg.components import (
    ALLY,
    ATTACHMENT,
    ATTACK,
    CARD_COST,
    COST_X,
    DEFENSE,
    ENEMY,
    EVENT,
    HERO,
    HIT_POINTS,
    KEYWORDS,
    KINDS,
    LOCATION,
    PRINTED,
    SURGE,
    THREAT,
    TITLE_IDS,
    TITLE_ROOM,
    WILLPOWER,
    Title,
)

assert SCENARIOS, "the cards must be declared before they are valued"

SURGE_BRINGS: Final = 2  # about the threat of the next card


def by_title(table: dict[str, float]) -> list[float]:
    """Numbers by names as a list by titles, 0 where a title has none; a name that no card has is refused."""
    unknown = [name for name in table if name not in TITLE_IDS]
    if unknown:
        raise ValueError(f"numbers of cards that do not exist: {unknown}")
    return [table.get(name, 0.0) for name in TITLE_IDS] + [0.0] * (TITLE_ROOM - len(TITLE_IDS))


def numbers_of(title: Title) -> float:
    """What a character's printed numbers are worth."""
    return (
        A_WILLPOWER * float(PRINTED[WILLPOWER][title])
        + AN_ATTACK * float(PRINTED[ATTACK][title])
        + A_DEFENSE * float(PRINTED[DEFENSE][title])
        + A_HIT_POINT * float(PRINTED[HIT_POINTS][title])
    )


def price_of(title: int) -> float:
    """What the resources are worth that a card costs; a cost that is chosen counts nothing."""
    return 0.0 if CARD_COST[title] == COST_X else A_RESOURCE * float(CARD_COST[title])


def value_of_card(title: int) -> float:
    """What a card of a player's deck is worth once it is in play, or at its moment."""
    name = TITLE_IDS[title]
    texts = AN_ABILITY * len(ABILITIES[title])
    if KINDS[title] == HERO:
        return A_HERO
    if KINDS[title] == ALLY:
        return numbers_of(title) + own.ALLY_TEXTS.get(name, texts)
    if KINDS[title] in (ATTACHMENT, EVENT):
        return own.OTHER_CARDS.get(name, price_of(title) + MORE_THAN_ITS_PRICE)
    return 0.0


def with_room(values: list[float]) -> list[float]:
    """Values of all titles, and nothing for those that may come."""
    return values + [0.0] * (TITLE_ROOM - len(values))


CARD_VALUES: Final[list[float]] = with_room([value_of_card(title) for title in range(len(TITLE_IDS))])
PRICES: Final[list[float]] = [price_of(title) for title in range(TITLE_ROOM)]
COMMITTING: Final[list[float]] = by_title(own.COMMITTING)
TRAVELLING: Final[list[float]] = by_title(own.TRAVELLING)
ENGAGING: Final[list[float]] = by_title(own.ENGAGING)
RIDDANCE: Final[list[float]] = by_title(own.RIDDANCE)
REVEALED_TEXTS: Final[list[float]] = by_title(own.REVEALED_TEXTS)
KEPT_FOR: Final[list[float]] = by_title(own.KEPT_FOR)
FORESEEN: Final[list[bool]] = [name in own.OTHER_CARDS for name in TITLE_IDS] + [False] * (TITLE_ROOM - len(TITLE_IDS))


def threat_revealed(title: int) -> int:
    """About how much threat a card brings when it is revealed in the quest phase."""
    threat = PRINTED[THREAT][title] if KINDS[title] in (ENEMY, LOCATION) else 0
    if KEYWORDS[title] & SURGE:
        threat += SURGE_BRINGS
    return threat + int(REVEALED_TEXTS[title])


REVEALED_THREAT: Final[list[int]] = [threat_revealed(title) for title in range(TITLE_ROOM)]
MOST_REVEALED: Final = max(REVEALED_THREAT)
