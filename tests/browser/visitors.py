"""The windows in which visitors come: one who has gone leaves his to the next, cleared of all that he had.

A page in a new window compiles its scripts and reads its letters anew, which takes as long as most tests. So a window stays open, at a picture
of the same server, and its page keeps what it has compiled; cookies and everything that was stored are taken away. A window
whose page was listened to, or whose lines were tampered with, is closed: that cannot be taken back.
"""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Page

from .house import UNPAINTED

MOST_KEPT = 6  # windows that nobody uses: three languages, with and without touch
LOCALES = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}
FOR_GOOD = ("on", "once", "route", "route_web_socket", "add_init_script", "expose_function", "expose_binding")
PICTURE = "/mark.svg"  # of the server, where a window waits
WISHES = "wishes"  # the cookie in which the settings of a visitor stand until his first page keeps them
NOWHERE = -1  # where the mouse points at nothing

# The first page of a visitor has his settings.
SETTLE = f"""if (location.protocol !== "about:") {{
  const wishes = /{WISHES}=([^;]*)/.exec(document.cookie);
  if (wishes) localStorage.westmarch ??= decodeURIComponent(wishes[1]);
}}"""


class Window:
    """A browser's window of its own, with one page, for one visitor after the other."""

    def __init__(self, chromium: Browser, lang: str, touch: bool, worker: bool) -> None:
        self.kind = (lang, touch)
        self.lasting = not worker
        self.complaints: list[str] = []
        self.context: BrowserContext = chromium.new_context(
            locale=LOCALES[lang],
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if worker else "block",
        )
        self.context.add_init_script(SETTLE)
        self.context.add_init_script(UNPAINTED)
        self.page: Page = self.context.new_page()
        self.line = self.context.new_cdp_session(self.page)
        self.page.on("console", lambda message: self._note(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.heeds_console = True
        for name in FOR_GOOD:
            setattr(self.page, name, self._for_good(getattr(self.page, name)))

    def _note(self, complaint: str) -> None:
        if self.heeds_console:
            self.complaints.append(complaint)

    def _for_good(self, change: Callable[..., Any]) -> Callable[..., Any]:
        def changed(*given: Any, **more: Any) -> Any:
            self.lasting = False
            return change(*given, **more)

        return changed

    def welcome(
        self,
        address: str,
        *,
        size: tuple[int, int],
        theme: str,
        seed: int,
        heeds_console: bool,
        wishes: dict[str, object],
    ) -> Page:
        """Let a visitor of a server in, with his settings."""
        self.complaints, self.heeds_console = [], heeds_console
        self.context.set_extra_http_headers({"x-westmarch-seed": str(seed)})
        self.context.add_cookies([{"name": WISHES, "value": quote(json.dumps(wishes)), "url": address}])
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        return self.page

    def clear(self) -> list[str]:
        """Take away what the visitor leaves behind, and say what his page complained about."""
        said = list(self.complaints)
        address = urlsplit(self.page.url)
        self.lasting = self.lasting and address.scheme == "http"
        if self.lasting:
            try:
                self._empty(f"{address.scheme}://{address.netloc}")
            except Error:  # after a failed test it may be without a connection, or gone
                self.lasting = False
        return said

    def _empty(self, origin: str) -> None:
        self.page.evaluate("sessionStorage.clear()")
        self.page.goto(origin + PICTURE)
        self.page.mouse.move(NOWHERE, NOWHERE)
        self.line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self.context.clear_cookies()

    def close(self) -> None:
        """Nobody comes here any more."""
        self.context.close()


class Windows:
    """All windows of a browser: of those that are free, the ones that were used last."""

    def __init__(self, chromium: Browser) -> None:
        self.chromium = chromium
        self.free: list[Window] = []

    def take(self, *, lang: str, touch: bool, worker: bool, fresh: bool) -> Window:
        """One that is free, or a new one."""
        kind = (lang, touch)
        known = [] if worker or fresh else [window for window in self.free if window.kind == kind]
        if not known:
            return Window(self.chromium, lang, touch, worker)
        self.free.remove(known[-1])
        return known[-1]

    def give_back(self, window: Window) -> list[str]:
        """Keep it for another visitor, if it can be; what its page complained about."""
        complaints = window.clear()
        if window.lasting:
            self.free.append(window)
        else:
            window.close()
        while len(self.free) > MOST_KEPT:
            self.free.pop(0).close()
        return complaints

    def close(self) -> None:
        """The browser goes."""
        for window in self.free:
            window.close()
