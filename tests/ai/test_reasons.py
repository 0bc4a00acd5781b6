"""Why a hint is given: in positions where a strong player would say the same."""

import pytest
from tests.manners.test_manners import Manner, manners

from westmarch.ai import thinking
from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.core.state import State

SPEC = "hard:100"
POSED = {manner.why: manner for manner in manners()}
EXPECTED = [
    ("the last steps of the quest win at once", "play:c3-07", ["wins"]),
    ("a card with which the other side would win next is not left lying there", "discard:c3-07", ["danger"]),
    ("a free unit of the first chapter is not thrown away for a coin", "play:c1-22", ["units"]),
    ("an army does not stand still beside an empty stronghold", "march", ["points"]),
    ("Saruman is not kept waiting once Isengard is at war", "enter:saruman", ["minions"]),
    ("a revealed Fellowship hides before it goes on", "hide", ["hidden", "journey"]),
    ("the last stronghold wins the war for the Shadow", "helms-deep", ["wins"]),
    ("the last path of the shorter tale is not left without a hunter", "play:the-hunter", ["wins"]),
    ("Gandalf the White is not the price of Pippin", "shadowfax", ["reserve"]),
    ("a wounded hero with one hit point left does not stand before the spider", "aragorn", ["heroes", "willpower"]),
    ("with the threat at the brink Gandalf lowers it and does nothing else", "lower_threat", ["is-saved"]),
    ("nobody calls Ungoliant's Spawn upon himself", "none", ["engaged"]),
    ("Éowyn does not throw a card away in the planning phase", "done", ["cards"]),
]


def hint(manner: Manner, state: State, seed: int = 1) -> thinking.Advice:
    """The best of a hint, whose chance comes from a seed."""
    return thinking.hint(manner.game.key, state, SPEC, seed)[0]


@pytest.mark.parametrize(("why", "word", "reasons"), EXPECTED, ids=[why for why, *_ in EXPECTED])
def test_a_hint_gives_the_reason_that_a_strong_player_would_give(why: str, word: str, reasons: list[str]) -> None:
    manner = POSED[why]
    advice = hint(manner, manner.posed())
    assert [manner.game.vocabulary.spell(one) for one in advice.words] == [word]
    assert [reason.name for reason in advice.reasons] == reasons


def test_what_certainly_comes_is_told_with_its_number() -> None:
    manner = POSED["coins in the second chapter are worth more on the card than in the discard"]
    (reason,) = hint(manner, manner.posed()).reasons
    assert reason == ("coins", 4)


def test_the_same_seed_gives_the_same_reasons_and_leaves_the_question_as_it_was() -> None:
    manner = POSED["a revealed Fellowship hides before it goes on"]
    state = manner.posed()
    before = manner.game.hash(state)
    assert hint(manner, state) == hint(manner, manner.posed())
    assert manner.game.hash(state) == before


def test_reasons_do_not_depend_on_what_is_hidden() -> None:
    """Two states that the one who is asked cannot tell apart; the computer thinks about both with the same chance."""
    game = registry.find("wotr_cards")
    state = game.new(game.options({"scenario": "duel"}), 3)
    other = state.clone()
    other.redeal(int(state.viewers[state.seat]), Rng(99))
    assert game.hash(other) != game.hash(state)
    choices = [(word,) for word in state.options[:3]]
    told = [thinking.explained(game, one, choices, (), SPEC, 1) for one in (state, other)]
    assert told[0] == told[1]


def test_a_game_that_says_nothing_of_its_estimate_has_hints_without_reasons() -> None:
    riddles = registry.find("riddles")
    state = riddles.new(riddles.options(), 1)
    assert all(not advice.reasons for advice in thinking.hint("riddles", state, "flat:20", 1))


def test_where_nothing_else_was_tried_a_choice_is_compared_with_any() -> None:
    assert thinking.compared([(4,)], [thinking.Thought(4, 0.0, 100)], [1, 2, 3, 4]) == [(4,), (1,), (2,), (3,)]


def test_what_was_tried_is_compared_and_nothing_else() -> None:
    tried = [thinking.Thought(4, 0.0, 90), thinking.Thought(2, 0.0, 10)]
    assert thinking.compared([(4,)], tried, [1, 2, 3, 4]) == [(4,), (2,)]
