"""Sentences about a session that both ways to play say: who sits where, what cannot be done and why, and who has won."""

from westmarch.core.sittings.orders import WINDOW, Order
from westmarch.terminal.session import HUMAN, Session
from westmarch.terminal.voice import Voice

TOGETHER = "together"


def level_name(spec: str, speech: Voice) -> str:
    """What a computer player is called."""
    key = f"ui-level-{spec}"
    return speech.message(key) if speech.has(key) else spec


def seating(session: Session, speech: Voice) -> list[str]:
    """Who holds each seat, a line each."""
    lines = []
    for seat, holder in zip(session.seat_ids, session.holders, strict=True):
        name = speech.seat(session.game, seat)
        if holder == HUMAN:
            lines.append(speech.message("terminal-seat-human", name=name))
        else:
            lines.append(speech.message("terminal-seat-computer", name=name, level=level_name(holder, speech)))
    return lines


def order_text(session: Session, order: Order, speech: Voice) -> str:
    """A standing order in words."""
    does = speech.message("ui-order-stops") if order.stop else speech.message("ui-order-passes", until=order.until)
    names = [speech.seat(session.game, session.seat_ids[order.seat])] if len(session.people) > 1 else []
    if ":" in order.about and order.until != WINDOW:
        names.append(speech.window(session.game, order.about))
    return speech.message("ui-order-of", order=does, name=" · ".join(names)) if names else does


def reasons(session: Session, speech: Voice) -> list[str]:
    """Why what the person who is asked might want to do cannot be done: a line for each reason, with the things that it hinders."""
    game, names = session.game, dict[str, list[str]]()
    for one in game.hindrances(session.state):
        hindered = names.setdefault(speech.hindrance(game, one), [])
        if speech.has(f"{game.key}-{one.thing.sense}-{one.thing.id.partition('.')[0]}"):
            hindered.append(speech.thing(game, one.thing))
    return [f"{', '.join(dict.fromkeys(things))}: {why}" if things else why for why, things in names.items()]


def sheet_lines(session: Session, speech: Voice) -> list[str]:
    """The score sheet, a column for each seat; what counts for all stands in the last one."""
    rows = session.game.sheet(session.state) if session.state.over else ()
    if not rows:
        return []
    seats = [speech.seat(session.game, seat) for seat in session.seat_ids]
    labels = [speech.sheet_row(session.game, row.name) for row in rows]
    first, width = max(map(len, labels)), max(4, *map(len, seats)) + 2
    lines = [" " * first + "".join(f"{seat:>{width}}" for seat in seats)] if len(seats) > 1 else []
    for label, row in zip(labels, rows, strict=True):
        numbers = [""] * (len(seats) - len(row.numbers)) + [str(number) for number in row.numbers]
        lines.append(f"{label:{first}}" + "".join(f"{number:>{width}}" for number in numbers))
    return lines


def result(session: Session, speech: Voice) -> str:
    """How the game ended, and what that means to the people at this terminal, if they are on one side."""
    text = speech.outcome(session.game, session.state)
    if session.game.facts.teams == TOGETHER and HUMAN in session.holders:
        return together(session, text, speech)
    sides, returns = session.game.sides(session.table.options), session.state.returns()
    own = {sides[seat] for seat, holder in enumerate(session.holders) if holder == HUMAN}
    if len(own) != 1:
        return text
    of_side = dict(zip(sides, returns, strict=True))
    mine = of_side[own.pop()]
    key = "ui-you-lost"
    if mine == max(returns):
        key = "ui-you-shared" if list(of_side.values()).count(mine) > 1 else "ui-you-won"
    return f"{text} {speech.message(key)}"


def together(session: Session, text: str, speech: Voice) -> str:
    """How a game ended in which all win or lose together, with the score of those who won."""
    if session.state.returns()[0] <= 0:
        return f"{text} {speech.message('ui-you-lost')}"
    told = [text, speech.message("ui-you-won")]
    outcome = session.game.outcome(session.state)
    if "score" in outcome:
        told.append(speech.message("terminal-score", score=outcome["score"]))
    if "campaign_score" in outcome:
        told.append(speech.message("terminal-score-campaign", score=outcome["campaign_score"]))
    return " ".join(told)
