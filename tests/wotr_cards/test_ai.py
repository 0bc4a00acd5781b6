"""Computer players of War of the Ring: The Card Game: honest, sensible, and for every seat of every scenario."""

import pytest

from westmarch.ai.arena import arena
from westmarch.ai.players import player
from westmarch.core.conformance import check_advice, check_judgement, honest
from westmarch.core.game import Options
from westmarch.core.players.playout import play_as_advised
from westmarch.core.rng import Rng
from westmarch.games.wotr_cards.ai import outlook as outlooks
from westmarch.games.wotr_cards.ai.advisor import WotrCardsAdvisor
from westmarch.games.wotr_cards.ai.knowledge import SECOND
from westmarch.games.wotr_cards.ai.outlook_weights import BEGINNINGS, CARD_WEIGHTS, POINTS
from westmarch.games.wotr_cards.components import FREE_PEOPLES, TITLE_IDS
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.games.wotr_cards.scenarios import SCENARIO_IDS
from westmarch.games.wotr_cards.state import WotrCardsState
from westmarch.games.wotr_cards.words import ASK_TURN, PROMPTS

from .board import PosedTable, pose

ADVISOR = WotrCardsAdvisor(SECOND)
# Scenarios with their people: the trilogy for four, three (either side in one hand) and two.
TABLES = [
    *[(scenario, ()) for scenario in SCENARIO_IDS],
    *[("trilogy", viewers) for viewers in ((0, 1, 0, 2), (0, 1, 2, 1), (0, 1, 0, 1))],
]
AT_EVERY_TABLE = pytest.mark.parametrize(("scenario", "viewers"), TABLES)


def options(scenario: str, viewers: tuple[int, ...] = ()) -> Options:
    people = {"viewers": list(viewers)} if viewers else {}
    return WOTR_CARDS.options({"scenario": scenario, **people})


def new_game(scenario: str, viewers: tuple[int, ...] = (), seed: int = 1) -> WotrCardsState:
    return WOTR_CARDS.new(options(scenario, viewers), seed)


def word(spec: str, table: PosedTable) -> str:
    """What a player says here."""
    return WOTR_CARDS.vocabulary.spell(player(spec, WOTR_CARDS, 1).choose(table.state))


# Honest advice


@AT_EVERY_TABLE
def test_advice_is_legal_and_does_not_depend_on_what_is_hidden(scenario: str, viewers: tuple[int, ...]) -> None:
    check_advice(WOTR_CARDS, options(scenario, viewers), 3)


def test_every_question_has_a_quick_answer_and_weights() -> None:
    """Random games of all scenarios ask nearly everything; whatever is asked, the advice is sound."""
    rng = Rng(5)
    asked: set[int] = set()
    for seed in range(40):
        state = new_game(SCENARIO_IDS[seed % len(SCENARIO_IDS)], (), seed)
        while not state.over:
            if len(state.options) > 1 and (state.prompt != ASK_TURN or rng.below(10) == 0):
                asked.add(int(state.prompt))
                assert ADVISOR.playout(state, rng) in state.options
                check_judgement(ADVISOR, state)
            state.choose(rng.pick(state.options))
    assert len(asked) > 0.7 * len(PROMPTS)


@AT_EVERY_TABLE
def test_estimates_are_bounded_and_the_teams_are_opposed(scenario: str, viewers: tuple[int, ...]) -> None:
    state = new_game(scenario, viewers, 4)
    rng = Rng(4)
    while not state.over:
        values = ADVISOR.estimate(state)
        value = values[state.lineup.sides.index(FREE_PEOPLES)]
        assert -1.0 <= value <= 1.0
        assert values == [value if side == FREE_PEOPLES else -value for side in state.lineup.sides]
        state.choose(rng.pick(state.options))


@AT_EVERY_TABLE
def test_a_search_plays_every_seat_and_repeats(scenario: str, viewers: tuple[int, ...]) -> None:
    """Hands of foes and partners are guessed: the same words come whatever they truly are."""
    state = new_game(scenario, viewers, 6)
    for _ in range(20):
        if state.over:
            break
        state.choose(honest(state, lambda table: player("mcts:8", WOTR_CARDS, 2).choose(table)))


