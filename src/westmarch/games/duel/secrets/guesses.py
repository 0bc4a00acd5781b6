"""A fair guess at what a person cannot know."""

from westmarch.core.hidden.dealing import deal
from westmarch.core.rng import Rng
from westmarch.games.duel.components import CHAPTER_ROOM
from westmarch.games.duel.secrets.knowledge import knows_aside, unseen_by
from westmarch.games.duel.state import DuelState


def redeal(state: DuelState, viewer: int, rng: Rng) -> None:
    """Guess the cards set aside, if somebody else has looked at them, and let chance start anew."""
    state.rng = rng.fork()
    if state.aside and not knows_aside(state, viewer):
        pool = unseen_by(state, viewer)
        anywhere = [0b11] * len(pool)
        aside, unseen = deal(pool, anywhere, [len(state.aside), len(pool) - len(state.aside)], rng)
        state.aside = tuple(aside)
        state.unseen = sum(1 << (card - int(CHAPTER_ROOM * state.chapter)) for card in unseen)
        state.ask_again()
