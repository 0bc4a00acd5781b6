"""Looking for garbage that refers to itself, at a pace of our own.

Python stops to look through everything that lives whenever that has grown by a quarter: with hundreds of tables everybody waits for a
seventh of a second, and most often while tables are being set. A server process leaves what it was started with alone, lets Python
look through what is young, and through everything only now and then.
"""

import gc
import time
from collections.abc import Callable

YOUNG = 10_000  # objects more than before the youngest are looked through
MIDDLE = 20  # such looks before the middle-aged are, too
NEVER = 1_000_000  # such looks before Python would look through everything by itself


class Pauses:
    """Decides when to look through everything."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds  # between two looks through everything
        self.clock = clock
        self.next = clock() + seconds

    def take_over(self) -> None:
        """From now on Python looks through what is young only."""
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    async def look(self) -> None:
        """Look through everything if it is time."""
        if self.clock() >= self.next:
            gc.collect()
            self.next = self.clock() + self.seconds
