"""What people may do at a table: each function checks a request against the match and gives the event to store, or refuses.

Nothing is changed here, and nobody but the caller is trusted: who he is comes from the session, all else from his message.
"""

from collections.abc import Collection, Iterable, Mapping

from westmarch.ai.players import LEVELS
from westmarch.core.errors import IllegalWord
from westmarch.core.sittings import orders
from westmarch.core.words import DONE, SET
from westmarch.server.people import decks
from westmarch.server.protocol import api, wire
from westmarch.server.protocol.situations import DaysClock
from westmarch.server.refusal import Refused
from westmarch.server.tables import events, lessons
from westmarch.server.tables.events import Chair
from westmarch.server.tables.match import Match, Question

MAX_CHANGES = 50_000  # a table that was changed more often takes words, but nothing that could go on for ever


# Before the game


def join(match: Match, person: str, message: api.Join) -> events.AnyEvent | None:
    """Take a seat, a further one before the game begins, or come back to one's own."""
    own = match.seats_of(person)
    back = [*[seat for seat in own if seat in match.left], *match.may_return_to(person)]
    if back and message.invite is None and message.seat in (None, *back):
        return events.Returned(back[0] if message.seat is None else message.seat)
    if own and (match.status != "waiting" or not _names_another(match, person, own, message)):
        return None
    if match.status != "waiting":
        raise Refused("already_started" if match.status == "playing" else "over")
    seat = _free_seat(match, message)
    if match.setup.rated and not one_side_each(match, {**dict(enumerate(match.chairs)), seat: Chair("person", person)}):
        raise Refused("rated")
    brought = decks.brought(match.game, match.setup.settings, seat, message.deck) if message.deck else ()
    return events.Joined(seat, person, brought)


def _names_another(match: Match, person: str, own: list[int], message: api.Join) -> bool:
    """Whether somebody who is seated asks for a further seat; its creator only tries the links that he sends to others."""
    if message.invite is not None:
        return person != match.setup.creator and all(match.chairs[seat].invite != message.invite for seat in own)
    return message.seat is not None and message.seat not in own


def _free_seat(match: Match, message: api.Join) -> int:
    if message.invite is not None:
        for seat, chair in enumerate(match.chairs):
            if chair.invite is not None and chair.invite == message.invite:
                if chair.kind != "friend":
                    raise Refused("seat_taken")
                return seat
        raise Refused("bad_invite")
    if message.seat is not None and message.seat >= len(match.chairs):
        raise Refused("bad_seats")
    wanted = range(len(match.chairs)) if message.seat is None else [message.seat]
    for seat in wanted:
        if match.chairs[seat].kind == "open":
            return seat
    raise Refused("seat_taken")


def check_rateable(match: Match) -> None:
    """Refuse a table that is to be rated and cannot be: it needs a clock, no hints, and nobody on both sides."""
    fair = one_side_each(match, dict(enumerate(match.chairs)))
    if match.setup.clock is None or match.setup.hints or not fair:
        raise Refused("not_rateable")


def one_side_each(match: Match, chairs: Mapping[int, Chair]) -> bool:
    """Whether nobody plays against himself."""
    held = {(chair.person, match.sides[seat]) for seat, chair in chairs.items() if chair.person is not None}
    return len({person for person, _ in held}) == len(held)


def leave(match: Match, person: str) -> events.AnyEvent | None:
    """Leave: a waiting table is given up by its creator, others free their seat; in a game the seat is kept for a return."""
    seats = [seat for seat in match.seats_of(person) if seat not in match.left]
    if not seats and not match.seats_of(person):
        raise Refused("not_seated")
    if match.status == "over" or not seats:
        return None
    if match.status == "waiting" and person == match.setup.creator:
        return events.Abandoned()
    return events.Left(seats[0])


def close(match: Match) -> events.Closed:
    """End a table from the desk."""
    if match.status == "over":
        raise Refused("over")
    return events.Closed()


def leave_for_good(match: Match, person: str) -> events.AnyEvent | None:
    """Leave and not come back: a rated game is given up, so that nobody waits for the clock; nothing once that is done."""
    seats = [seat for seat in match.seats_of(person) if seat not in match.left]
    if not seats or match.status == "over":
        return None
    if match.setup.rated and match.status == "playing":
        return events.Resigned(seats[0])
    return leave(match, person)


def start(match: Match, person: str, message: api.Start) -> events.AnyEvent:
    """Start with computers on the empty seats."""
    if match.status != "waiting":
        raise Refused("already_started" if match.status == "playing" else "over")
    if person != match.setup.creator:
        raise Refused("not_creator")
    check_level(message.level)
    return events.Started(viewers_of(match.chairs), match.game.rules, level=message.level)


def may_start(match: Match) -> events.Started | None:
    """The start that follows by itself once all seats are taken."""
    if match.status == "waiting" and all(chair.kind in ("person", "computer") for chair in match.chairs):
        return events.Started(viewers_of(match.chairs), match.game.rules)
    return None


