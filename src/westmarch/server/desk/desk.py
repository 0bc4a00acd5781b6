"""What is done at the keeper's desk. Every deed checks who does it and to whom, and leaves a note in the audit log."""

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import sqlalchemy as sa
import structlog

from westmarch.server.desk.roles import RANKS, Officer, check_deed, check_subject
from westmarch.server.people import written
from westmarch.server.people.likeness import check_name, log_in_by
from westmarch.server.people.sessions import session_id
from westmarch.server.protocol import desk as api
from westmarch.server.protocol.pieces import Registration
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db
from westmarch.server.storage import ratings
from westmarch.server.storage.desk import DeskStore, Note
from westmarch.server.storage.store import Person
from westmarch.server.tables import afar, requests
from westmarch.server.tables.clocks import DAY
from westmarch.server.tables.hall import Hall

FOR_GOOD = 253_402_214_400_000  # the last day of the year 9999
NEVER = "never"  # in a refusal, where that time never comes
INVITATION_BYTES = 12
REGISTRATION, RETENTION = "registration", "retention_days"  # rules of the house
RETENTION_EVERY = 3_600.0  # seconds between two looks for tables of guests to be deleted
log = structlog.get_logger()


def shown_time(until: int) -> str:
    """A time for people to read; nothing where it never comes."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(until / 1000)) if until < FOR_GOOD else ""


def refused_until(reason: Literal["muted", "banned"], until: int) -> Refused:
    """A refusal that ends at a time, or never."""
    return Refused(reason, until=shown_time(until) or NEVER)


class Desk:
    """The desk of a server process, or of the command line."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept = DeskStore(hall.store)
        self.retention_due = 0.0
        self.ways: dict[type, Callable[[Officer, Any], Awaitable[str | None]]] = {
            api.Mute: self._mute,
            api.Unmute: self._unmute,
            api.Ban: self._ban,
            api.Unban: self._unban,
            api.RenamePerson: self._rename,
            api.GiveRole: self._give_role,
            api.CloseTable: self._close_table,
            api.UndoRating: self._undo_rating,
            api.StrikeLine: self._strike,
            api.UnshareDeck: self._unshare,
            api.Settle: self._settle,
            api.SetRegistration: self._set_registration,
            api.SetRetention: self._set_retention,
            api.Invite: self._invite,
            api.WithdrawInvitation: self._withdraw,
        }

    async def officer(self, person: str) -> Officer:
        """Somebody who comes to the desk; one without a role is sent away."""
        known = await self.hall.store.person(person)
        if known is None or not RANKS[known.role]:
            raise Refused("no_right")
        return Officer(person, RANKS[known.role])

    async def do(self, officer: Officer, deed: api.AnyDeed) -> api.DeedDone:
        """Carry out a deed."""
        check_deed(officer, deed)
        return api.DeedDone(await self.ways[type(deed)](officer, deed))

    async def person(self, who: str) -> Person:
        """Somebody by the name of his account, or by his id."""
        found = await self.hall.store.by_login(who) or await self.hall.store.person(who)
        if found is None:
            raise Refused("no_such_person")
        return found

    async def card(self, who: str) -> api.PersonCard:
        """Somebody, and what was done to him."""
        found = await self.person(who)
        return api.PersonCard(
            id=found.id,
            name=found.name,
            account=found.account,
            bot=found.bot,
            role=found.role,
            created=found.created,
            muted_until=found.muted_until,
            banned_until=found.banned_until,
            deeds=await self.kept.audit(person=found.id),
        )

    def _note(self, officer: Officer, deed: api.AnyDeed, **about: str) -> Note:
        name = str(type(deed).__struct_config__.tag)
        return Note(self.hall.now(), officer.id, name, why=written.lines(deed.why), **about)

    # People

    async def _subject(self, officer: Officer, who: str) -> Person:
        found = await self.person(who)
        check_subject(officer, found.role)
        return found

    async def _set(self, officer: Officer, deed: Any, *also: Any, detail: str = "", **values: Any) -> str:
        """Change what is kept of somebody; his id."""
        found = await self._subject(officer, deed.who)
        change = sa.update(db.people).where(db.people.c.id == found.id).values(**values)
        note = self._note(officer, deed, person=found.id, detail=detail)
        await self.kept.change(note, change, *(statement(found.id) for statement in also))
        return found.id

    def _until(self, days: int | None) -> int:
        return self.hall.now() + days * DAY if days is not None else FOR_GOOD

    async def _mute(self, officer: Officer, deed: api.Mute) -> None:
        until = self._until(deed.days)
        await self._set(officer, deed, detail=shown_time(until), muted_until=until)

    async def _unmute(self, officer: Officer, deed: api.Unmute) -> None:
        await self._set(officer, deed, muted_until=0)

    async def _ban(self, officer: Officer, deed: api.Ban) -> None:
        """He is let go at once where he is connected to this process, and by the other ones at their next look."""
        until = self._until(deed.days)
        ends = (sessions_of, tokens_of)
        banned = await self._set(officer, deed, *ends, detail=shown_time(until), banned_until=until, signed=False)
        self.hall.let_go({banned})

    async def _unban(self, officer: Officer, deed: api.Unban) -> None:
        await self._set(officer, deed, banned_until=0)

    async def _rename(self, officer: Officer, deed: api.RenamePerson) -> None:
        found, store = await self._subject(officer, deed.who), self.hall.store
        name = written.name(deed.name)
        await check_name(store, name, found.id)
        values = {"name": name, **(log_in_by(name) if found.account else {})}
        change = sa.update(db.people).where(db.people.c.id == found.id).values(**values)
        try:
            await self.kept.change(self._note(officer, deed, person=found.id, detail=f"{found.name} → {name}"), change)
        except sa.exc.IntegrityError:
            raise Refused("name_taken") from None
        self.hall.tell_name(found.id, name)

    async def _give_role(self, officer: Officer, deed: api.GiveRole) -> None:
        """Only owners of accounts have roles, and nobody gives away one that is not below his own."""
        found = await self._subject(officer, deed.who)
        check_subject(officer, deed.role)
        if not found.account or found.bot:
            raise Refused("not_registered")
        await self._set(officer, deed, detail=deed.role, role=deed.role)

    # Tables

    async def _close_table(self, officer: Officer, deed: api.CloseTable) -> None:
        await afar.change(self.hall, deed.table, requests.close)
        await self.kept.note(self._note(officer, deed, table_id=deed.table))

    async def _undo_rating(self, officer: Officer, deed: api.UndoRating) -> None:
        note = self._note(officer, deed, table_id=deed.table)
        await self.kept.carry_out(note, lambda connection: ratings.take_back(connection, deed.table))

    async def _strike(self, officer: Officer, deed: api.StrikeLine) -> None:
        line = await self.hall.store.chat_line(deed.line)
        if line is None:
            raise Refused("no_such_line")
        note = self._note(officer, deed, person=line.person, table_id=line.table_id, detail=line.text)
        await self.kept.strike(note, deed.line, self.hall.now())

    async def _unshare(self, officer: Officer, deed: api.UnshareDeck) -> None:
        deck = await self.kept.deck(deed.deck)
        if deck is None:
            raise Refused("no_such_deck")
        note = self._note(officer, deed, person=deck.person, detail=deck.name)
        await self.kept.unshare(note, deed.deck, self.hall.now())

    async def _settle(self, officer: Officer, deed: api.Settle) -> None:
        note = self._note(officer, deed, detail=f"{deed.kind} {deed.id}")
        await self.kept.settle(note, deed.kind, deed.id, self.hall.now())

    # The house

    async def rules(self) -> api.HouseRules:
        """The rules of the house, and the invitations that hold."""
        rules = await self.kept.rules()
        days = rules.get(RETENTION, "")
        return api.HouseRules(
            await self.registration(), int(days) if days else None, await self.kept.invitations(self.hall.now())
        )

    async def registration(self) -> Registration:
        """Who may make an account."""
        found = (await self.kept.rules()).get(REGISTRATION)
        return "invitation" if found == "invitation" else "closed" if found == "closed" else "open"

    async def _set_registration(self, officer: Officer, deed: api.SetRegistration) -> None:
        note = self._note(officer, deed, detail=deed.registration)
        await self.kept.set_rule(note, REGISTRATION, deed.registration)

    async def _set_retention(self, officer: Officer, deed: api.SetRetention) -> None:
        days = str(deed.days) if deed.days is not None else ""
        await self.kept.set_rule(self._note(officer, deed, detail=days), RETENTION, days)
        self.retention_due = 0.0

    async def _invite(self, officer: Officer, deed: api.Invite) -> str:
        token = secrets.token_urlsafe(INVITATION_BYTES)
        now, note = self.hall.now(), self._note(officer, deed, detail=f"{deed.uses}, {deed.days}")
        invitation = api.Invitation(session_id(token), now, self._until(deed.days), deed.uses, note.why)
        await self.kept.invite(note, invitation)
        return token

    async def _withdraw(self, officer: Officer, deed: api.WithdrawInvitation) -> None:
        await self.kept.withdraw(self._note(officer, deed), deed.id)

    # Again and again

    async def look(self) -> None:
        """Let those go who were banned, by another process or the command line, and delete what is not kept any longer."""
        if self.hall.connected:
            self.hall.let_go(await self.kept.banned(self.hall.now()))
        if self.hall.time() >= self.retention_due and await self.hall.bus.claim("retention", RETENTION_EVERY):
            self.retention_due = self.hall.time() + RETENTION_EVERY
            await self.retain()

    async def retain(self) -> int:
        """Delete tables of guests that are older than the house keeps them; how many."""
        days = (await self.kept.rules()).get(RETENTION, "")
        if not days:
            return 0
        gone = await self.kept.forget_tables(self.hall.now() - int(days) * DAY, set(self.hall.tables))
        if gone:
            log.info("guests_tables_deleted", tables=gone)
        return gone


def sessions_of(person: str) -> Any:
    """The end of somebody's sessions."""
    return sa.delete(db.sessions).where(db.sessions.c.person == person)


def tokens_of(person: str) -> Any:
    """The end of the tokens by which a bot comes, or all bots of an owner."""
    bots = sa.select(db.people.c.id).where(sa.or_(db.people.c.id == person, db.people.c.owner == person))
    return sa.delete(db.tokens).where(db.tokens.c.person.in_(bots))
