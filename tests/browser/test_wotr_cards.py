"""The table of War of the Ring: The Card Game: whole games by click, tap and key, and what its parts show."""

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as NotThere

from .conftest import Visit
from .house import House, be_still, expect_end, expect_no_sideways_scrolling, my_turn, over, play_on
from .test_games import press_on
from .test_pages import violations

KEYS = 4000  # presses; no game needs so many
SIZES = [(360, 640), (390, 844), (768, 1024), (1000, 760), (1280, 800), (2560, 1440)]
FIRST_HAND = 7
MOMENT = 2_000  # milliseconds that a page of a replay takes at most, as a rule
LAYING = "!!document.querySelector('.slot b') && !!document.querySelector('.prompt .answer:not([disabled])')"


def sit_down(page: Page, house: House, scenario: str, *, against: str = "computer") -> None:
    """Set a table in the lobby and wait for the board."""
    page.goto(house.address)
    form = page.locator("form.set")
    form.locator("input[value=wotr_cards]").check()
    form.locator("select").first.select_option(scenario)
    form.locator(f"input[value={against}]").check()
    if against == "computer":
        form.locator("input[value=easy]").check()
    form.locator("button.sit").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    page.locator(".wotrcards").wait_for()


def turn_pages_until(page: Page, selector: str) -> None:
    """Go through a replay until something is there: at which word depends on the game."""
    pages = page.locator("input[type=range]")
    for said in range(0, int(pages.get_attribute("max") or "0"), 5):
        pages.fill(str(said))
        with contextlib.suppress(NotThere):
            page.locator(selector).first.wait_for(timeout=MOMENT)
            return
    raise AssertionError(f"nowhere in the replay is {selector}")


def until_a_place_is_active(page: Page) -> None:
    """Play until the first round has begun."""
    play_on(page, lambda: page.locator("[data-place]").count() > 0)
    my_turn(page)


@pytest.mark.slow
def test_a_whole_game_against_the_computer_can_be_clicked_through(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, "fellowship")
    assert play_on(page) > 30
    expect_end(page)
    shadow_won = "Shadow" in page.locator(".ending .q span").first.inner_text()
    for_shadow = page.locator(".seat", has_text="You").first.get_attribute("data-seat") == "balrog"
    expect(page.locator(".ending strong")).to_have_text(
        "You have won." if shadow_won == for_shadow else "You have lost."
    )
    page.locator(".ending a[href$=replay]").click()
    expect(page.locator(".wotrcards")).to_be_visible()
    turn_pages_until(page, "[data-place]")


@pytest.mark.slow
def test_a_whole_game_of_all_seats_can_be_tapped_through_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, lang="uk", touch=True)
    sit_down(page, house, "fellowship", against="screen")
    assert play_on(page, touch=True) > 60
    expect_end(page)


@pytest.mark.slow
def test_a_whole_game_can_be_played_with_the_keyboard_alone(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    sit_down(page, house, "fellowship")
    for _ in range(KEYS):
        if over(page):
            break
        press_on(page)
    expect_end(page)


def test_the_cards_of_a_first_hand_can_be_cycled_in_any_order(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, "fellowship")
    my_turn(page)
    hand = page.locator(".hnd [data-state]")
    expect(hand).to_have_count(FIRST_HAND)
    hand.last.click()
    expect(page.locator(".prompt .answer")).to_have_count(0)
    hand.first.click()
    page.locator(".prompt .answer").click()
    expect(page.locator("[data-place]").first).to_be_visible()
    expect(page.locator(".prompt.refused")).to_have_count(0)


def test_a_place_tells_the_balance_and_a_slot_what_the_card_would_add(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, "trilogy", against="screen")
    play_on(page, lambda: bool(page.evaluate(LAYING)))
    gain = int(page.locator(".slot b").first.inner_text())
    location = page.locator("[data-place]:has(.slot b)").first.get_attribute("data-place")
    place = page.locator(f"[data-place={location}]")
    side = "free_peoples" if place.locator(".side.free_peoples .slot").count() else "shadow"
    total = place.locator(f".tal.{side} b")
    before = int(total.inner_text())
    place.locator(".slot").click()
    expect(total).to_have_text(str(before + gain))


def test_a_card_explains_itself_when_pointed_at(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    sit_down(page, house, "trilogy")
    my_turn(page)
    card = page.locator(".hnd .card").nth(2)
    card.hover()
    expect(page.locator("#inspector h2")).to_have_text(card.locator(".ttl").inner_text())
    expect(page.locator("#inspector li").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_table_has_no_wcag_violation(visit: Visit, house: House, theme: str, width: int) -> None:
    page = visit(width=width, height=844, theme=theme)
    sit_down(page, house, "trilogy", against="screen")
    assert violations(page) == []
    until_a_place_is_active(page)
    clicks = iter(range(60))
    play_on(page, lambda: next(clicks, None) is None)
    be_still(page)
    assert violations(page) == []
    if width == 390:
        page.locator(".tabbar button").nth(1).click()
        assert violations(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits_every_window(visit: Visit, house: House, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1], lang="uk")
    sit_down(page, house, "trilogy", against="screen")
    until_a_place_is_active(page)
    expect_no_sideways_scrolling(page)
    expect(page.locator(".prompt")).to_be_in_viewport()
    expect(page.locator(".hnd .card").first).to_be_in_viewport()
    expect(page.locator(".lcard:visible").first).to_be_in_viewport()
