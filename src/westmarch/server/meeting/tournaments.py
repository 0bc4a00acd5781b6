"""Tournaments: a host opens one, people and bots enter, and round after round the server sets the tables and counts.

Everything stands in the database. Each process looks now and then whether a game of a running tournament is over; what follows from it is done
by one of them alone. So a restart, or the end of a process, only makes a round begin later.

In a league everybody plays a campaign by himself, and in each round all have the same seed. What was dealt stays sealed until the round is over.
"""

import hashlib
import secrets
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from westmarch.core.game import options_data
from westmarch.core.rng import KEY_BITS, LEAST_KEY
from westmarch.server.meeting.bots import count
from westmarch.server.meeting.pool import usual_options
from westmarch.server.meeting.rounds import DRAW, LOSS, WIN, Met, round_robin, standings, swiss
from westmarch.server.protocol import tournaments as shown
from westmarch.server.protocol.meeting import Player, Wish
from westmarch.server.protocol.tournaments import NewTournament, Tournament
from westmarch.server.refusal import Refused
from westmarch.server.storage import database as db
from westmarch.server.storage.writer import Row, insert_table
from westmarch.server.tables.events import Chair, Setup
from westmarch.server.tables.finished.results import SCORE, results
from westmarch.server.tables.hall import Hall
from westmarch.server.tables.match import Match

MOST_ENTRANTS = 64
MOST_ROUNDS = 15
MOST_OPEN = 3  # tournaments of one host that are not over
LISTED_FOR = 30 * 86_400_000  # milliseconds after which one that is over is no longer listed
MOST_LISTED = 50
LEAGUE_PRESET = "campaign"
log = structlog.get_logger()


class Entrant(NamedTuple):
    """Somebody who plays in a tournament, by his number there."""

    number: int
    person: str
    name: str
    bot: bool
    gone: bool


class Ended(NamedTuple):
    """What a game came to: the half points of the first, a score where there is one, and how a campaign goes on."""

    points: int
    score: int | None = None
    following: dict[str, Any] | None = None


