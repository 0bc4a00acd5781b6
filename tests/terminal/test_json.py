"""The shapes that programs may rely on, as docs/command-line.md describes them."""

import json
from pathlib import Path

import pytest

from westmarch.core import registry
from westmarch.core import state as westmarch_state
from westmarch.core.table import Table
from westmarch.terminal.main import COMMANDS

from .conftest import Westmarch

LANGUAGES = {"en", "ru", "uk"}
DUEL = registry.find("duel")


def data(westmarch: Westmarch, *arguments: str) -> object:
    """What a command prints, as data."""
    ran = westmarch(*arguments, "--json")
    assert ran.status == 0, ran.err
    return json.loads(ran.out)


def test_games_are_listed_with_all_that_can_be_set(westmarch: Westmarch) -> None:
    rows = data(westmarch, "games")
    assert isinstance(rows, list)
    (duel,) = [row for row in rows if row["key"] == "duel"]
    assert duel["names"].keys() == LANGUAGES
    assert duel["rules"] == DUEL.rules
    (standard,) = duel["scenarios"]
    assert standard["id"] == "standard"
    assert standard["names"].keys() == LANGUAGES
    assert standard["seats"] == [2]
    assert duel["seat_ids"] == ["fellowship", "sauron"]
    assert all(option.keys() == {"name", "type", "default", "description"} for option in duel["options"])
    assert all(option["description"] for option in duel["options"])
    assert duel["presets"]["official"] == {}
    assert duel["vocabulary"] == {"size": len(DUEL.vocabulary), "hash": DUEL.vocabulary.hash()}
    assert duel.keys() >= {"teams", "information", "chance", "max_words", "returns"}


def test_a_simulation_counts_results_by_winner_and_kind_of_victory(westmarch: Westmarch) -> None:
    row = data(westmarch, "simulate", "duel", "--games", "12", "--seed", "5", "--players", "random,heuristic")
    assert isinstance(row, dict)
    assert list(row) == [
        "game", "scenario", "seed", "games", "finished", "decisions", "seconds",
        "games_per_second", "decisions_per_second", "results", "means",
    ]  # fmt: skip
    assert (row["game"], row["scenario"], row["seed"], row["games"], row["finished"]) == ("duel", "standard", 5, 12, 12)
    assert sum(count for kinds in row["results"].values() for count in kinds.values()) == 12
    assert row["results"].keys() <= {"fellowship", "sauron", "shared"}
    assert row["decisions"] > 12 * 20
    assert row["games_per_second"] > 0


def test_a_simulation_repeats_itself(westmarch: Westmarch) -> None:
    arguments = ("simulate", "duel", "--games", "6", "--seed", "9", "--option", "extra_turns_add_up=false")
    first, second = data(westmarch, *arguments), data(westmarch, *arguments)
    assert isinstance(first, dict)
    assert isinstance(second, dict)
    assert (first["decisions"], first["results"]) == (second["decisions"], second["results"])


def test_an_arena_has_a_row_for_each_pair(westmarch: Westmarch) -> None:
    rows = data(westmarch, "arena", "duel", "--games", "4", "--players", "heuristic,random,random")
    assert isinstance(rows, list)
    assert len(rows) == 3
    for row in rows:
        assert list(row) == ["players", "games", "wins", "draws", "win_rate", "ci95", "faults", "pairs", "sprt"]
        assert len(row["players"]) == len(row["wins"]) == len(row["ci95"]) == 2
        assert sum(row["wins"]) + row["draws"] == row["games"] == 4
        assert row["ci95"][0] <= row["win_rate"] <= row["ci95"][1]


def test_an_arena_with_a_test_tells_how_it_stands_and_adds_to_a_file_of_which_a_ladder_is_made(
    westmarch: Westmarch, tmp_path: Path
) -> None:
    file = str(tmp_path / "results.jsonl")
    (row,) = data(westmarch, "arena", "duel", "--games", "60", "--sprt", "0,200", "--out", file)
    assert list(row["sprt"]) == ["elo0", "elo1", "ratio", "bound", "holds"]
    assert row["sprt"]["holds"] == "elo1"
    assert row["games"] < 60
    data(westmarch, "arena", "duel", "--games", "4", "--players", "easy,random", "--out", file)
    (ladder,) = data(westmarch, "ladder", file)
    assert (ladder["game"], ladder["settings"]) == ("duel", {"scenario": "standard"})
    assert [standing["player"] for standing in ladder["standings"]][-1] == "random"
    assert list(ladder["standings"][0]) == ["player", "elo", "ci95", "games", "points"]


def test_a_calibration_has_a_row_for_each_stage_and_band(westmarch: Westmarch) -> None:
    found = data(westmarch, "calibrate", "duel", "--games", "4", "--player", "heuristic")
    assert list(found) == ["game", "scenario", "player", "played_by", "seed", "games", "brier", "bands"]
    assert sum(band["positions"] for band in found["bands"]) == 12
    assert list(found["bands"][0]) == ["stage", "low", "high", "positions", "estimate", "won", "ci95"]


