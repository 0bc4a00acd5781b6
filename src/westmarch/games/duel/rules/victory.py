"""When somebody has won (rules 77-80)."""

from mypy_extensions import i64

from westmarch.core.bits import ones
from westmarch.core.state import Seat
from westmarch.games.duel.components import (
    CONQUEST_VICTORY,
    EVERYWHERE,
    FELLOWSHIP,
    HOBBITS_1,
    NOT_OVER,
    PEOPLES_TO_WIN,
    PEOPLES_VICTORY,
    PRESENCE_VICTORY,
    QUEST_GOAL,
    QUEST_VICTORY,
    SAURON,
)
from westmarch.games.duel.state import SHARED, DuelState
from westmarch.games.duel.words import TOLD_SHARED, TOLD_VICTORY


def victory_of(state: DuelState, seat: Seat) -> i64:
    """Which immediate victory a side has reached, if any (rule 77)."""
    side = state.side(seat)
    if side.quest >= QUEST_GOAL:
        return QUEST_VICTORY
    if side.peoples and side.different_peoples() + (side.tokens & HOBBITS_1 != 0) >= PEOPLES_TO_WIN:
        return PEOPLES_VICTORY
    if side.presence() == EVERYWHERE:
        return CONQUEST_VICTORY
    return NOT_OVER


def compare_presence(state: DuelState) -> None:
    """The end of chapter 3: the side present in more regions wins, equal numbers share the victory (rule 80)."""
    end_game(state, PRESENCE_VICTORY, more_present(state))


def more_present(state: DuelState) -> i64:
    """The side that is present in more regions, or SHARED."""
    fellowship = ones(state.fellowship.presence())
    sauron = ones(state.sauron.presence())
    if fellowship == sauron:
        return SHARED
    return FELLOWSHIP if fellowship > sauron else SAURON


def end_game(state: DuelState, outcome: i64, winner: i64) -> None:
    """The game is over."""
    state.outcome = outcome
    state.winner = winner
    if winner == SHARED:
        state.tell(TOLD_SHARED, ones(state.fellowship.presence()))
    else:
        state.tell(TOLD_VICTORY, winner, outcome)
    state.finish()
