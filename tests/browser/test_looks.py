"""What pictures of the tables once showed: signs over each other, texts cut in half or by their panel, a hand out of sight."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from westmarch.core.game import Game

from .conftest import Visit
from .house import (
    House,
    be_drawn,
    expect_no_sideways_scrolling,
    my_turn,
    play_on,
    request_table,
    resize,
    said,
    shows,
    violations,
)
from .led import asked, finish, lead
from .test_lessons import PHONE, PHONE_ON_ITS_SIDE, at_step, begin, next_step, take_step
from .test_table_faults import Message, box_of, expect_inside, rewrite

DESK, LARGE, VAST = (1280, 800), (1920, 1080), (2560, 1440)
TABLES = {"duel": ["me", "me"], "wotr_cards": ["me", "me"], "wotr_board": ["me", "me"], "lcg": ["me"]}
ROOM_OF_A_PLACE = 190  # pixels, with fighters of both sides
STEP_OF_THE_FIRST_CARD = 5  # in the first lesson of the Card Game
STEP_OF_THE_LOSS = 4  # in the worked example
APART = 0.25  # of the size of letters: where words stand closer to each other, they run together in bold
CARDS_IN_A_ROW = 6  # of a discard, beside the map of Duel
A_QUESTION, SOME_QUESTIONS = 88, 40  # pixels that each takes beside the board; how many are looked at
A_QUESTION_UPRIGHT = 154  # pixels, on a phone
TOKENS = 3  # to choose from, at most
TWO_PATHS = 2  # to choose from
SOME_WORDS = 8  # lines of the log after which a table is no longer empty

# The cards of a hand on which two labels share a place.
LABELS_THAT_MEET = """() => {
  const boxes = (card) => [...card.querySelectorAll(".fac, .can, .kind")].filter((one) => one.getClientRects().length).map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const bad = (all) => all.some((one, at) => all.slice(at + 1).some((other) => meet(one, other)));
  return [...document.querySelectorAll(".hnd .unit")].filter((card) => bad(boxes(card))).map((card) => card.dataset.card);
}"""

# The prices on the cards of Duel's display that cover each other.
PRICES_THAT_MEET = """() => {
  const all = [...document.querySelectorAll(".disp .price")].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return all.filter((one, at) => all.slice(at + 1).some((other) => meet(one, other))).length;
}"""

# The texts that are higher or wider than what holds them.
CUT = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.getClientRects().length && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1))
  .map((one) => one.textContent)"""

# Gives the buttons of a lesson the longest words that they have, and says which are cut off.
LONGEST_BUTTONS = """(lang) => {
  const words = { en: ["Explain nothing more", "Understood"], ru: ["Больше не объяснять", "Понятно"], uk: ["Більше не пояснювати", "Зрозуміло"] }[lang];
  const all = [".quiet", ".go"].map((one) => document.querySelector(`.lesson ${one}`));
  all.forEach((one, at) => (one.textContent = words[at]));
  return all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
}"""

# The texts that reach beyond the panel they stand in.
BEYOND = """([selector, panel]) => [...document.querySelectorAll(selector)]
  .filter((one) => one.getClientRects().length && one.getBoundingClientRect().right > one.closest(panel).getBoundingClientRect().right)
  .map((one) => one.textContent)"""

# How far apart words stand in a bold text of an element, as a part of the size of its letters.
BETWEEN_WORDS = """async (tag) => {
  const size = 100;
  const one = document.createElement(tag);
  one.style.cssText = `position: fixed; white-space: pre; font: 700 ${size}px var(--sans)`;
  document.body.append(one);
  await document.fonts.load(`700 ${size}px "Alegreya Sans"`);
  const width = (text) => Object.assign(one, { textContent: text }).getBoundingClientRect().width;
  const between = (width("n n") - width("nn")) / size;
  one.remove();
  return between;
}"""

# The lands of Duel's map whose name is not within the room that they have, around which a lesson glows.
NAMES_BEYOND = """() => {
  const names = [...document.querySelectorAll(".dmap .nm")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(".dmap .region")].filter((land, at) => {
    const [room, name] = [land.getBoundingClientRect(), names[at]];
    return name.top < room.top - 1 || name.bottom > room.bottom + 1;
  }).map((land) => land.dataset.thing);
}"""

