"""People's pages: a rated game from the lobby to the leaderboard, profiles, finished games, notices, and the installed page."""

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import PHONE_AND_DESK, House, expect_no_sideways_scrolling, resize, violations

PASSWORD = "mellon-mellon"


def sign_up(page: Page, house: House, name: str) -> None:
    """Make an account as a visitor does."""
    page.goto(f"{house.address}/account")
    form = page.locator("form", has=page.locator("[autocomplete=new-password]")).first
    form.locator("[autocomplete=username]").fill(name)
    form.locator("[type=password]").fill(PASSWORD)
    form.locator("button").click()
    page.locator(".emblems").wait_for()


def look_over(page: Page) -> list[str]:
    """What is wrong with a page on a phone and on a desk, by light and by night."""
    found = []
    for size in PHONE_AND_DESK:
        resize(page, size)
        expect_no_sideways_scrolling(page)
        found += [f"{page.url} {size}: {one}" for one in violations(page)]
    return found


def test_a_rated_game_is_set_up_and_no_page_about_people_has_a_wcag_violation(visit: Visit, house: House) -> None:
    page = visit()
    sign_up(page, house, "Luthien")
    found = look_over(page)
    page.goto(house.address)
    form = page.locator("form.set")
    form.locator("input[value=computer]").check()
    form.locator("input[value=easy]").check()
    form.locator("summary").click()
    form.get_by_label("The game is rated").check()
    expect(form.get_by_label("Hints are allowed")).to_be_disabled()
    form.locator("button.sit").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    page.locator(".prompt.mine").wait_for()
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/mark-turn.svg")
    page.goto(f"{house.address}/people/Luthien")
    expect(page.get_by_role("heading", name="Luthien")).to_be_visible()
    found += look_over(page)
    for path in ("/ratings", "/history", "/recover"):
        page.goto(house.address + path)
        page.locator("h1").wait_for()
        found += look_over(page)
    assert found == []


def test_who_deletes_his_account_is_a_guest_again(visit: Visit, house: House) -> None:
    page = visit(quiet=False)
    sign_up(page, house, "Finduilas")
    page.get_by_role("button", name="Delete the account").click()
    page.locator("form", has_text="Delete for good").locator("[type=password]").fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("button", name="Make an account")).to_be_visible()
    page.goto(f"{house.address}/people/Finduilas")
    expect(page.get_by_role("alert")).to_contain_text("nobody else of this name")


def test_the_page_can_be_installed_and_opens_without_a_connection(visit: Visit, house: House) -> None:
    page = visit(quiet=False, worker=True)
    page.goto(house.address)
    page.locator("form.set").wait_for()
    page.evaluate("navigator.serviceWorker.ready")
    manifest = page.request.get(house.address + page.locator("link[rel=manifest]").get_attribute("href"))
    icons = manifest.json()["icons"]
    assert {icon["sizes"] for icon in icons} == {"192x192", "512x512"}
    assert all(page.request.get(house.address + icon["src"]).ok for icon in icons)
    page.reload()
    page.locator("form.set").wait_for()
    page.context.set_offline(True)
    page.goto(house.address)
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
