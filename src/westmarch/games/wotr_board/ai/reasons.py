"""What a position is worth (`worth`), in pieces that have a sentence: reasons for a hint. Not asked within a search, and not compiled."""

from typing import Final, NamedTuple

from westmarch.core.players.reasons import Aspect
from westmarch.games.wotr_board.ai.weights.position import FEATURES, ON_THE_ROAD, ON_THE_TRACK
from westmarch.games.wotr_board.ai.worth import features
from westmarch.games.wotr_board.components import FREE_PEOPLES, OUTSIDE
from westmarch.games.wotr_board.state import WotrBoardState


class Piece(NamedTuple):
    """Some features that one sentence tells: of the first it says whether there is more or less of it."""

    for_free: str  # the sentence if that is good for the Free Peoples
    for_shadow: str
    features: tuple[str, ...]
    good: int  # 1 if the Free Peoples want more of it, -1 if less


PIECES: Final = (
    Piece("hope", "burden", ("margin", "hope"), 1),
    Piece("journey", "delay", ("quest_turns", "race", "hope_in_race"), -1),
    Piece("enemy-points", "points", ("shadow_points_near", "shadow_points"), -1),
    Piece("points", "enemy-points", ("free_points_near", "free_points"), 1),
    Piece("companions", "enemy-companions", ("free_bringers",), 1),
    Piece("enemy-minions", "minions", ("shadow_bringers",), -1),
    Piece("armies", "enemy-armies", ("free_strength",), 1),
    Piece("enemy-armies", "armies", ("shadow_strength",), -1),
    Piece("hand", "enemy-hand", ("free_hand",), 1),
    Piece("enemy-hand", "hand", ("shadow_hand",), -1),
    Piece("hidden", "revealed", ("hidden",), 1),
    Piece("rings", "enemy-rings", ("free_rings",), 1),
    Piece("enemy-rings", "rings", ("shadow_rings",), -1),
    Piece("nations", "enemy-nations", ("free_steps_to_war",), -1),
    Piece("enemy-nations", "nations", ("shadow_steps_to_war",), 1),
)
PLACE_OF_FEATURE: Final = {name: place for place, name in enumerate(FEATURES)}


def aspects(state: WotrBoardState, side: int) -> dict[str, Aspect]:
    """The worth of a position to a side, as far as it differs by what that side does."""
    weights = ON_THE_ROAD if state.mordor == OUTSIDE else ON_THE_TRACK
    found = features(state)
    sign = 1 if side == FREE_PEOPLES else -1
    pieces: dict[str, Aspect] = {}
    for piece in PIECES:
        worth = sum(weights[PLACE_OF_FEATURE[name]] * found[PLACE_OF_FEATURE[name]] for name in piece.features)
        number = piece.good * found[PLACE_OF_FEATURE[piece.features[0]]]
        name = piece.for_free if side == FREE_PEOPLES else piece.for_shadow
        pieces[name] = Aspect(sign * worth, sign * number)
    return pieces
