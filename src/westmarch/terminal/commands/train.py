"""Learning weights: `westmarch train`."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter, validators

from westmarch.core.game import Game, Options
from westmarch.terminal.commands.measure import show_pairings, show_simulation
from westmarch.terminal.crew import ALONE, Crew, EloTest, FirstSeed, Games, GamesPlayer, opened
from westmarch.terminal.report import progress_bar
from westmarch.terminal.shell import AS_USUAL, GameKey, Setup, readers_voice, tell

if TYPE_CHECKING:
    from westmarch.ai.training.files import NetworkTable, Weights
    from westmarch.ai.training.games import Look, Position

Ridge = Annotated[float, Parameter(validator=validators.Number(gt=0))]
Rounds = Annotated[int, Parameter(validator=validators.Number(gte=1))]
Generations = Annotated[int, Parameter(validator=validators.Number(gte=0))]
GateGames = Annotated[int, Parameter(validator=validators.Number(gte=0))]
PLACES_KEPT = 4  # of a weight, after the point


def train(
    game: GameKey,
    *,
    out: Path,
    player: GamesPlayer = "heuristic",
    games: Games = 2000,
    seed: FirstSeed = 1,
    ridge: Ridge = 20.0,
    network: bool = False,
    appeals: bool = False,
    rounds: Rounds = 12,
    breed: Generations = 0,
    all_scenarios: bool = False,
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
    appeals
        learn from a player that searches where to look first, instead of new weights
    rounds
        how often a network is shown every position
    breed
        instead of fitting weights, breed what quick words go by, for so many generations; `games` is then how many games a change is tried on, for each side
    all_scenarios
        play games of all scenarios, not of one
    gate
        the computer player with which new and present weights meet
    gate_games
        how many games they meet in at most; 0 for none
    """
    from westmarch.ai.measuring.sprt import read_claims
    from westmarch.ai.players import check
    from westmarch.ai.training.files import write

    found, options, spoken = opened(game, setup, crew)
    check(with_weights(gate, out))
    read_claims(sprt)
    tables = of_all_scenarios(found, options) if all_scenarios else [options]
    lesson = Lesson(found, tables, player, games, seed, crew)
    if breed:
        learned = lesson.bred(breed)
    else:
        learned = lesson.of_searches() if appeals else lesson.of_positions(rounds if network else 0, ridge)
        loss = learned.provenance.loss
        assert loss is not None
        told = {"before": f"{loss[0]:.4f}", "after": f"{loss[1]:.4f}"}
        message = "terminal-train-appeals" if appeals else "terminal-train-loss"
        tell(spoken.message(message, **told, positions=learned.provenance.positions))
    write(out, learned)
    if gate_games:
        first = seed + learned.provenance.games
        if found.facts.teams == "together":
            write(out, gated_apart(found, options, learned, out, gate, gate_games, first, crew.jobs))
        else:
            write(out, gated(found, options, learned, out, gate, gate_games, first, crew.jobs, sprt))


def of_all_scenarios(game: Game, options: Options) -> "list[Options]":
    """These settings for every scenario, each with as many seats as it has at most."""
    import msgspec

    return [
        game.options({**msgspec.to_builtins(options), "scenario": scenario, "seats": max(numbers), "viewers": []})
        for scenario, numbers in game.facts.scenarios.items()
    ]


