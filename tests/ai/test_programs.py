"""Programs that play for a seat: what they are asked, and what becomes of those that do not play as they must."""

import io
import json
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from westmarch.ai.arena import arena
from westmarch.ai.players import check, player
from westmarch.ai.programs.bot import Bot, serve
from westmarch.ai.programs.program import ProgramFault
from westmarch.ai.programs.protocol import question_about
from westmarch.core import registry
from westmarch.core.errors import BadOptions
from westmarch.core.rng import Rng
from westmarch.core.state import State
from westmarch.games.duel.game import DUEL

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"

GOOD = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], "words": question["options"][:1]}), flush=True)
"""


def command(tmp_path: Path, source: str) -> str:
    """The specification of a program with this source."""
    file = tmp_path / "bot.py"
    file.write_text(source, encoding="utf-8")
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def in_the_middle(key: str, words: int = 40) -> State:
    """A game after some words at random."""
    game = registry.find(key)
    state = game.new(game.options(), 3)
    rng = Rng(5)
    for _ in range(words):
        state.apply(rng.pick(state.options))
    return state


@pytest.mark.parametrize("key", ["duel", "lcg", "wotr_board", "wotr_cards"])
def test_our_own_bot_answers_questions_of_every_game_with_allowed_words(key: str) -> None:
    game = registry.find(key)
    state = in_the_middle(key)
    question = question_about(game, state, 7, 0.1, Rng(1))
    questions = io.BytesIO(msgspec.json.encode(question) + b"\n")
    answers = io.BytesIO()
    serve(Bot("heuristic"), questions, answers)
    answer = json.loads(answers.getvalue())
    assert answer["id"] == 7
    assert answer["words"][0] in question.options


@pytest.mark.parametrize("key", ["duel", "lcg", "wotr_board", "wotr_cards"])
def test_a_question_does_not_depend_on_what_is_hidden(key: str) -> None:
    game = registry.find(key)
    state = in_the_middle(key)
    other = state.clone()
    other.redeal(state.viewers[state.seat], Rng(99))
    assert question_about(game, state, 1, 1.0, Rng(1)) == question_about(game, other, 1, 1.0, Rng(1))


def test_a_line_that_is_no_question_is_answered_with_what_is_wrong() -> None:
    answers = io.BytesIO()
    serve(Bot("random"), io.BytesIO(b'{"id": 1}\n\nnonsense\n'), answers)
    replies = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [list(reply) for reply in replies] == [["error"], ["error"]]


def test_a_program_plays_whole_games_in_the_arena(tmp_path: Path) -> None:
    (result,) = arena(DUEL, DUEL.options(), [command(tmp_path, GOOD), "random"], 2, 1)
    assert result.games == 2
    assert result.faults == (0, 0)


def test_the_example_of_the_docs_plays() -> None:
    spec = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    (result,) = arena(DUEL, DUEL.options(), [spec, "random"], 2, 1)
    assert result.faults == (0, 0)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise SystemExit(1)", "ended"),
        ("print('nonsense', flush=True); input()", "can be read"),
        ("import sys, json\nfor line in sys.stdin: print(json.dumps({'id': 0, 'words': ['x']}), flush=True)", "'x'"),
        (GOOD.replace('question["id"]', "0"), "another question"),
        (GOOD.replace("[:1]", "[:0]"), "empty"),
    ],
)
def test_a_program_that_does_not_play_as_it_must_is_at_fault(tmp_path: Path, source: str, reason: str) -> None:
    state = DUEL.new(DUEL.options(), 1)
    bad = player(command(tmp_path, source), DUEL, 1)
    try:
        with pytest.raises(ProgramFault, match=reason) as fault:
            bad.choose(state)
    finally:
        bad.close()
    assert fault.value.seat == state.seat


def test_a_program_that_keeps_silent_is_at_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westmarch.ai.programs.program.PATIENCE", 0.0)
    silent = player(command(tmp_path, "input(); input()").replace("exec:", "exec@0.01s:"), DUEL, 1)
    try:
        with pytest.raises(ProgramFault, match="in time"):
            silent.choose(DUEL.new(DUEL.options(), 1))
    finally:
        silent.close()


def test_who_is_at_fault_loses_and_the_arena_goes_on(tmp_path: Path) -> None:
    (result,) = arena(DUEL, DUEL.options(), ["random", command(tmp_path, "raise SystemExit(1)")], 4, 1)
    assert (result.games, result.wins, result.faults) == (4, (4, 0), (0, 4))


def test_a_program_that_is_not_there_loses_as_well() -> None:
    (result,) = arena(DUEL, DUEL.options(), ["exec:/nowhere/at-all", "random"], 2, 1)
    assert result.faults == (2, 0)


def ahead_of(tmp_path: Path, state: State) -> str:
    """A program that answers two questions at once, and no other."""
    later = state.clone()
    later.choose(state.options[0])
    words = DUEL.vocabulary.spell_all([state.options[0], later.options[0]])
    return command(tmp_path, f"input(); print({json.dumps({'id': 1, 'words': words})!r}, flush=True)")


def test_a_word_said_ahead_is_used_without_asking_again(tmp_path: Path) -> None:
    state = DUEL.new(DUEL.options(), 1)
    hasty = player(ahead_of(tmp_path, state), DUEL, 1)
    try:
        state.choose(hasty.choose(state))
        assert hasty.choose(state) == state.options[0]
    finally:
        hasty.close()


def test_a_word_said_ahead_is_forgotten_once_something_was_revealed(tmp_path: Path) -> None:
    state = DUEL.new(DUEL.options(), 1)
    hasty = player(ahead_of(tmp_path, state), DUEL, 1)
    try:
        state.choose(hasty.choose(state))
        state.barrier = state.said
        with pytest.raises(ProgramFault):
            hasty.choose(state)
    finally:
        hasty.close()


@pytest.mark.parametrize("spec", ["exec:", "exec: ", "exec@0s:./bot", "exec:'unclosed", "exec@x:./bot"])
def test_a_program_that_is_not_named_is_refused(spec: str) -> None:
    with pytest.raises(BadOptions):
        check(spec)
