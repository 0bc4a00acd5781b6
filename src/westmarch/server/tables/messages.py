"""What each person is told of a match. Default-deny: whatever is not put in here on purpose does not leave the server."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

from westmarch.core.game import Game, options_data
from westmarch.core.players.reasons import Reason
from westmarch.core.sittings import orders
from westmarch.core.sittings.sitting import Logged
from westmarch.core.state import PUBLIC, Notice, State
from westmarch.core.words import KIND_NAMES
from westmarch.server.protocol.situations import (
    Consent,
    Hindered,
    LogEntry,
    Merit,
    Option,
    Order,
    Prompt,
    Seat,
    SheetRow,
    Situation,
    TableInfo,
    Thing,
    You,
)
from westmarch.server.protocol.telling import sayable
from westmarch.server.tables import lessons
from westmarch.server.tables.match import UNDONE_ALONE, Match, Question
from westmarch.text.tellers import about_notice

NO_NAME = ""
MOST_TAKEN = 60  # entries that one who comes back is shown of what was taken back


class Named(NamedTuple):
    """How somebody is called, and whether he is a program."""

    name: str
    bot: bool = False


NOBODY = Named(NO_NAME)


class Company(NamedTuple):
    """What a match does not know: people's names, who is there, and which computers think."""

    names: Mapping[str, Named] = {}
    online: Collection[str] = ()
    thinking: Collection[int] = ()
    watching: int = 0
    long_away: Collection[str] = ()

    def named(self, person: str | None) -> Named:
        """How somebody is called."""
        return self.names.get(person or "", NOBODY)


@cache
def option(game: Game, word: int) -> Option:
    """A word with what it is made of."""
    entry = game.vocabulary.words[word]
    return Option(word, entry.spelling, entry.verb, tuple(Thing(*thing) for thing in entry.things))


def merits(reasons: Sequence[Reason]) -> list[Merit]:
    """Why a choice is good."""
    return [Merit(one.name, one.number) for one in reasons]


def prompt(
    game: Game, state: State, viewer: int, given: Collection[orders.Order] = (), scripted: bool | None = None
) -> Prompt | None:
    """The question: in full to the person who chooses, in its public form to all others.

    `given` are standing orders, by which the server may answer it; in a lesson the script says whether the server does (`scripted`).
    """
    if state.over:
        return None
    asked = game.prompt(state)
    chooses = viewer != PUBLIC and state.viewers[state.seat] == viewer
    open_to_all = chooses or not asked.secret
    return Prompt(
        seat=int(state.seat),
        name=asked.name,
        kind=KIND_NAMES[asked.kind],
        secret=asked.secret,
        args=[Thing(*thing) for thing in game.prompt_things(state)] if open_to_all else [],
        options=[option(game, word) for word in state.options] if chooses else None,
        window=orders.window_of(game, state) if open_to_all else None,
        triggered=asked.triggered,
        passing=chooses and (orders.answer(game, state, given) is not None if scripted is None else scripted),
        vain=sorted(game.in_vain(state)) if chooses else [],
        hindered=hindered(game, state) if chooses else [],
    )


def hindered(game: Game, state: State) -> list[Hindered]:
    """Why what the person who is asked might want cannot be done."""
    return [
        Hindered(Thing(*one.thing), one.reason, [Thing(*thing) for thing in one.about])
        for one in game.hindrances(state)
    ]


def log(game: Game, entries: Collection[Logged], viewer: int) -> list[LogEntry]:
    """The entries of the log that a person gets."""
    return [
        LogEntry(entry.version, entry.said, entry.seat, "table", entry.kind, [], {}, "line", [], secret=False)
        if entry.notice is None
        else happened(game, entry, entry.notice, "game")
        for entry in entries
        if entry.heard_by(viewer)
    ]


def happened(game: Game, entry: Logged, notice: Notice, of: Literal["game", "taken"]) -> LogEntry:
    """Something that a game told, as an entry of the log."""
    kind, _, place, gathers = game.notices[notice.kind]
    met = game.notice_things(notice)
    return LogEntry(
        entry.version,
        entry.said,
        entry.seat,
        of,
        kind,
        [Thing(*thing) for thing in met],
        sayable(about_notice(game, kind, met)),
        place if of == "game" else "line",
        list(gathers),
        not notice.heard_by(PUBLIC),
    )


def log_since(match: Match, since: int, viewer: int) -> list[LogEntry]:
    """The log after a version; where one came back in whose absence words were taken back, with what these had done."""
    told: list[LogEntry] = []
    for entry in match.sitting.log:
        if entry.version > since:
            told += log(match.game, [entry], viewer)
            if entry.kind == UNDONE_ALONE:
                told += taken_back(match, entry, viewer)
    return told


def taken_back(match: Match, returned: Logged, viewer: int) -> list[LogEntry]:
    """What the words had done that were taken back in somebody's absence, as far as a viewer had been told."""
    had_done = [entry for entry in match.shown[returned.version].log() if entry.heard_by(viewer)]
    return [
        happened(match.game, entry._replace(version=returned.version, said=returned.said), entry.notice, "taken")
        for entry in had_done[-MOST_TAKEN:]
        if entry.notice is not None
    ]


