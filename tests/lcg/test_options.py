"""Settings and decks: what can be played, and what is refused with a reason."""

import pytest

from westmarch.core.errors import BadOptions
from westmarch.games.lcg.cards.catalogue import SCENARIOS, encounter_deck
from westmarch.games.lcg.cards.declare import DECLARED, SETS
from westmarch.games.lcg.components import HERO_THREAT, TITLE_IDS, TITLE_NUMBERS
from westmarch.games.lcg.decks import BUILT_DECKS, read_deck
from westmarch.games.lcg.game import LCG


def test_every_scenario_is_offered_and_all_cards_of_its_sets_are_in_its_deck() -> None:
    assert set(LCG.facts.scenarios) == set(SCENARIOS)
    for name, scenario in SCENARIOS.items():
        held = {card.title for encounter_set in scenario.sets for card in SETS[encounter_set]}
        assert set(encounter_deck(name, False)) == held


def test_a_starter_deck_is_every_card_of_a_sphere_with_one_gandalf() -> None:
    for sphere in ("leadership", "tactics", "spirit", "lore"):
        deck = read_deck(f"starter_{sphere}")
        own = {name for name, card in DECLARED.items() if card.facts.get("sphere") == sphere}
        assert {TITLE_IDS[title] for title in (*deck.heroes, *deck.cards)} == {*own, "gandalf"}
        assert (len(deck.heroes), len(deck.cards)) == (3, 30)


def test_the_first_encounter_deck_has_36_cards_and_27_in_the_easy_game() -> None:
    """Rule 103."""
    assert len(encounter_deck("passage_through_mirkwood", False)) == 36
    assert len(encounter_deck("passage_through_mirkwood", True)) == 27


def test_the_starter_deck_of_leadership_has_30_cards_and_threat_29() -> None:
    deck = read_deck("starter_leadership")
    assert len(deck.cards) == 30
    assert sum(HERO_THREAT[hero] for hero in deck.heroes) == 29
    assert deck.cards.count(TITLE_NUMBERS["gandalf"]) == 1


@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        ("starter_of_nothing", "there is no deck"),
        ("aragorn+aragorn|faramir", "different heroes"),
        ("aragorn|faramir*4", "one to three copies"),
        ("aragorn|faramir*2+faramir*2", "at most three copies"),
        ("aragorn|gloin", "belongs there"),
        ("faramir|faramir", "belongs there"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused(deck: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        LCG.options({"decks": [deck]})


ALLIES = [name for name in TITLE_IDS if DECLARED[name].kind == "ally"]
THREE_EACH = "+".join(f"{name}*3" for name in ALLIES[:16])
SMALL = f"aragorn|{THREE_EACH}+gandalf"


def test_a_deck_of_ones_own_has_at_least_50_cards() -> None:
    """Rule 15."""
    with pytest.raises(BadOptions, match="at least 50 cards, not 49"):
        LCG.options({"decks": [SMALL]})
    assert LCG.options({"decks": [f"{SMALL}*2"]})
    assert LCG.options({"decks": [SMALL], "small_decks": True})


def test_a_starter_deck_may_be_written_out_card_for_card() -> None:
    position = LCG.to_position(LCG.new(LCG.options({"decks": ["starter_lore"]}), 1))
    (written,) = position["options"]["decks"]  # type: ignore[index]
    heroes, _, cards = written.partition("|")
    assert LCG.options({"decks": [f"{'+'.join(reversed(heroes.split('+')))}|{cards}"]})
    with pytest.raises(BadOptions, match="at least 50"):
        LCG.options({"decks": [written.replace("gandalf*1", "gandalf*2")]})


def test_in_a_position_decks_may_be_of_any_size_and_its_settings_say_so() -> None:
    position = LCG.to_position(LCG.load_position({"options": {"decks": [SMALL]}}))
    assert position["options"]["small_decks"] is True  # type: ignore[index]
    assert LCG.to_position(LCG.load_position(position)) == position


def test_a_hero_is_at_the_table_once() -> None:
    with pytest.raises(BadOptions, match="once"):
        LCG.options({"decks": ["aragorn|faramir", "aragorn|faramir"]})


def test_in_the_easy_game_each_hero_begins_with_a_resource() -> None:
    state = LCG.new(LCG.options({"easy": True}), 1)
    assert sum(state.tokens) == 3


@pytest.mark.parametrize("name", BUILT_DECKS)
def test_a_built_deck_is_as_large_as_a_deck_must_be(name: str) -> None:
    deck = read_deck(name)
    assert len(deck.heroes) == 3
    assert len(deck.cards) == 50
    assert max(deck.cards.count(title) for title in deck.cards) == 3


def test_a_table_without_named_decks_gets_the_starter_decks() -> None:
    assert list(LCG.decks())[:4] == ["starter_leadership", "starter_tactics", "starter_spirit", "starter_lore"]
    assert LCG.new(LCG.options({"seats": 4}), 1).lineup.seats == 4
