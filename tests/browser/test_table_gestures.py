"""How many clicks the usual deeds take, as people find the table: in one step, with the goals of a card lit up at the first click."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from .conftest import Visit
from .house import House, my_turn, play_on
from .test_table_faults import sit_down

Json = dict[str, Any]
SEED_WITH_AN_ARMY = 2  # a red card with two regions can be played at once
MOST_FRAMES = 600  # after which what was waited for does not come


def listen(page: Page) -> list[Json]:
    """All situations that the page is told of."""
    told: list[Json] = []

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("snapshot", "update"):
            told.append(message)

    def opened(socket: WebSocket) -> None:
        if "/live" in socket.url:
            socket.on("framereceived", heard)

    page.on("websocket", opened)
    return told


def heard_of(page: Page, told: list[Json], words: int) -> None:
    """Wait until the page was told of so many words: what a socket hears may reach us after what the page makes of it."""
    for _ in range(MOST_FRAMES):
        if told[-1]["said"] >= words:
            break
        page.evaluate("() => new Promise(requestAnimationFrame)")
    assert words in [situation["said"] for situation in told]


def goals(situation: Json) -> list[tuple[str, str]]:
    """Cards that could be played now, each with a place where it could go."""
    prompt = situation["prompt"]
    if not prompt or prompt["name"] != "turn" or not prompt["options"]:
        return []
    playable = {option["things"][0]["id"] for option in prompt["options"] if option["verb"] == "play"}
    seat = situation["view"]["seats"][situation["seats"][prompt["seat"]]["id"]]
    return [(card, places[0]) for card, places in seat["goals"].items() if places and card in playable]


def until_a_card_can_be_laid(page: Page, house: House, told: list[Json]) -> tuple[str, str]:
    """Play until a card of the hand has a place to go to: both."""
    sit_down(page, house, "wotr_cards", scenario="fellowship")
    play_on(page, lambda: bool(goals(told[-1])))
    my_turn(page)
    return goals(told[-1])[0]


def laid(page: Page, card: str, place: str) -> Locator:
    """The card, once it lies in its place."""
    return page.locator(f"[data-place='{place}'] [data-card='{card}']")


def test_a_card_of_the_card_game_goes_to_its_place_with_its_price_in_one_gesture(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    told = listen(page)
    card, place = until_a_card_can_be_laid(page, house, told)
    said = told[-1]["said"]
    page.locator(f".hnd [data-thing='card:{card}']").first.drag_to(page.locator(f".lcard[data-thing='card:{place}']"))
    expect(laid(page, card, place)).to_be_visible()
    heard_of(page, told, said + 3)


def test_a_card_of_the_card_game_with_its_price_takes_two_clicks_and_both_are_taken_back_together(
    visit: Visit, house: House
) -> None:
    page = visit(one_step=True)
    told = listen(page)
    card, place = until_a_card_can_be_laid(page, house, told)
    said, held = told[-1]["said"], page.locator(".hnd .unit").count()
    page.locator(f".hnd [data-thing='card:{card}']").first.click()
    pays = page.locator(".hnd .pays")
    expect(pays).to_have_count(1)
    price = str(pays.locator(".unit").get_attribute("data-card"))
    expect(page.locator("[data-price]")).to_have_value(price)
    page.locator(f".lcard[data-thing='card:{place}']").click()
    heard_of(page, told, said + 3)
    expect(page.locator("#panel-log li", has_text="cycle").first).to_be_attached()
    expect(laid(page, card, place)).to_be_visible()
    page.locator(".prompt .undo").click()
    expect(page.locator(".prompt strong")).to_contain_text("Where")
    page.locator(".prompt .undo").click()
    expect(page.locator(".hnd .unit")).to_have_count(held)


def test_another_card_may_pay_and_whoever_wants_is_asked(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    told = listen(page)
    card, place = until_a_card_can_be_laid(page, house, told)
    said = told[-1]["said"]
    page.locator(f".hnd [data-thing='card:{card}']").first.click()
    choices = page.locator("[data-price]")
    another = str(choices.locator("option").nth(1).get_attribute("value"))
    choices.select_option(another)
    expect(page.locator(f".hnd .pays [data-card='{another}']")).to_be_visible()
    choices.select_option("")
    expect(page.locator(".hnd .pays")).to_have_count(0)
    page.locator(f".lcard[data-thing='card:{place}']").click()
    expect(page.locator(".prompt strong")).to_contain_text("cycle")
    page.locator(f".hnd [data-thing='card:{another}']").first.click()
    heard_of(page, told, said + 3)


def test_an_army_of_duel_goes_to_its_region_in_two_clicks(visit: Visit, house: House) -> None:
    page = visit(one_step=True, seed=SEED_WITH_AN_ARMY)
    told = listen(page)
    sit_down(page, house, "duel")

    def armies() -> list[str]:
        options = told[-1]["prompt"]["options"] if told[-1]["prompt"] and told[-1]["prompt"]["name"] == "turn" else []
        return [option["things"][0]["id"] for option in options or [] if option["verb"] == "play"]

    page.locator(".disp [data-state=may]").first.wait_for()
    for card in armies():
        page.locator(f".disp [data-thing='card:{card}']").click()
        lit = page.locator("[data-thing^='region:'][data-state=may]")
        if lit.count():
            region = str(lit.first.get_attribute("data-thing"))
            said = told[-1]["said"]
            page.locator(f"[data-thing='{region}'] .hit").click()
            expect(page.locator(f".disp [data-thing='card:{card}']")).to_have_count(0)
            expect(page.locator(f"[data-thing='{region}'][data-state=may]")).to_have_count(0)
            expect(page.locator(".prompt strong")).to_contain_text("Chapter 1")
            heard_of(page, told, said + 2)
            return
        page.keyboard.press("Escape")
    raise AssertionError("no army can be played with this seed")


def test_whoever_plays_the_last_card_is_told_that_he_forsakes_one_for_it(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    told = listen(page)
    sit_down(page, house, "wotr_cards", scenario="fellowship")
    play_on(page, lambda: bool(goals(told[-1])))
    my_turn(page)
    asked = page.locator(".prompt .q")
    card, place = goals(told[-1])[0]
    player = told[-1]["prompt"]["seat"]
    hand, passes = page.locator(".hnd .unit"), page.locator(".prompt .answer", has_text="Pass")
    others = page.locator(f".hnd .unit:not([data-card='{card}']) [data-state=may]")
    while told[-1]["prompt"]["seat"] != player or hand.count() > 1:
        said = told[-1]["said"]
        if told[-1]["prompt"]["seat"] != player and passes.count():
            passes.click()
        else:
            page.locator(".prompt .answer", has_text="Cycle 1").click()
            expect(asked).to_contain_text("All you gain by it is a smaller hand.")
            others.first.click()
        heard_of(page, told, said + 1)
        page.locator(".prompt.mine .answer:enabled").first.wait_for()  # it has drawn what it was told of
    page.locator(f".hnd [data-thing='card:{card}']").first.drag_to(page.locator(f".lcard[data-thing='card:{place}']"))
    expect(asked).to_contain_text("which card do you forsake")
    expect(page.locator(".prompt .answer", has_text="Top of the deck")).to_be_visible()
