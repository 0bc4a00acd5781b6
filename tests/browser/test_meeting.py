"""Meeting others in the browser: two strangers find each other by one button, a bot is made and challenged, a tournament is opened."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import (
    PHONE_AND_DESK,
    House,
    expect_no_sideways_scrolling,
    resize,
    violations,
    wait_for_table,
)

PASSWORD = "mellon-mellon"


def seek(page: Page, house: House) -> None:
    """Press the one button of the lobby."""
    page.goto(house.address)
    page.locator(".now button.go").click()


def sign_up(page: Page, house: House, name: str) -> None:
    """Make an account."""
    page.request.get(f"{house.address}/api/me")
    answer = page.request.post(f"{house.address}/api/account", data={"name": name, "password": PASSWORD})
    assert answer.ok, answer.text()


def test_two_strangers_pair_by_one_button_and_play(visit: Visit, house: House) -> None:
    anna, boris = visit(), visit(width=390, height=844)
    seek(anna, house)
    expect(anna.locator(".now [role=status]")).to_be_visible()
    assert violations(anna) == []
    anna.locator(".now button.go").click()  # the computer meanwhile
    wait_for_table(anna)
    seek(boris, house)
    boris.wait_for_url(re.compile(r"/t/[\w-]+"))
    anna.locator(".found button").click()
    anna.wait_for_url(re.compile(re.escape(boris.url.rpartition("/")[2])))
    for page in (anna, boris):
        wait_for_table(page)
        page.locator(".prompt strong").wait_for()
    first, second = (anna, boris) if anna.locator(".prompt.mine").count() else (boris, anna)
    first.locator(".boardbox [data-state=may]").first.click()
    first.locator(".prompt .answer", has_text="Discard").click()
    expect(second.locator(".prompt.mine")).to_be_visible()


def test_a_bot_is_made_and_a_tournament_opened_on_phone_and_desk(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    sign_up(page, house, "Келеборн")
    page.goto(f"{house.address}/account")
    bots = page.locator(".bots")
    bots.locator("input").last.fill("Дуб")
    bots.locator("form").last.locator("button").click()
    bots.locator("summary").click()
    bots.locator("article form button").click()
    expect(bots.locator(".made input")).to_have_value(re.compile(r"^wm_"))
    found = []
    for size in PHONE_AND_DESK:
        resize(page, size)
        expect_no_sideways_scrolling(page)
        found += violations(page)
    page.goto(f"{house.address}/meet")
    form = page.locator("details form")
    page.locator("details summary").click()
    form.locator("input[type=text]").fill("Кубок Ривенделла")
    found += violations(page)
    form.locator("button").click()
    page.wait_for_url(re.compile(r"/tournaments/"))
    page.locator(".acts .go").click()
    expect(page.locator("tbody th")).to_have_text("Келеборн")
    for size in PHONE_AND_DESK:
        resize(page, size)
        expect_no_sideways_scrolling(page)
        found += violations(page)
    assert found == []
