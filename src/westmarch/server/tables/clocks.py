"""The clocks of a table: a bank of time for each seat, or days for each move. They follow from the events alone."""

from westmarch.server.protocol.situations import Clock, LiveClock
from westmarch.server.tables.events import NOBODY

DAY = 86_400_000


class Clocks:
    """Whose clock runs, since when, and what each seat has left, in milliseconds."""

    def __init__(self, clock: Clock | None, seats: int) -> None:
        self.clock = clock
        bank = clock.bank_seconds * 1000 if isinstance(clock, LiveClock) else 0
        self.left = [bank] * seats
        self.seat = NOBODY  # whose clock runs
        self.since = 0  # when it was last reckoned up
        self.turn_since = 0  # when the choice came to that seat

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

    def remaining(self, seat: int, now: int) -> int | None:
        """What a seat has left at this moment; nothing where there is no clock."""
        if self.clock is None:
            return None
        running = seat == self.seat
        if isinstance(self.clock, LiveClock):
            return self.left[seat] - (max(0, now - self.since) if running else 0)
        return self.clock.days * DAY - (max(0, now - self.turn_since) if running else 0)

    def deadline(self) -> int | None:
        """When the time of the seat that is asked runs out."""
        if self.clock is None or self.seat == NOBODY:
            return None
        if isinstance(self.clock, LiveClock):
            return self.since + self.left[self.seat]
        return self.turn_since + self.clock.days * DAY
