"""What is asked and answered at the keeper's desk. A deed is one message; on the command line it is the same one."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from westmarch.server.protocol.pieces import PersonName, Registration, Role, TableId

Who = Annotated[str, Meta(min_length=1, max_length=40)]  # the name of an account, or anybody's id
Days = Annotated[int, Meta(ge=1, le=3650)]
Why = Annotated[str, Meta(max_length=400)]
DeckId = Annotated[str, Meta(min_length=1, max_length=32)]
LineNumber = Annotated[int, Meta(ge=1, le=2_147_483_647)]
EntryKind = Literal["report", "chat", "deck"]


# Deeds


class Deed(Struct, frozen=True, forbid_unknown_fields=True, tag_field="deed", kw_only=True):
    """What every deed has: a reason, which stands in the audit log."""

    why: Why = ""


class Mute(Deed, frozen=True, forbid_unknown_fields=True, tag="mute"):
    """Somebody may not write, for so many days or for good."""

    who: Who
    days: Days | None = None


class Unmute(Deed, frozen=True, forbid_unknown_fields=True, tag="unmute"):
    """He may write again."""

    who: Who


class Ban(Deed, frozen=True, forbid_unknown_fields=True, tag="ban"):
    """Somebody may not come in, for so many days or for good: he is signed out everywhere, and so are his bots."""

    who: Who
    days: Days | None = None


class Unban(Deed, frozen=True, forbid_unknown_fields=True, tag="unban"):
    """He may come in again."""

    who: Who


class RenamePerson(Deed, frozen=True, forbid_unknown_fields=True, tag="rename"):
    """Somebody gets another name."""

    who: Who
    name: PersonName


class GiveRole(Deed, frozen=True, forbid_unknown_fields=True, tag="role"):
    """Somebody gets a role, or loses it."""

    who: Who
    role: Role


class CloseTable(Deed, frozen=True, forbid_unknown_fields=True, tag="close_table"):
    """A table ends, without a result."""

    table: TableId


class UndoRating(Deed, frozen=True, forbid_unknown_fields=True, tag="undo_rating"):
    """What a game did to the ratings is taken back."""

    table: TableId


class StrikeLine(Deed, frozen=True, forbid_unknown_fields=True, tag="strike"):
    """A line of chat is deleted."""

    line: LineNumber


class UnshareDeck(Deed, frozen=True, forbid_unknown_fields=True, tag="unshare"):
    """A deck is taken off its owner's profile; he keeps it."""

    deck: DeckId


class Settle(Deed, frozen=True, forbid_unknown_fields=True, tag="settle"):
    """Nothing more is to be done about an entry of the queue."""

    kind: EntryKind
    id: Annotated[str, Meta(min_length=1, max_length=32)]


class SetRegistration(Deed, frozen=True, forbid_unknown_fields=True, tag="registration"):
    """Who may make an account."""

    registration: Registration


class SetRetention(Deed, frozen=True, forbid_unknown_fields=True, tag="retention"):
    """After how many days without a change tables of guests are deleted; null keeps them."""

    days: Days | None


class Invite(Deed, frozen=True, forbid_unknown_fields=True, tag="invite"):
    """An invitation by which so many may make an account, within so many days."""

    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Days = 30


class WithdrawInvitation(Deed, frozen=True, forbid_unknown_fields=True, tag="withdraw"):
    """An invitation is worth nothing any more."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


AnyDeed = (
    Mute
    | Unmute
    | Ban
    | Unban
    | RenamePerson
    | GiveRole
    | CloseTable
    | UndoRating
    | StrikeLine
    | UnshareDeck
    | Settle
    | SetRegistration
    | SetRetention
    | Invite
    | WithdrawInvitation
)


class DeedDone(Struct, frozen=True):
    """A deed was done. `invitation` is what an invitation's link ends with: it is told this once."""

    invitation: str | None


# Looking


class Somebody(Struct, frozen=True):
    """A person whom a deed can be done to."""

    id: str
    name: str


class QueueEntry(Struct, frozen=True):
    """A report, or a line of chat or a deck's name that people flagged: who did so, whose it is, and what was written.

    `table` is empty where it is a deck's name.
    """

    kind: EntryKind
    id: str
    at: int
    table: str
    by: list[str]
    about: Somebody | None
    text: str


class AuditEntry(Struct, frozen=True):
    """Something that was done at the desk; `by` is null where it was done on the command line."""

    id: int
    at: int
    by: str | None
    deed: str
    person: str | None
    table: str | None
    detail: str
    why: str


class PersonCard(Struct, frozen=True):
    """Somebody as the desk sees him, and what was done to him. Times are milliseconds since 1970, 0 where there is none."""

    id: str
    name: str
    account: bool
    bot: bool
    role: Role
    created: int
    muted_until: int
    banned_until: int
    deeds: list[AuditEntry]


class Invitation(Struct, frozen=True):
    """An invitation: how many may still come by it, and until when."""

    id: str
    made: int
    until: int
    uses: int
    note: str


class HouseRules(Struct, frozen=True):
    """Who may make an account, how long tables of guests are kept (null: for ever), and the invitations that hold."""

    registration: Registration
    retention_days: int | None
    invitations: list[Invitation]


class DayNumbers(Struct, frozen=True):
    """What happened in a day (of UTC), which began at `day`."""

    day: int
    tables: int  # set up
    games: int  # that ended
    rated: int
    players: int  # people in games that ended
    newcomers: int  # guests and accounts that were never seen before
    lines: int  # of chat
    reports: int  # and flags


class Flag(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat to which the caller draws the moderators' attention."""

    line: LineNumber


DESK_TYPES = (
    Mute,
    Unmute,
    Ban,
    Unban,
    RenamePerson,
    GiveRole,
    CloseTable,
    UndoRating,
    StrikeLine,
    UnshareDeck,
    Settle,
    SetRegistration,
    SetRetention,
    Invite,
    WithdrawInvitation,
    DeedDone,
    QueueEntry,
    AuditEntry,
    PersonCard,
    HouseRules,
    DayNumbers,
    Flag,
)
