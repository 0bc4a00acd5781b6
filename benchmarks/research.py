"""Measures the research room beside its peers: `PYTHONPATH=build/compiled:src python benchmarks/research.py [--ray] [--only TEXT]`.

Rounds take turns, so that what else the machine does falls on all alike; a row tells medians and ranges of steps a second of the
processor. Peers that are not installed are left out. `--ray` measures Ray beside the process pool as well, by the clock.
"""

import argparse
import os
import platform
import statistics
import time
from collections.abc import Callable
from contextlib import ExitStack
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from librt.strings import BytesWriter

from westmarch import __version__
from westmarch.ai.pools import RAY, Workers, hired
from westmarch.ai.simulate import Task, chunks, handed_over, play_games
from westmarch.core.players.playout import play_at_random
from westmarch.core.registry import find
from westmarch.core.rng import Rng
from westmarch.research import many
from westmarch.research.pettingzoo import env
from westmarch.research.vector import VectorGames, sampled

ROUNDS = 5
PLACES = 1024
STEPS_A_ROUND = {"duel": 40, "wotr_cards": 8, "wotr_board": 8, "lcg": 8}
SEATS = {"lcg": {"seats": 2}}
PEER_STEPS = 2000
OWN_STEPS = 20_000  # as long a round as that of the slowest peers
GAMES_ON_RAY = 10_000
TRIED = 500  # of them, to see how many make a piece that is worth handing over
JOBS = 2
LIBRARIES = ("numpy", "pettingzoo", "rlcard", "open_spiel", "ray")

Work = Callable[[], tuple[int, float]]  # steps, and the seconds that they took


class Bar(NamedTuple):
    """How many times as fast as its peer something must be, and should be."""

    least: float
    goal: float


class Row(NamedTuple):
    """A measurement beside its peer."""

    name: str
    ours: Work
    peer_name: str
    peer: Work
    bar: Bar


THROUGH_PETTINGZOO, DUELS_AT_ONCE, OTHERS_AT_ONCE = Bar(10, 30), Bar(5, 15), Bar(3, 10)
ENCODING = Bar(0.5, 2)  # an observation may take as long as two steps of the engine, and should take half a step
ON_RAY = Bar(0.85, 0.95)


def timed(steps: int, began: float) -> tuple[int, float]:
    """Steps with the seconds of the processor since `began`."""
    return steps, time.process_time() - began


def drawn(words: list[int], chance: Random) -> int:
    """One of some words. All who play word by word draw like this: numpy's own choice would take longer than a step of ours."""
    return words[int(chance.random() * len(words))]


def allowed(mask: Any) -> list[int]:
    """The words of a mask. Numpy looks through truth values faster than through numbers."""
    words: list[int] = mask.view(np.bool_).nonzero()[0].tolist()
    return words


def pettingzoo_steps(table: Any, wanted: int = PEER_STEPS) -> Work:
    """Random play through PettingZoo's loop, with masks and observations."""

    def work() -> tuple[int, float]:
        chance = Random(1)
        table.reset(seed=1)  # a seed makes RLCard build its game anew: only once, and not by the clock
        began = time.process_time()
        steps = 0
        while steps < wanted:
            table.reset()
            for _ in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                if over or cut:
                    table.step(None)
                    continue
                table.step(drawn(allowed(seen["action_mask"]), chance))
                steps += 1
        return timed(steps, began)

    return work


def rlcard_steps(name: str) -> Work:
    """Random play in an environment of RLCard as it is: observations, but a list of actions in place of a mask, and no loop of PettingZoo."""
    import rlcard

    table = rlcard.make(name)

    def work() -> tuple[int, float]:
        chance = Random(1)
        began = time.process_time()
        steps = 0
        while steps < PEER_STEPS:
            state, _ = table.reset()
            while not table.is_over():
                state, _ = table.step(drawn(list(state["legal_actions"]), chance))
                steps += 1
        return timed(steps, began)

    return work


def uno_through_pettingzoo() -> Any:
    """RLCard's uno as PettingZoo wraps RLCard's other games: the same loop, mask and observation as ours."""
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase

    table = RLCardBase("uno", 2, (4, 4, 15))
    table.render_mode = None
    return table


def openspiel_steps(name: str) -> Work:
    """Random play of a game of OpenSpiel from Python, with the tensor of whoever must choose."""
    game = pyspiel.load_game(name)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def work() -> tuple[int, float]:
        chance = Random(1)
        began = time.process_time()
        steps = 0
        while steps < PEER_STEPS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    np.asarray(getattr(state, tensor)(state.current_player()))
                    state.legal_actions_mask()
                    steps += 1
                state.apply_action(drawn(state.legal_actions(), chance))
        return timed(steps, began)

    return work


def vector_steps(key: str) -> Work:
    """Random play of many games at once, with masks and observations; choosing the words counts as in the peers."""
    games = VectorGames(key, PLACES, **SEATS.get(key, {}))

    def work() -> tuple[int, float]:
        chance = np.random.default_rng(1)
        batch = games.reset(1)
        began = time.process_time()
        for _ in range(STEPS_A_ROUND[key]):
            batch = games.step(sampled(batch.masks, chance))
        return timed(STEPS_A_ROUND[key] * PLACES, began)

    return work


