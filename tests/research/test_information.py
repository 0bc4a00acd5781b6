"""Information states: the same for courses that a seat cannot tell apart, and no others."""

import pytest

pytest.importorskip("numpy")

from westmarch.core import registry
from westmarch.core.conformance import decisions
from westmarch.core.rng import Rng
from westmarch.research import extras
from westmarch.research.information import Memory, information_state


def test_the_text_says_what_a_seat_saw_and_said() -> None:
    game = registry.find("duel")
    for table in decisions(game, game.options(), 4):
        if len(table.words) == 3:
            break
    text = information_state(table, 0)
    assert text.splitlines()[1] == "i am fellowship"
    assert all(game.vocabulary.spell(word) in text for word in table.words)
    assert "options: " in text


@pytest.mark.parametrize("key", ["duel", "wotr_cards", "wotr_board", "lcg"])
def test_nothing_hidden_is_in_it(key: str) -> None:
    game = registry.find(key)
    for table in decisions(game, game.options(), 6):
        if len(table.words) == 40 or table.state.over:
            break
    for seat, viewer in enumerate(table.state.viewers):
        truth = table.state
        text = information_state(table, seat)
        guess = truth.clone()
        guess.redeal(viewer, Rng(3))
        table.state = guess
        assert information_state(table, seat) == text
        table.state = truth


def test_a_secret_word_of_another_leaves_the_same_memory() -> None:
    """In the card game hands are cycled in secret: only the one who did it remembers what."""
    game = registry.find("wotr_cards")
    observer = game.observer()
    options = game.options({"scenario": "duel"})
    for table in decisions(game, options, 2):
        if game.prompt(table.state).name == "cycle_action" and len(table.state.options) > 2:
            break
    state = table.state
    asked = int(state.seat)
    hashes: list[set[str]] = [set(), set()]
    for word in state.options[:2]:
        after = state.clone()
        memories = [Memory(game, observer, state, seat) for seat in range(2)]
        after.choose(word)
        for seat, memory in enumerate(memories):
            memory.heard((asked, True), word, after)
            hashes[seat].add(memory.hash())
    assert len(hashes[asked]) == 2
    assert len(hashes[1 - asked]) == 1


def test_a_missing_library_says_which_extra_brings_it() -> None:
    with pytest.raises(ImportError, match=r"palantir is not installed; the extra westmarch\[research\] brings it"):
        extras.need("palantir")
