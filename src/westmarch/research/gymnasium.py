"""The games as Gymnasium environments: one seat learns, computer players sit on the others.

    import gymnasium, westmarch.research.gymnasium
    env = gymnasium.make("Westmarch/duel-vs-hard-v1", seat="sauron")
    many = gymnasium.make_vec("Westmarch/duel-vs-random-v1", num_envs=1024, vectorization_mode="vector_entry_point")

Importing this module registers an id for every game, scenario and computer player; `IDS` lists them. `action_space.sample()`
gives a word that may be said now. The reward is the seat's return, at the end of the game.
"""

from typing import Any

from westmarch.ai.players import check, player
from westmarch.core import registry
from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.core.game import Game
from westmarch.core.players.chains import Limits
from westmarch.core.state import State
from westmarch.research.extras import need
from westmarch.research.information import DTYPE
from westmarch.research.spaces import (
    CHAINS,
    MASK,
    MOST_SEEDS,
    OBSERVATION,
    RENDER_MODES,
    Playing,
    Words,
    as_number,
    observation_space,
)
from westmarch.research.vector import Batch, VectorGames, seat_number

np: Any = need("numpy")
gymnasium: Any = need("gymnasium")
AutoresetMode: Any = need("gymnasium.vector").AutoresetMode
Env: Any = gymnasium.Env
Discrete: Any = gymnasium.spaces.Discrete
VectorEnv: Any = gymnasium.vector.VectorEnv

OPPONENTS = ("random", "heuristic", "easy", "medium", "hard")
SCENARIO_NAMES = {
    "passage_through_mirkwood": "mirkwood",
    "journey_along_the_anduin": "anduin",
    "escape_from_dol_guldur": "dol-guldur",
}

REFUSE, REPLACE = "refuse", "replace"


class SeatEnv(Env):
    """One seat of a table. A word that may not be said is refused; for agents that know no mask, `illegal="replace"` takes the
    next one that may be."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int | str = 0,
        opponent: str = "random",
        render_mode: str | None = None,
        illegal: str = REFUSE,
        **settings: object,
    ) -> None:
        check(opponent)
        if illegal not in (REFUSE, REPLACE):
            raise BadOptions(f"what may not be said is '{REFUSE}'d or '{REPLACE}'d, not '{illegal}'")
        self.playing = Playing(game, settings, render_mode)
        self.seat = seat_number(self.game, self.playing.options, seat)
        self.opponent = opponent
        self.render_mode = render_mode
        self.illegal = illegal
        self.observation_space = observation_space(self.game)
        self.action_space = Words(self.playing.words)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.playing.game

    @property
    def table(self) -> State:
        """The state of the game."""
        return self.playing.table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played by the others until the seat is asked."""
        super().reset(seed=seed)
        while True:
            first = int(self.np_random.integers(MOST_SEEDS))
            state = self.playing.begin(first)
            self.other = player(self.opponent, self.game, first + 1, awaited=False)
            self.play_others(state)
            if not state.over:
                return self.seen(state), self.playing.told(state)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Say a word, and let the others answer; one that may not be said is refused and changes nothing."""
        state = self.table
        if state.over:
            raise BadOptions("reset() must come first: the game is over")
        word = as_number(action)
        if word not in state.options:
            if self.illegal == REFUSE:
                raise IllegalWord(f"word {word} is not allowed now; the action mask says which are")
            word = next((option for option in state.options if option > word), state.options[0])
        state.apply(word)
        self.play_others(state)
        reward = state.returns()[self.seat] if state.over else 0.0
        return self.seen(state), reward, bool(state.over), False, self.playing.told(state)

    def play_others(self, state: State) -> None:
        """Say the words of the computer players."""
        while not state.over and state.seat != self.seat:
            state.apply(self.other.choose(state))

    def seen(self, state: State) -> dict[str, Any]:
        """What the seat may know and say."""
        self.action_space.allowed = state.options
        return self.playing.seen(state, self.seat, state.options)

    def render(self) -> Any:
        """The board as the seat sees it: text or a picture."""
        return self.playing.rendered(self.seat)

    def close(self) -> None:
        """End what a computer player may have started."""
        if self.playing.begun is not None:
            self.other.close()


class SeatVectorEnv(VectorEnv):
    """Many tables, one seat at each; all of it stepped in compiled code. Opponents are random or heuristic. With `chains` an
    action is the number of a chain of words."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int,
        game: str,
        seat: int | str = 0,
        opponent: str = "random",
        render_mode: str | None = None,
        chains: Limits | None = None,
        **settings: Any,
    ) -> None:
        if render_mode is not None:
            raise BadOptions("many games at once are not rendered")
        self.games = VectorGames(game, num_envs, learner=seat, opponent=opponent, chains=chains, **settings)
        self.num_envs = num_envs
        self.render_mode = None
        self.single_observation_space = observation_space(self.games.game, chains)
        self.single_action_space = Discrete(self.games.actions)
        batch_space = need("gymnasium.vector.utils").batch_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed)
        return seen_in(self.games.reset(int(self.np_random.integers(MOST_SEEDS)))), {}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Say a word in every game. Where one ended, the next begins at once; `final_obs` has what its seat saw last."""
        batch = self.games.step(actions)
        infos: dict[str, Any] = {}
        if batch.ended.any():
            finals = np.zeros((self.num_envs, self.games.layout.size), dtype=DTYPE)
            finals[batch.ended] = self.games.final_observations()
            infos = {"final_obs": finals, "_final_obs": batch.ended}
        rewards = batch.rewards[:, self.games.learner].astype(np.float64)
        never = np.zeros(self.num_envs, dtype=np.bool_)
        return seen_in(batch), rewards, batch.ended, never, infos


def seen_in(batch: Batch) -> dict[str, Any]:
    """What the seats may know and say."""
    seen = {OBSERVATION: batch.observations, MASK: batch.masks}
    return seen if batch.chains is None else {**seen, CHAINS: batch.chains}


def ids() -> dict[str, dict[str, object]]:
    """Every id with what its environment is made with."""
    found: dict[str, dict[str, object]] = {}
    for game in map(registry.find, registry.keys()):
        version = game.observer().layout.version
        several = len(game.facts.scenarios) > 1
        for scenario, seats in game.facts.scenarios.items():
            name = f"{game.key}-{SCENARIO_NAMES.get(scenario, scenario)}" if several else game.key
            made: dict[str, object] = {"game": game.key, "scenario": scenario}
            if game.facts.teams == "together":
                found[f"Westmarch/{name}-v{version}"] = {**made, "seats": seats[0], "opponent": "heuristic"}
            else:
                for opponent in OPPONENTS:
                    found[f"Westmarch/{name}-vs-{opponent}-v{version}"] = {**made, "opponent": opponent}
    return found


def register() -> tuple[str, ...]:
    """Register all ids; gives them."""
    known = ids()
    for name, made in known.items():
        gymnasium.register(name, entry_point=SeatEnv, vector_entry_point=SeatVectorEnv, kwargs=made)
    return tuple(known)


IDS = register()
