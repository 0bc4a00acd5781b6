"""Sentences about a session that both ways to play say: who sits where, and who has won."""

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
