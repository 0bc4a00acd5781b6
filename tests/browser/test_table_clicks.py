"""How many clicks a deed takes at the tables of War of the Ring and of The Lord of the Rings: The Card Game, and that none is led astray."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from westmarch.core.game import Game

from .conftest import Visit
from .house import House, my_turn, over, play_on, request_table
from .led import lead
from .test_lcg import sit_down as sit_down_to_quest
from .test_lessons import at_step, begin, next_step, steps_of, take_step

WITH_STEWARD = 2  # a seed that deals the Steward of Gondor
WHOLE_TURN = 18  # clicks of an expert for all his dice, with the battles that the enemy begins
AN_ATTACK = 4  # clicks, with its die
TURNS, ROUNDS = 4, 3  # that are played to count their clicks
A_ROUND = {1: 14, 2: 28}  # clicks of a round of The Card Game, by the seats that one person plays
MARCHES = [("bree", "buckland"), ("carrock", "eagles-eyrie")]  # of armies that may march from the beginning

# The turn, and the round, as the page's heading has them.
TURN = "Number(document.querySelector('.stats dd').textContent)"
ROUND = "Number(document.querySelector('.phases .round').textContent.replace(/\\D/g, ''))"
PLANNING = "document.querySelector('.phases .now').textContent.includes('Planning')"

COUNT = """() => {
  window.clicked = 0;
  addEventListener("click", (event) => (window.clicked += event.isTrusted ? 1 : 0), true);
}"""


def clicks(page: Page) -> int:
    """So many since they are counted."""
    return int(page.evaluate("window.clicked"))


def count(page: Page) -> None:
    """Count from here on."""
    if page.evaluate("window.clicked") is None:
        page.evaluate(COUNT)
    page.evaluate("window.clicked = 0")


def answer(page: Page, words: str) -> Locator:
    """An answer of the prompt by its words."""
    return page.locator(".prompt.mine .answer", has_text=words).first


def test_a_whole_turn_of_war_of_the_ring_takes_eighteen_clicks_and_no_way_to_bear_damage_is_the_usual_one(
    visit: Visit, house: House
) -> None:
    """The turn of the first lesson: four dice, a battle, a retreat, a siege, a hunt that finds the Fellowship."""
    page = visit(one_step=True)
    begin(page, house, "wotr_board")
    page.evaluate(COUNT)
    read = hunted = 0
    for number in range(1, steps_of("wotr_board") + 1):
        at_step(page, number)
        if not hunted and page.locator(".prompt strong", has_text="Hunt damage").count():
            expect(page.locator(".prompt .answer")).to_have_count(3)
            expect(page.locator(".prompt .answer.go")).to_have_count(0)
            hunted = number
        take_step(page, number)
        next_step(page)
        read += 1
    assert hunted, "no hunt found the Fellowship"
    assert clicks(page) - read <= WHOLE_TURN


def test_two_marches_take_four_clicks_beside_the_die(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    request_table(page, house, "wotr_board", ["me", "easy"])
    page.locator("[data-dice=free_peoples] [data-thing='face:army_muster'][data-state=may]").first.click()
    answer(page, "March").click()
    expect(page.locator(".map [data-thing='region:rivendell']")).to_have_attribute("data-state", "may")
    expect(page.locator("[data-thing='seen-region:rivendell']")).not_to_have_attribute("data-state", "may")
    count(page)
    for start, end in MARCHES:
        for name in (start, end):
            place = page.locator(f".map [data-thing='region:{name}'][data-state=may]")
            place.focus()
            place.locator(".ring").click()
        expect(page.locator(".prompt .vain")).to_have_count(0)
    expect(page.locator("#panel-log li", has_text="Eagles’ Eyrie")).to_be_attached()
    assert clicks(page) == len(MARCHES) * 2


def may_attack(game: Game, state: Any) -> bool:
    """Whether an Army die lies there with which somebody can attack."""
    if game.prompt(state).name != "die" or game.vocabulary.number("die:army") not in state.options:
        return False
    ahead = state.clone()
    ahead.choose(game.vocabulary.number("die:army"))
    return game.vocabulary.number("attack") in ahead.options


def test_an_attack_takes_four_clicks_with_its_die(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], may_attack)
    count(page)
    page.locator(".die[data-thing='face:army'][data-state=may]").first.click()
    answer(page, "Attack").click()
    armies = page.locator(".map [data-thing^='region:'][data-state=may]")
    # Asked where there is but one place to attack; while a word is on its way its answers cannot be clicked.
    whole = page.locator(".prompt.mine .answer:enabled", has_text="The whole army")
    begun = page.locator(".clash")
    for _ in range(AN_ATTACK):
        armies.or_(whole).or_(begun).first.wait_for()
        if begun.count():
            break
        if whole.count():
            whole.click()
        else:
            armies.first.focus()
            armies.first.locator(".ring").click()
    expect(page.locator(".clash")).to_be_visible()
    assert clicks(page) <= AN_ATTACK


def test_a_turn_of_war_of_the_ring_in_which_all_is_done_that_is_offered_takes_eighteen_clicks(
    visit: Visit, house: House
) -> None:
    page = visit(one_step=True)
    request_table(page, house, "wotr_board", ["me", "easy"])
    my_turn(page)
    clicked = play_on(page, f"{TURN} > {TURNS}")
    assert clicked / TURNS <= WHOLE_TURN, clicked


@pytest.mark.parametrize("seats", A_ROUND)
def test_a_round_of_the_card_game_takes_half_the_clicks(visit: Visit, house: House, seats: int) -> None:
    page = visit(one_step=True)
    sit_down_to_quest(page, house, seats=seats)
    play_on(page, f"{ROUND} >= 1 && {PLANNING}")
    clicked = play_on(page, f"{ROUND} > {ROUNDS}")
    assert not over(page)
    assert clicked / ROUNDS <= A_ROUND[seats], clicked


def test_the_steward_of_gondor_takes_two_clicks(visit: Visit, house: House) -> None:
    page = visit(seed=WITH_STEWARD)
    sit_down_to_quest(page, house)
    answer(page, "Keep this hand").click()
    cards = page.locator(".hand [data-card=steward_of_gondor]")
    expect(cards.first).to_have_attribute("data-state", "may")
    held = cards.count()
    count(page)
    cards.first.click()
    page.locator("[data-area] [data-card=gloin] .lc[data-state=may]").click()
    expect(page.locator("#panel-log li", has_text="Steward of Gondor").first).to_be_attached()
    expect(cards).to_have_count(held - 1)
    assert clicks(page) == 2


def test_no_costly_answer_is_offered_as_the_usual_one(visit: Visit, house: House) -> None:
    page = visit(seed=WITH_STEWARD)
    sit_down_to_quest(page, house)
    expect(answer(page, "New hand")).not_to_have_class(re.compile(r"\bgo\b"))
    answer(page, "Keep this hand").click()
    expect(answer(page, "Finish planning")).not_to_have_class(re.compile(r"\bgo\b"))
    answer(page, "Finish planning").click()
    nobody = answer(page, "Send nobody")
    expect(nobody).not_to_have_class(re.compile(r"\bgo\b"))
    expect(nobody).not_to_be_focused()
    page.keyboard.press("Enter")
    expect(answer(page, "Send 1")).to_have_class(re.compile(r"\bgo\b"))
