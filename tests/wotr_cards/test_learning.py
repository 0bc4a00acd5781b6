"""What the card game's players learn: features that tell the truth, habits that are bred, and a first generation that stays as it was."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.conftest import Westmarch, westmarch

from westmarch.ai.players import player
from westmarch.ai.simulate import play_game
from westmarch.ai.training.breeding import Bounds, bred
from westmarch.ai.training.files import NetworkTable, Provenance, Weights, advisor_with, read, write
from westmarch.ai.training.games import positions_of
from westmarch.core.errors import BadFile
from westmarch.core.game import Options
from westmarch.core.players.network import UNITS
from westmarch.core.rng import Rng
from westmarch.games.wotr_cards.ai.habits import FIRST_HABITS
from westmarch.games.wotr_cards.ai.learning import WotrCardsEstimate
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.games.wotr_cards.scenarios import SCENARIO_IDS, SCENARIOS
from westmarch.games.wotr_cards.state import WotrCardsState

__all__ = ["westmarch"]
ESTIMATE = WotrCardsEstimate()


def table(scenario: str) -> Options:
    return WOTR_CARDS.options({"scenario": scenario, "seats": len(SCENARIOS[scenario].seats)})


def beginnings(scenario: str, seed: int) -> list[WotrCardsState]:
    """The states of a game by chance at the beginnings of its rounds."""
    state, rng = WOTR_CARDS.new(table(scenario), seed), Rng(seed)
    found: list[WotrCardsState] = []
    while not state.over:
        if state.resting and (not found or found[-1].round < state.round):
            found.append(state.clone())
        state.choose(rng.pick(state.options))
    return found


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_weights_times_features_are_the_estimate(scenario: str) -> None:
    weights = ESTIMATE.weights()
    for state in beginnings(scenario, 3):
        features = ESTIMATE.features(state)
        told = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
        assert told == pytest.approx(ESTIMATE.log_odds(state), abs=1e-3)


def test_today_s_weights_make_today_s_advisor() -> None:
    advisor, usual = ESTIMATE.advisor(ESTIMATE.weights()), WOTR_CARDS.advisor()
    for state in beginnings("trilogy", 5):
        assert advisor.estimate(state) == usual.estimate(state)
        assert advisor.playout(state, Rng(1)) == usual.playout(state, Rng(1))


def test_only_the_beginnings_of_rounds_are_learned_from() -> None:
    found = positions_of(WOTR_CARDS, table("fellowship"), ["random"], 1, 4)
    assert 2 <= len(found) <= SCENARIOS["fellowship"].last_number


def test_a_habit_of_each_side_is_bred_and_nothing_else() -> None:
    weights = ESTIMATE.weights()
    changed = bred(WOTR_CARDS, [table("fellowship")], Bounds(generations=1, changes=2, games=3), seed=1)
    habits = {place for side in ESTIMATE.habits() for place in side}
    assert len(habits) == 2 * len(FIRST_HABITS)
    assert {place for place, weight in enumerate(changed) if weight != weights[place]} <= habits
    assert changed != weights


def test_the_smallest_runs_give_files_that_a_player_plays_with(westmarch: Westmarch, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    for name, more in (("fitted", ("--games", "5")), ("bred", ("--games", "2", "--breed", "1"))):
        file = tmp_path / f"{name}.json"
        ran = westmarch(
            "train", "wotr_cards", "--scenario", "fellowship", "--option", "seats=2", "--out", str(file), "--gate-games", "0", *more
        )  # fmt: skip
        assert ran.status == 0, ran.err
        found = read(file)
        assert (found.game, set(found.weights)) == ("wotr_cards", set(ESTIMATE.names()))
        state = WOTR_CARDS.new(table("fellowship"), 1)
        assert player(f"hard@{file}:20", WOTR_CARDS, 1).choose(state) in state.options


@pytest.mark.parametrize(
    "learned", [{"appeals": {}}, {"network": NetworkTable(rows={}, out=[0.0] * UNITS)}], ids=["appeals", "network"]
)
def test_a_file_with_what_the_game_does_not_learn_is_refused(learned: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    provenance = Provenance(
        made="", westmarch="", build="", commit="", command="", settings={}, player="", games=0, seed=0, positions=0, loss=None
    )  # fmt: skip
    weights = dict(zip(ESTIMATE.names(), ESTIMATE.weights(), strict=True))
    write(file, Weights(game="wotr_cards", rules=WOTR_CARDS.rules, provenance=provenance, weights=weights, **learned))
    with pytest.raises(BadFile, match="not the weights"):
        advisor_with(WOTR_CARDS, file)


@pytest.mark.parametrize(
    ("spec", "scenario", "expected"),
    [
        ("heuristic@1", "trilogy", "fd20a0e02d2c"),
        ("heuristic@1", "duel", "1784305d1104"),
        ("heuristic@1", "trio-duel", "30edec4279d5"),
        ("heuristic@1", "fellowship", "965dcdb8eb46"),
        ("medium@1:20", "fellowship", "efeb58c694e4"),
        ("medium@1:5", "trilogy", "dd7fbe972994"),
    ],
)
def test_the_first_generation_says_what_it_always_said(spec: str, scenario: str, expected: str) -> None:
    options = table(scenario)
    end = play_game(WOTR_CARDS, options, [spec] * options.seats, 1)
    assert hashlib.sha256(WOTR_CARDS.hash(end).encode()).hexdigest()[:12] == expected
