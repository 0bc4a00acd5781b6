"""Playing line by line, as a script does."""

from pathlib import Path

import pytest

from westmarch.core import registry
from westmarch.core.table import load

from .conftest import Westmarch

DUEL = registry.find("duel")
PLAY = ("play", "duel", "--seat", "sauron", "--opponent", "heuristic", "--seed", "4")


def first_option() -> str:
    return DUEL.vocabulary.spell(DUEL.new(DUEL.options(), 4).options[0])


def test_a_script_plays_a_whole_game(westmarch: Westmarch) -> None:
    ran = westmarch(*PLAY, lines="1\n" * 400)
    assert ran.status == 0
    assert ran.out.rstrip().endswith(("You have won.", "You have lost.", "You share the victory."))


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("seat", ["fellowship", "both"])
def test_a_game_is_told_in_every_language(westmarch: Westmarch, lang: str, seat: str) -> None:
    ran = westmarch(
        "play", "duel", "--seat", seat, "--opponent", "random", "--lang", lang, "--seed", "8", lines="1\n" * 400
    )
    assert ran.status == 0, ran.err
    assert "terminal-" not in ran.out


@pytest.mark.parametrize(("lang", "you"), [("en", "You "), ("ru", "Вы "), ("uk", "Ви ")])
def test_one_person_is_told_what_he_does_and_two_are_told_by_their_names(
    westmarch: Westmarch, lang: str, you: str
) -> None:
    def deeds(seat: str) -> list[str]:
        play = ("play", "duel", "--seat", seat, "--opponent", "random", "--lang", lang, "--seed", "8")
        return [line for line in westmarch(*play, lines="1\n" * 12).out.splitlines() if line.startswith(you)]

    assert deeds("fellowship")
    assert not deeds("both")


@pytest.mark.parametrize("answer", [first_option(), "1", first_option()[:-1]])
def test_an_option_is_chosen_by_its_word_its_number_or_the_beginning_of_it(westmarch: Westmarch, answer: str) -> None:
    spelling = first_option()
    others = DUEL.vocabulary.spell_all(DUEL.new(DUEL.options(), 4).options)[1:]
    assert not any(other.startswith(spelling[:-1]) for other in others)
    ran = westmarch(*PLAY, lines=f"{answer}\nlog\n")
    assert ran.status == 0
    assert f"\n> {answer}\n" in ran.out


def test_the_same_seed_and_words_give_the_same_game(westmarch: Westmarch) -> None:
    assert westmarch(*PLAY, lines="1\n2\n1\n").out == westmarch(*PLAY, lines="1\n2\n1\n").out


@pytest.mark.parametrize("line", ["nonsense", "99", "0", "play:c3-23", ""])
def test_a_wrong_word_ends_a_script_with_the_right_ones(westmarch: Westmarch, line: str) -> None:
    ran = westmarch(*PLAY, lines=f"{line}\n")
    if line:
        assert ran.status == 2
        assert first_option() in ran.err
        assert ran.err.count("\n") == 1
    else:
        assert ran.status == 0, "an empty line says nothing"


def test_a_beginning_that_several_words_share_is_refused_with_them(westmarch: Westmarch) -> None:
    ran = westmarch(*PLAY, lines="play\n")
    assert ran.status == 2
    assert "play:" in ran.err
    assert "discard:" not in ran.err


def test_the_end_of_the_input_ends_the_game_with_a_clear_line(westmarch: Westmarch) -> None:
    ran = westmarch(*PLAY, lines="1\n")
    assert ran.status == 0
    assert "The input has ended" in ran.out.splitlines()[-1]


def test_quit_ends_the_game(westmarch: Westmarch) -> None:
    ran = westmarch(*PLAY, lines="quit\n1\n")
    assert ran.status == 0
    assert "left" in ran.out.splitlines()[-1]


def test_undo_takes_the_last_choice_back(westmarch: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "game.wmr"
    westmarch(*PLAY, lines=f"1\nundo\n2\nundo\nsave {file}\n")
    assert load(file.read_text(encoding="utf-8")).words == []


def test_there_is_nothing_to_undo_at_the_beginning(westmarch: Westmarch) -> None:
    assert "nothing to take back" in westmarch(*PLAY, lines="undo\n").out


def test_a_hint_names_an_option_with_an_estimate(westmarch: Westmarch) -> None:
    told = westmarch(*PLAY, lines="hint\n").out
    assert "The computer would choose: " in told
    assert "%" in told


def test_it_is_told_why_things_cannot_be_done(westmarch: Westmarch) -> None:
    told = westmarch(*PLAY, lines="why\n").out
    assert "Covered by other cards: it cannot be taken yet." in told
    assert told.count("Covered by other cards") == 1  # with the names of all that are


def test_look_tells_what_a_thing_does(westmarch: Westmarch) -> None:
    assert "neighbours" in westmarch(*PLAY, lines="look rohan\n").out.casefold()
    assert "fortress in Gondor" in westmarch(*PLAY, lines="look Minas\n").out


def test_looking_at_what_is_not_there_is_refused(westmarch: Westmarch) -> None:
    assert westmarch(*PLAY, lines="look balrog\n").status == 2


def test_look_alone_shows_the_table_again(westmarch: Westmarch) -> None:
    assert westmarch(*PLAY, lines="look\n").out.count("Chapter 1: ") == 2


def test_help_lists_all_commands(westmarch: Westmarch) -> None:
    told = westmarch(*PLAY, lines="help\n").out
    assert all(f"\n  {command} " in told for command in ("help", "undo", "hint", "why", "log", "look", "save", "quit"))


def test_a_saved_game_goes_on(westmarch: Westmarch, tmp_path: Path) -> None:
    file = tmp_path / "game.wmr"
    assert westmarch(*PLAY, lines=f"1\n1\nsave {file}\n").status == 0
    said = len(load(file.read_text(encoding="utf-8")).words)
    ran = westmarch("play", "--from", str(file), "--seat", "sauron", "--opponent", "heuristic", lines="1\n" * 400)
    assert ran.status == 0
    assert said >= 2
    assert "wins" in ran.out or "share" in ran.out


def test_a_place_that_cannot_be_written_to_is_refused(westmarch: Westmarch, tmp_path: Path) -> None:
    ran = westmarch(*PLAY, lines=f"save {tmp_path}/nowhere/game.wmr\n")
    assert ran.status == 2
    assert "nowhere" in ran.err


def test_a_game_that_another_one_follows_is_played_on_at_once(
    westmarch: Westmarch, monkeypatch: pytest.MonkeyPatch
) -> None:
    following = iter([DUEL.options()])
    monkeypatch.setattr(type(DUEL), "sequel", lambda *_: next(following, None))
    ran = westmarch("play", "duel", "--seat", "both", "--seed", "4", lines="1\n" * 400)
    assert ran.status == 0, ran.err
    first, second = ran.out.split("The next scenario begins: ")
    assert "wins" in first.splitlines()[-2]
    assert "wins" in second.splitlines()[-1]
