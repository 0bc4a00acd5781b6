"""Duel for Middle-earth on the terminal. It reads nothing but the game's view and the facts of its components."""

from westmarch.terminal.boards.duel.board import DuelBoard as BOARD  # noqa: N814

__all__ = ["BOARD"]