class Tournaments:
    """Tournaments as the rest of the server sees them, and what makes them go on."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        hall.on_sweep.append(self.go_on)

    # Reading

    async def listed(self) -> list[shown.TournamentRow]:
        """Those that can be entered or watched, and those that ended lately, the latest first."""
        columns = db.tournaments.c
        entered = sa.select(sa.func.count()).where(db.entrants.c.tournament == columns.id).scalar_subquery()
        recent = sa.or_(columns.state != "over", columns.updated > self.hall.now() - LISTED_FOR)
        query = sa.select(db.tournaments, entered.label("entered")).where(recent)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.order_by(columns.created.desc()).limit(MOST_LISTED))).all()
        return [
            shown.TournamentRow(
                row.id, row.name, row.kind, game_of(row), row.state, row.round, row.rounds, row.entered, row.bots
            )
            for row in rows
        ]

    async def find(self, tournament: str, person: str) -> Tournament:
        """A tournament with its standings and rounds, as a person sees it."""
        async with self.store.reading() as connection:
            row = await self._row(connection, tournament)
            entrants = await self._entrants(connection, tournament)
            meetings = await self._meetings(connection, tournament)
            host = await connection.scalar(sa.select(db.people.c.name).where(db.people.c.id == row.host))
        return described(row, str(host or ""), entrants, meetings, person)

    async def is_sealed(self, table: str) -> bool:
        """Whether others still play a league's round for which this table was dealt."""
        running = (db.tournaments.c.kind == "league", db.tournaments.c.state == "running")
        same = (db.meetings.c.tournament == db.tournaments.c.id, db.meetings.c.round == db.tournaments.c.round)
        query = sa.select(db.meetings.c.board).where(db.meetings.c.table_id == table, *running, *same)
        async with self.store.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def _row(self, connection: AsyncConnection, tournament: str) -> Any:
        query = sa.select(db.tournaments).where(db.tournaments.c.id == tournament)
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise Refused("no_such_tournament")
        return row

    async def _entrants(self, connection: AsyncConnection, tournament: str) -> list[Entrant]:
        columns = db.entrants.c
        query = sa.select(columns.number, columns.person, db.people.c.name, db.people.c.bot, columns.gone)
        query = query.join(db.people, db.people.c.id == columns.person).where(columns.tournament == tournament)
        return [Entrant(*row) for row in await connection.execute(query.order_by(columns.number))]

    async def _meetings(self, connection: AsyncConnection, tournament: str) -> list[Any]:
        columns = db.meetings.c
        query = sa.select(db.meetings).where(columns.tournament == tournament).order_by(columns.round, columns.board)
        return list((await connection.execute(query)).all())

    # Before it begins

    async def open(self, host: str, name: str, wanted: NewTournament) -> Tournament:
        """Open a tournament; what shall be played is checked before anybody enters."""
        self.hall.check()
        wish = Wish(game=wanted.game, options=options_for(wanted), clock=wanted.clock, rated=wanted.rated)
        table_of(self.hall, wish, ["", "-"][: seats_of(wanted.kind)])
        now = self.hall.now()
        row = {
            "id": secrets.token_urlsafe(9),
            "name": name,
            "host": host,
            "kind": wanted.kind,
            "wish": msgspec.json.encode(wish).decode(),
            "bots": wanted.bots,
            "rounds": wanted.rounds,
            "round": 0,
            "state": "open",
            "seed": secrets.token_hex(32),
            "created": now,
            "updated": now,
        }

        async def job(connection: AsyncConnection) -> None:
            columns = db.tournaments.c
            if await count(connection, db.tournaments, columns.host == host, columns.state != "over") >= MOST_OPEN:
                raise Refused("too_many_tournaments")
            await connection.execute(sa.insert(db.tournaments), [row])

        await self.store.alone(job)
        return await self.find(str(row["id"]), host)

    async def enter(self, tournament: str, person: str) -> Tournament:
        """Enter before it begins."""
        known = await self.store.person(person)

        async def job(connection: AsyncConnection) -> None:
            row = await self._row(connection, tournament)
            entrants = await self._entrants(connection, tournament)
            if row.state != "open":
                raise Refused("already_started")
            if known is not None and known.bot and not row.bots:
                raise Refused("no_bots")
            if len(entrants) >= MOST_ENTRANTS:
                raise Refused("tournament_full")
            if person in [entrant.person for entrant in entrants]:
                return
            number = max((entrant.number for entrant in entrants), default=-1) + 1
            new = {"tournament": tournament, "person": person, "number": number, "gone": False}
            await connection.execute(sa.insert(db.entrants), [new])

        await self.store.alone(job)
        return await self.find(tournament, person)

    async def leave(self, tournament: str, person: str) -> Tournament:
        """Leave: before it begins without a trace, later one is paired no more."""
        own = (db.entrants.c.tournament == tournament, db.entrants.c.person == person)

        async def job(connection: AsyncConnection) -> None:
            row = await self._row(connection, tournament)
            if row.state == "open":
                await connection.execute(sa.delete(db.entrants).where(*own))
            else:
                await connection.execute(sa.update(db.entrants).where(*own).values(gone=True))

        await self.store.alone(job)
        return await self.find(tournament, person)

    async def start(self, tournament: str, person: str) -> Tournament:
        """Let it begin; only its host may."""

        async def job(connection: AsyncConnection) -> list[str]:
            row = await self._row(connection, tournament)
            entrants = await self._entrants(connection, tournament)
            if row.host != person:
                raise Refused("not_creator")
            if row.state != "open":
                raise Refused("already_started")
            if len(entrants) < seats_of(row.kind):
                raise Refused("too_few_players")
            rounds = rounds_of(row, len(entrants))
            await self._update(connection, tournament, state="running", rounds=rounds)
            return await self._next_round(connection, row, entrants, [], {})

        self.hall.bell.ring(await self.store.alone(job))
        return await self.find(tournament, person)

    async def call_off(self, tournament: str, person: str) -> Tournament:
        """End it before its time; games go on, but nothing follows from them. Only its host may."""

        async def job(connection: AsyncConnection) -> None:
            row = await self._row(connection, tournament)
            if row.host != person:
                raise Refused("not_creator")
            await self._update(connection, tournament, state="over")

        await self.store.alone(job)
        return await self.find(tournament, person)

    async def _update(self, connection: AsyncConnection, tournament: str, **values: object) -> None:
        change = sa.update(db.tournaments).where(db.tournaments.c.id == tournament)
        await connection.execute(change.values(updated=self.hall.now(), **values))

    # Going on

    async def go_on(self) -> None:
        """Count the games that ended, and set the tables of the next round where all of them did."""
        for tournament in await self._with_news():
            try:
                await self._advance(tournament)
            except Refused as refused:
                log.info("cannot_advance", tournament=tournament, reason=refused.reason)

    async def _with_news(self) -> list[str]:
        """Running tournaments in which a game ended that is not counted, or none is played."""
        meetings, columns = db.meetings.c, db.tournaments.c
        ours = sa.and_(meetings.tournament == columns.id, meetings.round == columns.round, meetings.points.is_(None))
        over = sa.exists().where(ours, db.tables.c.id == meetings.table_id, db.tables.c.status == "over")
        waiting = sa.exists().where(ours)
        query = sa.select(columns.id).where(columns.state == "running", sa.or_(over, ~waiting))
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def _advance(self, tournament: str) -> None:
        async with self.store.reading() as connection:
            pending = [row for row in await self._meetings(connection, tournament) if row.points is None]
        ended = {row.table_id: found for row in pending if (found := await self._ended(row.table_id)) is not None}

        async def job(connection: AsyncConnection) -> list[str]:
            row = await self._row(connection, tournament)
            if row.state != "running":
                return []
            for table, found in ended.items():
                open_one = (db.meetings.c.table_id == table, db.meetings.c.points.is_(None))
                change = sa.update(db.meetings).where(*open_one).values(points=found.points, score=found.score)
                await connection.execute(change)
            meetings = await self._meetings(connection, tournament)
            if any(one.points is None for one in meetings):
                return []
            entrants = await self._entrants(connection, tournament)
            following = await self._following(meetings, row) if row.kind == "league" else {}
            return await self._next_round(connection, row, entrants, meetings, following)

        self.hall.bell.ring(await self.store.alone(job))

    async def _ended(self, table: str) -> Ended | None:
        """What a table came to, once its game is over. One that was broken off is nobody's win."""
        live = await self.hall.table(table)
        async with live.surely() as match:
            return ended(match) if match.status == "over" else None

    async def _following(self, meetings: list[Any], row: Any) -> dict[int, dict[str, Any]]:
        """How the campaign of each goes on who has come through the round."""
        found = {}
        for one in meetings:
            if one.round == row.round and one.points == WIN:
                match = (await self.hall.table(one.table_id)).match
                following = match.following()
                if following is not None:
                    found[one.first] = {
                        k: v for k, v in options_data(following).items() if k not in ("viewers", "seats")
                    }
        return found

    async def _next_round(
        self,
        connection: AsyncConnection,
        row: Any,
        entrants: list[Entrant],
        meetings: list[Any],
        following: dict[int, dict[str, Any]],
    ) -> list[str]:
        """Set the tables of a new round, or end the tournament; the people who are called to a table."""
        number = row.round + 1
        games = pairs(row, entrants, meetings, following)
        if not games or number > rounds_of(row, len(entrants)):
            await self._update(connection, row.id, state="over")
            return [entrant.person for entrant in entrants]
        people = {entrant.number: entrant.person for entrant in entrants}
        wish = msgspec.json.decode(row.wish, type=Wish)
        rows: list[Row] = []
        for board, met in enumerate(games):
            table = None
            if met.points is None:
                seated = [people[one] for one in (met.first, met.second) if one is not None]
                setup = self._setup(row, wish, number, seated, following.get(met.first))
                await insert_table(connection, self.hall.rows(setup))
                table = setup.id
            key = {"tournament": row.id, "round": number, "board": board, "table_id": table}
            rows.append({**key, "first": met.first, "second": met.second, "points": met.points})
        await connection.execute(sa.insert(db.meetings), rows)
        await self._update(connection, row.id, round=number)
        return list(people.values())

    def _setup(self, row: Any, wish: Wish, number: int, people: list[str], following: dict[str, Any] | None) -> Setup:
        """A table of a round; in a league the same chance for all."""
        if row.kind != "league":
            return table_of(self.hall, wish, people)
        wish = msgspec.structs.replace(wish, options=following or wish.options)
        setup = table_of(self.hall, wish, people, private=True)
        return msgspec.structs.replace(setup, seed=seed_of(row.seed, number))


