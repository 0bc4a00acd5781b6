"""Pictures of finished games for the previews of links: what everybody may see of the board, drawn by the server itself."""

import importlib
import importlib.util

from westmarch.core.hidden.view import View
from westmarch.server.pictures.canvas import Canvas


def has_picture(key: str) -> bool:
    """Whether a game can be drawn: there is a module here that has its key for its name."""
    return key.isidentifier() and importlib.util.find_spec(f"{__name__}.boards.{key}") is not None


def picture(key: str, view: View) -> bytes:
    """A game as a PNG, drawn by the function `draw` of its module."""
    canvas = Canvas()
    importlib.import_module(f"{__name__}.boards.{key}").draw(canvas, view)
    return canvas.png()
