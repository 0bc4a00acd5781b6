"""Deck lists in every format: what is read, what is written, what is refused and with which words."""

import pytest

from westmarch.core.game import Game
from westmarch.games.lcg.game import LCG
from westmarch.text import deck_lists, speech
from westmarch.text.deck_lists.deck import DeckList, player_cards
from westmarch.text.deck_lists.names import cards_by_name, plain
from westmarch.text.speech import LANGUAGES

GAME: Game = LCG
HEROES = "Aragorn\nGimli\nÉowyn\n"
FIFTY = "\n".join(
    f"3x {name}"
    for name in (
        "Guard of the Citadel", "Snowbourn Scout", "Sneak Attack", "Valiant Sacrifice", "Steward of Gondor", "Feint",
        "Blade Mastery", "Quick Strike", "Veteran Axehand", "Gondorian Spearman", "Horseback Archer", "Dwarven Axe",
        "Blade of Gondolin", "Wandering Took", "Northern Tracker", "A Test of Will", "Gandalf",
    )
)  # fmt: skip


def read(text: str) -> DeckList:
    return deck_lists.read(text, GAME)


def kinds(text: str) -> list[tuple[str, int]]:
    """What is wrong with a list, and in which line."""
    return [(problem.kind, problem.line) for problem in read(text).problems]


def octgn(cards: str, section: str = "Ally", before: str = "") -> str:
    return f'{before}<deck game="x">\n<section name="{section}">\n{cards}\n</section>\n</deck>'


# Reading


def test_a_list_of_names_and_numbers_is_a_deck_that_a_table_takes() -> None:
    deck = read(HEROES + FIFTY)
    assert deck.problems == ()
    assert deck.heroes == ("aragorn", "gimli", "eowyn")
    assert deck.size == 51
    assert LCG.new(LCG.options({"decks": [deck.setting]}), 1).lineup.seats == 1


@pytest.mark.parametrize(
    "line",
    [
        "2x Faramir", "2 Faramir", "2 x Faramir", "2X FARAMIR", "Faramir x2", "faramir*2", "2x faramir (Core Set)",
        "2× Фарамир", "2х Фарамир", "Фарамир х2", "  2x Faramir [core]  ", "1x Faramir\n1x faramir", "Faramir\nFaramir",
    ],
)  # fmt: skip
def test_every_way_to_write_two_of_a_card_is_understood(line: str) -> None:
    assert read(f"Aragorn\n{line}").cards == {"faramir": 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_found_by_its_name_in_every_language(lang: str) -> None:
    names = [speech(lang).name(GAME, card.id) for card in player_cards(GAME)]
    deck = read("\n".join(f"1x {name}" for name in names))
    assert [*deck.heroes, *deck.cards] == [card.id for card in player_cards(GAME)]


def test_no_two_cards_share_a_name() -> None:
    for card in player_cards(GAME):
        for lang in LANGUAGES:
            assert cards_by_name(GAME)[plain(speech(lang).name(GAME, card.id))] == card.id


def test_accents_case_and_apostrophes_do_not_matter() -> None:
    assert read("EOWYN\n1x The Galadhrim’s Greeting\n1 celebrian's stone").cards == {
        "celebrians_stone": 1,
        "the_galadhrims_greeting": 1,
    }


def test_a_number_does_not_swallow_the_first_letter_of_a_name() -> None:
    assert read("Денетор\n2 Хитрость Радагаста").cards == {"radagasts_cunning": 2}


def test_a_list_of_ringsdb_is_read_without_its_headings_remarks_and_sideboard() -> None:
    text = """Three Friends

Packs: From Core Set to Core Set

Main Deck

Hero (2)
1x Aragorn (Core Set)
1x Gimli (Core Set)

Ally (1)
3x Veteran Axehand (Core Set)

Sideboard

Event (1)
2x Feint (Core Set)

2 Heroes, 3 Cards
Cards up to Core Set
Deck built on http://ringsdb.com.
"""
    deck = read(text)
    assert deck.name == "Three Friends"
    assert deck.heroes == ("aragorn", "gimli")
    assert deck.cards == {"veteran_axehand": 3}
    assert kinds(text) == [("sideboard", 0), ("few_cards", 0)]


def test_an_octgn_file_is_read_by_names_whatever_its_ids() -> None:
    cards = '<card qty="2" id="51223bd0-ffd1-11df-a976-0801200c9002">Faramir</card><card id="">Gandalf</card>'
    assert read(octgn(cards)).cards == {"faramir": 2, "gandalf": 1}
    assert read("\ufeff" + octgn(cards, before='<?xml version="1.0" encoding="utf-16"?>')).cards["faramir"] == 2


def test_the_sideboard_of_an_octgn_file_is_left_out() -> None:
    deck = read(octgn('<card qty="2" id="">Faramir</card>', "Sideboard"))
    assert deck.cards == {}
    assert deck.problems[0] == deck_lists.Problem("sideboard", number=2)


# Writing


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", deck_lists.FORMATS)
def test_what_is_written_is_read_again_as_the_same_deck(form: str, lang: str) -> None:
    deck = read(HEROES + FIFTY)
    again = read(deck_lists.write(deck, form, GAME, speech(lang)))
    assert (again.heroes, again.cards, again.problems) == (deck.heroes, deck.cards, ())


def test_only_the_plain_list_is_in_the_readers_language() -> None:
    deck = read(HEROES + FIFTY)
    written = {form: deck_lists.write(deck, form, GAME, speech("ru")) for form in deck_lists.FORMATS}
    assert "3x Внезапная атака\n" in written["plain"]
    assert "3x Sneak Attack (Core Set)\n" in written["ringsdb"]
    assert '    <card qty="3" id="00000000-0000-0000-0000-000000000000">Sneak Attack</card>\n' in written["octgn"]


# Refusing


def test_an_unknown_card_is_told_with_its_line_and_the_card_that_was_perhaps_meant() -> None:
    (problem,) = read(f"{HEROES}2x Gandolf\n{FIFTY}").problems
    assert (problem.kind, problem.line, problem.near) == ("unknown", 4, "gandalf")
    assert problem.told(GAME, speech("en")) == "Line 4: There is no card “Gandolf”. Did you mean “Gandalf”?"
    assert problem.told(GAME, speech("uk")) == "Рядок 4: Карти «Gandolf» немає. Можливо, «Ґандальф»?"


def test_all_unknown_cards_are_told_not_only_the_first() -> None:
    assert kinds(f"{HEROES}{FIFTY}\n3x Vilya\n3x Narya") == [("unknown", 21), ("unknown", 22)]


def test_encounter_cards_belong_in_no_deck() -> None:
    assert ("unknown", 4) in kinds(f"{HEROES}1x Forest Spider\n{FIFTY}")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (FIFTY, "heroes"),
        (f"{HEROES}Legolas\n{FIFTY}", "heroes"),
        (f"{HEROES}Gimli\n{FIFTY}", "hero_twice"),
        (f"2x Aragorn\n{FIFTY}", "hero_twice"),
        (f"{HEROES}{FIFTY}\n1x Feint", "copies"),
        (f"{HEROES}{FIFTY}\n999999x Hasty Stroke", "copies"),
        (f"{HEROES}{FIFTY}\n0x Hasty Stroke", "no_copies"),
        (f"{HEROES}3x Feint", "few_cards"),
        ("", "heroes"),
    ],
)
def test_a_deck_against_the_rules_is_refused(text: str, kind: str) -> None:
    assert kind in [problem.kind for problem in read(text).errors()]