# The words of a name that are broken, where all places bear it.
BROKEN_IN = """(name) => [...document.querySelectorAll(".place .name")].filter((one) => one.getClientRects().length).flatMap((one) => {
  one.textContent = name;
  const lines = (word) => {
    const range = document.createRange();
    range.setStart(one.firstChild, name.indexOf(word));
    range.setEnd(one.firstChild, name.indexOf(word) + word.length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  };
  return name.split(" ").filter((word) => lines(word) > 1);
})"""

# Whether one element lies within another.
WITHIN = """([inner, outer]) => {
  const [a, b] = [inner, outer].map((one) => one.getBoundingClientRect());
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}"""

# The cards that are not wholly within a part of the page.
OUTSIDE = """([selector, part]) => {
  const outer = document.querySelector(part).getBoundingClientRect();
  const out = ({ left, right, top, bottom }) => left < outer.left - 1 || right > outer.right + 1 || top < outer.top - 1 || bottom > outer.bottom + 1;
  return [...document.querySelectorAll(selector)].filter((one) => out(one.getBoundingClientRect())).map((one) => one.dataset.card);
}"""


def seen_whole(page: Page, cards: str, part: str) -> None:
    """All of these cards are there and in sight."""
    expect(page.locator(cards).first).to_be_visible()
    assert page.evaluate(OUTSIDE, [cards, part]) == []


@pytest.mark.parametrize("tag", ["strong", "button"])
def test_words_stand_apart(visit: Visit, house: House, tag: str) -> None:
    page = visit()
    page.goto(house.address)
    page.get_by_role("main").wait_for()
    assert page.evaluate(BETWEEN_WORDS, tag) >= APART


def test_the_signs_of_a_card_of_the_card_game_keep_clear_of_each_other(visit: Visit, house: House) -> None:
    page = visit(width=DESK[0], height=DESK[1], one_step=True)
    begin(page, house, "wotr_cards")
    expect(page.locator(".hnd .unit[data-card=elrond]")).to_be_visible()
    assert page.evaluate(LABELS_THAT_MEET) == []


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_on_a_phone_no_price_of_duel_covers_another_and_each_is_told_in_words(
    visit: Visit, house: House, lang: str
) -> None:
    page = visit(width=360, height=640, lang=lang)
    request_table(page, house, "duel", ["me", "me"])
    my_turn(page)
    prices = page.locator(".disp .price")
    for size in ((360, 640), PHONE, PHONE_ON_ITS_SIDE):
        resize(page, size)
        expect(prices.first.locator(".brief")).to_be_visible()
        assert page.evaluate(PRICES_THAT_MEET) == 0, size
    card = page.locator(".disp .card.dc:has(.price)").first
    word = prices.first.locator(".word").inner_text()
    expect(card).to_have_accessible_name(re.compile(rf", {re.escape(word)}\s*$"))


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_way_that_is_left_on_the_quest_of_duel_is_read_whole(visit: Visit, house: House, lang: str) -> None:
    page = visit(lang=lang)
    request_table(page, house, "duel", ["me", "me"])
    my_turn(page)
    for size in (PHONE_ON_ITS_SIDE, PHONE, DESK):
        resize(page, size)
        assert page.evaluate(CUT, ".quest .who span:last-child") == [], size


def test_no_question_of_duel_moves_the_board_on_a_laptop(visit: Visit, house: House) -> None:
    page = visit(width=DESK[0], height=DESK[1], lang="ru", one_step=True)
    request_table(page, house, "duel", ["me", "easy"])
    heights: list[float] = []

    def look() -> bool:
        heights.append(box_of(page.locator(".prompt"))["height"])
        return len(heights) == SOME_QUESTIONS

    play_on(page, look)
    assert set(heights) == {A_QUESTION}


def test_on_an_upright_phone_no_question_of_duel_moves_the_board(visit: Visit, house: House) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True)
    request_table(page, house, "duel", ["me", "easy"])
    heights: list[float] = []

    def look() -> bool:
        heights.append(box_of(page.locator(".prompt"))["height"])
        return len(heights) == SOME_QUESTIONS

    play_on(page, look, touch=True)
    assert set(heights) == {A_QUESTION_UPRIGHT}


