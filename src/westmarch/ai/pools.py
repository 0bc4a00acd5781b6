"""Work in pieces: in this process, in several, or on the machines of a Ray cluster. What comes of it is the same.

A piece must depend on nothing but itself, so that it can be done again wherever a process or a machine died.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from westmarch.ai import corrected
from westmarch.core.errors import BadOptions

Piece = TypeVar("Piece")
Result = TypeVar("Result")

RAY = "ray"  # a cluster that is there already, or else one on this machine; `ray://HOST:PORT` is a certain one
FOR_EVER = -1  # a piece is tried again however often what carries it dies
AHEAD = 2  # pieces handed over for each process, so that none waits for the next one


def run_tasks(work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int, on: str = "") -> Iterator[Result]:
    """Do all pieces and give each result as it comes, in no certain order."""
    if on:
        yield from run_on_ray(work, pieces, on)
    elif jobs > 1 and len(pieces) > 1:
        yield from run_in_processes(work, pieces, jobs)
    else:
        yield from map(work, pieces)


def run_in_processes(work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int) -> Iterator[Result]:
    """Do the pieces in several processes; a few more than there are processes are handed over ahead."""
    left = list(pieces)
    with ProcessPoolExecutor(max_workers=jobs, initializer=corrected.inherit) as pool:
        running: set[Future[Result]] = set()
        try:
            while left or running:
                while left and len(running) < AHEAD * jobs:
                    running.add(pool.submit(work, left.pop(0)))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def check_place(on: str) -> None:
    """Refuse a place where work cannot be done."""
    if on and on != RAY and not on.startswith(f"{RAY}://"):
        raise BadOptions(f"work is done on 'ray' or on 'ray://HOST:PORT', not on '{on[:40]}'")


def run_on_ray(work: Callable[[Piece], Result], pieces: Sequence[Piece], on: str) -> Iterator[Result]:
    """Do the pieces on a Ray cluster: those lost with a machine are done again on another."""
    check_place(on)
    ray = find_ray()
    begun = connect(ray, on)
    try:
        remote = ray.remote(max_retries=FOR_EVER)(work)
        slots = max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = list(pieces)
        running: list[Any] = []
        while left or running:
            while left and len(running) < AHEAD * slots:
                running.append(remote.remote(left.pop(0)))
            done, running = ray.wait(running, num_returns=1)
            for reference in done:
                yield ray.get(reference)
    finally:
        if begun:
            ray.shutdown()


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
