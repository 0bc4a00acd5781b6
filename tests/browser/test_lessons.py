"""First games that are lessons, clicked through as a newcomer does who follows what glows."""

import re

import pytest
from playwright.sync_api import Page, expect

from westmarch.lessons.shelf import lessons

from .conftest import Visit
from .house import House, violations
from .test_table_faults import box_of

GAMES = ["duel", "lcg", "wotr_board", "wotr_cards"]
PHONE, PHONE_ON_ITS_SIDE = (390, 844), (844, 390)


def steps_of(game: str) -> int:
    """How many steps the first lesson of a game has."""
    return len(lessons()[f"{game}/first"].steps)


def begin(page: Page, house: House, game: str) -> None:
    """As a newcomer does: from the lobby to the page of lessons, and there one button."""
    page.goto(house.address)
    page.locator(f'a[href="/learn#learn-{game}"]').click()
    page.locator(f"#learn-{game} button.go").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    expect(page.locator(".lesson .text")).to_be_visible()


def at_step(page: Page, number: int) -> None:
    expect(page.locator(".lesson .eyebrow")).to_have_text(re.compile(rf"\D{number} of "))


# A word on its way shows its button for a moment, pressed and disabled: what glows counts once it can be clicked.
NEXT_GLOW = """(before) => {
    const lesson = document.querySelector(".lesson");
    if (!lesson?.classList.contains("do")) return {done: true};
    const glow = document.querySelector("[data-glow]")?.dataset.glow;
    if (!glow || glow === before) return null;
    const target = glow.startsWith("word:")
        ? `.prompt [data-word="${glow.slice(5)}"]`
        : `.boardbox [data-thing="${glow}"]`;
    const found = [...document.querySelectorAll(target)].find((one) => one.getClientRects().length);
    return found && !found.disabled ? {glow, target} : null;
}"""


