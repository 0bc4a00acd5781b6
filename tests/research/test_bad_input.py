"""What a researcher may get wrong: one clear error each, and nothing has changed."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyarrow")

import gymnasium
import numpy as np

from westmarch.core import registry
from westmarch.core.errors import BadFile, BadOptions, IllegalWord, UnknownGame
from westmarch.core.game import Game
from westmarch.research.dataset import batches, make, read
from westmarch.research.gymnasium import IDS
from westmarch.research.learning.network import Network, load
from westmarch.research.learning.training import clone, train
from westmarch.research.pettingzoo import env
from westmarch.research.vector import VectorGames, sampled
from westmarch.terminal.main import run

SAME_PATH = {**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, filter(None, sys.path)))}
DUEL = next(name for name in IDS if name.startswith("Westmarch/duel-vs-random"))


@pytest.fixture(scope="module")
def duel() -> Game:
    return registry.find("duel")


@pytest.fixture
def games(duel: Game, tmp_path: Path) -> Path:
    make(duel, duel.options(), ["random"], 1, tmp_path / "games", observing=True)
    return tmp_path / "games"


# Actions and masks


@pytest.mark.parametrize("action", [5000, -1, 1.0, np.float32(3), "pass", True, None, np.array([3])])
def test_an_action_of_another_kind_is_refused_by_gymnasium_too(action: object) -> None:
    seat = gymnasium.make(DUEL).unwrapped
    seat.reset(seed=3)
    before = seat.game.hash(seat.table)
    with pytest.raises(IllegalWord):
        seat.step(action)
    assert seat.game.hash(seat.table) == before


@pytest.mark.parametrize("masks", [None, [[1, 0]], np.ones(404), np.ones((2, 404))])
def test_a_missing_mask_or_one_of_another_kind_is_refused(duel: Game, masks: object) -> None:
    seen = VectorGames(duel, 2).reset(1)
    with pytest.raises(BadOptions, match="action masks are an array of int8 or bool"):
        sampled(masks, np.random.default_rng(0))
    with pytest.raises(BadOptions, match="action masks are an array of int8 or bool"):
        Network(duel, width=4).ask(seen.observations, masks)


def test_observations_of_another_kind_are_refused(duel: Game) -> None:
    batch = VectorGames(duel, 2).reset(1)
    network = Network(duel, width=4)
    with pytest.raises(BadOptions, match="observations are of uint8, not of float64"):
        network.ask(batch.observations.astype(np.float64), batch.masks)
    with pytest.raises(BadOptions, match=r"observations have the shape \(2, 1226\), not \(2, 7\)"):
        network.best(batch.observations[:, :7], batch.masks)
    with pytest.raises(BadOptions, match=r"action masks have the shape"):
        network.best(batch.observations, batch.masks[:, :7])


# Games and scenarios


def test_a_game_or_a_scenario_that_there_is_not_is_refused_and_named() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'; there are: duel"):
        env("chess")
    with pytest.raises(BadOptions, match="duel has no scenario 'isengard'; it has: standard"):
        VectorGames("duel", 2, scenario="isengard")
    with pytest.raises(BadOptions, match="unknown field `dragons`"):
        env("duel", dragons=3)
    with pytest.raises(BadOptions, match="passage_through_mirkwood is for 1, 2, 3, 4 seats, not 7"):
        env("lcg", scenario="passage_through_mirkwood", seats=7)


# Weights and data


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": 2}, "they differ in format"),
        ({"observation": "0"}, "they differ in observation"),
        ({"vocabulary": "0"}, "they differ in vocabulary"),
        ({"width": 5}, "do not fit together"),
        ({"width": None}, "no weights of ours"),
    ],
)
def test_weights_of_another_version_are_refused(
    duel: Game, tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    path = tmp_path / "weights.npz"
    Network(duel, width=4).save(path)
    with np.load(path) as file:
        arrays = dict(file)
    about = {**json.loads(arrays.pop("about").tobytes()), **change}
    np.savez(path, about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8), **arrays)
    with pytest.raises(BadFile, match=reason):
        load(path, duel)


def test_data_that_cannot_be_learned_from_are_refused(duel: Game, games: Path, tmp_path: Path) -> None:
    make(duel, duel.options(), ["random"], 1, tmp_path / "blind")
    with pytest.raises(BadFile, match="made without observations"):
        clone(duel, tmp_path / "blind")
    with pytest.raises(BadFile, match="games of duel, not of lcg"):
        clone(registry.find("lcg"), games)
    (part,) = games.glob("*.parquet")
    part.write_bytes(b"mellon")
    with pytest.raises(BadFile, match="no part of a data set"):
        read(games)
    part.unlink()
    with pytest.raises(BadFile, match="no games yet"):
        list(batches(games, duel))
    about = json.loads((games / "dataset.json").read_bytes())
    del about["vocabulary"]
    (games / "dataset.json").write_text(json.dumps(about))
    with pytest.raises(BadFile, match="does not say vocabulary"):
        read(games, duel)


def test_a_place_that_is_none_is_refused_before_anything_is_learned(duel: Game) -> None:
    with pytest.raises(BadOptions, match="not on 'mordor'"):
        train(duel, 60, on="mordor")


LEARNING = ["learn", "duel", "--rollouts", "1", "--games", "2", "--out", "w.npz"]


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ([*LEARNING, "--scenario", "isengard"], "duel has no scenario 'isengard'; it has: standard"),
        ([*LEARNING, "--from", "lcg.npz"], "they differ in game, observation, vocabulary"),
        ([*LEARNING, "--from", "missing.npz"], "these are no weights of ours"),
        ([*LEARNING, "--clone", "blind"], "it was made without observations"),
        ([*LEARNING, "--clone", "missing"], "this is no data set of ours"),
        ([*LEARNING, "--on", "mordor"], "not on 'mordor'"),
        (["dataset", "duel", "--out", "blind", "--seed", "5"], "there is another data set already: it differs in seed"),
        (["dataset", "duel", "--out", "new", "--scenario", "isengard"], "duel has no scenario 'isengard'"),
        (["dataset", "duel", "--out", "new", "--players", "gandalf"], "there is no player 'gandalf'"),
        (["dataset", "duel", "--out", "new", "--on", "mordor"], "not on 'mordor'"),
        (["simulate", "duel", "--keep", "new", "--scenario", "isengard"], "duel has no scenario 'isengard'"),
        (["arena", "duel", "--keep", "new", "--players", "random,gandalf"], "there is no player 'gandalf'"),
        (["simulate", "duel", "--keep", "lcg.npz"], "this is no interrupted run of ours"),
    ],
)
def test_a_command_says_in_one_line_what_is_wrong_and_changes_nothing(
    duel: Game,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    reason: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    make(duel, duel.options(), ["heuristic"], 1, tmp_path / "blind")
    Network(registry.find("lcg"), width=4).save(tmp_path / "lcg.npz")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert run([*command, "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert reason in line
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    assert {path.name for path in tmp_path.iterdir()} == {"blind", "lcg.npz"}


# What is not installed


@pytest.mark.parametrize(
    ("library", "command", "extra"),
    [
        ("numpy", ["learn", "duel", "--out", "w.npz"], "research"),
        ("pyarrow", ["dataset", "duel", "--out", "games"], "research"),
        ("ray", ["simulate", "duel", "--games", "9", "--on", "ray"], "ray"),
    ],
)
def test_a_missing_library_is_one_line_that_says_what_to_install(
    tmp_path: Path, library: str, command: list[str], extra: str
) -> None:
    code = f"import sys; sys.modules['{library}'] = None\nfrom westmarch.terminal.main import main\nmain({command})"
    found = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=SAME_PATH, capture_output=True, text=True)
    assert found.returncode == 2
    (line,) = found.stderr.strip().splitlines()
    assert f"westmarch[{extra}]" in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("library", "module", "extra"),
    [
        ("numpy", "vector", "research"),
        ("pettingzoo", "pettingzoo", "research"),
        ("gymnasium", "gymnasium", "research"),
        ("pyarrow", "dataset", "research"),
        ("pyspiel", "openspiel", "openspiel"),
    ],
)
def test_a_room_whose_library_is_missing_says_what_to_install(library: str, module: str, extra: str) -> None:
    code = f"import sys; sys.modules['{library}'] = None\nimport westmarch.research.{module}"
    found = subprocess.run([sys.executable, "-c", code], env=SAME_PATH, capture_output=True, text=True)
    assert found.returncode == 1
    last = found.stderr.strip().splitlines()[-1]
    assert re.search(rf": {library}\S* is not installed; the extra westmarch\[{extra}\] brings it$", last)
