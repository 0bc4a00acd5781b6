"""What players of War of the Ring learn: features that tell the truth, and a first generation that stays as it was."""

import hashlib
from pathlib import Path

import pytest
from tests.terminal.conftest import Westmarch, westmarch

from westmarch.ai.players import player
from westmarch.ai.training.breeding import Bounds, bred
from westmarch.ai.training.files import read
from westmarch.ai.training.games import positions_of
from westmarch.core.rng import Rng
from westmarch.games.wotr_board.ai.learning import WotrBoardEstimate
from westmarch.games.wotr_board.ai.weights.habits import FIRST_NUMBERS
from westmarch.games.wotr_board.game import WOTR_BOARD
from westmarch.games.wotr_board.state import WotrBoardState

__all__ = ["westmarch"]
ESTIMATE = WotrBoardEstimate()
ADVISOR = WOTR_BOARD.advisor()
WITH_AND_WITHOUT_LORDS = pytest.mark.parametrize("lords", [False, True])


def turns(lords: bool, seed: int) -> list[WotrBoardState]:
    """The states of a game of quick words at the beginnings of its turns."""
    state = WOTR_BOARD.new(WOTR_BOARD.options({"lords": lords}), seed)
    found: list[WotrBoardState] = []
    while not state.over:
        if state.resting and (not found or found[-1].turn < state.turn):
            found.append(state.clone())
        state.choose(ADVISOR.playout(state, Rng(1)))
    return found


@WITH_AND_WITHOUT_LORDS
def test_weights_times_features_are_the_estimate(lords: bool) -> None:
    weights = ESTIMATE.weights()
    for state in turns(lords, 3):
        features = ESTIMATE.features(state)
        told = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
        assert told == pytest.approx(ESTIMATE.log_odds(state))


def test_today_s_weights_make_today_s_advisor() -> None:
    advisor, usual = ESTIMATE.advisor(ESTIMATE.weights()), WOTR_BOARD.advisor()
    for state in turns(True, 5):
        assert advisor.estimate(state) == usual.estimate(state)
        assert advisor.playout(state, Rng(1)) == usual.playout(state, Rng(1))


def test_a_position_of_each_turn_is_learned_from() -> None:
    found = positions_of(WOTR_BOARD, WOTR_BOARD.options({}), ["heuristic"], 1, 4)
    assert 3 <= len(found) <= 8
    assert len({position.result for position in found}) == 1


def test_a_habit_of_either_side_is_bred_and_nothing_else() -> None:
    weights = ESTIMATE.weights()
    options = [WOTR_BOARD.options({"lords": lords}) for lords in (False, True)]
    changed = bred(WOTR_BOARD, options, Bounds(generations=1, changes=2, games=2), seed=1)
    habits = {place for side in ESTIMATE.habits() for place in side}
    assert len(habits) == sum(len(numbers) for numbers in FIRST_NUMBERS)
    assert {place for place, weight in enumerate(changed) if weight != weights[place]} <= habits
    assert changed != weights


@WITH_AND_WITHOUT_LORDS
def test_the_smallest_run_gives_a_file_that_a_player_plays_with(
    westmarch: Westmarch, tmp_path: Path, lords: bool
) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "weights.json"
    ran = westmarch(
        "train", "wotr_board", "--option", f"lords={str(lords).lower()}", "--out", str(file), "--games", "5", "--gate-games", "0"
    )  # fmt: skip
    assert ran.status == 0, ran.err
    found = read(file)
    assert (found.game, set(found.weights)) == ("wotr_board", set(ESTIMATE.names()))
    assert found.provenance.settings.get("lords", False) == lords
    state = WOTR_BOARD.new(WOTR_BOARD.options({"lords": lords}), 1)
    assert player(f"hard@{file}:20", WOTR_BOARD, 1).choose(state) in state.options


@pytest.mark.parametrize(("lords", "expected"), [(False, "a57424e0af5b"), (True, "3681af870866")])
def test_the_first_generation_says_what_it_always_said(lords: bool, expected: str) -> None:
    state = WOTR_BOARD.new(WOTR_BOARD.options({"lords": lords}), 1)
    players = [player("medium@1:10", WOTR_BOARD, seed) for seed in (1, 2)]
    for _ in range(60):
        state.choose(players[state.seat].choose(state))
    assert hashlib.sha256(WOTR_BOARD.hash(state).encode()).hexdigest()[:12] == expected
