"""Rules that code and tests cite exist, and every numbered rule is cited somewhere: whoever reads one finds the other."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ("lcg", "wotr_cards")  # those whose pages and citations agree
CITED = re.compile(r"\b[Rr]ules? (\d+(?:-\d+)?(?:(?:, | and )\d+(?:-\d+)?)*)(?!\.?\d)")
NUMBERED = re.compile(r"^(\d+)\. ", re.MULTILINE)


def cited_in(text: str) -> set[int]:
    """The numbers that a text cites: `rule 73`, `rules 70-75`, `rules 38, 40 and 45-47`."""
    numbers: set[int] = set()
    for listed in CITED.findall(text):
        for part in re.split(r", | and ", listed):
            first, _, last = part.partition("-")
            numbers.update(range(int(first), int(last or first) + 1))
    return numbers


def rules_of(game: str) -> set[int]:
    """The numbers on a game's page of rules."""
    return {int(number) for number in NUMBERED.findall((ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_exists(game: str) -> None:
    folders = (ROOT / "src/westmarch/games" / game, ROOT / "tests" / game)
    known = rules_of(game)
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        unknown = cited_in(path.read_text(encoding="utf-8")) - known
        assert not unknown, f"{path.relative_to(ROOT)} cites rules that are not on the page: {sorted(unknown)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_the_code_or_a_test(game: str) -> None:
    folders = (ROOT / "src/westmarch/games" / game, ROOT / "tests" / game)
    texts = [path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py")]
    missing = rules_of(game) - set().union(*map(cited_in, texts))
    assert not missing, f"nobody cites these rules of docs/rules/{game}.md: {sorted(missing)}"


def test_citations_are_read_in_all_their_forms() -> None:
    assert cited_in("Rule 3. See rules 5-7, 9 and 11-12.") == {3, 5, 6, 7, 9, 11, 12}
