"""The command line in every language: help of every command, and every kind of refusal."""

import re
from pathlib import Path

import pytest

from westmarch.terminal.main import COMMANDS

from .conftest import Westmarch

ENGLISH = re.compile("[A-Za-z]{3,} [a-z]{2,} [a-z]{2,}")  # three words in a row, which no name of ours has
RECORD = "westmarch record 1\ngame: duel\nrules: 2\noptions: {}\nseed: 4\n---\n"
POSITION = "game: duel\nturn: sauron\n"


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language_asked_for(westmarch: Westmarch, command: str, lang: str) -> None:
    ran = westmarch(*command.split(), "--help", "--lang", lang)
    assert ran.status == 0
    words = re.sub(r"[│\s]+", " ", re.sub("`.*?`", "", ran.out))
    assert not ENGLISH.search(words), words
    assert re.search("[а-я]{4,}", words)


WRONG = [
    "nonsense",
    "play",
    "play chess",
    "play duel --seat nobody",
    "play duel --opponent clever",
    "play duel --opponent random:5",
    "play duel --opponent mcts:x",
    "play duel --opponent exec:",
    "play duel --seed",
    "play duel --seed many",
    "play duel --seed 1 --seed 2",
    "play duel one two",
    "play duel --unknown",
    "play duel --scenario nowhere",
    "play duel --preset nothing",
    "play duel --option coins_run_out",
    "play duel --option nothing=1",
    "play duel --option coins_run_out=7",
    "play lcg --option decks=nobody",
    "play lcg --option decks=leadership,leadership --option seats=2",
    "play wotr_board --option max_turns=0",
    "play --from missing.wmr",
    "simulate duel --games 0",
    "simulate duel --players random,random,random",
    "arena duel --players random",
    "arena lcg --players random,heuristic",
    "arena duel --games 2 --keep missing/kept",
    "simulate duel --games 2 --keep /dev/null/kept",
    "cards duel nothing-like-this",
    "decks duel",
    "decks lcg --to paper",
    "decks lcg missing.txt",
    "simulate duel --on mordor",
    "observations duel --block nothing",
    "dataset duel --games 1 --out /dev/null/data",
    "bench nothing",
    "bench duel --server",
    "bench --against missing",
    "serve --port 70000",
    "serve --workers 2",
    "serve --host 203.0.113.1 --port 1",
    "replay",
    "backup missing/file.backup",
    "restore missing.backup",
    "--corrections",
    "--corrections missing.yaml games",
]


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("command", WRONG)
def test_a_refusal_is_in_the_language_asked_for(
    westmarch: Westmarch, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = westmarch("--lang", lang, *command.split())
    assert ran.status == 2, ran
    assert re.search("[а-яі]{3,}", ran.err), ran.err
    assert not ENGLISH.search(re.sub("`.*?`", "", ran.err)), ran.err


FILES = [
    "",
    "game",
    "game: [",
    "game: &a duel",
    "game: chess",
    "game: duel\ngame: duel",
    "game: duel\nnothing: 1",
    POSITION + "chapter: 9",
    POSITION + "sides: 3",
    POSITION + "sides: {sauron: {coins: many}}",
    POSITION + "sides: {sauron: {cards: [nothing]}}",
    POSITION + "stack: [Nothing()]",
    POSITION + "options: {nothing: true}",
    "game: lcg\nseed: 1\nrng: 2",
    "game: wotr_board\nrings: 5",
    "game: wotr_cards\noptions: {scenario: nowhere}",
    "nonsense",
    "westmarch record 1\ngame duel",
    RECORD.replace("{}", "{"),
    RECORD.replace("{}", "[]"),
    RECORD.replace("rules: 2", "rules: 1"),
    RECORD.replace("rules: 2", "rules: two"),
    RECORD.replace("game: duel", "game: chess"),
    RECORD + "nonsense\n",
    RECORD + "hash 0 0\n",
    RECORD + "hash\n",
    RECORD + "fork\n",
]


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("text", FILES)
def test_a_file_is_refused_in_the_language_asked_for(
    westmarch: Westmarch, tmp_path: Path, text: str, lang: str
) -> None:
    file = tmp_path / "given"
    file.write_text(text, encoding="utf-8")
    ran = westmarch("replay" if "record" in text or text == "nonsense" else "position", str(file), "--lang", lang)
    assert ran.status == 2, ran
    told = ran.err.replace(str(file), "")
    assert re.search("[а-яі]{3,}", told), ran.err
    assert not ENGLISH.search(told), ran.err


def test_the_language_may_stand_before_the_command_and_is_forgotten_after_it(westmarch: Westmarch) -> None:
    assert "нет; есть: " in westmarch("--lang=ru", "play", "chess").err
    assert "there is no game" in westmarch("play", "chess").err


def test_a_language_that_we_do_not_speak_is_refused(westmarch: Westmarch) -> None:
    assert westmarch("games", "--lang", "fr").err == "westmarch: there is no language 'fr'; there are: en, ru, uk\n"
    assert westmarch("games", "--lang").err == "westmarch: --lang needs a language: en, ru, uk\n"
