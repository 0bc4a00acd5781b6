"""Every lesson, played to its end and through its wrong answers, and told in every language."""

import re

import pytest
from tests.text.message_files import ROOT

from westmarch.ai.players import player
from westmarch.core.errors import BadFile
from westmarch.core.table import Table
from westmarch.games.wotr_board.secrets.view import WotrBoardView
from westmarch.lessons.lesson import Lesson, read_lesson
from westmarch.lessons.rehearsal import rehearse, table_of
from westmarch.lessons.shelf import FIRST, lessons
from westmarch.text import LANGUAGES, Speech

LESSONS = list(lessons().values())
LEAST_STEPS = {"duel": 8, "wotr_cards": 12, "lcg": 14, "wotr_board": 16}
SHOWN = ROOT / "src/westmarch/lessons/duel/first.yaml"

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


@each_lesson
def test_a_lesson_is_followed_to_its_end_and_the_game_goes_on_from_there(lesson: Lesson) -> None:
    table = table_of(lesson)
    assert [moment.scripted for moment in rehearse(lesson, table)] == list(lesson.script)
    easy = player("heuristic", table.game, 1)
    while not table.state.over:
        table.choose(easy.choose(table.state))


@each_lesson
def test_what_a_lesson_answers_could_have_been_chosen_instead(lesson: Lesson) -> None:
    table = table_of(lesson)
    words = table.game.vocabulary
    offered: dict[str, set[str]] = {step.name: set() for step in lesson.steps}
    for moment in rehearse(lesson, table):
        if moment.scripted.own:
            others = [words.words[word] for word in table.state.options if words.spell(word) != moment.scripted.word]
            offered[moment.step.name] |= {key for word in others for key in (word.spelling, word.verb)}
    for step in lesson.steps:
        assert set(step.wrong) <= offered[step.name], step.name


@each_lesson
def test_what_a_lesson_points_at_is_there(lesson: Lesson) -> None:
    parts = {part for path in (ROOT / "web/src").rglob("*.svelte") for part in guides(path.read_text("utf-8"))}
    targets = {target for step in lesson.steps for target in (step.at, step.see) if target}
    targets |= {first.at for first in lesson.first if first.at}
    words = table_of(lesson).game.vocabulary.words
    things = {f"{thing.sense}:{thing.id}" for word in words for thing in word.things}
    for target in targets:
        assert target in things if ":" in target else target in parts, target


def guides(text: str) -> set[str]:
    """The parts of a board that a component names; those named after a side stand for both."""
    written = re.findall(r'data-guide=("[^"]*"|\{[^}]*\})', text)
    found = {part for one in written for part in re.findall('"([^"]*)"', one)}
    return {part.replace("{side}", side) for part in found for side in ("fellowship", "sauron")}


@each_lesson
def test_what_a_lesson_explains_later_exists_in_the_game(lesson: Lesson) -> None:
    game = table_of(lesson).game
    known = {notice.name for notice in game.notices} | {prompt.name for prompt in game.prompts}
    for first in lesson.first:
        assert first.on, first.name
        assert set(first.on) <= known, first.name


@pytest.mark.parametrize("lang", LANGUAGES)
@each_lesson
def test_a_lesson_has_its_texts_in_every_language(lesson: Lesson, lang: str) -> None:
    speech = Speech(lang)
    speech.add(lesson.texts[lang])
    for key in texts_of(lesson):
        assert speech.message(key)
    for key in ("lesson-title", "lesson-about"):
        assert f"{key} = {speech.message(key)}" in lesson.texts[lang].splitlines()


def texts_of(lesson: Lesson) -> list[str]:
    """Every message that a lesson needs."""
    own = {step.name: ["why", "wrong", *step.wrong.values()] for step in lesson.steps if step.say}
    names = [*(step.name for step in lesson.steps), *(first.name for first in lesson.first)]
    return [
        "lesson-title",
        "lesson-about",
        *(f"lesson-{name}" for name in names),
        *(f"lesson-{name}.{part}" for name, parts in own.items() for part in parts),
    ]


@each_lesson
def test_the_names_of_a_lesson_are_told_apart(lesson: Lesson) -> None:
    names = [*(step.name for step in lesson.steps), *(first.name for first in lesson.first)]
    assert len(names) == len(set(names))


def test_each_game_has_a_first_lesson_that_is_long_enough() -> None:
    steps = {lesson.game: len(lesson.steps) for lesson in LESSONS if lesson.name == FIRST}
    for game, number in steps.items():
        assert number >= LEAST_STEPS[game], game


def test_a_worked_example_is_one_of_a_rule() -> None:
    for lesson in LESSONS:
        rules = (ROOT / f"docs/rules/{lesson.game}.md").read_text("utf-8")
        number = lesson.example.removeprefix("r")
        assert not number or f"\n{number}. " in rules, lesson.key


# What is wrong with a lesson's file is said with the line


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seat: fellowship", "seat: gandalf", "'gandalf' is not one of fellowship, sauron"),
        ("name: goal", "nome: goal", "unknown here"),
        ("seed: 17", "seed: many", "must be a whole number"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused_with_the_line(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadFile, match=reason) as refused:
        read_lesson("first", SHOWN.read_text("utf-8").replace(old, new, 1), {}, "first.yaml")
    assert refused.value.line


def test_a_word_that_does_not_fit_is_refused_with_the_line_of_its_step() -> None:
    lesson = read_lesson("first", SHOWN.read_text("utf-8").replace("say: play:c1-15", "say: play:c1-14", 1), {})
    with pytest.raises(BadFile, match="ring: not 'play:c1-14' but one of") as refused:
        list(rehearse(lesson, table_of(lesson)))
    assert refused.value.line


def test_the_battle_at_the_fords_goes_as_its_lesson_tells() -> None:
    """What falls follows from the seed: the texts name two units that retreat from four, and three that withdraw from them."""
    lesson = lessons()["wotr_board/first"]
    table = table_of(lesson)
    standing = {
        moment.step.name: units_at_the_fords(table) for moment in rehearse(lesson, table) if moment.scripted.own
    }
    assert standing["retreat"] == {"orthanc": 4, "fords-of-isen": 2, "helms-deep": 1}
    assert standing["withdraw"] == {"orthanc": 0, "fords-of-isen": 4, "helms-deep": 3}


def units_at_the_fords(table: Table) -> dict[str, int]:
    """How many units stand in the regions of which the lesson tells."""
    view = table.state.view(0)
    assert isinstance(view, WotrBoardView)
    armies = view.armies
    units = {
        figure for armed in armies.values() for army in armed.values() for figure in army if "leader" not in figure
    }
    return {
        region: sum(army[figure] for army in armies.get(region, {}).values() for figure in units & army.keys())
        for region in ("orthanc", "fords-of-isen", "helms-deep")
    }
