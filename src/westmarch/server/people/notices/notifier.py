"""Tells people who are away that it is their move: each turn once, to nobody who is looking, and when he wants to be told.

One process at a time looks for turns (a lease on the bus), and the database notes a turn as told before anything is sent: should a process
die in between, one notice is lost, and none comes twice.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import structlog

from westmarch.server.people.notices import letters, outgoing, push, times
from westmarch.server.people.notices.letters import Waiting, Words
from westmarch.server.people.notices.mail import MailLost, Post
from westmarch.server.people.notices.outgoing import Unreachable
from westmarch.server.people.notices.push import PushKey, Subscription
from westmarch.server.people.notices.tokens import Tokens
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.text import speech

if TYPE_CHECKING:
    from westmarch.server.storage.notices import Notices, Turn, Wish
    from westmarch.server.tables.hall import Hall

CLAIM_SECONDS = 30.0
AT_ONCE = 20  # people who are told at the same time
GONE = (404, 410)  # what a push service says of a browser that no longer listens
STOP = "stop notices"
JSON_HEADERS = {"Content-Type": "application/json", "User-Agent": "Westmarch"}
log = structlog.get_logger()


class Notifier:
    """The rounds in which turns are looked for, and the ways in which notices go."""

    def __init__(self, hall: "Hall", notices: "Notices", settings: Settings) -> None:
        self.hall = hall
        self.notices = notices
        self.settings = settings
        self.key = PushKey(settings.secret())
        self.tokens = Tokens(settings.secret())
        self.post = Post(settings.mail) if settings.mail else None
        self.url = settings.url.rstrip("/")
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self.task = asyncio.create_task(self._rounds(), name="notices")

    async def stop(self) -> None:
        """End."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(self.settings.notices_seconds)
            try:
                if await self.hall.bus.claim("notices", CLAIM_SECONDS):
                    await self.round()
            except Refused as refused:
                log.info("notices_wait", reason=refused.reason)
            except Exception:
                log.exception("notices_failed")

    async def round(self) -> None:
        """Look once for turns that people are to be told of, and tell them."""
        now = self.hall.now()
        await self._for_each(await self.notices.ending(now, now + times.WARNED_BEFORE), self._warn, now)
        await self._for_each(await self.notices.untold(now - times.LOOKS_FIRST), self._consider, now)

    async def _for_each(
        self, turns: "list[Turn]", do: "Callable[[list[Turn], int], Awaitable[None]]", now: int
    ) -> None:
        """Do something about everybody's turns, some people at the same time."""
        by_person: dict[str, list[Turn]] = {}
        for turn in turns:
            by_person.setdefault(turn.wish.person, []).append(turn)
        people = list(by_person.values())
        for first in range(0, len(people), AT_ONCE):
            await asyncio.gather(*[do(own, now) for own in people[first : first + AT_ONCE]])

    async def _warn(self, turns: "list[Turn]", now: int) -> None:
        """Warn somebody once that his time is nearly over, however seldom he wants to be told of turns."""
        wish = turns[0].wish
        if times.is_quiet(wish.quiet_from, wish.quiet_to, times.local_hour(wish.zone, now)):
            return
        due = [turn for turn in turns if not await self._is_looking(turn.table, wish.person)]
        noted = await self.notices.warn(wish.person, due) if due else set()
        waiting = [Waiting(turn.table, turn.game, turn.since) for turn in due if turn.table in noted]
        if waiting:
            spoken = await asyncio.to_thread(speech, wish.lang)
            await self.tell(wish, turns[0].name, letters.words(waiting, spoken, "ending"), waiting)

    async def _consider(self, turns: "list[Turn]", now: int) -> None:
        """Tell somebody of those turns that are due."""
        wish = turns[0].wish
        seen = [turn for turn in turns if await self._is_looking(turn.table, wish.person)]
        if seen:
            await self.notices.mark(wish.person, seen, None)
        if times.is_quiet(wish.quiet_from, wish.quiet_to, times.local_hour(wish.zone, now)):
            return
        due = [turn for turn in turns if turn not in seen and times.is_due(wish.pace, turn.since, wish.last, now)]
        noted = await self.notices.mark(wish.person, due, now) if due else set()
        waiting = [Waiting(turn.table, turn.game, turn.since) for turn in due if turn.table in noted]
        if waiting:
            spoken = await asyncio.to_thread(speech, wish.lang)
            await self.tell(wish, turns[0].name, letters.words(waiting, spoken), waiting)

    async def _is_looking(self, table: str, person: str) -> bool:
        """Whether somebody is at a table, through whichever process."""
        live = self.hall.tables.get(table)
        if live is None and self.hall.bus.healthy is not None:
            live = await self.hall.table(table)  # which asks the other processes who is there
            await asyncio.sleep(self.settings.ask_around_seconds)
        return live is not None and person in live.online()

    async def tell(self, wish: "Wish", name: str, told: Words, waiting: Sequence[Waiting]) -> list[str]:
        """Send a notice by all ways that somebody wants, and give those by which it went."""
        stop = self.tokens.make(STOP, wish.person)
        spoken = await asyncio.to_thread(speech, wish.lang)
        ways = []
        if wish.push:
            payload = letters.for_browser(told, stop, spoken)
            ways += [self._push(browser, payload) for browser in await self.notices.browsers(wish.person)]
        if wish.mail and wish.confirmed and wish.address and self.post is not None:
            ways.append(self._mail(wish.address, told, letters.for_mail(told, self.url, stop, spoken), stop))
        if wish.hook:
            ways.append(self._call(wish.hook, letters.for_programs(told, name, waiting, self.url, stop)))
        return [way for way in await asyncio.gather(*ways) if way]

    async def _push(self, to: Subscription, payload: bytes) -> str:
        contact = self.url if self.url.startswith("https://") else f"mailto:{self.post.sender}" if self.post else ""
        headers = self.key.headers(to.endpoint, contact or "mailto:nobody@example.org", self.settings.now() // 1000)
        body = await asyncio.to_thread(push.encrypted, payload, to)
        status = await self._send(to.endpoint, body, headers)
        if status in GONE:
            await self.notices.unsubscribe(to.endpoint)
        return "push" if 200 <= status < 300 else ""

    async def _call(self, hook: str, body: bytes) -> str:
        return "hook" if 200 <= await self._send(hook, body, JSON_HEADERS) < 300 else ""

    async def _send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        try:
            return await outgoing.post(url, body, headers, inside=self.settings.reach_inside)
        except Unreachable as error:
            log.info("notice_lost", error=str(error))
            return 0

    async def _mail(self, address: str, told: Words, text: str, stop: str) -> str:
        one_click = {
            "List-Unsubscribe": f"<{self.url}/api/notices/stop/{stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        return "mail" if await self.write(address, told.title, text, one_click) else ""

    async def write(self, to: str, subject: str, text: str, headers: dict[str, str] | None = None) -> bool:
        """Send a letter, where mail is set; false if it was lost."""
        if self.post is None:
            return False
        try:
            await self.post.send(to, subject, text, headers or {})
        except MailLost as error:
            log.warning("letter_lost", error=str(error))
            return False
        return True
