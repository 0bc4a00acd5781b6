"""What `cards --json` prints agrees with the reference data, where these lie beside the checkout."""

import json
from pathlib import Path

import pytest
import yaml

from .conftest import Westmarch

REFERENCE = Path(__file__).parents[3] / "shared" / "reference" / "duel"
# What the reference says about its sources and for people, beside the facts.
NO_FACTS = {"id", "name", "label", "summary", "source", "agree", "disagree", "confidence", "note", "banner", "board_xy"}
SECTIONS = [
    ("chapter_cards.yaml", "cards"),
    ("locations.yaml", "tiles"),
    ("alliance_tokens.yaml", "tokens"),
    ("board.yaml", "regions"),
]

if REFERENCE.is_dir():

    @pytest.mark.parametrize(("file", "section"), SECTIONS)
    def test_components_are_those_of_the_reference(westmarch: Westmarch, file: str, section: str) -> None:
        expected = yaml.safe_load((REFERENCE / file).read_text(encoding="utf-8"))[section]
        rows = {row["id"]: row for row in json.loads(westmarch("cards", "duel", "--json").out)}
        for entry in expected:
            row = rows[entry["id"]]
            for field in entry.keys() - NO_FACTS:
                assert row[field] == json.loads(json.dumps(entry[field])), f"{entry['id']}: {field}"
