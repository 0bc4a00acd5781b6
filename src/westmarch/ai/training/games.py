"""What weights are learned from: positions of games that computer players play, each with what came of its game.

A game's result tells little about one position of it. Where the players search, what they expected there is known too, and half of it counts.
"""

from array import array
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from westmarch.ai.basic import Thought
from westmarch.ai.measuring.calibration import chance
from westmarch.ai.simulate import Task, players_rng, run_chunks, seated, specs_for_seats
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game, Options
from westmarch.core.players.learning import Estimate
from westmarch.core.rng import Rng
from westmarch.core.state import State

POSITIONS_A_GAME = 8  # of players that do not search: all that is known of them is one result
WHIM = 40  # of 1000 words are by chance, so that games differ and less usual positions are seen too


class Choice(NamedTuple):
    """What a search made of the words of a position: how often it tried each, and the appeals of one word after the other (`Estimate.appeal`)."""

    visits: Sequence[int]
    appeals: Sequence[float]


class Position(NamedTuple):
    """A resting position: which features are not zero, their values, the present estimate as log odds, and what came of it, from 0 to 1.

    Weights are learned from the first seat's side; a network from the side that has the turn, and its facts, which hold or do not, have no values.
    """

    places: Sequence[int]
    values: tuple[float, ...]
    log_odds: float
    result: float
    game: int  # its number: positions of one game are not independent of each other
    choice: Choice | None = None


class Rest(NamedTuple):
    """A state at rest, whether the first seat's side has the turn, and what this side's player thought; nothing unless it searched."""

    state: State
    first_has_turn: bool
    thoughts: Sequence[Thought]
    expected: float | None
    game: int

    def result(self, result: float) -> float:
        """What counts as the first seat's result here: half of it what was expected."""
        if self.expected is None:
            return result
        return (result + (self.expected if self.first_has_turn else 1.0 - self.expected)) / 2.0


Look = Callable[[Estimate, Rest, float], Position]


def for_weights(estimate: Estimate, rest: Rest, result: float) -> Position:
    """A rest as a position to learn weights from."""
    features = estimate.features(rest.state)
    places = tuple(i for i, value in enumerate(features) if value)
    values = tuple(features[i] for i in places)
    return Position(places, values, estimate.log_odds(rest.state), rest.result(result), rest.game)


def for_appeals(estimate: Estimate, rest: Rest, result: float) -> Position:
    """A rest as a position to learn appeals from."""
    return Position((), (), 0.0, rest.result(result), rest.game, choice_at(estimate, rest))


def for_network(estimate: Estimate, rest: Rest, result: float) -> Position:
    """A rest as a position to learn a network from."""
    facts, log_odds, result = estimate.holds(rest.state), estimate.log_odds(rest.state), rest.result(result)
    if not rest.first_has_turn:
        log_odds, result = -log_odds, 1.0 - result
    return Position(array("H", facts), (), log_odds, result, rest.game)


def choice_at(estimate: Estimate, rest: Rest) -> Choice | None:
    """What a search made of the words; nothing where there was no search, or nothing to choose."""
    if len(rest.thoughts) < 2:
        return None
    appeals = array("f")
    for thought in rest.thoughts:
        appeals.extend(estimate.appeal(rest.state, thought.word))
    return Choice(array("L", [thought.visits for thought in rest.thoughts]), appeals)


def positions_of(
    game: Game,
    options: Options,
    players: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    on: str = "",
    look: Look = for_weights,
) -> list[Position]:
    """Positions of games, the i-th with seed + i, in the order of the games."""
    estimate = game.estimate()
    if estimate is None or not can_be_learned(estimate, look):
        raise BadOptions(f"the estimate of {game.key} cannot be learned yet")
    by_game: dict[int, list[Position]] = {}
    task = Task(game, options, specs_for_seats(options, players), range(seed, seed + games))
    for part in run_chunks(partial(play, look=look), task, jobs, on):
        by_game |= part
        if progress is not None:
            progress(len(by_game))
    return [position for number in sorted(by_game) for position in by_game[number]]


def can_be_learned(estimate: Estimate, look: Look) -> bool:
    """Whether a game tells what is looked at."""
    return bool(estimate.facts() if look is for_network else estimate.appeals() if look is for_appeals else True)


def play(task: Task, look: Look) -> dict[int, list[Position]]:
    """The positions of some games."""
    return {seed: positions_of_game(task, seed, look) for seed in task.seeds}


def positions_of_game(task: Task, seed: int, look: Look) -> list[Position]:
    """Play a game to its end and look at some of the positions at rest."""
    estimate = task.game.estimate()
    assert estimate is not None
    rng = players_rng(seed)
    players = seated(task.game, task.specs, rng)
    sides = task.game.sides(task.options)
    state = task.game.new(task.options, seed)
    advisor, stage = task.game.advisor(), -1
    rests: list[Rest] = []
    while not state.over:
        player = players[state.seat]
        word = player.choose(state)
        if state.resting and not (estimate.only_first_rests() and advisor.stage(state) == stage):
            stage = advisor.stage(state)
            thoughts = player.thoughts()
            expected = chance(task.game, thoughts[0].value) if thoughts else None
            rests.append(Rest(state.clone(), sides[state.seat] == sides[0], thoughts, expected, seed))
        whim = rng.below(1000) < WHIM
        state.choose(rng.pick(state.options) if whim else word)
    result = chance(task.game, state.returns()[0])
    return [look(estimate, rest, result) for rest in some_of(rests, rng)]


def some_of(rests: list[Rest], rng: Rng) -> list[Rest]:
    """All rests at which a player searched; of others a few, by chance, for they tell much the same."""
    searched = [rest for rest in rests if rest.expected is not None]
    if searched:
        return searched
    chosen: list[Rest] = []
    while rests and len(chosen) < POSITIONS_A_GAME:
        chosen.append(rests.pop(rng.below(len(rests))))
    return chosen
