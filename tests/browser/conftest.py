"""A browser and a server for the tests of the page. A page that complains on its console fails its test."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright
from tests.needs import missing

from .house import UNPAINTED, House

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first is there for tests, and the quickest
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), "")
STATIC = Path(__file__).parents[2] / "src" / "westmarch" / "server" / "static" / "index.html"
PATIENCE = 240_000  # milliseconds, after which something must have got stuck however busy the machine is
SEED = 1  # of a visitor's tables: a failure can be repeated

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that is open for all tests."""
    if not STATIC.is_file():
        missing("the browser client has not been built (make client)")
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    if not CHROMIUM:
        missing("Chromium is not installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """A new visitor's page: `visit(width=390, lang="ru", theme="dark", motion="none", seed=7)`; his tables have this seed.

    He confirms what he chooses, unless `one_step` is as people find it, sees the computers' moves at once, unless `tempo` says
    otherwise, and shares the screen without a `curtain`. With `worker` the page has its service worker, which keeps what was loaded once.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(message.text)

    def come(
        *,
        width: int = 1280,
        height: int = 800,
        lang: str = "en",
        theme: str = "light",
        motion: str = "none",
        tempo: str = "once",
        touch: bool = False,
        quiet: bool = True,
        one_step: bool = False,
        curtain: bool = False,
        worker: bool = False,
        seed: int = SEED,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if worker else "block",
            extra_http_headers={"x-westmarch-seed": str(seed)},
        )
        context.set_default_timeout(PATIENCE)
        kept = json.dumps({"motion": motion, "tempo": tempo, "oneStep": one_step, "curtain": curtain})
        context.add_init_script(f"if (location.protocol !== 'about:') localStorage.westmarch ??= '{kept}'")
        context.add_init_script(UNPAINTED)
        contexts.append(context)
        page = context.new_page()
        if quiet:
            page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    assert not complaints, complaints
