"""What everybody knows of hidden cards. One verb moves cards, so that this is written once."""

from riddles.components import OPEN
from riddles.state import RiddleState
from westmarch.core.hidden.knowledge import moved_unseen, seen_coming, seen_leaving


def moved(state: RiddleState, card: int, source: int, target: int) -> None:
    """A card went from one zone to another: every account moves forward by what that person saw."""
    for viewer in state.people:
        base = state.account(viewer)
        seen = state.sees(viewer, source) or state.sees(viewer, target)
        if not seen:
            moved_unseen(state.known, base, source, target)
            continue
        if source < OPEN:
            seen_leaving(state.known, base, OPEN, source, 1 << card)
        if target < OPEN:
            seen_coming(state.known, base, OPEN, target, 1 << card)
