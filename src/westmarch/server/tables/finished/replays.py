"""Finished games: their history, how they looked at any moment, and the computer's estimate after every word."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from westmarch.ai import thinking
from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC, State
from westmarch.server.pictures import has_picture
from westmarch.server.protocol.api import Analysis
from westmarch.server.refusal import Refused
from westmarch.server.tables.computers.line import ANALYSIS, READING, Asker
from westmarch.server.tables.events import TakenUp
from westmarch.server.tables.finished import reading
from westmarch.server.tables.match import Match

if TYPE_CHECKING:
    from westmarch.server.tables.hall import Hall

AT_ONCE = 16  # moments that are read together
WHOLE = -1  # the place of a whole history
BETTER = PUBLIC - 1  # in the place of a viewer: what would have been the better choice
PICTURE = PUBLIC - 2  # and the picture of the board
SAVE_EVERY = 10
CLAIM_SECONDS = 60.0
log = structlog.get_logger()


def finished(match: Match) -> Match:
    """A match that is over, so that nothing of it is secret any more."""
    if match.status != "over":
        raise Refused("not_over")
    if not match.started:
        raise Refused("not_started")
    return match


def place_of(match: Match, said: int) -> int:
    """The place in the line of words where so many had been said."""
    place = said - match.sitting.base
    if not 0 <= place <= len(match.sitting.line):
        raise Refused("malformed")
    return place


class Key(NamedTuple):
    """What an answer is about: a table as it was last moved, a viewer (or what is asked instead), and a place in the line of words."""

    table: str
    moved: int
    viewer: int
    place: int


class Replays:
    """Answers about finished games: a worker makes them, and the latest are kept as they were sent."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.bytes_kept = 0
        self.underway: dict[Key, asyncio.Task[None]] = {}

    async def history(self, match: Match, viewer: int, asker: Asker) -> bytes:
        """All words of a finished game, and what a viewer was told of each."""
        sitting = finished(match).sitting
        key = Key(match.setup.id, match.moved, viewer, WHOLE)

        async def read() -> None:
            tale = reading.tale_of(sitting)
            answer = await self.hall.workers.ask(READING, asker, reading.history, tale, list(match.viewers), viewer)
            self._keep(key, answer)

        return await self._answer(key, key, read)

    async def moment(self, match: Match, said: int, viewer: int, asker: Asker) -> bytes:
        """A finished game as a viewer saw it after so many words. Those beside it are read with it: people step through."""
        sitting = finished(match).sitting
        place = place_of(match, said)
        if not (viewer == PUBLIC or viewer in match.viewers):
            raise Refused("malformed")
        key = Key(match.setup.id, match.moved, viewer, place)
        first = key._replace(place=place - place % AT_ONCE)

        async def read() -> None:
            tale = reading.tale_of(sitting)
            moments = reading.moments, tale, first.place, AT_ONCE, viewer
            for beside, answer in enumerate(await self.hall.workers.ask(READING, asker, *moments), first.place):
                self._keep(key._replace(place=beside), answer)

        return await self._answer(key, first, read)

    async def taken_up(self, match: Match, said: int, asker: Asker) -> TakenUp:
        """A moment of a finished game from which another is to go on; there must be something left to play."""
        sitting, place = finished(match).sitting, place_of(match, said)
        tale = reading.tale_of(sitting)
        position = await self.hall.workers.ask(READING, asker, reading.position, tale, place)
        if position is None:
            raise Refused("over")
        return TakenUp(match.setup.id, said, position)

    async def picture(self, match: Match, asker: Asker) -> bytes:
        """The board at the end, drawn for the preview of a link: only of what everybody may find."""
        sitting = finished(match).sitting
        if match.setup.private or not has_picture(match.game.key):
            raise Refused("no_such_table")
        key = Key(match.setup.id, match.moved, PICTURE, WHOLE)

        async def draw() -> None:
            self._keep(key, await self.hall.workers.ask(READING, asker, reading.drawn, reading.tale_of(sitting)))

        return await self._answer(key, key, draw)

    async def better(self, match: Match, said: int, asker: Asker) -> bytes:
        """What the computer would have chosen after so many words instead of what was chosen."""
        sitting, place = finished(match).sitting, place_of(match, said)
        if place == len(sitting.line):
            raise Refused("malformed")
        key = Key(match.setup.id, match.moved, BETTER, place)

        async def think() -> None:
            levels = self.hall.settings.hint_level, self.hall.settings.analysis_level
            how = reading.tale_of(sitting), place, *levels, self.hall.chance(match)
            self._keep(key, await self.hall.workers.ask(ANALYSIS, asker, reading.better, *how))

        return await self._answer(key, key, think)

    async def _answer(self, key: Key, reading_of: Key, read: Callable[[], Coroutine[Any, Any, None]]) -> bytes:
        """What is kept, or what a worker reads; whoever asks for the same meanwhile waits with the first."""
        while key not in self.kept:
            task = self.underway.get(reading_of)
            if task is None:
                task = self.underway[reading_of] = asyncio.create_task(read(), name=f"reading {reading_of.table}")
                task.add_done_callback(lambda _: self.underway.pop(reading_of))
            await asyncio.shield(task)
        self.kept.move_to_end(key)
        return self.kept[key]

    def _keep(self, key: Key, answer: bytes) -> None:
        self.bytes_kept += len(answer) - len(self.kept.pop(key, b""))
        self.kept[key] = answer
        while self.bytes_kept > self.hall.settings.replay_bytes and len(self.kept) > AT_ONCE:
            self.bytes_kept -= len(self.kept.popitem(last=False)[1])