def test_a_deck_needs_fifty_cards_and_no_more() -> None:
    fifty = FIFTY.replace("3x Gandalf", "2x Gandalf")
    assert kinds(HEROES + fifty) == []
    assert kinds(HEROES + fifty.replace("2x Gandalf", "1x Gandalf")) == [("few_cards", 0)]


@pytest.mark.parametrize("name", [name for name in LCG.decks() if name.startswith("starter_")])
def test_a_starter_deck_is_small_and_allowed_but_not_with_other_cards(name: str) -> None:
    text = deck_lists.write(deck_lists.ready_made(GAME)[name], "plain", GAME, speech("en"))
    assert kinds(text) == []
    assert ("few_cards", 0) in kinds(text.replace("1x Gandalf", "2x Gandalf"))


def test_a_sphere_without_a_hero_is_a_warning_only() -> None:
    deck = read(f"{HEROES}{FIFTY}\n1x Dark Knowledge")
    assert [(problem.kind, problem.card, problem.warning) for problem in deck.problems] == [
        ("sphere", "dark_knowledge", True)
    ]
    assert deck.errors() == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("x" * 100_001, ("too_long", 0)),
        ("Feint\n" * 1001, ("too_long", 0)),
        ("<deck>", ("broken", 1)),
        ("<deck>\n<section></deck>", ("broken", 2)),
        ("<deck>\x00</deck>", ("broken", 1)),
        ("<deck>\ud800</deck>", ("broken", 0)),
        ("<html><body/></html>", ("no_deck", 1)),
        ("<deck>" + "<section>" * 9000, ("no_deck", 1)),
        (octgn("<card>Feint</card>" * 1001), ("too_long", 3)),
        ('<!DOCTYPE deck [<!ENTITY a "ha">]>\n<deck>&a;</deck>', ("doctype", 1)),
        ('<!DOCTYPE deck SYSTEM "file:///etc/passwd">\n<deck/>', ("doctype", 1)),
        ("<deck>&undeclared;</deck>", ("broken", 1)),
    ],
)
def test_a_hostile_file_is_refused_whole(text: str, problem: tuple[str, int]) -> None:
    assert kinds(text) == [problem]


def test_long_names_and_strange_numbers_are_refused_by_their_line() -> None:
    assert ("unknown", 4) in kinds(HEROES + "1x " + "y" * 150)
    assert ("unknown", 4) in kinds(HEROES + "y" * 5000)
    assert ("no_copies", 3) in kinds(octgn('<card qty="-1">Feint</card>'))
    assert ("no_copies", 3) in kinds(octgn('<card qty="1e9">Feint</card>'))
    assert ("unknown", 3) in kinds(octgn(f"<card>{'Feint' * 1000}</card>"))


def test_a_list_of_nothing_but_unknown_cards_is_read_quickly() -> None:
    assert len(read("\n".join(f"1x {'Gandalf' * 5}{i}" for i in range(1000))).problems) == 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_is_told_in_every_language(lang: str) -> None:
    texts = (
        "", "x" * 100_001, "<deck>", "<html/>", "<!DOCTYPE deck><deck/>", octgn("<card>Feint</card>", "Sideboard"),
        f"{HEROES}{HEROES}Vilya x2\n0x Hasty Stroke\n4x Feint\n1x Dark Knowledge",
    )  # fmt: skip
    told = {problem.kind: problem.told(GAME, speech(lang)) for text in texts for problem in read(text).problems}
    assert len(told) == len(set(told.values())) == 12
