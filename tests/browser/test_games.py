"""Whole games in a real browser: against the computer, at one screen, by keyboard, with a friend."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import (
    House,
    expect_end,
    my_turn,
    over,
    play_on,
    set_table,
    wait_for_table,
)

KEYS = 4000  # presses; no game needs so many
NEXT_KEY = """() => {
  if (!document.querySelector(".prompt.mine")) return null;
  const answer = document.querySelector(".prompt .answer:not([disabled])");
  const things = document.querySelector(".boardbox [data-state=may]");
  const chosen = document.querySelector(".boardbox [data-state=on]");
  if (answer && (chosen || !things)) return "1";
  return document.activeElement?.dataset?.state === "may" ? "Enter" : "Tab";
}"""


@pytest.mark.slow
def test_a_whole_game_against_the_computer_can_be_clicked_through(visit: Visit, house: House) -> None:
    page = visit()
    set_table(page, house)
    wait_for_table(page)
    assert play_on(page) > 20
    expect_end(page)


@pytest.mark.slow
def test_a_whole_hot_seat_game_can_be_tapped_through_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, lang="ru", touch=True)
    set_table(page, house, against="screen")
    wait_for_table(page)
    play_on(page, touch=True)
    expect_end(page)


@pytest.mark.slow
def test_a_whole_game_can_be_played_with_the_keyboard_alone(visit: Visit, house: House) -> None:
    page = visit(lang="uk")
    page.goto(house.address)
    reach(page, "form.set input[name=level]")
    page.keyboard.press("ArrowLeft")
    reach(page, "form.set button.sit")
    page.keyboard.press("Enter")
    wait_for_table(page)
    for _ in range(KEYS):
        if over(page):
            break
        press_on(page)
    expect_end(page)
    reach(page, ".ending a[href$=replay]")
    page.keyboard.press("Enter")
    expect(page.locator("input[type=range]")).to_be_visible()


def reach(page: Page, selector: str) -> None:
    """Tab until something has the focus."""
    for _ in range(200):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def press_on(page: Page) -> None:
    """Answer with a digit, or Tab to the first thing that can be chosen and press Enter."""
    key = page.evaluate(NEXT_KEY)
    if key:
        page.keyboard.press(key)
    page.wait_for_timeout(10)


@pytest.mark.slow
def test_two_people_play_by_a_link_talk_take_back_and_play_again(visit: Visit, house: House) -> None:
    mine, friends, watchers = visit(), visit(lang="ru"), visit(lang="uk")
    table = set_table(mine, house, against="friend", side="sauron")
    link = mine.locator("input[readonly]").input_value()
    friends.goto(link)
    wait_for_table(mine)
    wait_for_table(friends)
    watchers.goto(table)
    wait_for_table(watchers)

    my_turn(mine)
    expect(friends.locator(".prompt.waiting")).to_be_visible()
    expect(watchers.locator(".prompt .answer")).to_have_count(0)
    mine.locator(".disp [data-state=may]").first.click()
    mine.locator(".prompt .answer").first.click()
    expect(watchers.locator("#panel-log li").nth(1)).to_be_visible()

    friends.locator("#tab-chat").click()
    friends.locator(".say input").fill("<b>Удачи</b>")
    friends.locator(".say button").click()
    mine.locator("#tab-chat").click()
    expect(mine.locator("#panel-chat")).to_contain_text("<b>Удачи</b>")

    mine.locator(".prompt .undo").click()
    if friends.locator(".prompt .btn.go").filter(has_text=re.compile("Соглас")).count():
        friends.locator(".prompt .btn.go").click()
    mine.locator("#tab-menu").click()
    mine.get_by_role("button", name="Resign").click()
    mine.get_by_role("button", name="Resign").click()
    expect_end(mine)
    expect_end(friends)
    mine.locator(".ending .btn.go").click()
    friends.locator(".ending button.go").click()
    for page in (mine, friends):
        expect(page).not_to_have_url(table)
        wait_for_table(page)
    assert mine.url == friends.url


def test_an_open_table_is_found_in_the_lobby_and_one_who_left_is_replaced_by_the_computer(
    visit: Visit, house: House
) -> None:
    mine, others = visit(), visit()
    set_table(mine, house, against="anyone", side="sauron")
    others.goto(house.address)
    others.get_by_role("link", name="Join").first.click()
    others.get_by_role("button", name="Sit down").click()
    wait_for_table(mine)
    wait_for_table(others)
    others.locator("#tab-menu").click()
    others.get_by_role("button", name="Leave the table").click()
    mine.locator("#tab-menu").click()
    mine.get_by_role("button", name="Let the computer play").click()
    expect(mine.locator(".seats")).to_contain_text("Computer, medium")


def test_hints_tell_what_the_computer_would_do(visit: Visit, house: House) -> None:
    page = visit()
    set_table(page, house)
    my_turn(page)
    page.keyboard.press("h")
    expect(page.locator(".hints li").first).to_contain_text("%")
    expect(page.locator(".hinted").first).to_be_visible()
