"""What the project's pages show must work: Python examples run, commands are understood."""

import re
import shlex
from pathlib import Path

import pytest

from westmarch.terminal.main import build

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
WITH_COMMANDS = [ROOT / name for name in ("README.md", "docs/strength.md")]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def commands(first: str) -> list[str]:
    """The command lines of the pages that begin with a word, without their comments."""
    shown = [block for page in WITH_COMMANDS for block in blocks("sh", page.read_text(encoding="utf-8"))]
    lines = [line.split("  #")[0].strip() for block in shown for line in block.splitlines()]
    return [line for line in lines if line.split()[0] == first]


def test_the_python_examples_of_the_readme_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    examples = blocks("python")
    for example in examples:
        exec(compile(example, "README.md", "exec"), names)
    assert len(examples) == 3
    assert "winner" in capsys.readouterr().out


@pytest.mark.parametrize("line", [line for line in commands("westmarch") if line != "westmarch"])
def test_every_westmarch_command_of_the_readme_is_understood(line: str) -> None:
    command, _, _ = build().parse_args(shlex.split(line)[1:], exit_on_error=False, print_error=False)
    assert command.__name__ == line.split()[1]


@pytest.mark.parametrize("line", [line for line in commands("make") if "ARGS" in line])
def test_every_westmarch_command_that_make_passes_on_is_understood(line: str) -> None:
    arguments = shlex.split(line)[-1].removeprefix("ARGS=")
    command, _, _ = build().parse_args(shlex.split(arguments), exit_on_error=False, print_error=False)
    assert command.__name__ in arguments.split()[:2]  # some commands have further ones


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_make_target_that_a_page_names_exists(page: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    named = re.findall(r"^make ([a-z-]+)|`make ([a-z-]+)[ `]", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert {first or second for first, second in named} <= set(targets)
