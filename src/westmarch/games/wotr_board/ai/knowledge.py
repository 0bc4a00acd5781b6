"""What a generation of computer players goes by: the weights of positions."""

from typing import Final, final

from westmarch.games.wotr_board.ai.weights.position import ON_THE_ROAD, ON_THE_TRACK


@final
class Knowledge:
    """Shared by all players of a generation, and never changed."""

    on_the_road: list[float]  # what features count for until the Fellowship enters Mordor
    on_the_track: list[float]  # and from then on

    def __init__(self, on_the_road: list[float], on_the_track: list[float]) -> None:
        self.on_the_road = on_the_road
        self.on_the_track = on_the_track


FIRST: Final = Knowledge(ON_THE_ROAD, ON_THE_TRACK)
