"""What follows from a game's declarations: settings, questions and log entries as things, fingerprints, playing on."""

import pytest
from riddles.components import CARD_IDS
from riddles.game import RIDDLES
from riddles.words import ASK_DOUBT, TOLD_DOUBTED

from westmarch.ai.players import player
from westmarch.core.conformance import decisions
from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.game import Options, options_data
from westmarch.core.players.advice import Advisor
from westmarch.core.players.playout import play_as_advised, play_at_random
from westmarch.core.rng import Rng
from westmarch.core.state import Notice
from westmarch.core.words import Thing
from westmarch.core.written.position import wrap
from westmarch.games.duel.game import DUEL

# Settings


def test_settings_that_are_left_out_have_their_defaults_and_the_most_seats() -> None:
    options = RIDDLES.options()
    assert (options.scenario, options.seats, options.viewers, options.people()) == ("standard", 4, (), (0, 1, 2, 3))
    assert options_data(options) == {"scenario": "standard", "seats": 4, "viewers": (), "rounds": 8}


def test_one_person_may_hold_several_seats() -> None:
    assert RIDDLES.options({"seats": 3, "viewers": [5, 0, 5]}).people() == (5, 0, 5)


def test_a_preset_is_a_set_of_settings_that_others_overrule() -> None:
    cautious = DUEL.options({"preset": "cautious"})
    assert options_data(cautious)["extra_turns_add_up"] is False
    assert options_data(DUEL.options({"preset": "cautious", "extra_turns_add_up": True}))["extra_turns_add_up"] is True


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"seats": 5}, "standard is for 2, 3, 4 seats, not 5"),
        ({"scenario": "long"}, "riddles has no scenario 'long'; it has: standard"),
        ({"colour": "red"}, "unknown field"),
        ({"rounds": 0}, "rounds"),
        ({"rounds": "many"}, "rounds"),
        ({"preset": "easy"}, "there is no preset 'easy'"),
        ({"preset": ["easy"]}, "there is no preset"),
        ({"seats": 2, "viewers": [0]}, "a person"),
        ({"seats": 2, "viewers": [0, 16]}, "a person"),
        ({"seats": 2, "viewers": [-1, 0]}, "a person"),
    ],
)
def test_settings_that_a_game_cannot_have_are_refused(settings: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        RIDDLES.options(settings)


def test_settings_in_a_position_are_refused_like_the_rest_of_it() -> None:
    with pytest.raises(BadFile, match="options: standard is for"):
        RIDDLES.options_from(wrap({"seats": 9}, "options"))


def test_settings_cannot_be_changed_later() -> None:
    options: Options = RIDDLES.options()
    with pytest.raises(AttributeError):
        options.seats = 3  # type: ignore[misc]


# Things


def test_a_question_and_a_log_entry_are_about_things() -> None:
    state = next(t.state for t in decisions(RIDDLES, RIDDLES.options(), 1) if t.state.prompt == ASK_DOUBT)
    assert RIDDLES.prompt(state).name == "doubt"
    assert RIDDLES.prompt_things(state) == [Thing("card", CARD_IDS[state.prompt_args[0]])]
    notice = Notice(-1, TOLD_DOUBTED, (1, 0, 15))
    assert RIDDLES.notice_things(notice) == [Thing("seat", "gollum"), Thing("card", "handses"), Thing("card", "dark")]


def test_every_component_can_be_looked_up() -> None:
    assert [component.id for component in RIDDLES.components()] == list(CARD_IDS)


# Fingerprints


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    hashes = [RIDDLES.hash(RIDDLES.new(RIDDLES.options(), seed)) for seed in (1, 1, 2)]
    assert hashes[0] == hashes[1] != hashes[2]
    assert len(hashes[0]) == 16


def test_the_miniature_game_goes_the_same_way_in_every_build_and_for_ever() -> None:
    fingerprints = []
    for seed in (1, 2, 3):
        *_, table = decisions(RIDDLES, RIDDLES.options({"seats": seed + 1}), seed)
        fingerprints.append((len(table.words), RIDDLES.hash(table.state)))
    assert fingerprints == [(36, "178cbf5b92bc243e"), (50, "badff8c596e32c14"), (31, "5f9aa997a4d130f2")]


# Playing on


def test_random_play_says_every_word_and_counts_them() -> None:
    state = RIDDLES.new(RIDDLES.options(), 4)
    words = play_at_random(state, Rng(4))
    assert state.over
    assert words == state.said > 8


def test_advised_play_stops_at_the_rest_that_was_asked_for() -> None:
    state = RIDDLES.new(RIDDLES.options(), 4)
    play_as_advised(state, RIDDLES.advisor(), Rng(4), 2)
    assert (state.resting, state.round) == (True, 3)
    play_as_advised(state, RIDDLES.advisor(), Rng(4), 1000)
    assert state.over


def test_without_advice_a_player_plays_at_random_and_estimates_nothing() -> None:
    state = RIDDLES.new(RIDDLES.options(), 4)
    advisor = Advisor()
    assert {advisor.choose(state, Rng(seed)) for seed in range(30)} == set(state.options)
    assert advisor.estimate(state) == [0.0] * 4
    assert advisor.interesting(state) == state.options
    assert sum(advisor.weigh(state, state.options)) == pytest.approx(1.0)


@pytest.mark.parametrize("spec", ["heuristic", "flat:20", "mcts:20"])
def test_computer_players_that_know_no_game_play_it_and_say_the_same_on_a_guess(spec: str) -> None:
    state = RIDDLES.new(RIDDLES.options({"seats": 3, "rounds": 2}), 6)
    while not state.over:
        guess = state.clone()
        guess.redeal(state.viewers[state.seat], Rng(99))
        words = {player(spec, RIDDLES, 5).choose(one) for one in (state, guess)}
        assert len(words) == 1
        state.choose(words.pop())
