"""A computer player that is a program of its own, and may be anybody's: it is asked as `protocol` says.

Such a program is not trusted: it gets what its seat may know, has its time, and whatever it does wrong (it cannot be started, it ends, it keeps silent,
it answers nonsense or an illegal word) is a fault of its own. What a fault costs is decided by who lets it play.
"""

import queue
import shlex
import subprocess
import threading
from typing import Final

import msgspec

from westmarch.ai.basic import Player, Thought
from westmarch.ai.programs.protocol import Answer, question_about
from westmarch.core.errors import WestmarchError
from westmarch.core.game import Game
from westmarch.core.state import State

SECONDS: Final = 1.0  # to think about a question, unless the specification says otherwise
PATIENCE: Final = 10.0  # seconds beyond that: a program may have to start, and a machine may be busy
MAX_LINE: Final = 4_000_000  # bytes; no honest answer comes near it


class ProgramFault(WestmarchError):
    """A program did not play as it must; `seat` is the one that it played for."""

    def __init__(self, reason: str, seat: int) -> None:
        super().__init__(reason)
        self.seat = seat


class ProgramPlayer(Player):
    """Asks a program, and says what it answers."""

    def __init__(self, name: str, seed: int, game: Game, command: str, seconds: float = SECONDS) -> None:
        super().__init__(name, seed)
        self._game = game
        self._command = shlex.split(command)
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._asked = 0
        self._ahead: list[int] = []  # words that the program said for questions to come
        self._expected = -1  # how many words will have been said when the first of them is due
        self._thoughts: list[Thought] = []

    def choose(self, state: State) -> int:
        if self._ahead and state.said == self._expected and state.barrier < state.said:
            if self._ahead[0] not in state.options:
                raise ProgramFault(f"{self.name}: a further word is not allowed", int(state.seat))
            self._expected += 1
            return self._ahead.pop(0)
        words = self._ask(state)
        self._ahead = words[1:]
        self._expected = int(state.said) + 1
        return words[0]

    def thoughts(self) -> list[Thought]:
        return self._thoughts

    def close(self) -> None:
        """End the program."""
        if self._process is None:
            return
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._process.stdin.close()
        self._process.stdout.close()
        self._process = None

    def _ask(self, state: State) -> list[int]:
        """Ask the program; the words that it answers, of which the first is allowed."""
        seat = int(state.seat)
        self._asked += 1
        question = question_about(self._game, state, self._asked, self._seconds, self.rng)
        try:
            answer = msgspec.json.decode(self._exchange(msgspec.json.encode(question), seat), type=Answer)
            words = [self._game.vocabulary.number(word) for word in answer.words]
            self._thoughts = [
                Thought(self._game.vocabulary.number(one.word), one.value, one.visits) for one in answer.thoughts
            ]
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise ProgramFault(f"{self.name}: no answer that can be read ({error})", seat) from None
        except WestmarchError as error:
            raise ProgramFault(f"{self.name}: {error}", seat) from None
        if answer.id != self._asked or not words or words[0] not in state.options:
            raise ProgramFault(f"{self.name}: the answer is for another question, empty or not allowed", seat)
        return words

    def _exchange(self, line: bytes, seat: int) -> bytes:
        """Send a line and wait for one."""
        try:
            process = self._process or self._start()
            assert process.stdin is not None
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = self._lines.get(timeout=self._seconds + PATIENCE)
        except OSError as error:
            raise ProgramFault(f"{self.name}: it cannot be asked ({error.strerror})", seat) from None
        except queue.Empty:
            raise ProgramFault(f"{self.name}: no answer in time", seat) from None
        if not answer.endswith(b"\n"):
            raise ProgramFault(f"{self.name}: it ended, or its line is too long", seat)
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        threading.Thread(target=listen, args=(self._process, self._lines), daemon=True).start()
        return self._process


def listen(process: subprocess.Popen[bytes], lines: "queue.SimpleQueue[bytes]") -> None:
    """Hand on what a program says, line by line; an unfinished line is the last one."""
    assert process.stdout is not None
    line = b"\n"
    while line.endswith(b"\n"):
        try:
            line = process.stdout.readline(MAX_LINE)
        except ValueError:  # closed by us
            return
        lines.put(line)
