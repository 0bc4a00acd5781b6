"""What is asked and answered over HTTP: people, games, tables to be set up, finished games."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from westmarch.server.protocol.decks import DECK_TYPES, DeckRules
from westmarch.server.protocol.people import PEOPLE_TYPES
from westmarch.server.protocol.pieces import (
    Count,
    DeckSetting,
    GameKey,
    Level,
    Note,
    Password,
    PersonName,
    PromptKind,
    Reason,
    Registration,
    Role,
    SeatNumber,
    TableId,
    Token,
    Version,
)
from westmarch.server.protocol.situations import Clock, LogEntry, Merit, Option, Prompt, Since, TableSummary
from westmarch.server.protocol.telling import Sayable


class Me(Struct, frozen=True):
    """Who the server takes the caller for. `named` is false while a guest has only the name the server gave him.

    `registration` tells whether he could make an account.
    """

    id: str
    name: str
    named: bool
    account: bool
    role: Role
    registration: Registration


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's new name."""

    name: PersonName


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """An account's name and password."""

    name: PersonName
    password: Password


class NewAccount(Credentials, frozen=True, forbid_unknown_fields=True):
    """A new account's name and password, and the invitation by which it is made, where one is needed."""

    invitation: Token | None = None


class Session(Struct, frozen=True):
    """Where an account is signed in: since when, when it was last seen there, and what the browser calls itself."""

    id: str
    created: int
    seen: int
    agent: str
    current: bool  # the one by which this was asked


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


class Doubt(Struct, frozen=True):
    """A fact to be looked up on the real thing: what it is taken to be, and what else may be printed.

    Without `choices` a file cannot correct it; with `several` the answer is a list of them.
    """

    fact: str
    used: int | str | list[int | str]
    answer: int | str | list[int | str]
    choices: list[int | str]
    several: bool


class Component(Struct, frozen=True):
    """A card, tile, token or other thing of the box.

    `about` is what sentences about it need, `word` the word that is spelt like its id, where there is one.
    """

    id: str
    kind: str
    facts: dict[str, Any]
    about: dict[str, Sayable]
    word: int | None
    doubtful: list[Doubt]


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
    rated: bool = False


class Created(Struct, frozen=True):
    """A new table, and the token of each seat that waits for a friend: his link is /t/ID?invite=TOKEN."""

    id: str
    invites: dict[str, str]


class LessonInfo(Struct, frozen=True):
    """A lesson as a page offers it, its texts by language. `example` is the rule that it is a worked example of, if it is one."""

    game: str
    name: str
    steps: int
    example: str
    titles: dict[str, str]
    abouts: dict[str, str]


class LessonStep(Struct, frozen=True):
    """A step of a lesson: something to read, or the `words` that the learner says next once `start` words have been said.

    `at` and `see` are what glows before and after: a thing (`card:c1-05`) or a part of the board; without `at`, what the word points
    at. `wrong` gives the text that answers another word, or any word of a verb.
    """

    name: str
    start: int
    words: list[Option]
    at: str
    see: str
    wrong: dict[str, str]


class LessonFirst(Struct, frozen=True):
    """What is explained the first time that one of these notices or questions comes up once the script is over."""

    name: str
    on: list[str]
    at: str


class Lesson(Struct, frozen=True):
    """A lesson as the page of its table has it. `length` words are its script; `texts` are Fluent messages by language."""

    game: str
    name: str
    steps: list[LessonStep]
    length: int
    first: list[LessonFirst]
    texts: dict[str, str]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: the one an invitation is for, an open one, or one's own that one had left; perhaps with a deck of one's own."""

    invite: Token | None = None
    seat: SeatNumber | None = None
    deck: DeckSetting | None = None


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Start without waiting: the computer takes all seats that are still empty."""

    level: Level = "hard"


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


class Better(Struct, frozen=True):
    """What the computer would have chosen after `said` words, and how much more (0 to 2) the seat could then expect; nothing better: no options.

    `why` has what speaks for it beside the choice that was made.
    """

    said: int
    seat: int
    options: list[Option]
    gain: float
    why: list[Merit]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a finished game after `said` words: at the seats of whoever held this one, against computers of a level."""

    said: Count
    seat: SeatNumber
    level: Level


class Done(Struct, frozen=True):
    """It was carried out; the table has this version now."""

    version: int


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
    """`redis` is null where none is used; `engine` tells which one computer players think with.

    `writes` tells whether the database takes what it is given, `workers_replaced` counts those that hung since the start.
    """

    ok: bool
    database: bool
    writes: bool
    redis: bool | None
    workers: int
    workers_replaced: int
    live_tables: int
    connections: int
    version: str
    engine: Literal["plain", "compiled"]


class Refusal(Struct, frozen=True):
    """The body of every HTTP answer that is not a success."""

    reason: Reason
    args: dict[str, str]


HTTP_TYPES = (
    Me,
    Rename,
    Credentials,
    NewAccount,
    Session,
    GameInfo,
    Component,
    TableSummary,
    Since,
    NewTable,
    Created,
    LessonInfo,
    Lesson,
    Join,
    Start,
    *DECK_TYPES,
    History,
    Moment,
    Analysis,
    Better,
    PlayOn,
    NewReport,
    Report,
    Health,
    Refusal,
    *PEOPLE_TYPES,
)
