"""Whole games in a real browser: against the computer, at one screen, by keyboard, with a friend."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import (
    House,
    expect_end,
    expect_no_sideways_scrolling,
    my_turn,
    play_on,
    press_on,
    set_table,
    set_table_in_lobby,
    violations,
    wait_for_table,
)


@pytest.mark.slow
def test_a_whole_game_against_the_computer_can_be_clicked_through(visit: Visit, house: House) -> None:
    page = visit()
    set_table_in_lobby(page, house)
    wait_for_table(page)
    assert play_on(page) > 20
    expect_end(page)


@pytest.mark.slow
def test_a_whole_hot_seat_game_can_be_tapped_through_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, lang="ru", touch=True)
    set_table_in_lobby(page, house, against="screen")
    wait_for_table(page)
    play_on(page, touch=True)
    expect_end(page)


@pytest.mark.slow
def test_a_whole_game_can_be_played_with_the_keyboard_alone(visit: Visit, house: House) -> None:
    page = visit(lang="uk")
    page.goto(house.address)
    choose_by_arrows(page, "form.set input[name=level]", "easy")
    choose_by_arrows(page, "form.set input[name=side]", "fellowship")
    reach(page, "form.set button.sit")
    page.keyboard.press("Enter")
    wait_for_table(page)
    press_on(page)
    expect_end(page)
    reach(page, ".ending a[href$=replay]")
    page.keyboard.press("Enter")
    expect(page.locator("input[type=range]")).to_be_visible()


def reach(page: Page, selector: str) -> None:
    """Tab until something has the focus."""
    page.locator(selector).first.wait_for(state="attached")
    for _ in range(200):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def choose_by_arrows(page: Page, group: str, value: str) -> None:
    """Go to a group of buttons of which one is on, and on until it is the one with a value."""
    reach(page, group)
    for _ in page.locator(group).all():
        if page.locator(f"{group}[value={value}]").is_checked():
            return
        page.keyboard.press("ArrowLeft")
    raise AssertionError(f"the keyboard does not choose {value}")


@pytest.mark.slow
def test_two_people_play_by_a_link_talk_take_back_and_play_again(visit: Visit, house: House) -> None:
    mine, friends, watchers = visit(), visit(lang="ru"), visit(lang="uk")
    table = set_table_in_lobby(mine, house, against="friend", side="sauron")
    friends.goto(mine.locator("input[readonly]").input_value())
    wait_for_table(mine)
    wait_for_table(friends)
    watchers.goto(table)
    wait_for_table(watchers)

    my_turn(mine)
    cards = mine.locator(".disp .card.dc").count()
    expect(friends.locator(".prompt.waiting")).to_be_visible()
    expect(watchers.locator(".prompt .answer")).to_have_count(0)
    mine.locator(".disp [data-state=may]").first.click()
    mine.locator(".prompt .answer").first.click()
    expect(mine.locator(".prompt.waiting")).to_be_visible()
    my_turn(friends)
    expect(watchers.locator("#panel-log li").nth(1)).to_be_visible()

    friends.locator("#tab-chat").click()
    friends.locator(".say input").fill("<b>Удачи</b>")
    friends.locator(".say button").click()
    mine.locator("#tab-chat").click()
    expect(mine.locator("#panel-chat")).to_contain_text("<b>Удачи</b>")

    friends.locator(".disp [data-state=may]").first.click()
    friends.locator(".prompt .answer").first.click()
    my_turn(mine)
    mine.locator(".prompt .undo").click()
    friends.locator(".prompt .btn.go").filter(has_text="Соглас").click()
    my_turn(mine)
    expect(mine.locator(".disp .card.dc")).to_have_count(cards)

    mine.locator("#tab-menu").click()
    mine.get_by_role("button", name="Resign", exact=True).click()
    mine.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()
    expect_end(mine)
    expect_end(friends)
    mine.locator(".ending .btn.go").click()
    friends.locator(".ending button.go").click()
    for page in (mine, friends):
        expect(page).not_to_have_url(table)
        wait_for_table(page)
    assert mine.url == friends.url


def test_who_takes_a_choice_back_is_seen_to_do_so(visit: Visit, house: House) -> None:
    mine, friends = visit(), visit(lang="ru")
    set_table_in_lobby(mine, house, against="friend", side="sauron")
    friends.goto(mine.locator("input[readonly]").input_value())
    for page in (mine, friends):
        wait_for_table(page)
    my_turn(mine)
    mine.locator(".disp [data-state=may]").first.click()
    mine.locator(".prompt .answer").first.click()
    my_turn(friends)
    mine.locator(".prompt .undo").click()
    my_turn(mine)
    expect(friends.locator("#panel-log")).to_contain_text("отменяет последний выбор")
    expect(friends.locator(".prompt.waiting")).to_be_visible()


def test_an_open_table_is_found_in_the_lobby_and_one_who_left_is_replaced_by_the_computer(
    visit: Visit, house: House
) -> None:
    mine, others = visit(), visit()
    table = set_table_in_lobby(mine, house, against="anyone", side="sauron")
    others.goto(house.address)
    others.locator(f"a[href='{urlsplit(table).path}']", has_text="Join").click()
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


@pytest.mark.parametrize(
    ("size", "lang", "begins"), [((1280, 800), "en", "It"), ((390, 844), "ru", "Это"), ((844, 390), "uk", "Це")]
)
def test_a_hint_says_why_in_the_readers_language_and_fits_on_a_phone(
    visit: Visit, house: House, size: tuple[int, int], lang: str, begins: str
) -> None:
    page = visit(width=size[0], height=size[1], lang=lang)
    set_table(page, house)
    my_turn(page)
    page.keyboard.press("h")
    why = page.locator(".hints li .why").first
    expect(why).to_be_visible()
    expect(why).to_have_text(re.compile(rf"^{begins} .+\.$"))
    expect(why).to_be_in_viewport()
    expect_no_sideways_scrolling(page)
    assert violations(page) == []
    page.locator(".hints .lnk").first.click()
    expect(page.locator(".boardbox [data-state=on]")).to_have_count(1)