# The prospects of a game


def outlook(state: WotrCardsState) -> float:
    return outlooks.outlook(state, SECOND.prospects)


def test_the_weights_know_every_scenario_and_no_card_that_does_not_exist() -> None:
    assert set(CARD_WEIGHTS) <= set(TITLE_IDS)
    assert set(BEGINNINGS) == set(SCENARIO_IDS)
    for scenario in SCENARIO_IDS:
        last_number = new_game(scenario).lineup.last_number
        assert len(BEGINNINGS[scenario]) == last_number + 1 <= len(POINTS)


def test_points_matter_more_the_fewer_rounds_are_to_come() -> None:
    state = new_game("trilogy")
    before = outlook(state)
    state.corruption = 3
    first_loss = before - outlook(state)
    state.last_number, state.corruption = 9, 0
    before = outlook(state)
    state.corruption = 3
    assert 0.0 < first_loss < before - outlook(state)


def test_a_card_is_worth_most_in_reserve_and_nothing_once_it_is_eliminated() -> None:
    """Saruman brings his player a card each round there. The others of his deck are eliminated."""
    worth = [
        outlook(pose(path=("amon-hen", ""), turn="frodo", **places).state)
        for places in (
            {"deck": {"saruman": ""}, "reserve": {"saruman": "saruman"}},
            {"deck": {"saruman": ""}, "hand": {"saruman": "saruman"}},
            {"deck": {"saruman": "saruman"}},
            {"deck": {"saruman": ""}},
        )
    ]
    assert worth == sorted(set(worth))


def test_a_search_thinks_a_round_through() -> None:
    """However many turns there are before the next round begins."""
    state = new_game("duel")
    play_as_advised(state, ADVISOR, Rng(1), ADVISOR.rests(), ADVISOR.stage(state))
    assert (state.round, state.prompt) == (2, ASK_TURN)


# Sense


@pytest.mark.parametrize("spec", ["heuristic", "mcts:60"])
def test_an_empty_path_is_attacked_before_the_last_combat(spec: str) -> None:
    """The Hunter alone turns the last path from 3 points for the Free Peoples into corruption."""
    table = pose(hand={"witch_king": "the-hunter mordor-orcs"}, path=("crack-of-doom", ""), turn="witch_king")
    assert word(spec, table) == "play:the-hunter"
    table.say("play:the-hunter")
    assert word(spec, table) == "the_path"


def test_an_action_that_can_find_nothing_is_not_used() -> None:
    """Denethor looks for his sons in the deck, which holds neither; the search would cost a card each time."""
    table = pose(reserve={"aragorn": "denethor"}, deck={"aragorn": "aragorn elrond"}, turn="aragorn")
    use = WOTR_CARDS.vocabulary.number("use:denethor")
    assert use in table.state.options
    assert use not in ADVISOR.interesting(table.state)


def test_what_is_least_worth_pays_the_price() -> None:
    table = pose(hand={"frodo": "gimli fatty-bolger gandalf-the-white"}, path=("amon-hen", ""), turn="frodo")
    table.say("play:gimli the_path")
    assert table.prompt == "price"
    assert word("heuristic", table) == "fatty-bolger"


# Strength


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_the_heuristic_beats_chance_from_both_sides(scenario: str) -> None:
    (result,) = arena(WOTR_CARDS, options(scenario), ["heuristic", "random"], 6, 1)
    assert result.win_rate >= 5 / 6


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_games_between_heuristics_come_to_an_end(scenario: str) -> None:
    for seed in range(10):
        state = new_game(scenario, (), seed)
        players = [player("heuristic", WOTR_CARDS, seed) for _ in state.viewers]
        while not state.over:
            state.choose(players[state.seat].choose(state))
        assert state.said < WOTR_CARDS.facts.max_words
