"""Changing a table without sitting at it: from the desk, and by a command beside the server."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from westmarch.server.refusal import Refused
from westmarch.server.signals import bus
from westmarch.server.tables import events
from westmarch.server.tables.events import Stored
from westmarch.server.tables.live import TRIES, Draft, order_for
from westmarch.server.tables.match import Match

if TYPE_CHECKING:
    from westmarch.server.tables.hall import Hall


async def change(hall: "Hall", table_id: str, decide: Callable[[Match], events.AnyEvent | None]) -> bool:
    """Store what is decided of a table; false where that is nothing. One that nobody here looks at stays out of memory: its computers would begin to think."""
    live = hall.tables.get(table_id)
    if live is not None:
        return await live.act(decide)
    hall.check()
    for _ in range(TRIES):
        match = await hall.restore(table_id)
        before, event = match.status, decide(match)
        if event is None:
            return False
        draft = Draft(event)
        stored = match.follow(Stored(match.version + 1, hall.now(), draft.event))
        if await hall.writer.append(order_for(match, before, stored, draft)):
            hall.bus.tell(bus.Changed(hall.bus.process, table_id, stored.n, stored))
            return True
    raise Refused("busy")
