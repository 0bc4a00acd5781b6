"""What players of the card game learn: features that tell the truth, and weights by which any player can judge."""

from pathlib import Path

import pytest
from tests.terminal.conftest import Westmarch, westmarch

from westmarch.ai.players import player
from westmarch.ai.training.files import read
from westmarch.ai.training.games import positions_of
from westmarch.core.rng import Rng
from westmarch.games.lcg.ai.learning import LcgEstimate
from westmarch.games.lcg.ai.worth import EVERY_FEATURE
from westmarch.games.lcg.cards.catalogue import SCENARIOS
from westmarch.games.lcg.game import GENERATION, LCG
from westmarch.games.lcg.state import LcgState

__all__ = ["westmarch"]
ESTIMATE = LcgEstimate(GENERATION)
TABLES = pytest.mark.parametrize(
    "table", [{"scenario": name, "seats": seats} for name in SCENARIOS for seats in (1, 2)]
)


def rounds(table: dict[str, object], seed: int) -> list[LcgState]:
    """The states of a game of quick words at the beginnings of its rounds."""
    state, advisor = LCG.new(LCG.options(table), seed), LCG.advisor()
    found: list[LcgState] = []
    while not state.over:
        if state.resting and (not found or found[-1].round < state.round):
            found.append(state.clone())
        state.choose(advisor.choose(state, Rng(1)))
    return found


@TABLES
def test_weights_times_features_are_the_estimate(table: dict[str, object]) -> None:
    weights = ESTIMATE.weights()
    for state in rounds(table, 3):
        told = sum(weight * feature for weight, feature in zip(weights, ESTIMATE.features(state), strict=True))
        assert told == pytest.approx(ESTIMATE.log_odds(state))


@TABLES
def test_today_s_weights_make_today_s_advisor(table: dict[str, object]) -> None:
    advisor, usual = ESTIMATE.advisor(ESTIMATE.weights()), LCG.advisor_of(GENERATION)
    for state in rounds(table, 4):
        assert advisor.estimate(state) == usual.estimate(state)
        assert advisor.choose(state, Rng(1)) == usual.choose(state, Rng(1))


def test_only_the_weights_of_the_present_stage_count() -> None:
    state = rounds({}, 5)[0]
    told = [name for name, feature in zip(ESTIMATE.names(), ESTIMATE.features(state), strict=True) if feature]
    assert {name.partition(".")[0] for name in told} == {"flies_and_spiders"}
    assert {name.partition(".")[2] for name in told} <= set(EVERY_FEATURE)


def test_a_weight_changes_the_estimate_of_its_stage_alone() -> None:
    weights = ESTIMATE.weights()
    weights[ESTIMATE.names().index("flies_and_spiders.always")] += 1.0
    other, usual = ESTIMATE.advisor(weights), LCG.advisor_of(GENERATION)
    mirkwood, anduin = rounds({}, 5)[0], rounds({"scenario": "journey_along_the_anduin"}, 5)[0]
    assert other.estimate(mirkwood)[0] > usual.estimate(mirkwood)[0]
    assert other.estimate(anduin) == usual.estimate(anduin)


def test_positions_are_looked_at_once_a_round() -> None:
    positions = positions_of(LCG, LCG.options(), ["heuristic"], 2, 7)
    assert positions
    assert {position.result for position in positions} <= {0.0, 1.0}
    assert all(len(position.places) <= len(EVERY_FEATURE) for position in positions)


def test_the_smallest_training_run_gives_a_file_that_a_player_plays_with(westmarch: Westmarch, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "weights.json"
    ran = westmarch("train", "lcg", "--out", str(file), "--games", "6", "--gate", "hard:2", "--gate-games", "2")
    assert ran.status == 0, ran.err
    found = read(file)
    assert set(found.weights) == set(ESTIMATE.names())
    assert found.provenance.gate is not None
    assert {name: sum(found.provenance.gate[name].values()) for name in ("new", "present")} == {"new": 2, "present": 2}
    state = LCG.new(LCG.options(), 1)
    assert player(f"hard@{file}:20", LCG, 1).choose(state) in state.options
