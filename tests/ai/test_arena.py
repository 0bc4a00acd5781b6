import pytest

from westmarch.ai.arena import arena, wilson
from westmarch.ai.simulate import simulate
from westmarch.core.errors import BadOptions
from westmarch.games.duel.game import DUEL


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(1.0, 10)[1] <= 1.0


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    one = simulate(DUEL, DUEL.options(), ["random", "heuristic"], 6, 5, jobs=1)
    two = simulate(DUEL, DUEL.options(), ["random", "heuristic"], 6, 5, jobs=2)
    assert one._replace(seconds=0) == two._replace(seconds=0)
    assert one.finished == one.games == sum(one.results.values()) == 6


def test_the_quick_way_through_random_games_gives_the_same_results() -> None:
    from westmarch.ai.simulate import play_game, players_rng, seated

    fast = play_game(DUEL, DUEL.options(), ("random", "random"), 3)
    slow = DUEL.new(DUEL.options(), 3)
    players = seated(DUEL, ("random", "random"), players_rng(3))
    while not slow.over:
        slow.choose(players[slow.seat].choose(slow))
    assert DUEL.hash(fast) == DUEL.hash(slow)


def test_in_an_arena_everybody_meets_everybody_from_both_sides() -> None:
    pairings = arena(DUEL, DUEL.options(), ["random", "heuristic", "easy"], 4, 1)
    assert [pairing.players for pairing in pairings] == [
        ("random", "heuristic"),
        ("random", "easy"),
        ("heuristic", "easy"),
    ]
    for pairing in pairings:
        assert sum(pairing.wins) + pairing.draws == pairing.games == 4
        assert pairing.win_rate == (pairing.wins[0] + pairing.draws / 2) / 4
        assert pairing.ci95[0] <= pairing.win_rate <= pairing.ci95[1]


def test_the_heuristic_beats_random_play() -> None:
    (pairing,) = arena(DUEL, DUEL.options(), ["heuristic", "random"], 20, 1)
    assert pairing.win_rate >= 0.9


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(BadOptions):
        simulate(DUEL, DUEL.options(), ["random"] * 3, 1, 1)
