"""The pages of rules: numbered without gaps, and telling of every component what the program tells."""

import re
from pathlib import Path

import pytest

from westmarch.core.game import Game, Options
from westmarch.text import speech

from .games import GAMES

DOCS = Path(__file__).parents[2] / "docs"
RULINGS = (DOCS / "rulings.md").read_text(encoding="utf-8")
RULES = {"duel": 85, "lcg": 126, "wotr_board": 125, "wotr_cards": 98}  # how many each game has
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


TRANSLATIONS = sorted(file for file in (DOCS / "rules").glob("*.*.md") if file.name.split(".")[0] in GAMES)


def page(game: Game) -> str:
    return (DOCS / "rules" / f"{game.key}.md").read_text(encoding="utf-8")


def outline(text: str) -> list[str]:
    """The levels of headings and the numbers of rules in their order, up to the list of what is in the box."""
    told = text.split("\n## Everything in the box\n")[0]
    return re.findall(r"^(##+|\d+\.) ", told, re.MULTILINE)


@every_game
def test_the_rules_are_numbered_without_gaps(game: Game) -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", page(game), re.MULTILINE)]
    assert numbers == list(range(1, RULES[game.key] + 1))


@every_game
def test_the_rules_page_lists_every_component_in_the_programs_own_words(game: Game) -> None:
    voice = speech("en")
    rules = page(game)
    for component in game.components():
        if component.kind != "region":
            name, text = voice.name(game, component.id), voice.description(game, component.id)
            assert f"| {component.id} | {name} | {text} |" in rules


@pytest.mark.parametrize("file", TRANSLATIONS, ids=lambda file: file.name)
def test_translated_rules_have_the_sections_numbers_and_settings_of_the_english_ones(file: Path) -> None:
    game = GAMES[file.name.split(".")[0]]
    translated = file.read_text(encoding="utf-8")
    assert outline(translated) == outline(page(game))
    assert set(re.findall(r"`\w+`", translated)) >= {
        f"`{option}`" for option in set(game.options_type.__struct_fields__) - set(Options.__struct_fields__)
    }


@every_game
def test_every_setting_is_named_on_the_rules_page_and_in_the_rulings(game: Game) -> None:
    for option in set(game.options_type.__struct_fields__) - set(Options.__struct_fields__):
        assert f"`{option}`" in page(game)
        assert f"`{option}`" in RULINGS


def test_every_ruling_gives_answer_reason_and_setting() -> None:
    rulings = RULINGS.split("\n### ")[1:]
    assert len(rulings) > 15
    for ruling in rulings:
        assert re.findall(r"^- \*\*(\w+)\.\*\*", ruling, re.MULTILINE) == ["Answer", "Why", "Setting"], ruling