def pairs(row: Any, entrants: list[Entrant], meetings: list[Any], following: dict[int, Any]) -> list[Met]:
    """Who meets whom in the next round."""
    games = [Met(one.first, one.second, one.points) for one in meetings]
    staying = [entrant.number for entrant in entrants if not entrant.gone]
    if row.kind == "league":
        return [Met(number, None) for number in staying if not meetings or number in following]
    if row.kind == "swiss":
        return swiss(staying, games) if len(staying) > 1 else []
    rounds = round_robin([entrant.number for entrant in entrants])
    planned = rounds[row.round] if row.round < len(rounds) else []
    return [without_absent(met, staying) for met in planned]


def without_absent(met: Met, staying: list[int]) -> Met:
    """A game of a plan; who meets one that has left has a win, and a game of two who have is nobody's."""
    if met.second is None or (met.first in staying and met.second in staying):
        return met
    return met._replace(points=WIN if met.first in staying else LOSS if met.second in staying else DRAW)


def rounds_of(row: Any, entrants: int) -> int:
    """How many rounds there are: in a round robin as many as it takes, in a Swiss no more than there are opponents."""
    if row.kind == "round_robin":
        return entrants - 1 + entrants % 2
    return int(min(row.rounds, entrants - 1 + entrants % 2) if row.kind == "swiss" else row.rounds)


