"""What cards, locations and tokens do, what tokens answer to, and the effects that need no rule of their own."""

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from westmarch.core.state import AnyStep, Step
from westmarch.games.duel.components import CARD_ROOM, TILE_ROOM, TOKEN_ROOM
from westmarch.games.duel.rules.verbs import gain_coins, grant_extra_turn, lose_coins
from westmarch.games.duel.state import DuelState

Steps: TypeAlias = tuple[AnyStep, ...]

# What cards, locations and tokens do when they are played, taken or kept. Filled by the declarations in cards/.
CARD_EFFECT: Final[list[Steps]] = [()] * CARD_ROOM
TILE_EFFECT: Final[list[Steps]] = [()] * TILE_ROOM
TOKEN_EFFECT: Final[list[Steps]] = [()] * TOKEN_ROOM


class Trigger:
    """What a permanent token does whenever something happens."""

    token: i64  # its bit
    steps: tuple[AnyStep, ...]

    def __init__(self, token: i64 = 0, steps: tuple[AnyStep, ...] = ()) -> None:
        self.token = token
        self.steps = steps


# What tokens do when a card of a colour is played, when one is played through a chain, when a location is taken.
COLOUR_TRIGGERS: Final[list[list[Trigger]]] = [[], [], [], [], [], []]
CHAIN_TRIGGERS: Final[list[Trigger]] = []
TILE_TRIGGERS: Final[list[Trigger]] = []


@final
class GainCoins(Step[DuelState]):
    """Take coins from the reserve."""

    def __init__(self, amount: i64 = 0) -> None:
        self.amount = amount

    def run(self, state: DuelState) -> bool:
        gain_coins(state, state.active, self.amount)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class EnemyLosesCoins(Step[DuelState]):
    """The opponent gives coins back to the reserve."""

    def __init__(self, amount: i64 = 0) -> None:
        self.amount = amount

    def run(self, state: DuelState) -> bool:
        lose_coins(state, 1 - state.active, self.amount)
        return False

    def fields(self) -> tuple[object, ...]:
        return (self.amount,)


@final
class ExtraTurn(Step[DuelState]):
    """Take another turn after this one."""

    def run(self, state: DuelState) -> bool:
        grant_extra_turn(state, state.active)
        return False