def viewers_of(chairs: list[Chair]) -> tuple[int, ...]:
    """The viewer of each seat: one for each person, one for each computer."""
    numbers: dict[str, int] = {}
    return tuple(numbers.setdefault(chair.person or f"seat {seat}", len(numbers)) for seat, chair in enumerate(chairs))


def check_level(level: str | None) -> str:
    """A level of the computer players."""
    if level not in LEVELS:
        raise Refused("bad_level")
    return level


# Words


def say(match: Match, person: str, message: wire.Say) -> events.Said | None:
    """Say words: all of them or none. Words that were said already under the same id are not said again."""
    seats = own_seats(match, person)
    if any((seat, message.id) in match.done_ids for seat in seats):
        return None
    in_game(match)
    if not match.moved <= message.version <= match.version:
        raise Refused("stale")
    seat = match.asked
    if seat not in seats:
        raise Refused("not_your_turn")
    check_words(match, seats, message.words)
    words = [*message.words, *(closing(match, message.words) if message.close else [])]
    lessons.check(match.lesson, match.sitting, words)
    triggered = match.game.prompt(match.state).triggered
    return events.Said(seat, spelt(match, words), id=message.id, triggered=triggered)


def spelt(match: Match, words: Iterable[int]) -> tuple[str, ...]:
    """Words as they are stored."""
    return tuple(match.game.vocabulary.spell_all(words))


def check_words(match: Match, seats: list[int], words: list[int]) -> None:
    """Whether the words can be said one after the other by one who holds these seats.

    Whatever follows a word that reveals something is refused unseen: else refusals would tell what that word is going to reveal.
    """
    state = match.state
    if words[0] not in state.options:
        raise Refused("illegal_word", word=words[0])
    if len(words) == 1:
        return
    trial = state.clone()
    for word in words:
        if trial.barrier == trial.said > state.said:
            raise Refused("illegal_word", word=word)
        if int(trial.seat) not in seats:
            raise Refused("not_your_turn", word=word)
        try:
            trial.choose(word)
        except IllegalWord:
            raise Refused("illegal_word", word=word) from None


def closing(match: Match, words: list[int]) -> list[int]:
    """`done`, where the set that these words are for still asks after them: one that is full has closed itself.

    After a word that revealed something a person decides anew.
    """
    asked = match.state
    after = asked.clone()
    for word in words:
        after.apply(word)
    same = not after.over and after.prompt == asked.prompt and after.seat == asked.seat and after.barrier < after.said
    return [DONE] if same and match.game.prompt(asked).kind == SET and DONE in after.options else []


def by_order(match: Match) -> events.Said | None:
    """The word that the server says for the seat that is asked: a lesson's, by its standing order, or because it can only pass."""
    if match.status != "playing":
        return None
    scripted = lessons.following(match.lesson, match.sitting)
    if scripted is not None:
        return None if scripted.own else events.Said(match.asked, (scripted.word,), order=True)
    word = match.sitting.word_by_order()
    return None if word is None else events.Said(match.asked, spelt(match, [word]), order=True)


# Taking back


def undo(match: Match, person: str, message: wire.Undo) -> events.Undone:
    """Take back the last word, where that is free."""
    own_seats(match, person)
    in_game(match)
    bounded(match)
    if not match.moved <= message.version <= match.version:
        raise Refused("stale")
    if not match.sitting.line:
        raise Refused("nothing_to_undo")
    if not match.may_undo(person):
        raise Refused("undo_not_free")
    to = match.undo_to(person)
    assert to is not None
    sitting = match.sitting
    return events.Undone(sitting.line[to - sitting.base].seat, to, sitting.fork_to(to, free=True))


def ask_undo(match: Match, person: str, message: wire.AskUndo) -> events.AnyEvent:
    """Ask for more than that. Where nobody else plays, or it is free, it is done at once."""
    seat = own_seats(match, person)[0]
    in_game(match)
    bounded(match)
    if match.undo is not None:
        raise Refused("already_asked")
    if not max(match.sitting.base, lessons.learnt(match.lesson, match.sitting)) <= message.to < match.said:
        raise Refused("nothing_to_undo")
    free = match.may_undo(person) and message.to >= match.sitting.barrier
    if match.setup.rated and not free:
        raise Refused("rated")
    if free or not match.people() - {person}:
        return taken_back(match, seat, message.to)
    return events.UndoAsked(person, seat, message.to)


def answer_undo(match: Match, person: str, message: wire.AnswerUndo) -> events.AnyEvent:
    """Agree or disagree; the last to agree takes the words back."""
    own_seats(match, person)
    in_game(match)
    asked = match.undo
    if asked is None:
        raise Refused("nothing_asked")
    if not message.yes:
        return events.UndoAnswered(person, False)
    if person in asked.agreed:
        raise Refused("already_asked")
    if all_agree(match, asked, person):
        assert asked.to is not None
        return taken_back(match, asked.seat, asked.to)
    return events.UndoAnswered(person, True)


def taken_back(match: Match, seat: int, to: int) -> events.Undone:
    """The words after the first `to` are taken back; across something revealed, chance takes another course."""
    return events.Undone(seat, to, match.sitting.fork_to(to, free=False))


