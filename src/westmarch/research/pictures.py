"""What environments show: the terminal's board as text, and an observation as a picture of its blocks."""

from typing import Any

from westmarch.core.game import Game, Options
from westmarch.core.state import State
from westmarch.research.extras import need
from westmarch.research.information import bounds, observation

np: Any = need("numpy")

PICTURE_WIDTH = 96  # numbers in a row of the picture
PIXELS = 4  # along each edge of a number
GROUND = (24, 26, 32)
INK = (236, 200, 120)
MARGIN = (60, 64, 76)  # between two blocks


def board_lines(game: Game, options: Options, state: State, seat: int) -> str:
    """The board as the terminal shows it in lines, as far as a seat may know it."""
    from westmarch.terminal.boards import Scene, board_of
    from westmarch.terminal.voice import voice

    own = tuple(state.options) if state.seat == seat else ()
    scene = Scene(game, voice("en"), state.view(state.viewers[seat]), game.seat_ids(options)[seat], own)
    return "\n".join(board_of(game).lines(scene))


def drawn(game: Game, state: State, seat: int) -> Any:
    """A seat's observation as a picture: each block a band of cells, the brighter the larger its number is of what it can be."""
    observer = game.observer()
    layout = observer.layout
    share = observation(observer, state, seat) / bounds(layout)
    bands = []
    for block in layout.blocks:
        start = layout.starts[block.name]
        cells = share[start : start + len(block.rows) * len(block.columns)]
        height = -(-len(cells) // PICTURE_WIDTH)
        padded = np.zeros(height * PICTURE_WIDTH)
        padded[: len(cells)] = cells
        bands.append(coloured(padded.reshape(height, PICTURE_WIDTH)))
        bands.append(np.full((1, PICTURE_WIDTH, 3), MARGIN, dtype=np.uint8))
    return np.kron(np.concatenate(bands), np.ones((PIXELS, PIXELS, 1), dtype=np.uint8))


def coloured(share: Any) -> Any:
    """Numbers from 0 to 1 as colours; small ones are lifted, or nobody would see them."""
    lit = np.sqrt(share)[..., None]
    return (np.array(GROUND) * (1 - lit) + np.array(INK) * lit).astype(np.uint8)
