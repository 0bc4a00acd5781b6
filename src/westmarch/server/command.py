"""The server's part of the command line."""

import asyncio
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter, validators

from westmarch.core.errors import NotAllowed

Port = Annotated[
    int | None,
    Parameter(
        validator=validators.Number(gte=0, lte=65535),
        help="the port; 0 takes any free one; without one, 8000 or the first free one after it",
    ),
]
Processes = Annotated[
    int, Parameter(validator=validators.Number(gte=1), help="how many server processes share the work")
]
DatabaseUrl = Annotated[str, Parameter(env_var="DATABASE_URL", help="sqlite:///FILE or postgresql://...")]
RedisUrl = Annotated[
    str, Parameter(env_var="REDIS_URL", help="redis://..., by which several processes share live tables")
]
DataFolder = Annotated[
    Path | None, Parameter(env_var="WESTMARCH_DATA", help="where the database and the key of the sessions are kept")
]


def serve(
    *,
    host: str = "127.0.0.1",
    port: Port = None,
    database: DatabaseUrl = "",
    redis: RedisUrl = "",
    data: DataFolder = None,
    workers: Processes = 1,
    origin: list[str] | None = None,
    secure: bool = False,
    url: str = "",
    reach_inside: bool = False,
    json_logs: bool = False,
) -> None:
    """Open the table in the browser.

    Parameters
    ----------
    host
        the address to listen at; 0.0.0.0 for everybody
    origin
        a further host whose pages may use the server
    secure
        the server is reached over HTTPS: cookies are sent over it alone
    url
        the address by which the server is reached, for links in letters
    reach_inside
        notices may go to addresses of this machine and of the networks around it
    json_logs
        write the log as JSON
    """
    from westmarch.server import main

    main.serve(
        host=host,
        port=port,
        database=database,
        redis=redis,
        data=data,
        workers=workers,
        origins=tuple(origin or ()),
        secure=secure,
        url=url,
        reach_inside=reach_inside,
        json_logs=json_logs,
    )


def report(report_id: str, /, *, database: DatabaseUrl = "", data: DataFolder = None, out: Path | None = None) -> None:
    """Show a report that a player made, and write down what reproduces it.

    Parameters
    ----------
    report_id
        the report's id
    out
        the folder for the record and the position; the present one if none is named
    """
    from westmarch.text.in_other_words import in_other_words
    from westmarch.text.plain import plain
    from westmarch.text.reader import language

    found = asyncio.run(_find(report_id, database, data))
    folder = out or Path()
    versions = msgspec.json.decode(found.versions)
    of = f"report {found.id} of table {found.table_id}, version {found.version}, after {found.said} words"
    print(in_other_words(of, language()))
    print(", ".join(f"{key} {value}" for key, value in versions.items()))
    print(plain(found.note))
    position = folder / f"report-{found.id}.yaml"
    position.write_text(found.position, encoding="utf-8")
    print(f"westmarch position {position}")
    if found.record:
        record = folder / f"report-{found.id}.wmr"
        record.write_text(found.record, encoding="utf-8")
        print(f"westmarch replay {record}")


async def _find(report_id: str, database: str, data: Path | None) -> Any:
    from westmarch.server.main import settings_from
    from westmarch.server.storage.database import Database
    from westmarch.server.storage.store import Store
    from westmarch.server.storage.writer import Writer

    settings = settings_from({"database": database, "data": data})
    base = Database(settings.database_url())
    try:
        found = await Store(base, Writer(base)).report(report_id)
    finally:
        await base.close()
    if found is None:
        raise NotAllowed(f"there is no report '{report_id[:40]}'")
    return found
