"""Work on a real Ray cluster: a head and two workers on this machine, one of which is killed in the middle."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault(
    "RAY_raylet_start_wait_time_s", "120"
)  # a busy machine takes longer than Ray allows; read at import
pytest.importorskip("ray")

import ray
from ray.cluster_utils import Cluster

from westmarch.ai.arena import arena
from westmarch.ai.pools import run_tasks
from westmarch.ai.simulate import NOTHING, Tally, Task, play_games, simulate
from westmarch.core import registry
from westmarch.core.errors import BadOptions

pytestmark = pytest.mark.slow
GAMES = 600
LONG = 3600.0  # seconds that no test takes


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """One for all: each test brings the workers that it lets die."""
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        ray.init(address=found.address, log_to_driver=False, logging_level="error")
        yield found
    finally:
        ray.shutdown()
        found.shutdown()


def test_a_worker_may_die_and_the_results_stay_the_same(cluster: Cluster) -> None:
    game = registry.find("duel")
    workers = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes()
    pieces = [Task(game, game.options(), ("random",) * 2, range(seed, seed + 20)) for seed in range(0, GAMES, 20)]
    tally: Tally = NOTHING
    for done, part in enumerate(run_tasks(play_games, pieces, 1, "ray")):
        tally = tally.merge(part)
        if done == 3:
            cluster.remove_node(workers.pop(), allow_graceful=False)
    alone = simulate(game, game.options(), ["random"], GAMES, 0)
    assert (tally.games, tally.decisions, tally.results) == (alone.games, alone.decisions, alone.results)
    on_it = simulate(game, game.options(), ["random"], 50, 0, on="ray")
    assert on_it.results == simulate(game, game.options(), ["random"], 50, 0).results


class Interrupted(Exception):
    """What a test stops a run with."""


def stop(done: int) -> None:
    """Have enough after a few games."""
    if done > 20:
        raise Interrupted


@pytest.mark.usefixtures("cluster")
def test_an_interrupted_run_goes_on_on_a_cluster(tmp_path: Path) -> None:
    game = registry.find("duel")
    played = {"game": game, "options": game.options(), "games": GAMES, "seed": 0}
    for work, players in ((simulate, ["random"]), (arena, ["random", "heuristic"])):
        file = tmp_path / work.__name__
        with pytest.raises(Interrupted):
            work(**played, specs=players, on="ray", keep=file, progress=stop)
        there, here = work(**played, specs=players, on="ray", keep=file), work(**played, specs=players)
        if isinstance(there, Tally):
            there, here = (tally._replace(seconds=0.0) for tally in (there, here))
        assert there == here


@pytest.mark.usefixtures("cluster")
def test_a_data_set_is_the_same_on_a_cluster(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from westmarch.research.dataset import make, read

    game = registry.find("duel")
    make(game, game.options(), ["random"], 130, tmp_path / "there", on="ray")
    make(game, game.options(), ["random"], 130, tmp_path / "here")
    assert read(tmp_path / "there").equals(read(tmp_path / "here"))


def test_a_network_learns_the_same_on_a_cluster(cluster: Cluster) -> None:
    rollouts = pytest.importorskip("westmarch.research.learning.rollouts")
    from westmarch.research.learning.training import measure, train

    game = registry.find("duel")
    worker = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()

    def left(_progress: object) -> None:
        """The worker dies after the first rollout."""
        if worker in cluster.worker_nodes:
            cluster.remove_node(worker, allow_graceful=False)

    how = rollouts.Settings(places=8, words=64, batch=64)
    there = train(game, LONG, seed=5, rollouts=3, how=how, on="ray", told=left)
    here = train(game, LONG, seed=5, rollouts=3, how=how)
    assert all((here.weights[name] == array).all() for name, array in there.weights.items())
    assert measure(there, 8, on="ray") == measure(here, 8)
    assert worker not in cluster.worker_nodes


def test_a_place_that_is_none_is_refused() -> None:
    game = registry.find("duel")
    with pytest.raises(BadOptions, match="not on 'mordor'"):
        simulate(game, game.options(), ["random"], 4, 0, on="mordor")
