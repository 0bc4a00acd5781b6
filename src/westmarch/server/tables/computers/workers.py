"""The workers of a server: some think for computer players, hints and analyses, and one reads finished games.

Whoever reads does not wait for those who think. A worker that does not answer within a generous time is taken to hang and
replaced; its question is refused, and may be asked again.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from typing import Any, TypeVar

import structlog

from westmarch.ai import thinking
from westmarch.ai.workers import Worker
from westmarch.server import metrics
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.tables.computers.line import KINDS, MOVE, READING, Asker, Line, Task

T = TypeVar("T")
Found = tuple[T, float]  # and when

NICENESS = 10  # workers yield to the server
log = structlog.get_logger()


class Workers:
    """Some processes that outlive their questions."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.longest = settings.longest_thought
        self.to_think = Line(limits.waiting_of_person, limits.waiting_of_address)
        self.to_read = Line(limits.waiting_of_person, limits.waiting_of_address)
        self.workers = [Worker(niceness=NICENESS) for _ in range(settings.thinkers)]
        self.reader = Worker(niceness=NICENESS)
        self.replaced = 0  # workers that hung
        self.runners: list[asyncio.Task[None]] = []

    @property
    def for_one_word(self) -> int:
        """How many processes may think about one word at a time: one is left to others, and nobody may have more in the line."""
        return max(1, min(len(self.workers) - 1, self.to_think.of_person))

    def start(self) -> None:
        """Begin to take questions; the processes are started by the first ones."""
        self.runners = [
            asyncio.create_task(self._run(worker, self.to_think), name=f"thinker {i}")
            for i, worker in enumerate(self.workers)
        ]
        self.runners.append(asyncio.create_task(self._run(self.reader, self.to_read), name="reader"))

    async def warm_up(self) -> None:
        """Start the processes that think before they are needed."""
        places = [f"thinker {i}" for i in range(len(self.workers))]
        with contextlib.suppress(Refused):
            await asyncio.gather(*[self.ask(MOVE, Asker(place, place), thinking.get_ready) for place in places])

    async def stop(self) -> None:
        """Take no more questions and end the workers; what nobody answered is asked again after the next start."""
        for runner in self.runners:
            runner.cancel()
        await asyncio.gather(*self.runners, return_exceptions=True)

    async def ask(self, kind: int, asker: Asker, function: Callable[..., T], *args: Any) -> T:
        """Have a function done in a worker process."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        result: T = await self._done(Task(kind, asker, function, args, answer))
        return result

    async def follow(
        self, kind: int, asker: Asker, function: Callable[..., Iterator[T]], *args: Any
    ) -> AsyncGenerator[Found[T], None]:
        """Have a function done that finds one thing after the other: each with the time at which it was found."""
        loop = asyncio.get_running_loop()
        found: asyncio.Queue[Found[T] | None] = asyncio.Queue()
        task = Task(kind, asker, function, args, loop.create_future(), lambda it: found.put_nowait((it, loop.time())))
        done = asyncio.create_task(self._done(task))
        done.add_done_callback(lambda _: found.put_nowait(None))
        try:
            while (one := await found.get()) is not None:
                yield one
            await done
        finally:
            done.cancel()  # whoever has heard enough lets the worker think to its end

    async def _done(self, task: Task) -> Any:
        line = self.to_read if task.kind == READING else self.to_think
        line.put(task)
        began = time.perf_counter()
        with metrics.THINKING.track_inprogress():
            result = await task.answer
        metrics.THOUGHT_SECONDS.labels(KINDS[task.kind]).observe(time.perf_counter() - began)
        return result

    async def _run(self, worker: Worker, line: Line) -> None:
        """Give a worker the questions of a line, one after the other."""
        try:
            while True:
                task = await line.get()
                if not task.answer.done():
                    await self._answer(worker, task)
        finally:
            await worker.close()

    async def _answer(self, worker: Worker, task: Task) -> None:
        failure: Exception
        try:
            async with asyncio.timeout(self.longest):
                result = await carried_out(worker, task)
        except TimeoutError:
            self.replaced += 1
            log.error("worker_hung", function=task.function.__name__, seconds=self.longest)
            failure = Refused("busy")
        except Exception as error:
            log.exception("thinking_failed", function=task.function.__name__)
            failure = error
        else:
            if not task.answer.done():
                task.answer.set_result(result)
            return
        if not task.answer.done():
            task.answer.set_exception(failure)


async def carried_out(worker: Worker, task: Task) -> Any:
    """What a worker answers, or tells piece by piece."""
    if task.hear is None:
        return await worker.ask(task.function, *task.args)
    return await worker.follow(task.hear, task.function, *task.args)
