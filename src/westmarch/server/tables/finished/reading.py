"""Finished games, read in a worker's process: their history, and how they looked at any moment.

Playing a long game over takes a while. The server's own process hands a worker what was said (`Tale`) and gets the answers as they
are sent.
"""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from westmarch.ai import thinking
from westmarch.core import registry
from westmarch.core.game import Options
from westmarch.core.rng import Rng
from westmarch.core.sittings.sitting import Sitting, Spoken
from westmarch.core.state import PUBLIC
from westmarch.server.pictures import picture
from westmarch.server.protocol.api import Better, History, Moment, Step
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


def position(tale: Tale, place: int) -> dict[str, object] | None:
    """The whole situation after so many words of a line; nothing where the game was over then."""
    sitting = sitting_of(tale)
    state = next(islice(sitting.replay(), place, None))[0].state
    return None if state.over else sitting.game.to_position(state)


def better(tale: Tale, place: int, spec: str, quick: str, seed: int) -> bytes:
    """What the computer would have chosen where a word of a finished game was said, knowing what its seat knew."""
    sitting = sitting_of(tale)
    state, said = next(islice(sitting.replay(), place, None))[0].state.clone(), sitting.line[place].word
    state.redeal(int(state.viewers[state.seat]), Rng(seed))
    seat = int(state.seat)
    found = thinking.second_thought(tale.game, state, said, spec, quick, seed)
    options = [messages.option(sitting.game, word) for word in found.words]
    return msgspec.json.encode(
        Better(tale.base + place, seat, options, round(found.gain, 4), messages.merits(found.reasons))
    )


def drawn(tale: Tale) -> bytes:
    """The board of a finished game as everybody could see it at the end, as a PNG."""
    sitting = sitting_of(tale)
    sitting.catch_up()
    return picture(tale.game, sitting.state.view(PUBLIC))


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
