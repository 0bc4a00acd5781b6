"""PettingZoo's own tests, for every scenario and number of seats; and what they do not look at."""

import copy
import pickle
import types
from collections.abc import Callable
from functools import partial

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from westmarch.core import registry
from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.research.pettingzoo import env, parallel_env

GAMES = ("duel", "wotr_cards", "wotr_board", "lcg")
TABLES = [
    pytest.param(key, scenario, seats, id=f"{key}-{scenario}-{seats}")
    for key in GAMES
    for scenario, numbers in registry.find(key).facts.scenarios.items()
    for seats in numbers
]
# PettingZoo's remarks on what it does not expect: dictionaries as observations, agents that keep silent for a while.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("key", "scenario", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong_with_any_table(key: str, scenario: str, seats: int) -> None:
    api_test(env(key, scenario=scenario, seats=seats), num_cycles=40)


@pytest.mark.parametrize("key", GAMES)
def test_a_seed_makes_a_game_repeatable(key: str) -> None:
    seed_test(partial(env, key), num_cycles=20)


def test_a_game_ends_after_so_many_cycles() -> None:
    """PettingZoo's test lets every agent act in every cycle: that is so where one plays alone."""
    alone = partial(env, "lcg", seats=1)
    max_cycles_test(types.SimpleNamespace(env=alone, parallel_env=partial(parallel_env, "lcg", seats=1)))


def test_it_can_be_used_as_a_parallel_environment() -> None:
    parallel_api_test(parallel_env("duel"), num_cycles=40)


def test_a_game_is_played_to_its_end_and_everybody_gets_his_return() -> None:
    table = env("duel")
    table.reset(seed=7)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, info = table.last()
        rewards[agent] += reward
        if over:
            table.step(None)
            continue
        assert info["words"] == table.game.vocabulary.spell_all(np.flatnonzero(observation["action_mask"]).tolist())
        table.step(table.action_space(agent).sample(observation["action_mask"]))
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_partners_and_companions_share_their_reward() -> None:
    table = env("lcg", seats=3)
    table.reset(seed=1)
    while table.agents and not any(table.terminations.values()):
        table.step(table.action_space(table.agent_selection).sample())
    assert len(set(table.rewards.values())) == 1


@pytest.mark.parametrize("action", [5000, -1, 1.0, "pass", True, None, np.array([3])])
def test_what_is_no_word_or_may_not_be_said_is_refused_and_changes_nothing(action: object) -> None:
    table = env("duel")
    table.reset(seed=3)
    before = table.game.hash(table.table)
    with pytest.raises(IllegalWord):
        table.step(action)
    assert table.game.hash(table.table) == before
    assert table.agent_selection == "sauron"


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadOptions, match="no scenario 'isengard'"):
        env("duel", scenario="isengard")
    with pytest.raises(BadOptions, match="no render mode"):
        env("duel", render_mode="human")
    with pytest.raises(BadOptions, match="at least 1"):
        env("duel", max_cycles=0)
    for cycles in (2.5, "many", True):
        with pytest.raises(BadOptions, match="max_cycles must be a whole number"):
            env("duel", max_cycles=cycles)
    for seed in (-1, "seven", 0.5):
        with pytest.raises(BadOptions, match="a seed must be a whole number"):
            env("duel").reset(seed=seed)


@pytest.mark.parametrize(
    "done",
    [
        lambda table: table.observe("sauron"),
        lambda table: table.last(),
        lambda table: table.step(0),
        lambda table: next(table.agent_iter()),
    ],
)
def test_nothing_can_be_done_before_a_game_has_begun(done: Callable[[AECEnv], object]) -> None:
    with pytest.raises(BadOptions, match=r"reset\(\) must come first"):
        done(env("duel"))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_of_a_table_goes_its_own_way(copied: Callable[[AECEnv], AECEnv]) -> None:
    """With the same words it goes the same way, chance included; what is said at one is not heard at the other."""
    table = env("duel")
    table.reset(seed=7)
    other = copied(table)
    for agent in other.possible_agents:
        other.action_space(agent).seed(7)
    before = table.game.hash(table.table)
    course = []
    while not other.table.over and len(course) < 40:
        course.append(int(other.action_space(other.agent_selection).sample()))
        other.step(course[-1])
    assert table.game.hash(table.table) == before
    for word in course:
        table.step(word)
    assert table.game.hash(table.table) == other.game.hash(other.table)
    assert (table.last()[0]["observation"] == other.last()[0]["observation"]).all()


@pytest.mark.parametrize(
    ("key", "shown"),
    [("duel", "Mordor <2>"), ("wotr_cards", "Witch-king"), ("wotr_board", "Rivendell"), ("lcg", "Staging area")],
)
def test_it_shows_the_terminals_board_and_a_picture(key: str, shown: str) -> None:
    table = env(key, render_mode="ansi")
    table.reset(seed=3)
    assert shown in table.render()
    table = env(key, render_mode="rgb_array")
    table.reset(seed=3)
    picture = table.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 3
