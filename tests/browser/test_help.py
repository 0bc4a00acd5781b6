"""The help pages: the rules of every game open in both themes, with all that is in its box drawn and nothing told twice."""

import pytest
from playwright.sync_api import Page, expect

from westmarch.core import registry

from .conftest import Visit
from .house import House, resize
from .test_table_faults import box_of

GAMES = ["duel", "lcg", "wotr_board", "wotr_cards"]
ON_THE_MAP = "region"  # listed nowhere: the map shows them

# Names that are both listed as components and explained in the glossary, and signs that point at no symbol of a sprite.
TWICE = """() => {
  const names = (list) => [...document.querySelectorAll(`${list} dt`)].map((one) => one.textContent);
  const components = new Set(names(".all"));
  return names(".terms").filter((one) => components.has(one));
}"""
ENTRIES = "(all) => all.reduce((sum, one) => sum + Number(one.dataset.copies), 0)"
UNDRAWN = """() => [...document.querySelectorAll(".text svg use")]
  .map((one) => one.getAttribute("href"))
  .filter((address) => !document.querySelector(address))"""


def open_help(page: Page, house: House, game: str) -> None:
    """Open a help page and wait for its end."""
    page.goto(f"{house.address}/help/{game}")
    expect(page.locator("#glossary")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_help_page_opens_and_draws_all_components(visit: Visit, house: House, theme: str) -> None:
    page = visit(theme=theme)
    for game in GAMES:
        open_help(page, house, game)
        box = [one for one in registry.find(game).components() if one.kind != ON_THE_MAP]
        assert page.locator(".all > div").evaluate_all(ENTRIES) == len(box), game
        assert page.locator(".all dt").count() == page.locator(".all dt .pic svg").count(), game
        names = page.locator(".toc a").all_inner_texts()
        assert len(set(names)) == len(names), game
        assert page.locator(".terms dt").count() > 10, game
        assert page.evaluate(TWICE) == [], game
        assert page.evaluate(UNDRAWN) == [], game


@pytest.mark.parametrize(
    ("lang", "setting"), [("en", "No shadow cards"), ("ru", "Без теневых карт"), ("uk", "Без карт тіні")]
)
def test_a_setting_bears_its_name_and_the_rulings_are_a_page(
    visit: Visit, house: House, lang: str, setting: str
) -> None:
    page = visit(lang=lang)
    open_help(page, house, "lcg")
    article = page.locator("article")
    expect(article.get_by_text(setting).first).to_be_visible()
    assert "beginner" not in article.inner_text()
    article.locator("a[href='/help/rulings']").first.click()
    expect(page.locator("main h1")).to_have_text("Rulings")
    assert page.locator("article h2").count() >= len(GAMES)


def test_rules_are_searched_and_an_example_opens_on_the_board(visit: Visit, house: House) -> None:
    page = visit()
    open_help(page, house, "duel")
    page.get_by_label("Search the rules").fill("conflict enemy")
    expect(page.locator("#r60")).to_be_visible()
    expect(page.locator("#r1")).to_be_hidden()
    expect(page.locator("#glossary")).to_be_hidden()
    expect(page.locator(".toc a[href='#glossary']")).to_have_count(0)
    assert set(page.evaluate("[...CSS.highlights.get('sought')].map((found) => String(found).toLowerCase())")) == {
        "conflict",
        "enemy",
    }
    page.get_by_label("Search the rules").fill("")
    expect(page.locator("#r1")).to_be_visible()
    page.get_by_role("button", name="Open on the board: A conflict").click()
    expect(page.locator(".lesson .text")).to_contain_text("Sauron has 1 unit in Rohan")
    expect(page.locator("[data-glow]")).to_have_attribute("data-glow", "region:rohan")


def test_a_help_page_begins_with_its_title_on_a_phone_too(visit: Visit, house: House) -> None:
    page = visit(lang="ru")
    open_help(page, house, "duel")
    title, search = page.locator("main h1"), page.get_by_role("search")
    for size in ((1280, 800), (390, 844), (844, 390)):
        resize(page, size)
        assert box_of(title)["y"] <= box_of(search)["y"] + 8, size
    resize(page, (390, 844))
    assert box_of(title)["y"] + box_of(title)["height"] <= box_of(search)["y"]
