"""What strangers wrote reaches a terminal without characters that it would obey."""

import json
import re
from pathlib import Path

import pytest

from westmarch import terminal
from westmarch.terminal.main import run
from westmarch.terminal.shell import print_json, tell
from westmarch.text.plain import is_shown, plain

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\u2066\x08\r\x00"
SHELL = "shell.py"


def harmless(text: str) -> bool:
    return all(c in "\n\t" or is_shown(c) for c in text)


def test_a_text_keeps_its_letters_and_lines_and_nothing_that_is_obeyed() -> None:
    assert plain(f"Éowyn{EVIL}\n\tof Rohan") == "Éowyn]0;owned[2J31m\n\tof Rohan"


def test_what_is_told_and_what_is_printed_as_data_is_harmless(capsys: pytest.CaptureFixture[str]) -> None:
    tell(EVIL)
    assert harmless(capsys.readouterr().out)
    print_json({"name": EVIL})
    out = capsys.readouterr().out
    assert harmless(out)
    assert json.loads(out) == {"name": EVIL}


def test_commands_print_through_one_function_only() -> None:
    for file in Path(str(terminal.__file__)).parent.rglob("*.py"):
        if file.name != SHELL:
            assert not re.search(r"(?<![\w.])print\(", file.read_text(encoding="utf-8")), file


@pytest.mark.parametrize(
    ("command", "name", "text"),
    [
        ("position", "evil.yaml", 'game: duel\noptions: {scenario: "' + r"\e[2J\x9b" + '"}\n'),
        ("position", "evil.yaml", "game: " + EVIL.replace("\x00", "").replace("\r", "")),
        ("replay", "evil.wmr", f"westmarch {EVIL}\n"),
        ("decks lcg", "evil.txt", f"# {EVIL}\n3x {EVIL} Gandalf\n"),
        ("decks lcg", "evil.o8d", '<deck><section name="Hero"><card qty="1" id="x">&#x9b;31m</card></section></deck>'),
    ],
)
def test_files_of_strangers_are_shown_harmless(
    command: str, name: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    run([*command.split(), str(file)])
    run([*command.split(), str(file), "--json"])
    shown = capsys.readouterr()
    assert shown.out + shown.err
    assert harmless(shown.out + shown.err)
