"""Games as Parquet: every row is a decision, an interrupted run goes on, and other programs read it."""

import json
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

from westmarch.ai.simulate import play_game
from westmarch.core import registry
from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.game import Game
from westmarch.research import dataset
from westmarch.research.dataset import Piece, Plan, batches, make, play_part, read, read_about
from westmarch.research.information import observation

SPECS = ("heuristic", "mcts:4")


@pytest.fixture(scope="module")
def duel() -> Game:
    return registry.find("duel")


@pytest.fixture(scope="module")
def games(duel: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "duel"
    make(duel, duel.options(), SPECS, 3, folder, seed=10, observing=True)
    return folder


def test_a_row_is_a_decision_of_the_game_that_its_seed_gives(duel: Game, games: Path) -> None:
    rows = read(games, duel).to_pylist()
    for seed in (10, 11, 12):
        mine = [row for row in rows if row["seed"] == seed]
        state = duel.new(duel.options(), seed)
        for turn, row in enumerate(mine):
            assert (row["turn"], row["seat"], row["options"]) == (turn, state.seat, state.options)
            assert row["prompt"] == duel.prompt(state).name
            assert row["spelling"] == duel.vocabulary.spell(row["word"])
            assert row["observation"] == observation(duel.observer(), state, int(state.seat)).tolist()
            assert bool(row["thought_words"]) == (row["player"] == "mcts:4" and len(state.options) > 1)
            state.choose(row["word"])
        assert state.over
        assert all(row["return"] == state.returns()[row["seat"]] for row in mine)
        assert duel.hash(state) == duel.hash(play_game(duel, duel.options(), SPECS, seed))


def test_a_learner_gets_arrays(duel: Game, games: Path) -> None:
    (part,) = batches(games, duel)
    rows = len(part["words"])
    assert part["observations"].shape == (rows, duel.observer().layout.size)
    assert part["masks"][range(rows), part["words"]].all()
    assert part["masks"].sum() == sum(map(len, read(games).to_pydict()["options"]))


def test_an_interrupted_run_goes_on_and_gives_the_same(
    duel: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "GAMES_A_PART", 2)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    make(duel, duel.options(), ["random"], 5, whole)
    seen: list[int] = []
    make(duel, duel.options(), ["random"], 3, broken)
    next(broken.glob("part-000000000000-*")).unlink()
    make(duel, duel.options(), ["random"], 5, broken, progress=seen.append)
    assert seen == [2, 4, 5]  # the part that was lost, the one that was short, the last
    assert read(broken).equals(read(whole))
    assert make(duel, duel.options(), ["random"], 4, broken) == 0
    assert read_about(broken)["games"] == 5


def test_whoever_plays_a_part_writes_nothing(duel: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be on another machine, whose folders are of no use to anybody."""
    monkeypatch.chdir(tmp_path)
    plan = Plan(duel, duel.options(), ("random", "random"), 10, 2, False)
    made = play_part(Piece(plan, range(10, 12)))
    assert list(tmp_path.iterdir()) == []
    make(duel, duel.options(), ["random"], 2, tmp_path / "games", seed=10)
    assert [path.read_bytes() for path in (tmp_path / "games").glob("*.parquet")] == [made.data]


def test_several_processes_write_the_same(duel: Game, tmp_path: Path) -> None:
    make(duel, duel.options(), ["random"], 70, tmp_path / "one")
    make(duel, duel.options(), ["random"], 70, tmp_path / "two", jobs=2)
    assert read(tmp_path / "two").equals(read(tmp_path / "one"))


def test_data_of_another_kind_is_refused_and_left_alone(duel: Game, games: Path, tmp_path: Path) -> None:
    before = sorted((path.name, path.read_bytes()) for path in games.iterdir())
    with pytest.raises(BadFile, match="differs in players"):
        make(duel, duel.options(), ["random"], 3, games, seed=10, observing=True)
    with pytest.raises(BadFile, match="games of duel, not of lcg"):
        read(games, registry.find("lcg"))
    assert sorted((path.name, path.read_bytes()) for path in games.iterdir()) == before
    (tmp_path / "letter.txt").write_text("mellon")
    with pytest.raises(BadFile, match="other files"):
        make(duel, duel.options(), ["random"], 1, tmp_path)
    with pytest.raises(BadFile, match="no data set of ours"):
        read(tmp_path)
    with pytest.raises(BadOptions, match="at least one game"):
        make(duel, duel.options(), ["random"], 0, tmp_path / "none")


def test_another_version_of_words_or_observations_is_refused(duel: Game, games: Path, tmp_path: Path) -> None:
    about = read_about(games)
    for name, value, reason in (("vocabulary", "0", "other numbers"), ("format", 2, "another format")):
        (tmp_path / "dataset.json").write_text(json.dumps({**about, name: value}))
        with pytest.raises(BadFile, match=reason):
            read(tmp_path, duel)
    layout = {**about["observation"], "hash": "0"}  # type: ignore[dict-item]
    (tmp_path / "dataset.json").write_text(json.dumps({**about, "observation": layout}))
    with pytest.raises(BadFile, match="another layout"):
        read(tmp_path, duel)


@pytest.mark.parametrize("library", ["pandas", "polars", "datasets"])
def test_other_programs_read_it(games: Path, library: str) -> None:
    reader = pytest.importorskip(library)
    pattern = str(games / "*.parquet")
    if library == "datasets":
        found = reader.load_dataset("parquet", data_files=pattern, split="train", cache_dir=str(games.parent / "cache"))
        words = found["word"]
    elif library == "pandas":
        words = reader.read_parquet(sorted(map(str, games.glob("*.parquet")))[0])["word"]
    else:
        words = reader.read_parquet(pattern)["word"]
    assert list(words) == read(games).to_pydict()["word"]
