"""A server to visit, and what a visitor does at a table: set one, choose something, answer, play to the end.

How to write a test here that cannot waver:

- Set the table by `set_table` or `request_table`: the seats are said, the seed is the visitor's, and computers are `easy`, which
  thinks in steps and not in seconds. What the lobby leaves to its own lot is not repeatable.
- To play "whatever is offered" use `play_on`, with what you wait for as an expression of JavaScript: the page itself looks, asks
  whether it is enough and clicks, all in one go, so that no message can come in between. By keys, use `press_on`, in the same way.
- After a click of your own wait for its effect with `expect(...)`; a message may come between the click and the effect, or before
  the next click. What is counted or read at once (`count()`, `inner_text()`, `get_attribute()`) must have been waited for.
- Say of a locator that could find two things which one is meant. What is there for a while only may be missed: let the page note it.
- A visitor's window may have had another visitor in an earlier test (`visitors.py`). What would outlast him, a listener or a changed line of
  his page, closes it by itself; ask for a `fresh` one where it matters what the browser has kept of the page's files.
- Click where clicking is what is tested; to a question far in a game, or to its end, the engine leads (`led.py`).
- Wait for what must be there, never for a time, and count no tries that pass while the machine has other things to do.
"""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect
from tests.needs import missing

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SIZES = [(360, 640), (390, 844), (768, 1024), (1000, 760), (1280, 800), (2560, 1440)]
PHONE_AND_DESK = [(390, 844), (1280, 844)]
TOO_LONG = 600_000  # milliseconds, after which a game must have got stuck however busy the machine is
LOOK_AGAIN = 50  # milliseconds, where the page does not change
ELSEWHERE = ("DATABASE_URL", "REDIS_URL")  # settings of the machine that are not meant for this server
DUEL = ["fellowship", "sauron"]  # its seats


class House:
    """The real server in a process of its own, on a data folder that outlives it."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Start it, the second time on the same port."""
        command = [sys.executable, str(Path(__file__).with_name("run_server.py")), str(self.data), str(self.port)]
        own = {name: value for name, value in os.environ.items() if name not in ELSEWHERE}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=own)
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


# Setting a table


