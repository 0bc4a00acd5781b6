"""What stands on the page about research runs, in the order in which a reader would try it."""

import json
import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pyarrow")

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCK = re.compile(r"<!-- run -->\n```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCK.findall(PAGE.read_text(encoding="utf-8")))))
def test_the_examples_of_the_page_run(number: int) -> None:
    exec(compile(BLOCK.findall(PAGE.read_text(encoding="utf-8"))[number], str(PAGE), "exec"), {})


def test_the_page_tells_the_sizes_of_observations() -> None:
    from westmarch.core.registry import find

    for key, size, version in re.findall(r"\| `(\w+)` \| ([\d,]+) \| (\d+) \|", PAGE.read_text(encoding="utf-8")):
        layout = find(key).observer().layout
        assert (layout.size, layout.version) == (int(size.replace(",", "")), int(version))


def test_the_notebook_makes_its_table() -> None:
    """A short version: two agents, two games a cell."""
    cells = json.loads((PAGE.parent / "examples" / "research.ipynb").read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    exec(code[0], names)
    names |= {"GAMES": 2, "AGENTS": ["random", "heuristic"], "JOBS": 1}
    names["TABLES"]["wotr_board"] = {"max_turns": 2}  # type: ignore[index]
    for text in code[1:]:
        exec(text, names)
    assert len(str(names["table"]).splitlines()) == 2 + 2
    assert "heuristic" in str(names["table"])
