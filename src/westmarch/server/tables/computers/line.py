"""The line before the workers: fair to everybody who asks, however much one of them asks.

Addresses take turns, and at an address its people, so that whoever asks for one thing waits for one answer of each other address
and not for all that somebody else has asked for. Analyses wait until nobody waits for a word or a hint.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from typing import Any, NamedTuple

from westmarch.server.refusal import Refused

MOVE = 0
HINT = 1
ANALYSIS = 2
READING = 3
KINDS = ("move", "hint", "analysis", "reading")


class Asker(NamedTuple):
    """Who asks, and from where."""

    person: str
    address: str


class Task(NamedTuple):
    """A question in the line."""

    kind: int
    asker: Asker
    function: Callable[..., Any]
    args: tuple[Any, ...]
    answer: "asyncio.Future[Any]"
    hear: Callable[[Any], None] | None = None  # what is found one after the other, as soon as it is found


Turns = OrderedDict[str, OrderedDict[str, deque[Task]]]  # by address and person; who comes first is served next


class Line:
    """Questions that wait."""

    def __init__(self, of_person: int, of_address: int) -> None:
        self.of_person = of_person
        self.of_address = of_address
        self.pressing: Turns = OrderedDict()
        self.patient: Turns = OrderedDict()
        self.people: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()
        self.waiting = asyncio.Semaphore(0)

    def put(self, task: Task) -> None:
        """Let a question wait, unless its asker, or his address, has too many there already."""
        person, address = task.asker
        if self.people[person] >= self.of_person or self.addresses[address] >= self.of_address:
            raise Refused("busy")
        turns = self.patient if task.kind == ANALYSIS else self.pressing
        turns.setdefault(address, OrderedDict()).setdefault(person, deque()).append(task)
        self.people[person] += 1
        self.addresses[address] += 1
        self.waiting.release()

    async def get(self) -> Task:
        """The next question, as soon as there is one."""
        await self.waiting.acquire()
        task = next_of(self.pressing or self.patient)
        for counts, key in ((self.people, task.asker.person), (self.addresses, task.asker.address)):
            counts[key] -= 1
            if not counts[key]:
                del counts[key]
        return task


def next_of(turns: Turns) -> Task:
    """The oldest question of the one whose turn it is; he and his address come last now."""
    address, people = turns.popitem(last=False)
    person, tasks = people.popitem(last=False)
    task = tasks.popleft()
    if tasks:
        people[person] = tasks
    if people:
        turns[address] = people
    return task
