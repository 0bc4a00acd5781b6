"""The table of The Lord of the Rings: The Card Game: whole games by click, tap and key, and what its parts show."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import (
    PHONE_AND_DESK,
    SIZES,
    House,
    asks,
    expect_end,
    expect_no_sideways_scrolling,
    my_turn,
    over,
    play_on,
    press_on,
    request_table,
    resize,
    said,
    shows,
    violations,
)

PHONE = 720  # pixels: narrower windows show one part at a time
GAMES = 6
LORE = "starter_lore"
WORDS = 40  # entries of the log that are enough to have met every kind of question


def sit_down(
    page: Page, house: House, *, scenario: str = "passage_through_mirkwood", seats: int = 1, decks: str = ""
) -> None:
    """Set a table at which one person plays all seats, and wait for the board."""
    options = {"scenario": scenario, **({"decks": decks.split()} if decks else {})}
    request_table(page, house, "lcg", ["me"] * seats, **options)
    page.locator(".lcg").wait_for()


def number(page: Page, part: str) -> int:
    """A number that the board shows."""
    return int(page.locator(f"[{part}]").first.inner_text())


def until_asked(page: Page, words: str) -> None:
    """Play until a question is asked; where the game ends before that, as it may after a change of the rules, play another."""
    for _ in range(GAMES):
        play_on(page, asks(words))
        if not over(page):
            return
        page.locator(".ending .btn.go").click()
        expect(page.locator(".ending")).to_have_count(0)
        my_turn(page)
    raise AssertionError(f"nobody asked {words!r} in {GAMES} games")


@pytest.mark.slow
def test_a_whole_game_can_be_clicked_through_and_replayed(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    assert play_on(page) > 30
    expect_end(page)
    rounds = page.locator(".summary .parts tbody tr")
    expect(rounds.first).to_contain_text("Round 1")
    expect(page.locator(".summary .parts figure path")).to_have_count(2 if rounds.count() > 1 else 0)
    page.locator(".ending a[href$=replay]").click()
    expect(page.locator(".lcg")).to_be_visible()
    page.locator("input[type=range]").fill("20")
    expect(page.locator("[data-area] [data-card]").first).to_be_visible()


@pytest.mark.slow
def test_a_game_of_two_seats_can_be_tapped_through_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, lang="uk", touch=True)
    sit_down(page, house, scenario="escape_from_dol_guldur", seats=2)
    play_on(page, said(WORDS), touch=True)
    expect(page.locator(".prompt.refused")).to_have_count(0)


@pytest.mark.slow
def test_a_game_can_be_played_with_the_keyboard_alone(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    sit_down(page, house, scenario="journey_along_the_anduin")
    press_on(page, said(WORDS))
    expect(page.locator(".prompt.refused")).to_have_count(0)


def test_the_quest_is_reckoned_with_those_who_are_about_to_go(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    until_asked(page, "Who goes on the quest")
    assert number(page, "data-willpower") == 0
    assert number(page, "data-total-threat") == number(page, "data-staging-threat")
    goer = page.locator("[data-area] .unit .lc[data-state=may]").first
    brings = int(goer.locator(".stat.willpower").inner_text().split()[0])
    goer.click()
    expect(page.locator("[data-willpower]")).to_have_text(str(brings))
    expect(page.locator(".prompt .answer")).to_have_text("Send 1")
    expect(page.locator("[data-outcome]")).to_contain_text("As it stands")
    page.locator("[data-area] .lc[data-state=on]").click()
    expect(page.locator(".prompt .answer")).to_have_text("Send nobody")


def test_what_a_defender_would_suffer_is_told_before_he_defends(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    until_asked(page, "Who defends?")
    attack = number(page, "data-attack")
    expect(page.locator("[data-outcome]")).to_contain_text(f"{attack} damage to one of your heroes")
    defender = page.locator("[data-area] .lc[data-state=may]").first
    defence = int(defender.locator(".stat.defense").inner_text().split()[0])
    defender.click()
    expect(page.locator("[data-defense]")).to_have_text(str(defence))
    damage = f"takes {attack - defence} damage" if attack > defence else "takes no damage"
    expect(page.locator("[data-outcome]")).to_contain_text(damage)
    expect(page.locator(".prompt .answer")).to_have_text("Defend")


def test_what_an_attack_could_do_is_told_before_anybody_attacks(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    until_asked(page, "Which enemy do you attack?")
    detail = page.locator(".prompt .q span")
    enemy = page.locator("[data-area] .foe .lc[data-state=may]").first
    expect(enemy.locator(".note")).to_have_text(re.compile("no damage|up to . damage|can be destroyed"))
    enemy.hover()
    expect(detail).to_contain_text("With all you have: ")
    expect(page.locator("[data-outcome]")).to_contain_text("With all you have: ")
    defence = int(enemy.locator(".stat.defense").inner_text().split()[0])
    expect(page.locator("[data-defense]")).to_have_text(str(defence))
    enemy.click()
    until_asked(page, "Who attacks")
    expect(detail).to_contain_text("With all you have: ")
    attacker = page.locator("[data-area] .lc[data-state=may]").first
    brings = int(attacker.locator(".stat.attack").inner_text().split()[0])
    attacker.click()
    expect(page.locator("[data-attack]")).to_have_text(str(brings))
    defence = number(page, "data-defense")
    damage = f"takes {brings - defence} damage" if brings > defence else "takes no damage"
    expect(page.locator("[data-outcome]")).to_contain_text(damage)


def test_a_card_of_the_hand_explains_itself_and_why_it_cannot_be_played(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    sit_down(page, house)
    until_asked(page, "Планирование")
    card = page.locator(".hand .face[data-state=cannot]").first
    card.hover()
    expect(page.locator("#inspector h2")).to_have_text(card.locator(".ttl").inner_text())
    expect(page.locator("#inspector .no")).not_to_be_empty()


def test_a_card_on_top_of_the_deck_is_shown_to_whoever_may_look(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, decks=LORE)
    until_asked(page, "Planning")
    page.locator("[data-card=denethor] .lc").click()
    expect(page.locator(".foot .face")).to_have_count(1)
    expect(page.locator(".prompt .answer")).to_have_text(["Leave it on top", "Put it on the bottom"])
    expect(page.locator("[data-card=denethor] .stamp")).to_have_text("exhausted")


def test_discard_piles_can_be_opened_and_closed(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    pile = page.locator("[data-pile=encounter_discard]")
    play_on(page, f"{shows('[data-pile=encounter_discard]:enabled')} && {asks('Planning')}")
    cards = int(pile.inner_text().split()[0])
    pile.click()
    expect(page.locator(".foot .face")).to_have_count(cards)
    page.locator(".foot header .btn").click()
    expect(page.locator(".foot [data-zone=tray]")).to_have_count(0)


def test_every_player_s_area_is_in_reach(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844)
    sit_down(page, house, seats=3)
    page.locator(".tabbar button").first.click()  # from the hand that may be exchanged
    expect(page.locator("[data-area=one]")).to_be_visible()
    page.locator(".all .whose button").nth(2).click()
    expect(page.locator("[data-area=three]").first).to_be_visible()
    expect(page.locator("[data-area=one]:visible")).to_have_count(0)


def test_the_table_has_no_wcag_violation(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, seats=2)
    until_asked(page, "Who defends?")
    for size in PHONE_AND_DESK:
        resize(page, size)
        assert violations(page) == []
    resize(page, PHONE_AND_DESK[0])
    page.locator(".tabbar button").nth(1).click()
    assert violations(page) == []


def test_the_table_fits_every_window(visit: Visit, house: House) -> None:
    page = visit(lang="uk")
    sit_down(page, house)
    until_asked(page, "Хто вирушить")
    for size in reversed(SIZES):
        resize(page, size)
        expect_no_sideways_scrolling(page)
        expect(page.locator(".prompt")).to_be_in_viewport()
        expect(page.locator("[data-total-threat]")).to_be_in_viewport()
        for what in (".hand .face", "[data-area] .lc[data-state=may]"):
            if size[0] < PHONE:  # there one scrolls to it, and the question stays
                page.locator(what).first.scroll_into_view_if_needed()
                expect(page.locator(".prompt")).to_be_in_viewport()
            expect(page.locator(what).first).to_be_in_viewport()
