"""Sentences about a session that both ways to play say: who sits where, and who has won."""

from westmarch.terminal.session import HUMAN, Session
from westmarch.terminal.voice import Voice


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


def result(session: Session, speech: Voice) -> str:
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
