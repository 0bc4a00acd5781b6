"""What is asked and answered about people: ratings, profiles, the history of games."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from westmarch.server.protocol.decks import Deck
from westmarch.server.protocol.pieces import Count, Password, PersonName
from westmarch.server.protocol.situations import TableSummary

Moment = Annotated[int, Meta(ge=0, le=1 << 53)]  # milliseconds since 1970
Hour = Annotated[int, Meta(ge=0, le=23)]
Pace = Literal["now", "hour", "day"]  # at once, after an hour, once a day
Emblem = Annotated[str, Meta(pattern="^[a-z-]{1,40}$")]


class Rating(Struct, frozen=True):
    """How strong somebody is taken to be, how unsure that is, and after how many games; provisional after few."""

    points: int
    deviation: int
    games: int
    provisional: bool


class Leader(Struct, frozen=True):
    """Somebody on a leaderboard: a person by name, or a level of the computer in a version of Westmarch."""

    name: str | None
    level: str | None
    version: str | None
    rating: Rating
    bot: bool


class RatingChange(Struct, frozen=True):
    """What a game did to the rating of whoever held these seats."""

    seats: list[int]
    before: Rating
    after: Rating


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: int
    points: int


class RatingCurve(Struct, frozen=True):
    """A person's rating of a game at a kind of table, and how it came to it: the last points first played."""

    game: str
    kind: str
    rating: Rating
    points: list[RatingPoint]


class Tally(Struct, frozen=True):
    """How often something was won, shared and lost."""

    won: int
    shared: int
    lost: int


class SideTally(Struct, frozen=True):
    """How somebody fared on a side of a scenario."""

    game: str
    scenario: str
    side: str
    tally: Tally


class RivalTally(Struct, frozen=True):
    """How somebody fared against another."""

    name: str
    tally: Tally


class Profile(Struct, frozen=True):
    """An account's owner. What he does not show is empty for others, and `shows_results` or `shows_ratings` is false."""

    name: str
    emblem: str | None
    created: int
    own: bool  # it is the caller's
    shows_results: bool
    shows_ratings: bool
    results: list[SideTally]
    ratings: list[RatingCurve]
    rivals: list[RivalTally]
    recent: list[TableSummary]
    decks: list[Deck]  # that he shares, the latest first


class ChangeProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person shows: an emblem, and whether others see his results and his ratings."""

    emblem: Emblem | None
    shows_results: bool
    shows_ratings: bool


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password; all other sessions end."""

    old: Password
    new: Password


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """The end of an account."""

    password: Password


class FindGames(Struct, frozen=True, forbid_unknown_fields=True):
    """Which finished games somebody looks for, as the query of `GET /history`; times in milliseconds since 1970, lengths in words.

    `people` are names with commas between, `result` is that of the first of them; `before` is when the last game of a page had ended.
    """

    game: Annotated[str, Meta(max_length=40)] = ""
    people: Annotated[str, Meta(max_length=200)] = ""
    result: Literal["", "won", "shared", "lost"] = ""
    shortest: Count = 0
    longest: Count | None = None
    since: Moment = 0
    until: Moment | None = None
    rated: bool = False
    before: Moment | None = None


class MonthFile(Struct, frozen=True):
    """The public games of a month (`2026-10`) as one file; it is made when somebody asks for it."""

    month: str
    games: int
    ready: bool


class Notices(Struct, frozen=True):
    """How the caller is told that it is his move: by his browsers, letters, a webhook; when, and not in which hours of his day.

    `push_key` is what a browser subscribes with; `mail_set` is false where the keeper sends no letters.
    """

    push: bool
    mail: bool
    address: str | None
    confirmed: bool
    hook: str | None
    pace: Pace
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    push_key: str
    mail_set: bool


class ChangeNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """How the caller wants to be told. A new address is used once the link that is sent there has been followed."""

    push: bool
    mail: bool
    address: Annotated[str, Meta(max_length=254)] | None
    hook: Annotated[str, Meta(max_length=1000)] | None
    pace: Pace
    quiet_from: Hour | None
    quiet_to: Hour | None
    zone: Annotated[str, Meta(max_length=60)]
    lang: Literal["en", "ru", "uk"]


class Holiday(Struct, frozen=True):
    """Until when the caller is on holiday (null: he is not), and how many days he may still take."""

    until: int | None
    days_left: int
    days_a_year: int


class TakeHoliday(Struct, frozen=True, forbid_unknown_fields=True):
    """A holiday that begins now: for so many days the caller's time stands still in all games by days at which he sits."""

    days: Annotated[int, Meta(ge=1, le=365)]


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that tells the caller, as it says itself."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{20,30}$")]


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that tells nobody any more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class Tried(Struct, frozen=True):
    """By which ways a trial went."""

    ways: list[str]


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose password is lost, and the language of the letter."""

    name: PersonName
    lang: Literal["en", "ru", "uk"]


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, by the link of a letter."""

    token: Annotated[str, Meta(max_length=120)]
    password: Password


PEOPLE_TYPES = (
    Leader,
    RatingChange,
    Profile,
    ChangeProfile,
    ChangePassword,
    DeleteAccount,
    FindGames,
    MonthFile,
    Notices,
    ChangeNotices,
    Holiday,
    TakeHoliday,
    Subscribe,
    Unsubscribe,
    Tried,
    Recover,
    NewPassword,
)
