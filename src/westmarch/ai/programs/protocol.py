"""How a program plays for a seat: questions and answers, a line of JSON each, on its standard input and output.

`docs/bots.md` tells it to those who write such programs. A question holds what the seat may know and nothing else: its view, its options, and a
position in which everything hidden has been guessed anew.
"""

from typing import Any, Final, cast

import msgspec

from westmarch.core.game import Game
from westmarch.core.rng import Rng
from westmarch.core.state import State

PROTOCOL: Final = 1


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is asked. `position` can be loaded by Westmarch; `view` is what a browser would show."""

    protocol: int = PROTOCOL
    id: int
    game: str
    rules: int
    settings: dict[str, Any]
    seat: str
    prompt: str
    options: list[str]
    seconds: float
    view: Any
    position: dict[str, Any]


class Opinion(msgspec.Struct, frozen=True):
    """What a program thinks of one of its options: from -1 to 1, after so many tries."""

    word: str
    value: float
    visits: int = 0


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a program says: the word for this question, and perhaps those for the ones that follow until something is revealed."""

    id: int
    words: list[str]
    estimate: float | None = None
    thoughts: list[Opinion] = []


def question_about(game: Game, state: State, number: int, seconds: float, rng: Rng) -> Question:
    """What the seat that must choose may know, as a question."""
    viewer = state.viewers[state.seat]
    guess = state.clone()
    guess.redeal(viewer, rng)
    position = game.to_position(guess)
    settings = cast("dict[str, Any]", position["options"])
    return Question(
        id=number,
        game=game.key,
        rules=game.rules,
        settings=settings,
        seat=game.seat_ids(game.options(settings))[state.seat],
        prompt=game.prompt(state).name,
        options=game.vocabulary.spell_all(state.options),
        seconds=seconds,
        view=msgspec.to_builtins(state.view(viewer)),
        position=position,
    )
