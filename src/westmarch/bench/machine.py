"""What the machine did besides: the host of a virtual one may give its processors to others, and whoever measures must know."""

from pathlib import Path
from typing import NamedTuple

STEAL = 7  # of the numbers of `cpu` in Linux's /proc/stat, the one for time that the host gave to others


class Clocks(NamedTuple):
    """The processors' time since the machine started, in ticks."""

    taken: int
    total: int


def clocks() -> Clocks | None:
    """What the processors have done until now; nothing where the system does not say."""
    try:
        first = Path("/proc/stat").read_text(encoding="ascii").partition("\n")[0]
    except OSError:
        return None
    numbers = [int(number) for number in first.split()[1:]]
    return Clocks(numbers[STEAL], sum(numbers[: STEAL + 1]))


def taken_since(before: Clocks | None) -> float | None:
    """The part of the processors' time since then that the host gave to others."""
    now = clocks()
    if before is None or now is None or now.total == before.total:
        return None
    return (now.taken - before.taken) / (now.total - before.total)
