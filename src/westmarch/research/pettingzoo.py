"""The games as PettingZoo environments: agents are seats, an action is a word, an observation what the seat may know.

    from westmarch.research.pettingzoo import env
    table = env("duel")
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        action = None if termination or truncation else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

Rewards come at the end: each seat gets its return, from -1 to 1. Partners get the same, and so does everybody where all play
together.
"""

from collections.abc import Iterator
from typing import Any

from westmarch.core.errors import IllegalWord
from westmarch.core.game import Game
from westmarch.core.state import State
from westmarch.research.extras import need
from westmarch.research.spaces import MOST_SEEDS, RENDER_MODES, Playing, Words, as_number, observation_space
from westmarch.research.vector import check_whole

np: Any = need("numpy")
AECEnv: Any = need("pettingzoo").AECEnv
conversions: Any = need("pettingzoo.utils.conversions")
NOTHING: list[int] = []  # of words, for those who are not asked
MOST_TURNS = 2**63  # as in PettingZoo: no game has so many


def env(
    game: str,
    *,
    scenario: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: object,
) -> "WestmarchEnv":
    """An environment of a game's table; `options` are its settings, `seats` among them."""
    return WestmarchEnv(game, scenario, render_mode, max_cycles, options)


def parallel_env(game: str, **options: Any) -> Any:
    """The same as a parallel environment, in which all act at once and only the word of the seat that is asked counts."""
    return conversions.turn_based_aec_to_parallel(env(game, **options))


class WestmarchEnv(AECEnv):
    """A table of one of the games."""

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        options: dict[str, object] | None = None,
    ) -> None:
        super().__init__()
        if max_cycles is not None:
            check_whole("max_cycles", max_cycles, 1)
        named = {} if scenario is None else {"scenario": scenario}
        self.playing = Playing(game, {**(options or {}), **named}, render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"westmarch_{game}_v{self.game.observer().layout.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = list(self.game.seat_ids(self.playing.options))
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.action_spaces = {agent: Words(self.playing.words) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.chance: Any = None

    def observation_space(self, agent: str) -> Any:
        """What an agent's observations look like; the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The words, by their numbers."""
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.playing.game

    @property
    def table(self) -> State:
        """The state of the game."""
        return self.playing.table

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game. With a seed it and all that follow are repeatable."""
        if seed is not None:
            check_whole("a seed", seed, 0)
        if seed is not None or self.chance is None:
            self.chance = np.random.default_rng(seed)
        state = self.playing.begin(int(self.chance.integers(MOST_SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.turns = 0
        self.ask(state)

    def ask(self, state: State) -> None:
        """Turn to the seat that is asked."""
        agent = self.agent_selection = self.possible_agents[state.seat]
        self.action_spaces[agent].allowed = state.options
        self.infos[agent] = self.playing.told(state)

    def agent_iter(self, max_iter: int = MOST_TURNS) -> Iterator[str]:
        """Whoever is asked, again and again: PettingZoo's own, as a generator, which takes half the time."""
        _ = self.table  # refuses where no game was begun
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may say: nothing unless it is asked."""
        state = self.playing.table
        seat = self.seat_of[agent]
        asked = state.seat == seat and not self.truncations.get(agent, False)
        return self.playing.seen(state, seat, state.options if asked else NOTHING)

    def step(self, action: Any) -> None:
        """Say a word for the agent that is asked; one that may not be said is refused and changes nothing."""
        state = self.playing.table
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        word = as_number(action)
        if word not in state.options:
            raise IllegalWord(f"word {word} is not allowed now; the action mask of '{agent}' says which are")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.action_spaces[agent].allowed = NOTHING
        state.apply(word)
        self.turns += 1
        if state.over:
            self.finish(state)
        elif self.max_cycles is not None and self.turns >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.ask(state)

    def finish(self, state: State) -> None:
        """The game is over: everybody gets his return. Until now all rewards were 0."""
        self.rewards = dict(zip(self.possible_agents, state.returns(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: self.playing.told(state) for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The board as the agent that is asked sees it: text or a picture."""
        return self.playing.rendered(self.seat_of[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""
