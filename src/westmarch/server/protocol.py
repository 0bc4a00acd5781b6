"""What server and browser say to each other: HTTP for the lobby, a WebSocket for a table.

The structs are the only definition: `python -m westmarch.server.schema` writes the client's types from them. Everything is free
of language; the client translates with the message files that the terminal uses too. What the server sends has no defaults, so
that every field is always there; what a client sends is bounded in size.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# Bounded pieces of what a client may send.
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
WordNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Note = Annotated[str, Meta(max_length=4000)]
Token = Annotated[str, Meta(max_length=64)]
GameKey = Annotated[str, Meta(min_length=1, max_length=40)]
PromptName = Annotated[str, Meta(min_length=1, max_length=60)]
Until = Annotated[
    str, Meta(min_length=1, max_length=20)
]  # `cancelled`, `own_word`, `trigger`, `window`, or a span of the game
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
DeckName = Annotated[str, Meta(min_length=1, max_length=60)]
CardId = Annotated[str, Meta(min_length=1, max_length=40)]
Copies = Annotated[int, Meta(ge=1, le=99)]
DeckSetting = Annotated[str, Meta(min_length=1, max_length=8_000)]
DeckSource = Annotated[str, Meta(max_length=60_000)]

MAX_MESSAGE = 8_192  # characters of one WebSocket message from a client
MAX_BODY = 65_536  # bytes of one HTTP request

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "computer", "open", "friend"]
PromptKind = Literal["one", "set", "number", "order"]
OrderKind = Literal["ask", "pass", "stop"]

Reason = Literal[
    "malformed",  # not a message of this protocol
    "too_large",
    "too_fast",  # a rate limit; args: seconds
    "no_such_table",
    "no_such_game",
    "bad_options",  # args: detail, kind (of those that the game has a sentence for)
    "bad_deck",  # args: seat (empty where it is no table's), kind, card, number, text
    "no_such_deck",
    "too_many_decks",
    "bad_level",
    "bad_seats",
    "bad_invite",
    "seat_taken",
    "not_seated",  # the sender holds no seat here, or not that one
    "not_your_turn",
    "not_started",
    "already_started",
    "over",
    "not_over",  # history, replay and analysis are for finished games
    "stale",  # the situation has changed since the version that the message names
    "illegal_word",  # args: word
    "undo_not_free",  # something was revealed since, or the word was another's: ask for it
    "nothing_to_undo",
    "nothing_asked",
    "already_asked",
    "still_here",  # only one who left can be replaced
    "no_hints",
    "busy",  # too many requests of this kind are being thought about
    "no_such_order",
    "no_sequel",  # no game follows this one
    "not_creator",
    "name_taken",
    "wrong_password",
    "already_account",
    "foreign_origin",
    "database_lost",
    "redis_lost",
    "broken_table",  # the table's record cannot be continued
    "failed",  # a fault of the server; it has been noted
]


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


class Prompt(Struct, frozen=True):
    """What is asked of whom. `options`, and the `args` of a secret prompt, reach only the person who chooses.

    `window` is the kind of window in which it is asked (prompt, sense and id of the kind: `act:phase:quest`), for standing orders,
    and reaches whom the `args` reach. It is `triggered` where it answers to something that happened. `passing`: the server passes
    for the receiver, who need not do anything.
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


class LogEntry(Struct, frozen=True):
    """One thing that happened: an event of the game, or one of the table (an undo, somebody left ...).

    `version` is the table's when it happened, `said` the number of words that had been said.
    """

    version: int
    said: int
    seat: int | None
    of: Literal["game", "table"]
    kind: str
    things: list[Thing]


class ChatLine(Struct, frozen=True):
    """Something somebody wrote. `at` is in milliseconds since 1970. To be shown as plain text only."""

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
    """A seat as everybody sees it. `clock_ms` is what was left when the message was made; it runs for the seat that is asked."""

    seat: int
    id: str
    kind: SeatKind
    level: str | None
    name: str | None
    online: bool
    thinking: bool
    left: bool
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
    seats: list[Seat]
    version: int
    said: int
    your_turn: bool
    yours: bool
    created: int
    updated: int
    clock: Clock | None
    outcome: Outcome | None


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
    clock: Clock | None
    created: int


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
    view: dict[str, Any] | None  # null until the game has started
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


# Server to client, over the WebSocket


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
    """What the computer thinks of an option: from -1 (a sure loss) to 1, and how often it tried it."""

    option: Option
    value: float
    visits: int


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


# Client to server, over the WebSocket


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What every message of a client has: an id of its own, which the answer names.

    A `say` that was acknowledged may be sent again with the same id, after a broken connection: it is acknowledged once more and
    not carried out twice.
    """

    id: MessageId


class Say(Message, frozen=True, forbid_unknown_fields=True, tag="say"):
    """Words chosen at a version: all of them are said, or none."""

    version: Version
    words: Annotated[list[WordNumber], Meta(min_length=1, max_length=100)]


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


# HTTP


class Me(Struct, frozen=True):
    """Who the server takes the caller for. `named` is false while a guest has only the name the server gave him."""

    id: str
    name: str
    named: bool
    account: bool


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's new name."""

    name: PersonName


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """An account's name and password."""

    name: PersonName
    password: Password


