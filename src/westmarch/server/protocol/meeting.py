"""What is asked and answered about meeting others: bots and their tokens, challenges."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from westmarch.ai.programs.protocol import Question
from westmarch.server.protocol.pieces import (
    ChallengeState,
    ChatText,
    GameKey,
    MessageId,
    PersonName,
    Scope,
    SeatNumber,
    Spelling,
    Status,
    Token,
    TokenName,
    Version,
)
from westmarch.server.protocol.situations import Clock

# Bots, as their owner sees them


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """An account for a program: it has a name and no password."""

    name: PersonName


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a bot, with what it allows."""

    name: TokenName
    scopes: Annotated[list[Scope], Meta(max_length=3)]


class BotToken(Struct, frozen=True):
    """A token as its owner sees it later: the token itself is shown once and stored nowhere."""

    id: str
    name: str
    scopes: list[Scope]
    created: int
    seen: int | None


class Bot(Struct, frozen=True):
    """One of the caller's bots."""

    id: str
    name: str
    tokens: list[BotToken]


class MadeToken(Struct, frozen=True):
    """A new token. Whoever has it is the bot."""

    token: str
    about: BotToken


# Challenges


class Player(Struct, frozen=True):
    """Somebody by his name."""

    name: str
    bot: bool


class Wish(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What shall be played: the game as `POST /tables` takes it, for two. `seat` is the challenger's; without one it falls by lot."""

    game: GameKey
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    clock: Clock | None = None
    seat: SeatNumber | None = None
    rated: bool = False


class NewChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge to an account or a bot."""

    name: PersonName
    wish: Wish


class Challenge(Struct, frozen=True):
    """A challenge. Once accepted it has a table."""

    id: str
    challenger: Player
    challenged: Player
    sent: bool  # by the caller, not to him
    wish: Wish
    state: ChallengeState
    table: str | None
    created: int


# Playing at once


class NewSeek(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play, against whoever wants the same."""

    game: GameKey
    clock: Clock | None = None
    rated: bool = False


class Sought(Struct, frozen=True):
    """What the caller looks for since when (all null: nothing), and the table once an opponent was found."""

    seek: NewSeek | None
    since: int | None
    table: str | None


# What a bot does at a table


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """Words by their spellings, chosen at a version: all of them are said, or none. Sent again under one id they are said once."""

    id: MessageId
    version: Version
    words: Annotated[list[Spelling], Meta(min_length=1, max_length=100)]


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat."""

    text: ChatText


class Agreed(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether words that somebody wants to take back may be."""

    yes: bool


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """The invitation from a table's link, by which a bot takes the seat that it is for."""

    invite: Token


class Asked(Struct, frozen=True):
    """What a bot is asked at a table: a question as `westmarch bot` takes it, or null while it is not asked."""

    version: int
    status: Status
    question: Question | None


# What the stream of a bot's own events says, a line each; empty lines say that the stream still works


class Challenged(Struct, frozen=True, tag="challenge", tag_field="type"):
    """An open challenge, to the bot or sent by it."""

    challenge: Challenge


class ChallengeGone(Struct, frozen=True, tag="challenge_gone", tag_field="type"):
    """A challenge is open no more: it was answered, withdrawn, or forgotten."""

    id: str


class GameStart(Struct, frozen=True, tag="game_start", tag_field="type"):
    """A game in which the bot sits is being played: it has begun, or went on when the bot came."""

    table: str
    game: str


class GameOver(Struct, frozen=True, tag="game_over", tag_field="type"):
    """A game in which the bot sat is over."""

    table: str


BotEvent = Challenged | ChallengeGone | GameStart | GameOver
Ending = Literal["accept", "decline", "withdraw"]

HTTP_TYPES = (
    NewBot,
    NewToken,
    Bot,
    MadeToken,
    Player,
    NewChallenge,
    Challenge,
    NewSeek,
    Sought,
)
