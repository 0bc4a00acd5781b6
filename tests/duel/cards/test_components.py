"""The program's tables against the printed components: our own page of them, and the reference data where it is at hand."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.duel.expected import CARD, CARDS, NEIGHBOURS, PEOPLES, REGIONS, TILE_EFFECTS, TILES, TOKENS, Card

from westmarch.games.duel.game import DUEL

REFERENCE = Path(__file__).parents[4] / "shared" / "reference" / "duel"
needs_reference = pytest.mark.skipif(
    not REFERENCE.is_dir(), reason="the reference data does not lie beside the checkout"
)


def facts(kind: str) -> dict[str, dict[str, Any]]:
    """The facts of every component of a kind, as the program gives them."""
    return {part.id: dict(part.facts) for part in DUEL.components() if part.kind == kind}


def effect_of(card: Card) -> dict[str, object]:
    """What the table says that a card does, as facts."""
    words = card.does.split()
    if card.colour == "grey":
        choice = "/" in words
        return {
            "kind": "skills",
            "mode": "one_of" if choice else "all_of",
            "skills": [word for word in words if word != "/"],
        }
    if card.colour == "yellow":
        return {"kind": "coins", "amount": card.number}
    if card.colour == "blue":
        return {"kind": "quest", "rings": card.number}
    if card.colour == "green":
        return {"kind": "people", "people": words}
    if card.colour == "red":
        return {"kind": "place_units", "units": card.number, "regions": list(card.regions), "choose_regions": 1}
    names = {"move": "move_unit", "fine": "opponent_loses_coin", "remove": "remove_enemy_unit"}
    return {
        "kind": "manoeuvres",
        "move_units": words.count("move"),
        "opponent_loses_coins": words.count("fine"),
        "remove_enemy_units": words.count("remove"),
        "icons": [names[word] for word in words],
    }


def in_short(effect: dict[str, Any]) -> str:
    """An effect of a tile or token as our page writes it."""
    words = [effect["kind"]]
    words += [str(effect[key]) for key in ("amount", "rings", "units", "moves", "times", "factor") if key in effect]
    if "regions" in effect and effect["kind"] == "place_units":
        words += ["any"] if effect["regions"] == "any" else effect["regions"]
    if "color" in effect:
        words.append(effect["color"])
    return " ".join(words)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_its_printed_facts(card: Card) -> None:
    assert facts("card")[card.id] == {
        "chapter": card.chapter,
        "color": card.colour,
        "cost": {"coins": card.coins, "skills": list(card.needs)},
        "chain_from": card.freed_by,
        "chain_gives": card.gives,
        "effect": effect_of(card),
    }


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_its_printed_facts(tile: str) -> None:
    region, needs = TILES[tile]
    tile_facts = facts("tile")[tile]
    assert tile_facts["region"] == region
    assert tile_facts["cost"] == {"skills": needs.split(), "coins_base": 0}
    fortress, *others = tile_facts["effects"]
    assert fortress == {"kind": "place_fortress", "region": region}
    assert [in_short(effect) for effect in others] == TILE_EFFECTS[tile]


@pytest.mark.parametrize("token", TOKENS)
def test_every_token_has_its_printed_facts(token: str) -> None:
    people = token.split("-")[0]
    token_facts = facts("token")[token]
    assert token_facts["people"] == people
    assert token_facts["duration"] == ("instant" if people in ("ents", "wizards") else "permanent")
    assert (token_facts["trigger"], in_short(token_facts["effect"])) == TOKENS[token]


def test_the_map_has_the_ten_printed_connections() -> None:
    regions = facts("region")
    assert {name: regions[name]["adjacent"] for name in regions} == NEIGHBOURS
    assert {name: regions[name]["location"] for name in regions} == {
        region: tile for tile, (region, _) in TILES.items()
    }
    assert sum(len(neighbours) for neighbours in NEIGHBOURS.values()) == 20


def test_the_words_of_moves_are_the_connections_both_ways() -> None:
    moves = {word.spelling for word in DUEL.vocabulary.words if word.verb == "move"}
    assert moves == {f"{region}-{other}" for region, others in NEIGHBOURS.items() for other in others}


def test_the_box_holds_nothing_more_and_nothing_less() -> None:
    assert set(facts("card")) == set(CARD)
    assert set(facts("tile")) == set(TILES)
    assert set(facts("token")) == set(TOKENS)
    assert set(facts("region")) == set(REGIONS)
    assert Counter(part.kind for part in DUEL.components()) == {"card": 69, "tile": 7, "token": 18, "region": 7}


def test_each_chapter_has_its_number_of_each_colour() -> None:
    colours = ("grey", "yellow", "blue", "green", "red", "purple")
    counts = Counter((card.chapter, card.colour) for card in CARDS)
    assert [[counts[chapter, colour] for colour in colours] for chapter in (1, 2, 3)] == [
        [8, 4, 4, 4, 3, 0],
        [7, 2, 5, 4, 5, 0],
        [0, 2, 5, 4, 6, 6],
    ]


def test_each_of_seventeen_chain_symbols_has_one_giver_and_one_taker_in_a_later_chapter() -> None:
    """Rule 25."""
    givers = {card.gives: card.chapter for card in CARDS if card.gives}
    takers = {card.freed_by: card.chapter for card in CARDS if card.freed_by}
    assert len(givers) == 17
    assert givers.keys() == takers.keys()
    assert sum(card.gives is not None for card in CARDS) == sum(card.freed_by is not None for card in CARDS) == 17
    later = {symbol: takers[symbol] - givers[symbol] for symbol in givers}
    assert [symbol for symbol, chapters in later.items() if chapters != 1] == ["fish"]
    assert later["fish"] == 2


def test_each_people_has_two_green_cards_and_three_tokens() -> None:
    """Rules 4 and 52."""
    assert Counter(card.does for card in CARDS if card.colour == "green") == dict.fromkeys(PEOPLES, 2)
    assert Counter(token.split("-")[0] for token in TOKENS) == dict.fromkeys(PEOPLES, 3)


def test_what_icons_leave_open_is_marked_as_doubtful() -> None:
    doubtful = {part.id for part in DUEL.components() if part.doubtful}
    assert doubtful == {"grey_havens", "hobbits-1", "dwarves-3", "ents-2"}


def test_every_component_is_named_in_the_tests() -> None:
    pages = "\n".join(path.read_text() for path in Path(__file__).parents[1].rglob("test_*.py"))
    assert [part.id for part in DUEL.components() if part.id not in pages] == []


# The reference data


def reference(file: str, key: str) -> dict[str, dict[str, Any]]:
    """The rows of a reference file by their ids."""
    rows = yaml.safe_load((REFERENCE / file).read_text())[key]
    return {row["id"]: row for row in rows}


@needs_reference
@pytest.mark.parametrize(
    ("kind", "file", "key"),
    [
        ("card", "chapter_cards.yaml", "cards"),
        ("tile", "locations.yaml", "tiles"),
        ("token", "alliance_tokens.yaml", "tokens"),
        ("region", "board.yaml", "regions"),
    ],
)
def test_the_facts_are_those_of_the_reference_under_its_field_names(kind: str, file: str, key: str) -> None:
    rows = reference(file, key)
    ours = facts(kind)
    assert ours.keys() == rows.keys()
    for name, fields in ours.items():
        assert fields == {field: rows[name][field] for field in fields}, name


@needs_reference
def test_our_page_of_cards_is_that_of_the_reference() -> None:
    for name, row in reference("chapter_cards.yaml", "cards").items():
        card = CARD[name]
        assert (card.coins, list(card.needs)) == (row["cost"]["coins"], row["cost"]["skills"])
        assert (card.freed_by, card.gives) == (row["chain_from"], row["chain_gives"])
        assert effect_of(card) == row["effect"]
