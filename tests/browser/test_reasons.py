"""Why something cannot be done, and what is likely: told where one points, clicks or goes by keys."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .house import House, my_turn, play_on, request_table, shows, violations

PHONE = {"width": 390, "height": 844}


def test_a_card_that_cannot_be_taken_says_why(visit: Visit, house: House) -> None:
    page = visit(**PHONE)
    request_table(page, house, "duel", ["me", "me"])
    my_turn(page)
    told = page.locator(".prompt .q")
    page.locator(".disp .card.cannot").first.click(force=True, position={"x": 8, "y": 8})
    expect(told).to_contain_text("Covered by other cards")
    page.locator(".disp .back").first.click(force=True, position={"x": 8, "y": 8})
    expect(told).to_contain_text("face down")
    page.locator(".disp [data-state=may]").first.click()
    expect(told).not_to_contain_text("face down")


def test_a_die_says_what_it_cannot_do_and_the_hunt_what_the_next_move_may_cost(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    request_table(page, house, "wotr_board", ["me", "me"])
    my_turn(page)
    play_on(page, shows("[data-missing]"))
    page.locator("[data-missing]").click()
    expect(page.locator("#missing li").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#missing li").first).to_be_hidden()
    page.locator(".hunt .tile").first.hover()
    hunts = re.compile("If the Fellowship moves now, the Hunt finds it|No dice lie in the Hunt Box")
    expect(page.locator("#inspector")).to_contain_text(hunts)
