"""The baselines: they learn, the same way twice, and weights of another kind are refused."""

import json
import pickle
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

import numpy as np

from westmarch.core import registry
from westmarch.core.errors import BadFile, BadOptions
from westmarch.research.dataset import make
from westmarch.research.learning import training
from westmarch.research.learning.network import Network, load
from westmarch.research.learning.rollouts import Settings
from westmarch.research.learning.training import clone, measure, policy_slope, train
from westmarch.research.learning.unfinished import Progress
from westmarch.research.vector import VectorGames, sampled
from westmarch.terminal.main import run

SMALL = Settings(places=64, words=16)
TINY = Settings(places=8, words=8, batch=16)
LONG = 3600.0  # seconds that no test takes: the number of rollouts ends it


def test_a_few_rollouts_make_a_better_player_than_chance() -> None:
    game = registry.find("duel")
    told: list[Progress] = []
    network = train(game, LONG, seed=3, rollouts=12, how=SMALL, told=told.append)
    assert told[-1].games > 100
    assert measure(network, 60).score > 0.62
    again = train(game, LONG, seed=3, rollouts=2, how=SMALL)
    twice = train(game, LONG, seed=3, rollouts=2, how=SMALL)
    assert all((again.weights[name] == array).all() for name, array in twice.weights.items())


def test_whoever_plays_the_games_the_same_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES_A_TRIAL", 3)
    game = registry.find("duel")
    alone, several = (train(game, LONG, seed=5, rollouts=2, how=TINY, jobs=jobs) for jobs in (1, 2))
    assert all((alone.weights[name] == array).all() for name, array in several.weights.items())
    assert measure(alone, 12) == measure(several, 12, jobs=2)


def test_games_can_be_paused_and_go_on_elsewhere() -> None:
    chance = np.random.default_rng(3)
    here = VectorGames("duel", 3, learner=1)
    batch = here.reset(4)
    for _ in range(30):
        batch = here.step(sampled(batch.masks, chance))
    there = VectorGames("duel", 3, learner=1)
    resumed = there.resume(pickle.loads(pickle.dumps(here.pause())))
    for _ in range(60):
        assert (resumed.observations == batch.observations).all()
        words = sampled(batch.masks, chance)
        batch, resumed = here.step(words), there.step(words)


def test_it_learns_a_game_that_all_play_together() -> None:
    network = train(registry.find("lcg"), LONG, rollouts=1, how=Settings(places=4, words=4, batch=16), seats=1)
    assert 0.0 <= measure(network, 4, seats=1).score <= 1.0


def test_cloning_says_what_the_players_said(tmp_path: Path) -> None:
    game = registry.find("duel")
    make(game, game.options(), ["heuristic"], 40, tmp_path / "games", observing=True)
    network = clone(game, tmp_path / "games", rounds=6)
    assert measure(network, 60).score > 0.75