def seats(match: Match, company: Company, now: int) -> list[Seat]:
    """The seats as everybody sees them."""
    return [
        Seat(
            seat=number,
            id=match.seat_ids[number],
            kind=chair.kind,
            level=chair.level,
            name=company.named(chair.person).name if chair.person is not None else None,
            bot=company.named(chair.person).bot,
            online=chair.kind == "computer" or chair.person in company.online,
            thinking=number in company.thinking,
            left=number in match.left,
            replaceable=replaceable(match, number, company.long_away),
            clock_ms=match.clocks.remaining(number, now),
        )
        for number, chair in enumerate(match.chairs)
    ]


def replaceable(match: Match, seat: int, long_away: Collection[str]) -> bool:
    """Whether the others may ask the computer in: for one who left or has long been away, and not at a rated table."""
    chair = match.chairs[seat]
    gone = seat in match.left or chair.person in long_away
    return chair.kind == "person" and gone and not match.setup.rated


def you(match: Match, person: str | None) -> You:
    """What only this person has."""
    own = match.seats_of(person)
    viewer = match.viewer_of(person)
    creator = person is not None and person == match.setup.creator
    waiting = {str(seat): c.invite for seat, c in enumerate(match.chairs) if c.kind == "friend" and c.invite}
    return You(
        viewer=None if viewer == PUBLIC else viewer,
        seats=own,
        creator=creator,
        may_undo=match.may_undo(person),
        undo_to=match.undo_to(person),
        orders=[order for order in lasting_orders(match) if order.seat in own],
        invites=waiting if creator else {},
        returns=match.may_return_to(person),
    )


def lasting_orders(match: Match) -> list[Order]:
    """The standing orders that still hold."""
    if match.status != "playing":
        return []
    return [
        Order(order.seat, order.about, "stop" if order.stop else "pass", order.until)
        for order in match.sitting.lasting()
    ]


def consent(match: Match, question: Question | None, without: str | None = None) -> Consent | None:
    """A pending question, with people shown as their seats."""
    if question is None:
        return None
    people = match.people() - {without}
    first = {person: match.seats_of(person)[0] for person in people}
    return Consent(
        seat=question.seat,
        to=question.to,
        agreed=sorted(first[person] for person in people & question.agreed),
        waiting=sorted(first[person] for person in people - question.agreed),
    )


def situation(
    match: Match,
    person: str | None,
    since: int,
    company: Company,
    now: int,
    make: Callable[..., Situation],
    **more: Any,
) -> Situation:
    """All that a person sees of a match who last saw the version `since` (-1: nothing yet)."""
    viewer = match.viewer_of(person)
    sitting = match.sitting
    state = sitting.state if sitting.begun else None
    floor = match.log_floor(since)
    asked = match.replacement
    return make(
        version=match.version,
        said=match.said,
        now=now,
        status=match.status,
        view=state.view(viewer) if state is not None else None,
        prompt=prompt(match.game, state, viewer, sitting.orders, lessons.speaks(match.lesson, sitting))
        if state and match.status == "playing"
        else None,
        seats=seats(match, company, now),
        watching=company.watching,
        you=you(match, person),
        log_from=floor,
        log=log_since(match, since if floor >= 0 else -1, viewer),
        undo=consent(match, match.undo),
        replace=consent(match, asked, match.chairs[asked.seat].person if asked else None),
        rematch=consent(match, match.rematch),
        sequel=None if (following := match.following()) is None else following.scenario,
        sequel_asked=consent(match, match.sequel),
        rematch_table=match.rematch_table,
        outcome=match.outcome,
        sheet=sheet(match),
        **more,
    )


def sheet(match: Match) -> list[SheetRow]:
    """The score sheet of a game that is over."""
    if match.status != "over" or not match.started:
        return []
    return [SheetRow(row.name, list(row.numbers)) for row in match.game.sheet(match.state)]


def shown_options(game: Game, given: Mapping[str, object]) -> dict[str, Any]:
    """A table's settings, without what is not the players' to set."""
    chosen = {key: value for key, value in given.items() if key != "corrections"}
    settings = options_data(game.options(chosen))
    return {key: value for key, value in settings.items() if key not in ("viewers", "seats", "scenario", "corrections")}


def table_info(match: Match) -> TableInfo:
    """What stays the same at a table."""
    setup = match.setup
    return TableInfo(
        id=setup.id,
        game=setup.game,
        teams=match.game.facts.teams,
        spans=list(match.game.spans),
        windows=list(match.game.windows),
        scenario=str(setup.settings.get("scenario", "standard")),
        options=shown_options(match.game, setup.settings),
        private=setup.private,
        hints=setup.hints,
        rated=setup.rated,
        clock=setup.clock,
        created=setup.created,
        lesson=match.lesson or None,
    )
