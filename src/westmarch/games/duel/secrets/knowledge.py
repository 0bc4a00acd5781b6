"""Who knows what of the hidden cards.

Nearly everything lies open (rule 15). Hidden are the order of the stacks and the face-down cards, which chance decides
only when they are turned up, and the cards set aside in this chapter once one player has looked through the discard and
the other has not.
"""

from westmarch.core.bits import bits
from westmarch.games.duel.components import CHAPTER_ROOM
from westmarch.games.duel.state import DuelState


def knows_aside(state: DuelState, viewer: int) -> bool:
    """Whether a person has seen the cards set aside in this chapter."""
    return viewer >= 0 and state.aside_known >> viewer & 1 != 0


def unseen_by(state: DuelState, viewer: int) -> list[int]:
    """The cards of this chapter that a person has not seen: those face down and those set aside."""
    unseen = [int(CHAPTER_ROOM * state.chapter) + place for place in bits(state.unseen)]
    return unseen if knows_aside(state, viewer) else sorted([*unseen, *state.aside])
