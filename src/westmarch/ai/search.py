"""Search: flat Monte Carlo and information-set tree search over `redeal`.

Both guess afresh, for every simulated game, what the person who must choose cannot know, so that they play no better
than an honest person could. The tree is open-loop: a node stands for the words said since the root, whatever chance
brought in between, and counts for each word how often it could have been said.
"""

import time
from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from westmarch.ai.basic import Player, Thought
from westmarch.core.players.advice import Advisor
from westmarch.core.players.chains import goes_on
from westmarch.core.players.playout import play_as_advised, play_at_random
from westmarch.core.rng import Rng
from westmarch.core.state import NOBODY, State

SEAT_AT: Final = 20  # a node's key is its word, and from this bit on the seat that says it
BATCH: Final = 32  # iterations between two looks at the clock of a benchmark
LOOK_EVERY: Final = 16  # iterations between two looks whether the choice is made
ITERATIONS_A_TREE: Final = 1000  # of a tree that is grown for a benchmark


@final
class Budget:
    """How long a search may think about a chain of words: iterations, and a cap in seconds (0: none).

    Where somebody waits the seconds are those on the clock; where nobody does, those of the processor, so that other work on the machine
    does not weaken the player. Each word of a chain has so many seconds, or all of them together (`of_chain`), where they are many.
    """

    iterations: i64
    seconds: float
    of_processor: bool
    of_chain: bool

    def __init__(
        self, iterations: i64 = 1000, seconds: float = 0.0, of_processor: bool = False, of_chain: bool = False
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.of_processor = of_processor
        self.of_chain = of_chain


@final
class Settings:
    """How a search simulates.

    `advised`: the tree follows the game's weights and simulated games its quick words until its estimate ends them;
    else chance does all, to the end of every game. `exploration`: how much an option draws that was little tried.
    """

    advised: bool
    exploration: float

    def __init__(self, advised: bool = False, exploration: float = 1.5) -> None:
        self.advised = advised
        self.exploration = exploration


@final
class Node:
    """A word said somewhere in the tree, with what became of it."""

    key: i64 = 0
    word: i64 = 0
    seat: i64 = NOBODY
    weight: float = 0.0  # how much the game's advice expects of it
    visits: i64 = 0
    available: i64 = 0  # how often it could have been said
    total: float = 0.0  # what the seat that says it got
    below: float = 0.0  # what the seats that chose after it got
    children: list["Node"]  # sorted by key

    def __init__(self, word: i64 = 0, seat: i64 = NOBODY, weight: float = 0.0) -> None:
        self.key = seat << SEAT_AT | word
        self.word = word
        self.seat = seat
        self.weight = weight
        self.children = NO_CHILDREN

    def mean(self) -> float:
        """What the seat that says it may expect."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0

    def child(self, seat: i64, word: i64) -> "Node | None":
        """The node of a word said next."""
        for child in self.children:
            if child.seat == seat and child.word == word:
                return child
        return None


NO_CHILDREN: Final[list[Node]] = []


@final
class Tree:
    """A search tree that grows by one simulated game at a time."""

    root: Node
    advisor: Advisor
    settings: Settings
    exploration: float
    rng: Rng

    def __init__(
        self, advisor: Advisor | None = None, settings: Settings | None = None, rng: Rng | None = None
    ) -> None:
        self.root = Node()
        self.advisor = advisor if advisor is not None else Advisor()
        self.settings = settings if settings is not None else Settings()
        self.exploration = self.settings.exploration
        if self.settings.advised:
            self.exploration *= self.advisor.curiosity()
        self.rng = rng if rng is not None else Rng()

    def guess(self, state: State) -> State:
        """The state as it may be, for all that whoever must choose can know."""
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], self.rng)
        return guess

    def grow(self, state: State) -> None:
        """Simulate one game from a fair guess at this state and note what came of it."""
        guess = self.guess(state)
        self.simulate(guess, self.select(self.root, guess), self.advisor.stage(state))

    def simulate(self, guess: State, child: Node, since: i64) -> None:
        """Simulate the game in which a word of the root is said on a guess, and note what came of it."""
        path = [child]
        goes_on = not self.settings.advised or self.advisor.foresees_replies()
        guess.apply(child.word)
        while guess.seat != NOBODY and child.visits > 0 and (goes_on or not guess.resting):
            child = self.select(child, guess)
            path.append(child)
            guess.apply(child.word)
        values = outcome(guess, self.advisor, self.settings, self.rng, since)
        above = self.root
        above.visits += 1
        for node in path:
            value = values[node.seat]
            above.below += value
            node.visits += 1
            node.total += value
            above = node

    def select(self, node: Node, state: State) -> Node:
        """The option to try: its mean so far, more where the advice expects much of it and little was tried."""
        options = state.options
        if self.settings.advised and len(options) > 1:
            options = self.advisor.interesting(state)
        children = node.children
        first = state.seat << SEAT_AT
        untried = node.below / float(node.visits) if node.visits > 0 else 0.0
        exploration = self.exploration
        best: Node | None = None
        best_score = -1e9
        at: i64 = 0
        i: i64 = 0
        while i < len(options):
            key = first | options[i]
            while at < len(children) and children[at].key < key:
                at += 1
            if at == len(children) or children[at].key != key:
                self.expand(node, state, options)
                children = node.children
                continue
            child = children[at]
            child.available += 1
            tried = float(child.visits)
            mean = child.total / tried if child.visits > 0 else untried
            score = mean + exploration * child.weight * sqrt(float(child.available)) / (1.0 + tried)
            if score > best_score:
                best_score = score
                best = child
            i += 1
        assert best is not None
        return best

    def expand(self, node: Node, state: State, options: list[int]) -> None:
        """Give a node a child for each option that it does not have yet."""
        if self.settings.advised:
            weights = self.advisor.weigh(state, options)
        else:
            weights = [1.0 / float(len(options))] * len(options)
        seat = state.seat
        old = node.children
        children: list[Node] = []
        at: i64 = 0
        for i in range(len(options)):
            key = seat << SEAT_AT | options[i]
            while at < len(old) and old[at].key < key:
                children.append(old[at])
                at += 1
            if at == len(old) or old[at].key != key:
                # A breath of chance, so that of equal options any may be tried first.
                children.append(Node(options[i], seat, weights[i] * (1.0 + 0.001 * self.rng.unit())))
        children.extend(old[at:])
        node.children = children

    def descend(self, seat: i64, word: i64) -> None:
        """Make the node of a word the root."""
        child = self.root.child(seat, word)
        self.root = child if child is not None else Node()


def outcome(state: State, advisor: Advisor, settings: Settings, rng: Rng, since: i64) -> list[float]:
    """Play a simulated game on and give each seat's return, or the game's estimate where it is cut short.

    That is not before it has left the stage `since`.
    """
    if settings.advised:
        play_as_advised(state, advisor, rng, advisor.rests(), since)
    else:
        play_at_random(state, rng)
    return state.returns() if state.seat == NOBODY else advisor.estimate(state)


@final
class Clock:
    """Says when the seconds of a budget are over."""

    budget: Budget
    begin: float

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begin = self.now()

    def now(self) -> float:
        return time.thread_time() if self.budget.of_processor else time.perf_counter()

    def has_run_out(self) -> bool:
        """Whether the time is over; never without a limit."""
        return self.budget.seconds > 0.0 and self.now() - self.begin >= self.budget.seconds

    def iterations_left(self, done: i64, before: i64) -> i64:
        """How many more iterations the budget allows after `done` ones, at their pace; `before` were done for an earlier word."""
        left = self.budget.iterations - before - done
        if self.budget.seconds > 0.0:
            spent = max(1e-6, self.now() - self.begin)
            at_this_pace = float(done) * (self.budget.seconds - spent) / spent
            if at_this_pace < float(left):
                return int(at_this_pace) + 1
        return left


class FlatPlayer(Player):
    """Flat Monte Carlo: every option is tried on the same guesses, and the one with the best mean is taken."""

    advisor: Advisor
    budget: Budget
    settings: Settings
    tried: list[Node]

    def __init__(
        self,
        name: str = "",
        seed: int = 0,
        advisor: Advisor | None = None,
        budget: Budget | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(name, seed)
        self.advisor = advisor if advisor is not None else Advisor()
        self.budget = budget if budget is not None else Budget()
        self.settings = settings if settings is not None else Settings()
        self.tried = []

    def choose(self, state: State) -> int:
        self.tried = []
        if len(state.options) == 1:
            return state.options[0]
        self.tried = [Node(word, state.seat) for word in state.options]
        clock = Clock(self.budget)
        done: i64 = 0
        while done < self.budget.iterations:
            self.try_all(state)
            done += len(self.tried)
            if clock.has_run_out():
                break
        best = self.tried[0]
        for node in self.tried:
            if node.total > best.total:
                best = node
        return int(best.word)

    def try_all(self, state: State) -> None:
        """Try every option once on one guess."""
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], self.rng)
        since: i64 = self.advisor.stage(state)
        for node in self.tried:
            game = guess.clone()
            game.apply(node.word)
            values = outcome(game, self.advisor, self.settings, self.rng, since)
            node.visits += 1
            node.total += values[node.seat]

    def thoughts(self) -> list[Thought]:
        return thoughts_of(self.tried)


class TreePlayer(Player):
    """Information-set tree search. What was thought about a chain's first word serves the following ones."""

    tree: Tree
    budget: Budget
    clock: Clock
    thought: list[Node]  # the children of the last choice's root
    expected: State | None  # a guess at the state for which the tree still holds, if the chosen word is said

    def __init__(
        self,
        name: str = "",
        seed: int = 0,
        advisor: Advisor | None = None,
        budget: Budget | None = None,
        settings: Settings | None = None,
    ) -> None:
        super().__init__(name, seed)
        self.tree = Tree(advisor, settings, self.rng)
        self.budget = budget if budget is not None else Budget()
        self.clock = Clock(self.budget)
        self.thought = []
        self.expected = None

    def choose(self, state: State) -> int:
        goes_on = self.expected is not None and looks_the_same(self.expected, state)
        if not goes_on:
            self.tree.root = Node()
        if not goes_on or not self.budget.of_chain:
            self.clock = Clock(self.budget)
        self.tree.rng = self.rng
        self.thought = []
        self.expected = None
        if len(state.options) == 1:
            return state.options[0]
        self.think(state)
        word = self.best_word(state)
        self.keep_tree(state, word)
        return word

    def think(self, state: State) -> None:
        """Grow the tree until the budget is used up, or until more thought could not change the choice."""
        root = self.tree.root
        clock = self.clock
        before = root.visits
        certainty = self.tree.advisor.certainty()
        while root.visits < self.budget.iterations:
            self.tree.grow(state)
            if len(root.children) == 1 or clock.has_run_out():
                return
            if root.visits % LOOK_EVERY == 0:
                left = clock.iterations_left(root.visits - before, before)
                if float(lead(root)) > certainty * float(left):
                    return

    def best_word(self, state: State) -> int:
        """The word tried most often, the better one of equals."""
        self.thought = [child for child in self.tree.root.children if child.word in state.options]
        best = self.thought[0]
        for child in self.thought:
            if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
                best = child
        return int(best.word)

    def keep_tree(self, state: State, word: int) -> None:
        """Keep the word's part of the tree if it leads to another question of the same chain and reveals nothing."""
        after = state.clone()
        after.redeal(state.viewers[state.seat], self.rng)
        after.apply(word)
        if goes_on(after, state.seat):
            self.expected = after
            self.tree.descend(state.seat, word)

    def thoughts(self) -> list[Thought]:
        return thoughts_of(self.thought)


def lead(node: Node) -> i64:
    """How much more often the word tried most often was tried than the next one."""
    most: i64 = 0
    second: i64 = 0
    for child in node.children:
        if child.visits > most:
            second = most
            most = child.visits
        elif child.visits > second:
            second = child.visits
    return most - second


def looks_the_same(a: State, b: State) -> bool:
    """Whether two states ask a person the same in a situation that he cannot tell apart."""
    if a.said != b.said or a.seat != b.seat or a.prompt != b.prompt or a.options != b.options:
        return False
    viewer = b.viewers[b.seat]
    return a.prompt_args == b.prompt_args and a.view(viewer) == b.view(viewer)


def thoughts_of(nodes: list[Node]) -> list[Thought]:
    """Nodes as thoughts, those tried most often and best first."""
    thoughts = [Thought(int(node.word), node.mean(), int(node.visits)) for node in nodes]
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value, thought.word))


def iterations_per_second(state: State, seconds: float, seed: int, advisor: Advisor | None = None) -> float:
    """How many iterations a second the tree search makes at a state, for benchmarks; without an advisor at random."""
    tree = Tree(advisor, Settings(advised=advisor is not None), Rng(seed))
    done: i64 = 0
    begin = time.process_time()
    spent = 0.0
    while spent < seconds:
        if tree.root.visits >= ITERATIONS_A_TREE:
            tree.root = Node()
        for _ in range(BATCH):
            tree.grow(state)
        done += BATCH
        spent = time.process_time() - begin
    return float(done) / spent
