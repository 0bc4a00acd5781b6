"""Chains of words: every one can be said, none tells a secret, and none is lost where they are too many."""

import pytest

from westmarch.core import registry
from westmarch.core.conformance import decisions
from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.core.players.chains import Limits, chains, goes_on, numbered
from westmarch.core.rng import Rng
from westmarch.core.state import State

GAMES = ("duel", "wotr_cards", "wotr_board", "lcg")
SMALL = Limits(most=128, longest=6)


def situations(key: str, every: int = 9, most: int = 8) -> list[State]:
    """Some questions of a random game."""
    game = registry.find(key)
    found = [table.state.clone() for table in decisions(game, game.options(), 5) if len(table.words) % every == 0]
    return [state for state in found if not state.over][:most]


@pytest.mark.parametrize("key", GAMES)
def test_every_word_begins_a_chain_and_every_chain_can_be_said(key: str) -> None:
    for state in situations(key):
        listed = chains(state, SMALL)
        assert listed == sorted(set(listed))
        assert len(listed) <= SMALL.most
        assert {chain[0] for chain in listed} == set(state.options)
        for chain in listed:
            after = state.clone()
            seat = state.seat
            for said, word in enumerate(chain):
                assert not said or goes_on(after, seat)
                after.choose(word)
            assert len(chain) <= SMALL.longest


@pytest.mark.parametrize("key", GAMES)
def test_the_list_tells_nothing_that_is_hidden(key: str) -> None:
    for number, state in enumerate(situations(key)):
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], Rng(number))
        assert chains(guess, SMALL) == chains(state, SMALL)


def test_a_chain_is_a_whole_move_where_there_is_room() -> None:
    """Sauron's first choice in this game: a card, and what paying and placing ask for."""
    state = situations("duel")[0]
    for chain in chains(state, Limits(most=100_000, longest=100)):
        after = state.clone()
        for word in chain:
            after.choose(word)
        assert not goes_on(after, state.seat)


def test_too_many_chains_are_cut_where_the_rest_is_asked_next() -> None:
    state = next(state for state in situations("duel", every=1) if len(chains(state, SMALL)) > len(state.options))
    only_words = chains(state, Limits(most=len(state.options)))
    assert only_words == [(word,) for word in state.options]
    with pytest.raises(BadOptions, match="chains are too few"):
        chains(state, Limits(most=len(state.options) - 1))


def test_a_number_without_a_chain_is_refused() -> None:
    assert numbered([(1,), (2, 3)], 1) == (2, 3)
    for number in (-1, 2):
        with pytest.raises(IllegalWord, match="no chain"):
            numbered([(1,), (2, 3)], number)
