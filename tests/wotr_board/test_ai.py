"""Computer players of War of the Ring: honest, sensible, for both sides, with and without Lords of Middle-earth."""

import pytest
from tests.wotr_board.board import AT_WAR, WarTable, dice, fp, pose, sh

from westmarch.ai.arena import arena
from westmarch.ai.players import player
from westmarch.core.conformance import check_advice, check_judgement, honest
from westmarch.core.rng import Rng
from westmarch.games.wotr_board.ai.advisor import WotrBoardAdvisor
from westmarch.games.wotr_board.game import WOTR_BOARD

ADVISOR = WotrBoardAdvisor()
WITH_AND_WITHOUT_LORDS = pytest.mark.parametrize("lords", [False, True])


def new_game(lords: bool, seed: int) -> WarTable:
    return WarTable(WOTR_BOARD.new(WOTR_BOARD.options({"lords": lords}), seed))


def advised(table: WarTable, words: int) -> list[str]:
    """What the heuristic says next, so many words."""
    said = []
    for _ in range(words):
        word = ADVISOR.choose(table.state, Rng(1))
        said.append(WOTR_BOARD.vocabulary.spell(word))
        table.state.choose(word)
    return said


# Honest advice


@WITH_AND_WITHOUT_LORDS
def test_advice_is_legal_and_does_not_depend_on_what_is_hidden(lords: bool) -> None:
    check_advice(WOTR_BOARD, WOTR_BOARD.options({"lords": lords}), 3)


@WITH_AND_WITHOUT_LORDS
def test_every_question_has_a_quick_answer_weights_and_an_estimate(lords: bool) -> None:
    rng = Rng(5)
    asked_so_far: set[int] = set()
    for seed in range(2):
        table = new_game(lords, seed)
        while not table.over:
            if table.state.prompt not in asked_so_far or rng.below(40) == 0:
                asked_so_far.add(int(table.state.prompt))
                assert ADVISOR.playout(table.state, rng) in table.state.options
                check_judgement(ADVISOR, table.state)
                free, shadow = ADVISOR.estimate(table.state)
                assert free == -shadow
            table.state.choose(rng.pick(table.state.options))
    assert len(asked_so_far) > 30


def test_a_search_plays_both_sides_and_repeats() -> None:
    """The other's hand is guessed: the same words come whatever it truly is."""
    table = new_game(False, 6)
    for _ in range(12):
        table.state.choose(honest(table.state, lambda table: player("mcts:6", WOTR_BOARD, 2).choose(table)))


# Sense


def test_the_shadow_first_brings_isengard_to_war_then_saruman() -> None:
    table = pose(dice=dice({}, {"muster": 2}), side="shadow")
    assert advised(table, 3) == ["diplomacy", "isengard", "enter:saruman"]


def test_a_revealed_fellowship_hides_before_anything_else() -> None:
    table = pose(fellowship={"region": "hollin", "hidden": False}, dice=dice({"character": 1, "muster": 1}))
    assert advised(table, 2) == ["die:character", "hide"]


def test_the_last_step_to_the_crack_of_doom_is_taken() -> None:
    table = pose(fellowship={"mordor": 4, "corruption": 5}, dice=dice({"character": 1, "muster": 2}))
    assert advised(table, 2) == ["die:character", "move_fellowship"]


def test_the_fellowship_is_declared_at_the_gates_of_mordor_and_enters() -> None:
    alone = dict.fromkeys(("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"), "gone")
    table = pose(phase="fellowship", fellowship={"region": "dagorlad", "progress": 1}, characters=alone)
    assert advised(table, 2) == ["yes", "morannon"]
    assert table.prompt == "enter_mordor"
    assert advised(table, 1) == ["yes"]


def test_ring_bearers_who_rest_in_a_haven_are_healed() -> None:
    table = pose(phase="fellowship", fellowship={"region": "lorien", "corruption": 4})
    assert table.prompt == "declare"
    assert advised(table, 1) == ["yes"]


def test_a_companion_falls_before_the_ring_bearer_does() -> None:
    """One more point of corruption would lose the game."""
    table = pose(
        fellowship={"region": "hollin", "progress": 1, "corruption": 11},
        tiles={"pool": {"1": 1}},
        hunt_box={"shadow": 1},
        dice=dice({"character": 1}),
    )
    table.fall(6)
    table.say("move_fellowship")
    assert table.prompt == "take_casualty"
    assert advised(table, 1) != ["corruption"]


def test_an_empty_stronghold_is_taken() -> None:
    table = pose(
        armies={"westemnet": sh(isengard_regular=3)}, nations=AT_WAR, dice=dice({}, {"army": 1}), side="shadow"
    )
    assert advised(table, 3) == ["march", "helms-deep", "all"]


def test_the_weaker_withdraw_behind_their_walls() -> None:
    table = pose(
        armies={
            "helms-deep": fp(rohan_regular=2),
            "westemnet": sh(isengard_regular=5, isengard_elite=4),
        },
        nations=AT_WAR,
        dice=dice({}, {"army": 1}),
        side="shadow",
    )
    assert advised(table, 1) == ["attack"]
    while table.prompt != "withdraw":
        advised(table, 1)
    assert advised(table, 1) == ["yes"]
    assert table.prompt == "advance"
    assert advised(table, 1) == ["yes"]


def test_a_garrison_that_is_worn_down_is_assaulted() -> None:
    table = pose(
        armies={"lorien": {**fp(elves_regular=1), **sh(sauron_regular=8, sauron_elite=2, nazgul=3)}},
        nations=AT_WAR,
        dice=dice({}, {"army": 1, "muster": 1}),
        side="shadow",
    )
    assert advised(table, 2) == ["die:army", "attack"]


# Strength


def test_the_heuristic_beats_chance_from_both_sides() -> None:
    (result,) = arena(WOTR_BOARD, WOTR_BOARD.options({}), ["heuristic", "random"], 8, 11)
    assert result.win_rate >= 7 / 8


@pytest.mark.slow
@WITH_AND_WITHOUT_LORDS
def test_games_between_heuristics_are_decided_before_time_is_up(lords: bool) -> None:
    kinds = set()
    for seed in range(12):
        table = new_game(lords, seed)
        while not table.over:
            table.state.choose(ADVISOR.choose(table.state, Rng(1)))
        kinds.add(WOTR_BOARD.outcome(table.state)["by"])
    assert len(kinds) > 1
    assert "time" not in kinds
