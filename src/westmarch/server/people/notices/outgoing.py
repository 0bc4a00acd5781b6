"""Requests to addresses that strangers gave us: to the world outside only, without redirections, and never for long.

The name is looked up here and the connection made to the very address that was looked at, so that a name which changes its mind in between
leads nowhere else.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from westmarch.core.errors import WestmarchError

SECONDS = 10.0  # for a whole request
MOST_READ = 4_096  # bytes of an answer: its first line is all that matters
MAX_URL = 1_000
USUAL_PORTS = {"https": 443, "http": 80}


class Unreachable(WestmarchError):
    """An address to which nothing is sent, or that did not answer."""


class Target(NamedTuple):
    """Where a request goes: the host as it is called, and the address that it has."""

    host: str
    address: str
    port: int
    path: str
    secure: bool


def parsed(url: str, inside: bool) -> SplitResult:
    """The parts of an address that may be used at all; `inside` allows what only the keeper may allow."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unreachable("no address") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MAX_URL
    schemes = ("https", "http") if inside else ("https",)
    if not plain or parts.scheme not in schemes or not parts.hostname or parts.username is not None or port == 0:
        raise Unreachable("no address that is used")
    return parts


def is_outside(address: str) -> bool:
    """Whether an address is somewhere in the world, and neither this machine's nor of a network around it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        found = inner or found
    return found.is_global and not found.is_multicast and not found.is_reserved


async def target(url: str, inside: bool) -> Target:
    """Where a request to an address would go, or the reason why it does not."""
    parts = parsed(url, inside)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or USUAL_PORTS[parts.scheme]
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("no such host") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (inside or all(is_outside(address) for address in addresses)):
        raise Unreachable("an address inside")
    path = parts.path or "/"
    return Target(host, addresses[0], port, f"{path}?{parts.query}" if parts.query else path, secure)


async def post(url: str, body: bytes, headers: Mapping[str, str], *, inside: bool) -> int:
    """Send a request and give the status of its answer."""
    try:
        async with asyncio.timeout(SECONDS):
            where = await target(url, inside)
            return await _send(where, body, headers)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
        raise Unreachable("no answer") from None


async def _send(where: Target, body: bytes, headers: Mapping[str, str]) -> int:
    tls = ssl.create_default_context() if where.secure else None
    name = where.host if where.secure else None
    reader, writer = await asyncio.open_connection(where.address, where.port, ssl=tls, server_hostname=name)
    try:
        host = f"[{where.host}]" if ":" in where.host else where.host
        own = {"Host": f"{host}:{where.port}", "Content-Length": str(len(body)), "Connection": "close", **headers}
        lines = [f"POST {where.path} HTTP/1.1", *(f"{key}: {value}" for key, value in own.items()), "", ""]
        writer.write("\r\n".join(lines).encode("ascii") + body)
        await writer.drain()
        answer = await reader.read(MOST_READ)
        return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.") else 0
    except IndexError:
        return 0
    finally:
        writer.close()
