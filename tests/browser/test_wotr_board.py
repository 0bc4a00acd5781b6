"""The table of War of the Ring: turns by click, tap and key, the map that is moved and zoomed, armies that are opened."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from westmarch.core.game import Game
from westmarch.games.wotr_board.map import BORDERS, REGION_IDS

from .conftest import Visit
from .house import (
    PHONE_AND_DESK,
    SIZES,
    House,
    asks,
    be_drawn,
    be_still,
    expect_no_sideways_scrolling,
    my_turn,
    play_on,
    press_on,
    request_table,
    resize,
    said,
    violations,
)
from .led import Wanted, asked, lead
from .test_table_faults import COVERED, box_of, rewrite

REGIONS = Path(__file__).parents[2] / "src" / "westmarch" / "server" / "pictures" / "regions.json"
CLICKS = 60
ENTRIES = 12  # of the log


# The regions that may be chosen: all, or those within the map's window.
OPEN_REGIONS = """(within) => {
  const box = document.querySelector(".mapbox").getBoundingClientRect();
  const inside = ({ x, y, width, height }) => x + width / 2 > box.left && x + width / 2 < box.right && y + height / 2 > box.top && y + height / 2 < box.bottom;
  return [...document.querySelectorAll(".map [data-state=may]")]
    .filter((one) => !within || inside(one.querySelector(".ring").getBoundingClientRect()))
    .map((one) => one.dataset.thing);
}"""


def sit_down(page: Page, house: House, *, against: str = "screen", lords: bool = False) -> None:
    """Set a table, sit down for the Free Peoples or for both, and wait for the board."""
    request_table(page, house, "wotr_board", ["me", "easy" if against == "computer" else "me"], lords=lords)
    page.locator(".wotrboard").wait_for()


def click_on(page: Page, clicks: int, *, touch: bool = False) -> None:
    """Play by so many clicks."""
    play_on(page, clicks=clicks, touch=touch)


def region(page: Page, name: str) -> Locator:
    """A region's button."""
    return page.locator(f'.map [data-thing="region:{name}"]')


def zoom(page: Page) -> float:
    """How near the map is."""
    return float(page.locator(".map").get_attribute("data-zoom") or 0)


def test_the_map_knows_the_borders_of_the_rules() -> None:
    drawn = json.loads(REGIONS.read_text(encoding="utf-8"))
    assert set(drawn["regions"]) == set(REGION_IDS)
    known = {frozenset((first, other)) for first, others in BORDERS.items() for other in others.split()}
    assert {frozenset(pair) for pair in drawn["borders"]} == known


def test_turns_are_played_by_clicking_and_no_question_moves_the_map(visit: Visit, house: House) -> None:
    page = visit(lang="uk")  # of the long words
    sit_down(page, house)
    places: list[dict[str, float]] = []

    def look() -> bool:
        be_drawn(page)
        places.append(box_of(page.locator(".mapbox")))
        return len(places) > CLICKS

    play_on(page, look)
    assert places == places[:1] * len(places)
    expect(page.locator(".prompt.refused")).to_have_count(0)
    assert page.locator("#panel-log li").count() > 5
    expect(page.locator(".map [role=button]")).to_have_count(len(REGION_IDS))


def test_turns_are_played_by_tapping_on_a_phone(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, lang="uk", touch=True)
    sit_down(page, house)
    click_on(page, CLICKS, touch=True)
    my_turn(page)
    expect(page.locator(".prompt.refused")).to_have_count(0)
    expect_no_sideways_scrolling(page)


