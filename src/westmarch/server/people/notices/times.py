"""When somebody is told: at once, after an hour or once a day, and never in his quiet hours. No input or output happens here."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

HOUR = 3_600_000  # milliseconds
WARNED_BEFORE = 12 * HOUR  # somebody's time is over in a game by days
DAY = 24 * HOUR
LOOKS_FIRST = 15_000  # milliseconds for which one who has just gone may come back to the table by himself


def is_zone(name: str) -> bool:
    """Whether a name is one of a time zone."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True


def local_hour(zone: str, now: int) -> int:
    """The hour of the day where somebody lives."""
    place = ZoneInfo(zone) if is_zone(zone) else UTC
    return datetime.fromtimestamp(now / 1000, place).hour


def is_quiet(first: int | None, end: int | None, hour: int) -> bool:
    """Whether an hour lies between two others, perhaps across midnight; without them, or where they are one, none does."""
    if first is None or end is None or first == end:
        return False
    return first <= hour < end if first < end else hour >= first or hour < end


def is_due(pace: str, since: int, last: int, now: int) -> bool:
    """Whether somebody who was last told something then is told now of a turn that began then."""
    if pace == "day":
        return now - last >= DAY and now - since >= LOOKS_FIRST
    return now - since >= (HOUR if pace == "hour" else LOOKS_FIRST)
