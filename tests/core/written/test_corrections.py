"""Doubtful facts and the corrections of owners: what a file may say, and who is asked when."""

import pytest

from westmarch.core.errors import BadFile, BadOptions
from westmarch.core.game import options_data
from westmarch.core.registry import find, keys
from westmarch.core.written import corrections
from westmarch.core.written.corrections import Corrections, Doubt, Doubts


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process in which nothing has been handed in and no game has been made."""
    monkeypatch.setattr(corrections, "_DESK", corrections._Desk())


def handed(text: str) -> Doubts:
    """The doubts of a game after a file has been handed in."""
    corrections.hand_in(corrections.read(text, "corrections.yaml"))
    return Doubts("riddle")


@pytest.mark.usefixtures("desk")
def test_without_a_correction_a_declaration_has_what_we_take_for_true() -> None:
    doubts = Doubts("riddle")
    assert doubts.ask("sting", "icons", 1, 0) == 1
    assert doubts.ask_several("sting", "paths", (2, 3), (1, 2, 3)) == (2, 3)
    doubts.note("sting", "title")
    assert [doubt.fact for doubt in doubts.of["sting"]] == ["icons", "paths", "title"]
    assert corrections.in_force(("sting", doubt) for doubt in doubts.of["sting"]) == ()


@pytest.mark.usefixtures("desk")
def test_a_correction_stands_in_the_declaration_and_is_named() -> None:
    doubts = handed("riddle:\n  sting: {icons: 0, paths: [3, 1], weapon: no}\n")
    assert doubts.ask("sting", "icons", 1, 0) == 0
    assert doubts.ask("sting", "weapon", "yes", "no") == "no"
    assert doubts.ask_several("sting", "paths", (), (1, 2, 3)) == (1, 3)
    named = corrections.in_force(("sting", doubt) for doubt in doubts.of["sting"])
    assert named == ("sting icons=0", "sting paths=1,3", "sting weapon=no")


@pytest.mark.usefixtures("desk")
def test_to_confirm_what_we_take_for_true_is_no_correction() -> None:
    doubts = handed("riddle: {sting: {icons: 1}}")
    assert doubts.ask("sting", "icons", 1, 0) == 1
    assert corrections.in_force(("sting", doubt) for doubt in doubts.of["sting"]) == ()


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("7", "'7' is not one of 1, 0"),
        ("none", "'none' is not one of 1, 0"),
        ("[0]", "must be one answer, not a list"),
    ],
)
def test_an_answer_that_the_doubt_does_not_allow_is_refused_with_its_line(answer: str, reason: str) -> None:
    doubts = handed(f"riddle:\n  sting:\n    icons: {answer}\n")
    with pytest.raises(BadFile) as refused:
        doubts.ask("sting", "icons", 1, 0)
    assert str(refused.value) == f"corrections.yaml, line 3: sting: icons: {reason}"


@pytest.mark.usefixtures("desk")
def test_where_several_may_be_printed_a_list_is_wanted() -> None:
    with pytest.raises(BadFile, match="must be a list"):
        handed("riddle: {sting: {paths: 3}}").ask_several("sting", "paths", (), (1, 2, 3))


@pytest.mark.usefixtures("desk")
def test_facts_that_nobody_asks_for_or_a_file_cannot_settle_are_refused() -> None:
    doubts = handed("riddle: {sting: {length: 3}}")
    doubts.ask("sting", "icons", 1, 0)
    with pytest.raises(BadFile, match="sting: length: riddle has no such doubtful fact"):
        corrections.check("riddle", [("sting", doubt) for doubt in doubts.of["sting"]])


@pytest.mark.usefixtures("desk")
def test_a_fact_whose_other_answer_would_be_another_rule_is_refused() -> None:
    handed("riddle: {sting: {title: The Sting}}")
    with pytest.raises(BadFile, match="title: this fact cannot be corrected by a file"):
        corrections.check("riddle", [("sting", Doubt("title"))])


@pytest.mark.usefixtures("desk")
def test_an_unknown_game_is_refused() -> None:
    corrections.hand_in(corrections.read("chess: {king: {steps: 2}}"))
    with pytest.raises(BadFile, match="there is no game 'chess'"):
        corrections.check_games(["riddle"])


@pytest.mark.usefixtures("desk")
def test_corrections_come_before_the_games_or_not_at_all() -> None:
    Doubts("riddle").ask("sting", "icons", 1, 0)
    with pytest.raises(BadOptions, match="before the games are loaded"):
        corrections.hand_in(corrections.read("riddle: {sting: {icons: 0}}"))
    corrections.hand_in(Corrections({}))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the file is empty"),
        ("riddle", "must be a mapping"),
        ("riddle: {sting: 3}", "must be a mapping"),
        ("riddle: {sting: {icons: true}}", "a whole number, a word or a list"),
        ("riddle: {sting: {icons: {a: 1}}}", "a whole number, a word or a list"),
        ("riddle: {sting: {paths: [1, 1]}}", "something stands twice"),
        ("riddle: {sting: {icons: 1, icons: 0}}", "stands twice"),
    ],
)
def test_a_file_that_says_nothing_sensible_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        corrections.read(text, "corrections.yaml")


def test_without_corrections_settings_do_not_speak_of_them() -> None:
    for key in keys():
        game = find(key)
        assert game.corrections() == ()
        assert "corrections" not in options_data(game.options())
        with pytest.raises(BadOptions, match="other corrections"):
            game.options({"corrections": ["sting weapon=no"]})
