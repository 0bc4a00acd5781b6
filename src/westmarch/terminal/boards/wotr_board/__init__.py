"""War of the Ring on the terminal. It reads nothing but the game's view and the facts of its components."""

from westmarch.terminal.boards.wotr_board.board import WotrBoardBoard as BOARD  # noqa: N814

__all__ = ["BOARD"]
