"""Bots: accounts of programs, each with an owner, that come by tokens. Of a token only a hash is stored."""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Any, NamedTuple, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.server.people.sessions import new_person, session_id
from westmarch.server.protocol.meeting import Bot, BotToken, MadeToken, NewToken
from westmarch.server.protocol.pieces import Scope
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.storage import database as db
from westmarch.server.storage.store import Store

MARK = "wm_"  # begins every token, so that one that got out can be recognised
TOKEN_BYTES = 24
MOST_BOTS = 5  # of one owner
MOST_TOKENS = 5  # of one bot
REMEMBERED = 2_000  # tokens, the longest unused are forgotten
REMEMBERED_FOR = 3_000  # milliseconds after which the database is asked again whether a token still holds
SEEN_AGAIN = 20_000  # milliseconds between two notes that a bot listens
HERE_FOR = 60_000  # milliseconds for which such a note counts


class Bearer(NamedTuple):
    """Who comes by a token, and what it allows him."""

    token: str  # its hash
    person: str
    scopes: frozenset[str]


class Remembered(NamedTuple):
    """What a token was found to mean, and until when that is not looked up again."""

    bearer: Bearer
    until: int


class Bots:
    """Bots and their tokens as the rest of the server sees them."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.uptime = settings.uptime
        self.remembered: OrderedDict[str, Remembered] = OrderedDict()

    # Tokens

    async def bearer(self, token: str) -> Bearer | None:
        """Whose a token is, if it still holds."""
        token_id = session_id(token)
        known = self.remembered.get(token_id)
        if known is not None and known.until > self.uptime():
            return known.bearer
        return await self.look_up(token_id)

    async def look_up(self, token_id: str) -> Bearer | None:
        """Whose a token is by what the database says now."""
        async with self.store.reading() as connection:
            row = (await connection.execute(sa.select(db.tokens).where(db.tokens.c.id == token_id))).one_or_none()
        self.remembered.pop(token_id, None)
        if row is None:
            return None
        bearer = Bearer(token_id, row.person, frozenset(row.scopes.split()))
        self.remembered[token_id] = Remembered(bearer, self.uptime() + REMEMBERED_FOR)
        if len(self.remembered) > REMEMBERED:
            self.remembered.popitem(last=False)
        return bearer

    def forget(self, token_id: str) -> None:
        """A token was revoked, here or by another process."""
        self.remembered.pop(token_id, None)

    async def make_token(self, owner: str, bot: str, wanted: NewToken) -> MadeToken:
        """A new token for a bot of this owner."""
        token = MARK + secrets.token_urlsafe(TOKEN_BYTES)
        scopes = sorted(set(wanted.scopes))
        about = BotToken(session_id(token), wanted.name, scopes, self.now(), None)

        async def job(connection: AsyncConnection) -> None:
            await check_owner(connection, owner, bot)
            if await count(connection, db.people, db.people.c.id == bot, db.people.c.banned_until > self.now()):
                raise Refused("banned", until="never")
            if await count(connection, db.tokens, db.tokens.c.person == bot) >= MOST_TOKENS:
                raise Refused("too_many_tokens")
            row = {"id": about.id, "person": bot, "name": about.name, "created": about.created}
            await connection.execute(sa.insert(db.tokens), [{**row, "scopes": " ".join(scopes)}])

        await self.store.writer.run(job)
        return MadeToken(token, about)

    async def revoke(self, owner: str, token_id: str) -> str:
        """End a token of one of this owner's bots; the bot whose it was."""

        async def job(connection: AsyncConnection) -> str:
            bot = await connection.scalar(sa.select(db.tokens.c.person).where(db.tokens.c.id == token_id))
            await check_owner(connection, owner, bot or "")
            await connection.execute(sa.delete(db.tokens).where(db.tokens.c.id == token_id))
            return str(bot)

        bot = await self.store.writer.run(job)
        self.forget(token_id)
        return bot

    async def listens(self, bearer: Bearer) -> None:
        """Note that a bot is here, though not each time."""
        recent = sa.or_(db.tokens.c.seen.is_(None), db.tokens.c.seen < self.now() - SEEN_AGAIN)
        change = sa.update(db.tokens).where(db.tokens.c.id == bearer.token, recent).values(seen=self.now())

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(change)

        await self.store.writer.run(job)

    # Bots

    async def make(self, owner: str, name: str, account: dict[str, str]) -> Bot:
        """A new bot; its name must have been checked."""
        row = {"id": new_person(), "name": name, "created": self.now(), "bot": True, "owner": owner}

        async def job(connection: AsyncConnection) -> None:
            if await count(connection, db.people, db.people.c.owner == owner) >= MOST_BOTS:
                raise Refused("too_many_bots")
            await connection.execute(sa.insert(db.people), [{**row, **account}])

        try:
            await self.store.writer.run(job)
        except sa.exc.IntegrityError:
            raise Refused("name_taken") from None
        return Bot(str(row["id"]), name, [])

    async def of(self, owner: str) -> list[Bot]:
        """Somebody's bots with their tokens."""
        bots = sa.select(db.people.c.id, db.people.c.name).where(db.people.c.owner == owner)
        async with self.store.reading() as connection:
            rows = (await connection.execute(bots.order_by(db.people.c.created, db.people.c.id))).all()
            tokens = sa.select(db.tokens).where(db.tokens.c.person.in_([row.id for row in rows]))
            found = (await connection.execute(tokens.order_by(db.tokens.c.created, db.tokens.c.id))).all()
        return [Bot(row.id, row.name, [shown(token) for token in found if token.person == row.id]) for row in rows]

    async def here(self) -> list[str]:
        """The names of the bots that listen now and can be challenged."""
        able = (db.tokens.c.seen > self.now() - HERE_FOR, db.tokens.c.scopes.contains("challenge"))
        listening = sa.select(db.tokens.c.person).where(*able)
        query = sa.select(db.people.c.name).where(db.people.c.id.in_(listening)).order_by(db.people.c.name)
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def games(self, bot: str) -> dict[str, str]:
        """The tables at which a bot plays now, each with its game."""
        columns = db.tables.c
        own = (db.seats.c.person == bot, db.seats.c.kind == "person", columns.status == "playing")
        query = sa.select(columns.id, columns.game).join(db.seats, db.seats.c.table_id == columns.id).where(*own)
        async with self.store.reading() as connection:
            return {row.id: row.game for row in await connection.execute(query.order_by(columns.created))}


def shown(row: Any) -> BotToken:
    """A token's row as its owner sees it."""
    return BotToken(row.id, row.name, cast("list[Scope]", row.scopes.split()), row.created, row.seen)


async def check_owner(connection: AsyncConnection, owner: str, bot: str) -> None:
    """Refuse whoever reaches for another's bot."""
    whose = await connection.scalar(sa.select(db.people.c.owner).where(db.people.c.id == bot))
    if whose is None or whose != owner:
        raise Refused("no_such_bot")


async def count(connection: AsyncConnection, table: sa.Table, *where: sa.ColumnElement[bool]) -> int:
    """How many rows there are."""
    return await connection.scalar(sa.select(sa.func.count()).select_from(table).where(*where)) or 0


def check_scope(scopes: Collection[str], needed: Scope) -> None:
    """Refuse what a token does not allow."""
    if needed not in scopes:
        raise Refused("out_of_scope")
