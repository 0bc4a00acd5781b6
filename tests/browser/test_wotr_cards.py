"""The table of War of the Ring: The Card Game: whole games by click, tap and key, and what its parts show."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .house import (
    PHONE_AND_DESK,
    SIZES,
    House,
    asks,
    expect_end,
    expect_no_sideways_scrolling,
    my_turn,
    play_on,
    press_on,
    request_table,
    resize,
    said,
    shows,
    violations,
)
from .led import asked, lead
from .test_table_faults import Message, box_of, rewrite

FIRST_HAND = 7
ENTRIES = 16  # of the log: enough to have met every kind of question
SEATS = {"fellowship": 2, "trilogy": 4}
LAYING = f"{shows('.slot b')} && {shows('.prompt .answer:not([disabled])')}"
OPEN_PLACE = "[data-place]"
PHONE, LAPTOP = (390, 844), (1280, 800)
A_QUESTION = (300, 88)  # pixels: how wide it is at least, and how high with its answers at most


def sit_down(page: Page, house: House, scenario: str, *, against: str = "computer") -> str:
    """Set a table, sit down at the first seat or at all, and say where once the board is there."""
    others = "easy" if against == "computer" else "me"
    table = request_table(page, house, "wotr_cards", ["me"] + [others] * (SEATS[scenario] - 1), scenario=scenario)
    page.locator(".wotrcards").wait_for()
    return table


def until_a_place_is_active(page: Page) -> None:
    """Play until the first round has begun."""
    play_on(page, shows(OPEN_PLACE))


@pytest.mark.slow
def test_a_whole_game_against_the_computer_can_be_clicked_through_and_replayed(visit: Visit, house: House) -> None:
    page = visit()
    table = sit_down(page, house, "fellowship")
    assert play_on(page) > 30
    expect_end(page)
    page.locator("[data-to-board]").click()
    shadow_won = "Shadow" in page.locator(".ending .q span").first.inner_text()
    for_shadow = page.locator(".seat", has_text="You").first.get_attribute("data-seat") == "balrog"
    expect(page.locator(".ending strong")).to_have_text(
        "You have won." if shadow_won == for_shadow else "You have lost."
    )
    page.locator(".ending a[href$=replay]").click()
    expect(page.locator(".wotrcards")).to_be_visible()
    page.locator("input[type=range]").fill(str(first_open_place(page, table)))
    expect(page.locator(OPEN_PLACE).first).to_be_visible()


def first_open_place(page: Page, table: str) -> int:
    """After how many words of a finished game the first place is open: that depends on the game."""
    last = int(page.locator("input[type=range]").get_attribute("max") or "0")
    for words in range(last):
        view = page.request.get(table.replace("/t/", "/api/tables/") + f"/at/{words}").json()["view"]
        if view["path"] or view["battlegrounds"]:
            return words
    raise AssertionError("no place was ever open")


@pytest.mark.slow
def test_a_game_of_all_seats_can_be_tapped_through_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, lang="uk", touch=True)
    sit_down(page, house, "fellowship", against="screen")
    play_on(page, said(ENTRIES), touch=True)
    expect(page.locator(".prompt.refused")).to_have_count(0)


@pytest.mark.slow
def test_a_game_can_be_played_with_the_keyboard_alone(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    sit_down(page, house, "fellowship")
    press_on(page, said(ENTRIES))
    expect(page.locator(".prompt.refused")).to_have_count(0)


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


def test_on_a_phone_whoever_may_but_pass_looks_at_his_hand(visit: Visit, house: House) -> None:
    laid = False

    def nothing_to_play(message: Message) -> None:
        prompt = message.get("prompt")
        if laid and prompt and prompt["name"] == "turn" and prompt["options"]:
            prompt["options"] = [option for option in prompt["options"] if not option["things"]]

    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True)
    rewrite(page, nothing_to_play)
    sit_down(page, house, "fellowship")
    play_on(page, shows(".res .slot"), touch=True)
    laid = True
    page.locator(".res .slot").click()
    play_on(page, asks("Your action"), touch=True)
    hand, reserve = page.locator(".switch button").first, page.locator(".switch button").last
    expect(hand).to_have_attribute("aria-pressed", "true")
    expect(reserve).to_have_attribute("aria-pressed", "false")


def test_on_a_phone_on_its_side_to_pass_keeps_its_column(visit: Visit, house: House) -> None:
    page = visit(width=844, height=390, touch=True, one_step=True)
    sit_down(page, house, "fellowship")
    passing = page.locator(".prompt").get_by_role("button", name="Pass", exact=True)
    can_pass = """[...document.querySelectorAll(".prompt .answer")].some((one) => one.textContent.includes("Pass"))"""
    play_on(page, f"{asks('Your action')} && !{can_pass}", touch=True)
    expect(passing).to_be_disabled()
    column = box_of(passing)["x"]
    play_on(
        page,
        f"{asks('Your action')} && {can_pass} && document.querySelectorAll('.prompt .answer').length === 3",
        touch=True,
    )
    assert box_of(passing)["x"] == column


def test_a_place_tells_the_balance_and_a_slot_what_the_card_would_add(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, "trilogy", against="screen")
    play_on(page, LAYING)
    gain = int(page.locator(".slot b").first.inner_text())
    location = page.locator("[data-place]:has(.slot b)").first.get_attribute("data-place")
    place = page.locator(f"[data-place={location}]")
    side = "free_peoples" if place.locator(".side.free_peoples .slot").count() else "shadow"
    total = place.locator(f".tal.{side} b")
    before = int(total.inner_text())
    place.locator(".slot").click()
    expect(total).to_have_text(str(before + gain))
    allowed = place.locator(".fac").first.get_attribute("title")
    page.keyboard.press("v")
    expect(page.get_by_role("region", name="Position as a list")).to_contain_text(f"{allowed}.")


def test_long_answers_leave_the_question_its_room(visit: Visit, house: House) -> None:
    page = visit(width=LAPTOP[0], height=LAPTOP[1], lang="uk")
    lead(page, house, "wotr_cards", ["me", "me"], asked("place", least=4), scenario="fellowship")
    assert box_of(page.locator(".prompt .q"))["width"] >= A_QUESTION[0]
    assert box_of(page.locator(".prompt"))["height"] <= A_QUESTION[1]


# Of the cards in hand that do something: whether the text, the sign and the picture can be seen, and whether anything sticks out.
ON_FACES = """() => [...document.querySelectorAll(".hnd .unit:has(.can)")].map((unit) => {
  const seen = (what) => unit.querySelector(what).getClientRects().length > 0;
  const [card, txt, art] = [".card", ".txt", ".art"].map((what) => unit.querySelector(what).getBoundingClientRect());
  return { text: seen(".does"), sign: seen(".can"), fits: txt.bottom <= card.bottom + 1 && (!seen(".does") || art.height >= 24) };
})"""


def expect_on_faces(page: Page, *, text: bool) -> None:
    """The cards in hand that do something tell it, or have a sign of it."""
    faces = page.evaluate(ON_FACES)
    assert len(faces) >= 2, "nothing in this hand does anything"
    assert faces == [{"text": text, "sign": not text, "fits": True}] * len(faces)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_what_a_card_does_stands_on_its_face_where_there_is_room_and_else_a_sign(
    visit: Visit, house: House, lang: str
) -> None:
    """On a laptop there is room until places lie out."""
    page = visit(lang=lang)
    sit_down(page, house, "trilogy")
    my_turn(page)
    for size in (PHONE, LAPTOP, (1920, 1080), (2560, 1440)):
        resize(page, size)
        expect_on_faces(page, text=size != PHONE)
    resize(page, LAPTOP)
    until_a_place_is_active(page)
    expect_on_faces(page, text=False)


def test_a_card_explains_itself_when_pointed_at_and_to_those_who_hear_the_page_once(visit: Visit, house: House) -> None:
    page = visit(width=1920, height=1080, lang="ru")
    sit_down(page, house, "trilogy")
    my_turn(page)
    pointed_at = page.locator(".hnd .card").nth(2)
    pointed_at.hover()
    expect(page.locator("#inspector h2")).to_have_text(pointed_at.locator(".ttl").inner_text())
    expect(page.locator("#inspector li").first).to_be_visible()
    card = page.locator(".hnd .unit:has(.can) .card").first
    text = card.locator(".does").text_content() or "nothing"
    expect(card).to_have_accessible_description(re.compile(re.escape(text) + "$"))
    expect(card).not_to_have_accessible_name(re.compile(re.escape(text)))


def test_the_table_has_no_wcag_violation(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, "trilogy", against="screen")
    until_a_place_is_active(page)
    play_on(page, said(ENTRIES))
    for size in PHONE_AND_DESK:
        resize(page, size)
        assert violations(page) == []
    resize(page, PHONE_AND_DESK[0])
    page.locator(".tabbar button").nth(1).click()
    assert violations(page) == []


def test_the_table_fits_every_window(visit: Visit, house: House) -> None:
    page = visit(lang="uk")
    sit_down(page, house, "trilogy", against="screen")
    until_a_place_is_active(page)
    for size in reversed(SIZES):
        resize(page, size)
        expect_no_sideways_scrolling(page)
        expect(page.locator(".prompt")).to_be_in_viewport()
        expect(page.locator(".hnd .card").first).to_be_in_viewport()
        expect(page.locator(".lcard:visible").first).to_be_in_viewport()
