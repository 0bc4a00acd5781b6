"""Why something cannot be done: a sentence in every language for whatever a game gives as a reason."""

import re
from pathlib import Path

import pytest

from westmarch.core import registry
from westmarch.core.rng import Rng
from westmarch.text.speech import LANGUAGES, speech

GAMES = {"duel": {}, "wotr_cards": {"scenario": "fellowship"}, "wotr_board": {}, "lcg": {"seats": 2}}
WORDS = 250  # of the games that are played here
MOST_WORDS_OF_A_SENTENCE = 32
SOURCES = Path(__file__).parents[2] / "src" / "westmarch"


@pytest.mark.parametrize("key", GAMES)
def test_reasons_are_told_in_every_language_and_never_about_what_is_offered_alone(key: str) -> None:
    game, rng = registry.find(key), Rng(4)
    state = game.new(game.options(GAMES[key]), 4)
    told = set()
    for _ in range(WORDS):
        if state.over:
            break
        for one in game.hindrances(state):
            told.add(one)
        state.choose(rng.pick(state.options))
    assert len({one.reason for one in told}) >= 3
    for one in told:
        for lang in LANGUAGES:
            sentence = speech(lang).hindrance(game, one)
            assert sentence.endswith("."), sentence
            assert len(sentence.split()) <= MOST_WORDS_OF_A_SENTENCE


@pytest.mark.parametrize("key", GAMES)
def test_every_message_belongs_to_a_reason_that_the_game_can_give(key: str) -> None:
    code = (SOURCES / "games" / key / "secrets" / "hindrances.py").read_text()
    messages = (SOURCES / "text" / "en" / f"{key}.ftl").read_text()
    assert [name for name in re.findall(rf"^{key}-hindered-(\w+) =", messages, re.M) if f'"{name}"' not in code] == []