def test_the_command_clones_and_begins_with_weights_that_were_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games, first, second = str(tmp_path / "games"), str(tmp_path / "first.npz"), str(tmp_path / "second.npz")
    assert run(["dataset", "duel", "--games", "2", "--observations", "--out", games]) == 0
    learning = ["learn", "duel", "--clone", games, "--games", "4", "--out"]
    assert run([*learning, first]) == 0
    capsys.readouterr()
    assert run([*learning, second, "--from", first, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    duel = registry.find("duel")
    assert (load(Path(first), duel).weights["deep"] != load(Path(second), duel).weights["deep"]).any()


def far(one: Network, other: Network) -> float:
    """How far the weights of two networks lie apart."""
    return float(np.sqrt(sum(((one.weights[name] - array) ** 2).sum() for name, array in other.weights.items())))


def test_a_clone_learns_on_from_where_it_is(tmp_path: Path) -> None:
    """Mirkwood alone: random play wins none of its games, so there is nothing else to begin with."""
    game, table = registry.find("lcg"), {"scenario": "passage_through_mirkwood", "seats": 1}
    make(game, game.options(table), ["heuristic"], 3, tmp_path / "games", observing=True)
    clone(game, tmp_path / "games", rounds=1).save(tmp_path / "clone.npz")
    cloned = load(tmp_path / "clone.npz", game)
    learned = train(game, LONG, rollouts=2, how=TINY, network=load(tmp_path / "clone.npz", game), **table)
    assert 0 < far(learned, cloned) < far(learned, Network(game))


def test_the_command_learns_on_from_weights_that_were_saved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    duel, first, second = registry.find("duel"), tmp_path / "first.npz", tmp_path / "second.npz"
    Network(duel, width=16, seed=9).save(first)
    before = first.read_bytes()
    learning = ["learn", "duel", "--from", str(first), "--rollouts", "1", "--games", "4", "--json"]
    assert run([*learning, "--out", str(second)]) == 0
    assert json.loads(capsys.readouterr().out)["weights"] == str(second)
    assert first.read_bytes() == before
    learned = load(second, duel)
    assert learned.width == 16
    assert 0 < far(learned, load(first, duel)) < far(learned, Network(duel, width=16))


@pytest.mark.slow
def test_the_command_learns_the_same_with_several_processes(tmp_path: Path) -> None:
    learned = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.npz"
        learning = ["learn", "duel", "--rollouts", "1", "--seed", "3", "--games", "2", "--jobs", jobs]
        assert run([*learning, "--out", str(out)]) == 0
        learned.append(load(out, registry.find("duel")).weights)
        assert out.with_suffix(".csv").read_text().splitlines()[0] == "seconds,games,score"
    assert all((learned[0][name] == array).all() for name, array in learned[1].items())


def test_the_slope_of_the_policy_is_that_of_its_loss() -> None:
    """Compared with differences of the loss itself."""
    chance = np.random.default_rng(5)
    scores = chance.standard_normal((4, 6))
    words, before = np.array([0, 2, 3, 5]), np.full(4, 0.2)
    advantages, how = np.array([1.0, -1.0, 0.5, -0.2]), Settings(trust=9.0, curiosity=0.1)

    def shares(scores: np.ndarray) -> np.ndarray:
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)

    def loss(scores: np.ndarray) -> float:
        share = shares(scores)
        gained = (share[np.arange(4), words] / before * advantages).sum()
        return float(-gained + how.curiosity * (share * np.log(share)).sum())

    slope = policy_slope(shares(scores), words, before, advantages, how)
    for row in range(4):
        for word in range(6):
            higher, lower = scores.copy(), scores.copy()
            higher[row, word] += 1e-4
            lower[row, word] -= 1e-4
            assert slope[row, word] == pytest.approx((loss(higher) - loss(lower)) / 2e-4, abs=1e-4)


def test_the_gradient_is_that_of_the_loss_though_most_numbers_and_words_are_left_out() -> None:
    """Compared with differences of the loss itself, at weights that count and at some that cannot."""
    chance = np.random.default_rng(5)
    network = Network(registry.find("duel"), width=3, seed=2)
    network.weights = {name: array.astype(np.float64) for name, array in network.weights.items()}
    observations = np.zeros((4, len(network.scale)), dtype=np.uint8)
    observations[:, [7, 300]] = chance.integers(1, 4, (4, 2))
    by_words = np.zeros((4, network.weights["words"].shape[1]))
    by_words[:, [0, 40]] = chance.standard_normal((4, 2))
    by_values = chance.standard_normal(4)

    def loss() -> float:
        deep = network.layers(observations).deep
        scores = deep @ network.weights["words"] + network.weights["words_bias"]
        return float((by_words * scores).sum() + (by_values * network.values(deep)).sum())

    found = network.gradient(network.layers(observations), by_words, by_values)
    places = {"in": [(7, 1), (300, 2), (8, 0)], "words": [(1, 40), (2, 0), (0, 1)], "deep": [(0, 2)], "value": [(1, 0)]}
    for name, weights in places.items():
        for place in weights:
            network.weights[name][place] += 1e-5
            higher = loss()
            network.weights[name][place] -= 2e-5
            assert found[name][place] == pytest.approx((higher - loss()) / 2e-5, abs=1e-6)
            network.weights[name][place] += 1e-5


def test_weights_are_kept_and_those_of_another_kind_refused(tmp_path: Path) -> None:
    game = registry.find("duel")
    network = Network(game, width=8, seed=2)
    path = tmp_path / "weights.npz"
    network.save(path)
    again = load(path, game)
    assert all((again.weights[name] == array).all() for name, array in network.weights.items())
    with pytest.raises(BadFile, match="differ in game, observation, vocabulary"):
        load(path, registry.find("lcg"))
    (tmp_path / "letter.npz").write_text("mellon")
    with pytest.raises(BadFile, match="no weights of ours"):
        load(tmp_path / "letter.npz", game)
    with pytest.raises(BadFile):
        network.save(tmp_path / "nowhere" / "weights.npz")
    with pytest.raises(BadOptions, match="at least 2 games"):
        train(game, LONG, how=Settings(places=1))