def test_turns_are_played_with_the_keyboard_alone(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    sit_down(page, house)
    press_on(page, said(ENTRIES))
    expect(page.locator(".prompt.refused")).to_have_count(0)


def test_a_turn_is_played_against_the_computer(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, against="computer")
    click_on(page, 12)
    my_turn(page)
    expect(page.locator("[data-dice=shadow]")).to_be_visible()
    expect(page.locator(".hand [data-card^=sh]")).to_have_count(0)


def test_an_army_opens_into_its_figures(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    region(page, "minas-tirith").click()
    inspector = page.locator("#inspector")
    expect(inspector.locator("h2")).to_have_text("Minas Tirith")
    for line in ("3 Gondor Regulars", "1 Gondor Elite unit", "1 Gondor leader", "Held by the Free Peoples."):
        expect(inspector.get_by_text(line, exact=True)).to_be_visible()
    expect(region(page, "barad-dur")).to_have_attribute(
        "aria-label",
        "Barad-dûr, Sauron, stronghold, 4 Sauron Regulars, 1 Sauron Elite unit, 1 Nazgûl",
    )


def test_on_a_phone_an_army_opens_over_the_map(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, touch=True)
    sit_down(page, house)
    region(page, "moria").tap()
    expect(page.locator("[data-opened=moria]")).to_contain_text("2 Sauron Regulars")
    page.locator("[data-opened] .x").tap()
    expect(page.locator("[data-opened]")).to_have_count(0)


def test_on_a_phone_an_open_army_gives_way_to_the_next_question(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, touch=True, one_step=True)
    sit_down(page, house)
    play_on(page, asks("Which die do you use?"), touch=True)
    region(page, "moria").tap()
    expect(page.locator("[data-opened=moria]")).to_be_visible()
    page.locator(".dicebar .die[data-state=may]").first.tap()
    expect(page.locator(".prompt strong")).to_contain_text("what do you do with this die?")
    expect(page.locator("[data-opened]")).to_have_count(0)


def test_on_a_phone_a_button_brings_every_place_into_view_that_may_be_chosen(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, touch=True)
    sit_down(page, house)
    further = page.locator(".mapbox .next")
    for _ in range(CLICKS):
        be_still(page)
        if page.locator(".map [data-state=may]").count() > 1:
            for _ in range(4):
                page.locator(".zoom button").first.tap()
            if further.count():
                break
        click_on(page, 1, touch=True)
    open_regions = set(page.evaluate(OPEN_REGIONS, False))
    seen = set(page.evaluate(OPEN_REGIONS, True))
    assert seen < open_regions
    assert int(further.inner_text()) >= len(open_regions - seen)
    for _ in open_regions:
        if further.count():
            further.tap()
        seen |= set(page.evaluate(OPEN_REGIONS, True))
    assert seen == open_regions


def test_the_map_is_zoomed_and_moved(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    assert zoom(page) == 1
    edoras = region(page, "edoras").locator(".ring")
    edoras.hover()
    page.mouse.wheel(0, -500)
    expect(page.locator(".map")).not_to_have_attribute("data-zoom", "1.00")
    expect(edoras).to_be_in_viewport()
    before = edoras.bounding_box()
    assert before is not None
    page.mouse.move(before["x"], before["y"] + before["height"] + 40)
    page.mouse.down()
    page.mouse.move(before["x"] + 60, before["y"] + before["height"] + 80, steps=4)
    page.mouse.up()
    after = edoras.bounding_box()
    assert after is not None
    assert abs(after["x"] - before["x"] - 60) < 8
    expect(page.locator(".map [data-state=on]")).to_have_count(0)
    region(page, "edoras").focus()
    page.keyboard.press("0")
    assert zoom(page) == 1
    page.keyboard.press("+")
    assert zoom(page) > 1
    region(page, "far-harad").focus()
    expect(region(page, "far-harad").locator(".ring")).to_be_in_viewport()


def middle_of(one: Locator) -> tuple[float, float]:
    """Where a mouse takes hold of it."""
    box = box_of(one)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """From one point to another with the mouse, by steps of which each is seen."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)


def asked_for_armies(page: Page, house: House) -> None:
    """The first die is a march: which army goes is asked."""
    request_table(page, house, "wotr_board", ["me", "easy"])
    page.locator("[data-dice=free_peoples] [data-thing='face:army_muster'][data-state=may]").first.click()
    page.locator(".prompt.mine .answer", has_text="March").first.click()
    expect(region(page, "bree")).to_have_attribute("data-state", "may")


def test_an_army_that_may_march_is_dragged_to_where_it_goes(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    asked_for_armies(page, house)
    expect(page.locator(".prompt .q")).to_contain_text("drag its army")
    start, end = (middle_of(region(page, name).locator(".ring")) for name in ("bree", "buckland"))
    drag(page, start, end)
    expect(page.locator("[data-carried=bree]")).to_be_visible()
    expect(region(page, "buckland")).to_have_attribute("data-state", "may")
    page.mouse.up()
    expect(page.locator("[data-carried]")).to_have_count(0)
    expect(page.locator("#panel-log li", has_text="Buckland")).to_be_attached()
    assert zoom(page) == 1


def test_an_army_dropped_where_it_cannot_go_is_asked_where_to_and_may_be_dragged_again(
    visit: Visit, house: House
) -> None:
    page = visit(one_step=True)
    asked_for_armies(page, house)
    start, far, end = (middle_of(region(page, name).locator(".ring")) for name in ("bree", "edoras", "buckland"))
    drag(page, start, far)
    page.mouse.up()
    expect(page.locator(".prompt strong")).to_contain_text("Where does the army in Bree go?")
    drag(page, start, end)
    page.mouse.up()
    expect(page.locator("#panel-log li", has_text="Buckland")).to_be_attached()


def test_whatever_may_not_march_moves_the_map_when_it_is_dragged(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    asked_for_armies(page, house)
    page.locator(".zoom button").first.click()
    place = region(page, "moria").locator(".ring")
    place.scroll_into_view_if_needed()
    before = box_of(place)
    start = middle_of(place)
    drag(page, start, (start[0] + 40, start[1] + 30))
    expect(page.locator("[data-carried]")).to_have_count(0)
    page.mouse.up()
    assert round(box_of(place)["x"] - before["x"]) == 40
    expect(page.locator(".prompt strong")).to_contain_text("Which army do you move?")


def test_a_larger_window_shows_more_of_the_map_and_nothing_larger(visit: Visit, house: House) -> None:
    page = visit(width=1000, height=760)
    sit_down(page, house)
    region(page, "edoras").focus()
    land = page.locator(".map")
    near = zoom(page)
    for _ in range(2):
        page.keyboard.press("+")
        expect(land).not_to_have_attribute("data-zoom", f"{near:.2f}")
        near = zoom(page)
    page.set_viewport_size({"width": 1600, "height": 1200})
    expect(land).not_to_have_attribute("data-zoom", f"{near:.2f}")
    assert 1 < zoom(page) < near
    page.keyboard.press("0")
    expect(land).to_have_attribute("data-zoom", "1.00")
    page.set_viewport_size({"width": 1000, "height": 760})
    expect(land).to_have_attribute("data-zoom", "1.00")


def test_a_card_shows_both_halves(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    click_on(page, 8)
    card = page.locator(".hand [data-card]").first
    title = card.locator(".ttl").inner_text()
    card.hover()
    expect(page.locator("#inspector h2")).to_have_text(title)
    expect(page.locator("#inspector li").first).to_contain_text("Initiative")


def test_lords_of_middle_earth_have_their_places(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house, lords=True)
    click_on(page, 25)
    page.locator(".sheets .btn").nth(1).click()
    expect(page.locator("[data-sheet=hosts]")).to_contain_text("Galadriel")
    expect(page.locator(".prompt.refused")).to_have_count(0)


def test_the_table_has_no_wcag_violation(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    click_on(page, 30)
    phone, desk = PHONE_AND_DESK
    resize(page, desk)
    found = violations(page)
    for sheet in range(2):
        page.locator(".sheets .btn").nth(sheet).click()
        found += violations(page)
    resize(page, phone)
    for part in range(4):
        page.locator(".tabbar button").nth(part).click()
        found += violations(page)
    assert found == []


def test_the_table_fits_every_window(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    sit_down(page, house)
    click_on(page, 10)
    for size in reversed(SIZES):
        resize(page, size)
        expect_no_sideways_scrolling(page)
        expect(page.locator(".prompt")).to_be_in_viewport()
        expect(page.locator(".mapbox")).to_be_in_viewport()


# What once went wrong here


def in_the_tray(least: int) -> Wanted:
    """A question of a battle with so many answers that lie nowhere else on the table."""
    return lambda game, state: asked("casualty", least=least)(game, state) or asked("excess", least=least)(game, state)


def of_one_place(*, besieged: bool) -> Wanted:
    """The question how much of an army storms, or of a besieged one breaks out."""

    def found(game: Game, state: Any) -> bool:
        if game.prompt(state).name != "march_part":
            return False
        start, end = [thing.id for thing in game.prompt_things(state) if thing.sense == "region"]
        return start == end and besieged == (state.control[REGION_IDS.index(end)] == state.seat)

    return found


def expect_uncovered(page: Page, choices: Locator) -> None:
    """All of the choices can be clicked where they are, and none lies over what is told of the battle."""
    for choice in choices.all():
        assert not choice.evaluate(COVERED), f"{choice.inner_text()} is covered"
    tray, told = box_of(page.locator(".tray")), box_of(page.locator(".clash"))
    beside = tray["x"] >= told["x"] + told["width"] or told["x"] >= tray["x"] + tray["width"]
    assert beside or tray["y"] >= told["y"] + told["height"], (tray, told)


def test_a_tray_of_three_lies_beside_the_buttons_and_the_battle(visit: Visit, house: House) -> None:
    page = visit()
    lead(page, house, "wotr_board", ["me", "me"], in_the_tray(3))
    choices = page.locator(".tray .choice")
    assert choices.count() >= 3
    for size in [(1280, 800), (844, 390), (390, 844)]:
        resize(page, size)
        be_still(page)
        expect_uncovered(page, choices)


def test_an_elite_unit_that_may_be_reduced_is_chosen_over_the_map(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, touch=True, one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], asked("casualty", "reduce"))
    expect(page.locator(".prompt .q")).to_contain_text("an Elite unit that becomes a Regular one")
    page.locator(".tray .choice.nation").first.tap()
    expect(page.locator("[data-losses], .last")).to_contain_text(["Regular"])


@pytest.mark.parametrize(("besieged", "words"), [(False, "Assault of"), (True, "Sortie from")])
def test_who_storms_and_who_breaks_out_are_asked_in_their_own_words(
    visit: Visit, house: House, besieged: bool, words: str
) -> None:
    page = visit()
    lead(page, house, "wotr_board", ["me", "me"], of_one_place(besieged=besieged))
    expect(page.locator(".prompt strong")).to_contain_text(words)


def test_escape_closes_cards_and_armies_and_nothing_else(visit: Visit, house: House) -> None:
    page = visit()
    sit_down(page, house)
    region(page, "moria").click()
    for name in ("cards", "hosts"):
        button = page.locator(f"[data-opens={name}]")
        button.click()
        expect(page.locator(f"[data-sheet={name}]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[data-sheet]")).to_have_count(0)
        expect(button).to_be_focused()
    expect(page.locator("#inspector h2")).to_have_text("Moria")


# What a newcomer needs, in every window


LOW, PHONE = (1280, 720), (390, 844)


def expect_in_sight(things: Locator) -> None:
    """The first and the last of them lie in the window and can be clicked where they are."""
    for thing in (things.first, things.last):
        expect(thing).to_be_in_viewport()
        assert not thing.evaluate(COVERED), f"{thing.inner_text()} is covered"


def test_cards_that_may_be_played_in_a_battle_come_into_view_in_a_low_window(visit: Visit, house: House) -> None:
    page = visit(width=LOW[0], height=LOW[1])
    lead(page, house, "wotr_board", ["me", "me"], asked("combat_card", "card", least=2))
    expect_in_sight(page.locator(".hand [data-state=may]"))


def test_nations_that_may_advance_come_into_view_in_a_low_window(visit: Visit, house: House) -> None:
    page = visit(width=LOW[0], height=LOW[1])
    lead(page, house, "wotr_board", ["me", "me"], asked("nation", least=3))
    expect_in_sight(page.locator(".nations [data-state=may]"))


def worth_declaring(game: Game, state: Any) -> bool:
    """The Fellowship may be declared and has gone somewhere: where nothing can come of it the page answers by itself."""
    return asked("declare")(game, state) and all(thing.id != "0" for thing in game.prompt_things(state))


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ("take_casualty", "A companion who falls bears as much as his level (the Guide: 3)"),
        ("withdraw", "only a 6 hits you"),
        ("retreat", "In a gold region your army is out of the battle"),
        ("declare", "1 corruption is healed"),
        ("use_card", "After a hunt tile is drawn"),
    ],
)
def test_a_question_says_what_it_is_about(visit: Visit, house: House, question: str, line: str) -> None:
    page = visit()
    lead(page, house, "wotr_board", ["me", "me"], worth_declaring if question == "declare" else asked(question))
    expect(page.locator(".prompt .q")).to_contain_text(line)


def test_after_a_round_of_battle_it_is_told_what_the_next_one_needs_and_how_the_last_one_ended(
    visit: Visit, house: House
) -> None:
    page = visit()
    lead(page, house, "wotr_board", ["me", "me"], asked("cease"))
    clash = page.locator("[data-clash]")
    expect(clash.locator(".odds").first).to_contain_text("Next round: ")
    expect(clash.locator(".rolls .d6").first).to_be_visible()
    page.locator(".prompt .answer", has_text="Fight on").click()
    page.locator(".prompt .answer.go").click()
    expect(clash.locator("h2 small")).to_contain_text("Round")


def test_whoever_can_only_touch_is_told_the_odds_before_he_attacks(visit: Visit, house: House) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], asked("attack_at", "region", least=2))
    expect(page.locator(".prompt .q")).to_contain_text("tap one to see the odds")
    place = page.locator(".map [data-state=may]").first
    place.focus()
    place.locator(".ring").tap()
    expect(page.locator(".prompt .q")).to_contain_text("On average you hit")
    page.locator(".prompt .answer", has_text="Attack").tap()
    expect(page.locator(".prompt strong")).not_to_contain_text("Which region")


def test_the_odds_are_told_where_only_one_attack_is_open(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], of_one_place(besieged=False))
    expect(page.locator(".prompt .q")).to_contain_text("On average you hit")


def test_on_a_phone_the_tab_of_the_map_is_marked_while_a_die_is_to_be_chosen(visit: Visit, house: House) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], asked("die"))
    tabs = page.get_by_role("navigation", name="Parts of the table")
    expect(tabs.locator(".dot")).to_have_count(0)
    tabs.get_by_role("button", name="Quest").tap()
    expect(tabs.locator("button", has_text="Map").locator(".dot")).to_be_visible()
    expect(tabs.locator(".dot")).to_have_count(1)


def test_on_a_phone_the_tab_of_the_hand_is_marked_while_cards_may_be_played_beside_other_things(
    visit: Visit, house: House
) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], asked("action", "card"))
    tabs = page.get_by_role("navigation", name="Parts of the table")
    expect(page.locator(".wotrboard")).to_have_attribute("data-tab", "board")
    expect(tabs.get_by_role("button", name="something to choose")).to_contain_text("Hand")


ON_ITS_SIDE = (844, 390)


@pytest.mark.parametrize("size", [(1280, 800), PHONE, ON_ITS_SIDE], ids=["desk", "upright", "on its side"])
@pytest.mark.parametrize("question", ["cease", "casualty", "combat_card"])
def test_a_battle_is_told_beside_the_place_where_it_is_fought(
    visit: Visit, house: House, question: str, size: tuple[int, int]
) -> None:
    page = visit(width=size[0], height=size[1], one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], asked(question))
    if size != (1280, 800):
        page.locator(".tabbar button").first.click()
    be_still(page)
    told, place = box_of(page.locator("[data-clash]")), box_of(page.locator(".map .fight").first)
    middle = (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    inside = told["x"] < middle[0] < told["x"] + told["width"] and told["y"] < middle[1] < told["y"] + told["height"]
    assert not inside, (told, place)


def in_the_middle(game: Game, state: Any) -> bool:
    """A battle in a region that lies neither in the west nor in the east."""
    there = state.battle is not None and REGION_IDS[state.battle.place] == "lorien"
    return there and game.prompt(state).name in ("casualty", "cease", "retreat")


def test_a_battle_in_the_middle_of_the_map_stays_in_sight(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], in_the_middle)
    be_still(page)
    told, place = box_of(page.locator("[data-clash]")), box_of(region(page, "lorien").locator(".ring"))
    assert told["x"] + told["width"] <= place["x"] or told["y"] + told["height"] <= place["y"], (told, place)


def test_what_is_told_of_a_battle_can_be_moved_out_of_the_way(visit: Visit, house: House) -> None:
    page = visit()
    lead(page, house, "wotr_board", ["me", "me"], asked("cease"))
    be_still(page)
    before = box_of(page.locator("[data-clash]"))
    page.mouse.move(before["x"] + 60, before["y"] + 16)
    page.mouse.down()
    page.mouse.move(before["x"] + 160, before["y"] + 96, steps=4)
    page.mouse.up()
    after = box_of(page.locator("[data-clash]"))
    assert (round(after["x"] - before["x"]), round(after["y"] - before["y"])) == (100, 80)


def test_on_a_phone_on_its_side_a_battle_that_is_over_leaves_the_dice_in_sight(visit: Visit, house: House) -> None:
    page = visit(width=844, height=390, touch=True)
    lead(page, house, "wotr_board", ["me", "me"], asked("cease"))
    page.get_by_role("button", name="Cease").click()
    clash = page.locator("[data-clash]")
    expect(clash).to_contain_text("the battle is over")
    play_on(page, asks("Which die do you use?"), touch=True)
    told = box_of(clash)
    assert told["y"] + told["height"] <= box_of(page.locator(".dicebar"))["y"]


def of_the_defender(game: Game, state: Any) -> bool:
    """The defender may play a combat card: whatever he answers, the dice fall."""
    return asked("combat_card", "card")(game, state) and state.battle.attacker != state.seat


def test_on_a_phone_the_map_comes_to_the_front_when_the_dice_of_a_battle_fall(visit: Visit, house: House) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], of_the_defender)
    expect(page.locator(".wotrboard")).to_have_attribute("data-tab", "cards")
    page.locator(".prompt .answer", has_text="No card").tap()
    expect(page.locator(".wotrboard")).to_have_attribute("data-tab", "board")
    expect(page.locator("[data-clash] .d6").first).to_be_visible()


def test_on_a_phone_the_map_comes_back_once_a_nation_is_chosen(visit: Visit, house: House) -> None:
    page = visit(width=PHONE[0], height=PHONE[1], touch=True, one_step=True)
    asked: list[tuple[str, int]] = []

    def next_question(message: dict[str, Any]) -> bool:
        """Keep back what asks the visitor again once he has chosen: until then he sees what the enemy does."""
        prompt = message.get("prompt")
        if prompt:
            asked.append((prompt["name"], prompt["seat"]))
        return ("nation", 0) in asked[:-1] and asked[-1][1] == 0

    rewrite(page, next_question)
    request_table(page, house, "wotr_board", ["me", "easy"])
    page.locator(".dicebar [data-thing='face:muster'][data-state=may]").first.tap()
    page.locator(".prompt.mine .answer", has_text="Politics").tap()
    expect(page.locator(".wotrboard")).to_have_attribute("data-tab", "war")
    page.locator(".nations [data-state=may]").first.tap()
    expect(page.locator(".prompt.waiting")).to_be_visible()
    expect(page.locator(".wotrboard")).to_have_attribute("data-tab", "board")


def only_vain_cards(game: Game, state: Any) -> bool:
    """The question what a die does, where cards may be played and each of them would achieve nothing."""
    cards = [word for word in state.options if game.vocabulary.words[word].verb == "card"]
    return bool(game.prompt(state).name == "action" and cards and set(cards) <= game.in_vain(state))


def test_what_achieves_nothing_is_said_in_a_colour_that_can_be_read(visit: Visit, house: House) -> None:
    page = visit()
    lead(page, house, "wotr_board", ["me", "me"], only_vain_cards)
    page.locator(".hand [data-state=may]").first.click()
    expect(page.locator(".prompt .answer.go small")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("question", ["retreat", "take_casualty"])
def test_on_a_phone_on_its_side_a_question_is_read_whole_with_its_first_answer(
    visit: Visit, house: House, question: str
) -> None:
    page = visit(width=ON_ITS_SIDE[0], height=ON_ITS_SIDE[1], touch=True, one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], asked(question))
    be_still(page)
    expect_in_sight(page.locator(".prompt .q strong"))
    expect_in_sight(page.locator(".prompt .answer").first)
    told = page.locator(".prompt .q > span").first
    assert told.evaluate("(line) => line.scrollHeight <= line.clientHeight || !line.clientHeight")


def test_what_the_guide_can_do_is_told_where_it_is_asked(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], asked("guide_ability"))
    expect(page.locator(".prompt .q span").first).to_contain_text("the damage falls by 1")
    expect(page.locator(".prompt .answer").first).to_be_enabled()


# Whether a battle that is told leaves the middle of the map free.
MIDDLE_FREE = """() => {
  const [map, clash] = [".mapspace", ".clash"].map((one) => document.querySelector(one).getBoundingClientRect());
  return clash.bottom < map.top + map.height / 2 - 20;
}"""


def test_a_battle_on_a_phone_leaves_the_regions_that_are_asked_for_in_sight(visit: Visit, house: House) -> None:
    page = visit(width=844, height=390, touch=True, one_step=True)
    lead(page, house, "wotr_board", ["me", "me"], asked("retreat"))
    for size in ((844, 390), (390, 844)):
        resize(page, size)
        expect(page.locator(".clash")).to_be_visible()
        assert page.evaluate(MIDDLE_FREE), size