def test_on_a_phone_what_happened_last_is_read_whole_at_a_tap(visit: Visit, house: House) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True, lang="ru", tempo="step")
    request_table(page, house, "wotr_cards", ["me", "easy", "easy", "easy"], scenario="trilogy")
    cut = """(() => {
      const line = document.querySelector(".prompt .last > span:not(.seal)");
      return line && line.scrollHeight > line.clientHeight + 1;
    })()"""
    play_on(page, cut, touch=True)
    line = page.locator(".prompt .last")
    line.locator(".seal").tap()
    assert page.evaluate(CUT, ".prompt .last > span:not(.seal)") == []
    expect_inside(page, line)
    line.locator(".seal").tap()
    assert page.evaluate(CUT, ".prompt .last > span:not(.seal)") != []


def test_what_is_left_of_the_display_of_duel_is_told_in_words_that_stand_apart(visit: Visit, house: House) -> None:
    page = visit()
    request_table(page, house, "duel", ["me", "me"])
    my_turn(page)
    expect(page.locator(".chp .left")).to_have_text("20 cards left · Discard 0")


@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids=["phone", "small phone"])
def test_on_an_upright_phone_the_lands_of_duel_are_large_enough_to_be_hit_and_read(
    visit: Visit, house: House, size: tuple[int, int]
) -> None:
    page = visit(width=size[0], height=size[1], touch=True)
    request_table(page, house, "duel", ["me", "me"])
    my_turn(page)
    page.locator(".tabbar button").nth(1).click()
    expect(page.locator(".mapp")).to_be_visible()
    be_drawn(page)
    assert box_of(page.locator(".mapp"))["height"] >= size[0] / 2
    assert page.evaluate(NAMES_BEYOND) == []


def test_on_a_phone_on_its_side_a_lesson_leaves_the_question_its_room(visit: Visit, house: House) -> None:
    page = visit(width=PHONE_ON_ITS_SIDE[0], height=PHONE_ON_ITS_SIDE[1], touch=True, one_step=True)
    begin(page, house, "duel")
    next_step(page)
    next_step(page)
    page.locator('[data-thing="card:c1-05"]').click()
    for answer in page.locator(".prompt .answer").all():
        expect_inside(page, answer)
    expect_inside(page, page.locator(".prompt strong"))


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_on_a_phone_on_its_side_the_buttons_of_a_lesson_are_read_whole(visit: Visit, house: House, lang: str) -> None:
    page = visit(width=PHONE_ON_ITS_SIDE[0], height=PHONE_ON_ITS_SIDE[1], touch=True, lang=lang)
    begin(page, house, "duel")
    for size in (PHONE_ON_ITS_SIDE, (640, 400)):
        resize(page, size)
        assert page.evaluate(LONGEST_BUTTONS, lang) == [], size
        expect_inside(page, page.locator(".lesson .go"))
        expect_inside(page, page.locator(".lesson .quiet"))


def test_on_a_phone_tokens_to_choose_from_are_seen_whole_without_scrolling(visit: Visit, house: House) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, lang="ru")
    lead(page, house, "duel", ["me", "me"], asked("token", least=TOKENS))
    for size in (PHONE, PHONE_ON_ITS_SIDE):
        resize(page, size)
        for token in page.locator(".tray .token").all():
            expect_inside(page, token)


def test_on_a_phone_on_its_side_both_sides_of_duel_are_in_sight_and_named_whole_beside_their_tokens(
    visit: Visit, house: House
) -> None:
    def rich(message: Message) -> None:
        for side in (message.get("view") or {"sides": {}})["sides"].values():
            side["tokens"] = ["men-3", "elves-1", "dwarves-1", "ents-1"]

    page = visit(width=PHONE_ON_ITS_SIDE[0], height=PHONE_ON_ITS_SIDE[1], touch=True, lang="ru")
    rewrite(page, rich)
    request_table(page, house, "duel", ["me", "easy"])
    my_turn(page)
    areas = page.locator(".duel .area")
    expect(areas.locator(".tokens button").first).to_be_visible()
    for number in range(2):
        expect_inside(page, areas.nth(number).locator(".h"))
    assert page.evaluate(CUT, ".duel .area .h") == []


def test_a_replay_on_a_phone_on_its_side_names_both_sides_of_duel_whole_and_all_they_have(
    visit: Visit, house: House
) -> None:
    page = visit(lang="ru")
    request_table(page, house, "duel", ["me", "easy"])
    my_turn(page)
    page.locator("#tab-menu").click()
    page.locator("#panel-menu button", has_text="Сдаться").click()
    page.locator(".sure .go").click()
    page.locator(".ending a[href$=replay]").click()
    page.locator(".slider").wait_for()
    resize(page, PHONE_ON_ITS_SIDE)
    expect(page.locator(".duel .area .h")).to_have_count(2)
    for name in page.locator(".duel .area .h").all():
        expect_inside(page, name)
    assert page.evaluate(CUT, ".duel .area .h, .duel .area .row") == []
    expect_inside(page, page.locator(".slider .line").first.locator("button").nth(4))


