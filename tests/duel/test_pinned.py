"""Pinned counts: whatever changes the behaviour of Duel changes one of these numbers.

A change that was not meant shows itself here. For one that was: see that the other tests say the same, raise `Duel.rules` if the
same words now lead elsewhere than in a released version, copy the new numbers from the failures into this page, and say why in
the commit. The fingerprints change with the form of positions, too.
"""

import hashlib
from collections import Counter

import pytest
from tests.duel.board import position

from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.games.duel.game import DUEL

# For each position the number of chains of 1, 2, 3 ... words, and how many different tables three words lead to.
CHAINS = {
    "pinned_first_turns.yaml": ([6, 40, 368, 2212], 320),
    "pinned_second_chapter.yaml": ([8, 56, 424, 2892], 268),
    "pinned_third_chapter.yaml": ([7, 79, 516, 3655], 470),
}
RANDOM_GAMES = "10817e50efa2f118"
RESULTS = {
    "fellowship by conquest": 4,
    "fellowship by peoples": 1,
    "fellowship by presence": 66,
    "fellowship by quest": 1,
    "sauron by conquest": 2,
    "sauron by peoples": 2,
    "sauron by presence": 63,
    "sauron by quest": 3,
    "shared by presence": 58,
}


def after(state: State, depth: int) -> list[State]:
    """The states to which all chains of so many words lead; a game that is over goes no further."""
    states = [state]
    for _ in range(depth):
        following = []
        for before in states:
            for word in before.options:
                copy = before.clone()
                copy.apply(word)
                following.append(copy)
        states = following
    return states


@pytest.mark.parametrize("name", CHAINS)
def test_the_number_of_word_chains_from_a_position_is_as_pinned(name: str) -> None:
    counts, tables = CHAINS[name]
    state = position(name).state
    states = [after(state, depth) for depth in range(1, 5)]
    assert [len(reached) for reached in states] == counts
    assert len({DUEL.hash(reached) for reached in states[2]}) == tables


def test_two_hundred_random_games_end_as_pinned() -> None:
    ends = hashlib.sha256()
    results: Counter[str] = Counter()
    for seed in range(200):
        state = DUEL.new(DUEL.options(), seed)
        rng = Rng(seed + 1)
        while not state.over:
            state.apply(rng.pick(state.options))
        ends.update(DUEL.hash(state).encode())
        outcome = DUEL.outcome(state)
        results[f"{outcome['winner']} by {outcome['by']}"] += 1
    assert (dict(sorted(results.items())), ends.hexdigest()[:16]) == (RESULTS, RANDOM_GAMES)
