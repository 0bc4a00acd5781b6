"""`tools/strength.py`: the meetings behind the ladder of docs/strength.md."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from westmarch.ai.measuring.results import read, told_settings
from westmarch.ai.players import check, in_full
from westmarch.core.registry import find
from westmarch.terminal.shell import options_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def strength() -> ModuleType:
    spec = importlib.util.spec_from_file_location("strength", ROOT / "tools" / "strength.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["strength"] = module
    spec.loader.exec_module(module)
    return module


def test_every_level_meets_the_one_below_it_at_every_table(strength: ModuleType) -> None:
    rows = strength.rows()
    assert len(rows) == len(strength.TABLES) * (len(strength.LADDER) - 1)
    assert len({tuple(row.command("1")) for row in rows}) == len(rows)
    for row in rows:
        assert options_of(find(row.game), row.setup)
        for player in row.players:
            check(player)


def test_a_row_that_has_been_played_is_not_played_again(strength: ModuleType) -> None:
    results = read((ROOT / "benchmarks" / "arena.jsonl").read_text(encoding="utf-8"))
    row = next(row for row in strength.rows() if row.game == "wotr_board" and row.setup.option)
    assert not row.is_in(results)
    played = msgspec.structs.replace(
        results[0],
        game=row.game,
        settings=told_settings(find(row.game), options_of(find(row.game), row.setup)),
        players=tuple(map(in_full, row.players)),
    )
    assert row.is_in([*results, played])
    without_lords = row._replace(setup=strength.Setup())
    assert not without_lords.is_in([*results, played])


def test_the_page_has_a_place_for_the_ladder_and_keeps_the_rest(strength: ModuleType) -> None:
    page = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
    written = strength.with_ladder(page, "| a | b |\n")
    assert f"{strength.BEGIN}\n| a | b |\n{strength.END}" in written
    begin, end = page.index(strength.BEGIN), page.index(strength.END)
    assert written.startswith(page[:begin])
    assert written.endswith(page[end:])