def test_cards_of_a_discard_are_laid_out_below_each_other_where_there_is_room(visit: Visit, house: House) -> None:
    page = visit()
    lead(page, house, "duel", ["me", "me"], asked("from_discard", least=CARDS_IN_A_ROW + 1))
    cards = page.locator(".tray .card")
    assert box_of(cards.nth(CARDS_IN_A_ROW))["y"] > box_of(cards.first)["y"]
    assert page.locator(".tray .things").evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def four_places(_: Game, state: Any) -> bool:
    """So many battlegrounds and paths lie out."""
    view = state.view(0)
    return len(view.battlegrounds) + (view.path is not None) == 4


def test_four_places_side_by_side_break_no_word_of_their_names_on_a_laptop(visit: Visit, house: House) -> None:
    page = visit(width=DESK[0], height=DESK[1], lang="ru")
    lead(page, house, "wotr_cards", ["me", "me", "me", "me"], four_places, scenario="trilogy")
    expect(page.locator(".place")).to_have_count(4)
    assert page.evaluate(BROKEN_IN, "Трактир „Гарцующий пони“") == []


def test_eight_cards_of_the_card_game_are_in_sight_on_a_laptop(visit: Visit, house: House) -> None:
    page = visit(width=DESK[0], height=DESK[1])
    begin(page, house, "wotr_cards")
    expect(page.locator(".hnd .unit")).to_have_count(8)
    seen_whole(page, ".hnd .unit", ".hnd")


def test_on_a_phone_the_card_game_tells_what_is_the_price_and_names_its_sides_whole(visit: Visit, house: House) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True)
    begin(page, house, "wotr_cards")
    assert box_of(page.locator(".wotrcards .field"))["height"] >= ROOM_OF_A_PLACE
    for number in range(1, STEP_OF_THE_FIRST_CARD):
        at_step(page, number)
        next_step(page)
    page.locator("[data-card=high-elves] .card").first.click()
    expect(page.locator("[data-price]")).to_be_visible()
    for size in (PHONE, PHONE_ON_ITS_SIDE):
        resize(page, size)
        label, field = page.locator("label:has([data-price]) > span"), page.locator("[data-price]")
        assert box_of(label)["height"] > 8
        assert page.evaluate(WITHIN, [label.element_handle(), field.element_handle()])
    assert page.evaluate(CUT, ".topbar .player b") == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_first_hand_of_the_card_game_has_the_board_for_itself(visit: Visit, house: House, lang: str) -> None:
    page = visit(lang=lang)
    request_table(page, house, "wotr_cards", ["me", "easy", "easy", "easy"], scenario="trilogy")
    my_turn(page)
    for size in (PHONE, PHONE_ON_ITS_SIDE, DESK, LARGE, VAST):
        resize(page, size)
        expect(page.locator(".hnd .unit")).to_have_count(7)
        seen_whole(page, ".hnd .unit", ".hnd")
        expect_no_sideways_scrolling(page)
        if size[1] >= DESK[1] and size != PHONE:
            expect(page.locator(".hnd .can:visible")).to_have_count(0)
            assert page.evaluate(CUT, ".hnd .does") == [], size


def test_on_a_phone_on_its_side_all_paths_to_choose_from_are_seen_whole(visit: Visit, house: House) -> None:
    page = visit(width=PHONE_ON_ITS_SIDE[0], height=PHONE_ON_ITS_SIDE[1], touch=True, lang="ru")
    lead(page, house, "wotr_cards", ["me", "me"], asked("pick_path", least=TWO_PATHS), scenario="fellowship")
    for path in page.locator(".tray .loc").all():
        expect_inside(page, path)


