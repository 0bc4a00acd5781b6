"""A browser and a server for the tests of the page. A page that complains on its console fails its test."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.needs import missing

from .house import House
from .visitors import Window, Windows

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


@pytest.fixture(scope="session")
def windows(chromium: Browser) -> Iterator[Windows]:
    """The browser's windows, which one test leaves to the next."""
    opened = Windows(chromium)
    yield opened
    opened.close()


@pytest.fixture
def visit(windows: Windows, house: House) -> Iterator[Visit]:
    """A new visitor's page: `visit(width=390, lang="ru", theme="dark", motion="none", seed=7)`; his tables have this seed.

    He confirms what he chooses, unless `one_step` is as people find it, sees the computers' moves at once, unless `tempo` says
    otherwise, and shares the screen without a `curtain`. With `worker` the page has its service worker, which keeps what was loaded once.
    His window may have had another visitor before, of whom nothing is left but what the browser keeps of the page's files; a `fresh` one has not.
    """
    taken: list[Window] = []

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
        fresh: bool = False,
        seed: int = SEED,
    ) -> Page:
        window = windows.take(lang=lang, touch=touch, worker=worker, fresh=fresh)
        window.context.set_default_timeout(PATIENCE)
        taken.append(window)
        wishes = {"motion": motion, "tempo": tempo, "oneStep": one_step, "curtain": curtain}
        return window.welcome(
            house.address, size=(width, height), theme=theme, seed=seed, heeds_console=quiet, wishes=wishes
        )

    yield come
    complaints = [complaint for window in taken for complaint in windows.give_back(window)]
    assert not complaints, complaints
