"""What messages are made of: bounded pieces of what a client may send, and names for what can be the case."""

from typing import Annotated, Literal

from msgspec import Meta

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
# How long an order lasts: `cancelled`, `own_word`, `trigger`, `window`, or a span of the game.
Until = Annotated[str, Meta(min_length=1, max_length=20)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
TokenName = Annotated[str, Meta(min_length=1, max_length=40)]
Spelling = Annotated[str, Meta(min_length=1, max_length=120)]
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
# What a bot's token allows beside seeing its own games and challenges.
Scope = Literal["play", "challenge", "chat"]
TournamentKind = Literal["round_robin", "swiss", "league"]
TournamentState = Literal["open", "running", "over"]
TournamentDoing = Literal["enter", "leave", "start", "call_off"]
ChallengeState = Literal["open", "accepted", "declined", "withdrawn"]
Role = Literal["person", "moderator", "keeper"]
Registration = Literal["open", "invitation", "closed"]

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
    "too_many_shared",  # decks on one profile; args: number
    "bad_level",
    "bad_seats",
    "bad_invite",
    "seat_taken",
    "not_seated",  # the sender holds no seat here, or not that one
    "not_your_turn",
    "not_started",
    "already_started",
    "over",
    "bad_address",  # no address to which anything is sent
    "bad_link",  # it is too old, was used already, or is not ours
    "no_mail",  # the keeper has set none
    "no_record",  # a change of the rules fell into the game
    "not_over",  # history, replay and analysis are for finished games
    "stale",  # the situation has changed since the version that the message names
    "illegal_word",  # args: word
    "undo_not_free",  # something was revealed since, or the word was another's: ask for it
    "nothing_to_undo",
    "nothing_asked",
    "already_asked",
    "still_here",  # only one who left can be replaced
    "no_hints",
    "no_such_lesson",
    "not_in_lesson",  # the lesson asks for another word now
    "busy",  # too many requests of this kind are being thought about
    "no_such_order",
    "no_sequel",  # no game follows this one
    "not_creator",
    "not_registered",  # only owners of accounts sit at rated tables
    "not_rateable",  # a rated table has a clock, no hints, and nobody on both sides
    "rated",  # not at a rated table
    "name_taken",
    "name_confusing",  # it looks like an account's or a computer's
    "no_such_session",
    "no_such_person",
    "wrong_password",
    "already_account",
    "bad_token",  # no token, or one that is not, or no longer, valid
    "out_of_scope",  # the token does not allow this
    "no_such_bot",
    "too_many_bots",
    "too_many_tokens",
    "too_many_games",  # a bot plays as many as it may
    "no_such_challenge",  # or it was answered or withdrawn already
    "too_many_challenges",
    "no_such_tournament",
    "too_many_tournaments",  # of one host
    "tournament_full",
    "too_few_players",
    "no_bots",  # the host admits none
    "no_right",  # the sender's role does not allow it, or not to this person
    "no_such_line",
    "no_such_report",
    "muted",  # args: until (or never)
    "banned",  # args: until (or never)
    "too_many_days",  # of holiday; args: days (that are left)
    "no_registration",  # accounts are made by invitation, or not at all
    "foreign_origin",
    "database_lost",
    "redis_lost",
    "other_corrections",  # it was played with other corrections of cards than the server has now
    "broken_table",  # the table's record cannot be continued
    "failed",  # a fault of the server; it has been noted
]
