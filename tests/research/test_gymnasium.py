"""Gymnasium's own checks on every id, and many games at once beside the same games one by one."""

import copy

import pytest

pytest.importorskip("pettingzoo")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from westmarch.core import registry
from westmarch.core.errors import BadOptions, IllegalWord
from westmarch.core.rng import Rng
from westmarch.research.gymnasium import IDS
from westmarch.research.information import observation, parts
from westmarch.research.vector import VectorGames, sampled

THINKING = ("medium", "hard")  # they take seconds to answer, and are the same environment


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", [name for name in IDS if not any(level in name for level in THINKING)])
def test_gymnasium_finds_nothing_wrong_with(name: str) -> None:
    check_env(gymnasium.make(name, illegal="replace").unwrapped, skip_render_check=True)


def test_there_is_an_id_for_every_scenario_and_level() -> None:
    assert {
        "Westmarch/lcg-mirkwood-v1",
        "Westmarch/duel-vs-hard-v1",
        "Westmarch/wotr_cards-trio-duel-vs-easy-v1",
    } <= set(IDS)


def test_a_seat_is_chosen_by_its_name_and_others_are_played_by_computers() -> None:
    env = gymnasium.make("Westmarch/duel-vs-heuristic-v1", seat="sauron")
    seen, info = env.reset(seed=5)
    over = False
    while not over:
        assert env.unwrapped.table.seat == 1
        assert len(info["words"]) == seen["action_mask"].sum()
        seen, reward, over, _, info = env.step(env.action_space.sample())
    assert reward in (-1.0, 0.0, 1.0)
    assert info["outcome"].keys() >= {"winner", "by"}
    with pytest.raises(BadOptions, match="reset"):
        env.unwrapped.step(0)


def test_what_may_not_be_said_is_refused() -> None:
    env = gymnasium.make("Westmarch/duel-vs-random-v1").unwrapped
    env.reset(seed=5)
    before = env.game.hash(env.table)
    with pytest.raises(IllegalWord, match="not allowed now"):
        env.step(403)
    assert env.game.hash(env.table) == before


def test_a_copy_of_a_seat_is_answered_alike() -> None:
    env = gymnasium.make("Westmarch/duel-vs-heuristic-v1")
    env.reset(seed=5)
    env.action_space.seed(5)
    other = copy.deepcopy(env)
    for _ in range(10):
        word = env.action_space.sample()
        seen, told = env.step(word)[0], other.step(word)[0]
        assert (seen["observation"] == told["observation"]).all()


def test_a_seat_is_shown_as_text_and_as_a_picture() -> None:
    text, picture = (gymnasium.make("Westmarch/lcg-mirkwood-v1", render_mode=mode) for mode in ("ansi", "rgb_array"))
    text.reset(seed=1)
    picture.reset(seed=1)
    assert "Staging area" in text.render()
    assert picture.render().dtype == np.uint8
    with pytest.raises(BadOptions, match="many games at once are not rendered"):
        gymnasium.make_vec("Westmarch/lcg-mirkwood-v1", 2, vectorization_mode="vector_entry_point", render_mode="ansi")


@pytest.mark.parametrize(
    "settings",
    [{"seat": "gondor"}, {"seat": 2}, {"opponent": "clever"}, {"illegal": "ignore"}, {"scenario": "isengard"}],
)
def test_bad_settings_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        gymnasium.make("Westmarch/duel-vs-random-v1", **settings)


# Many games at once


@pytest.mark.parametrize("key", ["duel", "wotr_cards", "wotr_board", "lcg"])
def test_many_games_go_as_each_goes_alone(key: str) -> None:
    places = 3
    games = VectorGames(key, places)
    game, options, observer = games.game, games.options, games.game.observer()
    alone = [game.new(options, 40 + place) for place in range(places)]
    batch = games.reset(40)
    chance = np.random.default_rng(1)
    for _ in range(60):
        for place, state in enumerate(alone):
            assert batch.seats[place] == state.seat
            assert np.flatnonzero(batch.masks[place]).tolist() == state.options
            assert (batch.observations[place] == observation(observer, state, int(state.seat))).all()
        words = sampled(batch.masks, chance)
        for place, word in enumerate(words.tolist()):
            alone[place].choose(word)
        batch = games.step(words)
        for place, state in enumerate(alone):
            assert batch.ended[place] == state.over
            if state.over:
                assert batch.rewards[place].tolist() == state.returns()
                alone[place] = game.new(options, games.many.seeds[place] - places)