def encodings(key: str) -> Work:
    """Observations of the positions of a game, written as the vector environment does."""
    game = find(key)
    observer = game.observer()
    state, rng, states = game.new(game.options(SEATS.get(key, {})), 1), Rng(2), []
    while not state.over and len(states) < 200:
        states.append(state.clone())
        state.choose(rng.pick(state.options))

    def work() -> tuple[int, float]:
        began = time.process_time()
        for _ in range(20):
            out = BytesWriter()
            for one in states:
                observer.encode(one, one.seat, out)
        return timed(20 * len(states), began)

    return work


def engine_steps(key: str) -> Work:
    """Random play inside the engine."""
    game = find(key)
    options = game.options(SEATS.get(key, {}))

    def work() -> tuple[int, float]:
        began = time.process_time()
        steps = seed = 0
        while steps < 10_000:
            steps += play_at_random(game.new(options, seed), Rng(seed))
            seed += 1
        return timed(steps, began)

    return work


def games_of(workers: Workers) -> Work:
    """The games of `simulate` on processes or on Ray, by the clock: the work is done elsewhere. Both were started, and have played, before."""
    game = find("duel")
    task = Task(game, game.options(), ("random", "random"), range(GAMES_ON_RAY))
    tried = play_games(task._replace(seeds=range(TRIED)))
    size = handed_over(GAMES_ON_RAY, tried.seconds / TRIED, JOBS)
    pieces = [task._replace(seeds=seeds) for seeds in chunks(task.seeds, size)]

    def work() -> tuple[int, float]:
        began = time.perf_counter()
        played = sum(part.games for part in workers.run(play_games, pieces))
        return played, time.perf_counter() - began

    work()
    return work


def on_ray(begun: ExitStack) -> Row:
    """Ray beside the process pool; both stay for as long as `begun` is open."""
    import ray

    pool = games_of(begun.enter_context(hired(JOBS)))  # before Ray: its processes are copies of this one
    ray.init(num_cpus=JOBS, include_dashboard=False, log_to_driver=False, logging_level="error")
    begun.callback(ray.shutdown)
    cluster = games_of(begun.enter_context(hired(JOBS, RAY)))
    return Row(f"simulate duel on Ray, {JOBS} workers", cluster, "process pool", pool, ON_RAY)


def rows() -> list[Row]:
    """What is measured, as far as peers are installed."""
    found = []
    through = pettingzoo_steps(env("duel"), OWN_STEPS)
    if find_spec("rlcard"):
        from pettingzoo.classic import texas_holdem_v4

        peers = {
            "its texas_holdem": pettingzoo_steps(texas_holdem_v4.env()),
            "RLCard uno through PettingZoo": pettingzoo_steps(uno_through_pettingzoo()),
            "RLCard uno alone, no mask": rlcard_steps("uno"),
        }
        found += [
            Row("duel through PettingZoo", through, name, peer, THROUGH_PETTINGZOO) for name, peer in peers.items()
        ]
    for key in STEPS_A_ROUND:
        peer, bar = ("hearts", DUELS_AT_ONCE) if key == "duel" else ("gin_rummy", OTHERS_AT_ONCE)
        at_once = vector_steps(key)
        found.append(Row(f"{key}, {PLACES} at once", at_once, f"OpenSpiel {peer}", openspiel_steps(peer), bar))
    for key in STEPS_A_ROUND:
        found.append(Row(f"{key}, encoding", encodings(key), "the engine's step", engine_steps(key), ENCODING))
    return found


def about() -> str:
    """What the figures depend on: machine, Python, versions, and whether the engine is compiled."""
    cpu = next(
        (line.split(":")[1].strip() for line in cpu_lines() if line.startswith("model name")), platform.machine()
    )
    libraries = [f"{name} {version(name)}" for name in LIBRARIES if find_spec(name)]
    build = "plain" if many.__file__.endswith(".py") else "compiled"
    ours = f"Westmarch {__version__}, {build}"
    return ", ".join([f"{os.cpu_count()} x {cpu}", f"Python {platform.python_version()}", ours, *libraries])


def cpu_lines() -> list[str]:
    """What the system says of its processor, where it says something."""
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []


def told(values: list[float]) -> str:
    """A median with its range."""
    return f"{statistics.median(values):,.0f} ({min(values):,.0f} to {max(values):,.0f})"


def main() -> None:
    """Print the table."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--ray", action="store_true", help="measure Ray beside the process pool as well")
    reader.add_argument("--only", default="", metavar="TEXT", help="only the rows in whose name this stands")
    given = reader.parse_args()
    measured = [row for row in rows() if given.only in row.name]
    with ExitStack() as begun:
        if given.ray:
            measured.append(on_ray(begun))
        show(measured)


def show(measured: list[Row]) -> None:
    """Measure row by row, and print each as it comes."""
    print(f"{about()}; {ROUNDS} rounds in turns.\n")
    print("| work | a second | beside | a second | times | bar | goal |\n|---|---|---|---|---|---|---|", flush=True)
    for row in measured:
        ours, peers = [], []
        for _ in range(ROUNDS):
            for work, values in ((row.ours, ours), (row.peer, peers)):
                steps, seconds = work()
                values.append(steps / seconds)
        ratio = statistics.median(ours) / statistics.median(peers)
        cells = (
            row.name,
            told(ours),
            row.peer_name,
            told(peers),
            f"{ratio:.2f}",
            f"{row.bar.least:g}",
            f"{row.bar.goal:g}",
        )
        print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
