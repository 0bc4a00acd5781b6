"""Takes pictures of the browser client.

`PYTHONPATH=src:. python tools/pictures.py` takes those that the README shows, into `docs/pictures`;
`... tools/pictures.py FOLDER [SCENE ...]` takes every scene, or some, in every size of window, by light and by night, to be looked at;
with `--lang ru` in another language, with `--phone` in the two sizes of a phone only.
"""

import argparse
import base64
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, PATIENCE
from tests.browser.house import House, be_still, my_turn, play_on, request_table, resize, said, shows

README = Path(__file__).parents[1] / "docs" / "pictures"
LOCALES = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}
THEMES = ("light", "dark")
GAMES = ("duel", "wotr_cards", "wotr_board", "lcg")
SIZES = [(390, 844), (844, 390), (1280, 800), (1920, 1080), (2560, 1440)]
DESK, PHONE = (1280, 800), (390, 844)
PHONES = [PHONE, PHONE[::-1]]
QUALITY = 0.86  # of a WebP picture, at which small letters are still sharp

# Draws a picture anew as WebP, which takes a fifth of the room; the browser is the one that can.
SMALLER = """async ([picture, quality]) => {
  const image = new Image();
  image.src = "data:image/png;base64," + picture;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""

# Gives a game up, as the menu of the table does.
GIVE_UP = """(id) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${id}/live?from=0`);
  line.onopen = () => line.send(JSON.stringify({ id: "1", type: "resign", seat: 0 }));
  line.onmessage = ({ data }) => {
    if (!data.includes('"status":"over"')) return;
    line.close();
    done();
  };
})"""

Scene = Callable[[Page, House], None]
Size = tuple[int, int]


def seats_of(game: str) -> list[str]:
    """Who sits where in a picture: the visitor with an easy opponent, or with a companion."""
    return {"lcg": ["me"], "wotr_cards": ["me", "easy", "easy", "easy"]}.get(game, ["me", "easy"])


def options_of(game: str) -> dict[str, object]:
    """The settings of its table."""
    return {"scenario": "trilogy"} if game == "wotr_cards" else {}


def sit_down(page: Page, house: House, game: str) -> None:
    """A table of a game, at the beginning."""
    request_table(page, house, game, seats_of(game), **options_of(game))
    my_turn(page)


# Scenes: each leads a visitor's page to what is to be seen


def begun(game: str) -> Scene:
    """The first question."""
    return lambda page, house: sit_down(page, house, game)


def under_way(game: str, enough: str) -> Scene:
    """A game in which it came to something."""

    def scene(page: Page, house: House) -> None:
        sit_down(page, house, game)
        play_on(page, enough)

    return scene


def ended(game: str) -> Scene:
    """The end. War of the Ring takes hours: it is given up after a while."""

    def scene(page: Page, house: House) -> None:
        sit_down(page, house, game)
        play_on(page, said(60) if game == "wotr_board" else None)
        if game == "wotr_board":
            page.evaluate(GIVE_UP, page.url.rpartition("/")[2])
        page.locator(".ending").wait_for()

    return scene


def replayed(game: str) -> Scene:
    """A finished game with its estimates and costly choices, in the middle."""

    def scene(page: Page, house: House) -> None:
        ended(game)(page, house)
        page.goto(f"{page.url}/replay")
        page.locator("section.curve button").click()
        page.locator(".costly h2").wait_for()
        page.locator(".costly li, .costly .muted").first.wait_for()
        slider = page.locator("input[type=range]")
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))

    return scene


def played_on(page: Page, house: House) -> None:
    """A finished game that is about to be taken up."""
    ended("wotr_board")(page, house)
    page.goto(f"{page.url}/replay")
    page.locator(".wishes > button").click()
    page.locator(".from").wait_for()


def framed(page: Page, house: House) -> None:
    """A replay as other pages show it."""
    ended("wotr_board")(page, house)
    page.goto(f"{page.url}/embed")
    page.locator(".slider").wait_for()


def sought(page: Page, house: House) -> None:
    """Rules in which something is sought."""
    opened("/help/duel", "#glossary")(page, house)
    page.locator("search input").fill("1")


def exemplified(game: str) -> Scene:
    """A worked example of the rules, open on the board."""

    def scene(page: Page, house: House) -> None:
        opened(f"/help/{game}", "#glossary")(page, house)
        page.locator(".side section button").first.click()
        page.locator("section.lesson").wait_for()

    return scene


def optional(game: str) -> Scene:
    """The lobby with everything that can be set of a game."""

    def scene(page: Page, house: House) -> None:
        opened(f"/?game={game}", "form.set")(page, house)
        page.locator("form.set details summary").first.click()
        page.locator("form.set .more").scroll_into_view_if_needed()

    return scene


def at_home(page: Page, house: House) -> None:
    """The lobby of one who has tables, and in whose house others play."""
    for game in GAMES:
        sit_down(page, house, game)
    page.context.clear_cookies()
    request_table(page, house, "duel", ["me", "open"])
    page.context.clear_cookies()
    for game in GAMES:
        sit_down(page, house, game)
    opened("/", ".mine article")(page, house)


def signed_in(page: Page, house: House) -> None:
    """The account page of one who has an account."""
    sign_up(page, house, PEOPLE[0])
    opened("/account", ".emblems")(page, house)


def tab(name: str) -> Scene:
    """A tab beside a table, behind a button on a phone."""

    def scene(page: Page, house: House) -> None:
        sit_down(page, house, "duel")
        page.locator(f"#tab-{name}").click()

    return scene


def without_connection(path: str) -> Scene:
    """A page when there is no connection any more."""

    def scene(page: Page, house: House) -> None:
        sit_down(page, house, "duel")
        if path:
            opened(path, "form.set")(page, house)
        page.context.set_offline(True)
        page.locator(".trouble, .line.lost").first.wait_for()

    return scene


def onlooked(page: Page, house: House) -> None:
    """A table that is seen by one who does not play there."""
    sit_down(page, house, "duel")
    url = page.url
    page.context.clear_cookies()
    page.goto(url)
    page.locator(".duel").wait_for()


def taught(game: str) -> Scene:
    """A lesson at its first step."""

    def scene(page: Page, house: House) -> None:
        page.goto(f"{house.address}/learn")
        page.locator(f"#learn-{game} button.go").click()
        page.locator("section.lesson").wait_for()

    return scene


def opened(path: str, what: str = "h1") -> Scene:
    """A page for everybody."""

    def scene(page: Page, house: House) -> None:
        page.goto(house.address + path)
        page.locator(what).first.wait_for()

    return scene


def sign_up(page: Page, house: House, name: str) -> None:
    """Make an account, unless it is there."""
    page.request.post(f"{house.address}/api/logout")
    account = {"name": name, "password": "mellon-mellon"}
    if not page.request.post(f"{house.address}/api/account", data=account).ok:
        answer = page.request.post(f"{house.address}/api/login", data=account)
        assert answer.ok, answer.text()


def give_up_some(page: Page, house: House, games: int) -> None:
    """So many finished games, rated by the clock."""
    page.goto(house.address)
    for number in range(games):
        game = ("duel", "wotr_board")[number % 2]
        wanted = {
            "game": game,
            "seats": [{"kind": "me"}, {"kind": "computer", "level": ("easy", "medium", "hard")[number % 3]}],
            "options": {},
            "rated": True,
            "hints": False,
            "clock": CLOCK,
        }
        answer = page.request.post(f"{house.address}/api/tables", data=wanted)
        assert answer.ok, answer.text()
        page.evaluate(GIVE_UP, answer.json()["id"])


CLOCK: dict[str, Any] = {"kind": "live", "bank_seconds": 1_500, "add_seconds": 10}
SOME_GAMES = 14
PEOPLE = ("Luthien", "Finrod", "Idril", "Turgon", "Beren")


def among_people(path: str, what: str = "h1") -> Scene:
    """A page about people, some of whom have played, once in a house."""

    def scene(page: Page, house: House) -> None:
        for name in PEOPLE:
            sign_up(page, house, name)
            if not page.request.get(f"{house.address}/api/history?people={name}").json():
                give_up_some(page, house, SOME_GAMES)
        opened(path, what)(page, house)

    return scene


def curtained(page: Page, house: House) -> None:
    """Two people at one screen, between whom a curtain falls."""
    request_table(page, house, "wotr_cards", ["me", "me"], scenario="fellowship")
    page.locator(".curtain").wait_for()


def waited_for(page: Page, house: House) -> None:
    """A table that waits for a friend."""
    request_table(page, house, "duel", ["me", "friend"])
    page.locator("main h1, main h2").first.wait_for()


def looked_at(key: str, what: str) -> Scene:
    """What a key opens at a table of Duel."""

    def scene(page: Page, house: House) -> None:
        sit_down(page, house, "duel")
        page.keyboard.press(key)
        page.locator(what).first.wait_for()

    return scene


def built(page: Page, house: House) -> None:
    """A deck in the builder, with a sample hand."""
    opened("/decks")(page, house)
    page.locator(".tools select").select_option("starter_leadership")
    page.locator(".work .right li[data-id]").first.wait_for()


def desk(page: Page, house: House) -> None:
    """The keeper's desk of a house with some games."""
    sign_up(page, house, "Elrond")
    words = ["role", "Elrond", "keeper", "--data", str(house.data)]
    subprocess.run([sys.executable, "-m", "westmarch", "admin", *words], check=True, stdout=subprocess.DEVNULL)
    page.goto(f"{house.address}/desk")
    page.locator("#desk-audit").wait_for()


def tournament(page: Page, house: House) -> None:
    """A tournament that several have entered."""
    sign_up(page, house, PEOPLE[0])
    wanted = {"name": "The Cup of Rivendell", "kind": "round_robin", "game": "duel", "clock": CLOCK}
    answer = page.request.post(f"{house.address}/api/tournaments", data=wanted)
    assert answer.ok, answer.text()
    path = f"/tournaments/{answer.json()['id']}"
    for name in (*PEOPLE[1:], PEOPLE[0]):
        sign_up(page, house, name)
        page.request.post(f"{house.address}/api{path}/enter", data={})
    page.request.post(f"{house.address}/api{path}/start", data={})
    opened(path, "tbody th")(page, house)


IN_HAND = "document.querySelectorAll('.card.hand').length >= 3"
AT_PLACES = "document.querySelectorAll('.boardbox .card.wc:not(.hand)').length >= 3"

SCENES: dict[str, Scene] = {
    "lobby": opened("/", "form.set"),
    "duel": begun("duel"),
    "duel-fight": under_way("duel", said(24)),
    "duel-end": ended("duel"),
    "wotr_cards": begun("wotr_cards"),
    "wotr_cards-game": under_way("wotr_cards", f"{IN_HAND} && {AT_PLACES}"),
    "wotr_cards-fight": under_way("wotr_cards", shows(".fight")),
    "wotr_cards-end": ended("wotr_cards"),
    "wotr_board": begun("wotr_board"),
    "wotr_board-game": under_way("wotr_board", said(40)),
    "wotr_board-fight": under_way("wotr_board", shows(".clash")),
    "wotr_board-end": ended("wotr_board"),
    "lcg": begun("lcg"),
    "lcg-fight": under_way("lcg", shows(".bal.fight")),
    "lcg-end": ended("lcg"),
    **{f"lesson-{game}": taught(game) for game in GAMES},
    "learn": opened("/learn"),
    **{f"example-{game}": exemplified(game) for game in GAMES},
    "replay": replayed("duel"),
    **{f"replay-{game}": replayed(game) for game in GAMES[1:]},
    "play-on": played_on,
    "embed": framed,
    "lobby-home": at_home,
    **{f"options-{game}": optional(game) for game in GAMES},
    "rules-search": sought,
    "glossary": opened("/help/wotr_board#glossary", "#glossary"),
    "components": opened("/help/lcg#all-card", "#glossary"),
    "rulings": opened("/help/rulings", "h2"),
    **{f"help-{game}": opened(f"/help/{game}", "h2") for game in GAMES},
    "doubtful": opened("/doubtful/lcg"),
    "settings": opened("/settings"),
    "decks": built,
    "curtain": curtained,
    "waiting": waited_for,
    "hints": looked_at("h", ".hints"),
    "list": looked_at("v", "section[tabindex]"),
    "keys": looked_at("?", "section[tabindex]"),
    "menu": tab("menu"),
    "chat": tab("chat"),
    "onlooker": onlooked,
    "offline-lobby": without_connection("/"),
    "offline-table": without_connection(""),
    "lost": opened("/no/such/page"),
    "no-table": opened("/t/nowhere"),
    "recover": opened("/recover"),
    "watch": opened("/watch"),
    "about": opened("/about"),
    "account": opened("/account"),
    "account-own": signed_in,
    "history": among_people("/history", "tbody, li"),
    "ratings": among_people("/ratings"),
    "profile": among_people(f"/people/{PEOPLE[0]}"),
    "tournament": tournament,
    "meet": opened("/meet"),
    "desk": desk,
}

# The pictures of the README: scene, window, language, theme.
SHOWN: dict[str, tuple[str, Size, str, str]] = {
    "duel": ("duel-fight", DESK, "en", "light"),
    "duel-phone": ("duel-fight", PHONE, "ru", "light"),
    "lobby": ("lobby", DESK, "en", "light"),
    "wotr_cards": ("wotr_cards-game", DESK, "en", "light"),
    "wotr_cards-phone": ("wotr_cards-game", PHONE, "uk", "light"),
    "wotr_board": ("wotr_board-game", DESK, "en", "light"),
    "wotr_board-phone": ("wotr_board-game", PHONE, "uk", "light"),
    "lcg": ("lcg-fight", DESK, "en", "light"),
    "lcg-phone": ("lcg", PHONE, "ru", "light"),
    "replay-dark": ("replay", DESK, "uk", "dark"),
}


# Taking them


def visitor(browser: Browser, size: Size, lang: str, theme: str, tempo: str = "once") -> Page:
    """A new visitor's page, on which nothing moves."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES[lang],
        color_scheme="dark" if theme == "dark" else "light",
        service_workers="block",
        extra_http_headers={"x-westmarch-seed": "1"},
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps({"motion": "none", "tempo": tempo})
    context.add_init_script(f"if (location.protocol !== 'about:') localStorage.westmarch ??= '{kept}'")
    return context.new_page()


def take(page: Page) -> bytes:
    """A picture of what the page shows, once it stands still."""
    page.evaluate("document.fonts.ready")
    be_still(page)
    return page.screenshot()


def smaller(browser: Browser, picture: bytes) -> bytes:
    """The same as WebP."""
    page = browser.new_page()
    drawn: str = page.evaluate(SMALLER, [base64.b64encode(picture).decode(), QUALITY])
    page.close()
    return base64.b64decode(drawn)


def take_shown(browser: Browser, house: House) -> None:
    """The pictures of the README."""
    for name, (scene, size, lang, theme) in SHOWN.items():
        page = visitor(browser, size, lang, theme)
        SCENES[scene](page, house)
        (README / f"{name}.webp").write_bytes(smaller(browser, take(page)))
        page.context.close()


def take_scenes(browser: Browser, house: House, folder: Path, names: list[str], lang: str, sizes: list[Size]) -> None:
    """Scenes in several sizes, by light and by night."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        page = visitor(browser, DESK, lang, "light", "step" if "fight" in name else "once")
        SCENES[name](page, house)
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            for size in sizes:
                resize(page, size)
                (folder / f"{name}-{size[0]}-{theme}-{lang}.png").write_bytes(take(page))
        page.context.close()
        print(name, flush=True)


@contextmanager
def open_house() -> Iterator[tuple[Browser, House]]:
    """A browser, and a server to visit."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        try:
            yield playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]), house
        finally:
            house.close()


def main() -> None:
    """Read the arguments and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", help="where to put every scene in every size")
    parser.add_argument("scenes", nargs="*", help="which of them: " + " ".join(SCENES))
    parser.add_argument("--lang", choices=LOCALES, default="en", help="the visitor's language")
    parser.add_argument("--phone", action="store_true", help="in the sizes of a phone only")
    asked = parser.parse_intermixed_args()
    with open_house() as (browser, house):
        if asked.folder is None:
            take_shown(browser, house)
        else:
            take_scenes(
                browser, house, asked.folder, asked.scenes or list(SCENES), asked.lang, PHONES if asked.phone else SIZES
            )


if __name__ == "__main__":
    main()
