"""What a search spends, remembers and finds out."""

from pathlib import Path

import pytest
from riddles.game import RIDDLES

from westmarch.ai.players import player
from westmarch.ai.search import LOOK_EVERY, Budget, FlatPlayer, Settings, TreePlayer, iterations_per_second
from westmarch.core.players.advice import Advisor
from westmarch.core.state import State
from westmarch.core.words import DONE
from westmarch.games.duel.game import DUEL


class Counting(Advisor):
    """Thinks nothing of any position, and counts the games simulated from a root. Plain Python, whatever the build."""

    def __init__(self) -> None:
        self.root = 0
        self.games = 0

    def rests(self) -> int:
        return 0

    def estimate(self, state: State) -> list[float]:
        return [0.0 for _ in state.viewers]

    def interesting(self, state: State) -> list[int]:
        self.games += state.said == self.root
        return state.options


def counting_player(iterations: int) -> tuple[TreePlayer, Counting]:
    counting = Counting()
    return TreePlayer("", 1, counting, Budget(iterations), Settings(advised=True)), counting


def three_moves() -> State:
    """The Fellowship has played a card that gives it three moves: any first one leaves two."""
    text = (Path(__file__).parents[1] / "duel" / "positions" / "three_moves.yaml").read_text()
    state = DUEL.read_position(text)
    state.choose(DUEL.vocabulary.number("play:c3-18"))
    return state


@pytest.mark.parametrize("spec", ["mcts:50", "medium:50", "hard:50"])
def test_a_tree_search_uses_its_budget_until_the_choice_is_made(spec: str) -> None:
    used = []
    certainty = DUEL.advisor().certainty()
    for seed in range(12):
        one = player(spec, DUEL, seed)
        one.choose(DUEL.new(DUEL.options(), seed))
        visits = sorted((thought.visits for thought in one.thoughts()), reverse=True)
        used.append(sum(visits))
        assert sum(visits) == 50 or visits[0] - visits[1] > certainty * (50 - sum(visits)) > 0
    assert len(set(used)) > 1


def test_a_search_that_needs_less_certainty_ends_earlier() -> None:
    class Hasty(Advisor):
        def certainty(self) -> float:
            return 0.1

    state = DUEL.new(DUEL.options(), 1)
    looks = []
    for advisor in (Advisor(), Hasty()):
        one = TreePlayer("", 1, advisor, Budget(400), Settings())
        one.choose(state)
        looks.append(sum(thought.visits for thought in one.thoughts()))
    assert looks[1] < looks[0]


def test_flat_search_tries_every_option_as_often() -> None:
    state = DUEL.new(DUEL.options(), 1)
    one = player("flat:40", DUEL, 1)
    one.choose(state)
    assert sorted(thought.word for thought in one.thoughts()) == state.options
    assert len({thought.visits for thought in one.thoughts()}) == 1
    assert sum(thought.visits for thought in one.thoughts()) >= 40


@pytest.mark.parametrize("spec", ["mcts:0.05s", "flat:0.05s"])
def test_a_search_stops_when_its_time_is_over(spec: str) -> None:
    state = DUEL.new(DUEL.options(), 1)
    assert player(spec, DUEL, 1).choose(state) in state.options


def test_a_single_option_is_answered_without_a_thought() -> None:
    state = DUEL.new(DUEL.options(), 1)
    state.options = state.options[:1]
    one, counting = counting_player(50)
    assert one.choose(state) == state.options[0]
    assert (counting.games, one.thoughts()) == (0, [])


def test_thoughts_come_with_the_word_that_was_chosen_first() -> None:
    one = player("mcts:60", DUEL, 1)
    word = one.choose(DUEL.new(DUEL.options(), 1))
    assert one.thoughts()[0].word == word
    assert all(-1 <= thought.value <= 1 for thought in one.thoughts())


