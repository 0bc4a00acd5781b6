"""Reports of faults: the record with its seed, the versions of everything, and a note. Only the server's keeper can read them."""

import platform
import secrets
from typing import TYPE_CHECKING

import msgspec

from westmarch import __version__
from westmarch.server.people import written
from westmarch.server.protocol.api import NewReport, Report
from westmarch.server.refusal import Refused
from westmarch.server.tables.match import Match

if TYPE_CHECKING:
    from westmarch.server.tables.hall import Hall


async def file_report(hall: "Hall", person: str, given: NewReport, match: Match) -> Report:
    """Store a report and say how to reproduce what it is about."""
    if not match.started:
        raise Refused("not_started")
    table = match.sitting.table
    report_id = secrets.token_hex(5)
    known = 0 <= given.version < len(match.trail)
    said = match.trail[given.version] if known else match.said
    versions = {
        "westmarch": __version__,
        "game": match.game.key,
        "rules": match.rules,
        "python": platform.python_version(),
        "system": platform.platform(),
    }
    await hall.store.save_report(
        {
            "id": report_id,
            "table_id": match.setup.id,
            "version": given.version,
            "said": min(said, match.said),
            "at": hall.now(),
            "person": person,
            "note": written.note(given.note),
            "versions": msgspec.json.encode(versions).decode(),
            "record": table.record_text() if table.origin is None else None,
            "position": match.game.position_text(table.state),
        }
    )
    return Report(report_id, f"westmarch report {report_id}")
