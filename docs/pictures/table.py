"""Takes the pictures of the browser client that the README shows: `PYTHONPATH=src:tests python docs/pictures/table.py`."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import CHROMIUM
from browser.house import House, play_on, set_table, wait_for_table

HERE = Path(__file__).parent
LOCALES = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}
PAUSE = 1_500  # milliseconds, until everything stands still
CHOICES = 9  # so that something has happened on the board
IN_HAND, FIGHTING = 3, 3  # cards that make a picture of the card game
AT_PLACES = ".boardbox .card.wc:not(.hand)"

# Pictures of the two larger games: window, language, and how many entries of the log make a good picture.
LARGER_GAMES = {
    "lcg": ("lcg", 1280, 800, "en", 45),
    "lcg-phone": ("lcg", 390, 844, "ru", 20),
    "wotr_board": ("wotr_board", 1280, 800, "en", 80),
    "wotr_board-phone": ("wotr_board", 390, 844, "uk", 12),
}


def visitor(browser: Browser, width: int, height: int, lang: str = "en", theme: str = "light") -> Page:
    """A new visitor's page."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LOCALES[lang],
        color_scheme="dark" if theme == "dark" else "light",
    )
    context.add_init_script("""localStorage.westmarch ??= '{"motion": "none"}'""")
    return context.new_page()


def play_a_while(page: Page, house: House) -> None:
    """A game of Duel that is under way."""
    set_table(page, house)
    wait_for_table(page)
    play_on(page, lambda: page.locator("#panel-log li").count() > CHOICES * 2)


def sit_down(page: Page, house: House, game: str) -> None:
    """A table of a game, with computers in the seats that are left."""
    page.goto(house.address)
    form = page.locator("form.set")
    form.locator(f"input[value={game}]").check()
    if form.locator("input[value=easy]").count():
        form.locator("input[value=easy]").check()
    form.locator("button.sit").click()
    page.locator(".prompt.mine").wait_for()


def play_the_card_game(page: Page, house: House) -> None:
    """A Trilogy that is under way, up to a turn of the person at the page."""
    sit_down(page, house, "wotr_cards")
    play_on(page, lambda: page.locator(".card.hand").count() >= IN_HAND and page.locator(AT_PLACES).count() >= FIGHTING)


def play_some(page: Page, house: House, game: str, entries: int) -> None:
    """A game that is under way, once its log has so many entries."""
    sit_down(page, house, game)
    play_on(page, lambda: page.locator("#panel-log li").count() >= entries)


def take(page: Page, name: str) -> None:
    """A picture of what the page shows."""
    page.wait_for_timeout(PAUSE)
    page.screenshot(path=HERE / f"{name}.png")


def take_all(browser: Browser, house: House) -> None:
    """All pictures."""
    page = visitor(browser, 1280, 800)
    play_a_while(page, house)
    take(page, "duel")
    page.goto(house.address)
    take(page, "lobby")
    page = visitor(browser, 390, 844, "ru")
    play_a_while(page, house)
    take(page, "duel-phone")
    for name, (width, height, lang) in {"wotr_cards": (1280, 800, "en"), "wotr_cards-phone": (390, 844, "uk")}.items():
        page = visitor(browser, width, height, lang)
        play_the_card_game(page, house)
        take(page, name)
    for name, (game, width, height, lang, entries) in LARGER_GAMES.items():
        page = visitor(browser, width, height, lang)
        play_some(page, house, game, entries)
        take(page, name)
    page = visitor(browser, 1280, 800, "uk", "dark")
    table = set_table(page, house)
    wait_for_table(page)
    play_on(page)
    page.goto(f"{table}/replay")
    page.locator("section.curve button").click()
    page.locator("section.curve svg").wait_for()
    page.locator("input[type=range]").fill("40")
    take(page, "replay-dark")


def main() -> None:
    """Open a house, visit it, close it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        try:
            take_all(playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]), house)
        finally:
            house.close()


if __name__ == "__main__":
    main()
