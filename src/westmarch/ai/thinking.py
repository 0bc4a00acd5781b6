"""What a host has computer players think about: choose for a seat, give a hint, estimate a position.

These functions are asked directly, or in a process of their own (`workers`). The server hands over a copy of the state in which
all that the choosing person cannot know has been guessed anew; at a terminal the players guess for themselves.
"""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from westmarch.ai.players import Player, Thought, check, player
from westmarch.ai.search import Node, TreePlayer
from westmarch.ai.simulate import PLAYERS_STREAM
from westmarch.core import registry
from westmarch.core.game import Game
from westmarch.core.players.advice import Advisor
from westmarch.core.players.reasons import Choice, Reason, reasons
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.core.words import DONE, SET

ADVISER = "hard"  # who is asked for a hint at a terminal
COURSES = 4  # of chance, by which a word is judged
HARDLY = 10  # an option that was tried less than one time for so many of the most tried one counts for nothing
EXPLAINED = 3  # choices, the best first, of which a hint says why
COMPARED = 5  # choices that are compared for that
GUESSES = 60  # on which they are compared
FEWEST_GUESSES = 6  # however slow the engine is
PART_FOR_REASONS = 0.33  # of the time to think, where that is limited
TRUSTED = 12  # as often must a search have tried a word to expect it


def get_ready() -> None:
    """Have the games at hand: asked once of each worker, so that the first question does not wait for its start."""
    for game in map(registry.find, registry.keys()):
        game.advisor()


# One question after the other, to players who forget


def chain(thinker: Player, state: State) -> Iterator[int]:
    """What a computer player says: its next word, and those after it until another is asked or something is revealed."""
    seat = state.seat
    while state.seat == seat:
        word = thinker.choose(state)
        yield word
        state.choose(word)
        if state.barrier == state.said:
            break


def choose(key: str, state: State, spec: str, seed: int, within: float = 0.0) -> Iterator[int]:
    """The words of a computer player, each told as soon as it is found, so that it can be said while the next is thought about.

    They are found within so many seconds (0: in the player's own time).
    """
    yield from chain(player(spec, registry.find(key), seed, within=within), state)


class Considered(NamedTuple):
    """What a computer player says, until another is asked or something is revealed; and how often it tried each option of the first word."""

    words: list[int]
    visits: dict[int, int]


def consider(key: str, state: State, spec: str, seed: int) -> Considered:
    """Let a computer player think about its next word, and those after it."""
    thinker = player(spec, registry.find(key), seed)
    words: list[int] = []
    visits: dict[int, int] = {}
    for word in chain(thinker, state):
        if not words:
            visits = {thought.word: thought.visits for thought in thinker.thoughts()}
        words.append(word)
    return Considered(words, visits)


def agreed(several: Sequence[Considered]) -> list[int]:
    """What several who thought about the same say together: the word that all of them tried most often, and as its continuation
    that of the one who was surest of it."""
    votes: Counter[int] = Counter()
    for one in several:
        votes.update(one.visits or {one.words[0]: 1})
    best = max(votes, key=lambda word: (votes[word], -word))
    of_that_mind = [one for one in several if one.words[0] == best]
    return max(of_that_mind, key=lambda one: one.visits.get(best, 0)).words if of_that_mind else [best]


Words: TypeAlias = tuple[int, ...]


class Advice(NamedTuple):
    """What a strong player thinks of an option; of a set, all its words."""

    words: Words
    value: float
    visits: int
    reasons: tuple[Reason, ...] = ()


def hint(key: str, state: State, spec: str, seed: int) -> list[Advice]:
    """What a strong player thinks of the options, the best first; where a set is asked for, the set that he would choose."""
    game = registry.find(key)
    thinker = player(spec, game, seed)
    word = thinker.choose(state)
    told = by_estimate(thinker.thoughts()) or [Thought(word, 0.0, 0)]
    tried, expected = thinker.thoughts(), nodes_of(thinker)
    chosen: list[Words] = [(thought.word,) for thought in told]
    if game.prompt(state).kind == SET:
        told = told[:1]
        chosen = [the_rest(thinker, state.clone(), told[0].word)]
    why = explained(game, state, compared(chosen, tried, state.options), expected, spec, seed)
    return [
        Advice(words, thought.value, thought.visits, why.get(words, ()))
        for words, thought in zip(chosen, told, strict=True)
    ]


