"""What the players' chance depends on (`worth`), in pieces that have a sentence: reasons for a hint. Not asked within a search, and not compiled."""

from typing import Final, NamedTuple

from westmarch.core.players.reasons import Aspect
from westmarch.core.state import NOBODY
from westmarch.games.lcg.ai.weights.chance import SCALES
from westmarch.games.lcg.ai.weights.closer import FURTHER_SCALES
from westmarch.games.lcg.ai.worth import EVERY_FEATURE, all_features, weights_of
from westmarch.games.lcg.state import LcgState


class Piece(NamedTuple):
    """Some features that one sentence tells: of the first it says whether there is more or less of it."""

    features: tuple[str, ...]
    good: int = 1  # 1 if the players want more of it, -1 if less


PIECES: Final = {
    "progress": Piece(("progress_needed", "rounds_needed", "rounds_to_spare", "progress_by_kills"), -1),
    "threat": Piece(("threat_left", "end_by_threat_near")),
    "willpower": Piece(("willpower_to_spare", "willpower_lacking")),
    "attack": Piece(("attack", "best_attack")),
    "defender": Piece(("best_defender",)),
    "wounds": Piece(("hit_points_of_heroes", "weakest_hero", "wounds")),
    "heroes": Piece(("heroes",)),
    "allies": Piece(("allies", "willpower_of_allies", "guard_of_allies")),
    "attachments": Piece(("attachments",)),
    "cards": Piece(("cards", "cards_held", "price_of_hand", "cards_affordable")),
    "resources": Piece(("resources",)),
    "engaged": Piece(
        ("engaged_enemies", "enemies_engaged", "endurance_engaged", "strongest_engaged", "falls_at_once"), -1
    ),
    "staged": Piece(("staged_enemies", "enemies_coming", "enemies_waiting", "hummerhorns_in_play"), -1),
    "boss": Piece(("must_die", "must_die_beyond_attack", "spawn_in_play"), -1),
    "objectives": Piece(("objectives",)),
}
DIVISORS: Final = {**SCALES, **FURTHER_SCALES}


def aspects(state: LcgState, generation: int) -> dict[str, Aspect]:
    """The worth of a position to the players, as far as it differs by what they do."""
    weights = mean_weights(state, generation)
    found = dict(zip(EVERY_FEATURE, all_features(state, NOBODY, generation), strict=True))
    pieces: dict[str, Aspect] = {}
    for name, piece in PIECES.items():
        worth = sum(weights[one] * found[one] for one in piece.features)
        first = piece.features[0]
        pieces[name] = Aspect(worth, piece.good * found[first] * DIVISORS[first])
    return pieces


def mean_weights(state: LcgState, generation: int) -> dict[str, float]:
    """The weights of all stages of a scenario together: one choice may pass a stage and another not, and both are to be compared."""
    by_stage, quests = weights_of(generation), state.lineup.quests
    return {
        name: sum(by_stage[quest][place] for quest in quests) / len(quests) for place, name in enumerate(EVERY_FEATURE)
    }
