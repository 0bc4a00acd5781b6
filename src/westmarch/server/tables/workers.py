"""The workers of a server and the line before them: computer players first, then hints, then analyses."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import structlog

from westmarch.ai import thinking
from westmarch.ai.workers import Worker
from westmarch.server import metrics
from westmarch.server.refusal import Refused

T = TypeVar("T")

MOVE = 0
HINT = 1
ANALYSIS = 2
KINDS = ("move", "hint", "analysis")
MAX_LINE = 5_000
NICENESS = 10  # workers yield to the server
log = structlog.get_logger()


class Task(NamedTuple):
    """A question in the line: the smaller comes first, and of equals the older."""

    priority: int
    number: int
    function: Callable[..., Any]
    args: tuple[Any, ...]
    answer: "asyncio.Future[Any]"


class Workers:
    """Some processes that outlive their questions."""

    def __init__(self, count: int) -> None:
        self.line: asyncio.PriorityQueue[Task] = asyncio.PriorityQueue(MAX_LINE)
        self.numbers = itertools.count()
        self.workers = [Worker(niceness=NICENESS) for _ in range(count)]
        self.runners: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to take questions; the processes are started by the first ones."""
        self.runners = [
            asyncio.create_task(self._run(worker), name=f"thinker {i}") for i, worker in enumerate(self.workers)
        ]

    async def warm_up(self) -> None:
        """Start the processes before they are needed."""
        with contextlib.suppress(Refused):
            await asyncio.gather(*[self.ask(MOVE, thinking.get_ready) for _ in self.workers])

    async def stop(self) -> None:
        """Take no more questions and end the workers; what nobody answered is asked again after the next start."""
        for runner in self.runners:
            runner.cancel()
        await asyncio.gather(*self.runners, return_exceptions=True)

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

    async def _run(self, worker: Worker) -> None:
        """Give a worker the questions of the line, one after the other."""
        try:
            while True:
                task = await self.line.get()
                if not task.answer.done():
                    await self._answer(worker, task)
        finally:
            await worker.close()

    async def _answer(self, worker: Worker, task: Task) -> None:
        try:
            result = await worker.ask(task.function, *task.args)
        except Exception as error:
            log.exception("thinking_failed", function=task.function.__name__)
            if not task.answer.done():
                task.answer.set_exception(error)
        else:
            if not task.answer.done():
                task.answer.set_result(result)
