import pytest

from westmarch.ai.players import NAMES, check, player
from westmarch.core.conformance import at_random, decisions
from westmarch.core.errors import BadOptions
from westmarch.core.rng import Rng
from westmarch.games.duel.game import DUEL

QUICK = ("random", "heuristic", "flat:40", "mcts:40", "easy", "medium:40", "hard:40")


@pytest.mark.parametrize("spec", QUICK)
def test_a_player_says_legal_words_and_leaves_the_state_alone(spec: str) -> None:
    computer = player(spec, DUEL, 1)
    for table in decisions(DUEL, DUEL.options(), 3):
        if table.state.over or len(table.words) > 30:
            break
        before = DUEL.hash(table.state)
        assert computer.choose(table.state) in table.state.options
        assert DUEL.hash(table.state) == before


@pytest.mark.parametrize("spec", QUICK)
def test_the_same_seed_and_questions_give_the_same_words(spec: str) -> None:
    words = []
    for _ in range(2):
        computer = player(spec, DUEL, 7)
        words.append([computer.choose(t.state) for t in decisions(DUEL, DUEL.options(), 5) if not t.state.over][:12])
    assert words[0] == words[1]


@pytest.mark.parametrize("spec", ["heuristic", "flat:40", "mcts:60", "easy"])
def test_a_player_says_the_same_word_whatever_it_cannot_know(spec: str) -> None:
    for table in decisions(DUEL, DUEL.options(), 11):
        state = table.state
        if state.over or len(table.words) > 80:
            break
        if len(table.words) % 9:
            continue
        guess = state.clone()
        guess.redeal(DUEL.options().people()[state.seat], Rng(99))
        assert player(spec, DUEL, 5).choose(state) == player(spec, DUEL, 5).choose(guess)


def test_a_search_tells_what_it_thought_and_the_best_comes_first() -> None:
    computer = player("mcts:200", DUEL, 1)
    state = DUEL.new(DUEL.options(), 1)
    word = computer.choose(state)
    thoughts = computer.thoughts()
    assert thoughts[0].word == word
    assert {thought.word for thought in thoughts} <= set(state.options)
    assert all(-1 <= thought.value <= 1 for thought in thoughts)
    assert player("random", DUEL, 1).thoughts() == []


def test_a_budget_in_seconds_is_kept() -> None:
    import time

    computer = player("mcts:0.05s", DUEL, 1)
    begin = time.perf_counter()
    computer.choose(DUEL.new(DUEL.options(), 1))
    assert time.perf_counter() - begin < 2


@pytest.mark.parametrize(
    "spec", ["", "nobody", "mcts:", "mcts:0", "mcts:1.5", "mcts:0s", "random:5", "hard:1e3", "hard:9999s"]
)
def test_a_bad_specification_is_refused(spec: str) -> None:
    with pytest.raises(BadOptions):
        check(spec)


def test_every_name_makes_a_player() -> None:
    assert [player(name, DUEL, 1).name for name in NAMES] == list(NAMES)


def test_a_single_option_is_answered_at_once() -> None:
    for table in decisions(DUEL, DUEL.options(), 2, at_random):
        if not table.state.over and len(table.state.options) == 1:
            assert player("hard:100000", DUEL, 1).choose(table.state) == table.state.options[0]
            return
    position = {"chapter": 3, "display": [["c3-18", "gone"], *[["gone"] * n for n in (3, 4, 2, 4, 3, 2)]], "tiles": []}
    state = DUEL.load_position(position)
    assert len(state.options) == 1
    assert player("hard:100000", DUEL, 1).choose(state) == state.options[0]
