"""Waking those who wait for something of their own: a challenge, a table that begins, an opponent who was found.

The bell says that there is something new, never what: whoever hears it reads the database.
"""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from westmarch.server.signals.bus import Bus, Rung


class Bell:
    """Rings for people in this process and in all others."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.waiting: dict[str, set[asyncio.Event]] = {}

    def ring(self, people: Iterable[str]) -> None:
        """There is something new for these people."""
        called = sorted(people)
        if called:
            self.heard(called)
            self.bus.tell(Rung(self.bus.process, called))

    def heard(self, people: Iterable[str]) -> None:
        """Wake those of them who wait in this process."""
        for person in people:
            for waiting in self.waiting.get(person, ()):
                waiting.set()

    @contextmanager
    def listen(self, person: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever there is something new for a person."""
        rung = asyncio.Event()
        self.waiting.setdefault(person, set()).add(rung)
        try:
            yield rung
        finally:
            self.waiting[person].discard(rung)
            if not self.waiting[person]:
                del self.waiting[person]


async def rung_within(rung: asyncio.Event, seconds: float) -> bool:
    """Wait for the bell; false if it did not ring in this time."""
    try:
        await asyncio.wait_for(rung.wait(), seconds)
    except TimeoutError:
        return False
    rung.clear()
    return True
