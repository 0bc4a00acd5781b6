"""Whoever sees what the fast generator draws can compute the rest; of a keyed stream the same attack finds nothing."""

import pytest
from tests.attacks.lattice import N, follow, solved

from westmarch.core.rng import LEAST_KEY, Rng, seeded
from westmarch.games.duel.state import DuelState

SEEN, COMING = 40, 60


def drawn(seed: int) -> tuple[list[int], list[int]]:
    """What a state of this seed draws: what a player sees of it, and what comes then."""
    state = DuelState()
    state.begin((0, 1), seeded(seed))
    draws = [int(state.random(N)) for _ in range(SEEN + COMING)]
    return draws[:SEEN], draws[SEEN:]


@pytest.mark.parametrize("seed", range(20))
def test_the_state_of_the_fast_generator_is_found_and_all_that_comes_with_it(seed: int) -> None:
    seen, coming = drawn(seed)
    state = solved(seen)
    assert state is not None
    assert follow(state, COMING) == coming


@pytest.mark.parametrize("seed", range(20))
def test_the_same_attack_finds_nothing_in_a_keyed_stream(seed: int) -> None:
    assert solved(drawn(LEAST_KEY + seed)[0]) is None


def test_the_attack_is_not_fooled_by_what_no_generator_drew() -> None:
    rng = Rng(1)
    assert solved([rng.below(N) ^ rng.below(N) for _ in range(SEEN)]) is None
