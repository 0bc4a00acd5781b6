"""E-mail over SMTP, where the keeper has named a server: `smtp://USER:PASSWORD@HOST:PORT`, or `smtps://` where it speaks TLS from the start."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from westmarch.core.errors import BadOptions, WestmarchError

SECONDS = 15.0
PORTS = {"smtp": 587, "smtps": 465}
ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
MAX_ADDRESS = 254


class MailLost(WestmarchError):
    """A letter that could not be sent."""


def is_address(text: str) -> bool:
    """Whether a text is an address to which mail can be sent."""
    return len(text) <= MAX_ADDRESS and text.isascii() and ADDRESS.fullmatch(text) is not None


class Post:
    """The way letters take. `?from=ADDRESS` names the sender, `?tls=no` leaves a server on the same machine without TLS."""

    def __init__(self, url: str) -> None:
        self.parts: SplitResult = urlsplit(url)
        more = parse_qs(self.parts.query)
        self.sender = more.get("from", [unquote(self.parts.username or "")])[0]
        self.plain = more.get("tls", ["yes"])[0] == "no"
        if self.parts.scheme not in PORTS or not self.parts.hostname or not is_address(self.sender):
            raise BadOptions("mail is set as smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or smtps://...")

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        """Send a letter, beside the event loop."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(text)
        try:
            await asyncio.to_thread(self._send, letter)
        except (OSError, smtplib.SMTPException) as error:
            raise MailLost(type(error).__name__) from None

    def _send(self, letter: EmailMessage) -> None:
        host, port = self.parts.hostname or "", self.parts.port or PORTS[self.parts.scheme]
        context = ssl.create_default_context()
        if self.parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
        with server:
            if self.parts.scheme == "smtp" and not self.plain:
                server.starttls(context=context)
            if self.parts.password is not None:
                server.login(unquote(self.parts.username or ""), unquote(self.parts.password))
            server.send_message(letter)
