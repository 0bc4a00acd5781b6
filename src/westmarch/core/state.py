"""The engine: a state with a stack of steps that runs until somebody must choose a word.

A game subclasses `State` (what lies on its table) and `Step` (what happens on it). Nothing here knows a game.
Both classes may be subclassed by plain Python modules even where this one is compiled.
"""

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, NamedTuple, Self, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from westmarch.core.errors import IllegalWord
from westmarch.core.keyed import KeyedStream
from westmarch.core.rng import Rng, advance, forked, is_key, scale

NOBODY: Final = -1  # the seat that chooses once the game is over
PUBLIC: Final = -1  # the viewer who may know only what everybody knows: a spectator
EVERYBODY: Final = -1  # the audience of a notice that all viewers get
MAX_DEPTH: Final = 500  # far more than the responses to a hundred deaths at once; deeper means a loop

S = TypeVar("S", bound="State")

# What the numbers of signatures mean. Lists and tuples of them hold plain `int`s.
Seat: TypeAlias = i64  # a place at the table
Viewer: TypeAlias = int  # a person, who may hold several seats; PUBLIC is a spectator
WordNumber: TypeAlias = int  # a word of the game's vocabulary


class Notice(NamedTuple):
    """One entry of the log: what happened, told to an audience: a bit for each viewer, below 0 spectators too."""

    audience: int
    kind: int
    args: tuple[int, ...]

    def heard_by(self, viewer: Viewer) -> bool:
        """Whether this viewer is told."""
        return self.audience < 0 if viewer == PUBLIC else self.audience >> viewer & 1 == 1


def only(viewer: i64) -> i64:
    """The audience of one viewer."""
    one: i64 = 1
    return one << viewer


