"""What is asked and answered about tournaments."""

from typing import Annotated

from msgspec import Meta, Struct

from westmarch.server.protocol.meeting import Player, Wish
from westmarch.server.protocol.pieces import GameKey, TournamentKind, TournamentState
from westmarch.server.protocol.situations import Clock


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be opened. It is played by the clock, so that nobody who stays away holds up the others.

    A round robin has as many rounds as it takes, whatever `rounds` says. In a league everybody plays a campaign alone.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    kind: TournamentKind
    game: GameKey
    clock: Clock
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    bots: bool = False
    rated: bool = False


class TournamentRow(Struct, frozen=True):
    """A tournament as it is listed."""

    id: str
    name: str
    kind: TournamentKind
    game: str
    state: TournamentState
    round: int
    rounds: int
    entered: int
    bots: bool


class Standing(Struct, frozen=True):
    """Where somebody stands: half points, then what decides among equals, and games played.

    That is the half points of his opponents together; in a league the sum of his scores, of which the lower is the better.
    """

    player: Player
    points: int
    second: int
    games: int


class Meeting(Struct, frozen=True):
    """A game of a tournament: the half points are the first one's, null until it is over. Without a second the first sat out, or played alone."""

    round: int
    first: Player
    second: Player | None
    table: str | None
    points: int | None
    yours: bool


class Tournament(Struct, frozen=True, kw_only=True):
    """A tournament with all its games."""

    id: str
    name: str
    host: str
    hosting: bool  # the caller is the host
    kind: TournamentKind
    wish: Wish
    bots: bool
    state: TournamentState
    round: int
    rounds: int
    entered: bool  # the caller plays in it
    standings: list[Standing]
    games: list[Meeting]


HTTP_TYPES = (NewTournament, TournamentRow, Tournament)
