"""What once went wrong around a table: low windows, clocks on a phone, keys while writing, lost lines, long names, flying cards."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .conftest import Visit
from .house import House, be_drawn, my_turn, play_on, request_table

Message = dict[str, Any]
LOW = [(844, 390), (640, 400)]
TO_BE_HIT = 44  # pixels that a finger needs
LONG_NAME = "W" * 32
CARDS_OF_A_CHAPTER = 20
COVERED = """(one) => {
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.contains(there);
}"""


def sit_down(page: Page, house: House, game: str, **options: str) -> None:
    """Take both seats of a new table."""
    request_table(page, house, game, ["me", "me"], **options)
    my_turn(page)


def box_of(one: Locator) -> dict[str, float]:
    """Where something is shown."""
    box = one.bounding_box()
    assert box is not None, f"{one} is not shown"
    return dict(box)


def expect_inside(page: Page, one: Locator) -> None:
    """Something is shown within the window, and nothing covers it."""
    box, size = box_of(one), page.viewport_size
    assert size is not None
    assert 0 <= box["x"] <= size["width"] - box["width"], box
    assert 0 <= box["y"] <= size["height"] - box["height"], box
    assert not one.evaluate(COVERED), f"{one} is covered"


def rewrite(page: Page, change: Callable[[Message], bool | None]) -> list[WebSocketRoute]:
    """Change what the server says before the page hears it, or keep it back where the change says so; the lines that were opened."""
    lines: list[WebSocketRoute] = []

    def opened(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            if not change(message):
                line.send(json.dumps(message))

        server.on_message(told)

    page.route_web_socket("**/live?**", opened)
    return lines


@pytest.mark.parametrize(("width", "height"), LOW)
def test_a_phone_on_its_side_shows_cards_and_map_of_duel_in_a_size_that_can_be_hit(
    visit: Visit, house: House, width: int, height: int
) -> None:
    page = visit(width=width, height=height)
    sit_down(page, house, "duel")
    cards = page.locator(".disp .card")
    assert box_of(cards.first)["width"] >= TO_BE_HIT
    page.locator(".disp [data-state=may]").first.click()
    expect_inside(page, page.locator(".prompt strong"))
    expect_inside(page, page.locator(".prompt .answer").first)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Map").click()
    assert box_of(page.locator("[data-thing='region:mordor'] .hit"))["width"] > TO_BE_HIT / 2
    assert box_of(page.locator(".mapp"))["height"] > height / 2


# The cards that can be chosen in the open part of the board which cannot be brought wholly into sight, or whose letters are cut off.
HIDDEN_OR_CUT = """() => {
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const hidden = (card) => {
    card.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = card.getBoundingClientRect();
    const covered = (x, y) => !card.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y));
    return !within(box, card.closest(".boardbox").getBoundingClientRect()) || [0.25, 0.5, 0.75].some((at) => covered(at, at) || covered(at, 1 - at));
  };
  const cut = (card, letters) => {
    const range = document.createRange();
    range.selectNodeContents(letters);
    const box = range.getBoundingClientRect();
    const clips = (one) => getComputedStyle(one).overflow !== "visible" && !within(box, one.getBoundingClientRect());
    for (let one = letters.parentElement; one !== card.parentElement; one = one.parentElement) if (clips(one)) return true;
    return box.left < 0 || box.right > innerWidth;
  };
  const onlyHeard = (one) => getComputedStyle(one).clipPath !== "none";
  const texts = (card) => {
    const found = [];
    const walk = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (walk.currentNode.data.trim() && !onlyHeard(walk.currentNode.parentElement)) found.push(walk.currentNode);
    return found;
  };
  return [...document.querySelectorAll(".boardbox .card[data-state=may]")].filter((card) => card.getClientRects().length).flatMap((card) => [
    ...(hidden(card) ? [`${card.dataset.thing} is hidden`] : []),
    ...texts(card).filter((letters) => cut(card, letters)).map((letters) => `${card.dataset.thing}: "${letters.data}" is cut off`),
  ]);
}"""


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_on_an_upright_phone_every_card_of_duel_that_can_be_chosen_is_seen_whole(
    visit: Visit, house: House, lang: str
) -> None:
    page = visit(width=390, height=844, touch=True, lang=lang)
    sit_down(page, house, "duel")
    met: set[str] = set()
    wrong: set[str] = set()

    def look() -> bool:
        be_drawn(page)
        met.update(
            page.locator(".card[data-state=may]").evaluate_all("(cards) => cards.map((card) => card.dataset.thing)")
        )
        wrong.update(page.evaluate(HIDDEN_OR_CUT))
        return False

    play_on(page, look, touch=True)
    assert {thing.split(":")[0] for thing in met} >= {"card", "tile"}
    assert len(met) > CARDS_OF_A_CHAPTER
    assert not wrong, sorted(wrong)


@pytest.mark.parametrize(("width", "height"), [*LOW, (360, 640)])
def test_a_small_window_shows_the_place_the_hand_and_the_question_of_the_card_game(
    visit: Visit, house: House, width: int, height: int
) -> None:
    page = visit(width=width, height=height)
    sit_down(page, house, "wotr_cards", scenario="fellowship")
    play_on(page, lambda: page.locator(".col.open .unit").count() > 0)
    my_turn(page)
    expect_inside(page, page.locator(".prompt strong"))
    expect_inside(page, page.locator(".col.open .lcard"))
    fighter, place = box_of(page.locator(".col.open .unit").first), box_of(page.locator(".col.open .place"))
    assert fighter["height"] >= 40
    assert fighter["y"] >= place["y"] - 1
    assert fighter["y"] + fighter["height"] <= place["y"] + place["height"] + 1


def test_clocks_leave_the_menu_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844)
    rewrite(page, lambda message: any(seat.update(clock_ms=1_500_000) for seat in message.get("seats", [])))
    sit_down(page, house, "duel")
    expect(page.get_by_role("timer").first).to_be_visible()
    expect_inside(page, page.get_by_role("button", name="Table and settings"))


def test_the_key_of_the_chat_leads_into_its_field_and_letters_are_written(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, "duel")
    page.keyboard.press("c")
    field = page.get_by_role("textbox", name="Say something kind")
    expect(field).to_be_focused()
    page.keyboard.type("Hullo")
    expect(field).to_have_value("Hullo")
    expect(page.locator(".hints")).to_have_count(0)


def test_a_phone_counts_what_was_said_after_the_chat_was_closed(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844)
    lines = rewrite(page, lambda _: None)
    sit_down(page, house, "duel")
    tabs = page.get_by_role("navigation", name="Parts of the table")
    tabs.get_by_role("button", name="Chat").click()
    tabs.get_by_role("button", name="Cards").click()
    line = {"at": 0, "name": "Ann", "seat": None, "text": "Well met"}
    lines[-1].send(json.dumps({"type": "chat", "line": line}))
    expect(tabs.get_by_role("button", name="Chat 1")).to_be_visible()


def test_a_lost_line_is_told_at_once_and_a_choice_made_meanwhile_is_kept(visit: Visit, house: House) -> None:
    page = visit(quiet=False)
    sit_down(page, house, "duel")
    page.locator(".disp [data-state=may]").first.click()
    page.context.set_offline(True)
    expect(page.locator(".line.lost")).to_be_visible()
    page.locator(".prompt .answer").last.click()
    expect(page.locator(".prompt")).to_contain_text("Kept. It is sent as soon as the line is back.")
    page.context.set_offline(False)
    expect(page.locator(".line.lost")).to_have_count(0)
    expect(page.locator("#panel-log li").nth(1)).to_be_visible()


def test_skills_either_or_leave_the_chains_of_duel_in_their_panel(visit: Visit, house: House) -> None:
    def rich(message: Message) -> None:
        if not message.get("view"):
            return
        for side in message["view"]["sides"].values():
            side["choices"] = [["ruse", "strength", "courage"], ["ruse", "strength"], ["leadership", "knowledge"]]
            side["peoples"] = dict.fromkeys(["elves", "hobbits", "men", "dwarves", "ents", "wizards"], 1)

    page = visit()
    rewrite(page, rich)
    sit_down(page, house, "duel")
    for row in page.locator(".area .row").all():
        assert row.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def test_the_focus_goes_to_the_list_and_comes_back(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, "duel")
    for key, name in [("v", "Position as a list"), ("?", "Keys")]:
        page.keyboard.press(key)
        expect(page.get_by_role("region", name=name)).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(".boardbox [data-thing]:focus")).to_have_count(1)


def test_a_long_name_does_not_widen_the_question(visit: Visit, house: House) -> None:
    def elsewhere(message: Message) -> None:
        for seat in message.get("seats", []):
            seat.update(kind="person", name=LONG_NAME, online=True)
        if message.get("prompt"):
            message["prompt"]["options"] = None
            message["you"]["seats"] = []

    page = visit(width=390, height=844)
    rewrite(page, elsewhere)
    request_table(page, house, "duel", ["me", "me"])
    expect(page.locator(".prompt.waiting")).to_contain_text(LONG_NAME)
    assert page.locator(".prompt").evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def test_one_who_is_away_is_not_said_to_be_choosing(visit: Visit, house: House) -> None:
    def away(message: Message) -> None:
        for seat in message.get("seats", [])[1:]:
            seat.update(kind="person", name="Ann", online=False, replaceable=False)
        if message.get("prompt"):
            message["prompt"].update(seat=1, options=None)
            message["you"]["seats"] = [0]

    page = visit()
    rewrite(page, away)
    request_table(page, house, "duel", ["me", "me"])
    expect(page.locator(".prompt.waiting")).to_contain_text("Ann is away")
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("button", name="Let the computer play")).to_have_count(0)


def test_a_card_in_flight_looks_as_it_lay(visit: Visit, house: House) -> None:
    page = visit(motion="calm")
    sit_down(page, house, "duel")
    card = page.locator(".disp [data-state=may]").first
    card.click()
    page.evaluate("""() => {
      const width = (card) => card.querySelector(".strip")?.getBoundingClientRect().width ?? 0;
      window.lay = width(document.querySelector(".disp [data-state=on]"));
      new MutationObserver(() => {
        const flying = document.querySelector(".flying > .card");
        if (flying) window.flown ??= getComputedStyle(flying.querySelector(".strip")).width;
      }).observe(document.querySelector(".boardbox"), { childList: true });
    }""")
    page.locator(".prompt .answer").last.click()
    page.wait_for_function("() => window.flown")
    assert page.evaluate("Math.abs(parseFloat(window.flown) - window.lay)") < 1


def test_a_hint_that_comes_after_the_choice_does_not_head_the_next_question(visit: Visit, house: House) -> None:
    late: list[Message] = []

    def keep_back(message: Message) -> bool:
        if message["type"] == "hint":
            late.append(message)
        return message["type"] == "hint"

    page = visit(one_step=True)
    lines = rewrite(page, keep_back)
    sit_down(page, house, "duel")
    button = page.get_by_role("button", name="Hint")
    button.click()
    while not late:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(button).to_have_attribute("aria-busy", "true")
    page.locator(".disp [data-state=may]").first.click()
    page.locator(".prompt .answer").last.click()
    expect(page.locator("#panel-log li").nth(1)).to_be_visible()
    lines[-1].send(json.dumps(late[0]))
    expect(button).to_have_attribute("aria-busy", "false")
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".prompt .q")).not_to_contain_text("The computer would")


def test_an_open_hint_leaves_it_to_be_read_how_many_are_chosen(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, "wotr_cards", scenario="fellowship")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hints")).to_be_visible()
    page.locator(".hnd [data-state=may]").first.click()
    expect(page.locator(".prompt .q")).to_contain_text("Chosen: 1.")


def test_on_a_phone_an_open_hint_leaves_the_menu_to_be_read(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844)
    sit_down(page, house, "duel")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hints")).to_be_visible()
    page.get_by_role("button", name="Table and settings").click()
    expect(page.locator("#panel-menu")).to_be_visible()
    expect(page.locator(".hints")).to_have_count(0)


def test_a_part_of_the_board_that_one_has_left_is_marked_while_something_can_be_chosen_there(
    visit: Visit, house: House
) -> None:
    page = visit(width=390, height=844, touch=True, one_step=True)
    sit_down(page, house, "duel")
    tabs = page.get_by_role("navigation", name="Parts of the table")
    expect(tabs.locator(".dot")).to_have_count(0)
    tabs.get_by_role("button", name="Map").click()
    expect(tabs.locator("button", has_text="Cards").locator(".dot")).to_be_visible()


def test_a_phone_tells_in_two_lines_what_happened_last(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, touch=True, one_step=True)
    sit_down(page, house, "duel")
    page.locator(".disp [data-state=may]").first.tap()
    page.locator(".prompt .answer", has_text="Discard").tap()
    expect(page.locator(".prompt .last")).to_be_visible()
    expect(page.locator(".prompt .last")).to_contain_text("discards")


@pytest.mark.parametrize(("touch", "told"), [(True, "Tap a card"), (False, "Point at a card")])
def test_details_say_how_to_ask_for_them_with_a_finger_or_a_mouse(
    visit: Visit, house: House, touch: bool, told: str
) -> None:
    page = visit(width=390, height=844, touch=touch)
    sit_down(page, house, "duel")
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Details").click()
    expect(page.locator("#inspector")).to_contain_text(told)
