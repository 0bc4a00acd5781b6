"""The application: all handlers together, behind the door."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException

from westmarch.server.house import House
from westmarch.server.http import accounts, desk, finished, lessons, lobby, shelf
from westmarch.server.http.door import App, Door, refusal_body
from westmarch.server.http.lobby import JSON
from westmarch.server.http.meeting import bots, challenges, play, seek, tournaments
from westmarch.server.http.people import history, leaders, notices, profiles, shared_decks
from westmarch.server.http.sockets import live
from westmarch.server.protocol.pieces import MAX_BODY
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings

log = structlog.get_logger()


def refused(_: Request[Any, Any, State], error: Refused) -> Response[bytes]:
    """A refusal as an answer."""
    return Response(refusal_body(error), status_code=error.status, media_type=JSON)


def unreadable(_: Request[Any, Any, State], error: HTTPException) -> Response[bytes]:
    """A request that does not fit any handler."""
    if error.status_code == 413:
        refusal = Refused("too_large")
    elif isinstance(error, ClientException) or error.status_code < 500:
        refusal = Refused("malformed")
    else:
        refusal = Refused("failed")
    return Response(refusal_body(refusal), status_code=error.status_code, media_type=JSON)


def too_deep(_: Request[Any, Any, State], __: RecursionError) -> Response[bytes]:
    """A body that is nested without end."""
    return Response(refusal_body(Refused("malformed")), status_code=400, media_type=JSON)


def not_utf8(_: Request[Any, Any, State], __: UnicodeError) -> Response[bytes]:
    """Bytes that are no text."""
    return Response(refusal_body(Refused("malformed")), status_code=400, media_type=JSON)


def failed(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    """A fault of ours: noted, and told without details."""
    log.error("request_failed", path=request.url.path, exc_info=error)
    return Response(refusal_body(Refused("failed")), status_code=500, media_type=JSON)


@asynccontextmanager
async def at_work(app: Litestar) -> AsyncIterator[None]:
    """The house works as long as the application is served."""
    house: House = app.state.house
    await house.start()
    try:
        yield
    finally:
        await house.stop()


class Application:
    """The ASGI application of a server process, and all that it has."""

    def __init__(self, settings: Settings) -> None:
        self.house = House(settings)
        self.litestar = Litestar(
            route_handlers=[
                *accounts.HANDLERS,
                *desk.HANDLERS,
                *finished.HANDLERS,
                *lessons.HANDLERS,
                *lobby.HANDLERS,
                *shelf.HANDLERS,
                *leaders.HANDLERS,
                *profiles.HANDLERS,
                *shared_decks.HANDLERS,
                *history.HANDLERS,
                *notices.HANDLERS,
                *bots.HANDLERS,
                *challenges.HANDLERS,
                *seek.HANDLERS,
                *tournaments.HANDLERS,
                play.ROUTER,
                live,
            ],
            include_in_schema=False,
            state=State({"house": self.house}),
            lifespan=[at_work],
            exception_handlers={
                Refused: refused,
                HTTPException: unreadable,
                RecursionError: too_deep,
                UnicodeError: not_utf8,
                Exception: failed,
            },
            request_max_body_size=MAX_BODY,
            openapi_config=play.OPENAPI,
            logging_config=None,
        )
        self.door = Door(cast(App, self.litestar), settings, self.house.sessions, self.house.bots, self.house.gate)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Take a request."""
        await self.door(scope, receive, send)
