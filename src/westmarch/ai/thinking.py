"""What a host has computer players think about: choose for a seat, give a hint, estimate a position.

These functions are asked directly, or in a process of their own (`workers`). The server hands over a copy of the state in which
all that the choosing person cannot know has been guessed anew; at a terminal the players guess for themselves.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from westmarch.ai.players import Player, Thought, player
from westmarch.ai.simulate import PLAYERS_STREAM
from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.core.words import DONE, SET

ADVISER = "hard"  # who is asked for a hint at a terminal
COURSES = 4  # of chance, by which a word is judged
HARDLY = 10  # an option that was tried less than one time for so many of the most tried one counts for nothing


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


def choose(key: str, state: State, spec: str, seed: int) -> Iterator[int]:
    """The words of a computer player, each told as soon as it is found, so that it can be said while the next is thought about."""
    yield from chain(player(spec, registry.find(key), seed), state)


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


class Advice(NamedTuple):
    """What a strong player thinks of an option; of a set, all its words."""

    words: tuple[int, ...]
    value: float
    visits: int


def hint(key: str, state: State, spec: str, seed: int) -> list[Advice]:
    """What a strong player thinks of the options, the best first; where a set is asked for, the set that he would choose."""
    game = registry.find(key)
    thinker = player(spec, game, seed)
    word = thinker.choose(state)
    thoughts = by_estimate(thinker.thoughts()) or [Thought(word, 0.0, 0)]
    if game.prompt(state).kind != SET:
        return [Advice((thought.word,), thought.value, thought.visits) for thought in thoughts]
    best = thoughts[0]
    return [Advice(the_rest(thinker, state.clone(), best.word), best.value, best.visits)]


def by_estimate(thoughts: Sequence[Thought]) -> list[Thought]:
    """Thoughts in the order of their estimates; what was hardly tried has none that means anything, and is left out."""
    most = max((thought.visits for thought in thoughts), default=0)
    return sorted((t for t in thoughts if t.visits * HARDLY >= most), key=lambda thought: -thought.value)


def the_rest(thinker: Player, state: State, word: int) -> tuple[int, ...]:
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


class SecondThought(NamedTuple):
    """What would have been better than a word that was said: the words, and how much more of them may be expected."""

    words: tuple[int, ...]
    gain: float


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
    words = the_rest(thinker, state.clone(), best.word) if game.prompt(state).kind == SET else (best.word,)
    return SecondThought(words, gain) if gain > 0 and said not in words else NOTHING_BETTER


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


MINDS = Minds()  # those of this process


def remembered(question: Question) -> Answer:
    """Let a player of this process choose, who remembers what he thought before."""
    return MINDS.answer(question)


def expected(game: str, value: float) -> int:
    """A search's estimate as a chance to win in per cent."""
    low, high = registry.find(game).facts.returns
    return round(100 * (value - low) / (high - low))