def request_table(page: Page, house: House, game: str, seats: list[Any], **options: object) -> str:
    """Set a table without the lobby, open its page, and say where: a seat is `me`, `friend`, `open` or a level of the computer."""
    page.request.get(f"{house.address}/api/me")
    named = [
        {"kind": seat} if seat in ("me", "friend", "open") else {"kind": "computer", "level": seat} for seat in seats
    ]
    private = "open" not in seats
    wanted = {"game": game, "seats": named, "options": options, "private": private}
    answer = page.request.post(f"{house.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    page.goto(f"{house.address}/t/{answer.json()['id']}")
    return page.url


def set_table(
    page: Page, house: House, *, against: str = "computer", level: str = "easy", side: str = "fellowship"
) -> str:
    """Set a table of Duel, sit down, and say where."""
    other = {"computer": level, "friend": "friend", "anyone": "open", "screen": "me"}[against]
    return request_table(page, house, "duel", ["me" if seat == side else other for seat in DUEL])


def set_table_in_lobby(
    page: Page, house: House, *, against: str = "computer", level: str = "easy", side: str = "fellowship"
) -> str:
    """The same, as a visitor does it."""
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


# Playing

# What can be clicked next: what goes on, where the reader steps from move to move; else an answer if something is chosen, else the things that can be chosen, and an answer where there are none;
# nothing while words are on their way. When there is something, nobody but the reader can change it. Where a choice is half made, its
# next step may be any of them: each is tried in turn.
LOOK = """
  let tries = TRIED;
  const seen = (element) => element.getClientRects().length > 0;
  const choices = () => {
    const on = document.querySelector(".fight .answer, .pace .go");
    if (on) return [on];
    if (!document.querySelector(".prompt.mine")) return [];
    const answers = [...document.querySelectorAll(".prompt .answer:not([disabled])")].slice(0, 1);
    const things = [...document.querySelectorAll(".boardbox [data-state=may]")].filter(seen);
    const chosen = document.querySelector(".boardbox [data-state=on]");
    if (chosen && answers.length) return answers;
    const first = chosen ? tries % (things.length || 1) : 0;
    return [...things.slice(first), ...things.slice(0, first), ...answers];
  };
  const later = () => new Promise((done) => {
    const watch = new MutationObserver(() => setTimeout(go));
    const go = () => { watch.disconnect(); clearTimeout(timer); done(); };
    const timer = setTimeout(go, LOOK_AGAIN);
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const began = performance.now();
  const stuck = () => performance.now() - began > TOO_LONG;
"""

# Plays: looks for a choice at a point where nothing covers it, and clicks there before anything else can happen. The focus brings a
# region of the map into view.
PLAY = """async () => {
  LOOK
  const enough = () => ENOUGH;
  const show = async (next) => {
    const region = next.querySelector("[data-region]");
    if (region) {
      next.focus({ preventScroll: true });
      await drawn();
    } else next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const top = (next) => {
    const box = (next.querySelector("[data-region] .ring") ?? next).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(x, y);
    return next.contains(there) ? [there, x, y] : null;
  };
  const click = (there, clientX, clientY) => {
    const how = { bubbles: true, cancelable: true, clientX, clientY, detail: 1, isPrimary: true, pointerId: 1, pointerType: POINTER };
    there.dispatchEvent(new PointerEvent("pointerdown", how));
    there.dispatchEvent(new PointerEvent("pointerup", how));
    there.dispatchEvent(new PointerEvent("click", how));
  };
  let [clicks, covered] = [0, ""];
  while (!stuck()) {
    if (document.querySelector(".ending")) return { clicks, over: true };
    const all = choices();
    if (all.length && (enough() || clicks >= MOST)) return { clicks, over: false };
    if (!all.length && ONCE) return { clicks, over: false };
    let clicked = false;
    for (const next of all) {
      await show(next);
      if (!choices().includes(next)) break;
      const found = top(next);
      covered = found ? "" : `${next.outerHTML.slice(0, 200)} is covered`;
      if (!found) continue;
      click(...found);
      clicked = true;
      break;
    }
    clicks += clicked;
    tries += clicked;
    if (ONCE) return { clicks, over: false };
    await later();
  }
  return { stuck: covered || "the game does not end" };
}"""

# What to press next: a digit for an answer, Enter on a thing that can be chosen, else Tab towards one; nothing once it is enough.
PRESS = """async () => {
  LOOK
  const enough = () => ENOUGH;
  while (!stuck()) {
    if (document.querySelector(".ending")) return null;
    const [next] = choices();
    if (next) {
      if (enough()) return null;
      if (next.matches(".answer")) return "1";
      return document.activeElement?.dataset?.state === "may" ? "Enter" : "Tab";
    }
    await later();
  }
  return "stuck";
}"""

NEVER = "false"
ALWAYS = 1 << 30


def filled(script: str, **more: object) -> str:
    """A script with its names replaced."""
    for name, value in {
        "LOOK\n": LOOK,
        "LOOK_AGAIN": LOOK_AGAIN,
        "TOO_LONG": TOO_LONG,
        "TRIED": 0,
        "ONCE": "false",
        **more,
    }.items():
        script = script.replace(name, str(value))
    return script


def play_on(
    page: Page, enough: str | Callable[[], bool] | None = None, *, touch: bool = False, clicks: int = ALWAYS
) -> int:
    """Play by clicking until the game is over, for so many clicks, or until it is enough; the number of clicks.

    Whether it is enough is an expression that the page evaluates whenever the reader can choose something, or a function.
    """
    if callable(enough):
        return _play_while_asking(page, enough, touch=touch)
    return int(_play(page, enough or NEVER, touch, clicks)["clicks"])


def _play(page: Page, enough: str, touch: bool, clicks: int) -> dict[str, Any]:
    pointer = '"touch"' if touch else '"mouse"'
    found: dict[str, Any] = page.evaluate(filled(PLAY, ENOUGH=f"!!({enough})", MOST=clicks, POINTER=pointer))
    assert "stuck" not in found, found["stuck"]
    return found


def play_together(pages: Sequence[Page], clicks: int) -> None:
    """Let people at one table play, whoever is asked, until each has clicked so often."""
    done, tries = [0] * len(pages), 0
    while min(done) < clicks:
        for number, page in enumerate(pages):
            script = filled(PLAY, ENOUGH=NEVER, MOST=ALWAYS, POINTER='"mouse"', ONCE="true", TRIED=tries)
            done[number] += int(page.evaluate(script)["clicks"])
            tries += 1
            page.evaluate("() => new Promise((drawn) => requestAnimationFrame(drawn))")


def _play_while_asking(page: Page, enough: Callable[[], bool], *, touch: bool) -> int:
    """Nothing changes by itself while the reader can choose: so a function may be asked between two clicks."""
    clicks = 0
    while not _play(page, NEVER, touch, 0)["over"] and not enough():
        clicks += int(_play(page, NEVER, touch, 1)["clicks"])
    return clicks


def press_on(page: Page, enough: str = NEVER) -> int:
    """Play by the keyboard alone, until the game is over or it is enough; the number of keys."""
    keys = 0
    script = filled(PRESS, ENOUGH=f"!!({enough})")
    while (key := page.evaluate(script)) is not None:
        assert key != "stuck", "the game does not end"
        page.keyboard.press(key)
        keys += 1
    return keys


def asks(words: str) -> str:
    """For `play_on`: the present question has these words in it."""
    return f'document.querySelector(".prompt.mine strong")?.textContent.includes("{words}")'


def shows(selector: str) -> str:
    """For `play_on`: something is there."""
    return f"document.querySelector('{selector}')"


def said(number: int) -> str:
    """For `play_on`: so much stands in the log."""
    return f'document.querySelectorAll("#panel-log li").length >= {number}'


# Looking

# Brings every movement that has an end to it, and says whether there was none any more.
STILL = """() => {
  const ends = (one) => one.effect?.getComputedTiming().iterations !== Infinity;
  const moving = document.getAnimations().filter((one) => one.playState === "running" && ends(one));
  for (const one of moving) one.finish();
  return !moving.length;
}"""

# A page that no eye sees is laid out and can be hit, but is not painted, which would take nearly half of the time of a click on the map.
UNPAINTED = """if (location.protocol !== "about:") {
  window.unpainted = new CSSStyleSheet();
  unpainted.replaceSync(":root { opacity: 0 }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted];
}"""

# What axe finds on the page as it is painted.
CHECK = """async (only) => {
  unpainted.disabled = true;
  const { violations } = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
  unpainted.disabled = false;
  return violations.map((one) => `${one.id}: ${one.help}: ${one.nodes[0].html.slice(0, 300)}`);
}"""
EVERYTHING = {"type": "tag", "values": LEVELS}
COLOURS = {"type": "rule", "values": ["color-contrast"]}


def be_still(page: Page) -> None:
    """Nothing changes its colour or place any more; what goes on for ever may."""
    page.wait_for_function(STILL)


def violations(page: Page) -> list[str]:
    """What axe finds, each with the first element concerned: everything in light colours, and the contrasts of the dark ones."""
    if not AXE.is_file():
        missing("axe-core is not installed (make client)")
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    be_still(page)
    found = list(page.evaluate(CHECK, EVERYTHING))
    paint(page, "dark")
    be_still(page)
    found += [f"in dark colours {one}" for one in page.evaluate(CHECK, COLOURS)]
    paint(page, "light")
    return found


def paint(page: Page, theme: Literal["light", "dark"]) -> None:
    """Other colours, as by day or by night."""
    page.emulate_media(color_scheme=theme)
    page.wait_for_function(
        "(theme) => document.documentElement.dataset.theme === theme", arg=theme
    )  # looks at every frame


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window, drawn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    be_drawn(page)


def be_drawn(page: Page) -> None:
    """Wait until what has changed stands in its place, where the page measures its room before it has one, too."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def expect_no_sideways_scrolling(page: Page) -> None:
    """Nothing is wider than the window."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"the page is {wide} px too wide at {page.viewport_size}"


def expect_end(page: Page) -> None:
    """The end is told, with who won and how."""
    expect(page.locator(".ending strong")).not_to_be_empty()
    expect(page.locator(".ending .q span").first).not_to_be_empty()
