"""The worker processes and the line before them: computer players first, then hints, then analyses."""

import asyncio
import contextlib
import itertools
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, TypeVar

import structlog

from westmarch.server import metrics
from westmarch.server.refusal import Refused
from westmarch.server.tables import thinking

T = TypeVar("T")

MOVE = 0
HINT = 1
ANALYSIS = 2
KINDS = ("move", "hint", "analysis")
MAX_LINE = 5_000
log = structlog.get_logger()


class Task(NamedTuple):
    """A question in the line: the smaller comes first, and of equals the older."""

    priority: int
    number: int
    function: Callable[..., Any]
    args: tuple[Any, ...]
    answer: "asyncio.Future[Any]"


class Workers:
    """A pool of processes that outlive their questions."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.line: asyncio.PriorityQueue[Task] = asyncio.PriorityQueue(MAX_LINE)
        self.numbers = itertools.count()
        self.pool: ProcessPoolExecutor | None = None
        self.runners: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to take questions; the processes are started by the first ones."""
        self.runners = [asyncio.create_task(self._run(), name=f"thinker {i}") for i in range(self.count)]

    async def warm_up(self) -> None:
        """Start the processes before they are needed."""
        with contextlib.suppress(Refused):
            await asyncio.gather(*[self.ask(MOVE, thinking.ready) for _ in range(self.count)])

    async def stop(self) -> None:
        """Take no more questions and wait for the workers; what nobody answered is asked again after the next start."""
        for runner in self.runners:
            runner.cancel()
        await asyncio.gather(*self.runners, return_exceptions=True)
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
            self.pool = None

    async def ask(self, priority: int, function: Callable[..., T], *args: Any) -> T:
        """Have a function done in a worker process."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            self.line.put_nowait(Task(priority, next(self.numbers), function, args, answer))
        except asyncio.QueueFull:
            raise Refused("busy") from None
        began = time.perf_counter()
        with metrics.THINKING.track_inprogress():
            result = await answer
        metrics.THOUGHT_SECONDS.labels(KINDS[priority]).observe(time.perf_counter() - began)
        return result

    async def _run(self) -> None:
        while True:
            task = await self.line.get()
            if task.answer.done():
                continue
            try:
                result = await self._in_process(task)
            except Exception as error:
                log.exception("thinking_failed", function=task.function.__name__)
                if not task.answer.done():
                    task.answer.set_exception(error)
            else:
                if not task.answer.done():
                    task.answer.set_result(result)

    async def _in_process(self, task: Task) -> Any:
        loop = asyncio.get_running_loop()
        pool = self._ready_pool()
        try:
            return await loop.run_in_executor(pool, task.function, *task.args)
        except BrokenProcessPool:
            log.warning("workers_broken")
            if self.pool is pool:
                self.pool = None
            return await loop.run_in_executor(self._ready_pool(), task.function, *task.args)

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=thinking.prepare)
        return self.pool