def all_but(viewer: i64) -> i64:
    """The audience of everybody else, spectators included."""
    return ~only(viewer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that happens: immutable, stateless, shared by all states.

    The engine takes a step off the stack before it calls `run` or `answer`, so that a step which belongs to a
    frame finds that frame on top.
    """

    def run(self, state: S) -> bool:
        """Change the state, push further steps, or ask (`return state.ask(...)`). Asking must be repeatable."""
        return False

    def looks_back(self) -> bool:
        """As a step of an effect: whether it judges what the step before it has changed, and so does not count as one itself."""
        return False

    def answer(self, state: S, word: WordNumber) -> None:
        """Take the word that was chosen when this step asked."""

    def idle(self, state: S, frame: Any) -> bool:
        """As a step of an effect not yet begun: whether nothing would come of it now, as far as the frame's seat can tell.

        What is only paid counts as nothing. In doubt something comes of it. See `frames.in_vain`.
        """
        return False

    def fields(self) -> tuple[object, ...]:
        """What the constructor takes to make this step again: numbers, strings, tuples of them, or steps."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Generic[S]):
    """What a game says about every state of its own: a state knows its rulebook, and no state imports the rules.

    Verbs, steps and effects import the state; whatever the state in turn must ask of them, it asks here.
    """

    def settle(self, state: S) -> None:
        """Check all that holds "as soon as": called after every change, before anything else happens or is asked.

        It is called again until it changes nothing more. It may push steps, which look again whether they are needed.
        """

    def on_moment(self, state: S, moment: i64, it: i64, each: i64, x: i64) -> None:
        """Something is about to happen or has happened: push what it triggers. Its frames get `it`, `each`, `x` in this order."""

    def view(self, state: S, viewer: Viewer) -> Any:
        """All that this person may know, nothing more."""
        raise NotImplementedError

    def redeal(self, state: S, viewer: Viewer, rng: Rng) -> None:
        """Replace what this person cannot know by a fair guess, the generator included, and ask again."""
        raise NotImplementedError


class GameOver(Step["State"]):
    """The bottom of every stack."""

    def run(self, state: "State") -> bool:
        state.seat = NOBODY
        state.prompt = 0
        state.prompt_args = NO_ARGS
        state.options = NO_OPTIONS
        state.stack.append(self)
        return True


# A stack holds the steps of one game; which game that is, the stack's owner knows.
AnyStep: TypeAlias = Step[Any]
NO_OPTIONS: Final[list[int]] = []
NO_ARGS: Final[tuple[int, ...]] = ()
GAME_OVER: Final[AnyStep] = GameOver()
NO_RULEBOOK: Final[Rulebook[Any]] = Rulebook()
# Several steps that are never reached: Python's lists give memory back when they run empty, and taking it again
# costs a fifth of the speed of random play.
BOTTOM: Final[list[AnyStep]] = [GAME_OVER, GAME_OVER, GAME_OVER, GAME_OVER]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game between two words: what lies on the table, and the stack of what is still to happen."""

    seat: i64 = NOBODY  # who must choose; NOBODY when the game is over
    prompt: i64 = 0  # what is asked, as a number of the game's table of prompts
    prompt_args: tuple[int, ...]  # about what
    options: list[int]  # the words allowed now: sorted, read-only, empty only when the game is over
    said: i64 = 0  # how many words have been said
    barrier: i64 = 0  # how many had been said when something was last revealed, rolled or answered by another person
    speaker: i64 = PUBLIC  # the viewer who said the last word
    changes: i64 = 0  # how often a verb changed something
    settled: i64 = 0  # the value of `changes` at the last settling
    rng: i64 = 1  # the fast generator; beside a stream no more than what copies begin with
    stream: KeyedStream | None  # where nobody may compute what comes; copies never have it
    seen_hash: i64 = 0  # mixes all public chance results, so that a search can tell different outcomes apart
    viewers: tuple[int, ...]  # the person who holds each seat
    rulebook: Rulebook[Any]  # the game's, shared by all its states
    stack: list[AnyStep]
    notices: list[Notice] | None  # the log since it was last emptied; None where nobody listens

    def __init__(self) -> None:
        """A blank state: `begin` makes it ready to be played, `copy_engine_to` makes it a copy."""
        self.prompt_args = NO_ARGS
        self.options = NO_OPTIONS
        self.viewers = NO_ARGS
        self.rulebook = NO_RULEBOOK
        self.stack = BOTTOM
        self.stream = None
        self.notices = None

    def begin(self, viewers: tuple[int, ...], rng: int, rulebook: Rulebook[Any] = NO_RULEBOOK) -> None:
        """Give the state its people, its chance (`rng.seeded`), its game's rulebook and a stack of its own."""
        self.viewers = viewers
        self.rulebook = rulebook
        if is_key(rng):
            self.draw_from(KeyedStream(rng))
        else:
            self.rng = rng
        self.stack = BOTTOM.copy()

    # What a game brings

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy. Its log is off."""

    @abstractmethod
    def returns(self) -> list[float]:
        """Each seat's result once the game is over, from -1 to 1."""

    def alive(self, seat: Seat) -> bool:
        """Whether a seat is still in the game: the effects of one that is not come to nothing."""
        return True

    def asker(self, source: i64) -> int:
        """How a question tells the card that asks it, the first of its arguments: where a game doesn't say otherwise, by its number."""
        return int(source)

    @property
    def resting(self) -> bool:
        """No chain of words and no chance is pending: positions and evaluations are taken here."""
        return True

    # What its rulebook says

    def view(self, viewer: Viewer) -> Any:
        """All that this person may know, nothing more."""
        return self.rulebook.view(self, viewer)

    def redeal(self, viewer: Viewer, rng: Rng) -> None:
        """Replace what this person cannot know by a fair guess, the generator included, and ask again."""
        self.stream = None
        self.rulebook.redeal(self, viewer, rng)

    # Playing

    def choose(self, word: WordNumber) -> None:
        """Say a word; an illegal one raises and changes nothing."""
        if word not in self.options:
            raise IllegalWord(f"word {word} is not allowed now; allowed: {self.options}")
        self.apply(word)

    def apply(self, word: i64) -> None:
        """`choose` for a word that was taken from `options`: the check is left out."""
        viewer: i64 = self.viewers[self.seat]
        if viewer != self.speaker:
            self.barrier = self.said
            self.speaker = viewer
        self.said += 1
        step = self.stack.pop()
        step.answer(self, word)
        self.run()

    def run(self) -> None:
        """Run steps until somebody must choose or the game is over."""
        stack = self.stack
        while True:
            if self.changes != self.settled:
                self.settle()
            if stack.pop().run(self):
                return

    def settle(self) -> None:
        """Check what holds "as soon as" until nothing changes any more."""
        while self.changes != self.settled:
            self.settled = self.changes
            self.rulebook.settle(self)

    def ask_again(self) -> None:
        """Ask the present question anew, for what it is about has been replaced."""
        if self.seat != NOBODY:
            step = self.stack.pop()
            if not step.run(self):
                raise RuntimeError("a question about hidden things must be asked whatever they are: use `always`")

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat == NOBODY

    # For steps and verbs

    def push(self, step: AnyStep) -> None:
        """Put a step on the stack: it happens before all that lies there."""
        if len(self.stack) >= MAX_DEPTH:
            raise RecursionError("the stack of steps is too deep: an effect seems to call itself for ever")
        self.stack.append(step)

    def push_all(self, steps: tuple[AnyStep, ...]) -> None:
        """Put steps on the stack so that the first one happens first."""
        for i in range(len(steps) - 1, -1, -1):
            self.push(steps[i])

    def ask(
        self,
        step: AnyStep,
        seat: Seat,
        prompt: i64,
        options: list[int],
        args: tuple[int, ...] = NO_ARGS,
        always: bool = False,
    ) -> bool:
        """Ask a seat for one of the options; a single option is taken without asking unless `always`.

        The step lies on the stack until it is answered. `options` must be sorted and is never changed afterwards, so that
        lists can be shared.
        """
        if len(options) == 1 and not always:
            step.answer(self, options[0])
            return False
        self.seat = seat
        self.prompt = prompt
        self.prompt_args = args
        self.options = options
        self.stack.append(step)
        return True

    def finish(self) -> None:
        """End the game at once, in the middle of whatever is happening."""
        self.stack[:] = BOTTOM
        self.settled = self.changes

    def changed(self) -> None:
        """To be called by every verb that changed something."""
        self.changes += 1

    def changed_lightly(self) -> None:
        """The same for what nothing that holds "as soon as" depends on: a table that was settled still is."""
        self.changes += 1
        self.settled += 1

    def random(self, n: i64) -> i64:
        """A number from 0 to n - 1. Whatever was decided before can no longer be taken back freely."""
        self.barrier = self.said
        stream = self.stream
        if stream is not None:
            result: i64 = stream.below(int(n))
            self.rng = stream.trace
            return result
        self.rng = advance(self.rng)
        return scale(self.rng, n)

    def draw_from(self, stream: KeyedStream) -> None:
        """From now on chance comes from a stream that nobody can compute."""
        self.stream = stream
        self.rng = stream.trace

    def disclosed(self) -> None:
        """Somebody learned something without chance: whatever was said before can no longer be taken back freely."""
        self.barrier = self.said

    def observe(self, result: i64) -> None:
        """Note a result of chance that everybody sees."""
        self.barrier = self.said
        self.seen_hash = advance((self.seen_hash ^ (result + 1)) & 0x3FFF_FFFF_FFFF)

    def fork(self, n: int) -> None:
        """Change all chance to come, as an undo across the barrier does."""
        if self.stream is not None:
            self.draw_from(self.stream.forked(n))
        else:
            self.rng = forked(self.rng, n)

    def announce(self, moment: i64, it: i64 = 0, each: i64 = 0, x: i64 = 0) -> None:
        """Tell the rules that something happens; what it triggers is pushed on the stack."""
        self.rulebook.on_moment(self, moment, it, each, x)

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody what happened."""
        if self.notices is not None:
            self.notices.append(Notice(EVERYBODY, kind, (a, b, c, d)))

    def tell_only(self, audience: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell some viewers what happened: `only(viewer)`, `all_but(viewer)`, or a bit for each."""
        if self.notices is not None:
            self.notices.append(Notice(audience, kind, (a, b, c)))

    def copy_engine_to(self, other: "State") -> None:
        """Give a clone what belongs to the engine, but no stream: a copy holds no future."""
        other.seat = self.seat
        other.prompt = self.prompt
        other.prompt_args = self.prompt_args
        other.options = self.options
        other.said = self.said
        other.barrier = self.barrier
        other.speaker = self.speaker
        other.changes = self.changes
        other.settled = self.settled
        other.rng = self.rng
        other.seen_hash = self.seen_hash
        other.viewers = self.viewers
        other.rulebook = self.rulebook
        other.stack = self.stack.copy()
