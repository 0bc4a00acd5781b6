"""All public games of a month as one file: a ZIP archive of records, with a line about each game. It is made once, when somebody asks for it.

No names stand in it: who played may want to be forgotten later.
"""

import asyncio
import os
import re
import secrets
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import structlog

from westmarch.core import registry
from westmarch.core.errors import WestmarchError
from westmarch.server.protocol.people import MonthFile
from westmarch.server.refusal import Refused
from westmarch.server.tables.computers.line import READING, Asker
from westmarch.server.tables.finished import reading
from westmarch.server.tables.match import Match

if TYPE_CHECKING:
    from westmarch.server.storage.history import Ended, History
    from westmarch.server.tables.hall import Hall

MONTH = re.compile(r"(?P<year>20\d\d)-(?P<month>0[1-9]|1[0-2])")
FOLDER = "months"
INDEX = "games.jsonl"
CLAIM_SECONDS = 120.0  # for which one game's record is waited for at most
MAKER = Asker("months", "months")  # as whom the worker is asked, so that nobody's own questions wait longer
log = structlog.get_logger()


def span(month: str) -> tuple[int, int]:
    """When a month begins and ends, in milliseconds since 1970, by UTC."""
    found = MONTH.fullmatch(month)
    if found is None:
        raise Refused("malformed")
    year, number = int(found["year"]), int(found["month"])
    following = (year + number // 12, number % 12 + 1)
    first, end = (datetime(y, m, 1, tzinfo=UTC) for y, m in ((year, number), following))
    return int(first.timestamp() * 1000), int(end.timestamp() * 1000)


def month_of(at: int) -> str:
    """The month in which a time lies."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


class Months:
    """The files of months that are over."""

    def __init__(self, hall: "Hall", history: "History", is_sealed: Callable[[str], Awaitable[bool]]) -> None:
        self.hall = hall
        self.history = history
        self.is_sealed = is_sealed
        self.making: dict[str, asyncio.Task[None]] = {}

    def file(self, month: str) -> Path:
        """Where a month's file is, or is going to be."""
        span(month)
        return self.hall.settings.data / FOLDER / f"westmarch-{month}.zip"

    async def all(self) -> list[MonthFile]:
        """The months that are over and in which public games ended, the latest first."""
        this = month_of(self.hall.now())
        counts = await self.history.months()
        return [
            MonthFile(month, games, self.file(month).is_file())
            for month, games in sorted(counts.items(), reverse=True)
            if month < this
        ]

    async def make(self, month: str) -> MonthFile:
        """Begin to make a month's file, unless it is there or being made."""
        found = next((one for one in await self.all() if one.month == month), None)
        if found is None:
            raise Refused("no_record")
        if not found.ready and month not in self.making and await self._claim(month):
            task = self.making[month] = asyncio.create_task(self._make(month), name=f"month {month}")
            task.add_done_callback(lambda _: self.making.pop(month))
        return found

    def stop(self) -> None:
        """The server ends; what was begun is begun anew later."""
        for task in self.making.values():
            task.cancel()

    async def _claim(self, month: str) -> bool:
        return await self.hall.bus.claim(f"month:{month}", CLAIM_SECONDS)

    async def _make(self, month: str) -> None:
        file = self.file(month)
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_name(f"{file.name}.{secrets.token_hex(6)}")
        try:
            with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
                index = [line async for line in self._records(month, archive)]
                archive.writestr(INDEX, b"".join(index))
            os.replace(unfinished, file)
            log.info("month_made", month=month, games=len(index))
        except Refused as refused:
            log.info("month_not_made", month=month, reason=refused.reason)
        except Exception:
            log.exception("month_not_made", month=month)
        finally:
            unfinished.unlink(missing_ok=True)

    async def _records(self, month: str, archive: zipfile.ZipFile) -> AsyncIterator[bytes]:
        """Write the record of each game, and give a line about each that has one."""
        for ended in await self.history.ended(*span(month)):
            await self._claim(month)
            text = await self._record(ended)
            if text is not None:
                name = f"{ended.game}-{ended.table}.wmr"
                archive.writestr(name, text)
                yield msgspec.json.encode({"file": name, **ended._asdict()}) + b"\n"

    async def _record(self, ended: "Ended") -> str | None:
        """A game's record; none where a change of the rules fell into it, or a league still plays its deal."""
        if await self.is_sealed(ended.table):
            return None
        kept = await self.hall.store.load(ended.table)
        try:
            if kept is None or kept.setup.rules != registry.find(kept.setup.game).rules:
                return None
            tale = reading.tale_of(Match.noted(kept.setup, kept.stored).sitting)
            record: str | None = await self.hall.workers.ask(READING, MAKER, reading.record, tale)
        except (WestmarchError, LookupError, ValueError) as error:
            if isinstance(error, Refused):
                raise
            log.info("no_record", table=ended.table, error=str(error)[:200])
            return None
        return record
