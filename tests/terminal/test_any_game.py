"""A game that has neither messages nor a board of its own can be played all the same."""

import asyncio
import io
import sys
from pathlib import Path

import pytest

from westmarch.core import registry
from westmarch.core.game import Game
from westmarch.core.words import SPARE
from westmarch.terminal.app.client import Client
from westmarch.terminal.app.table import TableScreen
from westmarch.terminal.boards import board_of
from westmarch.terminal.boards.generic import GenericBoard
from westmarch.terminal.play_plain import PlainGame
from westmarch.terminal.session import HUMAN, Session
from westmarch.terminal.voice import voice

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture
def riddles(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The worked miniature game of the documentation."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    from riddles.game import RIDDLES

    game: Game = RIDDLES
    return game


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_it_is_played_line_by_line(
    riddles: Game, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("look\nhelp\nlog\n" + "1\n" * 500))
    session = Session(riddles, riddles.options(), 3, (HUMAN,) * riddles.options().seats)
    PlainGame(session, voice(lang)).run()
    assert session.state.over
    assert "winner" in capsys.readouterr().out.splitlines()[-1]


def test_it_is_played_on_the_full_screen_with_its_hands_hidden(riddles: Game) -> None:
    async def play() -> None:
        session = Session(riddles, riddles.options({"seats": 2, "rounds": 2}), 3, (HUMAN, HUMAN))
        async with Client(TableScreen(session), "en", pace=0.0).run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            screen = pilot.app.screen
            assert isinstance(screen, TableScreen)
            curtains = 0
            while not session.state.over:
                curtains += screen.curtain
                await pilot.press("enter")
            assert curtains > 0
            for key in ("i", "escape", "question_mark", "escape", "l", "escape", "g", "tab"):
                await pilot.press(key)

    assert isinstance(board_of(riddles), GenericBoard)
    asyncio.run(play())


def test_the_games_of_the_house_need_no_stopgaps() -> None:
    """Everything a voice may have to make up has a message in the games that are installed here."""
    for key in registry.installed():
        game = registry.find(key)
        for lang in ("en", "ru", "uk"):
            spoken = voice(lang)
            assert spoken.has(f"{key}-name")
            for word, said in enumerate(game.vocabulary.words):
                assert said == SPARE or said.verb == "number" or spoken.word(game, word) != said.spelling
            for prompt in game.prompts:
                assert spoken.has(f"{key}-prompt-{prompt.name}")
            for notice in game.notices:
                assert spoken.has(f"{key}-notice-{notice.name}")
