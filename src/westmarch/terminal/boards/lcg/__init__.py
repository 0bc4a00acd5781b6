"""The Lord of the Rings: The Card Game on the terminal. It reads nothing but the game's view and its components' facts."""

from westmarch.terminal.boards.lcg.board import LcgBoard as BOARD  # noqa: N814

__all__ = ["BOARD"]
