"""Learning weights: features that tell the truth, a fit that finds what is there, a file that any player can play with."""

import json
from pathlib import Path

import pytest
from riddles.game import RIDDLES
from tests.terminal.conftest import Westmarch, westmarch

from westmarch.ai.players import in_full, player
from westmarch.ai.training.files import read
from westmarch.ai.training.games import Position, positions_of
from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.rng import Rng
from westmarch.games.duel.ai.learning import DuelEstimate
from westmarch.games.duel.game import DUEL

__all__ = ["westmarch"]
ESTIMATE = DuelEstimate()


def test_today_s_weights_make_today_s_advisor() -> None:
    advisor, usual = ESTIMATE.advisor(ESTIMATE.weights()), DUEL.advisor()
    state, rng = DUEL.new(DUEL.options(), 1), Rng(1)
    while not state.over:
        assert advisor.estimate(state) == usual.estimate(state)
        state.choose(rng.pick(state.options))


def test_a_feature_is_what_the_estimate_changes_by() -> None:
    state = DUEL.new(DUEL.options(), 3)
    name = "chapter_1.fellowship"
    place = ESTIMATE.names().index(name)
    weights = ESTIMATE.weights()
    weights[place] += 0.5
    before, after = (DUEL.advisor().estimate(state)[0], ESTIMATE.advisor(weights).estimate(state)[0])
    assert ESTIMATE.features(state)[place] == pytest.approx(1.0)
    assert after > before


def test_positions_are_the_same_whatever_the_number_of_processes() -> None:
    one, two = (positions_of(DUEL, DUEL.options(), ["heuristic"], 3, 5, jobs) for jobs in (1, 2))
    assert one == two
    assert {position.result for position in one} <= {0.0, 0.5, 1.0}
    assert all(len(position.places) == len(position.values) < 300 for position in one)


def test_a_game_whose_estimate_cannot_be_learned_is_refused() -> None:
    with pytest.raises(BadOptions):
        positions_of(RIDDLES, RIDDLES.options(), ["random"], 1, 1)


def test_the_fit_finds_a_weight_that_matters_and_leaves_alone_one_that_does_not() -> None:
    pytest.importorskip("numpy")
    from westmarch.ai.training.fit import fitted

    rng = Rng(7)
    positions = []
    for _ in range(2000):
        lead = rng.unit() * 4 - 2
        won = rng.unit() < 1 / (1 + 2.718281828 ** (-1.5 * lead))
        positions.append(Position((0, 1), (lead, rng.unit() - 0.5), 0.5 * lead, float(won)))
    fit = fitted(positions, [0.5, 0.0, 3.0], ridge=1.0)
    assert fit.weights[0] == pytest.approx(1.5, abs=0.15)
    assert abs(fit.weights[1]) < 0.4
    assert fit.weights[2] == 3.0
    assert fit.loss[1] < fit.loss[0]


def test_the_smallest_training_run_gives_a_file_that_a_player_plays_with(westmarch: Westmarch, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "weights.json"
    ran = westmarch("train", "duel", "--out", str(file), "--games", "6", "--gate", "hard:8", "--gate-games", "2")
    assert ran.status == 0, ran.err
    found = read(file)
    assert set(found.weights) == set(ESTIMATE.names())
    assert (found.game, found.provenance.games, found.provenance.player) == ("duel", 6, in_full("heuristic"))
    assert found.provenance.gate is not None
    assert found.provenance.gate["games"] == 2
    state = DUEL.new(DUEL.options(), 1)
    assert player(f"hard@{file}:20", DUEL, 1).choose(state) in state.options
    again = tmp_path / "again.json"
    westmarch("train", "duel", "--out", str(again), "--games", "6", "--gate-games", "0")
    assert read(again).weights == found.weights


def test_a_file_without_the_weights_of_the_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    with pytest.raises(BadFile):
        player(f"hard@{file}", DUEL, 1)
    for text in ("nonsense", "{}", json.dumps({"game": "duel", "rules": 2, "weights": {}})):
        file.write_text(text)
        with pytest.raises(BadFile):
            player(f"hard@{file}:5", DUEL, 1)
