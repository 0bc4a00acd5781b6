"""Who is calling: a signed cookie that holds a person's id, and accounts whose passwords are kept as argon2 hashes."""

import asyncio
import hashlib
import hmac
import secrets
from http.cookies import CookieError, SimpleCookie

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE = "westmarch"
MAX_AGE = 400 * 86_400
MAX_COOKIE = 4_096
HASHERS = 2  # passwords that are hashed at once: each needs much memory


class Sessions:
    """Makes and reads the cookie."""

    def __init__(self, key: bytes, secure: bool) -> None:
        self.key = key
        self.secure = secure

    def read(self, cookies: str) -> str | None:
        """The person whom a request's cookies name, if the signature is ours."""
        if len(cookies) > MAX_COOKIE:
            return None
        try:
            morsel = SimpleCookie(cookies).get(COOKIE)
        except CookieError:
            return None
        person, _, signature = (morsel.value if morsel else "").partition(".")
        return person if person and hmac.compare_digest(signature.encode(), self._sign(person).encode()) else None

    def header(self, person: str) -> str:
        """The header's value that gives a visitor his cookie."""
        secure = "; Secure" if self.secure else ""
        value = f"{person}.{self._sign(person)}"
        return f"{COOKIE}={value}; Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{secure}"

    def _sign(self, person: str) -> str:
        return hmac.new(self.key, b"session 1 " + person.encode(), hashlib.sha256).hexdigest()


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
