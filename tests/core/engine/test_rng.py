"""The generator: the same numbers for ever, on every platform, in both builds."""

from collections import Counter

import pytest

from westmarch.core.rng import MODULUS, Rng, advance, forked, scale, seeded


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        (0, [36, 8, 29, 51, 61, 15, 4, 47]),
        (1, [74, 99, 84, 6, 85, 86, 64, 74]),
        (-1, [55, 15, 69, 55, 27, 94, 29, 82]),
        (42, [51, 88, 54, 34, 4, 5, 63, 42]),
    ],
)
def test_a_seed_gives_these_numbers_for_ever(seed: int, first: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.below(100) for _ in first] == first


def test_everything_that_is_drawn_from_a_stream_is_pinned() -> None:
    rng = Rng(7)
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [5, 4, 3, 8, 0, 1, 6, 2, 7, 9]
    assert rng.unit() == 0.2847159393131733
    assert rng.fork() == 75734112494110439
    assert rng.pick([3, 5, 9]) == 3
    assert (seeded(0), forked(12345, 1), forked(12345, 2)) == (
        3141954209705113032,
        2384336367777056098,
        4063312905061643565,
    )
    assert (advance(1), scale(123456789012345, 6)) == (1038307989, 3)


def test_a_state_stays_below_two_to_the_sixty_second_and_never_reaches_the_ends_of_its_range() -> None:
    for seed in range(200):
        state = seeded(seed)
        for _ in range(50):
            assert 0 < state < MODULUS < 1 << 62
            state = advance(state)


def test_seeds_of_any_size_are_taken() -> None:
    assert all(0 < seeded(seed) < MODULUS for seed in (-(10**30), 10**30, 1 << 64, -1))


@pytest.mark.parametrize("n", [2, 3, 7, 52])
def test_numbers_are_spread_evenly(n: int) -> None:
    rng = Rng(n)
    draws = 20_000
    counts = Counter(rng.below(n) for _ in range(draws))
    expected = draws / n
    chi_square = sum((counts[i] - expected) ** 2 / expected for i in range(n))
    assert chi_square < n + 6 * (2 * n) ** 0.5


def test_pairs_of_numbers_are_spread_evenly() -> None:
    rng = Rng(11)
    counts = Counter((rng.below(6), rng.below(6)) for _ in range(36_000))
    assert sum((counts[i, j] - 1000) ** 2 / 1000 for i in range(6) for j in range(6)) < 36 + 6 * 72**0.5


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng = Rng(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 24 + 6 * 48**0.5


def test_a_fork_leads_elsewhere_and_each_fork_elsewhere_again() -> None:
    state = seeded(3)
    assert len({state, *(forked(state, n) for n in range(1, 50))}) == 50