class Analyses:
    """The analyses that this process works at."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.running: dict[str, asyncio.Task[None]] = {}
        self.so_far: dict[str, Analysis] = {}

    async def get(self, table_id: str, match: Match) -> Analysis:
        """What has been estimated of a finished game."""
        total = len(finished(match).sitting.line) + 1
        return self.so_far.get(table_id) or await self.hall.store.analysis(table_id) or Analysis(0, total, [])

    async def begin(self, table_id: str, match: Match, asker: Asker) -> Analysis:
        """Estimate what has not been estimated yet, unless somebody is at it."""
        known = await self.get(table_id, match)
        if known.done < known.total and table_id not in self.running:
            self.so_far[table_id] = known
            self.running[table_id] = asyncio.create_task(
                self._work(table_id, match, asker), name=f"analysis {table_id}"
            )
        return known

    def stop(self) -> None:
        """The server ends; what was saved is gone on with later."""
        for task in self.running.values():
            task.cancel()

    async def _work(self, table_id: str, match: Match, asker: Asker) -> None:
        try:
            for place, (table, _) in enumerate(match.sitting.replay()):
                if place < self.so_far[table_id].done:
                    await asyncio.sleep(0)  # nobody waits for the whole way to where it goes on
                    continue
                if not await self.hall.bus.claim(f"analysis:{table_id}", CLAIM_SECONDS):
                    return
                await self._estimate(table_id, match, table.state, asker)
        except Refused as refused:
            log.info("analysis_stopped", table=table_id, reason=refused.reason)
        finally:
            del self.running[table_id]
            del self.so_far[table_id]

    async def _estimate(self, table_id: str, match: Match, state: State, asker: Asker) -> None:
        copy = state.clone()
        if not copy.over:
            copy.redeal(int(copy.viewers[copy.seat]), Rng(self.hall.chance(match)))
        level = self.hall.settings.analysis_level
        values = await self.hall.workers.ask(
            ANALYSIS, asker, thinking.estimate, match.game.key, copy, level, self.hall.chance(match)
        )
        known = self.so_far[table_id]
        rounded = [round(value, 4) for value in values]
        now = Analysis(known.done + 1, known.total, [*known.estimates, rounded])
        self.so_far[table_id] = now
        if now.done == now.total or now.done % SAVE_EVERY == 0:
            await self.hall.store.save_analysis(table_id, now)
