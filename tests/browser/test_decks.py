"""Decks in the browser: built, exported, imported, kept and played; and the settings of every game's table."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .house import SIZES, House, expect_no_sideways_scrolling, resize, violations

FORMATS = {"plain": "txt", "ringsdb": "txt", "octgn": "o8d"}


def come_to_decks(page: Page, house: House) -> None:
    page.goto(f"{house.address}/decks")
    page.locator("h1").wait_for()


def catalogue(page: Page) -> Locator:
    return page.locator(".work .left")


def chosen(page: Page) -> Locator:
    return page.locator(".work .right")


def counts(page: Page) -> dict[str, str]:
    """The cards of the deck and how many of each, as the page shows them."""
    rows = chosen(page).locator("li[data-id]").all()
    return {str(row.get_attribute("data-id")): row.locator("output").inner_text() for row in rows}


def add(page: Page, card: str, times: int = 1) -> None:
    """Put a card into the deck by the keyboard alone."""
    name = catalogue(page).locator(f"li[data-id={card}] .name")
    name.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    for _ in range(times):
        page.keyboard.press("Enter")


def build_deck(page: Page, name: str) -> None:
    """A deck of 51 cards, from a starter deck and cards of another sphere."""
    page.locator(".tools select").select_option("starter_leadership")
    for card in ("faramir", "son_of_arnor", "silverlode_archer", "longbeard_orc_slayer", "for_gondor"):
        add(page, card)
    for card in ("common_cause", "sneak_attack", "valiant_sacrifice", "steward_of_gondor", "ever_vigilant"):
        add(page, card)
    add(page, "gandalf", 2)
    for card in ("beorn", "veteran_axehand", "blade_mastery"):
        add(page, card, 3)
    page.locator(".tools input[type=text]").fill(name)


def save(page: Page) -> None:
    page.locator(".tools .acts button").first.click()
    expect(page.locator(".tools .done")).not_to_be_empty()


def table_of(page: Page) -> dict[str, Any]:
    """The table at which the page has arrived."""
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    table = page.url.split("/t/")[1].split("?")[0]
    found: dict[str, Any] = page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")
    return found


def test_a_deck_is_built_exported_imported_again_and_played(visit: Visit, house: House, tmp_path: Path) -> None:
    page = visit()
    come_to_decks(page, house)
    build_deck(page, "Gondor and Beorn")
    expect(chosen(page)).to_contain_text("51 cards")
    expect(chosen(page)).to_contain_text("The deck keeps to the rules.")
    expect(chosen(page)).to_contain_text("3 cards are of spheres that no hero has")
    save(page)
    built = counts(page)
    assert built["beorn"] == "3"

    page.get_by_text("Export this deck").click()
    page.get_by_text("Import a deck list").click()
    for form, ending in FORMATS.items():
        page.get_by_label("Format").select_option(form)
        with page.expect_download() as download:
            page.get_by_role("button", name="Download").click()
        file = tmp_path / download.value.suggested_filename
        assert file.name == f"Gondor-and-Beorn.{ending}"
        download.value.save_as(file)
        page.locator(".tools select").select_option("")
        expect(chosen(page)).to_contain_text("The deck is empty")
        page.locator("input[type=file]").set_input_files(file)
        expect(chosen(page)).to_contain_text("51 cards")
        assert counts(page) == built
        page.locator(".tools select").select_option(label="Gondor and Beorn")
        page.get_by_role("button", name="Let them go").click()

    page.get_by_role("link", name="Play with this deck").click()
    expect(page.locator("form.set button.sit")).to_be_focused()
    page.keyboard.press("Enter")
    table = table_of(page)
    assert table["game"] == "lcg"
    assert table["options"]["decks"][0].startswith("aragorn+theodred+gloin|")
    assert "beorn*3" in table["options"]["decks"][0]
    page.locator(".prompt.mine").wait_for()


def read_list(page: Page, text: str) -> Locator:
    """Let the builder, in Russian, read a list, and say where it tells what was wrong with it."""
    page.get_by_label("Список колоды").fill(text)
    page.get_by_role("button", name="Прочесть список").click()
    return page.locator(".lists [role=alert]")


def test_a_deck_list_is_taken_over_as_far_as_it_is_known_and_the_rest_is_told(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    come_to_decks(page, house)
    page.get_by_text("Загрузить список колоды").click()
    told = read_list(page, "1x Арагорн\n3x Фарамирр\n5x Гэндальф\n2x Мифриловая рубашка")
    expect(told).to_contain_text("Не вошло в колоду")
    expect(told).to_contain_text("Строка 2: Карты «Фарамирр» нет. Может быть, «Фарамир»?")
    expect(told).to_contain_text("Строка 4: Карты «Мифриловая рубашка» нет.")
    expect(told.locator("li")).to_have_count(3)
    assert counts(page) == {"aragorn": "1", "gandalf": "3"}
    page.evaluate("scrollTo(0, 0)")  # else the top bar covers half a button
    assert violations(page) == []


def test_a_deck_list_of_which_nothing_is_known_says_why_and_changes_nothing(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    come_to_decks(page, house)
    page.locator(".tools select").select_option("starter_lore")
    before = counts(page)
    page.get_by_text("Загрузить список колоды").click()
    expect(read_list(page, "3x Фарамирр\n2x Мифриловая рубашка")).to_contain_text("ничего не изменилось")
    assert counts(page) == before


def test_a_list_is_not_taken_over_while_something_would_be_lost(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    come_to_decks(page, house)
    add(page, "eowyn")
    page.get_by_text("Загрузить список колоды").click()
    page.get_by_label("Список колоды").fill("1x Арагорн\n3x Фарамирр")
    page.get_by_role("button", name="Прочесть список").click()
    page.get_by_role("button", name="Продолжить с этой колодой").click()
    assert counts(page) == {"eowyn": "1"}
    expect(page.get_by_label("Список колоды")).to_have_value("1x Арагорн\n3x Фарамирр")


def test_a_sample_hand_is_drawn_exchanged_once_and_followed_by_a_card_a_round(visit: Visit, house: House) -> None:
    page = visit()
    come_to_decks(page, house)
    page.locator(".tools select").select_option("starter_lore")
    page.get_by_text("Sample hand").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    hand = page.locator("[data-sample]")
    expect(hand).to_have_count(6)
    expect(page.locator(".lists details[open]")).to_contain_text("Left in the deck: 24")
    exchange = page.get_by_role("button", name="Exchange the hand")
    exchange.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lists details[open] h3")).to_contain_text("kept")
    expect(exchange).to_be_focused()
    expect(exchange).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(hand).to_have_count(8)
    expect(hand.last).to_contain_text("Round 2")
    hand.first.locator("button").click()
    expect(hand.first.locator("p")).not_to_be_empty()
    page.evaluate("scrollTo(0, 0)")  # else the top bar covers half a button
    assert violations(page) == []
    add(page, "gandalf")
    expect(hand).to_have_count(0)


def test_a_saved_deck_is_there_again_and_can_be_changed_and_deleted(visit: Visit, house: House) -> None:
    page = visit(lang="uk")
    come_to_decks(page, house)
    page.locator(".tools select").select_option("starter_spirit")
    page.locator(".tools input[type=text]").fill("Рогірим")
    save(page)
    page.reload()
    come_to_decks(page, house)
    page.locator(".tools select").select_option(label="Нова колода")
    expect(chosen(page)).to_contain_text("Колода порожня")
    page.locator(".tools select").select_option(label="Рогірим")
    expect(chosen(page)).to_contain_text("30 карт")
    add(page, "gandalf", 2)
    expect(chosen(page)).to_contain_text("щонайменше 50")
    save(page)
    page.get_by_role("button", name="Видалити").click()
    page.locator(".ask .btn").first.click()
    expect(page.locator(".tools .done")).to_contain_text("Видалено: Рогірим")
    expect(page.locator(".tools option", has_text="Рогірим")).to_have_count(0)


def test_changes_are_not_lost_without_a_question_nor_by_a_look_at_another_page(visit: Visit, house: House) -> None:
    page = visit()
    come_to_decks(page, house)
    add(page, "eowyn")
    page.locator(".tools select").select_option("starter_lore")
    expect(page.locator(".ask")).to_contain_text("not saved")
    page.get_by_role("button", name="Go on with this deck").click()
    assert counts(page) == {"eowyn": "1"}
    page.goto(f"{house.address}/about")
    come_to_decks(page, house)
    expect(chosen(page).locator("li[data-id=eowyn]")).to_be_visible()


def test_cards_are_searched_and_filtered_and_their_text_is_told(visit: Visit, house: House) -> None:
    page = visit()
    come_to_decks(page, house)
    page.get_by_label("Search by name, trait or text").fill("dunhere")
    expect(catalogue(page).locator("li[data-id]")).to_have_count(1)
    catalogue(page).locator("li[data-id=dunhere] .name").focus()
    expect(page.locator(".text h2")).to_have_text("Dúnhere")
    page.get_by_role("button", name="Show all cards").click()
    page.get_by_label("Lore", exact=True).check()
    page.get_by_label("Kind of card").select_option("event")
    page.get_by_label("Cost").select_option("X")
    expect(catalogue(page).locator("li[data-id]")).to_have_count(1)
    expect(catalogue(page)).to_contain_text("Gandalf’s Search")


def test_on_a_phone_a_tap_tells_a_cards_text_and_cards_and_deck_are_two_leaves(visit: Visit, house: House) -> None:
    page = visit(width=390, height=844, touch=True)
    come_to_decks(page, house)
    row = catalogue(page).locator("li[data-id=aragorn]")
    row.locator(".name").tap()
    expect(row).to_contain_text("committed to a quest")
    row.locator(".step").last.tap()
    expect(chosen(page)).to_be_hidden()
    page.locator("input[name=part][value=deck]").check()
    expect(chosen(page).locator("li[data-id=aragorn]")).to_be_visible()
    expect(catalogue(page)).to_be_hidden()


@pytest.mark.parametrize(("touch", "told"), [(True, "Tap a card"), (False, "Point at a card")])
def test_the_builder_says_how_to_read_a_card_with_a_finger_or_a_mouse(
    visit: Visit, house: House, touch: bool, told: str
) -> None:
    page = visit(touch=touch)
    come_to_decks(page, house)
    expect(page.locator(".work .right .text")).to_contain_text(told)


def test_neither_the_builder_nor_the_settings_have_a_wcag_violation(visit: Visit, house: House) -> None:
    page = visit()
    come_to_decks(page, house)
    build_deck(page, "A deck")
    page.get_by_text("Export this deck").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    page.locator("#written").wait_for()
    page.evaluate("scrollTo(0, 0)")  # else the top bar covers half a button
    found = violations(page)
    for game in ("lcg", "wotr_board", "wotr_cards", "duel"):
        page.goto(f"{house.address}/?game={game}")
        page.locator("form.set summary").click()
        found += violations(page)
    assert found == []


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_filled_builder_is_never_wider_than_the_window(visit: Visit, house: House, lang: str) -> None:
    page = visit(lang=lang)
    come_to_decks(page, house)
    page.locator(".tools select").select_option("starter_tactics")
    save(page)
    for summary in page.locator(".lists summary").all():
        summary.click()
    for size in SIZES:
        resize(page, size)
        expect_no_sideways_scrolling(page)


# Settings of a table


def test_every_kind_of_setting_is_asked_for_and_kept(visit: Visit, house: House) -> None:
    page = visit()
    page.goto(f"{house.address}/?game=wotr_board")
    form = page.locator("form.set")
    form.locator("summary").click()
    turns = form.get_by_label("Longest game")
    turns.fill("100")
    form.locator("button.sit").click()
    assert not turns.evaluate("it => it.validity.valid")
    turns.fill("12")
    form.get_by_label("Casualties of the hunt by chance").uncheck()
    form.locator("input[value=screen]").check()
    form.locator("button.sit").click()
    options = table_of(page)["options"]
    assert (options["max_turns"], options["casualty_random"], options["saruman_only_ents"]) == (12, False, True)


def test_a_campaign_for_two_begins_with_the_decks_that_were_chosen(visit: Visit, house: House) -> None:
    page = visit()
    page.goto(f"{house.address}/?game=lcg")
    form = page.locator("form.set")
    form.get_by_label("Campaign").select_option("nightmare")
    form.locator("input[name=number][value='2']").check()
    form.locator("input[value=screen]").check()
    form.locator(".bring select").first.select_option("starter_lore")
    form.locator("summary").click()
    form.get_by_label("Easy mode").check()
    form.locator("button.sit").click()
    table = table_of(page)
    assert len(table["seats"]) == 2
    assert table["options"]["decks"] == ["starter_lore", "starter_tactics"]
    assert table["options"]["campaign"]["nightmare"] is True
    assert table["options"]["easy"] is True


def test_what_does_not_go_together_is_refused_in_the_readers_language(visit: Visit, house: House) -> None:
    page = visit(lang="ru", quiet=False)
    page.goto(f"{house.address}/?game=lcg")
    form = page.locator("form.set")
    form.locator("input[name=number][value='2']").check()
    form.locator("input[value=screen]").check()
    form.locator(".bring select").last.select_option("starter_leadership")
    form.locator("button.sit").click()
    expect(form.locator("[role=alert]")).to_contain_text("Один и тот же герой есть в двух колодах.")


def test_a_campaign_begins_with_its_first_scenario_whatever_was_chosen(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    page.goto(f"{house.address}/?game=lcg")
    form = page.locator("form.set")
    scenario = form.get_by_label("Сценарий")
    scenario.select_option("escape_from_dol_guldur")
    form.get_by_label("Кампания").select_option("campaign")
    expect(scenario).to_be_disabled()
    expect(scenario).to_have_value("passage_through_mirkwood")
    form.get_by_label("Кампания").select_option("")
    expect(scenario).to_have_value("escape_from_dol_guldur")
    form.get_by_label("Кампания").select_option("nightmare")
    form.locator("button.sit").click()
    assert table_of(page)["scenario"] == "passage_through_mirkwood"


@pytest.mark.parametrize("against", ["friend", "anyone"])
def test_whoever_sits_down_brings_a_deck_of_his_own(visit: Visit, house: House, against: str) -> None:
    host, friend = visit(), visit()
    come_to_decks(friend, house)
    build_deck(friend, "The friend's own")
    save(friend)
    host.goto(f"{house.address}/?game=lcg")
    form = host.locator("form.set")
    form.locator("input[name=number][value='2']").check()
    form.locator(f"input[name=against][value={against}]").check()
    form.locator(".bring select").first.select_option("starter_lore")
    form.locator("button.sit").click()
    host.wait_for_url(re.compile(r"/t/[\w-]+"))
    friend.goto(host.get_by_label("Link for your friend").input_value() if against == "friend" else host.url)
    friend.get_by_label("Your deck").select_option(label="The friend's own")
    assert violations(friend) == []
    friend.get_by_role("button", name="Sit down").click()
    host.locator(".prompt").first.wait_for()
    friend.locator(".prompt").first.wait_for()
    table = table_of(friend)
    assert (table["status"], table["seats"][1]["kind"]) == ("playing", "person")
