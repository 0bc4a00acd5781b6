"""What every request passes: security headers, the session cookie, a check where it comes from, and a limit on how many come."""

import ipaddress
import re
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from westmarch.server import metrics
from westmarch.server.meeting.bots import Bots
from westmarch.server.people import sessions
from westmarch.server.people.gate import Gate
from westmarch.server.people.sessions import Sessions
from westmarch.server.protocol.api import Refusal
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

PERSON = "westmarch.person"  # the key of a scope under which the caller is found
SESSION = "westmarch.session"  # the one under which his session is found, if he has one
BEARER = "westmarch.bearer"  # the one under which a bot is found that came by a token
GIVE_COOKIE = "westmarch.give_cookie"  # and the one that has the value of a cookie for him
REFUSED = "westmarch.refused"  # why a socket's caller could not be found
HOME_NETWORK = 64  # bits of an address of version 6 that one household has
OWN_NAMES = ("localhost", "127.0.0.1", "::1")
HEALTH = "/api/health"  # is answered whoever asks, with or without a database
BOTS = "/api/bot/"  # where bots come by their tokens, and nobody else; a token opens nothing but this
SCHEME = "bearer "
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
EMBEDDED = re.compile(r"/t/[\w-]{1,32}/embed/?")  # replays that pages of others may show in a frame
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
FRAMED = [
    (b"content-security-policy", POLICY.replace("frame-ancestors 'none'", "frame-ancestors *").encode()),
]
UNFRAMED = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
]
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class Door:
    """Wraps the application."""

    def __init__(self, inner: App, settings: Settings, sessions_: Sessions, bots: Bots, gate: Gate) -> None:
        self.inner = inner
        self.settings = settings
        self.sessions = sessions_
        self.bots = bots
        self.gate = gate
        self.headers = [*HEADERS, HTTPS_ONLY] if settings.secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            if scope["type"] == "websocket":
                await self._socket(scope)
            await self.inner(scope, receive, send)

    async def _socket(self, scope: Scope) -> None:
        scope[PERSON] = scope[SESSION] = scope[REFUSED] = None
        try:
            caller = await self.sessions.caller(header(scope, b"cookie"), exchange=False)
            scope[PERSON], scope[SESSION] = caller.person, caller.session
        except Refused as refused:
            scope[REFUSED] = refused

    async def _find_bot(self, scope: Scope) -> None:
        """Note which bot is calling, by its token alone: a cookie counts for nothing here."""
        given = header(scope, b"authorization")
        bearer = await self.bots.bearer(given[len(SCHEME) :]) if given.lower().startswith(SCHEME) else None
        if bearer is None:
            raise Refused("bad_token")
        await self.gate.requests_of_bot.take(bearer.person)
        scope[PERSON], scope[SESSION], scope[BEARER] = bearer.person, bearer.token, bearer

    async def _find_caller(self, scope: Scope) -> None:
        """Note who is calling; a new visitor, and one whose cookie is exchanged, is given a cookie."""
        if header(scope, b"authorization").lower().startswith(SCHEME):
            raise Refused("out_of_scope")
        agent = header(scope, b"user-agent")
        caller = await self.sessions.caller(header(scope, b"cookie"), exchange=True, agent=agent)
        person = caller.person or sessions.new_person()
        scope[PERSON], scope[SESSION] = person, caller.session
        if caller.person is None:
            scope[GIVE_COOKIE] = self.sessions.signed(person)
        elif caller.exchanged is not None:
            scope[GIVE_COOKIE] = caller.exchanged

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[PERSON], scope[SESSION] = sessions.new_person(), None
        api = scope["path"].startswith("/api/") and scope["path"] != HEALTH

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                framing = FRAMED if EMBEDDED.fullmatch(scope["path"]) else UNFRAMED
                message["headers"] = [*message.get("headers", []), *framing, *self.headers]
                if GIVE_COOKIE in scope:
                    cookie = self.sessions.header(scope[GIVE_COOKIE])
                    message["headers"].append((b"set-cookie", cookie.encode()))
            await send(message)

        try:
            if api:
                self.gate.requests_of_address.take(address(scope))
            if "\0" in scope["path"]:  # which no database compares with anything
                raise Refused("malformed")
            if not known_host(scope, self.settings):
                raise Refused("foreign_origin")
            if scope["method"] not in SAFE_METHODS and not same_origin(scope, self.settings.origins):
                raise Refused("foreign_origin")
            if api:
                await (self._find_bot if scope["path"].startswith(BOTS) else self._find_caller)(scope)
        except Refused as refused:
            await answer(refused, with_headers)
            return
        await self.inner(scope, receive, with_headers)


def same_origin(scope: Scope, others: Collection[str]) -> bool:
    """Whether the page that sends a request is ours; programs that are no browsers name no origin."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        raise Refused("malformed") from None
    return host == header(scope, b"host") or host in others


def known_host(scope: Scope, settings: Settings) -> bool:
    """Whether a request names us as its host. Only where the keeper has said by which hosts we are reached can that be told."""
    if not settings.origins:
        return True
    host = header(scope, b"host")
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        raise Refused("malformed") from None
    return host in settings.origins or name in (*OWN_NAMES, settings.host)


def header(scope: Scope, name: bytes) -> str:
    """A request's header, empty if it is not there."""
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


def network_of(host: str) -> str:
    """The address that limits go by: of version 6 the network, for everybody has a whole one."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else str(ipaddress.ip_network((found, HOME_NETWORK), strict=False))
    return host


def refusal_body(refused: Refused) -> bytes:
    """A refusal as the body of an answer."""
    metrics.REFUSED.labels(refused.reason).inc()
    return msgspec.json.encode(Refusal(refused.reason, refused.args_given))


async def answer(refused: Refused, send: Send) -> None:
    """Send a refusal."""
    body = refusal_body(refused)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