# Whether what glows can be clicked where it is, without being looked for. The map moves by itself.
IN_SIGHT = """(target) => {
    const found = [...document.querySelectorAll(target)].find((one) => one.getClientRects().length);
    const { x, y, width, height } = found.getBoundingClientRect();
    return !(found instanceof HTMLElement) || found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


# Opens another part of the page, and says whether the glow has followed by the time that it is drawn.
FOLLOWED = """async ([tab, target]) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    document.querySelector(tab).click();
    await drawn();
    const glow = document.querySelector("[data-glow]")?.getBoundingClientRect();
    const meant = [...document.querySelectorAll(target)].find((one) => one.getClientRects().length)?.getBoundingClientRect();
    if (!glow || !meant) return !glow && !meant;
    const [x, y] = [meant.x + meant.width / 2, meant.y + meant.height / 2];
    return glow.left <= x && x <= glow.right && glow.top <= y && y <= glow.bottom;
}"""


def do_what_glows(page: Page) -> None:
    """Click from glow to glow until the step is done; each is in sight."""
    before = ""
    while True:
        seen = page.wait_for_function(NEXT_GLOW, arg=before).json_value()
        if seen.get("done"):
            return
        page.wait_for_function(IN_SIGHT, arg=seen["target"])
        page.locator(seen["target"]).filter(visible=True).first.click()
        before = seen["glow"]


def next_step(page: Page) -> None:
    page.locator(".lesson .btn.go").click()


def take_step(page: Page, number: int) -> None:
    """Come to a step and do what it asks for, if it asks for something."""
    at_step(page, number)
    if page.locator(".lesson.do").count():
        do_what_glows(page)
        expect(page.locator(".lesson.why")).to_be_visible()


def test_the_glow_follows_at_once_what_it_is_around(visit: Visit, house: House) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True)
    begin(page, house, "duel")
    glow = page.locator("[data-glow]")
    while not glow.count() or (glow.get_attribute("data-glow") or "").startswith("word:"):
        take_step(page, int(page.locator(".lesson .eyebrow").inner_text().split()[1]))
        next_step(page)
    meant = glow.get_attribute("data-glow") or ""
    target = f'.boardbox [{"data-thing" if ":" in meant else "data-guide"}="{meant}"]'
    first, second = (f".tabbar button:nth-of-type({number})" for number in (1, 2))
    for tab in (second, first, second):
        assert page.evaluate(FOLLOWED, [tab, target]), tab


@pytest.mark.parametrize("size", [PHONE, PHONE_ON_ITS_SIDE], ids=["upright", "on its side"])
@pytest.mark.parametrize("game", ["lcg", "wotr_board", "wotr_cards"])
def test_every_lesson_is_clicked_to_its_end_on_a_phone(
    visit: Visit, house: House, game: str, size: tuple[int, int]
) -> None:
    page = visit(width=size[0], height=size[1], touch=True, one_step=True)
    begin(page, house, game)
    for number in range(1, steps_of(game) + 1):
        take_step(page, number)
        next_step(page)
    expect(page.locator(".lesson:not(.first)")).to_have_count(0)


def test_a_lesson_is_clicked_through_and_goes_on_where_it_was(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, one_step=True)
    begin(page, house, "duel")
    steps = steps_of("duel")
    for number in range(1, steps + 1):
        take_step(page, number)
        if number == 4:
            assert violations(page) == []
            page.reload()
            at_step(page, number)
            expect(page.locator(".lesson.why")).to_be_visible()
        expect(page.locator("[data-glow]") if number < steps else page.locator(".lesson")).to_be_visible()
        next_step(page)
    expect(page.locator(".lesson")).to_have_count(0)
    page.reload()
    page.locator(".prompt.mine").wait_for()
    expect(page.locator(".lesson")).to_have_count(0)
    page.goto(house.address + "/learn")
    expect(page.locator("#learn-duel")).to_contain_text("Finished")


def test_another_choice_is_answered_and_changes_nothing(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    begin(page, house, "duel")
    next_step(page)
    next_step(page)
    expect(page.locator(".lesson.do")).to_be_visible()
    page.locator('[data-thing="card:c1-05"]').click()
    page.locator(".prompt .answer", has_text="Discard").click()
    expect(page.locator(".lesson.wrong")).to_contain_text("sell the card for 1 coin")
    page.locator('[data-thing="card:c1-09"]').click()
    page.locator(".prompt .answer", has_text="Play").click()
    expect(page.locator(".lesson.wrong")).to_contain_text("Not bad, but a skill first")
    next_step(page)
    do_what_glows(page)
    expect(page.locator(".lesson.why")).to_be_visible()


def test_another_choice_is_not_left_to_be_confirmed_and_its_answer_goes_with_the_right_one(
    visit: Visit, house: House
) -> None:
    page = visit(one_step=True)
    begin(page, house, "wotr_board")
    next_step(page)
    next_step(page)
    page.locator('[data-thing="face:muster"]').click()
    expect(page.locator(".lesson.wrong")).to_contain_text("You will use that die soon")
    expect(page.locator(".prompt .answer.go")).to_have_count(0)
    expect(page.locator("[data-state=on]")).to_have_count(0)
    page.locator('[data-thing="face:character"]').first.click()
    expect(page.locator(".prompt .answer", has_text="Move the Fellowship")).to_be_visible()
    expect(page.locator(".lesson.do")).to_be_visible()


def test_what_a_lesson_tells_moves_nothing_on_a_desk(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    begin(page, house, "wotr_board")
    high = box_of(page.locator(".lesson"))["height"]
    for number in range(2, 6):
        next_step(page)
        take_step(page, number)
        assert box_of(page.locator(".lesson"))["height"] == high


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_by_keys_alone(visit: Visit, house: House, game: str) -> None:
    page = visit(width=1280, height=800, one_step=True)
    begin(page, house, game)
    expect(page.locator("[data-glow]")).to_be_visible()
    expect(page.locator(".lesson .btn.go")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, 2)
    expect(page.locator("[data-glow]")).to_be_visible()
    assert violations(page) == []
