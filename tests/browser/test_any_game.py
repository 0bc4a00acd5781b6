"""Whoever likes the position as a list plays from it, in every language, as one plays a game that has no board."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .house import House, my_turn, request_table

SEATS = 2  # of the scenario "duel"
QUESTIONS = 4  # different ones
ENTRIES = 6  # of the log
# Answers out of the list until enough was asked and has happened. What is clicked while words are on their way is not heard.
ANSWER = """async ([questions, entries]) => {
  const asked = new Set();
  while (asked.size < questions || document.querySelectorAll("#panel-log li").length < entries) {
    const question = document.querySelector(".prompt.mine strong");
    const answer = document.querySelector(".prompt.mine .answer:not([disabled])");
    const chosen = document.querySelector(".options [aria-pressed=true]");
    const next = chosen && answer ? answer : (document.querySelector(".options [aria-pressed=false]") ?? answer);
    if (question && next) {
      asked.add(question.textContent);
      next.click();
    }
    await new Promise((done) => setTimeout(done, 10));
  }
}"""


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_game_is_played_from_a_list(visit: Visit, house: House, lang: str) -> None:
    page = visit(lang=lang)
    request_table(page, house, "wotr_cards", ["me"] * SEATS, scenario="duel")
    my_turn(page)
    page.keyboard.press("v")
    expect(page.locator("[data-list] .options button").first).to_be_visible()
    page.evaluate(ANSWER, [QUESTIONS, ENTRIES])
    expect(page.locator(".prompt.refused")).to_have_count(0)