class Lesson(NamedTuple):
    """What is learned from."""

    game: Game
    tables: "list[Options]"
    player: str
    games: int  # on each table
    seed: int
    crew: Crew

    def bred(self, generations: int) -> "Weights":
        """Weights with habits that were bred."""
        from westmarch.ai.training.breeding import CHANGES, Bounds, bred

        bounds = Bounds(generations, CHANGES, self.games)
        with progress_bar(readers_voice().message("terminal-simulate-working"), generations) as progress:
            weights = bred(self.game, self.tables, bounds, self.seed, self.crew.jobs, progress)
        return self.described("", generations * CHANGES * self.games, 0, None, weights, None)

    def of_positions(self, rounds: int, ridge: float) -> "Weights":
        """Weights that were fitted to positions of games; with rounds a network beside the present ones."""
        from westmarch.ai.training.fit import fitted
        from westmarch.ai.training.games import for_network, for_weights
        from westmarch.ai.training.network import fitted_network

        positions = self.positions(for_network if rounds else for_weights)
        estimate = self.game.estimate()
        assert estimate is not None
        weights, network = estimate.weights(), None
        if rounds:
            network, loss = fitted_network(positions, estimate.facts(), rounds, self.seed)
        else:
            weights, loss = fitted(positions, weights, ridge)
        return self.described(self.player, self.games, len(positions), loss, weights, network)

    def of_searches(self) -> "Weights":
        """The present weights with appeals that were fitted to what searches looked at."""
        from westmarch.ai.training.appeals import fitted_appeals
        from westmarch.ai.training.games import for_appeals

        positions = self.positions(for_appeals)
        estimate = self.game.estimate()
        assert estimate is not None
        fit = fitted_appeals(positions, len(estimate.appeals()))
        appeals = named(estimate.appeals(), fit.weights)
        return self.described(self.player, self.games, len(positions), fit.loss, estimate.weights(), None, appeals)

    def positions(self, look: "Look") -> "list[Position]":
        """The positions of the games on all tables."""
        from westmarch.ai.training.games import positions_of

        positions = []
        for table in self.tables:
            with progress_bar(readers_voice().message("terminal-simulate-working"), self.games) as progress:
                positions += positions_of(
                    self.game, table, [self.player], self.games, self.seed, self.crew.jobs, progress, self.crew.on, look
                )
        return positions

    def described(
        self,
        player: str,
        games: int,
        positions: int,
        loss: tuple[float, float] | None,
        weights: list[float],
        network: "NetworkTable | None",
        appeals: dict[str, float] | None = None,
    ) -> "Weights":
        """Learned weights with where they come from."""
        from westmarch.ai.measuring.circumstances import circumstances
        from westmarch.ai.measuring.results import told_settings
        from westmarch.ai.players import in_full
        from westmarch.ai.training.files import Provenance, Weights

        estimate = self.game.estimate()
        assert estimate is not None
        provenance = Provenance(
            **circumstances(),
            command=shlex.join(["westmarch", *sys.argv[1:]]),
            settings=told_settings(self.game, self.tables[0]),
            player=in_full(player) if player else "",
            games=games,
            seed=self.seed,
            positions=positions,
            loss=loss,
        )
        return Weights(
            game=self.game.key,
            rules=self.game.rules,
            provenance=provenance,
            weights=named(estimate.names(), weights),
            network=network,
            appeals=appeals,
        )


def named(names: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    """Weights by their names, as they stand in a file."""
    return {name: round(weight, PLACES_KEPT) for name, weight in zip(names, weights, strict=True)}


def with_weights(spec: str, file: Path) -> str:
    """A player with the weights of a file: `hard:300` becomes `hard@FILE.json:300`."""
    name, colon, budget = spec.partition(":")
    return f"{name}@{file}{colon}{budget}"


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


def gated_apart(
    game: Game, options: Options, learned: "Weights", file: Path, gate: str, games: int, seed: int, jobs: int
) -> "Weights":
    """Where all win or lose together, let the new weights and the present ones play the same games, and note how each of them ended."""
    import msgspec

    from westmarch.ai.simulate import simulate

    spoken = readers_voice()
    ends = {}
    for name, player in (("new", with_weights(gate, file)), ("present", gate)):
        with progress_bar(spoken.message("terminal-simulate-working"), games) as progress:
            tally = simulate(game, options, [player], games, seed, jobs, progress)
        tell(player)
        show_simulation(game, tally, spoken)
        ends[name] = {by: count for (_, by), count in sorted(tally.results.items())}
    provenance = msgspec.structs.replace(learned.provenance, gate={"games": games, **ends})
    return msgspec.structs.replace(learned, provenance=provenance)
