"""Finished games, read in a worker's process: their history, and how they looked at any moment.

Playing a long game over takes a while. The server's own process hands a worker what was said (`Tale`) and gets the answers as they
are sent.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from westmarch.core import registry
from westmarch.core.game import Options
from westmarch.core.sittings.sitting import Sitting, Spoken
from westmarch.core.state import PUBLIC
from westmarch.server.protocol.api import History, Moment, Step
from westmarch.server.protocol.situations import LogEntry
from westmarch.server.tables import messages


class Tale(NamedTuple):
    """All that a finished game follows from."""

    game: str
    options: Options
    seed: int
    origin: Mapping[str, object] | None
    base: int
    line: Sequence[Spoken]
    forks: Sequence[tuple[int, int]]


def tale_of(sitting: Sitting) -> Tale:
    """What a worker needs of a sitting."""
    key, options = sitting.game.key, sitting.options
    return Tale(key, options, sitting.seed, sitting.origin, sitting.base, list(sitting.line), list(sitting.forks))


def sitting_of(tale: Tale) -> Sitting:
    """The sitting of which a tale tells, not played yet."""
    sitting = Sitting(registry.find(tale.game), tale.options, tale.seed)
    sitting.origin, sitting.base = tale.origin, tale.base
    sitting.line, sitting.forks = list(tale.line), list(tale.forks)
    return sitting


def history(tale: Tale, viewers: Sequence[int], viewer: int) -> bytes:
    """All words of a finished game, and what a viewer was told of each."""
    sitting = sitting_of(tale)
    sitting.catch_up()
    told: dict[int, list[LogEntry]] = {}
    for entry in messages.log(sitting.game, sitting.log, viewer):
        told.setdefault(entry.said, []).append(entry)
    steps = [
        Step(said, spoken.seat, messages.option(sitting.game, spoken.word), told.get(said, []))
        for said, spoken in enumerate(sitting.line, sitting.base + 1)
    ]
    text = sitting.table.record_text() if sitting.origin is None else None
    return msgspec.json.encode(History(text, list(viewers), steps))


def record(tale: Tale) -> str | None:
    """The record of a finished game; none where a change of the rules fell into it."""
    sitting = sitting_of(tale)
    sitting.catch_up()
    return sitting.table.record_text() if sitting.origin is None else None


def moments(tale: Tale, first: int, count: int, viewer: int) -> list[bytes]:
    """A finished game as a viewer saw it after `first` words of its line, and after each of those that follow."""
    sitting = sitting_of(tale)
    return [
        msgspec.json.encode(
            Moment(
                said=tale.base + place,
                viewer=None if viewer == PUBLIC else viewer,
                view=table.state.view(viewer),
                prompt=messages.prompt(sitting.game, table.state, viewer),
            )
        )
        for place, (table, _) in enumerate(islice(sitting.replay(), first, first + count), first)
    ]