def test_components_have_names_and_texts_in_every_language_and_their_facts_beside(westmarch: Westmarch) -> None:
    rows = data(westmarch, "cards", "duel")
    assert isinstance(rows, list)
    assert len(rows) == len(DUEL.components())
    for row, component in zip(rows, DUEL.components(), strict=True):
        assert (row["id"], row["kind"]) == (component.id, component.kind)
        assert row["name"].keys() == row["text"].keys() == LANGUAGES
        assert all(row["name"].values())
        assert all(row["text"].values())
        assert row["doubtful"] == [json.loads(json.dumps(doubt._asdict())) for doubt in component.doubtful]
        assert {key: row[key] for key in component.facts} == json.loads(json.dumps(component.facts))


@pytest.mark.parametrize("name", ["barad_dur", "Барад-Дур", "barad-d"])
def test_a_component_is_found_by_its_id_or_by_a_part_of_its_name_in_any_language(
    westmarch: Westmarch, name: str
) -> None:
    rows = data(westmarch, "cards", "duel", name)
    assert isinstance(rows, list)
    assert [row["id"] for row in rows] == ["barad_dur"]


def test_only_doubtful_components_are_listed_on_request(westmarch: Westmarch) -> None:
    rows = data(westmarch, "cards", "duel", "--doubtful")
    assert isinstance(rows, list)
    assert [row["id"] for row in rows] == [part.id for part in DUEL.components() if part.doubtful]


POSITION_KEYS = ["seat", "prompt", "options", "in_vain", "position", "over", "returns"]


def test_a_position_says_who_must_choose_what(westmarch: Westmarch, tmp_path: Path) -> None:
    table = Table(DUEL, DUEL.options(), 4)
    file = tmp_path / "position.yaml"
    file.write_text(DUEL.position_text(table.state), encoding="utf-8")
    word = DUEL.vocabulary.spell(table.state.options[0])
    row = data(westmarch, "position", str(file), "--words", word)
    table.say(word)
    assert isinstance(row, dict)
    assert list(row) == POSITION_KEYS
    assert row["seat"] == DUEL.facts.seat_ids[table.state.seat]
    assert row["prompt"] == DUEL.prompt(table.state).name
    assert row["options"] == DUEL.vocabulary.spell_all(table.state.options)
    assert (row["over"], row["returns"]) == (False, None)
    assert DUEL.hash(DUEL.load_position({k: v for k, v in row["position"].items() if k != "game"})) == DUEL.hash(
        table.state
    )


def test_a_position_in_which_the_game_is_over_has_returns(westmarch: Westmarch, tmp_path: Path) -> None:
    table = finished_table()
    file = tmp_path / "position.yaml"
    file.write_text(DUEL.position_text(table.state), encoding="utf-8")
    row = data(westmarch, "position", str(file))
    assert isinstance(row, dict)
    assert (row["seat"], row["prompt"], row["options"], row["over"]) == (None, None, [], True)
    assert row["returns"] == table.state.returns()


def finished_table() -> Table:
    table = Table(DUEL, DUEL.options(), 21)
    while not table.state.over:
        table.choose(table.state.options[0])
    return table


def test_a_replay_has_a_row_for_each_word(westmarch: Westmarch, tmp_path: Path) -> None:
    table = finished_table()
    file = tmp_path / "game.wmr"
    file.write_text(table.record_text(), encoding="utf-8")
    row = data(westmarch, "replay", str(file))
    assert isinstance(row, dict)
    assert list(row) == ["game", "rules", "settings", "seed", "words", "moves", *POSITION_KEYS, "outcome"]
    assert [move["word"] for move in row["moves"]] == DUEL.vocabulary.spell_all(table.words)
    assert all(list(move) == ["number", "seat", "word", "meaning", "log"] for move in row["moves"])
    assert row["outcome"] == DUEL.outcome(table.state)
    assert row["returns"] == table.state.returns()


def test_a_replay_stops_where_it_is_told_to(westmarch: Westmarch, tmp_path: Path) -> None:
    table = finished_table()
    file = tmp_path / "game.wmr"
    file.write_text(table.record_text(), encoding="utf-8")
    row = data(westmarch, "replay", str(file), "--at", "5")
    assert isinstance(row, dict)
    assert len(row["moves"]) == 5
    assert row["words"] == len(table.words)
    assert row["outcome"] is None


def test_benchmarks_have_a_row_for_each_comparison(westmarch: Westmarch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.bench.rows.__defaults__", (None, 1, 0.05, None))
    if not str(westmarch_state.__file__).endswith((".so", ".pyd")):
        ran = westmarch("bench", "duel-clone", "--json")
        assert (ran.status, ran.out) == (2, ""), "figures of an uncompiled engine would mean nothing"
        return
    rows = data(westmarch, "bench", "duel-clone")
    assert isinstance(rows, list)
    (row,) = rows
    assert list(row) == ["name", "value", "unit", "peer", "peer_value", "ratio"]
    assert row["name"] == "duel-clone"
    assert row["value"] > 0


def test_an_unknown_benchmark_is_refused_with_those_there_are(westmarch: Westmarch) -> None:
    ran = westmarch("bench", "chess")
    assert ran.status == 2
    assert "duel-random" in ran.err


def test_the_documentation_names_every_command_and_every_field() -> None:
    text = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"westmarch {command}" in text
    fields = (
        "game scenario seed games finished decisions seconds games_per_second decisions_per_second results players wins "
        "draws win_rate ci95 faults id kind name text doubtful seat prompt options in_vain position over returns value unit peer "
        "peer_value ratio settings moves outcome presets vocabulary"
    )
    for field in fields.split():
        assert f"`{field}`" in text, field