# The rest


def resign(match: Match, person: str, message: wire.Resign) -> events.Resigned:
    """Give the game up."""
    if message.seat not in own_seats(match, person):
        raise Refused("not_seated")
    in_game(match)
    return events.Resigned(message.seat)


def give_order(match: Match, person: str, message: wire.GiveOrder) -> events.Ordered | None:
    """Give or cancel a standing order."""
    if message.seat not in own_seats(match, person):
        raise Refused("not_seated")
    in_game(match)
    bounded(match)
    if not orders.known(match.game, message.prompt, message.until):
        raise Refused("no_such_order")
    mark = match.sitting.mark(message.until)
    alike = [o for o in match.sitting.orders if (o.seat, o.about) == (message.seat, message.prompt)]
    same = {(order.stop, order.until, order.mark) for order in alike}
    wanted = (message.order == "stop", message.until, mark)
    if not same if message.order == "ask" else wanted in same:
        return None
    return events.Ordered(message.seat, message.prompt, message.order, message.until, mark)


def replace(match: Match, person: str, message: wire.Replace, away: set[str]) -> events.AnyEvent:
    """Ask for, or agree to, the computer's taking over the seat of one who left or is among those long away."""
    own = own_seats(match, person)
    in_game(match)
    bounded(match)
    if match.setup.rated:
        raise Refused("rated")
    level = check_level(message.level)
    if message.seat >= len(match.chairs) or message.seat in own:
        raise Refused("bad_seats")
    chair = match.chairs[message.seat]
    if chair.kind != "person" or chair.person is None:
        raise Refused("bad_seats")
    if message.seat not in match.left and chair.person not in away:
        raise Refused("still_here")
    asked = match.replacement
    if asked is None or asked.seat != message.seat:
        asked = Question(message.seat, person, None, level, frozenset())
    elif person in asked.agreed:
        raise Refused("already_asked")
    if message.seat in match.left and all_agree(match, asked, person, without=chair.person):
        return events.Replaced(message.seat, asked.level)
    return events.ReplaceAsked(person, message.seat, asked.level)


def replacement_due(match: Match, notice: int) -> int | None:
    """When the computer takes over the seat of one who is away: so long after all others agreed he may still come."""
    asked = match.replacement
    if asked is None or match.status != "playing" or asked.seat in match.left:
        return None
    others = match.people() - {match.chairs[asked.seat].person}
    return asked.at + notice if others <= asked.agreed else None


def settle_replacement(match: Match, online: Collection[str], now: int, notice: int) -> events.AnyEvent | None:
    """What becomes of a seat that others want replaced: who is back keeps it; who did not come in time loses it."""
    due = replacement_due(match, notice)
    asked = match.replacement
    if asked is None or due is None:
        return None
    if match.chairs[asked.seat].person in online:
        return events.Returned(asked.seat)
    return events.Replaced(asked.seat, asked.level) if due <= now else None


def ask_rematch(match: Match, person: str, sequel: bool) -> events.RematchAsked | None:
    """Ask for, or agree to, another game; nothing where the last one has agreed: then it is set up."""
    seat = own_seats(match, person)[0]
    if match.status != "over":
        raise Refused("not_over")
    if sequel and match.following() is None:
        raise Refused("no_sequel")
    if match.rematch_table is not None:
        raise Refused("already_asked")
    asked = (match.sequel if sequel else match.rematch) or Question(seat, person, None, "", frozenset())
    if all_agree(match, asked, person):
        return None
    if person in asked.agreed:
        raise Refused("already_asked")
    return events.RematchAsked(person, seat, sequel)


def pause(match: Match, person: str, now: int, until: int) -> events.Paused | None:
    """Let a person's time stand still at a table by days; nothing once that is done for all his seats."""
    if match.status == "over" or not isinstance(match.setup.clock, DaysClock):
        return None
    running = [seat for seat in match.seats_of(person) if not match.clocks.is_paused(seat, now)]
    return events.Paused(running[0], until) if running else None


def resume(match: Match, person: str, now: int) -> events.Resumed | None:
    """Let it go on; nothing once that is done for all his seats."""
    paused = [seat for seat in match.seats_of(person) if match.clocks.is_paused(seat, now)]
    return events.Resumed(paused[0]) if paused and match.status != "over" else None


# Common checks


def own_seats(match: Match, person: str) -> list[int]:
    """The sender's seats; one who has none is refused."""
    seats = match.seats_of(person)
    if not seats:
        raise Refused("not_seated")
    return seats


def in_game(match: Match) -> None:
    """Refuse what needs a game in progress."""
    if match.status != "playing":
        raise Refused("not_started" if match.status == "waiting" else "over")


def bounded(match: Match) -> None:
    """Refuse what could be repeated for ever at a table that has seen too much of it."""
    if match.version >= MAX_CHANGES:
        raise Refused("busy")


def all_agree(match: Match, question: Question, person: str, without: str | None = None) -> bool:
    """Whether everybody has agreed once this person does."""
    return match.people() - {without} <= question.agreed | {person}
