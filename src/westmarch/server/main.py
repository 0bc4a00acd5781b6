"""Running the server: `serve` opens the table and stays until it is told to end."""

import logging
import os
import socket
import sys
from pathlib import Path
from typing import Any

import msgspec
import structlog
import uvicorn

from westmarch.ai import corrected
from westmarch.core.errors import BadOptions
from westmarch.server.app import Application
from westmarch.server.http import patience, static
from westmarch.server.pauses import Pauses
from westmarch.server.settings import Settings
from westmarch.text.in_other_words import in_other_words
from westmarch.text.reader import language

MAX_FRAME = 65_536  # bytes of a WebSocket message; more ends the connection
GIVEN = "WESTMARCH_SERVE"  # how several processes are told what the command line said
BACKLOG = 1024
USUAL_PORTS = range(8000, 8020)
# How uvicorn runs the application. Messages are not compressed: that would cost more memory than a table.
HOW: dict[str, Any] = {
    "http": patience.Requests,
    "ws": patience.Sockets,
    "ws_max_size": MAX_FRAME,
    "ws_per_message_deflate": False,
    "access_log": False,
    "log_config": None,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}


def serve(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    redis: str = "",
    data: Path | None = None,
    workers: int = 1,
    **more: object,
) -> None:
    """Open the table in the browser, and stay until interrupted."""
    port = first_free(host) if port is None else port
    given = {"host": host, "port": port, "database": database, "redis": redis, "workers": workers, **more}
    if data is not None:
        given["data"] = str(data)
    settings = settings_from(given)
    set_up_logs(settings)
    own = settings.data / corrected.USUAL_NAME
    if not corrected.taken_up() and own.is_file():
        corrected.take_up(own)
    if workers > 1 and not settings.redis:
        raise BadOptions("several server processes need a Redis by which they hear of each other: --redis URL")
    if not static.is_built():
        print(in_other_words(static.HOW_TO_BUILD, language()), file=sys.stderr)
    if workers == 1:
        run(settings)
        return
    if port == 0:
        raise BadOptions("several server processes need a port that they all know: --port PORT")
    listen(host, port).close()
    os.environ[GIVEN] = msgspec.json.encode(given).decode()
    announce(shown(host, port))
    uvicorn.run("westmarch.server.main:application", factory=True, host=host, port=port, workers=workers, **HOW)


def announce(open_at: str) -> None:
    """Say where the table is."""
    print(in_other_words(f"The table is open at {open_at}", language()), flush=True)


def run(settings: Settings) -> None:
    """Run one server process, and say where it is once it is open."""
    listening = listen(settings.host, settings.port)
    open_at = shown(settings.host, listening.getsockname()[1])
    Announcer(uvicorn.Config(without_pauses(settings), **HOW), open_at).run(sockets=[listening])


def first_free(host: str) -> int:
    """The usual port, or the first after it that nobody has."""
    for port in USUAL_PORTS[:-1]:
        try:
            listen(host, port).close()
        except BadOptions:
            continue
        return port
    return USUAL_PORTS[-1]


def shown(host: str, port: int) -> str:
    """The address to open in a browser."""
    return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"


def application() -> Application:
    """The application of one of several processes."""
    corrected.inherit()
    settings = settings_from(msgspec.json.decode(os.environ[GIVEN]))
    set_up_logs(settings)
    return without_pauses(settings)


def without_pauses(settings: Settings) -> Application:
    """The application of a process that serves nothing else, and may decide when to look for garbage."""
    opened, pauses = Application(settings), Pauses(settings.tidy_seconds)
    pauses.take_over()
    opened.house.hall.on_sweep.append(pauses.look)
    return opened


def settings_from(given: dict[str, object]) -> Settings:
    """Settings out of what the command line said; the environment says the rest."""
    wanted = {key: value for key, value in given.items() if value not in ("", None)}
    wanted.setdefault("database", os.environ.get("DATABASE_URL", ""))
    wanted.setdefault("redis", os.environ.get("REDIS_URL", ""))
    wanted.setdefault("url", os.environ.get("WESTMARCH_URL", ""))
    wanted.setdefault("mail", os.environ.get("WESTMARCH_MAIL", ""))
    data = wanted.pop("data", None)
    if data is not None:
        wanted["data"] = Path(str(data))
    return Settings(**wanted)  # type: ignore[arg-type]


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address, or the reason why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadOptions(f"cannot listen at {host}, port {port}: {error.strerror}") from None
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening


class Announcer(uvicorn.Server):
    """Says where the table is once it is open."""

    def __init__(self, how: uvicorn.Config, open_at: str) -> None:
        super().__init__(how)
        self.open_at = open_at

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if self.started:
            announce(self.open_at)


def set_up_logs(settings: Settings) -> None:
    """Our own log and those of libraries go to the error stream, for people or as JSON."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    shown = (
        structlog.processors.JSONRenderer()
        if settings.json_logs
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # as it is when something is written
    )
