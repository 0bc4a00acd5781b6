"""How a match ended for each seat, and what of it counts for the ratings."""

import hashlib

import msgspec

from westmarch import __version__
from westmarch.server.people import ratings
from westmarch.server.people.ratings import Party, Played
from westmarch.server.protocol.situations import DaysClock
from westmarch.server.tables.match import Match

WON, SHARED, LOST = 1, 0, -1
NO_RESULT = ("abandoned", "closed")
SCORE = "score"  # the line of a score sheet by which those who won together compare: the lower the better
NOT_COMPARED = ("decks", "corrections", "viewers")  # settings that make no other task of a scenario


def results(match: Match) -> list[int] | None:
    """Who won: 1, 0 where it is shared, or -1 for each seat of a game that is over; nothing where it came to nothing."""
    outcome = match.outcome
    if outcome is None or not match.started or outcome.by in NO_RESULT:
        return None
    if match.ended is None:
        return [(value > 0) - (value < 0) for value in match.state.returns()]
    sides = match.sides
    lost = sides[match.seat_ids.index(outcome.loser)] if outcome.loser is not None else None
    return [LOST if side == lost else WON for side in sides]


def rated_game(match: Match) -> Played | None:
    """What a match counts for the ratings: nothing until it is over, and nothing before each of its people has said a word."""
    ended = results(match) if match.setup.rated and match.status == "over" else None
    if ended is None or not everybody_played(match):
        return None
    setup, together = match.setup, match.game.facts.teams == "together"
    sides = match.sides
    parties = tuple(
        Party(
            tuple(player_of(match, seat) for seat, other in enumerate(sides) if other == side),
            rank_together(match, ended) if together else -ended[sides.index(side)],
        )
        for side in sorted(set(sides))
    )
    kind: ratings.Kind = "days" if isinstance(setup.clock, DaysClock) else "live"
    return Played(setup.id, setup.game, kind, match.updated, parties, field_of(match) if together else None)


def everybody_played(match: Match) -> bool:
    """Whether each person at the table has chosen something; one who never came, or was never asked, is not judged."""
    spoke = {spoken.seat for spoken in match.sitting.line if not spoken.by_order}
    people = {chair.person for chair in match.chairs if chair.person is not None}
    return match.sitting.base > 0 or all(spoke & set(match.seats_of(person)) for person in people)


def player_of(match: Match, seat: int) -> str:
    """Under which name a seat is rated."""
    chair = match.chairs[seat]
    return chair.person if chair.person is not None else ratings.computer(chair.level or "hard", __version__)


def rank_together(match: Match, ended: list[int]) -> int:
    """The rank of those who played together: their score, or behind everybody who won."""
    if ended[0] != WON:
        return ratings.NO_RANK
    scores = [row.numbers[0] for row in match.game.sheet(match.state) if row.name == SCORE]
    return int(scores[0]) if scores else 0


def field_of(match: Match) -> str:
    """What scores are comparable: those of one scenario, with as many seats, by the same settings."""
    settings = {key: value for key, value in match.setup.settings.items() if key not in NOT_COMPARED}
    alike = hashlib.sha256(msgspec.json.encode(settings, order="sorted")).hexdigest()[:16]
    return f"{match.sitting.options.scenario[:40]}/{len(match.chairs)}/{alike}"
