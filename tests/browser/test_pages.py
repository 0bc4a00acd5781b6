"""Every page: in every language, at every width, in both themes, without WCAG violations, quickly and within its policy."""

import pytest
from playwright.sync_api import Page, expect

from westmarch import __version__

from .conftest import Visit
from .house import (
    PHONE_AND_DESK,
    SIZES,
    House,
    expect_end,
    expect_no_sideways_scrolling,
    my_turn,
    play_on,
    resize,
    set_table,
    shows,
    violations,
    wait_for_table,
)
from .led import finish

PAGES = [
    "/",
    "/watch",
    "/learn",
    "/help/duel",
    "/doubtful/wotr_cards",
    "/decks",
    "/ratings",
    "/history",
    "/meet",
    "/account",
    "/settings",
    "/about",
    "/no/such/page",
]
FIRST_LOAD = 150_000  # bytes over the line, with letters


FAINT = """() => {
  const line = document.querySelector("h1").appendChild(document.createElement("span"));
  line.textContent = "Speak, friend";
  line.style.cssText = "color: #777; background: #888";
}"""


def test_letters_that_nobody_can_read_would_be_found_in_either_colours(visit: Visit, house: House) -> None:
    page = visit()
    page.goto(house.address + "/about")
    page.locator("h1").first.wait_for()
    page.evaluate(FAINT)
    light, dark = violations(page)
    assert light.startswith("color-contrast")
    assert dark.startswith("in dark colours color-contrast")


def test_no_page_has_a_wcag_violation(visit: Visit, house: House) -> None:
    page = visit()
    found = []
    for path in PAGES:
        page.goto(house.address + path)
        page.locator("h1").first.wait_for()
        found += [f"{path}: {one}" for one in violations(page)]
    assert found == []


@pytest.mark.parametrize("size", PHONE_AND_DESK)
def test_no_table_has_a_wcag_violation(visit: Visit, house: House, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1])
    set_table(page, house, against="screen")
    wait_for_table(page)
    page.locator(".disp [data-state=may]").first.click()
    expect(page.locator(".boardbox [data-state=on]")).to_have_count(1)
    found = violations(page)
    parts = page.locator("nav.tabbar button, .tabs button").filter(visible=True)
    for part in range(parts.count()):
        parts.nth(part).click()
        found += violations(page)
    page.locator("#main").focus()
    page.keyboard.press("v")
    page.locator("[data-list]").wait_for()
    found += violations(page)
    assert found == []


def test_neither_a_waiting_table_nor_an_end_nor_a_replay_has_a_wcag_violation(visit: Visit, house: House) -> None:
    page = visit()
    set_table(page, house, against="friend")
    page.locator("input[readonly]").wait_for()
    found = violations_at_all_sizes(page)
    finish(page, house, "duel", ["me", "me"])
    expect_end(page)
    found += violations_at_all_sizes(page)
    page.goto(f"{page.url}/replay")
    page.locator("input[type=range]").wait_for()
    found += violations_at_all_sizes(page)
    assert found == []


def violations_at_all_sizes(page: Page) -> list[str]:
    """What axe finds on a phone and at a desk."""
    found = []
    for size in PHONE_AND_DESK:
        resize(page, size)
        found += [f"{size}: {one}" for one in violations(page)]
    return found


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_nothing_is_wider_than_the_window_at_any_width(visit: Visit, house: House, lang: str) -> None:
    page = visit(lang=lang)
    for path in PAGES:
        page.goto(house.address + path)
        page.locator("h1").first.wait_for()
        for size in SIZES:
            resize(page, size)
            expect_no_sideways_scrolling(page)
    set_table(page, house, against="screen")
    wait_for_table(page)
    play_on(page, shows(".trk .here"))
    for size in SIZES:
        resize(page, size)
        expect_no_sideways_scrolling(page)
        tall = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
        assert tall <= 0, f"a table never scrolls as a page, but does at {size}"


def test_the_language_changes_in_place_and_is_kept(visit: Visit, house: House) -> None:
    page = visit()
    set_table(page, house, against="screen")
    wait_for_table(page)
    page.locator(".disp [data-state=may]").first.click()
    page.locator("#tab-menu").click()
    page.get_by_label("Українська").check()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.locator(".prompt strong")).to_contain_text("Що зробити з картою")
    expect(page.locator(".boardbox [data-state=on]")).to_have_count(1)
    page.reload()
    wait_for_table(page)
    expect(page.locator("#tab-log")).to_have_text("Журнал")


def test_the_theme_changes_in_place_and_is_kept(visit: Visit, house: House) -> None:
    page = visit()
    page.goto(house.address)
    page.get_by_role("button", name="Dark colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_page_about_westmarch_says_which_engine_thinks(visit: Visit, house: House) -> None:
    page = visit()
    page.goto(house.address + "/about")
    expect(page.locator("article")).to_contain_text(f"Westmarch {__version__}. Computer players think with the ")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_first_load_is_small(visit: Visit, house: House, lang: str) -> None:
    page = visit(lang=lang, fresh=True)
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    asked: dict[str, str] = {}
    received: dict[str, float] = {}
    line.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))
    line.on("Network.loadingFinished", lambda event: received.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(house.address)
    page.locator("button.sit").wait_for()
    page.wait_for_load_state("networkidle")
    assert any(address.endswith(".woff2") for address in asked.values())
    lists = "/api/tables?"  # as long as others have played before this test
    assert sum(size for request, size in received.items() if lists not in asked[request]) < FIRST_LOAD


def test_a_guest_takes_a_name_and_an_account_brings_the_tables_to_another_device(visit: Visit, house: House) -> None:
    page, other = visit(), visit()
    set_table(page, house)
    my_turn(page)
    page.goto(house.address + "/account")
    page.get_by_label("Your name at the table").fill("Ioreth")
    page.get_by_role("button", name="Take this name").click()
    expect(page.locator(".who")).to_contain_text("Ioreth")
    account = page.locator("section").filter(has_text="Make an account")
    account.get_by_label("Name").fill("Ioreth of Imloth")
    account.get_by_label("Password").fill("athelas-athelas")
    account.get_by_role("button").click()
    expect(page.locator(".done")).to_contain_text("Ioreth of Imloth")
    other.goto(house.address + "/account")
    login = other.locator("section").filter(has_text="Sign in")
    login.get_by_label("Name").fill("Ioreth of Imloth")
    login.get_by_label("Password").fill("athelas-athelas")
    login.get_by_role("button").click()
    expect(other.locator(".done")).to_be_visible()
    other.goto(house.address)
    expect(other.locator(".mine article")).to_have_count(1)


def test_every_prompt_and_card_leads_to_a_rule_that_exists(visit: Visit, house: House) -> None:
    page = visit()
    set_table(page, house, against="screen")
    wait_for_table(page)
    page.locator(".disp [data-state=may]").first.click()
    links = [page.locator(where).get_attribute("href") for where in (".prompt a.rule", ".insp .more a")]
    for link in links:
        page.goto(house.address + str(link))
        expect(page.locator(f"#{str(link).split('#')[1]}")).to_be_in_viewport()
