"""Says the words that the server itself must say at a table: those of computer players, and those that pass for people."""

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial
from typing import TYPE_CHECKING

import structlog

from westmarch.ai import thinking
from westmarch.ai.players import LEVELS
from westmarch.core.state import State
from westmarch.server.refusal import Refused
from westmarch.server.tables import events, lessons, requests
from westmarch.server.tables.computers.line import MOVE
from westmarch.server.tables.computers.slots import Slots
from westmarch.server.tables.match import Match

if TYPE_CHECKING:
    from westmarch.server.tables.live import LiveTable

CLAIM_SECONDS = 2.0  # after which another process may speak, if this one died
RENEW_SECONDS = 0.5  # between two renewals of the claim, as long as this one lives and thinks
WAIT_FOR_OTHERS = 0.5
ORDERS = (2.0, 4.0)  # times the usual slot, in which the server passes for a person before others
WAIT_AFTER_REFUSAL = 1.0
WAIT_AFTER_FAILURE = 10.0
HIGHEST = LEVELS[-1]  # the level that thinks in several processes at once
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
            match = self.live.match
            if match.chairs[match.asked].kind == "computer" and lessons.following(match.lesson, match.sitting) is None:
                await self._let_computer_choose()
            else:
                await self._follow_order()
        finally:
            keeping.cancel()

    async def _follow_order(self) -> None:
        """Say what a lesson has written down, or pass for a person.

        Before others that takes a while, so that they don't learn that there was nothing to choose.
        """
        live = self.live
        moved = live.match.moved
        delay = live.hall.settings.computer_delay
        if live.match.chairs[live.match.asked].kind == "computer":
            await asyncio.sleep(delay)
        elif live.watching() or len(live.match.people()) > 1:
            await asyncio.sleep(delay * CHANCE.uniform(*ORDERS))
        await live.act(lambda match: requests.by_order(match) if match.moved == moved else None)

    async def _let_computer_choose(self) -> None:
        """Words are said as they are found; from the first secret one on as slots of time end, so that haste tells nothing of them."""
        live = self.live
        async with live.surely() as match:
            if not self.needed() or match.chairs[match.asked].kind != "computer":
                return
            seat, moved, guess = match.asked, match.moved, match.guess(live.hall.chance(match))
            level = match.chairs[seat].level or "hard"
            secret = match.game.prompt(match.state).secret
            computers = sum(chair.kind == "computer" for chair in match.chairs)
        paces, game = live.hall.paces, match.game.key
        slots = Slots(live.time(), paces.slot(game, level, computers), CHANCE.random())
        within, last = paces.time_to_think(computers) if secret else 0.0, slots.began
        live.think(seat, True, tell=True)  # until its words are said: when it has found them tells how many it had
        try:
            async with aclosing(self._thought(match, guess, level, within)) as words:
                async for word, found in words:
                    last = found
                    secret = secret or match.game.prompt(live.match.state).secret
                    if secret:
                        await asyncio.sleep(slots.end(found) - live.time())
                    if not await live.act(partial(chosen, seat=seat, word=word, moved=moved)):
                        return
                    moved = live.match.moved
        finally:
            paces.note(game, level, last - slots.began)
            live.think(seat, False, tell=True)

    async def _thought(
        self, match: Match, guess: State, level: str, within: float
    ) -> AsyncGenerator[tuple[int, float], None]:
        """Ask a worker, which is not told what the player cannot know: each word with the time at which it was found.

        For the highest level several think about the first word together, which is known once all of them have thought. `within` does not hold for
        them: that level takes its time.
        """
        live, workers = self.live, self.live.hall.workers
        question = match.game.key, guess, level
        if level == HIGHEST:
            minds = [
                workers.ask(MOVE, live.asker(), thinking.consider, *question, live.hall.chance(match))
                for _ in range(workers.for_one_word)
            ]
            for word in thinking.agreed(await asyncio.gather(*minds)):
                yield word, live.time()
            return
        one = workers.follow(MOVE, live.asker(), thinking.choose, *question, live.hall.chance(match), within)
        async with aclosing(one) as words:
            async for found in words:
                yield found


def chosen(match: Match, seat: int, word: int, moved: int) -> events.Said | None:
    """A computer player's word, unless the table has moved on since it was thought about."""
    if match.moved != moved or match.status != "playing" or match.asked != seat or word not in match.state.options:
        return None
    return events.Said(seat, requests.spelt(match, [word]))
