"""What is said over the WebSocket of a table."""

from typing import Annotated

from msgspec import Meta, Struct

from westmarch.server.protocol.pieces import (
    ChatText,
    Count,
    Level,
    MessageId,
    OrderKind,
    PromptName,
    Reason,
    SeatNumber,
    Until,
    Version,
    WordNumber,
)
from westmarch.server.protocol.situations import ChatLine, Merit, Option, Seat, Situation, TableInfo

# Server to client


class Snapshot(Situation, frozen=True, tag="snapshot", tag_field="type", kw_only=True):
    """The first message of a connection."""

    table: TableInfo
    chat: list[ChatLine]


class Update(Situation, frozen=True, tag="update", tag_field="type", kw_only=True):
    """The table has changed."""


class Ok(Struct, frozen=True, tag="ok", tag_field="type"):
    """A client's message was carried out."""

    id: str


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """A client's message was not carried out, and nothing has changed. `id` is null where the message had no readable one."""

    id: str | None
    reason: Reason
    args: dict[str, str]


class Thinking(Struct, frozen=True, tag="thinking", tag_field="type"):
    """A computer player has begun or ended to think."""

    seat: int
    on: bool


class Chat(Struct, frozen=True, tag="chat", tag_field="type"):
    """Somebody wrote something."""

    line: ChatLine


class Presence(Struct, frozen=True, tag="presence", tag_field="type"):
    """Somebody came or went. `watching` counts spectators."""

    seats: list[Seat]
    watching: int


class HintOption(Struct, frozen=True):
    """What the computer thinks of an option: from -1 (a sure loss) to 1, and how often it tried it.

    Where a set is asked for, `rest` has what it would choose beside that. `why` has what speaks for it beside the other choices, the weightiest
    first; empty where nothing clearly does.
    """

    option: Option
    rest: list[Option]
    value: float
    visits: int
    why: list[Merit]


class Hint(Struct, frozen=True, tag="hint", tag_field="type"):
    """The answer to a hint: the options the computer looked at, the best first. Stale once `version` has passed."""

    id: str
    version: int
    seat: int
    options: list[HintOption]


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping."""

    id: str
    now: int


ServerMessage = Snapshot | Update | Ok | Refused | Thinking | Chat | Presence | Hint | Pong


# Client to server


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What every message of a client has: an id of its own, which the answer names.

    A `say` that was acknowledged may be sent again with the same id, after a broken connection: it is acknowledged once more and
    not carried out twice.
    """

    id: MessageId


class Say(Message, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Words chosen at a version: all of them are said, or none. With `close`, a set that still asks after them is closed."""

    version: Version
    words: Annotated[list[WordNumber], Meta(min_length=1, max_length=100)]
    close: bool = False


class Undo(Message, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the last word, where it is free."""

    version: Version


class AskUndo(Message, frozen=True, forbid_unknown_fields=True, tag="ask_undo"):
    """Ask to go back to where `to` words had been said; where nobody else plays, it is done at once."""

    to: Count


class AnswerUndo(Message, frozen=True, forbid_unknown_fields=True, tag="answer_undo"):
    """Agree or disagree; who asked may withdraw with `yes: false`."""

    yes: bool


class Write(Message, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Write something to everybody at the table."""

    text: ChatText


class Resign(Message, frozen=True, forbid_unknown_fields=True, tag="resign"):
    """Give the game up for a seat."""

    seat: SeatNumber


class AskRematch(Message, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """Ask for, or agree to, another game with the sides changed; or the next game of a row, where one follows."""

    sequel: bool = False


class AskHint(Message, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask what the computer would do."""


class GiveOrder(Message, frozen=True, forbid_unknown_fields=True, tag="orders"):
    """Give a standing order for a prompt or window, or cancel it with `ask`. One `pass` and one `stop` can stand for each."""

    seat: SeatNumber
    prompt: PromptName
    order: OrderKind
    until: Until = "cancelled"


class Replace(Message, frozen=True, forbid_unknown_fields=True, tag="replace"):
    """Ask for, or agree to, the computer's taking over the seat of one who left."""

    seat: SeatNumber
    level: Level = "hard"


class Ping(Message, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Is anybody there?"""


ClientMessage = Say | Undo | AskUndo | AnswerUndo | Write | Resign | AskRematch | AskHint | GiveOrder | Replace | Ping
