"""A worker: a process in which computer players think, so that neither a screen nor a server waits for them.

The terminal has one, the server several behind a line. A worker reads questions from its standard input and answers on its
standard output, each a pickle after its length; a function that finds one thing after the other is answered piece by piece, as
they are found. It is this program's own child and gets nothing from elsewhere, which makes
pickles safe here. It ends as soon as its parent does.

Which engine a worker runs is decided in one place: `engine_folder` names the folder that comes first on its path. It is asked
before every question; once its answer changes, the process is exchanged for one that runs the other engine. So a table that was
opened on plain Python goes on with the compiled engine as soon as somebody has compiled it. Should that one not start (made for
another machine, half copied), workers go on with the engine that this process itself runs.
"""

import asyncio
import logging
import os
import pickle
import queue
import struct
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, BinaryIO, Literal, NamedTuple, TypeVar

import westmarch
from westmarch.ai import corrected

T = TypeVar("T")

LENGTH = struct.Struct(">I")
COMPILED = "WESTMARCH_COMPILED"  # the environment says where the compiled engine will be once it is made
# The engine is loaded before anything is asked: one that cannot be shows at once.
PROGRAM = "import sys, westmarch.core.state; from westmarch.ai.workers import serve; serve(int(sys.argv[1]))"
TRIES = 2  # a process that was killed from outside is replaced, and asked once more
USELESS: set[str] = set()  # folders of engines that do not start
log = logging.getLogger(__name__)


class WorkerFailed(Exception):
    """The function that a worker was asked for raised; the text is its traceback."""


class WorkerLost(Exception):
    """A worker ended in the midst of a question, and so did its successor."""


class Task(NamedTuple):
    """A function of some module, and what it is to be called with."""

    function: Callable[..., Any]
    args: tuple[Any, ...]


class Result(NamedTuple):
    """What came of a task: a value, or the traceback of what was raised; or one of several things that are found in turn."""

    value: Any
    failure: str = ""
    last: bool = True


def own_folder() -> str:
    """The folder of the package that this process runs."""
    return str(Path(westmarch.__file__).parents[1])


def engine_folder() -> str:
    """The folder of the package that workers run: the compiled one once it is there, else the one that this process runs."""
    compiled = os.environ.get(COMPILED, "")
    return compiled if compiled and compiled not in USELESS and os.path.isdir(compiled) else own_folder()


def engine_build() -> Literal["plain", "compiled"]:
    """Whether the engine that workers run is compiled."""
    core = Path(engine_folder(), "westmarch", "core")
    return "compiled" if any((core / f"state{suffix}").is_file() for suffix in EXTENSION_SUFFIXES) else "plain"


# In the worker's process


def serve(niceness: int) -> None:
    """Answer questions until the parent ends; the higher the niceness, the more the worker yields to others."""
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    corrected.inherit()
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever is printed must not get between the answers
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        for result in carry_out(questions.get()):
            answers.write(packed(result))
            answers.flush()


