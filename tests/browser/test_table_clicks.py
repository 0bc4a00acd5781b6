"""How many clicks a deed takes at the table of The Lord of the Rings: The Card Game, and that none of them is led astray."""

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .house import House
from .test_lcg import sit_down as sit_down_to_quest

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
