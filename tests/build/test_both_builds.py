"""The plain and the compiled build are the same program."""

import json
import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from westmarch.core.registry import GROUP

PROGRAM = Path(__file__).with_name("games_of_this_build.py")
GAMES = sorted(point.name for point in entry_points(group=GROUP))
COMPARED = {"duel": 100, "lcg": 6, "wotr_board": 3, "wotr_cards": 10}  # games, by how long plain Python takes for one


class Build:
    """One of the builds, ready to play games in a process of its own."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.environment = {**os.environ, "PYTHONPATH": str(folder)}

    def start(self, *command: str, game: str = "duel") -> "subprocess.Popen[str]":
        """Let the program run."""
        return subprocess.Popen(
            [sys.executable, str(PROGRAM), game, *command],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def finish(self, process: "subprocess.Popen[str]", said: str = "") -> Any:
        """What the program told, once it is sure that it ran in this build."""
        output, _ = process.communicate(said)
        assert process.returncode == 0
        answer = json.loads(output)
        assert answer["build"] == self.name
        return answer["told"]

    def run(self, *command: str, said: str = "", game: str = "duel") -> Any:
        """Let the program run and tell."""
        return self.finish(self.start(*command, game=game), said)


@pytest.fixture
def plain(root: Path) -> Build:
    return Build("plain", root / "src")


@pytest.fixture
def fast(compiled: Path) -> Build:
    return Build("compiled", compiled)


def check_courses(plain: Build, fast: Build, game: str, games: int) -> None:
    """The same seeds lead through the same states in both builds, which play at the same time."""
    command = ("trajectories", "0", str(games))
    running = plain.start(*command, game=game), fast.start(*command, game=game)
    courses = plain.finish(running[0]), fast.finish(running[1])
    assert len(set(courses[0])) == games
    assert courses[0] == courses[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_some_games_is_the_same_in_both_builds(plain: Build, fast: Build, game: str) -> None:
    """Their ends are pinned for both (`tests/core/test_pinned.py`); here each state on the way is compared."""
    check_courses(plain, fast, game, COMPARED.get(game, 3))


def test_a_record_written_by_the_plain_build_replays_on_the_compiled_one(plain: Build, fast: Build) -> None:
    record = plain.run("record", "7")
    assert fast.run("replay", said=record) == plain.run("replay", said=record)


def test_a_record_written_by_the_compiled_build_replays_on_the_plain_one(plain: Build, fast: Build) -> None:
    record = fast.run("record", "8")
    assert record == plain.run("record", "8")
    assert plain.run("replay", said=record) == fast.run("replay", said=record)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_pickled_by_one_build_goes_on_in_the_other(plain: Build, fast: Build, game: str) -> None:
    """So a table that is played on plain Python can have its computer players think on the compiled engine."""
    for writer, reader in ((plain, fast), (fast, plain)):
        written = writer.run("pickle", "1", game=game)
        assert reader.run("unpickle", said=json.dumps(written["pickles"]), game=game) == written["hashes"]
