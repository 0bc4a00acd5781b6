"""Chance that nobody can compute: where the seed is a key, what comes cannot be told from what was, nor from any copy."""

import itertools
from collections import Counter

import pytest
from riddles.game import RIDDLES

from westmarch.core.keyed import KeyedStream
from westmarch.core.rng import LEAST_KEY, Rng, is_key
from westmarch.core.table import Table, load
from westmarch.core.written import record

KEY = LEAST_KEY + 20261116


def played(seed: int, words: int = 30) -> Table:
    table = Table(RIDDLES, RIDDLES.options({"seats": 3}), seed)
    rng = Rng(1)
    for _ in range(words):
        if not table.state.over:
            table.choose(rng.pick(table.state.options))
    return table


def test_small_seeds_begin_the_fast_generator_and_keys_a_stream() -> None:
    assert not is_key(LEAST_KEY - 1)
    assert played(4, 0).state.stream is None
    assert played(KEY, 0).state.stream is not None


def test_a_key_gives_these_numbers_for_ever() -> None:
    stream = KeyedStream(KEY)
    assert [stream.below(100) for _ in range(8)] == [36, 53, 97, 17, 58, 47, 27, 16]
    assert [stream.forked(1).below(100) for _ in range(2)] == [78, 78]


def test_a_record_with_a_key_replays_word_for_word() -> None:
    table = played(KEY)
    text = record.write(table.record())
    assert f"seed: {KEY}" in text
    assert load(text).words == table.words


def test_a_copy_holds_no_future() -> None:
    truth = played(KEY, 12).state
    copies = [truth.clone(), truth.clone()]
    copies[1].redeal(0, Rng(3))
    assert [copy.stream for copy in copies] == [None, None]
    coming = [int(truth.random(1000)) for _ in range(20)]
    for copy in copies:
        assert [int(copy.random(1000)) for _ in range(20)] != coming


def test_a_fork_changes_what_comes_and_a_second_fork_changes_it_again() -> None:
    futures = set()
    for forks in ((), (1,), (2,), (1, 2)):
        state = played(KEY, 12).state
        for fork in forks:
            state.fork(fork)
        futures.add(tuple(int(state.random(1000)) for _ in range(10)))
    assert len(futures) == 4


def test_a_game_taken_up_from_a_position_has_a_stream_of_its_own() -> None:
    table = played(KEY, 12)
    origin = RIDDLES.to_position(table.state)
    coming = [int(table.state.random(1000)) for _ in range(20)]
    continued = Table(RIDDLES, table.options, KEY, origin)
    assert continued.state.stream is not None
    assert [int(continued.state.random(1000)) for _ in range(20)] != coming


@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_results_are_spread_evenly_and_so_are_pairs_of_them(n: int) -> None:
    stream = KeyedStream(KEY + n)
    draws = [stream.below(n) for _ in range(20_000)]
    for counts, kinds in ((Counter(draws), n), (Counter(itertools.pairwise(draws)), n * n)):
        expected = sum(counts.values()) / kinds
        chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
        chi_square += expected * (kinds - len(counts))
        assert abs(chi_square - kinds) < 6 * (2 * kinds) ** 0.5
