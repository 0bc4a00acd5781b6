"""What stands in the documentation runs. A comment before a block of code says what it is:

`from PATH`: it stands in that file of the examples; `run`: a program; `position ...`: a position with its seat, prompt
and options; `refused: ...`: a position and why it is refused; `steps: GAME`: a stack; `record`: a record.
"""

import re
import textwrap
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

from westmarch.core.errors import BadFile
from westmarch.core.registry import find
from westmarch.core.table import load
from westmarch.core.written.position import read_yaml

from .toy import Toy

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("add-a-game.md", "architecture.md", "positions.md")
BLOCK = re.compile(r"(?:<!-- (?P<what>.*?) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)```", re.DOTALL)


class Block(NamedTuple):
    page: str
    line: int
    what: str
    language: str
    text: str


def blocks(page: str) -> list[Block]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return [
        Block(page, text.count("\n", 0, found.start()) + 1, found["what"] or "", found["language"], found["text"])
        for found in BLOCK.finditer(text)
    ]


def of_kind(kind: str) -> list[Block]:
    return [block for page in PAGES for block in blocks(page) if block.what.split(" ")[0].rstrip(":") == kind]


def name(block: Block) -> str:
    return f"{block.page}:{block.line}"


def test_every_block_of_python_says_what_it_is() -> None:
    kinds = {"from", "run", "position", "refused", "record", "steps", ""}
    for page in PAGES:
        for block in blocks(page):
            kind = block.what.split(" ")[0].rstrip(":")
            assert kind in kinds, name(block)
            assert kind or block.language != "python", name(block)


@pytest.mark.parametrize("block", of_kind("from"), ids=name)
def test_quoted_code_stands_in_the_examples(block: Block) -> None:
    source = (DOCS / "examples" / block.what.split(" ")[1]).read_text(encoding="utf-8")
    for part in block.text.split("\n...\n"):
        wanted = [line.rstrip() for line in textwrap.dedent(part).strip("\n").split("\n")]
        lines = [line.rstrip() for line in source.split("\n")]
        starts = [i for i, line in enumerate(lines) if line.strip() == wanted[0].strip()]
        found = [textwrap.dedent("\n".join(lines[i : i + len(wanted)])).split("\n") for i in starts]
        assert wanted in found, f"{name(block)}: {wanted[0]}"


@pytest.mark.parametrize("page", PAGES)
def test_programs_run_one_after_the_other(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for block in blocks(page):
        if block.what.startswith("position"):
            Path("puzzle.yaml").write_text(block.text, encoding="utf-8")
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page):
        if block.what == "run":
            exec(compile("\n" * block.line + block.text, block.page, "exec"), names)


@pytest.mark.parametrize("block", of_kind("position"), ids=name)
def test_positions_ask_what_they_are_said_to_ask(block: Block) -> None:
    duel = find("duel")
    state = duel.read_position(block.text)
    seat, prompt, *options = block.what.split(" ")[1:]
    assert (duel.facts.seat_ids[state.seat], duel.prompt(state).name) == (seat, prompt)
    assert duel.vocabulary.spell_all(state.options) == options


@pytest.mark.parametrize("block", of_kind("refused"), ids=name)
def test_broken_positions_are_refused_for_the_reason_given(block: Block) -> None:
    with pytest.raises(BadFile) as refusal:
        find("duel").read_position(block.text)
    assert str(refusal.value).startswith(block.what.split(": ", 1)[1])


@pytest.mark.parametrize("block", of_kind("steps"), ids=name)
def test_stacks_are_read_and_written_as_they_stand(block: Block) -> None:
    book = find(block.what.split(" ")[1]).steps
    lines = [part.text() for part in read_yaml(block.text).get("steps").parts()]
    state = Toy()
    state.stack = book.load([(line, 1) for line in lines])
    assert book.dump(state) == lines


@pytest.mark.parametrize("block", of_kind("record"), ids=name)
def test_records_replay(block: Block) -> None:
    assert load(block.text).words


@pytest.mark.parametrize("game", ["duel", "lcg", "wotr_board", "wotr_cards"])
def test_every_key_of_a_position_is_explained(game: str) -> None:
    module = import_module(f"westmarch.games.{game}.positions")
    accepted = {key for name, keys in vars(module).items() if name.endswith("KEYS") for key in keys}
    explained = set(re.findall("`([a-z_]+)`", (DOCS / "positions.md").read_text(encoding="utf-8")))
    assert accepted - explained == set()
