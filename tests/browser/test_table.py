"""What a table does besides the game: come back after a break, keep half a choice, refuse, take back, tell the end again."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.needs import missing

from .conftest import STATIC, Visit
from .house import House, my_turn, set_table, violations, wait_for_table

# Notes that the page said the line is back, which it does for a few seconds only.
NOTE_RETURN = """() => {
  window.wasBack = false;
  new MutationObserver(() => { window.wasBack ||= !!document.querySelector(".line.back") })
    .observe(document, { subtree: true, childList: true, attributes: true });
}"""


@pytest.fixture(scope="module")
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that a test may close, and opens again."""
    if not STATIC.is_file():
        missing("the browser client has not been built (make client)")
    opened = House(tmp_path_factory.mktemp("own_house"))
    opened.open()
    yield opened
    opened.close()


def test_after_a_crash_of_the_server_the_table_goes_on_with_nothing_lost(visit: Visit, own_house: House) -> None:
    page = visit(quiet=False)
    set_table(page, own_house, against="screen")
    wait_for_table(page)
    page.locator(".disp [data-state=may]").first.click()
    page.locator(".prompt .answer").last.click()
    expect(page.locator("#panel-log li").nth(1)).to_be_visible()
    log = page.locator("#panel-log").inner_text()
    page.locator(".disp [data-state=may]").first.click()
    own_house.crash()
    expect(page.locator(".line.lost")).to_be_visible()
    expect(page.locator(".boardbox [data-state=on]")).to_have_count(1)
    page.evaluate(NOTE_RETURN)
    own_house.open()
    page.wait_for_function("() => window.wasBack")
    expect(page.locator(".line.lost")).to_have_count(0)
    expect(page.locator(".boardbox [data-state=on]")).to_have_count(1)
    assert page.locator("#panel-log").inner_text() == log
    page.locator(".prompt .answer").last.click()
    expect(page.locator(".boardbox [data-state=on]")).to_have_count(0)


def test_words_said_while_the_line_is_lost_arrive_once_it_is_back(visit: Visit, own_house: House) -> None:
    page = visit(quiet=False)
    set_table(page, own_house, against="screen")
    wait_for_table(page)
    page.locator(".disp [data-state=may]").first.click()
    own_house.crash()
    expect(page.locator(".line.lost")).to_be_visible()
    page.locator(".prompt .answer").last.click()
    own_house.open()
    expect(page.locator("#panel-log li").nth(1)).to_be_visible()


def test_choosing_takes_two_steps_unless_one_is_wanted(visit: Visit, house: House) -> None:
    page = visit()
    set_table(page, house, against="screen")
    wait_for_table(page)
    first, second = page.locator(".disp [data-state=may]").nth(0), page.locator(".disp [data-state=may]").nth(1)
    other = second.get_attribute("data-thing")
    first.click()
    expect(page.locator(".prompt .answer").first).to_be_focused()
    page.locator(f"[data-thing='{other}']").click()
    expect(page.locator(".boardbox [data-state=on]")).to_have_attribute("data-thing", str(other))
    page.keyboard.press("Escape")
    expect(page.locator(".boardbox [data-state=on]")).to_have_count(0)
    expect(page.locator("#panel-log li")).to_have_count(1)


def test_what_can_be_taken_back_is_taken_back(visit: Visit, house: House) -> None:
    page = visit()
    set_table(page, house, against="screen", side="sauron")
    wait_for_table(page)
    cards = page.locator(".disp .card").count()
    page.locator(".disp [data-state=may]").first.click()
    page.locator(".prompt .answer").last.click()
    expect(page.locator(".disp .card.dc")).to_have_count(cards - 1)
    page.keyboard.press("u")
    expect(page.locator(".disp .card.dc")).to_have_count(cards)


def test_a_finished_game_is_replayed_word_by_word_and_analysed(visit: Visit, house: House) -> None:
    page = visit()
    set_table(page, house, against="screen")
    wait_for_table(page)
    for _ in range(3):
        page.locator(".disp [data-state=may]").first.click()
        page.locator(".prompt .answer").last.click()
        expect(page.locator(".boardbox [data-state=on]")).to_have_count(0)
    page.locator("#tab-menu").click()
    page.get_by_role("button", name="Resign: Sauron").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("link", name="Replay").click()
    slider = page.locator("input[type=range]")
    expect(slider).to_have_value("3")
    expect(page.locator(".disp .dc:not(.ghost)")).to_have_count(17)
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator(".disp .dc:not(.ghost)")).to_have_count(20)
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator(".disp .dc:not(.ghost)")).to_have_count(19)
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator("figure svg path.line")).to_be_visible()
    expect(page.locator(".costly h2")).to_be_visible()
    better = page.locator(".costly .better, .costly .muted")
    expect(better.first).to_have_text(re.compile(r"Better: .+ \(\+\d+ %\)|no better"))


def test_one_plays_on_from_any_moment_of_a_finished_game(visit: Visit, house: House) -> None:
    page = visit()
    url = set_table(page, house)
    my_turn(page)
    page.locator(".disp [data-state=may]").first.click()
    page.locator(".prompt .answer").last.click()
    my_turn(page)
    page.locator("#tab-menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign", exact=True).last.click()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your side").select_option(label="Sauron")
    page.get_by_label("Strength").select_option("easy")
    assert violations(page) == []
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(lambda now: "/replay" not in now and url not in now)
    my_turn(page)
    expect(page.locator("#panel-log")).to_contain_text("goes on from a moment")


def test_a_report_shows_the_command_that_reproduces_it(visit: Visit, house: House) -> None:
    page = visit()
    set_table(page, house)
    my_turn(page)
    page.locator("#tab-menu").click()
    page.locator("textarea").fill("The Ents did not come.")
    page.get_by_role("button", name="Send a report").click()
    expect(page.locator("code")).to_contain_text("westmarch report")


def test_things_move_when_something_happens_and_stand_still_when_asked(visit: Visit, house: House) -> None:
    page = visit(motion="calm")
    set_table(page, house, against="screen")
    wait_for_table(page)
    page.locator(".disp [data-state=may]").first.click()
    page.evaluate(
        "window.flown = 0; new MutationObserver(() => { if (document.querySelector('.flying')) window.flown += 1 })"
        ".observe(document.querySelector('.boardbox'), { childList: true })"
    )
    page.locator(".prompt .answer").last.click()
    page.wait_for_function("() => window.flown > 0")
    expect(page.locator(".flying")).to_have_count(0)
