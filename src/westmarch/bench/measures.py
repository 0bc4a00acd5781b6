"""What is measured: each function works for about the given seconds and gives a rate (or, for copies, a time).

OpenSpiel is optional (the dependency group `bench`), and comes without types.
"""

import importlib.util
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from westmarch.ai.search import iterations_per_second
from westmarch.ai.simulate import simulate
from westmarch.core import registry
from westmarch.core.players.advice import Advisor
from westmarch.core.players.playout import play_at_random
from westmarch.core.rng import Rng
from westmarch.core.state import State

Measure = Callable[[float], float]

GAMES_A_JOB = 50_000  # enough that starting processes does not count


def rate(seconds: float, work: Callable[[int], int]) -> float:
    """Repeat some work, which is told its number and tells how much it did, and give the amount a second.

    The seconds are those of the processor, for other work on the machine must not change what is measured.
    """
    done = count = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        done += work(count)
        count += 1
    return done / spent


# Westmarch


def random_games(key: str) -> Measure:
    """Decisions a second of uniformly random games."""
    game = registry.find(key)
    options = game.options()
    rng = Rng(1)
    return lambda seconds: rate(seconds, lambda i: play_at_random(game.new(options, i), rng))


def stepwise_games(key: str) -> Measure:
    """The same with every word chosen by a loop in plain Python, as a researcher's would."""
    game = registry.find(key)
    options = game.options()
    pick = random.Random(1).random

    def play(seed: int) -> int:
        state = game.new(options, seed)
        while not state.over:
            allowed = state.options
            state.apply(allowed[int(pick() * len(allowed))])
        return int(state.said)

    return lambda seconds: rate(seconds, play)


def moments(key: str) -> list[State]:
    """Copies of the states of a random game, at each of its words."""
    game = registry.find(key)
    state = game.new(game.options(), 1)
    states = []
    rng = Rng(1)
    while not state.over:
        states.append(state.clone())
        state.apply(rng.pick(state.options))
    return states


def clones(key: str) -> Measure:
    """Microseconds a copy of a state in mid-game takes, averaged over a game."""
    states = moments(key)

    def copy_all(_: int) -> int:
        for one in states:
            one.clone()
        return len(states)

    return lambda seconds: 1e6 / rate(seconds, copy_all)


def views(key: str) -> Measure:
    """Microseconds a view takes, of whoever is asked, averaged over a game from its beginning to its end."""
    states = moments(key)

    def show_all(_: int) -> int:
        for one in states:
            one.view(one.viewers[one.seat])
        return len(states)

    return lambda seconds: 1e6 / rate(seconds, show_all)


def tree_search(key: str) -> Measure:
    """Iterations a second of the tree search with random playouts, at the start of a game."""
    game = registry.find(key)
    state = game.new(game.options(), 1)
    return lambda seconds: iterations_per_second(state, seconds, 1)


def advised_search(key: str) -> Measure:
    """The same with the game's advisor, in the middle of a game that advised players played."""
    game = registry.find(key)
    advisor = game.advisor()
    length = play_advised(game.new(game.options(), 1), advisor, None)
    state = game.new(game.options(), 1)
    play_advised(state, advisor, length // 2)
    return lambda seconds: iterations_per_second(state, seconds, 1, advisor)


def play_advised(state: State, advisor: Advisor, words: int | None) -> int:
    """Play as the advisor says, for so many words or to the end; gives how many were said."""
    rng = Rng(1)
    while not state.over and (words is None or state.said < words):
        state.apply(advisor.choose(state, rng))
    return int(state.said)


def jobs(key: str, count: int) -> Measure:
    """Random games a second on several processes; how long it takes does not depend on the seconds asked for."""
    game = registry.find(key)

    def measure(_: float) -> float:
        tally = simulate(game, game.options(), ["random"], GAMES_A_JOB * 2, 1, jobs=count)
        return tally.games / tally.seconds

    return measure


def whole_games(key: str, player: str) -> Measure:
    """Whole games a second of a player against itself, on one core."""
    game = registry.find(key)
    return lambda seconds: rate(seconds, lambda i: simulate(game, game.options(), [player], 1, i).games)


# OpenSpiel


def spiel(name: str) -> Any:
    """A game of OpenSpiel."""
    import pyspiel

    return pyspiel.load_game(name)


def spiel_random_games(name: str) -> Measure:
    """Decisions a second (chance not counted) of uniformly random games, in a lean loop."""
    game = spiel(name)
    pick = random.Random(1).random

    def play(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
                decisions += 1
        return decisions

    return lambda seconds: rate(seconds, play)


def spiel_deal(name: str) -> Any:
    """A state of OpenSpiel after the deal."""
    state = spiel(name).new_initial_state()
    pick = random.Random(1)
    while state.is_chance_node():
        state.apply_action(pick.choice(state.chance_outcomes())[0])
    return state


def spiel_clones(name: str) -> Measure:
    """Microseconds a copy of a state takes."""
    state = spiel_deal(name)

    def copy_some(_: int) -> int:
        for _i in range(100):
            state.clone()
        return 100

    return lambda seconds: 1e6 / rate(seconds, copy_some)


def spiel_tree_search(name: str) -> Measure:
    """Iterations a second of OpenSpiel's information-set tree search in Python, with random playouts."""
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    state = spiel_deal(name)
    iterations = 50
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, iterations, random_state=numpy.random.RandomState(1))

    def search(_: int) -> int:
        bot.run_search(state)
        return iterations

    return lambda seconds: rate(seconds, search)


OUR_MEASURES: dict[str, Callable[[], Measure]] = {
    "duel-stepwise": lambda: stepwise_games("duel"),
    "duel-mcts": lambda: tree_search("duel"),
    "duel-one-job": lambda: jobs("duel", 1),
    "duel-two-jobs": lambda: jobs("duel", 2),
}
for _name, _key in (("duel", "duel"), ("wotr", "wotr_cards"), ("lcg", "lcg"), ("board", "wotr_board")):
    OUR_MEASURES |= {
        f"{_name}-random": partial(random_games, _key),
        f"{_name}-clone": partial(clones, _key),
        f"{_name}-view": partial(views, _key),
        f"{_name}-games": partial(whole_games, _key, "random"),
        f"{_name}-heuristic": partial(whole_games, _key, "heuristic"),
        f"{_name}-advised": partial(advised_search, _key),
    }
PEER_MEASURES: dict[str, Callable[[], Measure]] = {
    "hearts-random": lambda: spiel_random_games("hearts"),
    "gin-random": lambda: spiel_random_games("gin_rummy"),
    "hearts-clone": lambda: spiel_clones("hearts"),
    "gin-clone": lambda: spiel_clones("gin_rummy"),
    "hearts-mcts": lambda: spiel_tree_search("hearts"),
}


def installed_peers() -> set[str]:
    """The measures of peers that this machine has."""
    return set(PEER_MEASURES) if importlib.util.find_spec("pyspiel") else set()
