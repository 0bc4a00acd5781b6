"""OpenSpiel's own tests and search on all four games."""

import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.research.openspiel import Resampler, redealt

NAMES = ("westmarch_duel", "westmarch_wotr_cards", "westmarch_wotr_board", "westmarch_lcg")
SHORT = {"westmarch_wotr_board": {"settings": '{"max_turns": 1}'}, "westmarch_wotr_cards": {"scenario": "fellowship"}}


def dealt(name: str, words: int = 0) -> object:
    """A game some words after its beginning."""
    state = pyspiel.load_game(name, SHORT.get(name, {})).new_initial_state()
    state.apply_action(5)
    for _ in range(words):
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_simulations_pass(name: str) -> None:
    game = pyspiel.load_game(name, SHORT.get(name, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_state_that_was_written_down_is_read_again() -> None:
    state = dealt("westmarch_wotr_cards", 6)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert [again.information_state_string(seat) for seat in range(again.num_players())] == [
        state.information_state_string(seat) for seat in range(state.num_players())
    ]


@pytest.mark.parametrize(("scenario", "players"), [("trilogy", 4), ("trio-duel", 3), ("duel", 2)])
def test_every_number_of_seats_can_be_loaded(scenario: str, players: int) -> None:
    assert pyspiel.load_game("westmarch_wotr_cards", {"scenario": scenario}).num_players() == players


def test_the_same_deal_and_words_lead_to_the_same_game() -> None:
    assert str(dealt("westmarch_duel", 12)) == str(dealt("westmarch_duel", 12))


def test_a_redeal_is_another_game_that_the_player_cannot_tell_apart() -> None:
    state = dealt("westmarch_wotr_cards", 8)
    guess = redealt(state, 0, 7)
    assert guess.information_state_string(0) == state.information_state_string(0)
    assert guess.observation_string(0) == state.observation_string(0)
    assert str(guess) != str(state)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_bots_play_to_the_end(name: str) -> None:
    state = dealt(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(state.num_players())]
    returns = pyspiel.evaluate_bots(state, bots, 3)
    assert len(returns) == state.num_players()
    assert state.is_terminal()


def test_openspiels_information_set_search_plays_over_our_redeals() -> None:
    state = dealt("westmarch_duel")
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=8,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(Resampler(3))
    for _ in range(4):
        word = bot.step(state)
        assert word in state.legal_actions()
        state.apply_action(word)


def test_a_chain_of_words_can_be_one_action() -> None:
    game = pyspiel.load_game("westmarch_duel", {"chains": 64})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.num_distinct_actions() == 64
    state = game.new_initial_state()
    state.apply_action(5)
    longest = max(state.legal_actions(), key=lambda action: len(state.action_to_string(action).split()))
    words = state.action_to_string(longest).split()
    again = dealt("westmarch_duel")
    state.apply_action(longest)
    for word in words:
        again.apply_action(again.string_to_action(word))
    assert len(words) > 1
    assert str(state) == str(again)
    assert redealt(state, 0, 7).legal_actions() == state.legal_actions()


@pytest.mark.parametrize("dealt_already", [False, True])
@pytest.mark.parametrize("action", [-1, 5000])
def test_an_action_that_cannot_be_taken_is_refused_and_changes_nothing(dealt_already: bool, action: int) -> None:
    state = dealt("westmarch_duel", 3) if dealt_already else pyspiel.load_game("westmarch_duel").new_initial_state()
    before = str(state), state.history()
    with pytest.raises((IllegalWord, RuntimeError, pyspiel.SpielError)):
        state.apply_action(action)
    assert (str(state), state.history()) == before


@pytest.mark.parametrize(
    "given",
    [{"scenario": "isengard"}, {"settings": "[1"}, {"settings": "3"}, {"players": 5}, {"deals": 0}, {"chains": -1}],
)
def test_bad_parameters_are_refused(given: dict[str, object]) -> None:
    with pytest.raises((BadOptions, RuntimeError, pyspiel.SpielError)):
        pyspiel.load_game("westmarch_duel", given)
