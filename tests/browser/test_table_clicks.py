"""How many clicks a deed takes at the tables of War of the Ring and of The Lord of the Rings: The Card Game."""

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .house import House, my_turn
from .test_lcg import sit_down as sit_down_to_quest
from .test_wotr_board import click_on, region, sit_down

MOST_CLICKS = 400  # until something that happens in every game must have happened
WITH_STEWARD = 2  # a seed that deals the Steward of Gondor

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


def until_offered(page: Page, words: str) -> None:
    """Play on until an answer is offered."""
    for _ in range(MOST_CLICKS):
        my_turn(page)
        if answer(page, words).count():
            return
        click_on(page, 1)
    raise AssertionError(f"nobody could ever choose {words!r}")


def told(page: Page, words: str) -> int:
    """How many lines of the log have these words in them."""
    return page.locator("#panel-log li", has_text=words).count()


def choose_region(page: Page) -> None:
    """Click the first region that may be chosen."""
    open_region = page.locator(".map [data-state=may]").first
    open_region.focus()
    name = (open_region.get_attribute("data-thing") or "").removeprefix("region:")
    region(page, name).locator(".ring").click()


def test_two_marches_take_four_clicks_beside_the_die(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    until_offered(page, "March")
    before = told(page, "army goes")
    answer(page, "March").click()
    expect(page.locator(".prompt strong")).to_contain_text("army")
    count(page)
    for _ in range(2):
        choose_region(page)
        expect(page.locator("[data-going], .prompt strong:has-text('go?')").first).to_be_visible()
        choose_region(page)
    expect(page.locator("#panel-log li", has_text="army goes")).to_have_count(before + 2)
    assert clicks(page) == 4


def test_an_attack_takes_at_most_four_clicks(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    until_offered(page, "Attack")
    before = told(page, "attack")
    count(page)
    answer(page, "Attack").click()
    for words in ("Which army attacks", "Whom does"):
        if page.locator(".prompt strong", has_text=words).count():
            choose_region(page)
    if answer(page, "Attack").count():
        answer(page, "Attack").click()
    expect(page.locator("#panel-log li", has_text="attack").nth(before)).to_be_attached()
    assert clicks(page) <= 4


def test_the_steward_of_gondor_takes_two_clicks(visit: Visit, house: House) -> None:
    page = visit(seed=WITH_STEWARD)
    sit_down_to_quest(page, house)
    answer(page, "Keep this hand").click()
    card = page.locator(".hand [data-card=steward_of_gondor]")
    expect(card).to_have_attribute("data-state", "may")
    count(page)
    card.click()
    page.locator("[data-area] [data-card=gloin] .lc[data-state=may]").click()
    expect(page.locator("#panel-log li", has_text="Steward of Gondor").first).to_be_attached()
    expect(page.locator(".hand [data-card=steward_of_gondor]")).to_have_count(0)
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
