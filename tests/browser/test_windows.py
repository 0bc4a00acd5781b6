"""Windows and endings of a game that all play together: orders by the keyboard, the score sheet, giving up for everybody."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import House, my_turn, request_table


def sit_down(page: Page, house: House, seats: int) -> None:
    """Take all seats of a new table."""
    request_table(page, house, "lcg", ["me"] * seats)
    my_turn(page)


@pytest.mark.parametrize("width", [390, 1280])
def test_orders_are_given_and_taken_back_by_the_keyboard(visit: Visit, house: House, width: int) -> None:
    page = visit(width=width)
    sit_down(page, house, 1)
    page.keyboard.press("n")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button").first).to_be_focused()
    sheet.get_by_role("button", name="Pass until the round ends").press("Enter")
    expect(sheet).to_be_hidden()
    page.keyboard.press("n")
    expect(sheet).to_contain_text("Passing until the round ends")
    sheet.get_by_role("button", name="Ask me again").press("Enter")
    expect(sheet).not_to_contain_text("Passing until the round ends")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_whoever_gives_up_has_lost_and_sees_the_score_sheet(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, 2)
    page.locator(".prompt .answer", has_text="Keep this hand").click()
    expect(page.locator(".prompt strong")).to_contain_text("Player 2")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_text("Resign the game for everybody?")).to_be_visible()
    page.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()
    ending = page.get_by_role("region", name="The game is over")
    expect(ending).to_contain_text("You have lost.")
    expect(ending.get_by_role("button", name="Next scenario")).to_have_count(0)
    summary = page.get_by_role("region", name="How it ended")
    expect(summary.get_by_role("row", name="Final threat")).to_contain_text("29")
    expect(summary.get_by_role("columnheader")).to_have_count(2)
    summary.get_by_role("button", name="Analyse the game").click()
    expect(summary.locator("figcaption", has_text="as the computer sees it")).to_contain_text("The players: a ")
    summary.get_by_role("button", name="To the board").click()
    expect(summary).to_have_count(0)
    ending.get_by_role("button", name="How it ended").click()
    expect(summary).to_be_visible()
