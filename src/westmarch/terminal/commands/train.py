"""Learning weights: `westmarch train`."""

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, validators

from westmarch.core.game import Game, Options
from westmarch.terminal.commands.measure import show_pairings
from westmarch.terminal.commands.playing import ALONE, Crew, EloTest, FirstSeed, Games, GamesPlayer, opened
from westmarch.terminal.report import progress_bar
from westmarch.terminal.shell import AS_USUAL, GameKey, Setup, readers_voice, tell

if TYPE_CHECKING:
    from westmarch.ai.training.files import NetworkTable, Weights

Ridge = Annotated[float, Parameter(validator=validators.Number(gt=0))]
Rounds = Annotated[int, Parameter(validator=validators.Number(gte=1))]
GateGames = Annotated[int, Parameter(validator=validators.Number(gte=0))]


def train(
    game: GameKey,
    *,
    out: Path,
    player: GamesPlayer = "heuristic",
    games: Games = 2000,
    seed: FirstSeed = 1,
    ridge: Ridge = 20.0,
    network: bool = False,
    rounds: Rounds = 12,
    gate: str = "hard:300",
    gate_games: GateGames = 400,
    sprt: EloTest = "0,20",
    crew: Crew = ALONE,
    setup: Setup = AS_USUAL,
) -> None:
    """Learn the weights of a game's estimate from games of computer players.

    The player plays against itself, the weights are fitted to what came of its games, and then they meet the present ones. The file
    holds the weights and all that repeats them; `hard@FILE.json` plays with them.

    Parameters
    ----------
    out
        a JSON file for the weights
    ridge
        how much each change of a weight costs: the more, the nearer the weights stay to the present ones
    network
        learn a network that adds to the present weights, instead of new weights
    rounds
        how often a network is shown every position
    gate
        the computer player with which new and present weights meet
    gate_games
        how many games they meet in at most; 0 for none
    """
    from westmarch.ai.measuring.sprt import read_claims
    from westmarch.ai.players import check
    from westmarch.ai.training.files import write
    from westmarch.ai.training.fit import fitted
    from westmarch.ai.training.games import for_network, for_weights, positions_of
    from westmarch.ai.training.network import fitted_network

    found, options, spoken = opened(game, setup, crew)
    check(with_weights(gate, out))
    read_claims(sprt)
    with progress_bar(spoken.message("terminal-simulate-working"), games) as progress:
        look = for_network if network else for_weights
        positions = positions_of(found, options, [player], games, seed, crew.jobs, progress, crew.on, look)
    estimate = found.estimate()
    assert estimate is not None
    weights, table = estimate.weights(), None
    if network:
        table, loss = fitted_network(positions, estimate.facts(), rounds, seed)
    else:
        weights, loss = fitted(positions, weights, ridge)
    tell(
        spoken.message("terminal-train-loss", before=f"{loss[0]:.4f}", after=f"{loss[1]:.4f}", positions=len(positions))
    )
    learned = described(found, options, player, games, seed, len(positions), loss, weights, table)
    write(out, learned)
    if gate_games:
        write(out, gated(found, options, learned, out, gate, gate_games, seed + games, crew.jobs, sprt))


def with_weights(spec: str, file: Path) -> str:
    """A player with the weights of a file: `hard:300` becomes `hard@FILE.json:300`."""
    name, colon, budget = spec.partition(":")
    return f"{name}@{file}{colon}{budget}"


def described(
    game: Game,
    options: Options,
    player: str,
    games: int,
    seed: int,
    positions: int,
    loss: tuple[float, float],
    weights: list[float],
    network: "NetworkTable | None",
) -> "Weights":
    """Learned weights with where they come from."""
    from westmarch.ai.measuring.circumstances import circumstances
    from westmarch.ai.measuring.results import told_settings
    from westmarch.ai.players import in_full
    from westmarch.ai.training.files import Provenance, Weights

    estimate = game.estimate()
    assert estimate is not None
    provenance = Provenance(
        **circumstances(),
        command=shlex.join(["westmarch", *sys.argv[1:]]),
        settings=told_settings(game, options),
        player=in_full(player),
        games=games,
        seed=seed,
        positions=positions,
        loss=loss,
    )
    named = {name: round(weight, 4) for name, weight in zip(estimate.names(), weights, strict=True)}
    return Weights(game=game.key, rules=game.rules, provenance=provenance, weights=named, network=network)


def gated(
    game: Game,
    options: Options,
    learned: "Weights",
    file: Path,
    gate: str,
    games: int,
    seed: int,
    jobs: int,
    sprt: str,
) -> "Weights":
    """Let the new weights meet the present ones, on seeds that nothing was learned from, and note the result.

    They meet on this machine, for the file of the weights lies on no other.
    """
    import msgspec

    from westmarch.ai.arena import arena
    from westmarch.ai.measuring.sprt import read_claims

    spoken = readers_voice()
    with progress_bar(spoken.message("terminal-arena-working"), games) as progress:
        pairings = arena(
            game, options, [with_weights(gate, file), gate], games, seed, jobs, progress, read_claims(sprt)
        )
    show_pairings(pairings, spoken)
    provenance = msgspec.structs.replace(learned.provenance, gate=msgspec.to_builtins(pairings[0]._asdict()))
    return msgspec.structs.replace(learned, provenance=provenance)
