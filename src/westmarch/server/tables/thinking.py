"""What the worker processes do: choose for a computer player, give a hint, estimate a position.

They are given a copy of the state in which all that the choosing person cannot know has been guessed anew.
"""

import multiprocessing
import os
import threading

from westmarch.ai.basic import Thought
from westmarch.ai.players import player
from westmarch.core import registry
from westmarch.core.state import State

NICENESS = 10


def prepare() -> None:
    """Yield to the server, end with it, and have the games at hand."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for game in map(registry.find, registry.keys()):
        game.advisor()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def ready() -> bool:
    """Asked once of each worker, so that the first question does not wait for its start."""
    return True


def choose(key: str, state: State, spec: str, seed: int) -> list[int]:
    """What a computer player says: its next word, and those after it until another is asked or something is revealed."""
    thinker = player(spec, registry.find(key), seed)
    seat = state.seat
    words: list[int] = []
    while state.seat == seat:
        word = thinker.choose(state)
        words.append(word)
        state.choose(word)
        if state.barrier == state.said:
            break
    return words


def hint(key: str, state: State, spec: str, seed: int) -> list[Thought]:
    """What a strong player thinks of the options, the best first."""
    thinker = player(spec, registry.find(key), seed)
    word = thinker.choose(state)
    return thinker.thoughts() or [Thought(word, 0.0, 0)]


def estimate(key: str, state: State, spec: str, seed: int) -> list[float]:
    """What each seat can expect, from -1 to 1."""
    game = registry.find(key)
    if state.over:
        return state.returns()
    thinker = player(spec, game, seed)
    thinker.choose(state)
    thoughts = thinker.thoughts()
    seats = len(state.viewers)
    if thoughts and game.facts.teams == "together":
        return [thoughts[0].value] * seats
    if not thoughts or seats != 2:
        return game.advisor().estimate(state)
    values = [-thoughts[0].value] * seats
    values[state.seat] = thoughts[0].value
    return values
