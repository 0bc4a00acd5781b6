"""A simulation or an arena that is interrupted goes on from the games it has kept, and ends as if nothing had happened."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from riddles.game import RIDDLES
from tests.interrupts import heed_interrupts

from westmarch.ai import arena as meetings
from westmarch.ai import simulate as simulations
from westmarch.ai.arena import Pairing, arena
from westmarch.ai.measuring import kept
from westmarch.ai.measuring.kept import missing
from westmarch.ai.measuring.sprt import Claims
from westmarch.ai.simulate import Tally, Task, simulate
from westmarch.core.errors import BadFile
from westmarch.games.duel.game import DUEL
from westmarch.terminal.main import INTERRUPTED, run

GAMES = 12
PLAYERS = ["heuristic", "random"]
TABLE = RIDDLES.options({"seats": 2})  # a game that takes a moment
LONG = 120.0  # seconds that no test takes

Progress = Callable[[int], None] | None


NO_TIMES = {"seconds": 0, "games_per_second": 0, "decisions_per_second": 0}


class Interrupted(Exception):
    """What a test stops a run with."""


@pytest.fixture(autouse=True)
def two_games_and_then_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the machine is; and whatever is committed meanwhile."""
    for name in ("TELLING_SECONDS", "CHUNK_SECONDS", "LEAST_SECONDS"):
        monkeypatch.setattr(simulations, name, 0.0)
    monkeypatch.setattr(kept, "commit", lambda _package: "")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.jsonl"


def stopping(after: int) -> Callable[[int], None]:
    """What is told the progress, and has enough after so many games."""

    def told(done: int) -> None:
        if done >= after:
            raise Interrupted

    return told


def simulated(
    keep: Path | None = None, progress: Progress = None, games: int = GAMES, jobs: int = 1, seed: int = 7
) -> Tally:
    """Games of two players, but for the time they took."""
    tally = simulate(RIDDLES, TABLE, PLAYERS, games, seed, jobs, progress, keep=keep)
    return tally._replace(seconds=0.0)


def met(
    keep: Path | None = None, progress: Progress = None, sprt: Claims | None = None, jobs: int = 1
) -> list[Pairing]:
    """Three players."""
    return arena(RIDDLES, TABLE, [*PLAYERS, "easy"], GAMES, 3, jobs, progress, sprt, keep=keep)


# Going on


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_simulation_ends_as_if_it_had_not_been(file: Path, jobs: int) -> None:
    whole = simulated()
    for after in (2, 5, 9):
        with pytest.raises(Interrupted):
            simulated(file, stopping(after), jobs=jobs)
    again = simulated(file, jobs=jobs)
    assert again == whole
    assert list(again.results) == list(whole.results)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("sprt", [None, Claims(0, 300)])
def test_an_interrupted_arena_ends_as_if_it_had_not_been(file: Path, sprt: Claims | None, jobs: int) -> None:
    whole = met(sprt=sprt)
    for after in (3, GAMES + 2, 2 * GAMES + 5):
        with pytest.raises(Interrupted):
            met(file, stopping(after), sprt, jobs)
    assert met(file, sprt=sprt, jobs=jobs) == whole


def test_games_that_were_kept_are_not_played_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Interrupted):
        simulated(file, stopping(5))
    played: list[int] = []
    play_games = simulations.play_games

    def noted(task: Task) -> Tally:
        played.extend(task.seeds)
        return play_games(task)

    monkeypatch.setattr(simulations, "play_games", noted)
    simulated(file)
    assert played == list(range(7 + 5, 7 + GAMES))
    simulated(file)
    assert len(played) == GAMES - 5


