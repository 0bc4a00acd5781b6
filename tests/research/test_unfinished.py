"""A run of learning that is interrupted goes on as if nothing had happened."""

from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

import numpy as np

from westmarch.core import registry
from westmarch.core.errors import BadFile
from westmarch.core.game import Game
from westmarch.research.learning import training
from westmarch.research.learning.network import Network, load
from westmarch.research.learning.rollouts import Settings
from westmarch.research.learning.training import train
from westmarch.research.learning.unfinished import Progress
from westmarch.terminal.main import INTERRUPTED, run

HOW = Settings(places=8, words=24, batch=32)
LONG = 3600.0  # seconds that no test takes: the number of rollouts ends it
ROLLOUTS = 5


class Interrupted(Exception):
    """What a test stops a run with."""


@pytest.fixture(autouse=True)
def kept_after_every_rollout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "SECONDS_AT_STAKE", 0.0)


@pytest.fixture(scope="module")
def duel() -> Game:
    return registry.find("duel")


def learned(game: Game, **more: object) -> tuple[Network, list[Progress]]:
    """A whole run with its curve."""
    told: list[Progress] = []
    network = train(game, LONG, seed=4, rollouts=ROLLOUTS, how=HOW, told=told.append, **more)
    return network, told


def interrupted(game: Game, kept: Path, after: int, **more: object) -> None:
    """A run that is stopped after some rollouts."""

    def told(now: Progress) -> None:
        if now.rollouts >= after:
            raise Interrupted

    with pytest.raises(Interrupted):
        train(game, LONG, seed=4, rollouts=ROLLOUTS, how=HOW, told=told, kept=kept, **more)


def alike(one: Network, other: Network) -> bool:
    return all((one.weights[name] == array).all() for name, array in other.weights.items())


@pytest.mark.parametrize("opponent", ["random", "heuristic"])
def test_an_interrupted_run_learns_what_it_would_have_learned(duel: Game, tmp_path: Path, opponent: str) -> None:
    kept = tmp_path / "run"
    whole, curve = learned(duel, opponent=opponent)
    interrupted(duel, kept, 2, opponent=opponent)
    interrupted(duel, kept, 4, opponent=opponent)  # and once more
    again, told = learned(duel, opponent=opponent, kept=kept)
    assert alike(again, whole)
    assert [now[1:] for now in told] == [now[1:] for now in curve]


def test_what_was_learned_before_is_not_learned_again(
    duel: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "run"
    interrupted(duel, kept, 3)
    rollouts: list[int] = []
    learn_once = training.learn_once
    monkeypatch.setattr(
        training,
        "learn_once",
        lambda standing, *rest: rollouts.append(standing.rollouts) or learn_once(standing, *rest),
    )
    learned(duel, kept=kept)
    assert rollouts[0] > 1
    assert rollouts[-1] == ROLLOUTS - 1


def test_another_run_is_refused_and_the_file_left_alone(duel: Game, tmp_path: Path) -> None:
    kept = tmp_path / "run"
    interrupted(duel, kept, 2)
    before = kept.read_bytes()
    with pytest.raises(BadFile, match="another run was interrupted here: it differs in seed, first weights"):
        train(duel, LONG, seed=5, rollouts=ROLLOUTS, how=HOW, kept=kept)
    with pytest.raises(BadFile, match="it differs in opponent, learning"):
        train(duel, LONG, seed=4, opponent="heuristic", kept=kept)
    with pytest.raises(BadFile, match="it differs in game"):
        train(registry.find("lcg"), LONG, seed=4, how=HOW, kept=kept)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("spoil", ["text", "words", "arrays"])
def test_a_spoiled_file_is_one_clear_error(duel: Game, tmp_path: Path, spoil: str) -> None:
    kept = tmp_path / "run.npz"
    interrupted(duel, kept, 2)
    with np.load(kept) as file:
        arrays = dict(file)
    if spoil == "words":
        arrays["piece 0 words"][:] = 0
    elif spoil == "arrays":
        del arrays["mean deep"]
    np.savez(kept, **arrays)
    if spoil == "text":
        kept.write_text("mellon")
    with pytest.raises(BadFile, match="no interrupted run of ours"):
        learned(duel, kept=kept)


def test_a_command_that_is_interrupted_while_it_measures_need_not_learn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "duel.npz"
    learning = ["learn", "duel", "--rollouts", "1", "--seed", "3", "--games", "2", "--out", str(out)]

    def stop(*_given: object, **_more: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(training, "measure", stop)
        assert run(learning) == INTERRUPTED
    learned = out.read_bytes()
    monkeypatch.setattr(training, "learn_once", stop)
    assert run(learning) == 0
    assert out.read_bytes() == learned
    assert sorted(path.name for path in tmp_path.iterdir()) == ["duel.csv", "duel.npz"]


def test_the_command_goes_on_and_leaves_only_its_results(
    duel: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learning = ["learn", "duel", "--rollouts", "2", "--seed", "3", "--games", "2", "--out"]
    whole, broken = tmp_path / "whole.npz", tmp_path / "broken.npz"
    assert run([*learning, str(whole)]) == 0
    write = training.write

    def stop(*given: object) -> None:
        write(*given)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(training, "write", stop)
        assert run([*learning, str(broken)]) == INTERRUPTED
    assert [path.name for path in tmp_path.glob("broken*")] == ["broken.npz.unfinished"]
    assert run([*learning, str(broken)]) == 0
    assert alike(load(broken, duel), load(whole, duel))
    assert sorted(path.name for path in tmp_path.glob("broken*")) == ["broken.csv", "broken.npz"]
