"""The keeper's desk in the database. A deed and its note in the audit log are stored together or not at all."""

from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.protocol.desk import AuditEntry, DayNumbers, EntryKind, Invitation, QueueEntry, Somebody
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db
from westmarch.server.storage.decks import ids_of
from westmarch.server.storage.store import Store
from westmarch.server.tables.clocks import DAY

MOST_QUEUED = 100
MOST_NOTES = 100  # of the audit log at once
MOST_FORGOTTEN = 200  # tables at once
NO_TABLE = ""  # of an entry of the queue that is about something else
# Whatever is kept of a table beside its own row. What was reported of it stays: the keeper may still have to look.
OF_TABLES = (db.events, db.seats, db.chat, db.analyses, db.told)
# What the queue holds, and which column says what it is about.
QUEUED: dict[EntryKind, tuple[sa.Table, sa.Column[Any]]] = {
    "report": (db.reports, db.reports.c.id),
    "chat": (db.flags, db.flags.c.line),
    "deck": (db.deck_flags, db.deck_flags.c.deck),
}
T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]


class Note(NamedTuple):
    """What the audit log says of a deed."""

    at: int
    officer: str | None
    deed: str
    person: str | None = None
    table_id: str | None = None
    detail: str = ""
    why: str = ""


class SharedDeck(NamedTuple):
    """Whose deck it is, and what it is called."""

    person: str
    name: str


