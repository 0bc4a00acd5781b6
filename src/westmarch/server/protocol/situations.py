"""What can be seen of a table: things, words and questions, seats, and the whole situation."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from westmarch.core.words import Place
from westmarch.server.protocol.pieces import OrderKind, PromptKind, SeatKind, Status, Until
from westmarch.server.protocol.telling import Sayable

# Things, words and questions


class Thing(Struct, frozen=True):
    """Something a word, prompt or log entry is about."""

    sense: str
    id: str


class Option(Struct, frozen=True):
    """A word that can be chosen, and what it is made of."""

    word: int
    spelling: str
    verb: str
    things: tuple[Thing, ...]


class Merit(Struct, frozen=True):
    """What a choice does for the one who makes it: the name of a message, `<game>-merit-<name>` or `ui-merit-<name>`.

    `number` is how much of it that certainly is, or 0.
    """

    name: str
    number: int


class Hindered(Struct, frozen=True):
    """Why what one might want to do with a thing cannot be done now; `about` is what the sentence of the reason names."""

    thing: Thing
    reason: str
    about: list[Thing]


class Prompt(Struct, frozen=True):
    """What is asked of whom. `options`, and the `args` of a secret prompt, reach only the person who chooses.

    `window` is the kind of window in which it is asked (prompt, sense and id of the kind: `act:phase:quest`), for standing orders,
    and reaches whom the `args` reach. It is `triggered` where it answers to something that happened. `passing`: the server passes
    for the receiver, who need not do anything. `vain` are the words of those options that would achieve nothing now, as far as the
    receiver can know. `hindered` tells him why other things cannot be chosen; a thing of the sense `answer` is no piece but a word
    that he might miss.
    """

    seat: int
    name: str
    kind: PromptKind
    secret: bool
    args: list[Thing]
    options: list[Option] | None
    window: str | None
    triggered: bool
    passing: bool
    vain: list[int]
    hindered: list[Hindered]


class LogEntry(Struct, frozen=True):
    """One thing that happened: an event of the game, or one of the table (an undo, somebody left ...).

    What is `taken` stands after the table's `undone_alone`: it had happened in the game, and was taken back in somebody's absence.

    `version` is the table's when it happened, `said` the number of words that had been said, `about` what its sentence needs beside
    its things. `place`: it is a heading, begins a line, or goes on in the line before. Entries in a row that differ in nothing but the
    senses which they `gather` are one sentence. What is `secret` was told to the receiver and not to everybody.
    """

    version: int
    said: int
    seat: int | None
    of: Literal["game", "table", "taken"]
    kind: str
    things: list[Thing]
    about: dict[str, Sayable]
    place: Place
    gathers: list[str]
    secret: bool


class ChatLine(Struct, frozen=True):
    """Something somebody wrote. `at` is in milliseconds since 1970. To be shown as plain text only."""

    id: int
    at: int
    name: str
    seat: int | None
    text: str


# Tables


class LiveClock(Struct, frozen=True, tag="live", tag_field="kind"):
    """Each seat has a bank of time, and gets some more whenever the choice passes to another."""

    bank_seconds: Annotated[int, Meta(ge=10, le=86_400)]
    add_seconds: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind"):
    """Each time the choice comes to a seat it has so many days."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = LiveClock | DaysClock


class Seat(Struct, frozen=True):
    """A seat as everybody sees it. `clock_ms` is what was left when the message was made; it runs for the seat that is asked.

    `replaceable`: its person has left, or has been away for so long that the others may ask the computer in.
    """

    seat: int
    id: str
    kind: SeatKind
    level: str | None
    name: str | None
    bot: bool  # a program plays there by its own account
    online: bool
    thinking: bool
    left: bool
    replaceable: bool
    clock_ms: int | None


class Outcome(Struct, frozen=True):
    """How a game ended. `by` is the game's kind of victory, or `resigned`, `out_of_time`, `abandoned`, with the seat in `loser`.

    `winner` is a seat's id, a team's, "shared", or null where nobody won.
    """

    winner: str | None
    by: str
    loser: str | None


class TableSummary(Struct, frozen=True):
    """A table as the lobby lists it. `updated` is in milliseconds since 1970."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    status: Status
    private: bool
    rated: bool
    seats: list[Seat]
    version: int
    said: int
    your_turn: bool
    yours: bool
    asked_back: (
        bool  # a seat of the caller's waits for him: he left it, the others want it replaced, or the computer has it
    )
    created: int
    updated: int
    ended: int | None  # when it was over
    clock: Clock | None
    outcome: Outcome | None


class Since(Struct, frozen=True):
    """What happened at a table while one was away: the last sentences, and how many there are before them."""

    told: list[str]
    left: int


class Order(Struct, frozen=True):
    """A standing order of a seat: pass at this prompt until something ends it, or stop there in any case.

    `prompt` is a prompt's name, a kind of window (`Prompt.window`), or `*`: all windows that open at fixed points.
    """

    seat: int
    prompt: str
    order: OrderKind
    until: Until


class You(Struct, frozen=True):
    """What only the receiver has: his seats and rights. A spectator has no viewer and no seats.

    `may_undo`: the last word can be taken back at once. `undo_to`: the number of words to ask for in `ask_undo` so that his own
    last word is taken back. `invites` (the creator's, while seats wait for friends) has the token of each seat.
    """

    viewer: int | None
    seats: list[int]
    creator: bool
    may_undo: bool
    undo_to: int | None
    orders: list[Order]
    invites: dict[str, str]
    returns: list[int]  # seats that the computer took over while he was away, and that `join` gives back to him


class Consent(Struct, frozen=True):
    """Something that was asked of the people at the table, and the seats whose people have agreed or have yet to answer."""

    seat: int  # who asks; in a replacement: the seat to be replaced
    to: int | None  # in an undo: the number of words to go back to
    agreed: list[int]
    waiting: list[int]


class SheetRow(Struct, frozen=True):
    """A line of a score sheet: a number for each seat, or one for all."""

    name: str
    numbers: list[int]


class TableInfo(Struct, frozen=True):
    """What stays the same at a table.

    `spans` are the stretches of play that a standing order may last for, `windows` the kinds of windows that it may be about.
    """

    id: str
    game: str
    teams: str
    spans: list[str]
    windows: list[str]
    scenario: str
    options: dict[str, Any]
    private: bool
    hints: bool
    rated: bool
    clock: Clock | None
    created: int
    lesson: str | None  # the key of the lesson that is given here


class Situation(Struct, frozen=True, kw_only=True):
    """All that a person sees of a table except the chat.

    `version` grows with every change of the table and never goes back. `said` is the number of words that lead to the present
    position; an undo lowers it. The client keeps its log entries with `said <= log_from`, drops the others and adds `log`.
    Once the game is over, `sheet` has its score, if it has one, and `sequel` the scenario that may follow in a row of games.
    """

    version: int
    said: int
    now: int  # the server's clock, in milliseconds since 1970
    status: Status
    view: dict[str, Any] | None  # the game's own struct; null until it has started
    prompt: Prompt | None
    seats: list[Seat]
    watching: int  # spectators
    you: You
    log_from: int
    log: list[LogEntry]
    undo: Consent | None
    replace: Consent | None
    rematch: Consent | None
    sequel: str | None
    sequel_asked: Consent | None
    rematch_table: str | None
    sheet: list[SheetRow]
    outcome: Outcome | None
