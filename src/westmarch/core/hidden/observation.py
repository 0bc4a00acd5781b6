"""What a seat may know, as a row of small numbers: for learning agents, compiled, and with a name for every number.

A game's observer (`secrets/observation.py`) writes bytes. They lie in blocks, each a table of named rows and columns, so that a
network can take the row as it is or the blocks as planes and sets. Tables are made by room and not by count: a new card takes
a spare number and moves no other. What moves one raises the version.
"""

import hashlib
from typing import Final, NamedTuple

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from westmarch.core.bits import lowest
from westmarch.core.state import Seat, State

FLAG: Final = 1  # the most of a number that is only true or false
COUNT: Final = 255  # the most of a number that the rules set no limit: it stands for itself and for all above
ABOUT: Final = 4  # what a question may be about: more arguments than any game's questions have
PROMPT_ROOM: Final = 16  # questions have room up to the next multiple of this

SIXTY: Final = 60  # bits of a long mask that are looked at together
SIXTY_BITS: Final[int] = (1 << 60) - 1

NO_NAMES: Final[tuple[str, ...]] = ("",)


class Block(NamedTuple):
    """Numbers that belong together: a row for each thing, a column for each thing that is said of it, with the most it can be."""

    name: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    most: tuple[int, ...]  # of each column

    @property
    def shape(self) -> tuple[int, ...]:
        """Rows and columns, or only as many numbers as there are rows."""
        return (len(self.rows), len(self.columns)) if self.columns != NO_NAMES else (len(self.rows),)

    def names(self) -> list[str]:
        """The name of each number, in its order."""
        return [
            ".".join(part for part in (self.name, row, column) if part) for row in self.rows for column in self.columns
        ]


def flags(name: str, rows: tuple[str, ...]) -> Block:
    """A block that says for each of some things whether it is so."""
    return Block(name, rows, NO_NAMES, (FLAG,))


def counts(name: str, rows: tuple[str, ...], most: int = COUNT) -> Block:
    """A block that says how many there are of each of some things."""
    return Block(name, rows, NO_NAMES, (most,))


def table(name: str, rows: tuple[str, ...], **columns: int) -> Block:
    """A block that says several things of each of some things; every column with the most it can be."""
    return Block(name, rows, tuple(columns), tuple(columns.values()))


def grid(name: str, rows: tuple[str, ...], columns: tuple[str, ...], most: int = COUNT) -> Block:
    """A block whose columns can all be the same at most.

    Repeating a tuple a constant number of times makes one of fixed length, and the compiler spells out every item of those.
    """
    return Block(name, rows, columns, tuple([most] * len(columns)))


def roomy(ids: list[str] | tuple[str, ...], room: int) -> tuple[str, ...]:
    """Names for all numbers of a room: those that nothing has yet are spare."""
    return tuple([ids[i] if i < len(ids) and ids[i] else f"spare_{i}" for i in range(room)])


def numbered(count: int) -> tuple[str, ...]:
    """Rows that have no other name than their place, from 1."""
    return tuple([str(i + 1) for i in range(count)])


def seat_rows(seats: int) -> tuple[str, ...]:
    """The seats as one of them counts them, itself the first."""
    return ("me", *[f"next_{i}" for i in range(1, seats)])


