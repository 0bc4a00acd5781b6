"""Why a choice is good: what a game's estimate counts more of after it than after the other choices.

A search asks nothing of this, so none of it is compiled: once it is over, its few best choices are said on some fair guesses, each guess
for all of them, and played on to where the search would have judged them. There a game takes its estimate to pieces (`Game.aspects`).
What is named is clearly better on the mean of all guesses. It can tell no secret: whatever one guess holds, the others hold otherwise.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from westmarch.core.rng import Rng
from westmarch.core.state import State

LEAST: Final = 0.02  # of the logarithm of the odds: what counts for less is no reason
SURE: Final = 3.0  # standard errors by which a difference lies above none
FEW: Final = 4  # guesses: so many double the standard error that is reckoned with
SECOND: Final = 0.5  # of what the first reason counts for: what counts for less is not named beside it
WEIGHTY: Final = 0.25  # of what counts for most, be it good or bad: what counts for less explains nothing
MOST: Final = 2  # reasons for a choice
PLAINLY: Final = 0.25  # of the games that end: what decides more of them is the reason
NEARLY_ALL: Final = 0.95  # of the games that end: what decides them all
WINS: Final = "wins"
MAY_WIN: Final = "may-win"
IS_SAVED: Final = "is-saved"
COMMON: Final = (WINS, MAY_WIN, IS_SAVED)  # what every game has a sentence for (`ui-merit-<name>`)


class Aspect(NamedTuple):
    """One thing by which a game judges a position, as a seat sees it."""

    worth: float  # what it adds to the logarithm of that seat's odds
    number: float  # how much of it there is, where more is better for the seat


Aspects: TypeAlias = Mapping[str, Aspect]


class Reason(NamedTuple):
    """What a choice does for the seat that makes it; the name of a sentence."""

    name: str
    number: int = 0  # how much more there will be than now, if that is the same however it goes; else 0


class Outcome(NamedTuple):
    """What came of a choice on one guess: how a game that ended then did (1 won, -1 lost), or its aspects, and those before."""

    ended: int
    before: Aspects
    after: Aspects


class Difference(NamedTuple):
    """How much more an aspect counts for after a choice than after others, and whether that is surely so."""

    worth: float
    is_clear: bool
    reason: Reason


Choice: TypeAlias = Callable[[State, int], None]  # say it on a guess and play on; the number is that of the guess
Look: TypeAlias = Callable[[State, int], Aspects]


def reasons(state: State, choices: Sequence[Choice], look: Look, guesses: Iterable[int]) -> list[list[Reason]]:
    """For each choice what speaks for it beside the others, the weightiest first; nothing where nothing clearly does."""
    seen: list[list[Outcome]] = [[] for _ in choices]
    for number in guesses:
        guess = state.clone()
        guess.redeal(int(state.viewers[state.seat]), Rng(number))
        before = look(guess, int(state.seat))
        for choice, outcomes in zip(choices, seen, strict=True):
            after = guess.clone()
            choice(after, number)
            outcomes.append(outcome(after, int(state.seat), before, look))
    return [reasons_of(seen[at], seen[:at] + seen[at + 1 :]) for at in range(len(choices))]


def outcome(after: State, seat: int, before: Aspects, look: Look) -> Outcome:
    """What came of a choice."""
    if not after.over:
        return Outcome(0, before, look(after, seat))
    value = after.returns()[seat]
    return Outcome((value > 0) - (value < 0), before, {})


def reasons_of(own: Sequence[Outcome], others: Sequence[Sequence[Outcome]]) -> list[Reason]:
    """What speaks for a choice beside others that were made on the same guesses."""
    if not others:
        return []
    deciding = decides(own, others)
    if deciding and deciding[0].name == WINS:
        return deciding
    differ = list(differences(own, others))
    most = max((abs(one.worth) for one in differ), default=0.0)
    found = sorted((one for one in differ if one.is_clear and one.worth >= WEIGHTY * most), key=lambda one: -one.worth)
    named = [one.reason for one in found if one.worth >= SECOND * found[0].worth]
    return [*deciding, *named][:MOST]


def decides(own: Sequence[Outcome], others: Sequence[Sequence[Outcome]]) -> list[Reason]:
    """Whether a choice wins or loses the game where others do not."""
    every = [outcome for outcomes in others for outcome in outcomes]
    if share(own, 1) - share(every, 1) >= PLAINLY:
        return [Reason(WINS if share(own, 1) >= NEARLY_ALL else MAY_WIN)]
    return [Reason(IS_SAVED)] if share(every, -1) - share(own, -1) >= PLAINLY else []


def share(outcomes: Sequence[Outcome], ended: int) -> float:
    """How many of some games ended so."""
    return sum(outcome.ended == ended for outcome in outcomes) / len(outcomes)


def differences(own: Sequence[Outcome], others: Sequence[Sequence[Outcome]]) -> Iterator[Difference]:
    """How a choice differs from others by each aspect."""
    pairs = [
        (mine, [outcomes[at] for outcomes in others if not outcomes[at].ended])
        for at, mine in enumerate(own)
        if not mine.ended
    ]
    pairs = [(mine, rest) for mine, rest in pairs if rest]
    for name in pairs[0][0].after if len(pairs) > 1 else ():
        worths = [mine.after[name].worth - mean([one.after[name].worth for one in rest]) for mine, rest in pairs]
        numbers = [mine.after[name].number - mean([one.after[name].number for one in rest]) for mine, rest in pairs]
        is_clear = mean(numbers) > 0 and mean(worths) >= max(LEAST, SURE * error(worths))
        yield Difference(mean(worths), is_clear, Reason(name, certain([mine for mine, _ in pairs], name)))


def certain(outcomes: Sequence[Outcome], name: str) -> int:
    """How much more of an aspect there will be than now, if that is the same in all games and a whole number above 0; else 0."""
    changes = {one.after[name].number - one.before[name].number for one in outcomes}
    change = changes.pop()
    return int(change) if not changes and change > 0 and change == int(change) else 0


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


def error(numbers: Sequence[float]) -> float:
    """The standard error of their mean, and more where they are few: of many aspects one may look good by chance."""
    middle, count = mean(numbers), len(numbers)
    return (1 + FEW / count) * sqrt(sum((number - middle) ** 2 for number in numbers) / (count - 1) / count)
