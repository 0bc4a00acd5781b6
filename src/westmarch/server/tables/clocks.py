"""The clocks of a table: a bank of time for each seat, or days for each move. They follow from the events alone."""

from typing import NamedTuple

from westmarch.server.protocol.situations import Clock, LiveClock
from westmarch.server.tables.events import NOBODY

DAY = 86_400_000


class Pause(NamedTuple):
    """A time that counts for nothing in a game by days, for whoever holds the seat is on holiday."""

    since: int
    until: int


class Clocks:
    """Whose clock runs, since when, and what each seat has left, in milliseconds."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        bank = clock.bank_seconds * 1000 if isinstance(clock, LiveClock) else 0
        self.left = [bank] * seats
        self.seat = NOBODY  # whose clock runs
        self.since = 0  # when it was last reckoned up
        self.turn_since = 0  # when the choice came to that seat
        self.pauses: dict[int, list[Pause]] = {}  # of seats, in their order

    def pass_to(self, seat: int, at: int) -> None:
        """The choice is now this seat's; nobody's when the game is over."""
        if isinstance(self.clock, LiveClock) and self.seat != NOBODY:
            self.left[self.seat] -= max(0, at - self.since)
            if seat != self.seat:
                self.left[self.seat] += self.clock.add_seconds * 1000
        if seat != self.seat:
            self.turn_since = at
        self.seat = seat
        self.since = at

    def rest(self, lost: int) -> None:
        """So many milliseconds since the last reckoning count for nothing."""
        self.since += lost
        self.turn_since += lost

    def pause(self, seat: int, at: int, until: int) -> None:
        """A seat's time stands still until then; what was paused already ends now."""
        self.resume(seat, at)
        self.pauses.setdefault(seat, []).append(Pause(at, until))

    def resume(self, seat: int, at: int) -> None:
        """A seat's time goes on."""
        known = self.pauses.get(seat, [])
        if known and known[-1].until > at:
            known[-1] = known[-1]._replace(until=at)

    def is_paused(self, seat: int, now: int) -> bool:
        """Whether a seat's time stands still now."""
        return any(pause.since <= now < pause.until for pause in self.pauses.get(seat, ()))

    def _stood_still(self, seat: int, since: int, until: int) -> int:
        """For how long of a time a seat's pauses lasted."""
        return sum(max(0, min(p.until, until) - max(p.since, since)) for p in self.pauses.get(seat, ()))

    def remaining(self, seat: int, now: int) -> int | None:
        """What a seat has left at this moment; nothing where there is no clock."""
        if self.clock is None:
            return None
        running = seat == self.seat
        if isinstance(self.clock, LiveClock):
            return self.left[seat] - (max(0, now - self.since) if running else 0)
        passed = now - self.turn_since - self._stood_still(seat, self.turn_since, now)
        return self.clock.days * DAY - (max(0, passed) if running else 0)

    def deadline(self) -> int | None:
        """When the time of the seat that is asked runs out."""
        if self.clock is None or self.seat == NOBODY:
            return None
        if isinstance(self.clock, LiveClock):
            return self.since + self.left[self.seat]
        deadline = self.turn_since + self.clock.days * DAY
        for pause in self.pauses.get(self.seat, ()):
            if pause.since < deadline:
                deadline += max(0, pause.until - max(pause.since, self.turn_since))
        return deadline