def question_blocks(prompts: tuple[str, ...], seats: int) -> list[Block]:
    """What every observation begins with: what is asked, of whom, and about what."""
    room = (len(prompts) // PROMPT_ROOM + 1) * PROMPT_ROOM
    return [
        flags("asked", roomy(prompts, room)),
        flags("asked_of", seat_rows(seats)),
        # An argument plus one, so that none is 0, in two numbers.
        table("about", numbered(ABOUT), high=COUNT, low=COUNT),
    ]


class Layout:
    """Which number stands where."""

    def __init__(self, version: int, blocks: list[Block]) -> None:
        self.version = version
        self.blocks: tuple[Block, ...] = tuple(blocks)
        self.starts: dict[str, int] = {}
        names: list[str] = []
        most: list[int] = []
        for block in blocks:
            if block.name in self.starts:
                raise ValueError(f"two blocks of an observation are called {block.name}")
            self.starts[block.name] = len(names)
            names.extend(block.names())
            most.extend(block.most * len(block.rows))
        self.names: tuple[str, ...] = tuple(names)
        self.most: bytes = bytes(most)
        self.size: int = len(names)

    def described(self) -> dict[str, object]:
        """The layout as plain data: what is printed for programs and kept with stored data."""
        blocks: list[dict[str, object]] = []
        for block in self.blocks:
            columns = [] if len(block.shape) == 1 else list(block.columns)
            rows: dict[str, object] = {"rows": list(block.rows), "columns": columns, "most": list(block.most)}
            start: dict[str, object] = {
                "name": block.name,
                "start": self.starts[block.name],
                "shape": list(block.shape),
            }
            blocks.append({**start, **rows})
        return {"version": self.version, "hash": self.hash(), "size": self.size, "dtype": "uint8", "blocks": blocks}

    def hash(self) -> str:
        """Changes when a number gets another place, name or bound: trained networks and stored data depend on it."""
        told = [f"{self.version}", *[f"{name} {most}" for name, most in zip(self.names, self.most, strict=True)]]
        return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """A game's encoder. Without one of its own, a game's observation is the question alone."""

    layout: Layout
    size: i64
    blank: bytes
    prompt_room: i64
    seats: i64

    def __init__(self, prompts: tuple[str, ...], seats: int, version: int = 0, blocks: tuple[Block, ...] = ()) -> None:
        question = question_blocks(prompts, seats)
        self.layout = Layout(version, question + list(blocks))
        self.size = self.layout.size
        self.blank = bytes(self.layout.size)
        self.prompt_room = len(question[0].rows)
        self.seats = seats

    def at(self, block: str) -> i64:
        """Where a block begins."""
        return self.layout.starts[block]

    def fill(self, state: State, seat: Seat, out: BytesWriter, base: i64) -> None:
        """Write what the seat may know, beyond the question, where all is 0 from `base` on."""

    def encode(self, state: State, seat: Seat, out: BytesWriter) -> None:
        """Append the observation of a seat."""
        base: i64 = len(out)
        out.write(self.blank)
        if state.seat >= 0:
            out[base + state.prompt] = 1
            asked = state.seat - seat
            if asked < 0:
                asked += len(state.viewers)
            out[base + self.prompt_room + asked] = 1
            about = base + self.prompt_room + self.seats
            for argument in state.prompt_args:
                put_wide(out, about, argument + 1)
                about += 2
        self.fill(state, seat, out, base)

    def observation(self, state: State, seat: int) -> bytes:
        """The observation of a seat alone."""
        out = BytesWriter()
        self.encode(state, seat, out)
        return out.getvalue()


# What observers write with


def put(out: BytesWriter, at: i64, number: i64) -> None:
    """Write a number; what is above 255 stays 255, what is below 0 is 0."""
    if number > COUNT:
        number = COUNT
    if number > 0:
        out[at] = u8(number)


def put_wide(out: BytesWriter, at: i64, number: i64) -> None:
    """Write a number below 65536 as two, the high one first."""
    if number > 0:
        out[at] = u8(number >> 8 & 255)
        out[at + 1] = u8(number & 255)


def put_flag(out: BytesWriter, at: i64, holds: bool) -> None:
    """Write whether something is so."""
    if holds:
        out[at] = 1


def put_bits(out: BytesWriter, at: i64, mask: i64) -> None:
    """Write the bits of a mask, one number each."""
    while mask:
        out[at + lowest(mask)] = 1
        mask &= mask - 1


def put_fields(out: BytesWriter, at: i64, packed: i64, width: i64) -> None:
    """Write counts that are packed into one number with so many bits each."""
    one: i64 = 1
    field = (one << width) - 1
    while packed:
        out[at] = u8(packed & field)
        packed >>= width
        at += 1


def put_one_more(out: BytesWriter, at: i64) -> None:
    """Add one to a number. The compiler makes objects of both sides of `out[at] += 1`, which takes ten times as long."""
    number = out[at]
    if number < COUNT:
        out[at] = number + 1


def put_cards(out: BytesWriter, at: i64, cards: tuple[int, ...]) -> None:
    """Count cards by their numbers."""
    for card in cards:
        put_one_more(out, at + card)


def put_slots(out: BytesWriter, at: i64, titles: tuple[int, ...], mask: int) -> None:
    """Count the titles of some places of a sorted deck, a bit each; it may have more than a machine's number has bits."""
    slot: i64 = 0
    while mask:
        some: i64 = mask & SIXTY_BITS
        while some:
            put_one_more(out, at + titles[slot + lowest(some)])
            some &= some - 1
        mask >>= SIXTY
        slot += SIXTY


def put_order(out: BytesWriter, at: i64, cards: tuple[int, ...]) -> None:
    """Write of each of some cards the how manieth it is."""
    place: i64 = 1
    for card in cards:
        out[at + card] = u8(place)
        place += 1
