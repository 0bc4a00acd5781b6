"""The players as rules and cards name them: the first one, everybody in order, the others, those with much threat."""

from typing import Any, Final, final

from mypy_extensions import i64

from westmarch.core.frames import Frame, Seats
from westmarch.games.lcg.state import LcgState


@final
class FirstPlayer(Seats[LcgState]):
    """The first player."""

    def order(self, state: LcgState, frame: Frame) -> list[int]:
        return [int(state.first)]


@final
class EveryPlayer(Seats[LcgState]):
    """Everybody still in the game, from the first player on."""

    def order(self, state: LcgState, frame: Frame) -> list[int]:
        return state.seats_in_order()


@final
class OtherPlayers(Seats[LcgState]):
    """Everybody but you."""

    def order(self, state: LcgState, frame: Frame) -> list[int]:
        return [seat for seat in state.seats_in_order() if seat != frame.seat]


@final
class HighestThreat(Seats[LcgState]):
    """The players with the highest threat, from the first player on."""

    def order(self, state: LcgState, frame: Frame) -> list[int]:
        seats = state.seats_in_order()
        most = max([state.threat[seat] for seat in seats])
        return [seat for seat in seats if state.threat[seat] == most]


@final
class ThreatFrom(Seats[LcgState]):
    """The players whose threat is at least so much."""

    def __init__(self, least: i64 = 35) -> None:
        self.least = least

    def order(self, state: LcgState, frame: Frame) -> list[int]:
        return [seat for seat in state.seats_in_order() if state.threat[seat] >= self.least]


FIRST_PLAYER: Final[Seats[Any]] = FirstPlayer()
EVERY_PLAYER: Final[Seats[Any]] = EveryPlayer()
OTHER_PLAYERS: Final[Seats[Any]] = OtherPlayers()
HIGHEST_THREAT: Final[Seats[Any]] = HighestThreat()