def by_estimate(thoughts: Sequence[Thought]) -> list[Thought]:
    """Thoughts in the order of their estimates; what was hardly tried has none that means anything, and is left out."""
    most = max((thought.visits for thought in thoughts), default=0)
    return sorted((t for t in thoughts if t.visits * HARDLY >= most), key=lambda thought: -thought.value)


def the_rest(thinker: Player, state: State, word: int) -> Words:
    """A word of a set and those that a player would say after it, without the one that only closes it."""
    asked, seat = state.prompt, state.seat
    words = [word] if word != DONE else []
    while word != DONE:
        state.choose(word)
        if state.over or (state.prompt, state.seat) != (asked, seat) or state.barrier == state.said:
            break
        word = thinker.choose(state)
        words += [word] if word != DONE else []
    return tuple(words) or (DONE,)


# Why


def compared(chosen: Sequence[Words], tried: Sequence[Thought], options: Sequence[int]) -> list[Words]:
    """The choices that are compared to say why: the best few, and those tried most often beside them; where nothing else was tried, any."""
    best = list(chosen[:EXPLAINED])
    begun = {words[0] for words in best}
    others = [thought.word for thought in tried if thought.word not in begun]
    if not others and len(best) == 1:
        rest = [word for word in options if word not in begun]
        others = rest[:: max(1, len(rest) // COMPARED)]
    return [*best, *((word,) for word in others)][:COMPARED]


def explained(
    game: Game, state: State, choices: Sequence[Words], expected: Sequence[Node], spec: str, seed: int
) -> dict[Words, tuple[Reason, ...]]:
    """Why each of some choices is good beside the others."""
    if len(choices) < 2:
        return {}
    line = Line(game, state, expected)
    seconds = PART_FOR_REASONS * check(spec).budget.seconds
    found = reasons(state, [line.choice(words) for words in choices], game.aspects, guesses(seed, seconds))
    return {words: tuple(why) for words, why in zip(choices, found, strict=True)}


def guesses(seed: int, seconds: float) -> Iterator[int]:
    """The numbers of guesses, as many as there is time for (0: time enough)."""
    begin = time.perf_counter()
    for number in range(GUESSES):
        if seconds and number >= FEWEST_GUESSES and time.perf_counter() - begin > seconds:
            return
        yield seed + number


def nodes_of(thinker: Player) -> Sequence[Node]:
    """What a search remembers of the words of its last choice."""
    return thinker.thought if isinstance(thinker, TreePlayer) else ()


class Line:
    """What a search expects after each word of a question: the words tried most often as long as they were tried often, then quick ones."""

    def __init__(self, game: Game, state: State, expected: Sequence[Node]) -> None:
        self.advisor: Advisor = game.advisor()
        self.since = self.advisor.stage(state)
        self.asked = (state.prompt, state.seat)
        self.expected = expected

    def choice(self, words: Words) -> Choice:
        """Saying these words and playing on to where a search judges."""

        def say(state: State, number: int) -> None:
            below = self.begin(state, words)
            rng = Rng(number)
            while not state.over and not (state.resting and self.advisor.stage(state) > self.since):
                node = most_tried(below, state)
                below = node.children if node is not None else ()
                state.apply(int(node.word) if node is not None else self.advisor.playout(state, rng))

        return say

    def begin(self, state: State, words: Words) -> Sequence[Node]:
        """Say the words, and close the set if several are one; what was expected after them."""
        below = self.expected
        closed = (*words, DONE) if len(words) > 1 else words
        for word in closed:
            if state.over or (state.prompt, state.seat) != self.asked or word not in state.options:
                break
            node = next((node for node in below if (node.word, node.seat) == (word, state.seat)), None)
            below = node.children if node is not None else ()
            state.apply(word)
        return below


def most_tried(nodes: Sequence[Node], state: State) -> Node | None:
    """The node of the word that was tried most often of those that can be said; none where none was tried often."""
    open_now = [node for node in nodes if node.seat == state.seat and node.visits >= TRUSTED]
    possible = [node for node in open_now if node.word in state.options]
    return max(possible, key=lambda node: (node.visits, -node.word), default=None)


class SecondThought(NamedTuple):
    """What would have been better than a word that was said: the words, how much more of them may be expected, and why."""

    words: Words
    gain: float
    reasons: tuple[Reason, ...] = ()


NOTHING_BETTER = SecondThought((), 0.0)


def second_thought(key: str, state: State, said: int, spec: str, quick: str, seed: int) -> SecondThought:
    """What a strong player would have said instead of a word. Both are judged from here on, so that luck counts for neither.

    A word that he hardly tries himself is judged by what a quick one expects after it.
    """
    game = registry.find(key)
    thinker = player(spec, game, seed)
    thinker.choose(state)
    thoughts = by_estimate(thinker.thoughts())
    if not thoughts or thoughts[0].word == said:
        return NOTHING_BETTER
    best = thoughts[0]
    tried = {thought.word: thought.value for thought in thoughts}
    gain = best.value - (tried[said] if said in tried else expected_after(key, state, said, quick, seed))
    nodes = nodes_of(thinker)
    words = the_rest(thinker, state.clone(), best.word) if game.prompt(state).kind == SET else (best.word,)
    if gain <= 0 or said in words:
        return NOTHING_BETTER
    return SecondThought(words, gain, explained(game, state, [words, (said,)], nodes, spec, seed)[words])


def expected_after(key: str, state: State, word: int, spec: str, seed: int) -> float:
    """What the seat that says a word may expect of it: the mean over some courses that chance may take."""
    seat, total = state.seat, 0.0
    for course in range(COURSES):
        after = state.clone()
        after.redeal(int(state.viewers[seat]), Rng(seed + course))
        after.choose(word)
        total += estimate(key, after, spec, seed + course)[seat]
    return total / COURSES


def estimate(key: str, state: State, spec: str, seed: int, *, awaited: bool = True) -> list[float]:
    """What each seat can expect, from -1 to 1."""
    game = registry.find(key)
    if state.over:
        return state.returns()
    thinker = player(spec, game, seed, awaited=awaited)
    thinker.choose(state)
    thoughts = thinker.thoughts()
    seats = len(state.viewers)
    if thoughts and game.facts.teams == "together":
        return [thoughts[0].value] * seats
    if not thoughts or seats != 2:
        return game.advisor().estimate(state)
    values = [-thoughts[0].value] * seats
    values[state.seat] = thoughts[0].value
    return values


# Players who remember


class Question(NamedTuple):
    """What somebody is to choose. The same player is known by the same name and seed from word to word."""

    game: str
    spec: str
    name: str
    seed: int
    state: State


class Answer(NamedTuple):
    """The word chosen, what was thought of the options, and why that word, where one is asked."""

    word: int
    thoughts: list[Thought]
    reasons: tuple[Reason, ...] = ()


class Minds:
    """Computer players that remember what they thought from one word to the next."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, str, str, int], Player] = {}

    def answer(self, question: Question) -> Answer:
        """Let a player choose."""
        mind = self._mind(question)
        return Answer(mind.choose(question.state), mind.thoughts())

    def advise(self, question: Question) -> Answer:
        """Let a player choose, and say why."""
        answer = self.answer(question)
        game, state, words = registry.find(question.game), question.state, (answer.word,)
        choices = compared([words], answer.thoughts, state.options)
        why = explained(game, state, choices, nodes_of(self._mind(question)), question.spec, question.seed)
        return answer._replace(reasons=why.get(words, ()))

    def _mind(self, question: Question) -> Player:
        """The player who is asked."""
        key = (question.game, question.spec, question.name, question.seed)
        if key not in self._players:
            seed = (question.seed ^ PLAYERS_STREAM) + sum(question.name.encode())
            self._players[key] = player(question.spec, registry.find(question.game), seed)
        return self._players[key]


MINDS = Minds()  # those of this process


def remembered(question: Question) -> Answer:
    """Let a player of this process choose, who remembers what he thought before."""
    return MINDS.answer(question)


def advised(question: Question) -> Answer:
    """The same with reasons."""
    return MINDS.advise(question)


def expected(game: str, value: float) -> int:
    """A search's estimate as a chance to win in per cent."""
    low, high = registry.find(game).facts.returns
    return round(100 * (value - low) / (high - low))
