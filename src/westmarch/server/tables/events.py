"""What is stored of a table: the facts of its beginning, and every change after it as one numbered event.

A table is whatever its events make of it (see `match`). An event's number is the table's version after it; the database holds each
number once, so that of two processes which change a table at the same moment only one succeeds.
"""

from typing import Any, Literal

from msgspec import Struct, json

from westmarch.server.protocol.pieces import OrderKind, Until
from westmarch.server.protocol.situations import Clock

NOBODY = -1  # the seat that is asked when the game is over
# `turn` in the events below is the seat that is asked afterwards. An event that was not carried out yet does not know it.


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as it was set up."""

    kind: Literal["person", "computer", "open", "friend"]
    person: str | None = None
    level: str | None = None
    invite: str | None = None


class Setup(Struct, frozen=True):
    """What a table is from its beginning to its end. The seed never leaves the server before the game is over.

    `rules` is the number of the rules by which its last word was said.
    """

    id: str
    game: str
    rules: int
    settings: dict[str, Any]
    seed: int
    clock: Clock | None
    private: bool
    hints: bool
    creator: str
    created: int
    chairs: tuple[Chair, ...]
    rated: bool = False


class Event(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that changed a table."""


class Joined(Event, frozen=True, tag="joined"):
    """A person took a seat. Where he brought a deck of his own, `decks` has those of all seats."""

    seat: int
    person: str
    decks: tuple[str, ...] = ()


class Left(Event, frozen=True, tag="left"):
    """A person left: a waiting table's seat is free again, one in a game waits for him."""

    seat: int


class Returned(Event, frozen=True, tag="returned"):
    """One who had left came back."""

    seat: int


class Abandoned(Event, frozen=True, tag="abandoned"):
    """Its creator gave a waiting table up."""


class Closed(Event, frozen=True, tag="closed"):
    """The keeper or a moderator closed the table, whatever was going on there."""


class Started(Event, frozen=True, tag="started"):
    """The game began. `viewers` has the person (as the game counts them) of each seat; computers took the empty ones."""

    viewers: tuple[int, ...]
    rules: int
    turn: int | None = None
    level: str | None = None


class Taught(Event, frozen=True, tag="taught"):
    """The game is a lesson's, which the learner follows; it begins in the lesson's position, if it has one."""

    lesson: str
    position: dict[str, Any] | None = None
    turn: int | None = None


class TakenUp(Event, frozen=True, tag="taken_up"):
    """The game goes on from a moment of another that is over: after `said` words of its table, with dice of its own."""

    table: str
    said: int
    position: dict[str, Any]
    turn: int | None = None


class Said(Event, frozen=True, tag="said"):
    """Words were said, by their spellings: numbers may change with a new version. `id` is the client's, against doing it twice."""

    seat: int
    words: tuple[str, ...]
    turn: int | None = None
    id: str = ""
    order: bool = False  # said by the server, by the seat's standing order or because nothing else could be said
    triggered: bool = False  # said where something that happened could be answered to


class Undone(Event, frozen=True, tag="undone"):
    """Words were taken back to where `to` had been said; with a fork number where something had been revealed since."""

    seat: int
    to: int
    fork: int = 0
    turn: int | None = None


class UndoAsked(Event, frozen=True, tag="undo_asked"):
    """Somebody wants words taken back that others must agree to."""

    person: str
    seat: int
    to: int


class UndoAnswered(Event, frozen=True, tag="undo_answered"):
    """Somebody agreed, or disagreed, which ends the matter."""

    person: str
    yes: bool


class ReplaceAsked(Event, frozen=True, tag="replace_asked"):
    """Somebody wants, or agrees, that the computer takes over a seat."""

    person: str
    seat: int
    level: str


class Replaced(Event, frozen=True, tag="replaced"):
    """The computer took over a seat."""

    seat: int
    level: str


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave the game up."""

    seat: int


class RanOut(Event, frozen=True, tag="ran_out"):
    """A seat's time ran out."""

    seat: int


class Rested(Event, frozen=True, tag="rested"):
    """The server was not running for so many milliseconds, which are charged to nobody."""

    lost: int


class Paused(Event, frozen=True, tag="paused"):
    """Whoever holds a seat of a game by days went on holiday: until then his time stands still."""

    seat: int
    until: int


class Resumed(Event, frozen=True, tag="resumed"):
    """He came back before that."""

    seat: int


class Ordered(Event, frozen=True, tag="ordered"):
    """A seat gave or cancelled a standing order. `mark` tells the window or stretch of play that it lasts for."""

    seat: int
    prompt: str
    order: OrderKind
    until: Until
    mark: int = 0


class RematchAsked(Event, frozen=True, tag="rematch_asked"):
    """Somebody wants, or agrees to, another game, or the next one of a row."""

    person: str
    seat: int
    sequel: bool = False


class Rematched(Event, frozen=True, tag="rematched"):
    """The other game's table."""

    table: str


class Continued(Event, frozen=True, tag="continued"):
    """The table went on under changed rules: from its words where they still mean the same, else from a position.

    `said` words had led to the position, and `kept` of those after it are still allowed.
    """

    rules: int
    said: int = 0
    position: dict[str, Any] | None = None
    kept: int = 0
    turn: int | None = None


AnyEvent = (
    Joined
    | Left
    | Returned
    | Abandoned
    | Closed
    | Started
    | Taught
    | TakenUp
    | Said
    | Undone
    | UndoAsked
    | UndoAnswered
    | ReplaceAsked
    | Replaced
    | Resigned
    | RanOut
    | Rested
    | Paused
    | Resumed
    | Ordered
    | RematchAsked
    | Rematched
    | Continued
)


class Stored(Struct, frozen=True):
    """An event with its number and time (milliseconds since 1970)."""

    n: int
    at: int
    event: AnyEvent


_EVENT: json.Decoder[AnyEvent] = json.Decoder(AnyEvent)


def encode(event: AnyEvent) -> str:
    """An event as it is stored."""
    return json.encode(event).decode()


def decode(text: str) -> AnyEvent:
    """A stored event."""
    return _EVENT.decode(text)
