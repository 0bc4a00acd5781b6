"""Every player on every game: legal, honest, reproducible, and it leaves the state alone."""

from collections.abc import Iterator

import pytest
from riddles.game import RIDDLES

from westmarch.ai.basic import AdvisedPlayer, Whims
from westmarch.ai.players import GENERATIONS, LEVELS, NAMES, check, in_full, player
from westmarch.ai.search import TreePlayer
from westmarch.core.conformance import honest
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.core.players.advice import Advisor
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.games.duel.game import DUEL
from westmarch.games.lcg.game import LCG

SPECS = ("random", "heuristic", "easy", "flat:12", "mcts:12", "medium:12", "hard:12", "master:12")
EVERY_GAME = pytest.mark.parametrize("game", [DUEL, RIDDLES], ids=lambda game: game.key)
EVERY_PLAYER = pytest.mark.parametrize("spec", SPECS)


def decisions(game: Game, seed: int, every: int = 5) -> Iterator[State]:
    """Some of the decisions of a random game."""
    state = game.new(game.options(), seed)
    rng = Rng(seed + 100)
    while not state.over:
        if state.said % every == 0:
            yield state
        state.choose(rng.pick(state.options))


@EVERY_GAME
@EVERY_PLAYER
def test_a_player_says_only_words_that_are_allowed_and_leaves_the_state_as_it_was(game: Game, spec: str) -> None:
    one = player(spec, game, 1)
    for state in decisions(game, 1):
        before = game.hash(state)
        assert one.choose(state) in state.options
        assert game.hash(state) == before


@EVERY_GAME
@EVERY_PLAYER
def test_a_player_says_the_same_word_whatever_it_cannot_know(game: Game, spec: str) -> None:
    for state in decisions(game, 2):
        honest(state, lambda table: player(spec, game, 3).choose(table))


@EVERY_GAME
@EVERY_PLAYER
def test_the_seed_of_the_player_decides_what_it_says(game: Game, spec: str) -> None:
    one, twin = player(spec, game, 4), player(spec, game, 4)
    for state in decisions(game, 3):
        assert one.choose(state) == twin.choose(state)
        assert one.thoughts() == twin.thoughts()


def test_players_of_different_seeds_differ() -> None:
    state = DUEL.new(DUEL.options(), 0)
    assert len({player("random", DUEL, seed).choose(state) for seed in range(20)}) > 3


def test_players_get_on_with_one_person_on_both_seats() -> None:
    state = DUEL.new(DUEL.options({"viewers": [0, 0]}), 0)
    one = player("mcts:8", DUEL, 0)
    for _ in range(12):
        state.choose(one.choose(state))


def test_there_is_a_player_for_every_name() -> None:
    for name in NAMES:
        assert player(name, DUEL, 0).name == name
    assert set(LEVELS) < set(NAMES)


def test_a_level_is_a_number_of_iterations_with_a_cap_on_time() -> None:
    medium, hard = check("medium").budget, check("hard").budget
    assert 0 < medium.iterations < hard.iterations
    assert 0 < medium.seconds <= hard.seconds <= 2


def test_a_budget_is_written_in_iterations_or_in_seconds() -> None:
    assert check("mcts:400").budget.iterations == 400
    assert check("mcts:400").budget.seconds == 0
    assert check("hard:0.1s").budget.seconds == 0.1
    assert check("hard:0.1s").budget.iterations > 10**9


def test_a_search_that_is_hurried_has_less_time_for_its_whole_chain_but_never_more_than_its_own() -> None:
    hurried, unhurried, quick = (player("hard", DUEL, 1, within=within) for within in (0.3, 0.0, 60.0))
    assert isinstance(hurried, TreePlayer)
    assert isinstance(unhurried, TreePlayer)
    assert isinstance(quick, TreePlayer)
    assert (hurried.budget.seconds, hurried.budget.of_chain) == (0.3, True)
    assert hurried.budget.iterations == unhurried.budget.iterations
    assert (unhurried.budget.seconds, quick.budget.seconds) == (check("hard").budget.seconds,) * 2
    assert not quick.budget.of_chain
    by_iterations = player("hard:50", DUEL, 1, within=0.3)
    assert isinstance(by_iterations, TreePlayer)
    assert by_iterations.budget.seconds == 0


def test_an_earlier_generation_stays_what_it_was() -> None:
    first = check("hard@1").budget
    assert (first.iterations, first.seconds) == (8_000, 2.0)
    assert player("hard@1:50", DUEL, 0).name == "hard@1:50"


def test_easy_keeps_the_whims_of_its_generation() -> None:
    first, second = player("easy@1", DUEL, 0), player("easy@2", DUEL, 0)
    assert isinstance(first, AdvisedPlayer)
    assert isinstance(second, AdvisedPlayer)
    assert first.whims == Whims(600)
    assert second.whims.blind


def test_easy_is_no_blind_partner() -> None:
    partner = player("easy", LCG, 0)
    assert isinstance(partner, AdvisedPlayer)
    assert partner.whims == Whims(600)


def test_a_blind_whim_is_any_word_and_another_one_what_looks_well() -> None:
    class Certain(Advisor):
        """Expects everything of the first option."""

        def weigh(self, state: State, words: list[int]) -> list[float]:
            return [1.0] + [0.0] * (len(words) - 1)

    state = DUEL.new(DUEL.options(), 0)
    blind, sighted = (
        {AdvisedPlayer("", seed, Certain(), Whims(1000, blind)).choose(state) for seed in range(200)}
        for blind in (True, False)
    )
    assert blind == set(state.options)
    assert sighted == {state.options[0]}


def test_a_specification_in_full_names_its_generation() -> None:
    newest = len(GENERATIONS)
    assert in_full("hard:0.1s") == f"hard@{newest}:0.1s"
    assert in_full("heuristic") == f"heuristic@{newest}"
    assert in_full("hard@1:50") == "hard@1:50"
    assert [in_full(spec) for spec in ("random", "flat:5", "exec:./bot --hard")] == [
        "random",
        "flat:5",
        "exec:./bot --hard",
    ]


@pytest.mark.parametrize(
    "spec",
    ["hard@0", "hard@99", "hard@", "random@1", "flat@1:5", "hard:5@1", "", "nobody", "MCTS", "mcts:", "mcts:0", "mcts:-1", "mcts:1.5", "mcts:0s", "mcts:9999s", "mcts:5m", "mcts:5s5",
     "random:5", "heuristic:1s", "easy:10", "mcts 5", "mcts:5 "],
)  # fmt: skip
def test_a_specification_that_makes_no_sense_is_refused(spec: str) -> None:
    with pytest.raises(BadOptions):
        player(spec, DUEL, 0)
