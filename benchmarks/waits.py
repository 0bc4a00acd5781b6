"""Measures how long a person waits at a table against computers, by whole games that are played in Chromium:

    PYTHONPATH=build/compiled python -P benchmarks/waits.py [ROW ...] [--games N] [--minutes N] [--tempo quick]

It starts a server as people find it (with its delays) and needs the built client and Chromium, and a machine that has nothing else to do. A
wait begins when the person's word is sent. It ends when the next question that he may answer has come ("server"), and when the page
lets him answer it ("page", after the computers' moves were shown at the tempo that is set). `answers` is how soon the server answers a word, without a
page. Three rows measure the page itself: `clicks` how soon what follows from a click that says a word is drawn, `words` how soon a word is answered as
the page hears of it, which it may do only when it has drawn what was clicked, `drawing` how soon a new situation is drawn on a machine that is four times slower.
"""

import argparse
import asyncio
import json
import math
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM
from tests.browser.house import NEVER, PLAY, filled  # how the tests play by clicking

from westmarch.bench.clients import REFUSED_MS, new_table
from westmarch.bench.servers import Server
from westmarch.server.settings import Settings

SLOWER = 4
ALL_CLICKS = 1 << 30
# Whoever measures looks for the next click only when the page has been drawn: what the looking costs is not the page's.
LOOK_WHEN_DRAWN = {"setTimeout(go)": "requestAnimationFrame(() => setTimeout(go))"}

# Notes when a word is sent, when a situation comes, when it is drawn and when the reader touches something.
NOTE = """
  window.noted = [];
  const note = (what, more) => noted.push({ what, at: performance.now(), ...more });
  const Real = WebSocket;
  const asks = (prompt) => !!prompt?.options?.length && !prompt.passing;
  window.WebSocket = class extends Real {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", (event) => {
        const news = JSON.parse(event.data);
        if (news.type !== "snapshot" && news.type !== "update") return;
        const began = performance.now();
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => note("drawn", { took: performance.now() - began });
        requestAnimationFrame(() => drawn.port2.postMessage(0));
        note("came", { asked: asks(news.prompt) || news.status === "over", round: news.view?.round ?? news.view?.turn ?? 0 });
      });
    }
    send(data) {
      if (JSON.parse(data).type === "say") note("said");
      super.send(data);
    }
  };
  addEventListener("pointerdown", () => note("touched"), true);
"""


class Play(NamedTuple):
    """A kind of game whose waits are measured, and what is wanted of it."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]
    bar: str = ""  # what is compared with the wanted: `round` the sum of a round, `p95` of single waits
    wanted: float = 0.0  # seconds


ROWS = {
    "trilogy-medium": Play("wotr_cards", ("me", "medium", "medium", "medium"), {"scenario": "trilogy"}, "round", 12.0),
    "trilogy-hard": Play("wotr_cards", ("me", "hard", "hard", "hard"), {"scenario": "trilogy"}, "round", 20.0),
    "board-medium": Play("wotr_board", ("me", "medium"), {}, "p95", 4.0),
    "duel-medium": Play("duel", ("me", "medium"), {}),
    "duel-hard": Play("duel", ("me", "hard"), {}),
    "lcg-medium": Play("lcg", ("me", "medium"), {}),
}
QUICK_GAMES = (
    Play("duel", ("me", "easy"), {}),
    Play("wotr_cards", ("me", "easy"), {"scenario": "fellowship"}),
    Play("lcg", ("me", "easy"), {}),
    Play("wotr_board", ("me", "easy"), {}),
)
CLICKS, WORDS, DRAWING = "clicks", "words", "drawing"
PAGE_MS = {CLICKS: 100.0, WORDS: 15.0, DRAWING: 50.0}  # 99 of 100 are wanted sooner
QUICK_CLICKS = 120  # of each game, for the two rows about the page
ANSWERS = "answers"
QUICK_WORDS = 200  # of each game, for the row without a page


class Wait(NamedTuple):
    """A person's wait, in seconds: until the server asked him again, and until the page did; and in which round."""

    server: float
    page: float
    round: int


def waits_in(noted: list[dict[str, Any]]) -> Iterator[Wait]:
    """The waits of a game."""
    said = came = None
    latest = number = 0  # rounds: of the last situation that came, and of the one in which the word was said
    for entry in noted:
        if entry["what"] == "said":
            said, came, number = entry["at"], None, latest
        elif entry["what"] == "came":
            if said is not None and came is None and entry["asked"]:
                came = entry["at"]
            latest = entry["round"]
        elif entry["what"] == "touched" and said is not None and came is not None:
            yield Wait((came - said) / 1000, (entry["at"] - said) / 1000, number)
            said = None


def clicks_in(noted: list[dict[str, Any]]) -> Iterator[float]:
    """The milliseconds from each click that says a word until what follows from it is drawn."""
    touched = said = None
    for entry in noted:
        if entry["what"] == "touched":
            touched = entry["at"]
        elif entry["what"] == "said":
            said, touched = touched, None  # what the page says by itself was not clicked
        elif entry["what"] == "drawn" and said is not None:
            yield entry["at"] - said
            said = None


def answers_in(noted: list[dict[str, Any]]) -> Iterator[float]:
    """The milliseconds from each word to the first situation after it."""
    said = None
    for entry in noted:
        if entry["what"] == "said":
            said = entry["at"]
        elif entry["what"] == "came" and said is not None:
            yield entry["at"] - said
            said = None


def part_of(values: list[float], share: float) -> float:
    """The value below which so many of them lie."""
    return sorted(values)[min(len(values) - 1, math.ceil(share * len(values)) - 1)]


