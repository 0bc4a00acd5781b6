"""What a seat knows: the numbers of an observation, apart and by name; and its information state, as text and as a hash.

An information state is all that a seat has seen and said so far: two courses of a game that it cannot tell apart have the same.
"""

import hashlib
import json
from typing import Any

import msgspec

from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.core.hidden.observation import Layout, Observer
from westmarch.core.state import State
from westmarch.core.table import UNTOLD, Table
from westmarch.research.extras import need

np: Any = need("numpy")
DTYPE = np.uint8
NUMBERS = np.dtype(DTYPE)  # a type that numpy need not look up at every observation


def bounds(layout: Layout) -> Any:
    """The most that each number can be; the least is 0."""
    return np.frombuffer(layout.most, dtype=DTYPE)


def observation(observer: Observer, state: State, seat: int) -> Any:
    """What a seat may know, as an array that cannot be written to."""
    return np.frombuffer(observer.observation(state, seat), NUMBERS)


def parts(layout: Layout, observations: Any) -> dict[str, Any]:
    """The blocks of one or many observations by their names, in their shapes: planes and sets, without a copy."""
    if observations.shape[-1] != layout.size:
        raise BadOptions(
            f"an observation of version {layout.version} has {layout.size} numbers, not {observations.shape[-1]}"
        )
    found = {}
    for block in layout.blocks:
        start = layout.starts[block.name]
        size = len(block.rows) * len(block.columns)
        found[block.name] = observations[..., start : start + size].reshape(*observations.shape[:-1], *block.shape)
    return found


# Information states


def transcript(table: Table, seat: int) -> list[str]:
    """A line for each word so far, as the person on a seat heard it: who said what, and what he was told of its effects."""
    game = table.game
    viewer = table.state.viewers[seat]
    ids = game.seat_ids(table.options)
    lines = []
    for told in table.transcript(viewer):
        word = "?" if told.word == UNTOLD else game.vocabulary.spell(told.word)
        notices = [[game.notices[notice.kind].name, *notice.args] for notice in told.notices]
        lines.append(
            f"{ids[told.seat]} {game.prompts[told.prompt].name} {word} {json.dumps(notices, separators=(',', ':'))}"
        )
    return lines


def information_state(table: Table, seat: int) -> str:
    """All that a seat has seen and said so far, as text: perfect recall. It plays the game again, so it is for looking at, not for loops."""
    state = table.state
    lines = [
        f"{table.game.key} {json.dumps(settings(table), sort_keys=True)}",
        f"i am {table.game.seat_ids(table.options)[seat]}",
    ]
    lines += transcript(table, seat)
    lines.append(msgspec.json.encode(state.view(state.viewers[seat]), order="deterministic").decode())
    if not state.over:
        lines.append(f"asked: {table.game.prompt(state).name} {list(state.prompt_args)}")
        if may_see_options(table.game, state, seat):
            lines.append(f"options: {' '.join(table.game.vocabulary.spell_all(state.options))}")
    return "\n".join(lines)


def settings(table: Table) -> Any:
    """The settings of a table, which everybody knows."""
    return msgspec.to_builtins(table.options)


def may_see_options(game: Game, state: State, seat: int) -> bool:
    """Whether a seat may see what the one who is asked may say."""
    return state.viewers[state.seat] == state.viewers[seat] or not game.prompt(state).secret


class Memory:
    """The information state of one seat as a running hash: it takes in every observation and every word that may be known.

    Cheap enough for loops: a hash of some kilobytes a word. Equal histories of what a seat saw give equal hashes.
    """

    def __init__(self, game: Game, observer: Observer, state: State, seat: int) -> None:
        self.game = game
        self.observer = observer
        self.seat = seat
        self.digest = hashlib.blake2b(observer.observation(state, seat), digest_size=16).digest()

    def heard(self, before: tuple[int, bool], word: int, state: State) -> None:
        """Take in a word and what it led to; `before` says who was asked, and whether in secret."""
        asked, secret = before
        known = word if not secret or state.viewers[asked] == state.viewers[self.seat] else UNTOLD
        told = f"{asked} {known} ".encode()
        self.digest = hashlib.blake2b(
            self.digest + told + self.observer.observation(state, self.seat), digest_size=16
        ).digest()

    def __getstate__(self) -> tuple[Game, int, bytes]:
        return self.game, self.seat, self.digest

    def __setstate__(self, kept: tuple[Game, int, bytes]) -> None:
        self.game, self.seat, self.digest = kept
        self.observer = self.game.observer()  # of the program that reads it: an encoder is not kept

    def copy(self) -> "Memory":
        """An independent copy."""
        other = Memory.__new__(Memory)
        other.game, other.observer, other.seat, other.digest = self.game, self.observer, self.seat, self.digest
        return other

    def hash(self) -> str:
        """The information state, as 32 hexadecimal digits."""
        return self.digest.hex()
