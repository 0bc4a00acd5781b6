"""Many games: the same results whatever the processes, and quick random games like slow ones."""

import pytest
from riddles.game import RIDDLES

from westmarch.ai.simulate import LEAST_SECONDS, Tally, chunks, handed_over, play_game, players_rng, seated, simulate
from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.games.duel.game import DUEL
from westmarch.games.lcg.game import LCG


@pytest.mark.parametrize("game", [DUEL, RIDDLES], ids=lambda game: game.key)
@pytest.mark.parametrize("specs", [["random"], ["heuristic", "random"]])
def test_results_do_not_depend_on_the_number_of_processes(game: Game, specs: list[str]) -> None:
    options = game.options({"seats": 2})
    one, two = (simulate(game, options, specs, 16, 7, jobs) for jobs in (1, 2))
    assert one._replace(seconds=0) == two._replace(seconds=0)
    assert list(one.results) == list(two.results)


def test_a_tally_counts_games_decisions_and_kinds_of_victory() -> None:
    tally = simulate(DUEL, DUEL.options(), ["random"], 20, 1)
    assert tally.games == tally.finished == sum(tally.results.values()) == 20
    assert tally.decisions > 20 * 60
    assert tally.seconds > 0
    assert all(by in ("quest", "peoples", "conquest", "presence") for _, by in tally.results)


def test_a_tally_has_the_means_of_what_outcomes_count() -> None:
    options = LCG.options({"seats": 1})
    tally = simulate(LCG, options, ["heuristic"], 6, 1)
    outcomes = [LCG.outcome(play_game(LCG, options, ["heuristic"], seed)) for seed in range(1, 7)]
    for (winner, by), count in tally.results.items():
        alike = [outcome for outcome in outcomes if (outcome["winner"], outcome["by"]) == (winner, by)]
        means = tally.means(winner, by)
        assert len(alike) == count
        assert set(means) == {"score", "rounds", "victory_points"}
        for name, mean in means.items():
            assert mean == pytest.approx(sum(float(str(outcome[name])) for outcome in alike) / count)


def test_each_game_has_the_seed_after_the_one_before() -> None:
    whole = simulate(DUEL, DUEL.options(), ["random"], 20, 5)
    parts = simulate(DUEL, DUEL.options(), ["random"], 12, 5).merge(simulate(DUEL, DUEL.options(), ["random"], 8, 17))
    assert whole._replace(seconds=0) == parts._replace(seconds=0)


def test_quick_random_games_are_those_that_random_players_play() -> None:
    for seed in range(5):
        quick = play_game(DUEL, DUEL.options(), ["random", "random"], seed)
        slow = DUEL.new(DUEL.options(), seed)
        players = seated(DUEL, ["random", "random"], players_rng(seed))
        while not slow.over:
            slow.choose(players[slow.seat].choose(slow))
        assert DUEL.hash(quick) == DUEL.hash(slow)


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_tells_the_games_finished_so_far(jobs: int) -> None:
    told: list[int] = []
    simulate(DUEL, DUEL.options(), ["random"], 40, 1, jobs, told.append)
    assert told == sorted(told)
    assert told[-1] == 40


def test_no_games_are_no_games() -> None:
    assert simulate(DUEL, DUEL.options(), ["random"], 0, 1).games == 0


def test_tallies_add_up() -> None:
    one = simulate(DUEL, DUEL.options(), ["random"], 3, 1)
    both: Tally = one.merge(one)
    assert (both.games, both.decisions, sum(both.results.values())) == (6, 2 * one.decisions, 6)


@pytest.mark.parametrize("specs", [["random"] * 3, ["nobody"], []])
def test_players_that_do_not_fit_the_seats_are_refused(specs: list[str]) -> None:
    with pytest.raises(BadOptions):
        simulate(DUEL, DUEL.options(), specs, 1, 1)


def test_chunks_hold_every_seed_once() -> None:
    assert [list(chunk) for chunk in chunks(range(3, 10), 3)] == [[3, 4, 5], [6, 7, 8], [9]]


@pytest.mark.parametrize("games", [10, 1000, 10_000, 1_000_000])
@pytest.mark.parametrize("each", [0.00008, 0.003, 0.09])
def test_no_crumbs_of_work_are_handed_over(games: int, each: float) -> None:
    size = handed_over(games, each, 2)
    assert size * each >= LEAST_SECONDS
    assert size * each <= 3 * LEAST_SECONDS


def test_a_long_game_is_handed_over_alone() -> None:
    assert handed_over(40, 2.0, 2) == 1
