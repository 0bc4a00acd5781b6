"""What the environments of all libraries share: the spaces of observations and words, masks, and a game as it is shown and told."""

from collections.abc import Mapping
from typing import Any

from westmarch.core import registry
from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.core.game import Game, Options
from westmarch.core.players.chains import Limits
from westmarch.core.state import State
from westmarch.research import pictures
from westmarch.research.extras import need
from westmarch.research.information import DTYPE, NUMBERS, bounds
from westmarch.research.many import Sight

np: Any = need("numpy")
frombuffer: Any = np.frombuffer  # looked up once
spaces: Any = need("gymnasium.spaces")
Discrete: Any = spaces.Discrete

OBSERVATION, MASK, CHAINS = "observation", "action_mask", "chains"
ANSI, PICTURE = "ansi", "rgb_array"
RENDER_MODES = (ANSI, PICTURE)
MOST_SEEDS = 2**31
FLAGS = np.dtype(np.int8)  # of masks


class Words(Discrete):
    """All words of a game, or all numbers of chains; a sample is one of those that may be said now."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.allowed: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random word: of those in the mask, or of those that may be said now."""
        if mask is None and probability is None and self.allowed:
            return np.int64(self.allowed[int(self.np_random.integers(len(self.allowed)))])
        return super().sample(mask, probability)


def observation_space(game: Game, limits: Limits | None = None) -> Any:
    """What a seat may know, and which words it may say; with limits which chains, and what they are."""
    layout = game.observer().layout
    known = spaces.Box(np.zeros(layout.size, dtype=DTYPE), bounds(layout), dtype=DTYPE)
    words = len(game.vocabulary)
    if limits is None:
        return spaces.Dict({OBSERVATION: known, MASK: spaces.Box(0, 1, (words,), dtype=np.int8)})
    mask = spaces.Box(0, 1, (limits.most,), dtype=np.int8)
    return spaces.Dict({OBSERVATION: known, MASK: mask, CHAINS: spaces.Box(-1, words - 1, limits, dtype=np.int16)})


def as_number(action: Any) -> int:
    """An action as a whole number; anything else is refused."""
    if type(action) is int:
        return action
    whole = isinstance(action, int | np.integer) or (
        isinstance(action, np.ndarray) and action.shape == () and np.issubdtype(action.dtype, np.integer)
    )
    if not whole or isinstance(action, bool):
        raise IllegalWord(f"an action is the whole number of a word, not {action!r:.60}")
    return int(action)


class Playing:
    """The game of an environment: its settings, what its seats see and are told, and how it is rendered."""

    def __init__(self, game: str, settings: Mapping[str, object], render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOptions(f"there is no render mode '{render_mode}'; there are: {', '.join(RENDER_MODES)}")
        self.game: Game = registry.find(game)
        self.settings = dict(settings)
        self.options: Options = self.game.options(settings)
        self.sight = Sight(self.game)
        self.words = len(self.game.vocabulary)
        self.questions = [prompt.name for prompt in self.game.prompts]
        self.render_mode = render_mode
        self.begun: State | None = None

    def begin(self, seed: int) -> State:
        """A new game."""
        self.begun = self.game.new(self.options, seed)
        return self.begun

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Playing":
        return taken_up(
            self.game.key, self.settings, self.render_mode, None if self.begun is None else self.begun.clone()
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_up, (self.game.key, self.settings, self.render_mode, self.begun)

    @property
    def table(self) -> State:
        """The state of the game."""
        if self.begun is None:
            raise BadOptions("reset() must come first: there is no game under way")
        return self.begun

    def seen(self, state: State, seat: int, allowed: list[int]) -> dict[str, Any]:
        """What a seat may know, and the words that it may say."""
        sight = self.sight
        return {
            OBSERVATION: frombuffer(sight.observation(state, seat), NUMBERS),
            MASK: frombuffer(sight.mask(allowed), FLAGS),
        }

    def told(self, state: State) -> dict[str, Any]:
        """The question in words; at the end, how the game ended."""
        if state.over:
            return {"outcome": self.game.outcome(state)}
        return {"prompt": self.questions[state.prompt], "words": self.sight.spelled(state.options)}

    def rendered(self, seat: int) -> Any:
        """The board as a seat sees it: text or a picture; nothing before there is a game."""
        if self.render_mode is None or self.begun is None:
            return None
        if self.render_mode == ANSI:
            return pictures.board_lines(self.game, self.options, self.begun, seat)
        return pictures.drawn(self.game, self.begun, seat)


def taken_up(game: str, settings: dict[str, object], render_mode: str | None, begun: State | None) -> Playing:
    """The game of an environment that was copied: made anew around its state, for what it writes into cannot be copied."""
    playing = Playing(game, settings, render_mode)
    playing.begun = begun
    return playing
