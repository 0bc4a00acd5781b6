"""Says the words that the server itself must say at a table: those of computer players, and those that pass for people."""

import asyncio
import math
import secrets
from functools import partial
from typing import TYPE_CHECKING

import structlog

from westmarch.ai import thinking
from westmarch.core.state import State
from westmarch.server.refusal import Refused
from westmarch.server.tables import events, requests
from westmarch.server.tables.computers.line import MOVE
from westmarch.server.tables.match import Match

if TYPE_CHECKING:
    from westmarch.server.tables.live import LiveTable

CLAIM_SECONDS = 2.0  # after which another process may speak, if this one died
RENEW_SECONDS = 0.5  # between two renewals of the claim, as long as this one lives and thinks
WAIT_FOR_OTHERS = 0.5
SECRET_SLOT = 0.9  # seconds; most thoughts of every level take less
WASTED_SLOTS = 0.15  # how many secret answers take one slot more than they need
WAIT_AFTER_REFUSAL = 1.0
WAIT_AFTER_FAILURE = 10.0
CHANCE = secrets.SystemRandom()
log = structlog.get_logger()


class Pilot:
    """One task for each table where it is needed; it ends as soon as a person must choose."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether it has something to do."""
        return self.task is not None and not self.task.done()

    def poke(self) -> None:
        """Look whether the server must say the next word."""
        if not self.busy and self.needed():
            self.task = asyncio.create_task(self._fly(), name=f"pilot {self.live.id}")

    def stop(self) -> None:
        """The server ends."""
        if self.task is not None:
            self.task.cancel()

    def needed(self) -> bool:
        """Whether a computer player is asked, or one for whom the server passes, and somebody is left to play for."""
        match = self.live.match
        if match.status != "playing" or not match.people():
            return False
        return match.chairs[match.asked].kind == "computer" or requests.by_order(match) is not None

    async def _claim(self) -> bool:
        return await self.live.hall.bus.claim(f"pilot:{self.live.id}", CLAIM_SECONDS)

    async def _keep_claim(self) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            await self._claim()

    async def _fly(self) -> None:
        live = self.live
        while self.needed():
            try:
                if await self._claim():
                    await self._speak()
                else:
                    await asyncio.sleep(WAIT_FOR_OTHERS)
            except Refused as refused:
                log.debug("pilot_waits", table=live.id, reason=refused.reason)
                await asyncio.sleep(WAIT_AFTER_REFUSAL)
            except Exception:
                log.exception("pilot_failed", table=live.id)
                await asyncio.sleep(WAIT_AFTER_FAILURE)

    async def _speak(self) -> None:
        """Say the next word, however long that takes: the claim is short, so that a dead process is soon followed by another."""
        keeping = asyncio.create_task(self._keep_claim(), name=f"claim {self.live.id}")
        try:
            if self.live.match.chairs[self.live.match.asked].kind == "computer":
                await self._let_computer_choose()
            else:
                await self._follow_order()
        finally:
            keeping.cancel()

    async def _follow_order(self) -> None:
        """Pass for a person. Before others it takes a while, so that they don't learn that there was nothing to choose."""
        live = self.live
        moved = live.match.moved
        if live.watching() or len(live.match.people()) > 1:
            await asyncio.sleep(live.hall.settings.computer_delay * CHANCE.uniform(1, 2))
        await live.act(lambda match: requests.by_order(match) if match.moved == moved else None)

    async def _let_computer_choose(self) -> None:
        """Each word takes at least a constant time, so that its haste does not tell what it had to choose from."""
        live = self.live
        began = live.time()
        async with live.surely() as match:
            if not self.needed() or match.chairs[match.asked].kind != "computer":
                return
            moved, guess = match.moved, match.guess(live.hall.chance(match))
            level = match.chairs[match.asked].level or "hard"
            secret = match.game.prompt(match.state).secret
        seat, delay = int(guess.seat), live.hall.settings.computer_delay
        live.think(seat, True, tell=True)  # until its words are said: when it has found them tells how many it had
        try:
            words = await self._think(match, guess, level)
            pause = time_to_take(secret, delay, live.time() - began, CHANCE.random())
            for word in words:
                await asyncio.sleep(pause - (live.time() - began))
                began, pause = live.time(), delay
                if not await live.act(partial(chosen, seat=seat, word=word, moved=moved)):
                    return
                moved = live.match.moved
        finally:
            live.think(seat, False, tell=True)

    async def _think(self, match: Match, guess: State, level: str) -> list[int]:
        """Ask a worker, which is not told what the player cannot know."""
        live = self.live
        question = thinking.choose, match.game.key, guess, level, live.hall.chance(match)
        return await live.hall.workers.ask(MOVE, live.asker(), *question)


def time_to_take(secret: bool, delay: float, took: float, whim: float) -> float:
    """How long a word takes that was found after a time; `whim` is a number from 0 to 1 by chance.

    A question with one option is answered at once and others later, which would tell of a hand that it holds nothing else. So a
    secret answer takes whole slots of time: nearly every thought fits into the first, and now and then one is wasted, whatever was asked.
    To wait as long as a level may think would hide all of it, and make a game with three computers twice as long.
    """
    if not secret or not delay:
        return delay
    slot = max(delay, SECRET_SLOT)
    return slot * (max(1, math.ceil(took / slot)) + (whim < WASTED_SLOTS))


def chosen(match: Match, seat: int, word: int, moved: int) -> events.Said | None:
    """A computer player's word, unless the table has moved on since it was thought about."""
    if match.moved != moved or match.status != "playing" or match.asked != seat or word not in match.state.options:
        return None
    return events.Said(seat, requests.spelt(match, [word]))
