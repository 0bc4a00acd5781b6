"""Many games between computer players, on one or several processes, with the same results whatever their number."""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from westmarch.ai.measuring.kept import Form, Kept, missing, plan_of
from westmarch.ai.players import Player, check, player
from westmarch.ai.pools import check_place, run_tasks
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game, Options
from westmarch.core.players.playout import play_at_random
from westmarch.core.rng import Rng
from westmarch.core.state import State

T = TypeVar("T")  # what a chunk of work gives

# Mixed into a game's seed to get that of its players, whose chance must have nothing to do with that of the game.
PLAYERS_STREAM = 0x2545F4914F6CDD1D
CHUNK_SECONDS = 0.25  # work handed to a process at a time: far more than it costs to hand it over
CHUNKS_A_JOB = 8  # but several for each process, so that none waits long for the last one
LEAST_SECONDS = 0.1  # and yet no less than this, or a cluster would do little but hand over
TELLING_SECONDS = 0.02  # of work that tell how long a game takes: the very first ones take longer than all others


class Tally(NamedTuple):
    """What came of some games. `results` counts them by winner and kind of victory; `sums` adds up what their outcomes count."""

    games: int
    finished: int
    decisions: int
    seconds: float
    results: Counter[tuple[str, str]]
    sums: Counter[tuple[str, str, str]]

    def merge(self, other: "Tally") -> "Tally":
        """Both together; the seconds add up."""
        return Tally(
            self.games + other.games,
            self.finished + other.finished,
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            self.results + other.results,
            added(self.sums, other.sums),
        )

    def plain(self) -> tuple[object, ...]:
        """As data that a file can hold."""
        return *self[:4], list(self.results.items()), list(self.sums.items())

    @staticmethod
    def of(plain: tuple[Any, ...]) -> "Tally":
        """A tally out of a file."""
        games, finished, decisions, seconds, results, sums = plain
        return Tally(games, finished, decisions, seconds, Counter(dict(results)), Counter(dict(sums)))

    def means(self, winner: str, by: str) -> dict[str, float]:
        """The means of the numbers that the outcomes of one kind have, such as a score."""
        count = self.results[winner, by]
        return {name: total / count for (*kind, name), total in self.sums.items() if kind == [winner, by]}


def added(a: Counter[tuple[str, str, str]], b: Counter[tuple[str, str, str]]) -> Counter[tuple[str, str, str]]:
    """Both together, in a fixed order; sums of zero or less stay."""
    return Counter({key: a[key] + b[key] for key in sorted(a.keys() | b.keys())})


PlainTally = tuple[int, int, int, float, list[tuple[tuple[str, str], int]], list[tuple[tuple[str, str, str], int]]]
TALLIES = Form(PlainTally, Tally.plain, Tally.of)


class Task(NamedTuple):
    """Some games to be played: one for each seed."""

    game: Game
    options: Options
    specs: tuple[str, ...]
    seeds: range


class Chunk(NamedTuple, Generic[T]):
    """A task with what is to be done with it."""

    work: Callable[[Task], T]
    task: Task


def simulate(
    game: Game,
    options: Options,
    specs: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    on: str = "",
    keep: Path | None = None,
) -> Tally:
    """Play games, the i-th with seed + i. `progress` is told how many are finished so far; `on` names a Ray cluster.

    With a file to `keep` them in, games that are over are not played again should it be interrupted.
    """
    check_place(on)
    task = Task(game, options, specs_for_seats(options, specs), range(seed, seed + games))
    kept = Kept(keep, plan_of("simulate", game, options, task.specs, seed), TALLIES) if keep is not None else None
    begin = kept.began if kept is not None else time.perf_counter()
    tally = NOTHING
    for part in run_chunks(play_games, task, jobs, on, kept):
        tally = tally.merge(part)
        if progress is not None:
            progress(tally.games)
    results = Counter(dict(sorted(tally.results.items())))
    return tally._replace(seconds=time.perf_counter() - begin, results=results)


NOTHING = Tally(0, 0, 0, 0.0, Counter(), Counter())


