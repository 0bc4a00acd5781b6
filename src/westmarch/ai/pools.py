"""Work in pieces: in this process, in several, or on the machines of a Ray cluster. What comes of it is the same.

A piece must depend on nothing but itself, so that it can be done again wherever a process or a machine died.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, TypeVar

from westmarch.ai import corrected
from westmarch.core.errors import BadOptions

Piece = TypeVar("Piece")
Result = TypeVar("Result")

RAY = "ray"  # a cluster that is there already, or else one on this machine; `ray://HOST:PORT` is a certain one
FOR_EVER = -1  # a piece is tried again however often what carries it dies
AHEAD = 2  # pieces handed over for each process, so that none waits for the next one


class Workers:
    """Those who do the work: here this process alone."""

    def run(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        """Do all pieces and give each result as it comes, in no certain order."""
        yield from map(work, pieces)


class Processes(Workers):
    """Several processes of this machine; a few more pieces than there are processes are handed over ahead."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self.pool = pool
        self.jobs = jobs

    def run(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        left = list(pieces)
        running: set[Future[Result]] = set()
        try:
            while left or running:
                while left and len(running) < AHEAD * self.jobs:
                    running.add(self.pool.submit(work, left.pop(0)))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


class Cluster(Workers):
    """The machines of a Ray cluster: pieces that are lost with one are done again on another."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.known: dict[Callable[..., Any], Any] = {}  # work that the machines were taught: once is enough

    def run(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        if work not in self.known:
            self.known[work] = self.ray.remote(max_retries=FOR_EVER)(work)
        remote = self.known[work]
        slots = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        left = list(pieces)
        running: list[Any] = []
        while left or running:
            while left and len(running) < AHEAD * slots:
                running.append(remote.remote(left.pop(0)))
            done, running = self.ray.wait(running, num_returns=1)
            for reference in done:
                yield self.ray.get(reference)


@contextmanager
def hired(jobs: int, on: str = "") -> Iterator[Workers]:
    """Workers for as long as they are needed: on a cluster, in several processes, or this one."""
    if on:
        check_place(on)
        ray = find_ray()
        begun = connect(ray, on)
        try:
            yield Cluster(ray)
        finally:
            if begun:
                ray.shutdown()
    elif jobs > 1:
        with ProcessPoolExecutor(max_workers=jobs, initializer=corrected.inherit) as pool:
            yield Processes(pool, jobs)
    else:
        yield Workers()


def run_tasks(work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int, on: str = "") -> Iterator[Result]:
    """Do all pieces and give each result as it comes, in no certain order."""
    with hired(jobs if len(pieces) > 1 else 1, on) as workers:
        yield from workers.run(work, pieces)


def check_place(on: str) -> None:
    """Refuse a place where work cannot be done."""
    if on and on != RAY and not on.startswith(f"{RAY}://"):
        raise BadOptions(f"work is done on 'ray' or on 'ray://HOST:PORT', not on '{on[:40]}'")
    if on:
        find_ray()


def find_ray() -> Any:
    """The library, if it is installed."""
    try:
        import ray
    except ImportError:
        raise BadOptions("Ray is not installed; the extra westmarch[ray] brings it") from None
    return ray


def connect(ray: Any, on: str) -> bool:
    """Join a cluster, or begin one on this machine; whether that was done here and must be ended."""
    if ray.is_initialized():
        return False
    try:
        # Workers are told the corrections before they load any game.
        told = {name: os.environ[name] for name in (corrected.FILE, corrected.TEXT) if name in os.environ}
        workers = {"env_vars": told, "worker_process_setup_hook": corrected.inherit}
        ray.init(address=None if on == RAY else on, runtime_env=workers, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadOptions(f"no Ray cluster answers at {on}: {error}") from None
    return True