def test_one_seat_learns_and_the_others_are_played() -> None:
    env = gymnasium.make_vec(
        "Westmarch/duel-vs-heuristic-v1", num_envs=16, vectorization_mode="vector_entry_point", seat=1
    )
    seen, _ = env.reset(seed=3)
    chance = np.random.default_rng(2)
    rewards, ended = [], 0
    for _ in range(120):
        assert (seen["action_mask"].sum(axis=1) > 0).all()
        seen, reward, over, cut, info = env.step(sampled(seen["action_mask"], chance))
        assert not cut.any()
        assert (reward[~over] == 0).all()
        if over.any():
            outcomes = parts(env.games.layout, info["final_obs"])["outcome"]
            assert (outcomes[over].sum(axis=1) == 1).all()
            rewards += reward[over].tolist()
            ended += int(over.sum())
    assert ended == len(rewards) == env.games.many.finished > 20
    assert np.mean(rewards) < -0.5  # random play loses to the heuristic


def test_the_same_seed_gives_the_same_games_again() -> None:
    def course() -> list[bytes]:
        games = VectorGames("duel", 4, learner="fellowship")
        batch = games.reset(9)
        rng = Rng(1)
        told = []
        for _ in range(50):
            words = np.array([rng.pick(np.flatnonzero(mask).tolist()) for mask in batch.masks])
            batch = games.step(words)
            told.append(batch.observations.tobytes() + batch.rewards.tobytes())
        return told

    assert course() == course()


@pytest.mark.parametrize(
    "actions", [[0, 0], np.zeros(2), np.zeros(3, dtype=np.int64), np.array([403, 403]), np.array([[0], [0]])]
)
def test_a_word_that_cannot_be_said_stops_all_games_before_any_has_moved(actions: object) -> None:
    games = VectorGames("duel", 2)
    batch = games.reset(1)
    before = [games.game.hash(state) for state in games.many.states]
    with pytest.raises(IllegalWord):
        games.step(actions)
    half = np.array([int(np.flatnonzero(batch.masks[0])[0]), 403])
    with pytest.raises(IllegalWord, match="game 1: action 403"):
        games.step(half)
    assert [games.game.hash(state) for state in games.many.states] == before


def test_many_games_need_a_number_a_seed_and_a_beginning() -> None:
    for places in (0, -1, 2.5, "two", True):
        with pytest.raises(BadOptions, match="the number of games must be a whole number of at least 1"):
            VectorGames("duel", places)  # type: ignore[arg-type]
    games = VectorGames("duel", 2)
    with pytest.raises(BadOptions, match=r"reset\(\) must come first"):
        games.step(np.zeros(2, dtype=np.int64))
    for seed in (-1, 0.5, "seven"):
        with pytest.raises(BadOptions, match="a seed must be a whole number"):
            games.reset(seed)  # type: ignore[arg-type]


def test_every_word_that_may_be_said_is_sampled_as_often() -> None:
    masks = np.zeros((3, 5), dtype=np.int8)
    masks[0, [1, 4]] = masks[1, 2] = masks[2, :] = 1
    drawn = np.array([sampled(masks, np.random.default_rng(seed)) for seed in range(3000)])
    shares = np.array([[(drawn[:, row] == word).mean() for word in range(5)] for row in range(3)])
    assert np.allclose(shares, masks / masks.sum(axis=1, keepdims=True), atol=0.04)
    with pytest.raises(BadOptions, match="allows nothing"):
        sampled(np.zeros((2, 5), dtype=np.int8), np.random.default_rng(0))


def test_parts_of_an_observation_are_views_of_it() -> None:
    game = registry.find("wotr_board")
    games = VectorGames(game, 5)
    batch = games.reset(2)
    regions = parts(games.layout, batch.observations)["regions"]
    assert regions.shape == (5, 105, 29)
    assert np.shares_memory(regions, batch.observations)
    with pytest.raises(BadOptions, match="numbers, not 7"):
        parts(games.layout, batch.observations[:, :7])
