"""`admin`: the keeper's desk without a browser. Each deed is the message that the page sends, carried out by the same functions."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from cyclopts import App, Parameter, validators

from westmarch.core.errors import NotAllowed
from westmarch.server.command import DatabaseUrl, DataFolder
from westmarch.server.desk.desk import FOR_GOOD, Desk
from westmarch.server.desk.roles import COMMAND_LINE
from westmarch.server.protocol import desk as api
from westmarch.server.protocol.pieces import Registration, Role
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.tables.clocks import DAY
from westmarch.server.tables.hall import Hall
from westmarch.terminal.commands.keeping import settings_of
from westmarch.terminal.shell import AsJson, print_json, readers_voice, tell
from westmarch.terminal.voice import Voice

T = TypeVar("T")
NUMBERS = ("tables", "games", "rated", "players", "newcomers", "lines", "reports")
admin = App(name="admin")


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """Which server is meant, and for whom the answer is."""

    database: DatabaseUrl = ""
    data: DataFolder = None
    as_data: AsJson = False


HERE = Where()
Who = Annotated[str, Parameter(help="the name of an account, or anybody's id")]
Why = Annotated[str, Parameter(help="the reason, for the audit log")]
Days = Annotated[int | None, Parameter(help="for how many days; without them, for good")]
Table = Annotated[str, Parameter(help="the table's id, which its address ends with")]


# Deeds


@admin.command
def mute(who: Who, /, *, days: Days = None, why: Why = "", where: Where = HERE) -> None:
    """Let somebody write nothing at the tables."""
    carry_out(where, deed="mute", who=who, days=days, why=why)


@admin.command
def unmute(who: Who, /, *, why: Why = "", where: Where = HERE) -> None:
    """Let somebody write again."""
    carry_out(where, deed="unmute", who=who, why=why)


@admin.command
def ban(who: Who, /, *, days: Days = None, why: Why = "", where: Where = HERE) -> None:
    """Let somebody in no more: he is signed out everywhere, and so are his bots."""
    carry_out(where, deed="ban", who=who, days=days, why=why)


@admin.command
def unban(who: Who, /, *, why: Why = "", where: Where = HERE) -> None:
    """Let somebody in again."""
    carry_out(where, deed="unban", who=who, why=why)


@admin.command
def rename(
    who: Who,
    name: Annotated[str, Parameter(help="the new name")],
    /,
    *,
    why: Why = "",
    where: Where = HERE,
) -> None:
    """Give somebody another name."""
    carry_out(where, deed="rename", who=who, name=name, why=why)


@admin.command
def role(
    who: Who,
    given: Annotated[Role, Parameter(help="what he is from now on")],
    /,
    *,
    why: Why = "",
    where: Where = HERE,
) -> None:
    """Make an account's owner keeper or moderator, or a person like all others."""
    carry_out(where, deed="role", who=who, role=given, why=why)


@admin.command
def close_table(table: Table, /, *, why: Why = "", where: Where = HERE) -> None:
    """End a table without a result."""
    carry_out(where, deed="close_table", table=table, why=why)


@admin.command
def undo_rating(table: Table, /, *, why: Why = "", where: Where = HERE) -> None:
    """Take back what a game did to the ratings."""
    carry_out(where, deed="undo_rating", table=table, why=why)


@admin.command
def strike(
    line: Annotated[int, Parameter(help="the line's number in the queue")],
    /,
    *,
    why: Why = "",
    where: Where = HERE,
) -> None:
    """Delete a line of chat."""
    carry_out(where, deed="strike", line=line, why=why)


@admin.command
def unshare(
    deck: Annotated[str, Parameter(help="the deck's id in the queue")],
    /,
    *,
    why: Why = "",
    where: Where = HERE,
) -> None:
    """Take a deck off its owner's profile; he keeps it."""
    carry_out(where, deed="unshare", deck=deck, why=why)


@admin.command
def settle(
    kind: Annotated[api.EntryKind, Parameter(help="of which kind the entry is")],
    entry: Annotated[str, Parameter(help="the entry's id in the queue")],
    /,
    *,
    why: Why = "",
    where: Where = HERE,
) -> None:
    """Take an entry out of the queue."""
    carry_out(where, deed="settle", kind=kind, id=entry, why=why)


@admin.command
def registration(
    who: Annotated[Registration, Parameter(help="everybody, whoever is invited, or nobody")],
    /,
    *,
    why: Why = "",
    where: Where = HERE,
) -> None:
    """Say who may make an account."""
    carry_out(where, deed="registration", registration=who, why=why)


@admin.command
def retention(
    *,
    days: Annotated[int | None, Parameter(help="after how many days without a change; without them, never")] = None,
    why: Why = "",
    where: Where = HERE,
) -> None:
    """Say when tables at which only guests sat are deleted."""
    carry_out(where, deed="retention", days=days, why=why)


@admin.command
def invite(
    *,
    uses: Annotated[int, Parameter(help="how many accounts can be made by it")] = 1,
    days: Annotated[int, Parameter(help="for how many days it holds")] = 30,
    why: Annotated[str, Parameter(help="a note for whom it is")] = "",
    where: Where = HERE,
) -> None:
    """Make an invitation by which accounts can be made. It is shown this once."""
    carry_out(where, deed="invite", uses=uses, days=days, why=why)


@admin.command
def withdraw(
    invitation: Annotated[str, Parameter(help="the invitation's id, as `westmarch admin rules` lists it")],
    /,
    *,
    why: Why = "",
    where: Where = HERE,
) -> None:
    """End an invitation."""
    carry_out(where, deed="withdraw", id=invitation, why=why)


