"""Whatever holds "as soon as" holds at every question: verbs that change the table lightly leave nothing undone."""

import pytest

from westmarch.core import registry
from westmarch.core.rng import Rng

GAMES = {"duel": 20, "lcg": 10, "wotr_cards": 2}  # how many of each scenario


@pytest.mark.parametrize("key", GAMES)
def test_at_every_question_there_is_nothing_left_to_settle(key: str) -> None:
    game = registry.find(key)
    rng = Rng(5)
    for scenario in game.facts.scenarios:
        for seed in range(GAMES[key]):
            state = game.new(game.options({"scenario": scenario}), seed)
            while not state.over:
                state.apply(rng.pick(state.options))
                again = state.clone()
                again.rulebook.settle(again)
                assert (again.changes, len(again.stack)) == (state.changes, len(state.stack))