class Setting(Struct, frozen=True):
    """One of a game's settings.

    `choices` are values (`choice`), the game's presets that say what the setting may be besides null (`preset`), or the decks
    that come with the game (`decks`: one for each seat, those or others as `Deck.setting` has them).
    """

    key: str
    kind: Literal["bool", "choice", "number", "preset", "decks"]
    default: Any
    choices: list[str] | None
    low: int | None
    high: int | None
    description: str


class PromptInfo(Struct, frozen=True):
    """A question that a game can ask."""

    name: str
    kind: PromptKind
    senses: list[str]
    secret: bool


class DeckRules(Struct, frozen=True):
    """How large a deck may be."""

    most_heroes: int
    most_copies: int
    least_cards: int


class GameInfo(Struct, frozen=True):
    """A game as the lobby offers it.

    `scenarios` gives each one's possible numbers of seats, `seats` the seats' ids for each of these numbers. `decks` is null
    where players bring none.
    """

    key: str
    rules: int
    scenarios: dict[str, list[int]]
    seats: dict[str, list[list[str]]]
    seat_ids: list[str]
    teams: str
    options: list[Setting]
    presets: dict[str, dict[str, Any]]
    prompts: list[PromptInfo]
    notices: list[str]
    levels: list[str]
    decks: DeckRules | None


class Component(Struct, frozen=True):
    """A card, tile, token or other thing of the box."""

    id: str
    kind: str
    facts: dict[str, Any]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there. Several seats that are `me` make a hot-seat game."""

    kind: Literal["me", "friend", "open", "computer"]
    level: Level | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; it starts as soon as all its seats are taken."""

    game: GameKey
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    clock: Clock | None = None
    private: bool = False
    hints: bool = True


class Created(Struct, frozen=True):
    """A new table, and the token of each seat that waits for a friend: his link is /t/ID?invite=TOKEN."""

    id: str
    invites: dict[str, str]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: the one an invitation is for, an open one, or one's own that one had left; perhaps with a deck of one's own."""

    invite: Token | None = None
    seat: SeatNumber | None = None
    deck: DeckSetting | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Start without waiting: the computer takes all seats that are still empty."""

    level: Level = "hard"


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be kept, finished or not: heroes, and how many of each card."""

    game: GameKey
    name: DeckName
    heroes: Annotated[list[CardId], Meta(max_length=20)]
    cards: Annotated[dict[CardId, Copies], Meta(max_length=300)]


class DeckProblem(Struct, frozen=True):
    """Something wrong with a deck or the list that it was read from: the message `decks-problem-<kind>`.

    `line` counts from 1 and is 0 where no line is to blame; `near` is the card that was perhaps meant. With nothing but warnings
    a deck can be played.
    """

    kind: str
    line: int
    text: str
    card: str
    number: int
    near: str
    warning: bool


class Deck(Struct, frozen=True):
    """A deck: kept for the caller, come with the game (its `id` is its name there), or kept nowhere (without an `id`)."""

    id: str
    name: str
    heroes: list[str]
    cards: dict[str, int]
    setting: str  # as the setting `decks` of a table takes it
    problems: list[DeckProblem]


class ReadDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck list in any of the formats."""

    game: GameKey
    text: DeckSource


class WriteDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be written as a list, the plain one in a language."""

    deck: NewDeck
    format: Literal["plain", "ringsdb", "octgn"]
    lang: Literal["en", "ru", "uk"]


class WrittenDeck(Struct, frozen=True):
    """A deck list."""

    text: str


class Step(Struct, frozen=True):
    """One word of a finished game and what it did; `said` counts it."""

    said: int
    seat: int
    option: Option
    log: list[LogEntry]


class History(Struct, frozen=True):
    """A finished game. `record` is null where a change of the rules fell into it. `viewers` has the viewer of each seat."""

    record: str | None
    viewers: list[int]
    steps: list[Step]


class Moment(Struct, frozen=True):
    """A finished game as one viewer (null: a spectator) saw it after `said` words."""

    said: int
    viewer: int | None
    view: dict[str, Any]
    prompt: Prompt | None


class Analysis(Struct, frozen=True):
    """The estimate after each number of words, a value from -1 to 1 for each seat; as many as are done so far."""

    done: int
    total: int
    estimates: list[list[float]]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Something is wrong at a table."""

    table: TableId
    version: Version
    note: Note = ""


class Report(Struct, frozen=True):
    """A stored report and the command by which the server's keeper reproduces the situation."""

    id: str
    command: str


class Health(Struct, frozen=True):
    """`redis` is null where none is used."""

    ok: bool
    database: bool
    redis: bool | None
    workers: int
    live_tables: int
    connections: int
    version: str


class Refusal(Struct, frozen=True):
    """The body of every HTTP answer that is not a success."""

    reason: Reason
    args: dict[str, str]


HTTP_TYPES = (
    Me,
    Rename,
    Credentials,
    GameInfo,
    Component,
    TableSummary,
    NewTable,
    Created,
    Join,
    Start,
    NewDeck,
    Deck,
    ReadDeck,
    WriteDeck,
    WrittenDeck,
    History,
    Moment,
    Analysis,
    NewReport,
    Report,
    Health,
    Refusal,
)