class DeskStore:
    """What the desk reads and writes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Deeds

    async def carry_out(self, note: Note, job: Job[T]) -> T:
        """Do something and note it; what refuses has changed nothing."""

        async def noted(connection: AsyncConnection) -> T:
            result = await job(connection)
            await connection.execute(sa.insert(db.audit), [note._asdict()])
            return result

        return await self.store.writer.run(noted)

    async def change(self, note: Note, *statements: Any) -> None:
        """Carry out statements of which the first must find something."""

        async def job(connection: AsyncConnection) -> None:
            for place, statement in enumerate(statements):
                found = (await connection.execute(statement)).rowcount
                if not place and not found:
                    raise Refused("no_such_person")

        await self.carry_out(note, job)

    async def note(self, note: Note) -> None:
        """Note what was done elsewhere."""

        async def job(_: AsyncConnection) -> None: ...

        await self.carry_out(note, job)

    async def settle(self, note: Note, kind: EntryKind, entry: str, now: int) -> None:
        """Take an entry out of the queue."""
        table, column = QUEUED[kind]
        wanted = number_of(entry) if kind == "chat" else entry
        open_ones = (column == wanted, table.c.settled.is_(None))

        async def job(connection: AsyncConnection) -> None:
            if not (await connection.execute(sa.update(table).where(*open_ones).values(settled=now))).rowcount:
                raise Refused("no_such_report")

        await self.carry_out(note, job)

    async def strike(self, note: Note, line: int, now: int) -> str:
        """Delete a line of chat, and settle whatever was flagged of it; the table where it stood."""

        async def job(connection: AsyncConnection) -> str:
            await connection.execute(sa.update(db.flags).where(db.flags.c.line == line).values(settled=now))
            struck = sa.delete(db.chat).where(db.chat.c.id == line).returning(db.chat.c.table_id)
            table = await connection.scalar(struck)
            if table is None:
                raise Refused("no_such_line")
            return str(table)

        return await self.carry_out(note, job)

    async def unshare(self, note: Note, deck: str, now: int) -> None:
        """Take a deck off its owner's profile, and settle whatever was flagged of it."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.update(db.deck_flags).where(db.deck_flags.c.deck == deck).values(settled=now))
            await connection.execute(sa.update(db.decks).where(db.decks.c.id == deck).values(shared=False))

        await self.carry_out(note, job)

    async def flag(self, table: str, line: int, person: str, now: int) -> None:
        """Somebody takes offence at a line of a table's chat; to say so twice changes nothing."""
        there = sa.select(db.chat.c.id).where(db.chat.c.id == line, db.chat.c.table_id == table)
        await self._flag(there, Refused("no_such_line"), db.flags, {"line": line, "person": person, "at": now})

    async def flag_deck(self, deck: str, person: str, now: int) -> None:
        """Somebody takes offence at the name of a deck that another shares."""
        there = ids_of(db.decks.c.id == deck, db.decks.c.shared)
        await self._flag(there, Refused("no_such_deck"), db.deck_flags, {"deck": deck, "person": person, "at": now})

    async def _flag(self, there: sa.Select[Any], missing: Refused, table: sa.Table, row: dict[str, Any]) -> None:
        dialect = sqlite if self.store.base.is_sqlite else postgresql

        async def job(connection: AsyncConnection) -> None:
            if await connection.scalar(there) is None:
                raise missing
            await connection.execute(dialect.insert(table).values(row).on_conflict_do_nothing())

        await self.store.writer.run(job)

    # Looking

    async def queue(self) -> list[QueueEntry]:
        """Reports, flagged lines and flagged names of decks that nobody is done with, the oldest first."""
        async with self.store.reading() as connection:
            reports = await connection.execute(
                sa.select(db.reports, db.people.c.name.label("name"))
                .outerjoin(db.people, db.people.c.id == db.reports.c.person)
                .where(db.reports.c.settled.is_(None))
                .order_by(db.reports.c.at)
                .limit(MOST_QUEUED)
            )
            found = [
                QueueEntry("report", row.id, row.at, row.table_id, [row.name or ""], None, row.note) for row in reports
            ]
            found += await flagged_lines(connection)
            found += await flagged_decks(connection)
        return sorted(found, key=lambda entry: entry.at)

    async def deck(self, deck: str) -> SharedDeck | None:
        """A deck that somebody shares."""
        columns = db.decks.c
        query = sa.select(columns.person, columns.name).where(columns.id == deck, columns.shared)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return SharedDeck(*row) if row is not None else None

    async def audit(self, *, before: int | None = None, person: str | None = None) -> list[AuditEntry]:
        """The latest notes of the audit log."""
        officer, about = db.people.alias("officer"), db.people.alias("about")
        query = (
            sa.select(db.audit, officer.c.name.label("officer_name"), about.c.name.label("person_name"))
            .outerjoin(officer, officer.c.id == db.audit.c.officer)
            .outerjoin(about, about.c.id == db.audit.c.person)
            .order_by(db.audit.c.id.desc())
            .limit(MOST_NOTES)
        )
        if before is not None:
            query = query.where(db.audit.c.id < before)
        if person is not None:
            query = query.where(db.audit.c.person == person)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            AuditEntry(
                id=row.id,
                at=row.at,
                by=row.officer_name,
                deed=row.deed,
                person=row.person_name,
                table=row.table_id,
                detail=row.detail,
                why=row.why,
            )
            for row in rows
        ]

    async def banned(self, now: int) -> set[str]:
        """Everybody who may not come in now."""
        async with self.store.reading() as connection:
            return set(
                (await connection.execute(sa.select(db.people.c.id).where(db.people.c.banned_until > now))).scalars()
            )

    async def numbers(self, first: int, days: int) -> list[DayNumbers]:
        """What happened in each of so many days from the first, a number that counts days since 1970."""
        tables, seats = db.tables.c, db.seats.c
        ended, began = tables.ended, first * DAY
        counted = {
            "tables": (tables.created, sa.func.count()),
            "games": (ended, sa.func.count()),
            "rated": (ended, sa.func.sum(sa.case((tables.rated, 1), else_=0))),
            "newcomers": (db.people.c.created, sa.func.count()),
            "lines": (db.chat.c.at, sa.func.count()),
        }
        found: dict[str, dict[int, int]] = {}
        async with self.store.reading() as connection:

            async def by_day(at: Any, what: Any, source: Any = None) -> dict[int, int]:
                day = (at // DAY).label("day")
                query = sa.select(day, what.label("times")).where(at >= began).group_by(day)
                if source is not None:
                    query = query.select_from(source)
                return {int(row.day): int(row.times or 0) for row in await connection.execute(query)}

            for name, (at, what) in counted.items():
                found[name] = await by_day(at, what)
            sat = db.seats.join(db.tables, sa.and_(tables.id == seats.table_id, seats.kind == "person"))
            found["players"] = await by_day(ended, sa.func.count(sa.distinct(seats.person)), sat)
            queued = [Counter(await by_day(table.c.at, sa.func.count())) for table, _ in QUEUED.values()]
            found["reports"] = sum(queued, Counter())
        return [
            DayNumbers(day=day * DAY, **{name: by_days.get(day, 0) for name, by_days in found.items()})
            for day in range(first, first + days)
        ]

    # Rules of the house

    async def rules(self) -> dict[str, str]:
        """The rules of the house that somebody has set."""
        async with self.store.reading() as connection:
            return {row.key: row.value for row in await connection.execute(sa.select(db.house_rules))}

    async def set_rule(self, note: Note, key: str, value: str) -> None:
        """Set a rule of the house."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(db.house_rules).where(db.house_rules.c.key == key))
            await connection.execute(sa.insert(db.house_rules), [{"key": key, "value": value}])

        await self.carry_out(note, job)

    async def invitations(self, now: int) -> list[Invitation]:
        """The invitations that hold, the latest first."""
        columns = db.invitations.c
        query = sa.select(db.invitations).where(columns.uses > 0, columns.until > now).order_by(columns.made.desc())
        async with self.store.reading() as connection:
            return [Invitation(*row) for row in await connection.execute(query.limit(MOST_NOTES))]

    async def invite(self, note: Note, invitation: Invitation) -> None:
        """Store an invitation."""
        row = {name: getattr(invitation, name) for name in Invitation.__struct_fields__}

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(db.invitations), [row])

        await self.carry_out(note, job)

    async def withdraw(self, note: Note, invitation: str) -> None:
        """End an invitation."""

        async def job(connection: AsyncConnection) -> None:
            if not (
                await connection.execute(sa.delete(db.invitations).where(db.invitations.c.id == invitation))
            ).rowcount:
                raise Refused("bad_invite")

        await self.carry_out(note, job)

    # Tables of guests

    async def forget_tables(self, before: int, but: Collection[str]) -> int:
        """Delete tables of guests that nobody has touched since; how many. Those that are in use stay."""
        columns = db.tables.c
        owners = sa.select(db.people.c.id).where(db.people.c.login.is_not(None))
        of_owners = sa.select(db.seats.c.table_id).where(db.seats.c.person.in_(owners))
        old = (
            sa.select(columns.id)
            .where(columns.updated < before, columns.creator.not_in(owners), columns.id.not_in(of_owners))
            .order_by(columns.updated)
            .limit(MOST_FORGOTTEN + len(but))
        )

        async def job(connection: AsyncConnection) -> int:
            found = [table for table in (await connection.execute(old)).scalars() if table not in but][:MOST_FORGOTTEN]
            lines = sa.select(db.chat.c.id).where(db.chat.c.table_id.in_(found))
            await connection.execute(sa.delete(db.flags).where(db.flags.c.line.in_(lines)))
            for table in OF_TABLES:
                await connection.execute(sa.delete(table).where(table.c.table_id.in_(found)))
            await connection.execute(sa.delete(db.tables).where(columns.id.in_(found)))
            return len(found)

        return await self.store.writer.run(job)


async def flagged_lines(connection: AsyncConnection) -> list[QueueEntry]:
    """Lines of chat that somebody took offence at."""
    flags = await connection.execute(
        sa.select(db.chat, db.flags.c.at.label("flagged"), db.people.c.name.label("by"))
        .join(db.chat, db.chat.c.id == db.flags.c.line)
        .outerjoin(db.people, db.people.c.id == db.flags.c.person)
        .where(db.flags.c.settled.is_(None))
        .order_by(db.flags.c.at)
        .limit(MOST_QUEUED)
    )
    lines: dict[int, QueueEntry] = {}
    for row in flags:
        about = Somebody(row.person, row.name)
        entry = QueueEntry("chat", str(row.id), row.flagged, row.table_id, [], about, row.text)
        lines.setdefault(row.id, entry).by.append(row.by or "")
    return list(lines.values())


async def flagged_decks(connection: AsyncConnection) -> list[QueueEntry]:
    """Shared decks at whose names somebody took offence."""
    flags, decks, owner, reader = db.deck_flags.c, db.decks.c, db.people.alias("owner"), db.people.alias("reader")
    rows = await connection.execute(
        sa.select(decks.id, decks.name, decks.person, owner.c.name.label("owner"), reader.c.name.label("by"), flags.at)
        .join(db.decks, decks.id == flags.deck)
        .join(owner, owner.c.id == decks.person)
        .outerjoin(reader, reader.c.id == flags.person)
        .where(flags.settled.is_(None))
        .order_by(flags.at)
        .limit(MOST_QUEUED)
    )
    found: dict[str, QueueEntry] = {}
    for row in rows:
        entry = QueueEntry("deck", row.id, row.at, NO_TABLE, [], Somebody(row.person, row.owner), row.name)
        found.setdefault(row.id, entry).by.append(row.by or "")
    return list(found.values())


async def use_invitation(connection: AsyncConnection, invitation: str, now: int) -> None:
    """Use an invitation once, in the transaction that makes the account."""
    columns = db.invitations.c
    holds = (columns.id == invitation, columns.uses > 0, columns.until > now)
    used = await connection.execute(sa.update(db.invitations).where(*holds).values(uses=columns.uses - 1))
    if not used.rowcount:
        raise Refused("bad_invite")


def number_of(entry: str) -> int:
    """The line of chat that an entry of the queue is about."""
    return int(entry) if entry.isascii() and entry.isdigit() and len(entry) < 10 else 0