@contextmanager
def serving(delay: float) -> Iterator[str]:
    """A server, and where it is."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), computer_delay=str(delay))
        try:
            yield f"http://localhost:{server.port}"
        finally:
            server.stop()


def seated(browser: Browser, address: str, play: Play, tempo: str) -> Page:
    """A new visitor at a new table."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, service_workers="block")
    kept = json.dumps({"tempo": tempo, "oneStep": True, "motion": "calm" if tempo != "once" else "none"})
    context.add_init_script(f"localStorage.westmarch ??= '{kept}';{NOTE}")
    page = context.new_page()
    page.request.get(f"{address}/api/me")
    seats = [{"kind": "me"} if seat == "me" else {"kind": "computer", "level": seat} for seat in play.seats]
    table = {"game": play.game, "seats": seats, "options": play.options, "private": True}
    answer = page.request.post(f"{address}/api/tables", data=table)
    page.goto(f"{address}/t/{answer.json()['id']}")
    page.locator(".prompt").wait_for()
    return page


def played(page: Page, clicks: int, minutes: float) -> list[dict[str, Any]]:
    """What was noted while a game was played to its end, for so many clicks or about so long."""
    enough = f"performance.now() > {minutes * 60_000}" if minutes else NEVER
    page.evaluate(filled(PLAY, ENOUGH=f"!!({enough})", MOST=clicks, POINTER='"mouse"', **LOOK_WHEN_DRAWN))
    noted: list[dict[str, Any]] = page.evaluate("noted")
    page.context.close()
    return noted


def told(name: str, values: list[float], unit: str, more: str = "") -> None:
    """Print a row."""
    if values:
        shown = [statistics.median(values), part_of(values, 0.95), part_of(values, 0.99), max(values)]
        print(
            f"| `{name}` | {len(values)} | " + " | ".join(f"{value:.2f}" for value in shown) + f" | {unit} {more}|",
            flush=True,
        )


def verdict(value: float, wanted: float) -> str:
    """What is wanted, and whether it is so."""
    return f"(wanted {wanted:g}: {'kept' if value <= wanted else 'missed'}) "


def measure_waits(browser: Browser, name: str, play: Play, asked: argparse.Namespace) -> None:
    """The rows of one kind of game."""
    waits: list[Wait] = []
    rounds: list[tuple[float, float]] = []
    with serving(Settings().computer_delay) as address:
        for _ in range(asked.games):
            own = list(waits_in(played(seated(browser, address, play, asked.tempo), ALL_CLICKS, asked.minutes)))
            waits += own
            for number in {wait.round for wait in own}:
                of_round = [wait for wait in own if wait.round == number]
                rounds.append((sum(wait.server for wait in of_round), sum(wait.page for wait in of_round)))
    for place, seen in enumerate(("server", "page")):
        single, sums = [wait[place] for wait in waits], [both[place] for both in rounds]
        bar = verdict(part_of(single, 0.95), play.wanted) if play.bar == "p95" and single else ""
        told(f"{name}, {seen}", single, "s", bar)
        if play.bar == "round" and sums:
            told(f"{name}, {seen}, a round", sums, "s", verdict(statistics.median(sums), play.wanted))


def measure_answers() -> None:
    """How soon words are answered, in some random words of each game."""
    of_all: list[float] = []
    with serving(0.0) as address:
        for play in QUICK_GAMES:
            values = asyncio.run(answers(int(address.rpartition(":")[2]), play))
            told(f"{ANSWERS}, {play.game}", values, "ms")
            of_all += values
    told(ANSWERS, of_all, "ms", verdict(part_of(of_all, 0.99), PAGE_MS[WORDS]))


async def answers(port: int, play: Play) -> list[float]:
    """The milliseconds until each of some random words was answered."""
    others = [{"kind": "computer", "level": level} for level in play.seats[1:]]
    table = await new_table([port], others, play.game, **play.options)
    chance = random.Random(1)
    took = [await table.move(chance) for _ in range(QUICK_WORDS)]
    return [one for one in took if one is not None and one < REFUSED_MS]  # the table may have moved on meanwhile


def measure_page(browser: Browser, name: str) -> None:
    """How soon clicks or words are answered, or situations drawn on a slow machine, in some clicks of each game."""
    of_all: list[float] = []
    with serving(0.0) as address:
        for play in QUICK_GAMES:
            page = seated(browser, address, play, "once")
            if name == DRAWING:
                page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            noted = played(page, QUICK_CLICKS, 0)
            drawn = [entry["took"] for entry in noted if entry["what"] == "drawn"][1:]
            values = {CLICKS: list(clicks_in(noted)), WORDS: list(answers_in(noted)), DRAWING: drawn}[name]
            told(f"{name}, {play.game}", values, "ms")
            of_all += values
    told(name, of_all, "ms", verdict(part_of(of_all, 0.99), PAGE_MS[name]))


def main() -> None:
    """Print a table."""
    names = [*ROWS, ANSWERS, *PAGE_MS]
    parser = argparse.ArgumentParser(description="how long people wait")
    parser.add_argument("rows", nargs="*", choices=[*names, []], default=names)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=0, help="after which a game is left; 0: it is played to its end"
    )
    parser.add_argument("--tempo", choices=["slow", "quick", "once"], default="quick")
    asked = parser.parse_args()
    print("| row | waits | median | p95 | p99 | longest | |\n|---|---|---|---|---|---|---|")
    if ANSWERS in asked.rows:  # the browser has a loop of its own
        measure_answers()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"])
        for name in asked.rows:
            if name in ROWS:
                measure_waits(browser, name, ROWS[name], asked)
            elif name != ANSWERS:
                measure_page(browser, name)
        browser.close()


if __name__ == "__main__":
    main()