def _listen(stream: BinaryIO, questions: "queue.SimpleQueue[bytes]") -> None:
    """Pass questions on, and end the process at once, thinking or not, when the parent is gone."""
    while len(head := stream.read(LENGTH.size)) == LENGTH.size:
        questions.put(stream.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def carry_out(question: bytes) -> Iterator[Result]:
    """Call the function that a question names; what an iterator gives is told as it comes."""
    try:
        task: Task = pickle.loads(question)
        value = task.function(*task.args)
        if isinstance(value, Iterator):
            for found in value:
                yield Result(found, last=False)
            value = None
        yield Result(value)
    except Exception:
        yield Result(None, traceback.format_exc())


def packed(message: object) -> bytes:
    """A message with its length before it."""
    data = pickle.dumps(message)
    return LENGTH.pack(len(data)) + data


# In the owner's process


class Worker:
    """A worker's process as its owner sees it. It is started when first asked and stopped when it is in the way."""

    def __init__(self, *, niceness: int = 0, engine: Callable[[], str] = engine_folder) -> None:
        self.niceness = niceness
        self.engine = engine
        self._process: asyncio.subprocess.Process | None = None
        self._running = ""  # the folder of the engine that the process runs
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def pid(self) -> int | None:
        """The process's number, while there is one."""
        return self._process.pid if self._process is not None else None

    async def ask(self, function: Callable[..., T], *args: Any) -> T:
        """Have a function done, one at a time. Whoever cancels this stops the thinking."""
        answer: T = await self._value_of(function, args, unheard)
        return answer

    async def follow(self, hear: Callable[[Any], None], function: Callable[..., Iterator[T]], *args: Any) -> None:
        """Have a function done that finds one thing after the other, and hear each as soon as it is found."""
        await self._value_of(function, args, hear)

    async def _value_of(self, function: Callable[..., Any], args: tuple[Any, ...], hear: Callable[[Any], None]) -> Any:
        question = packed(Task(function, args))
        try:
            result = await self._answered(question, hear)
        except WorkerLost:
            if not await self._given_up():
                raise
            result = await self._answered(question, hear)
        if result.failure:
            raise WorkerFailed(result.failure)
        return result.value

    async def _answered(self, question: bytes, hear: Callable[[Any], None]) -> Result:
        for _ in range(TRIES):
            heard: list[Any] = []
            try:
                return await self._exchange(question, heard, hear)
            except (asyncio.IncompleteReadError, OSError):
                self.stop()
                if heard:  # a second try would say it again
                    break
            except BaseException:
                self.stop()
                raise
        raise WorkerLost("the worker process ended in the midst of its answer")

    async def _given_up(self) -> bool:
        """Whether the engine was to blame for a lost worker, and there is another one: it is not used any more then."""
        folder = self._folder()
        if folder == own_folder():
            return False
        try:
            await self._answered(packed(Task(divmod, (1, 1))), unheard)
        except WorkerLost:
            log.warning("the engine in %s does not start; the one in %s is used", folder, own_folder())
            USELESS.add(folder)
            return True
        return False

    def _folder(self) -> str:
        folder = self.engine()
        return own_folder() if folder in USELESS else folder

    async def _exchange(self, question: bytes, heard: list[Any], hear: Callable[[Any], None]) -> Result:
        process = await self._ready()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        while not (result := await next_result(process.stdout)).last:
            heard.append(result.value)
            hear(result.value)
        return result

    async def _ready(self) -> asyncio.subprocess.Process:
        """The process, a new one where there is none or it runs another engine than it should."""
        folder = self._folder()
        if self._process is not None and folder != self._running:
            self.stop()
        if self._process is None:
            self._process = await started(folder, self.niceness)
            self._running = folder
        return self._process

    def stop(self) -> None:
        """End the process, whatever it is doing; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            ending = asyncio.ensure_future(end(process))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End the process and wait until it is gone."""
        self.stop()
        await asyncio.gather(*self._ending)


def unheard(found: Any) -> None:
    """Where nobody listens before the answer is complete."""


async def next_result(stream: asyncio.StreamReader) -> Result:
    """What a worker tells next."""
    (length,) = LENGTH.unpack(await stream.readexactly(LENGTH.size))
    result: Result = pickle.loads(await stream.readexactly(length))
    return result


async def started(folder: str, niceness: int) -> asyncio.subprocess.Process:
    """A new process that serves, with the package out of a folder."""
    path = os.pathsep.join([folder, *filter(None, [os.environ.get("PYTHONPATH")])])
    # A session of its own keeps the keyboard's interrupt away from it; -P keeps out what lies in the user's folder.
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-c",
        PROGRAM,
        str(niceness),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,
    )


async def end(process: asyncio.subprocess.Process) -> None:
    """Kill a process and let go of its pipes."""
    if process.returncode is None:
        process.kill()
    await process.communicate()
