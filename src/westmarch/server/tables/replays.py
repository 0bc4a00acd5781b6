"""Finished games: their history, how they looked at any moment, and the computer's estimate after every word."""

import asyncio
from itertools import islice
from typing import TYPE_CHECKING

import structlog

from westmarch.ai import thinking
from westmarch.core.rng import Rng
from westmarch.core.state import PUBLIC, State
from westmarch.server.protocol.api import Analysis, History, Moment, Step
from westmarch.server.protocol.situations import LogEntry
from westmarch.server.refusal import Refused
from westmarch.server.tables import messages
from westmarch.server.tables.match import Match
from westmarch.server.tables.workers import ANALYSIS

if TYPE_CHECKING:
    from westmarch.server.tables.hall import Hall

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


def history(match: Match, viewer: int) -> History:
    """All words of a finished game, and what a viewer was told of each."""
    sitting = finished(match).sitting
    told: dict[int, list[LogEntry]] = {}
    for entry in messages.log(match.game, [entry for entry in sitting.log if entry.notice is not None], viewer):
        told.setdefault(entry.said, []).append(entry)
    return History(
        record=sitting.table.record_text() if sitting.origin is None else None,
        viewers=list(match.viewers),
        steps=[
            Step(said, spoken.seat, messages.option(match.game, spoken.word), told.get(said, []))
            for said, spoken in enumerate(sitting.line, sitting.base + 1)
        ],
    )


def moment(match: Match, said: int, viewer: int) -> Moment:
    """A finished game as a viewer saw it after so many words."""
    sitting = finished(match).sitting
    place = said - sitting.base
    if not 0 <= place <= len(sitting.line) or not (viewer == PUBLIC or viewer in match.viewers):
        raise Refused("malformed")
    table, _ = next(islice(sitting.replay(), place, None))
    return Moment(
        said=said,
        viewer=None if viewer == PUBLIC else viewer,
        view=table.state.view(viewer),
        prompt=messages.prompt(match.game, table.state, viewer),
    )


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

    async def begin(self, table_id: str, match: Match) -> Analysis:
        """Estimate what has not been estimated yet, unless somebody is at it."""
        known = await self.get(table_id, match)
        if known.done < known.total and table_id not in self.running:
            self.so_far[table_id] = known
            self.running[table_id] = asyncio.create_task(self._work(table_id, match), name=f"analysis {table_id}")
        return known

    def stop(self) -> None:
        """The server ends; what was saved is gone on with later."""
        for task in self.running.values():
            task.cancel()

    async def _work(self, table_id: str, match: Match) -> None:
        try:
            for place, (table, _) in enumerate(match.sitting.replay()):
                if place < self.so_far[table_id].done:
                    continue
                if not await self.hall.bus.claim(f"analysis:{table_id}", CLAIM_SECONDS):
                    return
                await self._estimate(table_id, match, table.state)
        except Refused as refused:
            log.info("analysis_stopped", table=table_id, reason=refused.reason)
        finally:
            del self.running[table_id]
            del self.so_far[table_id]

    async def _estimate(self, table_id: str, match: Match, state: State) -> None:
        copy = state.clone()
        if not copy.over:
            copy.redeal(int(copy.viewers[copy.seat]), Rng(self.hall.chance(match)))
        level = self.hall.settings.analysis_level
        values = await self.hall.workers.ask(
            ANALYSIS, thinking.estimate, match.game.key, copy, level, self.hall.chance(match)
        )
        known = self.so_far[table_id]
        rounded = [round(value, 4) for value in values]
        now = Analysis(known.done + 1, known.total, [*known.estimates, rounded])
        self.so_far[table_id] = now
        if now.done == now.total or now.done % SAVE_EVERY == 0:
            await self.hall.store.save_analysis(table_id, now)
