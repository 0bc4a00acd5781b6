"""A server to visit, and what a visitor does at a table: set one, choose something, answer, play to the end."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

TOO_LONG = 600.0  # seconds, after which a game must have got stuck however busy the machine is
LOOK_AGAIN = 15  # milliseconds


class House:
    """The real server in a process of its own, on a data folder that outlives it."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Start it, the second time on the same port."""
        command = [sys.executable, str(Path(__file__).with_name("run_server.py")), str(self.data), str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        address = re.search(r"http://[^/]*:(\d+)", said)
        assert address is not None, f"the server said: {said!r}"
        self.port = int(address[1])

    def close(self) -> None:
        """End it."""
        self._end(signal.SIGTERM)

    def crash(self) -> None:
        """End it without warning."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"


def set_table(
    page: Page, house: House, *, against: str = "computer", level: str = "easy", side: str = "fellowship"
) -> str:
    """Set a table of Duel in the lobby, sit down, and say where."""
    page.goto(house.address)
    form = page.locator("form.set")
    form.locator(f"input[value={against}]").check()
    if against == "computer":
        form.locator(f"input[value={level}]").check()
    if against != "screen":
        form.locator(f"input[value={side}]").check()
    form.locator("button.sit").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    return page.url


def wait_for_table(page: Page) -> None:
    """Until the board is there."""
    page.locator(".duel").wait_for()


def my_turn(page: Page) -> None:
    """Until the page asks its reader."""
    page.locator(".prompt.mine").wait_for()


def over(page: Page) -> bool:
    """Whether the end is told."""
    return page.locator(".ending").count() > 0


# Where to click next: an answer if something is chosen or nothing else can be, else the first thing that can be chosen, at a point
# where nothing covers it.
NEXT = """() => {
  if (document.querySelector(".ending")) return "over";
  if (!document.querySelector(".prompt.mine")) return null;
  const seen = (element) => element.getClientRects().length > 0;
  const answer = document.querySelector(".prompt .answer:not([disabled])");
  const things = [...document.querySelectorAll(".boardbox [data-state=may]")].filter(seen);
  const chosen = document.querySelector(".boardbox [data-state=on]");
  const next = answer && (chosen || !things.length) ? answer : things[0];
  if (!next) return null;
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = (next.querySelector("[data-region] .ring") ?? next).getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const there = document.elementFromPoint(x, y);
  return next.contains(there) ? [x, y] : `${next.outerHTML.slice(0, 200)} is covered by ${there?.outerHTML.slice(0, 200)}`;
}"""


# Whether every movement that has an end is over.
STILL = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity
)"""


def play_on(page: Page, enough: Callable[[], bool] | None = None, *, touch: bool = False) -> int:
    """Play by clicking until the game is over, or until `enough()` says so; the number of clicks."""
    began = time.monotonic()
    clicks = 0
    while time.monotonic() - began < TOO_LONG:
        found = page.evaluate(NEXT)
        if (
            enough is not None and enough()
        ):  # asked after looking, else the click could answer a question that came in between
            return clicks
        if found == "over":
            return clicks
        if found is None:
            page.wait_for_timeout(LOOK_AGAIN)
            continue
        assert not isinstance(found, str), found
        if touch:
            page.touchscreen.tap(*found)
        else:
            page.mouse.click(*found)
        clicks += 1
    raise AssertionError("the game does not end")


def be_still(page: Page) -> None:
    """Wait until nothing changes its colour or place any more; what goes on for ever may."""
    page.wait_for_function(STILL)


def expect_no_sideways_scrolling(page: Page) -> None:
    """Nothing is wider than the window."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"the page is {wide} px too wide at {page.viewport_size}"


def expect_end(page: Page) -> None:
    """The end is told, with who won and how."""
    expect(page.locator(".ending strong")).not_to_be_empty()
    expect(page.locator(".ending .q span").first).not_to_be_empty()
