"""Sentences about a session that both ways to play say: who sits where, and who has won."""

from westmarch.core.words import Thing
from westmarch.terminal.session import HUMAN, Session
from westmarch.text.speech import Speech


def seat_name(session: Session, seat: int, speech: Speech) -> str:
    """What a seat is called."""
    seat_id = session.game.facts.seat_ids[seat]
    return speech.thing(session.game, Thing("side", seat_id))


def level_name(spec: str, speech: Speech) -> str:
    """What a computer player is called."""
    key = f"ui-level-{spec}"
    return speech.message(key) if speech.has(key) else spec


def seating(session: Session, speech: Speech) -> list[str]:
    """Who holds each seat, a line each."""
    lines = []
    for seat, holder in enumerate(session.holders):
        name = seat_name(session, seat, speech)
        if holder == HUMAN:
            lines.append(speech.message("terminal-seat-human", name=name))
        else:
            lines.append(speech.message("terminal-seat-computer", name=name, level=level_name(holder, speech)))
    return lines


def result(session: Session, speech: Speech) -> str:
    """How the game ended, and what that means to the only person at this terminal."""
    text = speech.outcome(session.game, session.state)
    own = [seat for seat, holder in enumerate(session.holders) if holder == HUMAN]
    if len(own) != 1:
        return text
    returns = session.state.returns()
    mine = returns[own[0]]
    key = "ui-you-lost"
    if mine == max(returns):
        key = "ui-you-shared" if returns.count(mine) > 1 else "ui-you-won"
    return f"{text} {speech.message(key)}"
