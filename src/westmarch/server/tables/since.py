"""What happened at a table while somebody was away, in a few sentences: for the lobby, which has no log of its own."""

from westmarch.server.protocol.situations import Since
from westmarch.server.tables.match import Match
from westmarch.text.speech import Speech

MOST_TOLD = 3  # sentences, as at the table
MOST_READ = 200  # entries of the log, the latest, of which they are made


def since(match: Match, person: str, version: int, spoken: Speech) -> Since:
    """The last sentences of what a person was told after a version, headings left out, and how many there are before them."""
    if not match.started:
        return Since([], 0)
    viewer = match.viewer_of(person)
    entries = [entry for entry in match.sitting.log if entry.version > version and entry.heard_by(viewer)]
    notices = [entry.notice for entry in entries[-MOST_READ:] if entry.notice is not None]
    told = [line.text for line in spoken.story(match.game, notices) if not line.head]
    return Since(told[-MOST_TOLD:], max(0, len(told) - MOST_TOLD))
