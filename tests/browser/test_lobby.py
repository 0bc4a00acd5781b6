"""The lobby: one click begins a game, another leads to its options."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .house import PHONE_AND_DESK, House, my_turn, resize

# The fields of switches that are not filled by what they say: marked as chosen, only a part of them would be dark.
HALF_FILLED = """() => [...document.querySelectorAll(".seg label")]
  .filter((label) => label.getClientRects().length && label.clientHeight - label.querySelector("span").offsetHeight > 1)
  .map((label) => label.textContent)"""


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_what_is_chosen_in_a_switch_is_marked_as_a_whole(visit: Visit, house: House, lang: str) -> None:
    page = visit(lang=lang)
    page.goto(house.address)
    expect(page.locator("form.set .sides")).to_be_visible()
    for size in PHONE_AND_DESK:
        resize(page, size)
        assert page.evaluate(HALF_FILLED) == []


def test_one_click_in_the_lobby_begins_a_game_and_another_leads_to_its_options(visit: Visit, house: House) -> None:
    page = visit()
    page.goto(house.address)
    games = page.locator(".games article")
    games.filter(has_text="War of the Ring: The Card Game").get_by_role("button", name="Options").click()
    form = page.locator("form.set")
    expect(form.locator("legend").first).to_have_text("Game: War of the Ring: The Card Game")
    expect(form.locator(".about")).to_contain_text("four decks in two teams")
    expect(form.locator(".who .seal")).to_have_count(4)
    games.nth(2).get_by_role("button", name="Options").click()
    expect(form.get_by_label("Lords of Middle-earth")).to_be_visible()  # without opening “Clock and rules”
    expect(form.locator("option[value=evening]")).to_have_text("90 minutes each, 30 seconds a choice")
    hints = form.get_by_label("Hints are allowed")
    form.locator("summary").click()
    expect(hints).to_be_checked()
    for against in ("friend", "anyone"):
        form.locator(f"input[value={against}]").check()
        expect(hints).not_to_be_checked()
    form.locator("input[value=computer]").check()
    games.first.get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    my_turn(page)
