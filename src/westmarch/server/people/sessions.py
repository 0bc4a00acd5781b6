"""Who is calling: a guest by a signed cookie that holds his id, an account by a session that its owner can revoke.

Of a session's token only a hash is stored. Passwords are kept as argon2 hashes.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from westmarch.server.settings import Settings
from westmarch.server.storage.accounts import Accounts
from westmarch.text.plain import plain

COOKIE = "westmarch"
MAX_AGE = 400 * 86_400
MAX_COOKIE = 4_096
HASHERS = 2  # passwords that are hashed at once: each needs much memory
TOKEN_BYTES = 24
TOKEN_MARK = "~"  # begins the value of a session's cookie; a signed one begins with a person's id
MAX_AGENT = 120
REMEMBERED = 20_000  # callers, the longest unused are forgotten
REMEMBERED_FOR = 3_000  # milliseconds after which the database is asked again whether a session still holds
FORMER = "Former player"  # the name of everybody who deleted his account; clients say it in their language
SEEN_AGAIN = 3_600_000  # milliseconds between two notes that a session is used


class Caller(NamedTuple):
    """Whom a cookie names, by which session, and the cookie's new value where it is exchanged."""

    person: str | None
    session: str | None = None
    exchanged: str | None = None


class Remembered(NamedTuple):
    """What a cookie was found to mean, and until when that is not looked up again."""

    caller: Caller
    until: int


NOBODY = Caller(None)


class Sessions:
    """Makes, reads and revokes cookies."""

    def __init__(self, settings: Settings, accounts: Accounts, now: Callable[[], int]) -> None:
        self.key = settings.secret()
        self.secure = settings.secure
        self.accounts = accounts
        self.now = now
        self.uptime = settings.uptime
        self.remembered: OrderedDict[str, Remembered] = OrderedDict()

    async def caller(self, cookies: str, *, exchange: bool, agent: str = "") -> Caller:
        """Whom a request's cookies name, if we gave them and they still hold."""
        value = cookie_value(cookies)
        known = self.remembered.get(value)
        if known is not None and known.until > self.uptime():
            return known.caller
        if value.startswith(TOKEN_MARK):
            caller = await self._by_session(session_id(value))
        else:
            caller = await self._by_signature(value, exchange, agent)
        if caller.person is not None and caller.exchanged is None:
            self._remember(value, caller)
        return caller

    async def _by_session(self, session: str) -> Caller:
        found = await self.accounts.session(session)
        if found is None:
            return NOBODY
        if self.now() - found.seen > SEEN_AGAIN:
            await self.accounts.see_session(session, self.now())
        return Caller(found.person, session)

    async def _by_signature(self, value: str, exchange: bool, agent: str) -> Caller:
        """A guest; or an account by a cookie of the time before sessions, which is good for one exchange."""
        person, _, signature = value.partition(".")
        if not person or not hmac.compare_digest(signature.encode(), self._sign(person).encode()):
            return NOBODY
        standing = await self.accounts.standing(person)
        if standing.banned_until > self.now():
            return NOBODY
        if not standing.account:
            return Caller(person)
        if not standing.signed:
            return NOBODY
        if not exchange:
            return Caller(person)
        if not await self.accounts.use_signature_up(person):
            return NOBODY
        token = await self.open(person, agent)
        return Caller(person, session_id(token), token)

    async def open(self, person: str, agent: str) -> str:
        """Begin a session and give the value of its cookie."""
        value = TOKEN_MARK + secrets.token_urlsafe(TOKEN_BYTES)
        await self.accounts.open_session(session_id(value), person, self.now(), plain(agent)[:MAX_AGENT])
        self.remembered.clear()  # what was a guest a moment ago may be an account now
        return value

    async def revoke(self, person: str, session: str) -> bool:
        """End a session of a person; false if he has none of this id."""
        ended = await self.accounts.end_session(person, session)
        self.forget(session)
        return ended

    def forget(self, session: str) -> None:
        """A session was revoked, here or by another process."""
        for value in [value for value, known in self.remembered.items() if known.caller.session == session]:
            del self.remembered[value]

    def _remember(self, value: str, caller: Caller) -> None:
        self.remembered.pop(value, None)
        self.remembered[value] = Remembered(caller, self.uptime() + REMEMBERED_FOR)
        if len(self.remembered) > REMEMBERED:
            self.remembered.popitem(last=False)

    def signed(self, person: str) -> str:
        """The value of a guest's cookie."""
        return f"{person}.{self._sign(person)}"

    def header(self, value: str) -> str:
        """The header's value that gives a visitor his cookie."""
        secure = "; Secure" if self.secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}"

    def _sign(self, person: str) -> str:
        return hmac.new(self.key, b"session 1 " + person.encode(), hashlib.sha256).hexdigest()


def cookie_value(cookies: str) -> str:
    """The value of our cookie among those of a request; empty if there is none."""
    if len(cookies) > MAX_COOKIE:
        return ""
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return ""
    return morsel.value if morsel else ""


def session_id(value: str) -> str:
    """The id of a session, which is no secret: its token cannot be found from it."""
    return hashlib.sha256(value.encode()).hexdigest()


def new_person() -> str:
    """The id of a visitor whom nobody knows yet."""
    return secrets.token_hex(12)


def guest_name(person: str) -> str:
    """The name of a guest who has not chosen one."""
    return f"Guest {int(hashlib.sha256(person.encode()).hexdigest(), 16) % 9000 + 1000}"


class Passwords:
    """Hashes passwords beside the event loop."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.places = asyncio.Semaphore(HASHERS)

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        async with self.places:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether a password is right; one for a name that does not exist takes as long."""
        async with self.places:
            if stored is None:
                await asyncio.to_thread(self.hasher.hash, password)
                return False
            return await asyncio.to_thread(self._verify, stored, password)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