# Looking


@admin.command
def queue(*, where: Where = HERE) -> None:
    """Show reports, flagged lines of chat and flagged names of decks that nobody is done with."""
    found, spoken = look(where, lambda desk: desk.kept.queue())
    for entry in found:
        about = {"about": entry.about.name, "about_id": entry.about.id} if entry.about is not None else {}
        facts = {"id": entry.id, "at": shown(entry.at), "table": entry.table, "by": ", ".join(entry.by), **about}
        tell(spoken.message(f"terminal-admin-{entry.kind}", **facts))
        tell(f"  {entry.text}")


@admin.command
def audit(*, where: Where = HERE) -> None:
    """Show what was done at the desk, the latest first."""
    found, spoken = look(where, lambda desk: desk.kept.audit())
    tell_notes(spoken, found)


@admin.command
def person(who: Who, /, *, where: Where = HERE) -> None:
    """Show somebody as the desk sees him, and what was done to him."""
    found, spoken = look(where, lambda desk: desk.card(who))
    for card in found:
        tell(spoken.message("terminal-admin-person", id=card.id, name=card.name, role=card.role))
        for state in ("muted", "banned"):
            until = getattr(card, f"{state}_until")
            if until:
                tell(spoken.message(f"terminal-admin-{state}", until=shown(until)))
        tell_notes(spoken, card.deeds)


@admin.command
def rules(*, where: Where = HERE) -> None:
    """Show the rules of the house and the invitations that hold."""
    found, spoken = look(where, lambda desk: desk.rules())
    for house in found:
        days = house.retention_days if house.retention_days is not None else "-"
        tell(spoken.message("terminal-admin-rules", registration=house.registration, days=days))
        for one in house.invitations:
            facts = {"id": one.id, "uses": one.uses, "until": shown(one.until), "note": one.note}
            tell(spoken.message("terminal-admin-holds", **facts))


@admin.command
def numbers(
    *,
    days: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=90), help="of how many days")] = 30,
    where: Where = HERE,
) -> None:
    """Show what happened in each of the last days."""
    found, spoken = look(where, lambda desk: desk.kept.numbers(desk.hall.now() // DAY - days + 1, days))
    heads = [spoken.message(f"terminal-admin-{name}") for name in NUMBERS]
    if found:
        tell("  ".join([" " * len("2026-01-01"), *heads]))
    for day in found:
        cells = [str(getattr(day, name)).rjust(len(head)) for name, head in zip(NUMBERS, heads, strict=True)]
        tell("  ".join([time.strftime("%Y-%m-%d", time.gmtime(day.day / 1000)), *cells]))


# What they share


def carry_out(where: Where, **deed: Any) -> None:
    """Carry a deed out and say so."""
    spoken = readers_voice()
    try:
        wanted: api.AnyDeed = msgspec.convert(deed, api.AnyDeed)
    except msgspec.ValidationError:
        raise refused(spoken, Refused("malformed")) from None
    done = at_desk(where, lambda desk: desk.do(COMMAND_LINE, wanted))
    if where.as_data:
        print_json(msgspec.to_builtins(done))
    elif done.invitation is not None:
        tell(spoken.message("terminal-admin-invitation", token=done.invitation))
    else:
        tell(spoken.message("terminal-admin-done"))


def look(where: Where, ask: Callable[[Desk], Awaitable[Any]]) -> tuple[list[Any], Voice]:
    """What is to be told in words, and in whose; nothing where it was printed for programs."""
    found = at_desk(where, ask)
    if where.as_data:
        print_json(msgspec.to_builtins(found))
        return [], readers_voice()
    return found if isinstance(found, list) else [found], readers_voice()


def at_desk(where: Where, work: Callable[[Desk], Awaitable[T]]) -> T:
    """What comes of something that is done at the desk of a server, which may run meanwhile."""
    settings, spoken = settings_of(where.database, where.data), readers_voice()
    database = settings.database_url().removeprefix("sqlite:///")
    if not settings.database and not Path(database).is_file():
        raise NotAllowed(spoken.message("terminal-backup-refused-no-database", place=database))
    try:
        return asyncio.run(worked(settings, work))
    except Refused as error:
        raise refused(spoken, error) from None


async def worked(settings: Settings, work: Callable[[Desk], Awaitable[T]]) -> T:
    """Do something at the desk. Servers see it by themselves, so that nobody need be told by Redis."""
    hall = Hall(msgspec.structs.replace(settings, redis=""))
    await hall.open()
    try:
        return await work(Desk(hall))
    finally:
        await hall.close()


def refused(spoken: Voice, error: Refused) -> NotAllowed:
    """A refusal in the reader's language."""
    key = f"terminal-admin-refused-{error.reason}"
    return NotAllowed(spoken.message(key) if spoken.has(key) else spoken.message("terminal-admin-refused"))


def tell_notes(spoken: Voice, notes: list[api.AuditEntry]) -> None:
    """Tell notes of the audit log, a line each."""
    for note in notes:
        by = note.by or spoken.message("terminal-admin-command-line")
        parts = [
            shown(note.at),
            by,
            note.deed,
            note.person,
            note.table,
            note.detail,
            f"({note.why})" if note.why else "",
        ]
        tell("  ".join(part for part in parts if part))


def shown(at: int) -> str:
    """A time for people to read."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000)) if at < FOR_GOOD else "∞"
