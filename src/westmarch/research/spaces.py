"""What the environments of all libraries share: the spaces of observations and words, masks, seeds, ways to render."""

from typing import Any

from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.core.game import Game
from westmarch.research.extras import need
from westmarch.research.information import DTYPE, bounds

np: Any = need("numpy")
spaces: Any = need("gymnasium.spaces")
Discrete: Any = spaces.Discrete

OBSERVATION, MASK = "observation", "action_mask"
RENDER_MODES = ("ansi", "rgb_array")
MOST_SEEDS = 2**31


class Words(Discrete):
    """All words of a game; a sample is one of those that may be said now."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.allowed: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random word: of those in the mask, or of those that may be said now."""
        if mask is None and probability is None and self.allowed:
            return np.int64(self.allowed[int(self.np_random.integers(len(self.allowed)))])
        return super().sample(mask, probability)


def observation_space(game: Game) -> Any:
    """What a seat may know, and which words it may say."""
    layout = game.observer().layout
    known = spaces.Box(np.zeros(layout.size, dtype=DTYPE), bounds(layout), dtype=DTYPE)
    return spaces.Dict({OBSERVATION: known, MASK: spaces.Box(0, 1, (len(game.vocabulary),), dtype=np.int8)})


def mask_of(game: Game, options: list[int]) -> Any:
    """A number for each word, 1 where it may be said."""
    mask = np.zeros(len(game.vocabulary), dtype=np.int8)
    mask[options] = 1
    return mask


def as_word(action: Any) -> int:
    """An action as the number of a word; anything but a whole number is refused."""
    whole = isinstance(action, int | np.integer) or (
        isinstance(action, np.ndarray) and action.shape == () and np.issubdtype(action.dtype, np.integer)
    )
    if not whole or isinstance(action, bool):
        raise IllegalWord(f"an action is the whole number of a word, not {action!r:.60}")
    return int(action)


def check_render_mode(mode: str | None) -> None:
    """Refuse a way to render that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"there is no render mode '{mode}'; there are: {', '.join(RENDER_MODES)}")
