"""What the players' chance depends on (`worth`), in pieces that have a sentence: reasons for a hint. Not asked within a search, and not compiled."""

from typing import Final, NamedTuple

from westmarch.core.players.reasons import Aspect
from westmarch.core.state import NOBODY
from westmarch.games.lcg.ai.weights.chance import SCALES
from westmarch.games.lcg.ai.worth import FEATURES, WEIGHTS, features
from westmarch.games.lcg.state import LcgState


class Piece(NamedTuple):
    """Some features that one sentence tells: of the first it says whether there is more or less of it."""

    features: tuple[str, ...]
    good: int = 1  # 1 if the players want more of it, -1 if less


PIECES: Final = {
    "progress": Piece(("progress_needed", "rounds_needed", "rounds_to_spare"), -1),
    "threat": Piece(("threat_left", "end_by_threat_near")),
    "willpower": Piece(("willpower_to_spare", "willpower_lacking")),
    "attack": Piece(("attack",)),
    "defender": Piece(("best_defender",)),
    "wounds": Piece(("hit_points_of_heroes", "weakest_hero")),
    "heroes": Piece(("heroes",)),
    "allies": Piece(("allies",)),
    "attachments": Piece(("attachments",)),
    "cards": Piece(("cards",)),
    "resources": Piece(("resources",)),
    "engaged": Piece(("engaged_enemies",), -1),
    "staged": Piece(("staged_enemies",), -1),
    "boss": Piece(("must_die", "must_die_beyond_attack"), -1),
    "objectives": Piece(("objectives",)),
}
PLACE_OF_FEATURE: Final = {name: place for place, name in enumerate(FEATURES)}


def aspects(state: LcgState, generation: int) -> dict[str, Aspect]:
    """The worth of a position to the players, as far as it differs by what they do."""
    weights = mean_weights(state)
    found = features(state, NOBODY, generation)
    pieces: dict[str, Aspect] = {}
    for name, piece in PIECES.items():
        worth = sum(weights[PLACE_OF_FEATURE[one]] * found[PLACE_OF_FEATURE[one]] for one in piece.features)
        first = piece.features[0]
        pieces[name] = Aspect(worth, piece.good * found[PLACE_OF_FEATURE[first]] * SCALES[first])
    return pieces


def mean_weights(state: LcgState) -> list[float]:
    """The weights of all stages of a scenario together: one choice may pass a stage and another not, and both are to be compared."""
    quests = state.lineup.quests
    return [sum(WEIGHTS[quest][place] for quest in quests) / len(quests) for place in range(len(FEATURES))]
