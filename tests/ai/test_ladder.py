"""Results in a file, and the ladder that is made of them."""

from pathlib import Path

import msgspec
import pytest

from westmarch.ai.arena import arena
from westmarch.ai.measuring.circumstances import commit
from westmarch.ai.measuring.ladder import ELO, fitted, inverse, ladders
from westmarch.ai.measuring.results import Result, append, read, results_of
from westmarch.ai.players import in_full
from westmarch.core.errors import BadFile
from westmarch.games.duel.game import DUEL
from westmarch.games.wotr_cards.game import WOTR_CARDS
from westmarch.terminal.commands.strength import markdown_lines
from westmarch.terminal.voice import voice


def result(first: str, second: str, wins: tuple[int, int], draws: int = 0, game: str = "duel") -> Result:
    games = sum(wins) + draws
    return Result(
        made="2026-01-01", westmarch="1", build="plain", commit="", game=game, rules=1, settings={"scenario": "standard"},
        players=(first, second), seed=1, games=games, wins=wins, draws=draws, win_rate=(wins[0] + draws / 2) / games,
        ci95=(0.0, 1.0), pairs=(0, 0, 0, 0, 0), faults=(0, 0), sprt=None,
    )  # fmt: skip


def elo(results: list[Result]) -> dict[str, float]:
    (ladder,) = ladders(results)
    return {row.player: row.elo for row in ladder.standings}


def test_two_players_differ_by_the_logarithm_of_their_odds() -> None:
    found = elo([result("hard@1", "heuristic@1", (9999, 999))])
    assert found["hard@1"] == pytest.approx(400, abs=1)
    assert found["heuristic@1"] == 0


def test_draws_are_half_a_win() -> None:
    assert elo([result("hard@1", "heuristic@1", (50, 10), 40)]) == elo([result("hard@1", "heuristic@1", (70, 30))])


def test_strength_adds_up_along_a_chain() -> None:
    found = elo([result("mcts@1:9", "heuristic@1", (7500, 2500)), result("hard@1", "mcts@1:9", (7500, 2500))])
    assert found["hard@1"] == pytest.approx(2 * found["mcts@1:9"], abs=1)


def test_all_results_of_two_players_count_together_whoever_is_named_first() -> None:
    found = elo([result("hard@1", "heuristic@1", (30, 10)), result("heuristic@1", "hard@1", (5, 15))])
    assert found == elo([result("hard@1", "heuristic@1", (45, 15))])


def test_who_lost_every_game_has_a_place_as_well() -> None:
    found = elo([result("heuristic@1", "random", (400, 0))])
    assert -1300 < found["random"] < -1000


def test_the_interval_is_as_wide_as_that_of_the_odds() -> None:
    (ladder,) = ladders([result("hard@1", "heuristic@1", (99, 99))])
    first = next(row for row in ladder.standings if row.player == "hard@1")
    assert first.ci95[1] == pytest.approx(1.96 * ELO / (199 / 4) ** 0.5, rel=0.001)
    assert (first.games, first.points) == (198, 99)


def test_games_settings_and_players_who_never_met_have_ladders_of_their_own() -> None:
    rows = [
        result("hard@1", "easy@1", (3, 1)),
        result("a", "b", (3, 1)),
        result("hard@1", "easy@1", (3, 1), game="lcg"),
    ]
    found = ladders(rows)
    assert [(ladder.game, [row.player for row in ladder.standings]) for ladder in found] == [
        ("duel", ["hard@1", "easy@1"]),
        ("duel", ["a", "b"]),
        ("lcg", ["hard@1", "easy@1"]),
    ]
    assert found[1].standings[1].elo == 0


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, -1.0], [1.0, 3.0, 0.5], [-1.0, 0.5, 5.0]]
    back = inverse(matrix)
    for i in range(3):
        assert [sum(matrix[i][k] * back[k][j] for k in range(3)) for j in range(3)] == pytest.approx(
            [float(i == j) for j in range(3)]
        )


def test_the_fit_is_where_expected_points_are_those_seen() -> None:
    points = {
        ("a", "b"): 30.0,
        ("b", "a"): 10.0,
        ("b", "c"): 22.0,
        ("c", "b"): 18.0,
        ("a", "c"): 25.0,
        ("c", "a"): 15.0,
    }
    odds, spread = fitted(["a", "b", "c"], points, "c")
    expected = sum(
        41 / (1 + 2.718281828459045 ** (odds[other] - odds["a"])) for other in ("b", "c")
    )  # a further draw each
    assert expected == pytest.approx(56, abs=1e-4)
    assert spread["c"] == 0 < spread["a"]


def test_results_come_back_from_their_file_with_all_that_repeats_them(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    options = WOTR_CARDS.options({"scenario": "duel"})
    pairings = arena(WOTR_CARDS, options, ["heuristic", "random", "flat:4"], 2, 5)
    rows = results_of(WOTR_CARDS, options, 5, pairings)
    append(file, rows[:1])
    append(file, rows[1:])
    assert read(file.read_text()) == rows
    assert rows[0].players == (in_full("heuristic"), "random")
    assert (rows[0].game, rows[0].seed, rows[0].games) == ("wotr_cards", 5, 2)
    assert rows[0].settings == {"scenario": "duel"}


def test_settings_that_are_not_as_usual_are_told() -> None:
    options = DUEL.options({"extra_turns_add_up": False})
    (row,) = results_of(DUEL, options, 1, arena(DUEL, options, ["random", "random"], 2, 1))
    assert row.settings == {"scenario": "standard", "extra_turns_add_up": False}


def test_a_commit_is_only_that_of_the_house_itself(tmp_path: Path) -> None:
    assert commit(tmp_path) == ""


def test_the_page_shows_what_the_ladder_says() -> None:
    top = Path(__file__).parents[2]
    found = ladders(read((top / "benchmarks" / "arena.jsonl").read_text(encoding="utf-8")))
    page = (top / "docs" / "strength.md").read_text(encoding="utf-8")
    assert [one for one in found if markdown_lines(one, voice("en")) not in page] == []


@pytest.mark.parametrize("line", ["nonsense", "{}", '{"game": "duel"}', "[]"])
def test_a_line_that_is_no_result_is_refused_with_its_number(line: str) -> None:
    good = msgspec.json.encode(result("a", "b", (1, 1))).decode()
    with pytest.raises(BadFile, match=r"results, line 2"):
        read(f"{good}\n{line}\n", "results")
