"""Scenes of random games, for the tests of boards."""

from collections.abc import Iterator

from rich.cells import cell_len

from westmarch.core.game import Game
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.terminal.boards import Scene
from westmarch.terminal.boards.canvas import Canvas
from westmarch.text.speech import speech


def scene_of(game: Game, state: State, lang: str = "en", pointed: int | None = None) -> Scene:
    """What the person who must choose sees; at the end, the person of the first seat."""
    seat = max(state.seat, 0)
    view = state.view(state.viewers[seat])
    about = () if state.over else tuple(game.prompt_things(state))
    side = game.facts.seat_ids[seat]
    return Scene(game, speech(lang), view, side, tuple(state.options), pointed, frozenset(about), about)


def states(game: Game, seed: int, **settings: object) -> Iterator[State]:
    """Every decision of a random game, and its end."""
    state = game.new(game.options(settings), seed)
    rng = Rng(seed)
    while not state.over:
        yield state
        state.choose(rng.pick(state.options))
    yield state


def scenes(game: Game, seed: int, lang: str = "en", every: int = 1, **settings: object) -> Iterator[Scene]:
    """The decisions of a random game, pointing at one option after the other, and its end."""
    for number, state in enumerate(states(game, seed, **settings)):
        if number % every == 0 or state.over:
            pointed = state.options[number % len(state.options)] if state.options else None
            yield scene_of(game, state, lang, pointed)


def check(canvas: Canvas) -> None:
    """A canvas has only characters one cell wide."""
    text = canvas.text()
    assert all(cell_len(char) == 1 for char in set(text) - {"\n"}), text
