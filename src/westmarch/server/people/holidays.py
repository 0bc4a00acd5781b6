"""Holidays: for some days of a year somebody's time stands still in all games by days at which he sits when they begin."""

from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.protocol.people import Holiday
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db
from westmarch.server.tables import afar, requests
from westmarch.server.tables.clocks import DAY

if TYPE_CHECKING:
    from westmarch.server.storage.profiles import Profiles
    from westmarch.server.tables.hall import Hall

DAYS_A_YEAR = 30
YEAR = 365 * DAY


class Taken(NamedTuple):
    """A holiday that was taken, or is."""

    since: int
    until: int


class Holidays:
    """Everybody's holidays."""

    def __init__(self, hall: "Hall", profiles: "Profiles") -> None:
        self.hall = hall
        self.profiles = profiles

    async def of(self, person: str) -> Holiday:
        """Until when somebody is on holiday, and how many days he has left."""
        now = self.hall.now()
        taken = await self._taken(person)
        until = max((one.until for one in taken if one.until > now), default=None)
        return Holiday(until, days_left(taken, now), DAYS_A_YEAR)

    async def begin(self, person: str, days: int) -> Holiday:
        """Go on holiday: every game by days at which one sits now waits."""
        now = self.hall.now()
        until = now + days * DAY

        async def job(connection: AsyncConnection) -> None:
            rows = await connection.execute(sa.select(db.holidays).where(db.holidays.c.person == person))
            taken = [Taken(row.since, row.until) for row in rows]
            if any(one.until > now for one in taken):
                raise Refused("already_asked")
            if days > days_left(taken, now):
                raise Refused("too_many_days", days=days_left(taken, now))
            await connection.execute(sa.insert(db.holidays), [{"person": person, "since": now, "until": until}])

        await self.hall.store.writer.run(job)
        for table in await self.profiles.games_of(person):
            while await afar.change(
                self.hall, table, lambda match: requests.pause(match, person, self.hall.now(), until)
            ):
                pass
        return await self.of(person)

    async def end(self, person: str) -> Holiday:
        """Come back before the time; the days that are left stay one's own."""
        now, columns = self.hall.now(), db.holidays.c

        async def job(connection: AsyncConnection) -> None:
            going_on = (columns.person == person, columns.until > now)
            await connection.execute(sa.update(db.holidays).where(*going_on).values(until=now))

        await self.hall.store.writer.run(job)
        for table in await self.profiles.games_of(person):
            while await afar.change(self.hall, table, lambda match: requests.resume(match, person, self.hall.now())):
                pass
        return await self.of(person)

    async def _taken(self, person: str) -> list[Taken]:
        async with self.hall.store.reading() as connection:
            rows = await connection.execute(sa.select(db.holidays).where(db.holidays.c.person == person))
            return [Taken(row.since, row.until) for row in rows]


def days_left(taken: list[Taken], now: int) -> int:
    """How many whole days somebody may still take: of a year's days those that the last year has not seen."""
    used = sum(max(0, one.until - max(one.since, now - YEAR)) for one in taken)
    return max(0, (DAYS_A_YEAR * DAY - used) // DAY)