def seats_of(kind: str) -> int:
    """How many sit at a table of a tournament."""
    return 1 if kind == "league" else 2


def options_for(wanted: NewTournament) -> dict[str, Any]:
    """What is played: a league a campaign, everything else as two usually play it."""
    if wanted.kind == "league":
        if wanted.rated:
            raise Refused("not_rateable")
        return {"preset": LEAGUE_PRESET}
    return usual_options(wanted.game)


def table_of(hall: Hall, wish: Wish, people: list[str], *, private: bool = False) -> Setup:
    """A table at which these people sit in this order."""
    chairs = tuple(Chair("person", person=person) for person in people)
    return hall.new_setup(wish.game, wish.options, chairs, people[0], wish.clock, private, False, wish.rated)


def seed_of(key: str, number: int) -> int:
    """The seed of a league's round, which nobody can compute from that of another."""
    made = hashlib.blake2b(str(number).encode(), key=bytes.fromhex(key), digest_size=KEY_BITS // 8).digest()
    return LEAST_KEY + int.from_bytes(made)


def ended(match: Match) -> Ended:
    """What a game that is over counts."""
    found = results(match)
    if found is None:
        return Ended(LOSS if len(match.chairs) == 1 else DRAW)
    scores = (
        [row.numbers[0] for row in match.game.sheet(match.state) if row.name == SCORE] if match.ended is None else []
    )
    return Ended(found[0] + 1, int(scores[0]) if scores and found[0] > 0 else None)


def game_of(row: Any) -> str:
    """The game that a tournament is played in."""
    return msgspec.json.decode(row.wish, type=Wish).game


def described(row: Any, host: str, entrants: list[Entrant], meetings: list[Any], person: str) -> Tournament:
    """A tournament as a person sees it. The tables of a league's round are shown once it is over."""
    wish = msgspec.json.decode(row.wish, type=Wish)
    own = next((entrant for entrant in entrants if entrant.person == person), None)
    players = {entrant.number: Player(entrant.name, entrant.bot) for entrant in entrants}
    sealed = row.kind == "league" and row.state == "running"
    return Tournament(
        id=row.id,
        name=row.name,
        host=host,
        hosting=row.host == person,
        kind=row.kind,
        wish=wish,
        bots=row.bots,
        state=row.state,
        round=row.round,
        rounds=rounds_of(row, len(entrants)) if row.state != "open" else row.rounds,
        entered=own is not None and not own.gone,
        standings=league_table(players, meetings) if row.kind == "league" else table_by_points(players, meetings),
        games=[
            shown.Meeting(
                one.round,
                players[one.first],
                players[one.second] if one.second is not None else None,
                None
                if sealed and one.round == row.round and (own is None or one.first != own.number)
                else one.table_id,
                one.points,
                own is not None and own.number in (one.first, one.second),
            )
            for one in meetings
        ],
    )


def table_by_points(players: dict[int, Player], meetings: list[Any]) -> list[shown.Standing]:
    """The standings of a round robin or a Swiss."""
    games = [Met(one.first, one.second, one.points) for one in meetings]
    return [
        shown.Standing(players[place.player], place.points, place.opponents, place.games)
        for place in standings(list(players), games)
    ]


def league_table(players: dict[int, Player], meetings: list[Any]) -> list[shown.Standing]:
    """The standings of a league: scenarios come through, then the scores together, the lower the better."""
    won = {number: [one for one in meetings if one.first == number and one.points == WIN] for number in players}
    found = [
        shown.Standing(
            players[number],
            WIN * len(rows),
            sum(one.score or 0 for one in rows),
            sum(one.first == number and one.points is not None for one in meetings),
        )
        for number, rows in won.items()
    ]
    return sorted(found, key=lambda one: (-one.points, one.second))
