"""A learner of a library, Stable-Baselines3's MaskablePPO, on Westmarch's many games at once: an example, and a baseline.

    pip install ".[research]" sb3-contrib       # with PyTorch for the processor, if you like it small
    python docs/examples/maskable_ppo.py duel --minutes 5 --seed 1
    python docs/examples/maskable_ppo.py lcg --minutes 5 --set scenario=passage_through_mirkwood --set seats=1

It learns from every seat against random play, half of the games each, and is measured by its best words on seeds it has not seen.
"""

import argparse
import time
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from westmarch.ai.arena import wilson
from westmarch.core.game import Game
from westmarch.core.registry import find
from westmarch.research.information import DTYPE, bounds
from westmarch.research.learning.training import UNSEEN_SEEDS, learning_seats
from westmarch.research.vector import VectorGames

GAMES_AT_ONCE = 64
WORDS = 64  # of each game before the network changes


class ManyTables(VecEnv):
    """Games of all seats, as Stable-Baselines3 wants them."""

    def __init__(self, game: Game, places: int, seed: int, settings: dict[str, Any]) -> None:
        seats = range(learning_seats(game, settings))
        self.sides = [VectorGames(game, places // len(seats), learner=seat, **settings) for seat in seats]
        self.first_seed = seed
        self.results: list[float] = []
        layout = game.observer().layout
        known = Box(np.zeros(layout.size, dtype=DTYPE), bounds(layout), dtype=DTYPE)
        super().__init__(sum(side.places for side in self.sides), known, Discrete(len(game.vocabulary)))

    def reset(self) -> Any:
        self.batches = [side.reset(self.first_seed + side.learner * UNSEEN_SEEDS // 2) for side in self.sides]
        return self.observations()

    def observations(self) -> Any:
        return np.concatenate([batch.observations for batch in self.batches])

    def masks(self) -> Any:
        return np.concatenate([batch.masks for batch in self.batches])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        parts = np.split(self.actions, len(self.sides))
        self.batches = [side.step(part) for side, part in zip(self.sides, parts, strict=True)]
        pairs = list(zip(self.sides, self.batches, strict=True))
        rewards = np.concatenate([batch.rewards[:, side.learner] for side, batch in pairs])
        ended = np.concatenate([batch.ended for batch in self.batches])
        finals = np.concatenate([side.final_observations() for side in self.sides])
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place, final in zip(np.flatnonzero(ended), finals, strict=True):
            infos[place]["terminal_observation"] = final
        self.results += ((rewards[ended] + 1) / 2).tolist()
        return self.observations(), rewards, ended, infos

    def env_method(self, method_name: str, *_args: Any, indices: Any = None, **_kwargs: Any) -> list[Any]:
        """The only method that learners ask for: the masks."""
        assert method_name == "action_masks"
        return list(self.masks())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        pass

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        pass


class UntilTimeIsUp(BaseCallback):
    """Ends learning after some seconds, and tells how it goes."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.began = time.perf_counter()

    def _on_rollout_end(self) -> None:
        lately = self.training_env.results[-1000:]
        print(f"{len(self.training_env.results)},{np.mean(lately or [0.0]):.4f}", flush=True)

    def _on_step(self) -> bool:
        return time.perf_counter() - self.began < self.seconds


def measured(model: MaskablePPO, game: Game, games: int, settings: dict[str, Any]) -> tuple[float, tuple[float, float]]:
    """The share that is won against random play, with its interval."""
    scores: list[float] = []
    seats = learning_seats(game, settings)
    for seat in range(seats):
        side = VectorGames(game, games // seats, learner=seat, **settings)
        batch = side.reset(UNSEEN_SEEDS)
        still_open = np.ones(side.places, dtype=np.bool_)
        while still_open.any():
            words, _ = model.predict(batch.observations, action_masks=batch.masks, deterministic=True)
            batch = side.step(words)
            scores += ((batch.rewards[batch.ended & still_open, seat] + 1) / 2).tolist()
            still_open &= ~batch.ended
    return float(np.mean(scores)), wilson(float(np.mean(scores)), len(scores))


def main() -> None:
    """Learn and measure."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("game")
    reader.add_argument("--minutes", type=float, default=5.0)
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    given = reader.parse_args()
    game = find(given.game)
    pairs = (setting.split("=", 1) for setting in given.set)
    settings = {name: int(value) if value.isdigit() else value for name, value in pairs}
    tables = ManyTables(game, GAMES_AT_ONCE, given.seed, settings)
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=WORDS, batch_size=1024, n_epochs=2, gamma=1.0, learning_rate=1e-3, seed=given.seed
    )
    print("games,score")
    model.learn(10**9, callback=UntilTimeIsUp(60 * given.minutes))
    score, (low, high) = measured(model, game, given.games, settings)
    print(f"{score:.1%} of {given.games} games against random play, 95 % interval {low:.1%} to {high:.1%}")


if __name__ == "__main__":
    main()