def specs_for_seats(options: Options, specs: Sequence[str]) -> tuple[str, ...]:
    """A specification for each seat; a single one plays all seats. Bad ones are refused before any game begins."""
    for spec in specs:
        check(spec)
    if len(specs) == 1:
        return tuple(specs) * options.seats
    if len(specs) != options.seats:
        raise BadOptions(f"there are {options.seats} seats and {len(specs)} players")
    return tuple(specs)


def play_games(task: Task) -> Tally:
    """Play some games one after the other."""
    begin = time.perf_counter()
    finished = decisions = 0
    results: Counter[tuple[str, str]] = Counter()
    sums: Counter[tuple[str, str, str]] = Counter()
    for seed in task.seeds:
        state = play_game(task.game, task.options, task.specs, seed)
        decisions += int(state.said)
        finished += state.over
        outcome = task.game.outcome(state)
        winner, by = str(outcome["winner"]), str(outcome["by"])
        results[winner, by] += 1
        for name, value in outcome.items():
            if isinstance(value, int):
                sums[winner, by, name] += value
    return Tally(len(task.seeds), finished, decisions, time.perf_counter() - begin, results, sums)


def play_game(game: Game, options: Options, specs: Sequence[str], seed: int) -> State:
    """One game from its beginning to its end. All players draw from one stream, which makes random play quick."""
    state = game.new(options, seed)
    rng = players_rng(seed)
    if all(spec == "random" for spec in specs):
        play_at_random(state, rng)
        return state
    players = seated(game, specs, rng)
    try:
        while not state.over:
            state.choose(players[state.seat].choose(state))
    finally:
        for one in players:
            one.close()
    return state


def players_rng(seed: int) -> Rng:
    """The generator of the players of the game with this seed."""
    return Rng(seed ^ PLAYERS_STREAM)


def seated(game: Game, specs: Sequence[str], rng: Rng) -> list[Player]:
    """A player for each seat, all with one generator."""
    players = [player(spec, game, 0, awaited=False) for spec in specs]
    for one in players:
        one.rng = rng
    return players


# Work in chunks


def run_chunks(
    work: Callable[[Task], T], task: Task, jobs: int, on: str = "", kept: Kept[T] | None = None
) -> Iterator[T]:
    """Do the work of a task in chunks, in this process, in several or on a cluster, and give each chunk's result as it comes.

    What was kept of it comes first and is not done again; what is new is kept too.
    """
    done = kept.of(task.specs, task.seeds) if kept is not None else []
    for part in done:
        yield part.found
    for seeds, found in chunk_by_chunk(work, task, missing(task.seeds, [part.seeds for part in done]), jobs, on):
        if kept is not None:
            kept.put(task.specs, seeds, found)
        yield found


def chunk_by_chunk(
    work: Callable[[Task], T], task: Task, left: list[range], jobs: int, on: str
) -> Iterator[tuple[range, T]]:
    """Do the work of a task for some seeds; the first chunks are small ones that tell how much makes a chunk worth handing over."""
    size = 2
    while left:
        seeds, rest = left[0][:size], left[0][size:]
        left = [rest, *left[1:]] if rest else left[1:]
        begin = time.perf_counter()
        yield do(Chunk(work, task._replace(seeds=seeds)))
        took = time.perf_counter() - begin
        if took < TELLING_SECONDS:
            size *= 2
            continue
        each = took / len(seeds)
        size = max(1, int(CHUNK_SECONDS / each))
        games = sum(map(len, left))
        if (jobs > 1 or on) and games > 1:
            size = handed_over(games, each, jobs)
            pieces = [Chunk(work, task._replace(seeds=seeds)) for some in left for seeds in chunks(some, size)]
            yield from run_tasks(do, pieces, jobs, on)
            return


def do(chunk: Chunk[T]) -> tuple[range, T]:
    """Do a chunk of work; with its seeds, for results come in no certain order."""
    return chunk.task.seeds, chunk.work(chunk.task)


def handed_over(games: int, each: float, jobs: int) -> int:
    """How many games are handed over at a time, if one takes `each` seconds: as many for everybody, but no crumbs."""
    most, least = int(CHUNK_SECONDS / each), math.ceil(LEAST_SECONDS / each)
    return max(1, least, min(most, games // (jobs * CHUNKS_A_JOB)))


def chunks(seeds: range, size: int) -> list[range]:
    """The seeds in pieces of this size."""
    return [seeds[i : i + size] for i in range(0, len(seeds), size)]
