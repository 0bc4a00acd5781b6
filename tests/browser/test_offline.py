"""Without a connection: the page shows what it had, nothing can be said, and it goes on by itself; of others it keeps nothing."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import (
    PHONE_AND_DESK,
    House,
    expect_no_sideways_scrolling,
    my_turn,
    resize,
    set_table,
    violations,
    wait_for_table,
)
from .test_people import sign_up

KEPT = """async (path) => {
  const store = await caches.open("westmarch-kept-1");
  return (await store.keys()).some((one) => new URL(one.url).pathname.startsWith(path));
}"""


def open_table(page: Page, house: House) -> str:
    """Sit down, and wait until the page has all that it needs to be shown again: the second visit passes its helper as a whole."""
    address = set_table(page, house)
    my_turn(page)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    my_turn(page)
    page.goto(house.address)
    page.locator(".mine article").wait_for()
    page.wait_for_function(KEPT, arg="/kept/tables")
    page.goto(address)
    my_turn(page)
    page.wait_for_function(KEPT, arg="/kept/table/")
    return address


def test_a_table_that_was_open_is_shown_without_a_connection_and_goes_on_by_itself(visit: Visit, house: House) -> None:
    page = visit(quiet=False, worker=True)
    address = open_table(page, house)
    page.context.set_offline(True)
    page.reload()
    wait_for_table(page)
    banner = page.locator(".line.lost")
    expect(banner).to_contain_text(re.compile(r"No connection. This is the table as of \d\d:\d\d"))
    expect(page.locator(".prompt")).to_contain_text("Nothing can be chosen until the connection is back.")
    expect(page.locator(".boardbox [data-state=may]")).to_have_count(0)
    expect(page.locator(".prompt .answer")).to_have_count(0)
    found = []
    for size in PHONE_AND_DESK:
        resize(page, size)
        expect_no_sideways_scrolling(page)
        found += violations(page)
    page.goto(house.address)
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Your tables as of \d\d:\d\d"))
    for size in PHONE_AND_DESK:
        resize(page, size)
        expect_no_sideways_scrolling(page)
        found += violations(page)
    assert found == []
    page.locator(".mine a").click()
    expect(page).to_have_url(address)
    expect(banner).to_be_visible()
    page.context.set_offline(False)
    my_turn(page)
    expect(banner).to_have_count(0)
    page.locator(".disp [data-state=may]").first.click()
    page.locator(".prompt .answer").last.click()
    expect(page.locator("#panel-log li").nth(1)).to_be_visible()


def test_who_signs_out_leaves_nothing_behind(visit: Visit, house: House) -> None:
    page = visit(quiet=False, worker=True)
    sign_up(page, house, "Aredhel")
    address = open_table(page, house)
    page.goto(f"{house.address}/account")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("button", name="Make an account")).to_be_visible()
    page.wait_for_function(f"async () => !(await ({KEPT})('/kept/table'))")
    page.context.set_offline(True)
    page.goto(house.address)
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    expect(page.locator(".mine article")).to_have_count(0)
    page.goto(address)
    expect(page.get_by_role("heading", name="The server cannot be reached just now.")).to_be_visible()
