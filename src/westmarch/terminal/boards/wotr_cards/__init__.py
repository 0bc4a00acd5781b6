"""War of the Ring: The Card Game on the terminal. It reads nothing but the game's view and the facts of its components."""

from westmarch.terminal.boards.wotr_cards.board import WotrCardsBoard as BOARD  # noqa: N814

__all__ = ["BOARD"]
