"""What a rated game does to the ratings of those who played it. No input or output happens here.

Ratings are those of openskill (Plackett and Luce): a guess at somebody's strength and how unsure it is. Each game has one for tables with a
live clock and one for games by days. A computer player is rated as its level in a version of Westmarch, for another version plays otherwise.

Where all play together they are ranked among the field: those who last played the same scenario with as many seats and by the same settings,
and the scenario itself, which is as strong as a newcomer and stands between those who won and those who lost.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, get_args

from openskill.models import PlackettLuce

Kind = Literal["live", "days"]
KINDS: tuple[Kind, ...] = get_args(Kind)

SETTLED_AFTER = 10  # games; until then a rating is provisional
FIELD = 8  # earlier results that a party is ranked among
USUAL = 1500  # points that a newcomer is shown with
POINTS = 30  # that a step of openskill's scale is shown as: about those of other ratings
COMPUTER = "computer"  # begins the name under which a computer player is rated
NO_RANK = 10**9  # of those who lost together: behind everybody who won
SCENARIO = ""  # the scenario itself, as a player

MODEL = PlackettLuce()


class Skill(NamedTuple):
    """A guess at somebody's strength, how unsure it is, and after how many games."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def points(self) -> int:
        """The strength as it is shown."""
        return round(USUAL + (self.mu - MODEL.mu) * POINTS)

    @property
    def deviation(self) -> int:
        """How unsure it is, as it is shown."""
        return round(self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """Whether too few games were played to rely on it."""
        return self.games < SETTLED_AFTER


class Party(NamedTuple):
    """Those who won or lost together, a player for each seat, and their rank: the lowest is the best."""

    players: tuple[str, ...]
    rank: int


class Played(NamedTuple):
    """A rated game that is over. `field` names what scores are comparable, where all played together."""

    table: str
    game: str
    kind: Kind
    at: int
    parties: tuple[Party, ...]
    field: str | None = None

    @property
    def players(self) -> list[str]:
        """Everybody who is rated by it, each once."""
        return sorted({player for party in self.parties for player in party.players})


class Earlier(NamedTuple):
    """A result of the field: how strong its people were taken to be, and their rank."""

    skills: tuple[Skill, ...]
    rank: int


def computer(level: str, version: str) -> str:
    """Under which name a computer player is rated."""
    return f"{COMPUTER}:{level}:{version}"


def rated(played: Played, known: Mapping[str, Skill], field: Sequence[Earlier] = ()) -> dict[str, Skill]:
    """The new ratings of all who played."""
    teams = [[(player, known.get(player, Skill())) for player in party.players] for party in played.parties]
    ranks = [party.rank for party in played.parties]
    if played.field is not None:
        teams += [[(SCENARIO, skill) for skill in earlier.skills] for earlier in field]
        teams.append([(SCENARIO, Skill())])
        ranks += [*(earlier.rank for earlier in field), NO_RANK - 1]
    found = MODEL.rate(
        [
            [MODEL.rating(mu=skill.mu, sigma=skill.sigma) for _, skill in team]
            for team in evened([tuple(team) for team in teams])
        ],
        ranks=[float(rank) for rank in ranks],
    )
    return {
        player: Skill(new.mu, new.sigma, skill.games + 1)
        for team, rates in zip(teams, found, strict=True)
        for (player, skill), new in zip(team, rates, strict=False)
        if player != SCENARIO
    }


def evened(teams: Sequence[tuple[tuple[str, Skill], ...]]) -> list[list[tuple[str, Skill]]]:
    """Teams of one size: openskill adds strengths up, but one who plays a side alone is not half of it."""
    size = max(len(team) for team in teams)
    return [[team[place % len(team)] for place in range(size)] for team in teams]
