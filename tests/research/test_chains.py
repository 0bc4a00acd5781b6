"""A chain of words as one action, in every kind of environment."""

import pytest

pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from westmarch.core.errors import IllegalWord
from westmarch.core.players.chains import Limits, chains
from westmarch.research.chains import ChainedSeat, ChainedTable, chained
from westmarch.research.gymnasium import IDS
from westmarch.research.pettingzoo import env
from westmarch.research.vector import VectorGames, sampled

GAMES = ("duel", "wotr_cards", "wotr_board", "lcg")
DUEL = next(name for name in IDS if name.startswith("Westmarch/duel-vs-random"))
SMALL = Limits(most=128, longest=6)
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


# PettingZoo and Gymnasium


@pytest.mark.parametrize("key", GAMES)
def test_pettingzoo_finds_nothing_wrong_with_chains(key: str) -> None:
    api_test(chained(env(key), SMALL), num_cycles=12)


def test_a_seed_makes_a_game_of_chains_repeatable() -> None:
    seed_test(lambda: chained(env("duel"), SMALL), num_cycles=20)


def played(table: ChainedTable, seed: int) -> dict[str, float]:
    """Play a game at random; gives what everybody got."""
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        rewards[agent] += reward
        if over or cut:
            table.step(None)
            continue
        number = int(table.action_space(agent).sample(seen["action_mask"]))
        words = [int(word) for word in seen["chains"][number] if word >= 0]
        assert info["chains"][number].split() == table.game.vocabulary.spell_all(words)
        said = table.table.said
        table.step(number)
        cut_short = any(table.truncations.values())  # the last turn may end within a chain
        assert table.table.said == said + len(words) or cut_short
    return rewards


def test_a_game_is_played_in_chains_to_its_end() -> None:
    assert sorted(played(chained(env("duel"), SMALL), 7).values()) in ([-1.0, 1.0], [0.0, 0.0])
    assert set(played(chained(env("duel", max_cycles=5), SMALL), 7).values()) == {0.0}


@pytest.mark.parametrize("action", [127, -1, 1.0, "pass", True, None])
def test_a_number_without_a_chain_is_refused_and_changes_nothing(action: object) -> None:
    table = chained(env("duel"), SMALL)
    table.reset(seed=3)
    seat = ChainedSeat(gymnasium.make(DUEL), SMALL)
    seat.reset(seed=3)
    for game, state in ((table, table.table), (seat, seat.unwrapped.table)):
        before = table.game.hash(state)
        with pytest.raises(IllegalWord):
            game.step(action)
        assert table.game.hash(state) == before


def test_gymnasium_plays_chains_too() -> None:
    seat = ChainedSeat(gymnasium.make(DUEL, seat="sauron"), SMALL)
    seat.reset(seed=1)
    check_env(seat, skip_render_check=True)
    over = False
    seen, info = seat.reset(seed=5)
    while not over:
        assert seen["action_mask"].sum() == len(info["chains"])
        assert seat.observation_space.contains(seen)
        seen, reward, over, _, info = seat.step(seat.action_space.sample())
    assert reward in (-1.0, 0.0, 1.0)
    assert not seen["action_mask"].any()


# Many games


@pytest.mark.parametrize("key", ["duel", "lcg"])
def test_many_games_in_chains_go_as_each_goes_alone(key: str) -> None:
    games = VectorGames(key, 2, chains=SMALL)
    alone = [games.game.new(games.options, 40 + place) for place in range(2)]
    batch = games.reset(40)
    chance = np.random.default_rng(1)
    for _ in range(15):
        for place, state in enumerate(alone):
            listed = chains(state, SMALL)
            assert batch.masks[place].sum() == len(listed)
            assert [tuple(row[row >= 0].tolist()) for row in batch.chains[place][: len(listed)]] == listed
            assert (batch.chains[place][len(listed) :] == -1).all()
        actions = sampled(batch.masks, chance)
        for place, number in enumerate(actions.tolist()):
            for word in batch.chains[place][number]:
                if word >= 0:
                    alone[place].choose(int(word))
        batch = games.step(actions)
        assert not batch.ended.any()


def test_gymnasiums_many_games_take_chains() -> None:
    many = gymnasium.make_vec(DUEL, num_envs=3, vectorization_mode="vector_entry_point", chains=SMALL)
    seen, _ = many.reset(seed=2)
    assert many.observation_space.contains(seen)
    before = seen["chains"].copy()
    with pytest.raises(IllegalWord, match="action 127 is not allowed"):
        many.step(np.full(3, 127))
    seen, _, _, _, _ = many.step(np.zeros(3, dtype=np.int64))
    assert (seen["chains"] != before).any()
