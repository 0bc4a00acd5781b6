"""Learning weights: features that tell the truth, a fit that finds what is there, a file that any player can play with."""

import json
from math import exp
from pathlib import Path

import pytest
from riddles.game import RIDDLES
from tests.terminal.conftest import Westmarch, westmarch

from westmarch.ai.players import in_full, player
from westmarch.ai.training.files import advisor_with, read
from westmarch.ai.training.games import POSITIONS_A_GAME, Choice, Position, Rest, for_network, positions_of
from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.players.network import network
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
        positions.append(Position((0, 1), (lead, rng.unit() - 0.5), 0.5 * lead, float(won), len(positions)))
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


def test_a_player_that_searches_tells_what_it_expected() -> None:
    options = DUEL.options()
    searched, advised = (positions_of(DUEL, options, [player], 1, 5) for player in ("hard:3", "heuristic"))
    assert len(searched) > len(advised) == POSITIONS_A_GAME
    assert len({position.result for position in searched}) > 3
    assert len({position.result for position in advised}) == 1


def test_a_network_is_told_facts_from_the_side_that_has_the_turn() -> None:
    state = DUEL.new(DUEL.options(), 1)
    assert state.seat == 1  # Sauron begins
    holds = [ESTIMATE.facts()[fact] for fact in ESTIMATE.holds(state)]
    assert {"my_coins_2", "their_coins_3", "my_units_mordor_2", "their_units_arnor_2", "chapter_1_left_20"} < set(holds)
    assert "fellowship" not in holds
    position = for_network(ESTIMATE, Rest(state, first_has_turn=False, thoughts=(), expected=None, game=1), 0.25)
    assert position.result == 0.75
    assert position.log_odds == -ESTIMATE.log_odds(state)


def test_a_network_finds_what_facts_mean_together() -> None:
    pytest.importorskip("numpy")
    from westmarch.ai.training.network import fitted_network

    rng = Rng(7)
    positions = []
    for _ in range(3000):
        facts = [fact for fact in range(2) if rng.below(2)]
        won = rng.unit() < (0.9 if len(facts) == 1 else 0.1)  # one or the other, but not both
        positions.append(Position(facts, (), 0.0, float(won), len(positions)))
    fit = fitted_network(positions, ("one", "other", ""), rounds=200, seed=1)
    learned = network(("one", "other"), fit.network.rows, fit.network.out)
    assert [learned.value(facts) > 1.0 for facts in ([], [0], [1], [0, 1])] == [False, True, True, False]
    assert fit.loss[1] < 0.5 < fit.loss[0]
    assert set(fit.network.rows) == {"one", "other", "always"}


def test_the_smallest_training_run_of_a_network_gives_a_file_that_a_player_plays_with(
    westmarch: Westmarch, tmp_path: Path
) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "network.json"
    asked = ("--player", "hard:2", "--games", "8", "--network", "--rounds", "1", "--gate-games", "0")
    ran = westmarch("train", "duel", "--out", str(file), *asked)
    assert ran.status == 0, ran.err
    found = read(file)
    assert found.network is not None
    assert set(found.weights) == set(ESTIMATE.names())
    state = DUEL.new(DUEL.options(), 1)
    assert player(f"hard@{file}:20", DUEL, 1).choose(state) in state.options
    assert advisor_with(DUEL, file).estimate(state) != DUEL.advisor().estimate(state)


def test_a_file_without_the_weights_of_the_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    with pytest.raises(BadFile):
        player(f"hard@{file}", DUEL, 1)
    for text in ("nonsense", "{}", json.dumps({"game": "duel", "rules": 2, "weights": {}})):
        file.write_text(text)
        with pytest.raises(BadFile):
            player(f"hard@{file}:5", DUEL, 1)


def test_appeals_are_found_in_what_searches_looked_at() -> None:
    pytest.importorskip("numpy")
    from westmarch.ai.training.appeals import fitted_appeals

    rng = Rng(7)
    positions = []
    for number in range(300):
        appeals = [(rng.unit(), rng.unit()) for _ in range(4)]
        visits = [round(1000 * exp(2.0 * first)) for first, _ in appeals]
        choice = Choice(visits, [value for word in appeals for value in word])
        positions.append(Position((), (), 0.0, 0.5, number, choice))
    fit = fitted_appeals(positions, 2)
    assert fit.weights[0] == pytest.approx(2.0, abs=0.2)
    assert abs(fit.weights[1]) < 0.05
    assert fit.loss[1] < fit.loss[0]


def test_the_smallest_run_that_learns_appeals_gives_a_file_that_a_player_plays_with(
    westmarch: Westmarch, tmp_path: Path
) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "appeals.json"
    asked = ("--player", "hard@2:8", "--games", "6", "--appeals", "--gate-games", "0")
    ran = westmarch("train", "duel", "--out", str(file), *asked)
    assert ran.status == 0, ran.err
    found = read(file)
    assert found.appeals is not None
    assert set(found.appeals) == set(ESTIMATE.appeals())
    assert found.provenance.loss[1] < found.provenance.loss[0]
    state = DUEL.new(DUEL.options(), 1)
    words = state.options
    assert advisor_with(DUEL, file).weigh(state, words) != DUEL.advisor().weigh(state, words)
    assert player(f"hard@{file}:20", DUEL, 1).choose(state) in words


def test_a_player_that_does_not_search_teaches_no_appeals(westmarch: Westmarch, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "appeals.json"
    ran = westmarch("train", "duel", "--out", str(file), "--games", "6", "--appeals", "--gate-games", "0")
    assert ran.status != 0
    assert not file.exists()