def test_a_test_that_is_decided_plays_nothing_more(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sure = Claims(-300, 300)
    whole = arena(RIDDLES, TABLE, PLAYERS, 200, 3, sprt=sure, keep=file)
    assert whole[0].games < 200
    monkeypatch.setattr(meetings, "meet", None)
    assert arena(RIDDLES, TABLE, PLAYERS, 200, 3, sprt=sure, keep=file) == whole


@pytest.mark.parametrize("games", [GAMES - 3, GAMES + 3])
def test_fewer_games_are_taken_out_of_a_file_and_more_are_added(file: Path, games: int) -> None:
    simulated(file)
    assert simulated(file, games=games) == simulated(games=games)


def test_progress_begins_where_it_was(file: Path) -> None:
    with pytest.raises(Interrupted):
        simulated(file, stopping(6))
    told: list[int] = []
    simulated(file, told.append)
    assert told == sorted(told)
    assert told[-1] == GAMES
    assert 6 in told


def test_the_time_of_all_runs_is_told(file: Path) -> None:
    simulated(file)
    *lines, last = file.read_text().splitlines()
    long_ago = json.dumps({**json.loads(last), "seconds": 5000.0})
    file.write_text("\n".join([*lines, long_ago]) + "\n")
    assert simulate(RIDDLES, TABLE, PLAYERS, GAMES, 7, keep=file).seconds > 5000


# The file


@pytest.mark.parametrize("cut", [1, 2, 40, 100])
def test_a_last_line_that_was_cut_off_is_played_again(file: Path, cut: int) -> None:
    whole = simulated(file)
    file.write_bytes(file.read_bytes()[:-cut])
    assert simulated(file) == whole
    assert [json.loads(line) for line in file.read_text().splitlines()]
    assert simulated(file) == whole


@pytest.mark.parametrize("left", [0, 1, 30])
def test_a_file_without_a_whole_first_line_is_begun_anew(file: Path, left: int) -> None:
    simulated(file)
    file.write_bytes(file.read_bytes()[:left])
    assert simulated(file) == simulated()
    assert len(file.read_text().splitlines()) > 1


def test_games_may_be_missing_in_the_middle_or_be_there_twice(file: Path) -> None:
    whole = simulated(file)
    header, *lines = file.read_text().splitlines()
    file.write_text("\n".join([header, *reversed(lines[:3]), *lines[5:], *lines[:3]]) + "\n")
    assert simulated(file) == whole


def test_seeds_that_are_not_done_yet() -> None:
    assert missing(range(3, 9), []) == [range(3, 9)]
    assert missing(range(3, 9), [range(3, 5), range(6, 7)]) == [range(5, 6), range(7, 9)]
    assert missing(range(3, 9), [range(3, 9)]) == []


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (lambda keep: simulated(keep, seed=8), "seed"),
        (lambda keep: simulate(RIDDLES, TABLE, ["heuristic", "easy"], GAMES, 7, keep=keep), "players"),
        (
            lambda keep: simulate(RIDDLES, RIDDLES.options({"seats": 2, "rounds": 3}), PLAYERS, GAMES, 7, keep=keep),
            "settings",
        ),
        (lambda keep: simulate(DUEL, DUEL.options(), PLAYERS, GAMES, 7, keep=keep), "game, rules, settings"),
        (lambda keep: arena(RIDDLES, TABLE, PLAYERS, GAMES, 7, keep=keep), "command"),
    ],
)
def test_a_file_of_another_run_is_refused_and_left_alone(
    file: Path, other: Callable[[Path], object], difference: str
) -> None:
    simulated(file)
    file.write_bytes(file.read_bytes()[:-9])  # not even what was cut off is touched
    before = file.read_bytes()
    with pytest.raises(BadFile, match=f"another run was interrupted here: it differs in {difference}"):
        other(file)
    assert file.read_bytes() == before


def test_a_file_of_another_version_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulated(file)
    monkeypatch.setattr("westmarch.__version__", "0.0.1")
    monkeypatch.setattr(kept, "commit", lambda _package: "another")
    with pytest.raises(BadFile, match="it differs in westmarch, commit"):
        simulated(file)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda _: b"mellon",
        lambda _: b"mellon\n\xff\n",
        lambda data: data.replace(b'"found":[', b'"found":["', 1),
        lambda data: data.replace(b'"games":', b'"gamez":', 1),
        lambda data: data.replace(b"\n", b"\nmellon\n", 1),
    ],
)
def test_a_spoiled_file_is_one_clear_error(file: Path, spoil: Callable[[bytes], bytes]) -> None:
    simulated(file)
    before = spoil(file.read_bytes())
    file.write_bytes(before)
    with pytest.raises(BadFile, match="no interrupted run of ours"):
        simulated(file)
    assert file.read_bytes() == before


def test_a_place_that_cannot_be_written_to_is_refused_before_any_game(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "kept"):
        with pytest.raises(BadFile):
            simulated(place, stopping(0))


# The commands


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_the_commands_tell_the_same_after_an_interruption(
    file: Path, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [command, "riddles", "--option", "seats=2", "--players", "heuristic,random", "--games", "6", "--json"]
    keeping = [*told, "--keep", str(file)]
    put = kept.Kept.put

    def stop(*given: object) -> None:
        put(*given)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(kept.Kept, "put", stop)
        assert run(keeping) == INTERRUPTED
    assert len(file.read_text().splitlines()) == 2
    results = []
    for arguments in (told, keeping):
        capsys.readouterr()
        assert run(arguments) == 0
        found = json.loads(capsys.readouterr().out)
        results.append({**found, **NO_TIMES} if command == "simulate" else found)
    assert results[0] == results[1]
    assert run([*keeping, "--seed", "5"]) == 2
    assert "another run was interrupted here: it differs in seed" in capsys.readouterr().err


@pytest.mark.parametrize(("blow", "jobs"), [(signal.SIGKILL, "1"), (signal.SIGINT, "2")])
def test_a_command_that_is_killed_goes_on(file: Path, blow: signal.Signals, jobs: str) -> None:
    command = [sys.executable, "-m", "westmarch", "simulate", "duel", "--json"]
    command += ["--seed", "7", "--keep", str(file), "--jobs", jobs]
    same_path = {**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, filter(None, sys.path)))}
    endless = subprocess.Popen(
        [*command, "--games", "1000000"], env=same_path, start_new_session=True, preexec_fn=heed_interrupts
    )
    try:
        deadline = time.monotonic() + LONG
        while not file.exists() or len(file.read_bytes().splitlines()) < 4:
            assert endless.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.02)
    finally:
        os.killpg(endless.pid, blow)
        endless.wait(LONG)
    if blow == signal.SIGINT:
        assert endless.returncode == INTERRUPTED
    ran = subprocess.run([*command, "--games", str(GAMES)], env=same_path, capture_output=True, text=True, check=True)
    whole = simulate(DUEL, DUEL.options(), ["random"], GAMES, 7)
    found = json.loads(ran.stdout)
    assert (found["games"], found["decisions"]) == (whole.games, whole.decisions)
    counted = {(winner, by): count for winner, kinds in found["results"].items() for by, count in kinds.items()}
    assert counted == whole.results
