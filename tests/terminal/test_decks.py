"""`westmarch decks`, and decks out of files at the tables of `play` and `simulate`."""

import json
from pathlib import Path

import pytest

from westmarch.core import registry
from westmarch.games.lcg.game import LCG
from westmarch.text import deck_lists, speech

from .conftest import Westmarch


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game, known to these tests alone as long as it is not installed."""
    monkeypatch.setitem(registry.REGISTERED, LCG.key, LCG)


def starter(tmp_path: Path, sphere: str, form: str = "plain") -> Path:
    """A starter deck as a file."""
    file = tmp_path / f"{sphere}.{form}"
    deck = deck_lists.ready_made(LCG)[f"starter_{sphere}"]
    file.write_text(deck_lists.write(deck, form, LCG, speech("en")), encoding="utf-8")
    return file


def test_the_starter_decks_are_listed_with_heroes_threat_and_size(westmarch: Westmarch) -> None:
    out = westmarch("decks", "lcg").out
    assert "starter_leadership  Leadership starter deck\n    Aragorn, Théodred, Glóin · threat 29 · 30 cards\n" in out
    assert out.count("starter_") == 4


def test_a_deck_is_shown_with_charts_of_cost_and_sphere(westmarch: Westmarch) -> None:
    lines = westmarch("decks", "lcg", "starter_lore").out.splitlines()
    assert "  3x Lore of Imladris" in lines
    assert lines[lines.index("Cost") + 1] == "  1 ████████ 8"
    assert lines[lines.index("Sphere") + 2] == "  Neutral █ 1"


@pytest.mark.parametrize(("lang", "word"), [("ru", "Стоимость"), ("uk", "Вартість")])
def test_a_deck_is_shown_in_every_language(westmarch: Westmarch, lang: str, word: str) -> None:
    assert word in westmarch("decks", "lcg", "starter_lore", "--lang", lang).out.splitlines()


@pytest.mark.parametrize("form", deck_lists.FORMATS)
def test_a_file_in_any_format_is_converted_to_any_other(westmarch: Westmarch, tmp_path: Path, form: str) -> None:
    file = starter(tmp_path, "spirit", form)
    for other in deck_lists.FORMATS:
        ran = westmarch("decks", "lcg", str(file), "--to", other)
        assert (ran.status, ran.err) == (0, "")
        assert deck_lists.read(ran.out, LCG).setting == deck_lists.ready_made(LCG)["starter_spirit"].setting


def test_a_bad_deck_is_shown_with_all_that_is_wrong_and_status_2(westmarch: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Aragorn\n3x Vilya\n")
    ran = westmarch("decks", "lcg", str(file))
    assert ran.status == 2
    assert ran.out.splitlines()[-2:] == [
        "Line 2: There is no card “Vilya”.",
        "The deck has only 0 cards. At least 50 are needed.",
    ]


def test_a_bad_deck_is_not_converted(westmarch: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Aragorn\n3x Vilya\n")
    ran = westmarch("decks", "lcg", str(file), "--to", "octgn")
    assert (ran.status, ran.out) == (2, "")
    assert "Line 2" in ran.err


def test_a_deck_for_programs(westmarch: Westmarch) -> None:
    (first, *others) = json.loads(westmarch("decks", "lcg", "--json").out)
    assert [other["size"] for other in others] == [30, 30, 30, 50, 50, 50, 50]
    row = json.loads(westmarch("decks", "lcg", "starter_leadership", "--json").out)
    assert {"id": "starter_leadership", **row} == first
    assert row["name"]["ru"] == "Стартовая колода «Лидерство»"
    assert row["threat"] == 29
    assert sum(row["costs"].values()) == sum(row["spheres"].values()) == row["size"] == 30
    assert LCG.options({"decks": [row["setting"]]})


def test_what_is_wrong_with_a_deck_for_programs(westmarch: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Aragorn\n3x Vilya\n")
    problem = json.loads(westmarch("decks", "lcg", str(file), "--json").out)["problems"][0]
    assert (problem["kind"], problem["line"], problem["warning"]) == ("unknown", 2, False)
    assert problem["text"].keys() == {"en", "ru", "uk"}


def test_a_game_without_decks_says_so(westmarch: Westmarch) -> None:
    ran = westmarch("decks", "duel")
    assert ran.status == 2
    assert "no decks" in ran.err


def test_a_missing_deck_file_is_refused_with_its_name(westmarch: Westmarch) -> None:
    ran = westmarch("decks", "lcg", "nowhere.o8d")
    assert (ran.status, ran.out) == (2, "")
    assert "nowhere.o8d" in ran.err


def test_decks_of_a_table_come_from_files_names_and_written_out(westmarch: Westmarch, tmp_path: Path) -> None:
    file = starter(tmp_path, "spirit", "octgn")
    for decks in (f"{file}, starter_lore", f'["{file}", "starter_lore"]', f"{file},legolas|feint*3"):
        settings = ("--option", f"decks={decks}", "--option", "small_decks=true")
        ran = westmarch("simulate", "lcg", *settings, "--games", "1", "--json")
        assert ran.status == 0, ran.err
        assert json.loads(ran.out)["finished"] == 1


def test_a_deck_that_is_too_small_is_refused_at_a_table(westmarch: Westmarch) -> None:
    ran = westmarch("simulate", "lcg", "--option", "decks=legolas|feint*3", "--games", "1")
    assert (ran.status, ran.out) == (2, "")
    assert "at least 50 cards, not 3" in ran.err


def test_a_game_is_played_with_the_deck_of_a_file(westmarch: Westmarch, tmp_path: Path) -> None:
    file = starter(tmp_path, "tactics")
    ran = westmarch("play", "lcg", "--seat", "one", "--option", f"decks={file}", "--seed", "1", lines="look gimli\n")
    assert ran.status == 0, ran.err
    assert "Gimli" in ran.out


@pytest.mark.parametrize(("text", "reason"), [(None, "no file"), ("Aragorn\n3x Vilya\n", "Line 2")])
def test_a_bad_deck_file_is_refused_at_a_table(
    westmarch: Westmarch, tmp_path: Path, text: str | None, reason: str
) -> None:
    file = tmp_path / "deck.txt"
    if text is not None:
        file.write_text(text)
    ran = westmarch("simulate", "lcg", "--option", f"decks={file}")
    assert ran.status == 2
    assert reason in ran.err
    assert "deck.txt" in ran.err


def test_improving_decks_writes_lists_that_can_be_played_and_goes_on_where_it_was(
    westmarch: Westmarch, tmp_path: Path
) -> None:
    table = ("--option", "decks=starter_leadership", "--player", "random", "--out", str(tmp_path))
    numbers = ("--trial", "4", "--check", "2")
    ran = westmarch("decks", "improve", "lcg", *table, *numbers, "--games", "4")
    assert (ran.status, ran.err) == (0, "")
    assert "the best ones" in ran.out
    assert westmarch("decks", "lcg", str(tmp_path / "deck-1.txt")).out.startswith("passage_through_mirkwood-1-1\n")
    found = json.loads(westmarch("decks", "improve", "lcg", *table, *numbers, "--games", "8", "--json").out)
    assert len(found["trials"]) == 2
    other = westmarch("decks", "improve", "lcg", *table, "--trial", "6")
    assert other.status == 2
    assert "another search" in other.err


@pytest.mark.parametrize(("lang", "word"), [("en", "the best ones"), ("ru", "лучшие"), ("uk", "найкращі")])
def test_improved_decks_are_told_in_the_language_of_the_reader(
    westmarch: Westmarch, tmp_path: Path, lang: str, word: str
) -> None:
    table = ("--option", "decks=starter_lore", "--player", "random", "--out", str(tmp_path), "--lang", lang)
    assert word in westmarch("decks", "improve", "lcg", *table, "--trial", "2", "--check", "1", "--games", "2").out


def test_a_game_without_decks_has_none_to_improve(westmarch: Westmarch, tmp_path: Path) -> None:
    ran = westmarch("decks", "improve", "duel", "--out", str(tmp_path))
    assert ran.status == 2
    assert "no decks" in ran.err
