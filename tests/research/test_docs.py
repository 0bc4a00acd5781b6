"""What stands on the page about research runs, in the order in which a reader would try it."""

import json
import re
import runpy
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


def test_learning_curves_become_a_picture(tmp_path: Path) -> None:
    (tmp_path / "one.csv").write_text("seconds,games,score\n1.0,100,0.5\n2.0,200,0.75\n3.0,320,0.9\n")
    draw = runpy.run_path(str(PAGE.parent / "pictures" / "curve.py"))["main"]
    draw(str(tmp_path / "curve.svg"), "Duel & more", str(tmp_path / "one.csv"), "Again", str(tmp_path / "one.csv"))
    picture = (tmp_path / "curve.svg").read_text()
    assert picture.count("<polyline") == 2
    assert "Duel &amp; more" in picture
    assert ">0.3<" in picture  # the games of the last row, in thousands


def test_the_library_of_the_example_learns() -> None:
    """Some words of Stable-Baselines3's learner, where it is installed."""
    pytest.importorskip("sb3_contrib")
    example = runpy.run_path(str(PAGE.parent / "examples" / "maskable_ppo.py"))
    from westmarch.core.registry import find

    tables = example["ManyTables"](find("duel"), 4, 1, {})
    model = example["MaskablePPO"]("MlpPolicy", tables, n_steps=32, batch_size=32, n_epochs=1, seed=1)
    model.learn(256)
    assert model.num_timesteps == 256
    assert 0.0 <= example["measured"](model, find("duel"), 4, {})[0] <= 1.0


def test_the_notebook_makes_its_table_and_makes_it_again_from_what_it_kept(tmp_path: Path) -> None:
    """A short version: two agents, two games a cell."""
    cells = json.loads((PAGE.parent / "examples" / "research.ipynb").read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    exec(code[0], names)
    names |= {
        "GAMES": dict.fromkeys(names["TABLES"], 2),
        "AGENTS": ["random", "heuristic"],
        "JOBS": 1,
        "KEEP": tmp_path,
    }  # type: ignore[call-overload]
    names["TABLES"]["wotr_board"] = {"max_turns": 2}  # type: ignore[index]
    tables = []
    for _ in range(2):
        for text in code[1:]:
            exec(text, names)
        tables.append(names["table"])
    assert tables[0] == tables[1]
    assert len(list(tmp_path.iterdir())) == 4 * 2
    assert len(str(names["table"]).splitlines()) == 2 + 2
    assert "heuristic" in str(names["table"])
