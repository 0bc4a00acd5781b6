"""Measures what grows: random play by stage and by seats, the memory of a state, the cost of a record, a game after the other.

    PYTHONPATH=build/compiled python -P benchmarks/growth.py [GAME ...]

Rates are per second of the processor, medians of several rounds with their ranges, on a machine that has nothing else to do.
"""

import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable

from westmarch.core import registry
from westmarch.core.game import Game, Options
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.core.table import Table, load

GAMES = ("duel", "wotr_cards", "lcg", "wotr_board")
ROUNDS = 7
STAGES = 3
PLAYED = 60  # games a round
COPIES = 200


def spread(values: list[float]) -> str:
    """The median with the range."""
    return f"{statistics.median(values):,.1f} [{min(values):,.1f}-{max(values):,.1f}]"


def timed(work: Callable[[], int]) -> tuple[float, int]:
    """The seconds of the processor that some work took, and how much it did."""
    begin = time.process_time()
    done = work()
    return time.process_time() - begin, done


def course(game: Game, options: Options, seed: int) -> list[int]:
    """The words of a random game."""
    state, rng, words = game.new(options, seed), Rng(seed + 1), []
    while not state.over:
        words.append(rng.pick(state.options))
        state.apply(words[-1])
    return words


def say(state: State, words: list[int]) -> int:
    """Say words; gives their number."""
    for word in words:
        state.apply(word)
    return len(words)


def by_stage(game: Game, options: Options) -> list[str]:
    """Thousands of words a second in each third of random games."""
    rates: list[list[float]] = [[] for _ in range(STAGES)]
    games = [(seed, course(game, options, seed)) for seed in range(PLAYED)]
    for _ in range(ROUNDS):
        seconds, said = [0.0] * STAGES, [0] * STAGES
        for seed, words in games:
            state = game.new(options, seed)
            for stage in range(STAGES):
                part = words[len(words) * stage // STAGES : len(words) * (stage + 1) // STAGES]
                spent, done = timed(lambda state=state, part=part: say(state, part))  # type: ignore[misc]
                seconds[stage] += spent
                said[stage] += done
        for stage in range(STAGES):
            rates[stage].append(said[stage] / seconds[stage] / 1000)
    return [spread(rate) for rate in rates]


def by_seats(game: Game, options: Options) -> str:
    """Thousands of words a second of whole random games."""
    games = [(seed, course(game, options, seed)) for seed in range(PLAYED)]
    rates = []
    for _ in range(ROUNDS):
        spent, said = timed(lambda: sum(say(game.new(options, seed), words) for seed, words in games))
        rates.append(said / spent / 1000)
    return spread(rates)


def memory(game: Game, options: Options) -> float:
    """Kilobytes that a copy of a state in the middle of a game takes."""
    state = game.new(options, 1)
    words = course(game, options, 1)
    say(state, words[: len(words) // 2])
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [state.clone() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(copies) / 1024


def loading(game: Game, options: Options) -> str:
    """Microseconds a word that a record of a random game takes to be read and replayed, its checks included."""
    table = Table(game, options, 1)
    for word in course(game, options, 1):
        table.choose(word)
    text = table.record_text()
    times = []
    for _ in range(ROUNDS):
        spent, said = timed(lambda: len(load(text).words))
        times.append(spent / said * 1e6)
    return spread(times)


def main(keys: list[str]) -> None:
    """Print a row for each game and measure."""
    for key in keys or GAMES:
        game = registry.find(key)
        options = game.options()
        for stage, rate in enumerate(by_stage(game, options), 1):
            print(f"{key:12} random play, third {stage}/{STAGES}: {rate} thousand words/s", flush=True)
        for scenario, numbers in game.facts.scenarios.items():
            for seats in numbers:
                rate = by_seats(game, game.options({"scenario": scenario, "seats": seats}))
                print(f"{key:12} random play, {scenario}, {seats} seats: {rate} thousand words/s", flush=True)
        print(f"{key:12} memory of a state: {memory(game, options):.1f} KB")
        print(f"{key:12} record: {loading(game, options)} µs a word", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
