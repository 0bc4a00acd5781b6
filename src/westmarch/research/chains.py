"""A chain of words as one action: wrappers for the environments of PettingZoo and Gymnasium.

    from westmarch.research.chains import chained, ChainedSeat
    table = chained(env("duel"))
    seat = ChainedSeat(gymnasium.make("Westmarch/duel-vs-random-v1"))

An action is the number of a chain in the list of those that may be said now (`core/players/chains.py` says what a chain is). The
observation tells their words under `chains`, the infos their spellings. `VectorGames`, Gymnasium's vector environments and the
games of OpenSpiel take chains as a setting of their own.
"""

from typing import Any

from westmarch.core.game import Game
from westmarch.core.players.chains import USUAL, Chain, Limits, chains, goes_on, numbered
from westmarch.core.state import State
from westmarch.research.extras import need
from westmarch.research.pettingzoo import WestmarchEnv
from westmarch.research.spaces import CHAINS, MASK, Words, as_number, observation_space

np: Any = need("numpy")
Wrapper: Any = need("gymnasium").Wrapper
RecordConstructorArgs: Any = need("gymnasium.utils").RecordConstructorArgs
BaseWrapper: Any = need("pettingzoo.utils.wrappers").BaseWrapper


class Listing:
    """The chains that may be said now, as numbered actions."""

    def __init__(self, game: Game, limits: Limits) -> None:
        self.game = game
        self.limits = limits
        self.found: list[Chain] = []

    def look(self, state: State) -> list[int]:
        """List the chains of the seat that is asked; gives their numbers."""
        self.found = [] if state.over else chains(state, self.limits)
        return list(range(len(self.found)))

    def chosen(self, action: Any) -> Chain:
        """The chain of an action; a number that has none is refused."""
        return numbered(self.found, as_number(action))

    def seen(self, observation: dict[str, Any], asked: bool = True) -> dict[str, Any]:
        """An observation with chains in place of words; one who is not asked has none."""
        found = self.found if asked else []
        words = np.full(self.limits, -1, dtype=np.int16)
        for number, chain in enumerate(found):
            words[number, : len(chain)] = chain
        return {**observation, MASK: (words[:, 0] >= 0).astype(np.int8), CHAINS: words}

    def spelled(self) -> list[str]:
        """The chains as they are written."""
        return [" ".join(self.game.vocabulary.spell_all(list(chain))) for chain in self.found]


class ChainedSeat(Wrapper, RecordConstructorArgs):
    """A seat of a table (`gymnasium.SeatEnv`) that says a chain of words at a time."""

    def __init__(self, env: Any, limits: Limits = USUAL) -> None:
        RecordConstructorArgs.__init__(self, limits=limits)
        Wrapper.__init__(self, env)
        self.listing = Listing(env.unwrapped.game, limits)
        self.observation_space = observation_space(env.unwrapped.game, limits)
        self.action_space = Words(limits.most)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game."""
        seen, told = self.env.reset(seed=seed, options=options)
        return self.looked(seen, told)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Say a chain, and let the others answer; a number that has none is refused and changes nothing."""
        seat = self.unwrapped.seat
        state = self.unwrapped.table
        for word in self.listing.chosen(action):
            before = state.said
            seen, reward, over, cut, told = self.env.step(word)
            if over or cut or state.said > before + 1 or not goes_on(state, seat):
                break
        seen, told = self.looked(seen, told)
        return seen, reward, over, cut, told

    def looked(self, seen: dict[str, Any], told: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """What is seen and told, with the chains that may be said next."""
        self.action_space.allowed = self.listing.look(self.unwrapped.table)
        told[CHAINS] = self.listing.spelled()
        return self.listing.seen(seen), told


def chained(env: WestmarchEnv, limits: Limits = USUAL) -> "ChainedTable":
    """A table of PettingZoo at which everybody says a chain of words at a time."""
    return ChainedTable(env, limits)


class ChainedTable(BaseWrapper):
    """A table (`pettingzoo.WestmarchEnv`) at which a chain of words is one action."""

    def __init__(self, env: WestmarchEnv, limits: Limits = USUAL) -> None:
        super().__init__(env)
        self.listing = Listing(env.game, limits)
        self.observation_spaces = {agent: observation_space(env.game, limits) for agent in env.possible_agents}
        self.action_spaces = {agent: Words(limits.most) for agent in env.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent's observations look like; the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The chains, by their numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game."""
        self.env.reset(seed=seed, options=options)
        self.look()

    def step(self, action: Any) -> None:
        """Say a chain for the agent that is asked; a number that has none is refused and changes nothing."""
        agent = self.env.agent_selection
        if self.env.terminations[agent] or self.env.truncations[agent]:
            self.env.step(action)
            return
        state = self.env.table
        seat = state.seat
        for word in self.listing.chosen(action):
            self.env.step(word)
            if self.env.truncations[agent] or not goes_on(state, seat):
                break
        self.action_spaces[agent].allowed = []
        self.look()

    def look(self) -> None:
        """List the chains of the agent that is asked."""
        agent = self.env.agent_selection
        self.action_spaces[agent].allowed = self.listing.look(self.env.table)
        self.env.infos[agent][CHAINS] = self.listing.spelled()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and the chains that it may say: none unless it is asked."""
        seen = self.env.observe(agent)
        return self.listing.seen(seen, asked=bool(seen[MASK].any()))
