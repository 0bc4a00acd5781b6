"""What weights are learned from: positions of games that computer players play, each with what came of its game."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from westmarch.ai.measuring.calibration import chance
from westmarch.ai.simulate import Task, players_rng, run_chunks, seated, specs_for_seats
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game, Options
from westmarch.core.players.learning import Estimate
from westmarch.core.rng import Rng
from westmarch.core.state import State

POSITIONS_A_GAME = 8  # a few of each: those of one game tell much the same
WHIM = 40  # of 1000 words are by chance, so that games differ and less usual positions are seen too


class Position(NamedTuple):
    """A resting position: which features are not zero, their values, the present estimate as log odds, and what the first seat got, from 0 to 1."""

    places: tuple[int, ...]
    values: tuple[float, ...]
    log_odds: float
    result: float


def positions_of(
    game: Game,
    options: Options,
    players: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    on: str = "",
) -> list[Position]:
    """Positions of games, the i-th with seed + i, in the order of the games."""
    if game.estimate() is None:
        raise BadOptions(f"the estimate of {game.key} cannot be learned yet")
    by_game: dict[int, list[Position]] = {}
    task = Task(game, options, specs_for_seats(options, players), range(seed, seed + games))
    for part in run_chunks(play, task, jobs, on):
        by_game |= part
        if progress is not None:
            progress(len(by_game))
    return [position for number in sorted(by_game) for position in by_game[number]]


def play(task: Task) -> dict[int, list[Position]]:
    """The positions of some games."""
    return {seed: positions_of_game(task, seed) for seed in task.seeds}


def positions_of_game(task: Task, seed: int) -> list[Position]:
    """Play a game to its end and look at some of the positions at rest."""
    estimate = task.game.estimate()
    assert estimate is not None
    rng = players_rng(seed)
    players = seated(task.game, task.specs, rng)
    state = task.game.new(task.options, seed)
    resting: list[State] = []
    while not state.over:
        if state.resting:
            resting.append(state.clone())
        whim = rng.below(1000) < WHIM
        state.choose(rng.pick(state.options) if whim else players[state.seat].choose(state))
    result = chance(task.game, state.returns()[0])
    return [looked_at(estimate, one, result) for one in some_of(resting, rng)]


def some_of(states: list[State], rng: Rng) -> list[State]:
    """A few of the states, by chance."""
    chosen: list[State] = []
    while states and len(chosen) < POSITIONS_A_GAME:
        chosen.append(states.pop(rng.below(len(states))))
    return chosen


def looked_at(estimate: Estimate, state: State, result: float) -> Position:
    """A state as a position to learn from."""
    features = estimate.features(state)
    places = tuple(i for i, value in enumerate(features) if value)
    return Position(places, tuple(features[i] for i in places), estimate.log_odds(state), result)
