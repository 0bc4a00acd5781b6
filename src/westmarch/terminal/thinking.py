"""Computer players at a terminal: asked directly, or in a process of their own so that a screen never waits for them.

The process reads questions from its standard input and answers on its standard output, each a pickle after its length.
It is this program's own child and gets nothing from elsewhere, which makes pickles safe here.
"""

import asyncio
import pickle
import struct
import sys
from typing import BinaryIO, NamedTuple

from westmarch.ai.players import Player, Thought, player
from westmarch.ai.simulate import PLAYERS_STREAM
from westmarch.core import registry
from westmarch.core.state import State

LENGTH = struct.Struct(">I")
ADVISER = "hard"  # who is asked for a hint


class Question(NamedTuple):
    """What somebody is to choose. The same person is known by the same name and seed from word to word."""

    game: str
    spec: str
    name: str
    seed: int
    state: State


class Answer(NamedTuple):
    """The word chosen, and what was thought of the options."""

    word: int
    thoughts: list[Thought]


class Minds:
    """Computer players that remember what they thought from one word to the next."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, str, str, int], Player] = {}

    def answer(self, question: Question) -> Answer:
        """Let a player choose."""
        key = (question.game, question.spec, question.name, question.seed)
        if key not in self._players:
            seed = (question.seed ^ PLAYERS_STREAM) + sum(question.name.encode())
            self._players[key] = player(question.spec, registry.find(question.game), seed)
        mind = self._players[key]
        return Answer(mind.choose(question.state), mind.thoughts())


def expected(game: str, value: float) -> int:
    """A search's estimate as a chance to win in per cent."""
    low, high = registry.find(game).facts.returns
    return round(100 * (value - low) / (high - low))


# The process


def packed(message: object) -> bytes:
    """A message with its length before it."""
    data = pickle.dumps(message)
    return LENGTH.pack(len(data)) + data


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there are no more."""
    minds = Minds()
    while True:
        head = questions.read(LENGTH.size)
        if len(head) < LENGTH.size:
            return
        answers.write(packed(minds.answer(pickle.loads(questions.read(LENGTH.unpack(head)[0])))))
        answers.flush()


class Thinker:
    """The process that thinks, seen from a screen. It is started when first asked and stopped when it is in the way."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.Future[None] | None = None

    async def ask(self, question: Question) -> Answer:
        """Let a player choose. Whoever cancels this stops the thinking."""
        process = self._process or await self._begin()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(packed(question))
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            answer: Answer = pickle.loads(await process.stdout.readexactly(length))
        except BaseException:
            self.stop()
            raise
        return answer

    async def _begin(self) -> asyncio.subprocess.Process:
        # A session of its own keeps the keyboard's interrupt away from it; -P keeps out what lies in the user's folder.
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            __name__,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        return self._process

    def stop(self) -> None:
        """End the process, whatever it is doing; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            self._ending = asyncio.ensure_future(end(process))

    async def close(self) -> None:
        """End the process and wait until it is gone."""
        self.stop()
        if self._ending is not None:
            await self._ending


async def end(process: asyncio.subprocess.Process) -> None:
    """Kill a process and let go of its pipes."""
    if process.returncode is None:
        process.kill()
    await process.communicate()


if __name__ == "__main__":
    # Run as a script this module has another name, under which pickles would not be found again.
    from westmarch.terminal.thinking import serve as serve_by_name

    serve_by_name(sys.stdin.buffer, sys.stdout.buffer)
