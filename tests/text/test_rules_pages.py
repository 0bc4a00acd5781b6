"""The pages of rules: numbered without gaps, and telling of every component what the program tells."""

import re
from pathlib import Path

from westmarch.core import registry
from westmarch.text import speech

DOCS = Path(__file__).parents[2] / "docs"
RULES = (DOCS / "rules" / "duel.md").read_text(encoding="utf-8")
RULINGS = (DOCS / "rulings.md").read_text(encoding="utf-8")


def test_the_rules_of_duel_are_numbered_without_gaps() -> None:
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", RULES, re.MULTILINE)]
    assert numbers == list(range(1, 86))


def test_the_rules_page_lists_every_component_in_the_programs_own_words() -> None:
    duel = registry.find("duel")
    voice = speech("en")
    for component in duel.components():
        if component.kind != "region":
            name, text = voice.name(duel, component.id), voice.description(duel, component.id)
            assert f"| {component.id} | {name} | {text} |" in RULES


def test_every_setting_is_named_on_the_rules_page_and_in_the_rulings() -> None:
    options = registry.find("duel").options_type.__struct_fields__
    for option in set(options) - {"scenario", "seats", "viewers"}:
        assert f"`{option}`" in RULES
        assert f"`{option}`" in RULINGS


def test_every_ruling_gives_answer_reason_and_setting() -> None:
    rulings = RULINGS.split("\n### ")[1:]
    assert len(rulings) > 15
    for ruling in rulings:
        assert re.findall(r"^- \*\*(\w+)\.\*\*", ruling, re.MULTILINE) == ["Answer", "Why", "Setting"], ruling
