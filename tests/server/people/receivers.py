"""Those to whom notices go, started by the tests on loopback: a push service, a webhook's receiver, a mail server."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import NamedTuple, TypeVar

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from westmarch.server.people.notices import push


class Request(NamedTuple):
    """What came in."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Takes requests over HTTP and answers with a status."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.status = 201
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Request(first.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Fine\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


class Mailbox:
    """A mail server that takes every letter."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=table@example.org&tls=no"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mailbox\r\n")
        while line := await reader.readline():
            said = line.strip().upper()
            if said == b"DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                letter = message_from_bytes(text, policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append(letter)
            writer.write(b"221 bye\r\n" if said == b"QUIT" else b"250 fine\r\n")
            await writer.drain()
            if said == b"QUIT":
                break
        writer.close()


T = TypeVar("T", Receiver, Mailbox)


@contextlib.asynccontextmanager
async def listening(where: T) -> AsyncIterator[T]:
    """A receiver as long as the block lasts."""
    server = await asyncio.start_server(where.take, "127.0.0.1", 0)
    where.port = server.sockets[0].getsockname()[1]
    async with server:
        yield where


class Browser:
    """A browser that is told something: its keys, with which it reads what the service could not."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(push.CURVE)
        self.auth = b"sixteen letters!"
        self.public = push.public_bytes(self.key)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": push.encoded(self.public), "auth": push.encoded(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as the standard says."""
        salt, size, sender, sealed = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
        assert size == 65
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, sender)

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

        shared = self.key.exchange(ec.ECDH(), theirs)
        secret = derive(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x02")
