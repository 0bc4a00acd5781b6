"""Words that are tried evenly, all on the same guesses, until one is left."""

import pytest

from westmarch.ai.halving import HalvingPlayer
from westmarch.ai.players import player
from westmarch.ai.search import Budget, Settings, TreePlayer
from westmarch.core.players.advice import Advisor
from westmarch.core.state import State
from westmarch.games.duel.game import DUEL
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import ASK_TURN

AN_ENEMY = 1


class Spying(Advisor):
    """Counts nothing but the cards that are guessed to be in an enemy's hand; plain Python, whatever the build."""

    def rests(self) -> int:
        return 0

    def foresees_replies(self) -> bool:
        return False

    def estimate(self, state: State) -> list[float]:
        assert isinstance(state, WotrCardsState)
        guessed = sum(state.hand(AN_ENEMY)) / 1000
        return [guessed for _ in state.viewers]


def first_turn() -> State:
    state = WOTR_CARDS.new(WOTR_CARDS.options(), 1)
    while state.prompt != ASK_TURN:
        state.choose(state.options[0])
    return state


def test_words_are_compared_on_the_same_guesses() -> None:
    one = HalvingPlayer("", 1, Spying(), Budget(100), Settings(advised=True))
    one.choose(first_turn())
    seen: dict[int, set[float]] = {}
    for thought in one.thoughts():
        seen.setdefault(thought.visits, set()).add(round(thought.value, 9))
    assert len(seen) > 1
    assert all(len(values) == 1 for values in seen.values())
    assert len({value for values in seen.values() for value in values}) > 1


@pytest.mark.parametrize("iterations", [1, 60, 200])
def test_all_words_are_tried_as_often_and_the_better_half_goes_on(iterations: int) -> None:
    state = DUEL.new(DUEL.options(), 1)
    one = HalvingPlayer("", 1, Advisor(), Budget(iterations), Settings(advised=True))
    one.choose(state)
    visits = [thought.visits for thought in one.thoughts()]
    left = len(state.options)
    while left > 1:
        better = (left + 1) // 2
        assert len(set(visits[better:left])) == 1
        assert visits[better - 1] >= visits[better]
        left = better
    assert iterations <= sum(visits) < iterations + 2 * len(visits)


def test_a_single_word_is_tried_once_to_tell_what_it_brings() -> None:
    state = first_turn()

    class Certain(Spying):
        def interesting(self, state: State) -> list[int]:
            return state.options[:1]

    one = HalvingPlayer("", 1, Certain(), Budget(100), Settings(advised=True))
    assert one.choose(state) == state.options[0]
    assert [thought.visits for thought in one.thoughts()] == [1]


def test_it_plays_under_its_own_name_and_no_level_searches_so_before_it_has_proved_better() -> None:
    assert type(player("halving:5", WOTR_CARDS, 0)) is HalvingPlayer
    assert type(player("hard:5", WOTR_CARDS, 0)) is TreePlayer
