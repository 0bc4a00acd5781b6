"""Draws `terminal.svg`, the picture of the terminal client in the README: `python docs/pictures/terminal.py [LANGUAGE]`.

The game is played by two computer players up to a turn of the person in the middle of chapter 2.
"""

import asyncio
import re
import sys
from pathlib import Path

from westmarch.ai.players import player
from westmarch.core import registry
from westmarch.terminal.app.client import Client
from westmarch.terminal.app.table import TableScreen
from westmarch.terminal.session import HUMAN, Session

SEED = 7
SIZE = (120, 40)
CARDS_LEFT = 14


def middle_of_the_game() -> Session:
    """A game in which a person is to move, well into chapter 2."""
    game = registry.find("duel")
    session = Session(game, game.options(), SEED, (HUMAN, "medium"))
    computer = player("mcts:150", game, SEED)
    while not (
        session.view()["chapter"] == 2
        and len(session.view()["display"]) <= CARDS_LEFT
        and session.state.resting
        and session.persons_turn
    ):
        session.choose(computer.choose(session.state))
    return session


async def draw(language: str, file: Path) -> None:
    """Open the client without a terminal, point at a choice, and save what it shows."""
    client = Client(TableScreen(middle_of_the_game()), language)
    async with client.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("3")
        await pilot.pause()
        file.write_text(without_fonts(client.export_screenshot(title="westmarch play duel")), encoding="utf-8")


def without_fonts(svg: str) -> str:
    """The picture without fonts from elsewhere: whoever shows it uses a monospaced one of his own."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return re.sub(r"<!--.*?-->", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    asyncio.run(draw(sys.argv[1] if len(sys.argv) > 1 else "en", Path(__file__).with_suffix(".svg")))
