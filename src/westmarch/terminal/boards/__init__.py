"""How games look in the terminal. A game without a board of its own gets one made from its view."""

import importlib
import importlib.util

from westmarch.core.game import Game
from westmarch.terminal.boards.base import Board, Scene
from westmarch.terminal.boards.generic import GenericBoard

__all__ = ["Board", "Scene", "board_of"]


def board_of(game: Game) -> Board:
    """The board of a game: the class `BOARD` of the module here that has the game's key for its name."""
    name = f"{__name__}.{game.key}"
    if importlib.util.find_spec(name) is None:
        return GenericBoard(game)
    board: Board = importlib.import_module(name).BOARD(game)
    return board
