"""What a newcomer to The Lord of the Rings: The Card Game meets: the lesson with wrong answers, what achieves nothing, what just happened."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from westmarch.core.game import Game

from .conftest import Visit
from .house import House, be_drawn, my_turn
from .led import lead
from .test_lessons import at_step, begin, next_step, take_step

MIRKWOOD = "passage_through_mirkwood"


def card(page: Page, name: str) -> Locator:
    """A card in play."""
    return page.locator(f"[data-area] [data-thing='card:{name}'], .enc [data-thing='card:{name}']").first


def come_to(page: Page, number: int) -> None:
    """Do what the lesson asks for up to a step."""
    done = int(page.locator(".lesson .eyebrow").inner_text().split()[1])
    for step in range(done, number):
        take_step(page, step)
        next_step(page)
    at_step(page, number)


def test_what_was_wrong_in_the_lesson_is_forgotten_once_it_is_put_right(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    begin(page, house, "lcg")
    lesson, answer = page.locator(".lesson"), page.locator(".prompt .answer")
    come_to(page, 4)
    answer.click()
    expect(page.locator(".lesson.wrong")).to_contain_text("Planning is not over yet")
    page.locator(".hand [data-card=steward_of_gondor]").click()
    expect(page.locator(".lesson.do")).to_be_visible()
    card(page, "theodred").click()
    expect(lesson).to_contain_text("Any hero could carry it")
    expect(page.locator("[data-state=on]")).to_have_count(0)
    card(page, "aragorn").click()
    expect(page.locator(".lesson.why")).to_be_visible()
    next_step(page)
    come_to(page, 10)
    for name in ("aragorn", "theodred", "gloin", "snowbourn_scout"):
        card(page, name).click()
    answer.click()
    expect(page.locator(".lesson.wrong")).to_be_visible()
    card(page, "snowbourn_scout").click()
    card(page, "guard_of_the_citadel").click()
    expect(page.locator(".lesson.do")).to_be_visible()
    answer.click()
    expect(page.locator(".lesson.why")).to_be_visible()
    next_step(page)
    come_to(page, 17)
    card(page, "aragorn").click()
    expect(lesson).to_contain_text("A good defender")
    expect(page.locator("[data-state=on]")).to_have_count(0)


def test_nothing_lies_where_one_goes_on_with_the_lesson(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    begin(page, house, "lcg")
    come_to(page, 3)
    onwards = page.locator(".lesson .btn.go").bounding_box()
    next_step(page)
    expect(page.locator(".lesson.do")).to_be_visible()
    leave = page.locator(".lesson a").bounding_box()
    assert onwards is not None
    assert leave is not None
    assert leave["x"] + leave["width"] <= onwards["x"]


def test_the_whole_table_is_in_sight_beside_a_lesson(visit: Visit, house: House) -> None:
    page = visit(width=1280, height=800, one_step=True)
    begin(page, house, "lcg")
    for number in range(1, 5):
        at_step(page, number)
        be_drawn(page)
        beyond = page.locator(".lcg .field").evaluate("(field) => field.scrollHeight - field.clientHeight")
        assert beyond <= 0, f"{beyond} px are out of sight at step {number}"
        if number < 4:
            next_step(page)


def test_a_window_is_explained_only_while_it_is_open(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    begin(page, house, "lcg")
    come_to(page, 20)
    next_step(page)
    expect(page.locator(".prompt.mine")).to_contain_text("Planning")
    be_drawn(page)
    expect(page.locator(".lesson")).to_have_count(0)


def vain_in(phase: str, prompt: str) -> Any:
    """A question in a phase at which something could be done, and all of it would be in vain."""

    def found(game: Game, state: Any) -> bool:
        if game.prompt(state).name != prompt or state.view(0).phase != phase:
            return False
        vain = game.in_vain(state)
        return len(vain) > 0 and len(vain) == len(state.options) - 1

    return found


def test_what_would_achieve_nothing_now_is_not_done_by_one_click(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    lead(page, house, "lcg", ["me"], vain_in("planning", "plan"), scenario=MIRKWOOD)
    page.locator("[data-state=may]").first.click()
    expect(page.locator(".prompt .vain")).to_contain_text("This would achieve nothing now")
    expect(page.locator(".prompt .answer")).to_contain_text("achieves nothing now")


def test_nobody_is_asked_where_all_he_could_do_is_in_vain(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    lead(page, house, "lcg", ["me"], vain_in("combat", "act"), scenario=MIRKWOOD)
    expect(page.locator(".prompt.mine strong")).not_to_contain_text("use an action")
    expect(page.locator("#panel-log")).to_contain_text("Combat phase", ignore_case=True)


def carried_out(game: Game, state: Any) -> bool:
    """A response is asked for while a treachery is being carried out."""
    return game.prompt(state).name == "respond" and len(state.view(0).carried_out) > 0


def test_what_is_being_carried_out_can_be_read(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    lead(page, house, "lcg", ["me"], carried_out, scenario=MIRKWOOD)
    told = page.locator("[data-happening]")
    name = page.locator(".piles .now").first.get_attribute("title")
    expect(told).to_contain_text(f"“{name}”: ")
    my_turn(page)


def several_respond(game: Game, state: Any) -> bool:
    """Two cards could respond."""
    words = [game.vocabulary.words[word] for word in state.options]
    return game.prompt(state).name == "respond" and len({word.things[:1] for word in words if word.things}) > 1


def test_a_tap_tells_a_response_before_it_is_taken(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, touch=True, one_step=True)
    lead(page, house, "lcg", ["me"], several_respond, scenario=MIRKWOOD)
    told = page.locator(".prompt .q")
    expect(told).to_contain_text("touch a card to read its response")
    page.locator("[data-state=may]").first.tap()
    expect(told).to_contain_text("Response")
    expect(page.locator("[data-state=on]").first).to_be_visible()


# The numbers on cards in play that something lies over.
HIDDEN_NUMBERS = """() => [...document.querySelectorAll("[data-area] .tall .tok, .enc .pen")].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const art = one.closest(".art").getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return y + height > art.bottom + 1 || !one.closest(".unit")?.contains(there) || there.closest(".on-it");
}).map((one) => one.closest("[data-card]").dataset.card)"""


def test_resources_and_threat_stay_in_sight_on_low_cards(visit: Visit, house: House) -> None:
    page = visit(width=1280, height=800, one_step=True)
    begin(page, house, "lcg")
    come_to(page, 6)
    be_drawn(page)
    assert page.evaluate(HIDDEN_NUMBERS) == []


def hurt_and_armed(_: Game, state: Any) -> bool:
    """A hero has damage and something attached."""
    heroes = state.view(0).seats["one"].heroes
    return not state.over and any(hero.damage and hero.attachments for hero in heroes)


def test_damage_stays_in_sight_beside_what_is_attached(visit: Visit, house: House) -> None:
    page = visit(width=1280, height=720, one_step=True)
    lead(page, house, "lcg", ["me"], hurt_and_armed, scenario=MIRKWOOD)
    be_drawn(page)
    assert page.evaluate(HIDDEN_NUMBERS) == []


# What is written on the lower edge of a card in play and reaches beyond it.
CUT_OFF = """() => [...document.querySelectorAll("[data-area] .tall .stamp")]
  .filter((one) => one.offsetTop + one.offsetHeight > one.closest(".lc").clientHeight)
  .map((one) => one.closest("[data-card]").dataset.card)"""


def test_how_a_card_stands_can_be_read_on_its_edge(visit: Visit, house: House) -> None:
    page = visit(width=1280, height=800, one_step=True)
    begin(page, house, "lcg")
    come_to(page, 11)
    expect(page.locator("[data-area] .stamp")).to_have_count(4)
    be_drawn(page)
    assert page.evaluate(CUT_OFF) == []
