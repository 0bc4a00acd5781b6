"""The page that follows a move names files and functions: they exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| `([^`]+)` \| ([^|]+) \|", re.MULTILINE)
HOPS = ROW.findall((ROOT / "docs" / "a-move.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("file", "names"), HOPS, ids=[f"{file} {names}" for file, names in HOPS])
def test_every_hop_of_a_move_is_where_the_page_says(file: str, names: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    for name in re.findall(r"`(\w+)`", names):
        assert re.search(rf"\b{name}\b", text), name


def test_the_page_follows_the_move_all_the_way() -> None:
    assert len(HOPS) > 20
