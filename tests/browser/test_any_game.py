"""Whoever likes the position as a list plays from it, in every language, as one plays a game that has no board."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .house import House

GAME = "wotr_cards"
CHOICES = 25
STEP = """() => {
  const answer = document.querySelector(".prompt .answer:not([disabled])");
  const chosen = document.querySelector(".options [aria-pressed=true]");
  const next = document.querySelector(".prompt.mine .answer") && chosen ? answer : document.querySelector(".options [aria-pressed=false]") ?? answer;
  next?.click();
  return next ? document.querySelector(".prompt strong").textContent : null;
}"""


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_game_is_played_from_a_list(visit: Visit, house: House, lang: str) -> None:
    page = visit(lang=lang)
    page.goto(house.address)
    form = page.locator("form.set")
    form.locator(f"input[value={GAME}]").check()
    form.locator("select").first.select_option("duel")
    form.locator("input[value=screen]").check()
    form.locator("button.sit").click()
    page.locator(".prompt.mine").wait_for()
    page.keyboard.press("v")
    expect(page.locator("[data-list] .options button").first).to_be_visible()
    asked: list[str] = []
    while len(asked) < CHOICES:
        question = page.evaluate(STEP)
        if question is None:
            page.wait_for_timeout(15)
        elif not asked or question != asked[-1] or page.locator(".options [aria-pressed=true]").count() == 0:
            asked.append(question)
        page.wait_for_timeout(15)
    assert len(set(asked)) > 3
    expect(page.locator("#panel-log li").nth(4)).to_be_visible()
    expect(page.locator(".prompt.refused")).to_have_count(0)
