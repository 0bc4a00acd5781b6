"""What one follows and sees: the computers' moves and fights at one's pace, sounds, the end, what experts look for, replays."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .house import PHONE_AND_DESK, House, asks, my_turn, play_on, request_table, resize, shows, violations
from .test_table_faults import box_of

FIGHTS = 4  # a quest, an attack, a blow, and the next quest

# Notes which sounds are made: a stand-in for the browser's audio that plays nothing.
LISTEN = """
  window.heard = [];
  const param = () => ({ value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = () => ({ connect: (to) => to, gain: param(), frequency: param() });
  window.AudioContext = class {
    currentTime = 0; sampleRate = 8000; destination = node();
    resume() { return Promise.resolve(); }
    createGain() { return node(); }
    createBiquadFilter() { return node(); }
    createOscillator() { return { ...node(), start() {}, stop() {}, set type(shape) { window.heard.push(shape); } }; }
    createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
    createBufferSource() { return { ...node(), start: () => window.heard.push("noise") }; }
  };
"""


def test_step_by_step_a_fight_is_resolved_before_ones_eyes_and_its_horn_is_heard(visit: Visit, house: House) -> None:
    page = visit(tempo="step", one_step=True)
    page.add_init_script(LISTEN)
    request_table(page, house, "wotr_cards", ["me", "easy"], scenario="fellowship")
    my_turn(page)
    play_on(page, shows(".fight"))
    fight = page.locator(".fight")
    place = page.locator(f"[data-place={fight.get_attribute('data-fight')}]")
    for side in ("shadow", "free_peoples"):
        seal = "free" if side == "free_peoples" else "shadow"
        total = place.locator(f".tal.{side} b").inner_text()
        expect(fight.locator(f".side.{seal} .total")).to_have_text(total)
    expect(fight.locator(".result")).not_to_be_empty()
    assert "sawtooth" in page.evaluate("heard")
    for size in PHONE_AND_DESK:
        resize(page, size)
        expect(fight.locator(".answer")).to_be_in_viewport()
        assert violations(page) == []
    told = fight.get_attribute("data-fight")
    page.keyboard.press(".")
    expect(page.locator(f".fight[data-fight={told}]")).to_have_count(0)


def test_a_conflict_of_duel_is_resolved_before_ones_eyes(visit: Visit, house: House) -> None:
    page = visit(tempo="step", one_step=True, lang="ru")
    request_table(page, house, "duel", ["me", "easy"])
    my_turn(page)
    play_on(page, shows(".fight"))
    fight = page.locator(".fight")
    brought = [int(total) for total in fight.locator(".total").all_inner_texts()]
    fallen = fight.locator("li.falls b").all_inner_texts()
    assert fallen == [str(min(brought))] * 2
    expect(fight.locator(".sum")).to_contain_text(str(min(brought)))
    expect(fight.locator(".result")).not_to_be_empty()
    for size in (*PHONE_AND_DESK, (844, 390)):
        resize(page, size)
        expect(fight.locator(".answer")).to_be_in_viewport()
        assert (size, violations(page)) == (size, [])
    page.keyboard.press(".")
    expect(fight).to_have_count(0)


def test_the_move_before_and_the_piles_can_be_looked_at_and_nobody_chooses_there(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    request_table(page, house, "duel", ["me", "easy"])
    my_turn(page)
    expect(page.locator(".tiles .gives")).to_have_count(3)
    play_on(page, clicks=2)
    my_turn(page)
    lines = page.locator("#panel-log li")
    now = lines.count()
    page.keyboard.press(",")
    expect(page.locator("[data-pace=now]")).to_be_visible()
    expect(page.locator(".prompt.mine")).to_have_count(0)
    assert lines.count() < now
    expect(page.locator(".boardbox [data-state=may]")).to_have_count(0)
    page.locator("[data-pace=now]").click()
    my_turn(page)
    expect(lines).to_have_count(now)
    page.locator(".chp .left").click()
    piles = page.locator(".piles")
    piles.locator("[data-pile=unseen] button").first.click()
    expect(page.locator("#inspector h2")).to_have_text(piles.locator("[data-pile=unseen] button").first.inner_text())
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(piles).to_have_count(0)


def test_the_end_tells_what_counted_and_a_replay_has_marks_hands_and_an_address(visit: Visit, house: House) -> None:
    page = visit()
    request_table(page, house, "wotr_cards", ["me", "easy"], scenario="fellowship")
    play_on(page, shows("[data-place] .fac"))
    play_on(page, clicks=4)
    expect(page.locator("#panel-log li", has_text=re.compile(r"\bYou \w+")).first).to_be_attached()
    page.locator("#tab-menu").click()
    page.locator("#panel-menu button", has_text="Resign").click()
    page.locator(".sure .go").click()
    expect(page.locator(".summary tbody tr.sum")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-to-board]").click()
    expect(page.locator(".wotrcards")).to_be_visible()
    page.locator(".ending a[href$=replay]").click()
    expect(page.locator(".wotrcards")).to_be_visible()
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    assert saved.value.suggested_filename.endswith(".wmr")
    page.get_by_label("Parts of the game").select_option(index=1)
    expect(page).to_have_url(re.compile(r"at=\d+"))
    expect(page.get_by_label("Speed").locator("option")).to_have_text(["0.5 ×", "1 ×", "2 ×", "4 ×"])
    page.locator("#panel-log .jump").first.click()
    expect(page.locator(".said b")).to_contain_text("Move 2 of")  # two cards of the first hand are cycled
    expect(page.locator(".said")).to_contain_text("Which card of your first hand do you cycle as well?")
    said = page.locator(".said b").inner_text()
    page.goto(page.url)
    expect(page.locator(".said b")).to_have_text(said)
    hands = page.locator(".whose button")
    expect(hands).to_have_count(2)
    eyes = page.get_by_label("Through whose eyes")
    expect(eyes.locator("option")).to_have_count(4)  # all hands, either side, an onlooker
    for seen in (1, 2, 3):
        eyes.select_option(index=seen)
        expect(hands).to_have_count(0)
    eyes.select_option(index=0)
    expect(hands).to_have_count(2)


def test_people_at_one_screen_are_kept_apart_by_a_curtain_that_can_be_drawn_for_good(
    visit: Visit, house: House
) -> None:
    page = visit(curtain=True)
    request_table(page, house, "wotr_cards", ["me", "me"], scenario="fellowship")
    curtain = page.locator(".curtain")
    expect(curtain.locator(".go")).to_be_focused()
    expect(page.locator("main[inert]")).to_have_count(1)
    assert violations(page) == []
    curtain.locator(".go").click()
    expect(page.locator("main[inert]")).to_have_count(0)
    play_on(page, shows(".curtain"), clicks=40)
    curtain.locator(".quiet").click()
    expect(curtain).to_have_count(0)
    play_on(page, clicks=4)
    expect(curtain).to_have_count(0)


def test_one_may_pass_for_the_rest_of_the_round(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    request_table(page, house, "wotr_cards", ["me", "easy"], scenario="fellowship")
    can_pass = """[...document.querySelectorAll(".prompt .answer")].some((one) => one.textContent.includes("Pass"))"""
    play_on(page, f"{asks('Your action')} && !{can_pass}")
    passing = page.locator(".prompt").get_by_role("button", name="Pass", exact=True)
    expect(passing).to_be_disabled()
    place = box_of(passing)
    play_on(page, f"{asks('Your action')} && {can_pass}")
    expect(passing).to_be_enabled()
    assert box_of(passing) == place
    page.locator("[data-orders]").click()
    page.locator("#orders .btn", has_text="round").click()
    expect(page.locator("#panel-log li", has_text=re.compile(r"\bpass(es)?\b")).first).to_be_visible()
    expect(page.locator(".prompt.refused")).to_have_count(0)


def test_a_quest_and_the_blows_of_the_card_game_are_resolved_before_ones_eyes_each_once(
    visit: Visit, house: House
) -> None:
    page = visit(tempo="step", one_step=True)
    request_table(page, house, "lcg", ["me"], scenario="passage_through_mirkwood")
    my_turn(page)
    fight = page.locator("[data-fight]")
    told: list[str] = []
    while len(told) < FIGHTS:
        play_on(page, shows("[data-fight]"))
        totals = fight.locator(".total").all_inner_texts()
        assert re.findall(r"\d+", fight.locator(".sum").inner_text()) == totals
        expect(fight.locator(".result strong")).not_to_be_empty()
        told.append(fight.inner_text())
        fight.locator(".answer").click()
        expect(fight.filter(has_text=told[-1])).to_have_count(0)
    assert len(set(told)) == FIGHTS, told
