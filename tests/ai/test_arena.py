"""Who is stronger: swapped sides, halves for draws, and an interval after Wilson."""

import pytest

from westmarch.ai.arena import DRAW, FIRST, SECOND, Met, arena, pairing, who_won, wilson
from westmarch.core.errors import BadOptions
from westmarch.games.duel.game import DUEL
from westmarch.games.wotr_cards.game import WOTR_CARDS


def test_a_draw_counts_as_half_a_win() -> None:
    games = [Met(FIRST)] * 5 + [Met(SECOND)] + [Met(DRAW)] * 4
    result = pairing(("a", "b"), games)
    assert (result.wins, result.draws, result.win_rate) == ((5, 1), 4, 0.7)


def test_the_interval_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_the_winner_is_whose_seats_got_more() -> None:
    assert who_won([1.0, -1.0], (0, 1), 0) == FIRST
    assert who_won([1.0, -1.0], (0, 1), 1) == SECOND
    assert who_won([0.0, 0.0], (0, 1), 1) == DRAW
    assert who_won([1.0, -1.0, 1.0, -1.0], (0, 1, 0, 1), 1) == SECOND


def test_one_seat_may_play_against_two() -> None:
    assert who_won([1.0, -1.0, -1.0], (0, 1, 1), 0) == FIRST
    assert who_won([-1.0, 1.0, 1.0], (0, 1, 1), 0) == SECOND
    sides = WOTR_CARDS.sides(WOTR_CARDS.options({"scenario": "trio-duel"}))
    assert sides == (0, 1, 1)


def test_a_player_against_itself_wins_from_both_sides_alike() -> None:
    (result,) = arena(DUEL, DUEL.options(), ["random", "random"], 20, 3)
    assert result.wins[0] == result.wins[1]
    assert result.win_rate == 0.5


def test_every_two_players_meet_once() -> None:
    results = arena(DUEL, DUEL.options(), ["random", "heuristic", "easy"], 2, 1)
    assert [result.players for result in results] == [
        ("random", "heuristic"),
        ("random", "easy"),
        ("heuristic", "easy"),
    ]


def test_the_table_does_not_depend_on_the_number_of_processes() -> None:
    one, two = (arena(DUEL, DUEL.options(), ["heuristic", "random"], 12, 9, jobs) for jobs in (1, 2))
    assert one == two


def test_progress_goes_on_through_all_pairs() -> None:
    told: list[int] = []
    arena(DUEL, DUEL.options(), ["random", "random", "random"], 6, 1, 1, told.append)
    assert told == sorted(told)
    assert told[-1] == 18


@pytest.mark.parametrize(("specs", "games"), [(["random"], 4), (["random", "nobody"], 4), (["random", "easy"], 0)])
def test_an_arena_without_two_players_or_games_is_refused(specs: list[str], games: int) -> None:
    with pytest.raises(BadOptions):
        arena(DUEL, DUEL.options(), specs, games, 1)


def test_the_heuristic_beats_random_play() -> None:
    (result,) = arena(DUEL, DUEL.options(), ["heuristic", "random"], 20, 1)
    assert result.win_rate >= 0.9


def test_a_search_beats_random_play() -> None:
    (result,) = arena(DUEL, DUEL.options(), ["mcts:20", "random"], 4, 1)
    assert result.win_rate >= 0.75
