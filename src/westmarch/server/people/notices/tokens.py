"""Links that prove something by themselves: that a letter reached its address, that a notice was for its reader."""

import hashlib
import hmac

LENGTH = 32  # hexadecimal digits
PARTS = "."


class Tokens:
    """Makes and reads such links' ends."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def make(self, purpose: str, person: str, *facts: str) -> str:
        """A token that names a person and holds only for this purpose and as long as these facts are true."""
        return PARTS.join([person, self._sign(purpose, person, *facts)])

    def person(self, token: str) -> str:
        """Whom a token names, be it true or not."""
        return token.partition(PARTS)[0]

    def holds(self, token: str, purpose: str, *facts: str) -> bool:
        """Whether we made a token, for this purpose and on these facts."""
        person, _, signature = token.partition(PARTS)
        return hmac.compare_digest(signature.encode(), self._sign(purpose, person, *facts).encode())

    def _sign(self, *parts: str) -> str:
        told = "\n".join(("link 1", *(part.encode().hex() for part in parts)))
        return hmac.new(self.secret, told.encode(), hashlib.sha256).hexdigest()[:LENGTH]