def test_on_a_low_window_the_sum_of_a_long_game_is_in_sight(visit: Visit, house: House) -> None:
    page = visit(width=PHONE_ON_ITS_SIDE[0], height=PHONE_ON_ITS_SIDE[1], touch=True)
    finish(page, house, "wotr_cards", ["me", "me"], scenario="fellowship")
    expect_inside(page, page.locator(".summary .sum td").last)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_four_names_and_levels_are_read_whole_on_a_laptop(visit: Visit, house: House, lang: str) -> None:
    page = visit(width=DESK[0], height=DESK[1], lang=lang)
    request_table(page, house, "wotr_cards", ["me", "medium", "medium", "medium"], scenario="trilogy")
    expect(page.locator(".wotrcards .seats .by").nth(3)).not_to_be_empty()
    assert page.evaluate(CUT, ".wotrcards .seats .by, .wotrcards .seats .who b, .topbar .player b") == []


def test_on_a_phone_on_its_side_those_who_may_fall_in_a_fight_have_the_room_of_the_hand(
    visit: Visit, house: House
) -> None:
    page = visit(width=PHONE_ON_ITS_SIDE[0], height=PHONE_ON_ITS_SIDE[1], touch=True, one_step=True)
    page.goto(f"{house.address}/help/wotr_cards")
    page.get_by_role("button", name="Open on the board: Who is eliminated").click()
    for number in range(1, STEP_OF_THE_LOSS):
        take_step(page, number)
        next_step(page)
    at_step(page, STEP_OF_THE_LOSS)
    expect(page.locator(".col.open [data-state=may]").first).to_be_visible()
    expect(page.locator(".prompt .q")).to_contain_text("as it has shields here")
    expect(page.locator(".hnd")).to_be_hidden()
    assert page.evaluate(CUT, ".col.open .unit:has([data-state=may]) .ttl") == []


def test_texts_of_the_hand_of_war_of_the_ring_stay_in_their_panel(visit: Visit, house: House) -> None:
    page = visit(width=LARGE[0], height=LARGE[1])
    request_table(page, house, "wotr_board", ["me", "me"])
    my_turn(page)
    expect(page.locator(".hand .does").first).to_be_visible()
    assert page.evaluate(BEYOND, [".hand .does", ".hand"]) == []


def test_a_low_window_shows_a_full_hand_of_war_of_the_ring(visit: Visit, house: House) -> None:
    page = visit(width=DESK[0], height=DESK[1])
    lead(page, house, "wotr_board", ["me", "me"], asked("discard"))
    page.locator(".rail").evaluate("(rail) => (rail.scrollTop = 0)")
    seen_whole(page, ".hand li:nth-child(-n+6) [data-card]", ".rail")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_large_windows_show_what_cards_of_the_hand_do_whole(visit: Visit, house: House, lang: str) -> None:
    page = visit(lang=lang)
    request_table(page, house, "lcg", ["me"])
    my_turn(page)
    for size in (LARGE, VAST):
        resize(page, size)
        assert page.evaluate(CUT, ".hand .does") == [], size


def test_no_line_on_a_card_of_the_hand_is_cut_in_half(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    begin(page, house, "lcg")
    for size in (DESK, (1280, 720), (1440, 900)):
        resize(page, size)
        expect(page.locator(".hand .face").first).to_be_visible()
        assert page.evaluate(CUT, ".hand .face .txt") == [], size


def test_a_phone_shows_the_hand_while_it_may_be_exchanged_and_then_the_table(visit: Visit, house: House) -> None:
    page = visit(width=PHONE_ON_ITS_SIDE[0], height=PHONE_ON_ITS_SIDE[1], touch=True, one_step=True)
    request_table(page, house, "lcg", ["me"])
    my_turn(page)
    expect(page.locator(".page .face").first).to_be_visible()
    page.locator(".prompt .answer", has_text="Keep this hand").click()
    expect(page.locator(".page .face")).to_have_count(0)
    play_on(page, shows(".bal.fight"), touch=True)
    expect(page.locator(".hand .foot")).to_be_hidden()
    resize(page, PHONE)
    expect(page.locator(".hand .foot")).to_be_visible()


@pytest.mark.parametrize("game", TABLES)
def test_neither_a_phone_on_its_side_nor_a_vast_window_has_a_wcag_violation(
    visit: Visit, house: House, game: str
) -> None:
    page = visit()
    request_table(page, house, game, TABLES[game], **({"scenario": "fellowship"} if game == "wotr_cards" else {}))
    my_turn(page)
    play_on(page, said(SOME_WORDS))
    found = []
    for size in (PHONE_ON_ITS_SIDE, VAST):
        resize(page, size)
        found += [f"{size}: {one}" for one in violations(page)]
    assert found == []
