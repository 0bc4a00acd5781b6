"""An owner's corrections on the command line: one file, and cards, texts, records and workers agree."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal.conftest import Westmarch

from westmarch.ai.corrected import FILE, TEXT
from westmarch.core.registry import find, keys
from westmarch.text.speech import LANGUAGES, speech

OWNERS = """
wotr_cards:
  sting: {weapon: no, path_icons: 0}
  faramir: {which_path: any}
  aragorn: {paths: [3, 2]}
"""
IN_FORCE = ["aragorn paths=2,3", "faramir which_path=any", "sting path_icons=0", "sting weapon=no"]


PLAYS = """
import sys
from westmarch.ai import corrected
from westmarch.core.registry import find
from westmarch.core.rng import Rng
from westmarch.core.table import Table
corrected.inherit()
game, rng = find("wotr_cards"), Rng(3)
table = Table(game, game.options(), 3)
for _ in range(60):
    table.choose(table.state.options[rng.below(len(table.state.options))])
print(table.record_text())
"""


def ran(*arguments: str, program: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The command line, or a program, in a process of its own, for corrections are handed in once in each."""
    clean = {name: value for name, value in os.environ.items() if name not in (FILE, TEXT)}
    command = [sys.executable, "-P", *(["-c", program] if program else ["-m", "westmarch", *arguments])]
    return subprocess.run(command, capture_output=True, text=True, env={**clean, **environment}, check=False)


@pytest.fixture
def owners(tmp_path: Path) -> str:
    file = tmp_path / "corrections.yaml"
    file.write_text(OWNERS, encoding="utf-8")
    return str(file)


def test_cards_and_their_texts_are_as_the_owner_says(owners: str) -> None:
    found = ran("cards", "wotr_cards", "--json", "--corrections", owners)
    cards = {row["id"]: row for row in json.loads(found.stdout)}
    assert (cards["sting"]["keywords"], cards["sting"]["path_icons"]) == ([], 0)
    assert cards["aragorn"]["paths"] == [2, 3]
    usual = find("wotr_cards")
    for lang in LANGUAGES:
        assert "7" not in cards["faramir"]["text"][lang].partition(".")[2].replace("7, 8", "")
        assert cards["faramir"]["text"][lang] != speech(lang).description(usual, "faramir")


def test_games_with_several_processes_play_by_them_and_records_name_them(owners: str, tmp_path: Path) -> None:
    record = tmp_path / "game.wmr"
    record.write_text(ran(program=PLAYS, **{FILE: owners}).stdout, encoding="utf-8")
    heading = next(line for line in record.read_text(encoding="utf-8").splitlines() if line.startswith("options:"))
    assert json.loads(heading.partition(":")[2])["corrections"] == IN_FORCE
    assert ran("--corrections", owners, "replay", str(record)).returncode == 0
    refused = ran("replay", str(record))
    assert refused.returncode == 2
    assert "it has other corrections of wotr_cards" in refused.stderr
    simulated = ran(
        "--corrections", owners, "simulate", "wotr_cards", "--games", "6", "--players", "random", "--jobs", "2"
    )
    assert simulated.returncode == 0, simulated.stderr


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("wotr_cards:\n  sting:\n    weapon: perhaps\n", "line 3: sting: weapon: 'perhaps' is not one of yes, no"),
        ("wotr_cards: {sting: {length: 3}}\n", "line 1: sting: length: wotr_cards has no such doubtful fact"),
        ("wotr_board: {strider: {activates: all}}\n", "activates: this fact cannot be corrected by a file"),
        ("chess: {king: {steps: 2}}\n", "there is no game 'chess'"),
    ],
)
def test_a_bad_file_is_refused_with_one_line(text: str, reason: str, tmp_path: Path) -> None:
    file = tmp_path / "corrections.yaml"
    file.write_text(text, encoding="utf-8")
    found = ran("games", "--corrections", str(file))
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.count("\n") == 1
    assert reason in found.stderr


def test_a_form_of_all_doubts_is_a_file_that_changes_nothing(westmarch: Westmarch, tmp_path: Path) -> None:
    form = westmarch("doubtful", "--form").out
    assert all(line.startswith("#") for line in form.splitlines())
    file = tmp_path / "corrections.yaml"
    file.write_text("\n".join(line.removeprefix("# ") for line in form.splitlines()[1:]), encoding="utf-8")
    found = ran("doubtful", "--json", "--corrections", str(file))
    rows = json.loads(found.stdout)
    assert len(rows) == sum(len(part.doubtful) for key in keys() for part in find(key).components())
    assert all(row["answer"] == row["used"] for row in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_doubt_and_every_answer_has_its_words(lang: str) -> None:
    spoken = speech(lang)
    for game in map(find, keys()):
        for part in game.components():
            for doubt in part.doubtful:
                assert spoken.doubt(game, part.id, doubt)
                assert all(spoken.doubt_answer(game, part.id, doubt, one) for one in doubt.choices())
