"""Rules are cited by their numbers: each number cited stands on the game's page, and each rule there is cited.

A citation is `rule 73`, `rules 70 and 72`, `rules 70-75` or `rules 70 to 75, 80`, in a comment or a docstring.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ("duel", "lcg", "wotr_board", "wotr_cards")  # those whose pages and citations agree

NUMBER_ON_A_PAGE = re.compile(r"^(\d+)\. ", re.MULTILINE)
CITATION = re.compile(r"\b[Rr]ules? (\d+(?:(?:-|, | and | or | to |, and )\d+)*)(?!\.?\d)")
RANGE = re.compile(r"(\d+)(?:-| to )(\d+)")
WRAPPED = re.compile(r"\s*\n\s*(?:#\s*)?")


def rules_of(game: str) -> set[int]:
    """The numbers on a game's page."""
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return {int(number) for number in NUMBER_ON_A_PAGE.findall(page)}


def sources_of(game: str) -> Iterator[Path]:
    """The modules and tests that may cite a game's rules."""
    for folder in ("src/westmarch/games", "src/westmarch/terminal/boards", "tests"):
        yield from sorted((ROOT / folder / game).rglob("*.py"))
    yield ROOT / "src" / "westmarch" / "text" / "tellers" / f"{game}.py"


def cited_in(text: str) -> set[int]:
    """The rules that a text cites."""
    numbers: set[int] = set()
    for citation in CITATION.findall(WRAPPED.sub(" ", text)):
        for first, last in RANGE.findall(citation):
            numbers |= set(range(int(first), int(last) + 1))
        numbers |= {int(number) for number in re.findall(r"\d+", citation)}
    return numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_exists(game: str) -> None:
    rules = rules_of(game)
    for path in sources_of(game):
        unknown = cited_in(path.read_text(encoding="utf-8")) - rules
        assert not unknown, f"{path.relative_to(ROOT)} cites rules that are not on the page: {sorted(unknown)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited(game: str) -> None:
    cited = {number for path in sources_of(game) for number in cited_in(path.read_text(encoding="utf-8"))}
    missing = rules_of(game) - cited
    assert not missing, f"nobody cites these rules of docs/rules/{game}.md: {sorted(missing)}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_pages_in_all_languages_have_the_same_numbers(game: str, language: str) -> None:
    assert rules_of(f"{game}.{language}") == rules_of(game)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("(rule 7)", {7}),
        ("Rules 1, 3 and 5.", {1, 3, 5}),
        ("rules 2-4, 9", {2, 3, 4, 9}),
        ("# rules 2 to\n    # 4 hold", {2, 3, 4}),
        ("Rule 29, for 6 cards", {29}),
        ("the rules 5 of us know", {5}),
        ("rulings 3, overrule 4", set()),
    ],
)
def test_how_a_citation_is_read(text: str, numbers: set[int]) -> None:
    assert cited_in(text) == numbers
