"""What new users would try: strangers pair by one button and play a rated game, one closes the page and is told of his move, one who comes
back finds in the lobby what he has missed, and one takes all his data away."""

import json
import queue
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from server.people.receivers import Browser as Reader

from .conftest import Visit
from .house import PHONE_AND_DESK, House, expect_no_sideways_scrolling, play_on, play_together, resize, violations
from .test_meeting import PASSWORD, sign_up

OWN_CLICKS = 4  # after which each has chosen something
TABLE = re.compile(r"/t/[\w-]+$")
LOOK_AGAIN = "() => new Promise((done) => requestAnimationFrame(done))"
WISH = {"push": True, "mail": False, "address": None, "hook": None, "pace": "now", "quiet_from": None, "quiet_to": None}


def seek(page: Page, house: House, game: str, clock: str) -> None:
    """Press the one button of the lobby for a rated game."""
    page.goto(house.address)
    now = page.locator(".now")
    now.locator(f"input[value={game}]").check()
    now.locator(f"input[value={clock}]").check()
    now.locator("input[type=checkbox]").check()
    now.locator("button.go").click()


def paired(visit: Visit, house: House, game: str, clock: str, names: tuple[str, str]) -> tuple[Page, Page]:
    """Two strangers whom the button has brought together."""
    anna, boris = visit(one_step=True), visit(one_step=True, width=390, height=844)
    for page, name in zip((anna, boris), names, strict=True):
        sign_up(page, house, name)
        seek(page, house, game, clock)
    for page in (anna, boris):
        page.wait_for_url(TABLE)
        page.locator(".prompt strong").wait_for()
    assert anna.url == boris.url
    return anna, boris


def resign(page: Page) -> None:
    """Give the game up."""
    page.locator("#tab-menu").click()
    page.locator("#panel-menu button", has_text="Resign").click()
    page.locator(".sure .go").click()


def whose_move(*pages: Page) -> Page:
    """The one who is asked, as soon as one is."""
    while True:
        for page in pages:
            if page.locator(".prompt.mine").count():
                return page
            page.evaluate(LOOK_AGAIN)


@pytest.mark.parametrize("game", ["duel", "wotr_cards", "wotr_board", "lcg"])
def test_two_strangers_pair_by_one_button_and_their_rated_game_counts(visit: Visit, house: House, game: str) -> None:
    names = f"Anna of {game}", f"Boris of {game}"
    anna, boris = paired(visit, house, game, "live", names)
    play_together([anna, boris], OWN_CLICKS)
    resign(anna)
    for page in (anna, boris):
        expect(page.locator(".ending strong")).not_to_be_empty()
    changes = anna.request.get(f"{house.address}/api/tables/{anna.url.rpartition('/')[2]}/ratings").json()
    assert {seat for change in changes for seat in change["seats"]} == {0, 1}
    boris.goto(f"{house.address}/people/{names[1]}")
    expect(boris.locator("main")).to_contain_text("?")  # a rating that is still provisional


def test_programs_are_ranked_apart_from_people(visit: Visit, house: House) -> None:
    page = visit(one_step=True)
    sign_up(page, house, "Nimrodel")
    seats = [{"kind": "me"}, {"kind": "computer", "level": "easy"}]
    clock = {"kind": "live", "bank_seconds": 3600, "add_seconds": 0}
    wanted = {"game": "duel", "seats": seats, "options": {}, "clock": clock, "hints": False, "rated": True}
    table = page.request.post(f"{house.address}/api/tables", data=wanted).json()["id"]
    page.goto(f"{house.address}/t/{table}")
    play_on(page, clicks=OWN_CLICKS)
    resign(page)
    expect(page.locator(".ending strong")).not_to_be_empty()
    page.goto(f"{house.address}/ratings")
    expect(page.get_by_role("heading", name="Programs")).to_be_visible()
    people, programs = page.locator("table").all()
    expect(people).to_contain_text("Nimrodel")
    expect(programs).to_contain_text("Computer")
    expect(programs).not_to_contain_text("Nimrodel")


class Service:
    """A push service of the test's own."""

    def __init__(self) -> None:
        self.pushed: queue.SimpleQueue[tuple[str, bytes]] = queue.SimpleQueue()
        self.url = ""


@contextmanager
def push_service() -> Iterator[Service]:
    """A push service that notes what it is to pass on."""
    service = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            self.send_response(201)
            self.end_headers()
            service.pushed.put((self.path, body))

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield service
    server.shutdown()


def test_one_who_closes_the_page_is_told_of_his_move_and_finds_in_the_lobby_what_he_has_missed(
    visit: Visit, house: House
) -> None:
    reader = Reader()
    with push_service() as service:
        anna, boris = paired(visit, house, "duel", "day", ("Idril", "Tuor"))
        for page, name in ((anna, "anna"), (boris, "boris")):
            subscription = reader.subscription(f"{service.url}/{name}")
            assert page.request.post(f"{house.address}/api/pushes", data=subscription).ok
            assert page.request.put(f"{house.address}/api/notices", data={**WISH, "zone": "UTC", "lang": "en"}).ok
        first = whose_move(anna, boris)
        away, name = (boris, "/boris") if first is anna else (anna, "/anna")
        address = away.url
        away.goto("about:blank")
        first.locator(".boardbox [data-state=may]").first.click()
        first.locator(".prompt .answer", has_text="Discard").click()
        told, body = service.pushed.get()
        assert told == name
        notice = json.loads(reader.read(body))
        assert (notice["title"], notice["path"]) == ("Your move", address.removeprefix(house.address))
    away.goto(house.address)
    missed = away.locator("article.turn .missed")
    expect(missed.locator("p").first).not_to_be_empty()
    for size in PHONE_AND_DESK:
        resize(away, size)
        expect_no_sideways_scrolling(away)
        assert violations(away) == []


def test_one_takes_all_his_data_away(visit: Visit, house: House) -> None:
    page = visit()
    sign_up(page, house, "Gilraen")
    page.goto(f"{house.address}/account")
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    data = saved.value.path().read_text(encoding="utf-8")
    assert "Gilraen" in data
    assert PASSWORD not in data
