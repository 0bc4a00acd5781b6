"""How commands end: with what was asked for, or with status 2 and one clear line."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.interrupts import heed_interrupts

from westmarch import __version__
from westmarch.core import registry
from westmarch.terminal.main import COMMANDS
from westmarch.text.reader import locale_language

from .conftest import Westmarch

RECORD = """westmarch record 1
game: duel
rules: 2
options: {}
seed: 4
---
"""


def refused(westmarch: Westmarch, *arguments: str, lines: str = "") -> str:
    """The one line with which a command refuses."""
    ran = westmarch(*arguments, lines=lines)
    assert ran.status == 2, ran
    assert ran.err.startswith("westmarch: ")
    assert ran.err.count("\n") == 1
    return ran.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(westmarch: Westmarch, command: str) -> None:
    ran = westmarch(command, "--help")
    assert ran.status == 0
    assert f"Usage: westmarch {command}" in ran.out


def test_the_version_is_printed_with_the_build_and_the_number_of_each_games_rules(westmarch: Westmarch) -> None:
    first, build, *games = westmarch("--version").out.splitlines()
    assert first == f"westmarch {__version__}"
    assert build in ("build: plain", "build: compiled")
    assert build.split()[1] == os.environ.get("WESTMARCH_BUILD", build.split()[1])
    assert games == [f"{game.key}: rules {game.rules}" for game in map(registry.find, registry.keys())]


def test_without_a_terminal_the_bare_command_lists_the_commands(westmarch: Westmarch) -> None:
    ran = westmarch()
    assert ran.status == 0
    assert all(command in ran.out for command in COMMANDS)


def test_an_unknown_command_is_refused_with_those_there_are(westmarch: Westmarch) -> None:
    assert "simulate" in refused(westmarch, "simulat")


def test_an_unknown_option_is_refused(westmarch: Westmarch) -> None:
    assert "--gmes" in refused(westmarch, "simulate", "duel", "--gmes", "5")


def test_a_missing_argument_is_refused(westmarch: Westmarch) -> None:
    refused(westmarch, "simulate")


def test_an_unknown_game_is_refused_with_those_there_are(westmarch: Westmarch) -> None:
    assert "duel" in refused(westmarch, "simulate", "chess")


def test_an_unknown_scenario_is_refused(westmarch: Westmarch) -> None:
    assert "standard" in refused(westmarch, "simulate", "duel", "--scenario", "moria")


def test_an_unknown_preset_is_refused(westmarch: Westmarch) -> None:
    assert "official" in refused(westmarch, "simulate", "duel", "--preset", "moria")


@pytest.mark.parametrize("setting", ["rings=9", "extra_turns_add_up=perhaps", "extra_turns_add_up", "=1"])
def test_a_bad_setting_is_refused(westmarch: Westmarch, setting: str) -> None:
    refused(westmarch, "simulate", "duel", "--option", setting)


def test_a_bad_computer_player_is_refused(westmarch: Westmarch) -> None:
    assert "heuristic" in refused(westmarch, "simulate", "duel", "--players", "gandalf")


def test_a_bad_opponent_is_refused(westmarch: Westmarch) -> None:
    assert "medium" in refused(westmarch, "play", "duel", "--opponent", "gandalf")


def test_a_bad_seat_is_refused_with_those_there_are(westmarch: Westmarch) -> None:
    assert "fellowship, sauron, both" in refused(westmarch, "play", "duel", "--seat", "saruman")


def test_playing_in_lines_needs_the_name_of_a_game(westmarch: Westmarch) -> None:
    assert "duel" in refused(westmarch, "play", "--plain")


def test_an_arena_needs_two_players(westmarch: Westmarch) -> None:
    refused(westmarch, "arena", "duel", "--players", "random")


def test_no_games_at_all_are_refused(westmarch: Westmarch) -> None:
    refused(westmarch, "simulate", "duel", "--games", "0")


def test_a_component_that_is_not_there_is_refused_with_the_nearest_one(westmarch: Westmarch) -> None:
    assert "rohan" in refused(westmarch, "cards", "duel", "rohann")


@pytest.mark.parametrize("command", [("replay",), ("position",), ("play", "--from")])
def test_a_missing_file_is_refused_with_its_name(westmarch: Westmarch, command: tuple[str, ...]) -> None:
    assert "nowhere.txt" in refused(westmarch, *command, "nowhere.txt")


@pytest.mark.parametrize("command", [("replay",), ("position",), ("play", "--from")])
def test_a_file_that_is_no_text_is_refused(westmarch: Westmarch, command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert str(file) in refused(westmarch, *command, str(file))


def test_a_broken_record_is_refused_with_file_and_line(westmarch: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "game.wmr"
    file.write_text(RECORD + "discard:c1-03\nplay:c3-23\n")
    assert f"{file}, line 8: " in refused(westmarch, "replay", str(file))


def test_a_replay_stops_where_there_are_no_more_words(westmarch: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "game.wmr"
    file.write_text(RECORD + "discard:c1-03\n")
    assert "1 words" in refused(westmarch, "replay", str(file), "--at", "2")


@pytest.mark.parametrize(
    ("text", "line"),
    [("game: chess\n", 1), ("game: duel\nchapter: 9\n", 2), ("chapter: 1\n", 1), ("game: duel\n\t\n: [", 2)],
)
def test_a_broken_position_is_refused_with_file_and_line(
    westmarch: Westmarch, tmp_path: Path, text: str, line: int
) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(text)
    assert f"{file}, line {line}: " in refused(westmarch, "position", str(file))


@pytest.mark.parametrize("word", ["nonsense", "play:c3-23"])
def test_an_illegal_word_in_a_position_is_refused_with_the_legal_ones(
    westmarch: Westmarch, tmp_path: Path, word: str
) -> None:
    file = tmp_path / "position.yaml"
    file.write_text("game: duel\ndisplay:\n  - [c1-09, c1-10]\n" + "  - [gone, gone, gone]\n"
                    "  - [gone, gone, gone, gone]\n  - [gone, gone, gone, gone, gone]\n"
                    "  - [gone, gone, gone, gone, gone, gone]\n")  # fmt: skip
    told = refused(westmarch, "position", str(file), "--words", f"play:c1-09 {word}")
    assert "play:c1-10 discard:c1-10" in told


@pytest.mark.parametrize(
    ("locale", "lang"),
    [("uk_UA.UTF-8", "uk"), ("ru_RU", "ru"), ("C.UTF-8", "en"), ("de_DE.UTF-8", "en"), ("", "en")],
)
def test_the_language_is_that_of_the_locale(monkeypatch: pytest.MonkeyPatch, locale: str, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.delenv("LANG", raising=False)
    assert locale_language() == lang


def test_a_fault_of_the_program_is_one_line_too(westmarch: Westmarch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WESTMARCH_TRACEBACK", raising=False)
    monkeypatch.setitem(COMMANDS, "games", ("westmarch.nowhere:games", ""))
    ran = westmarch("games")
    assert ran.status == 70
    assert ran.err.count("\n") == 1


# In a process of their own


def process(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "westmarch", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )


TOO_LONG = 240  # seconds, after which something must have got stuck however busy the machine is


def wait_until_it_plays(running: "subprocess.Popen[str]", kept: Path) -> None:
    """Until a simulation has kept its first games, however busy the machine is."""
    while running.poll() is None and (not kept.exists() or kept.read_text().count("\n") < 2):
        time.sleep(0.05)


def test_an_interrupt_ends_quietly_with_status_130(tmp_path: Path) -> None:
    long = (
        "wotr_board",
        "--players",
        "heuristic",
        "--games",
        "100000000",
    )  # long games, between which it is hardly ever
    running = process("simulate", *long, "--keep", str(tmp_path / "kept"))
    wait_until_it_plays(running, tmp_path / "kept")
    os.killpg(running.pid, signal.SIGINT)
    try:
        out, err = running.communicate(timeout=TOO_LONG)
    finally:
        running.kill()  # a fault here must not leave it playing for ever
    assert (running.returncode, out, err) == (130, "", "")


def test_a_broken_pipe_ends_quietly() -> None:
    running = process("cards", "duel", "--json")
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.readline()
    running.stdout.close()
    assert running.stderr.read() == ""
    assert running.wait(timeout=TOO_LONG) == 141


def test_looking_something_up_loads_neither_screens_nor_computer_players() -> None:
    # Each of them would make the start of every command slow.
    code = (
        "import sys; from westmarch.terminal.main import run; run(['games']); "
        "print([name for name in ('textual', 'rich.console', 'westmarch.ai.players', 'westmarch.server') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines()[-1] == "[]"