def games_for_the_second_move(other_word: bool) -> int:
    """How many games a player of 60 simulates for a chain's second word, after its own first word or another one."""
    state = three_moves()
    one, counting = counting_player(60)
    counting.root = int(state.said)
    chosen = one.choose(state)
    assert counting.games == 60
    moves = [word for word in state.options if (word == chosen) != other_word and word != DONE]
    state.choose(moves[-1])
    assert DUEL.prompt(state).name == "manoeuvre"
    counting.root, counting.games = int(state.said), 0
    one.choose(state)
    return counting.games


def test_what_was_thought_of_a_chain_serves_its_next_word() -> None:
    assert 0 < games_for_the_second_move(other_word=False) < 60


def test_a_tree_is_given_up_when_another_word_was_said_than_the_chosen_one() -> None:
    assert 60 - LOOK_EVERY < games_for_the_second_move(other_word=True) <= 60


@pytest.mark.parametrize("of_chain", [False, True])
def test_the_seconds_are_for_each_word_or_for_a_whole_chain(of_chain: bool) -> None:
    state = three_moves()
    one = TreePlayer("", 1, None, Budget(30, 60.0, of_chain=of_chain))
    word = one.choose(state)
    clock = one.clock
    state.choose(word)
    one.choose(state)
    assert (one.clock is clock) == of_chain


def test_a_search_finds_the_only_word_that_wins() -> None:
    state = DUEL.load_position(
        {
            "chapter": 3,
            "active": "fellowship",
            "fellowship": {"coins": 3, "quest": 11},
            "tiles": [],
            "display": [
                ["c3-07", "c3-01"],
                ["gone"] * 3,
                ["gone"] * 4,
                ["gone"] * 2,
                ["gone"] * 4,
                ["gone"] * 3,
                ["gone"] * 2,
            ],
        }
    )
    for one in (
        FlatPlayer("", 1, None, Budget(200)),
        TreePlayer("", 1, None, Budget(200)),
        player("mcts:40", DUEL, 1),
        player("heuristic", DUEL, 1),
    ):
        assert DUEL.vocabulary.spell(one.choose(state)) == "play:c3-07"


def test_a_game_without_an_estimate_is_searched_by_playing_it_out() -> None:
    one = player("mcts:40", RIDDLES, 1)
    one.choose(RIDDLES.new(RIDDLES.options(), 1))
    assert len({thought.value for thought in one.thoughts() if thought.visits}) > 1


class InTens(Counting):
    """Divides a game into stages of ten words each and notes at which it is asked for an estimate."""

    def __init__(self, replies: bool = False) -> None:
        super().__init__()
        self.replies = replies
        self.estimated: set[int] = set()

    def stage(self, state: State) -> int:
        return int(state.said) // 10

    def foresees_replies(self) -> bool:
        return self.replies

    def estimate(self, state: State) -> list[float]:
        assert state.resting
        self.estimated.add(self.stage(state))
        return super().estimate(state)


def test_simulated_games_are_estimated_at_a_later_stage_than_the_searchs() -> None:
    advisor = InTens()
    TreePlayer("", 1, advisor, Budget(20), Settings(advised=True)).choose(DUEL.new(DUEL.options(), 1))
    assert advisor.estimated == {1}


@pytest.mark.parametrize("replies", [False, True])
def test_replies_are_in_the_tree_only_where_the_advice_foresees_them(replies: bool) -> None:
    state = DUEL.new(DUEL.options(), 1)
    one = TreePlayer("", 1, InTens(replies), Budget(60), Settings(advised=True))
    one.choose(state)
    answered = False
    for child in one.tree.root.children:
        after = state.clone()
        after.apply(child.word)
        answered = answered or (after.resting and len(child.children) > 0)
    assert answered == replies


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_can_be_searched(seats: int) -> None:
    state = RIDDLES.new(RIDDLES.options({"seats": seats}), 5)
    one = player("mcts:10", RIDDLES, 1)
    while not state.over:
        state.choose(one.choose(state))
    assert len(state.returns()) == seats


def test_the_speed_of_the_search_can_be_measured() -> None:
    assert iterations_per_second(DUEL.new(DUEL.options(), 1), 0.01, 1) > 0
