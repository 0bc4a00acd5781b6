"""What researchers ask for: what a learning agent is told, many games as data, and a baseline that learns."""

from math import inf
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter, validators

from westmarch.core import registry
from westmarch.core.errors import BadOptions
from westmarch.core.game import options_data
from westmarch.core.hidden.observation import Block, Layout
from westmarch.terminal.crew import ALONE, AtLeastOne, Crew, FirstSeed, Games, Players, opened
from westmarch.terminal.report import new_table, print_table, progress_bar
from westmarch.terminal.shell import (
    AS_USUAL,
    AsJson,
    GameKey,
    Setup,
    player_specs,
    print_json,
    readers_voice,
    tell,
    write_text,
)
from westmarch.terminal.voice import Voice

Folder = Annotated[Path, Parameter(name="--out", help="the folder of the data set; one that was begun goes on")]
Observing = Annotated[
    bool, Parameter(name="--observations", negative="", help="with what the seat could know, as numbers")
]
Weights = Annotated[Path, Parameter(name="--out", help="the file of the weights; beside it, as CSV, the curve")]
Rollouts = Annotated[
    int | None,
    AtLeastOne,
    Parameter(help="how many times it learns; with them and a seed the weights are the same again"),
]
FirstWeights = Annotated[Path | None, Parameter(name="--from", help="weights to begin with, as learn writes them")]
Minutes = Annotated[float, Parameter(validator=validators.Number(gt=0), help="how long it learns")]
Opponent = Annotated[Literal["random", "heuristic"], Parameter(help="against whom, and beside whom, it learns")]
Cloned = Annotated[
    Path | None, Parameter(name="--clone", help="learn from this data set instead of from games of its own")
]
Measured = Annotated[int, AtLeastOne, Parameter(name="--games", help="how many games it is measured by in the end")]
BlockName = Annotated[str | None, Parameter(name="--block", help="list every number of this block")]
SECONDS = 60  # of a minute


def observations(game: GameKey, *, block: BlockName = None, as_json: AsJson = False) -> None:
    """List what a learning agent is told, number by number.

    Without --block: the blocks of the game's observation, where each begins, its shape and the most its numbers can be.
    """
    layout = registry.find(game).observer().layout
    if block is not None and block not in layout.starts:
        raise BadOptions(f"there is no block '{block[:40]}'; there are: {', '.join(layout.starts)}")
    if as_json:
        print_json(
            {"game": game, **layout.described(), **({} if block is None else {"names": names_of(layout, block)})}
        )
        return
    spoken = readers_voice()
    if block is None:
        show_blocks(layout, spoken)
        return
    for number, name in enumerate(names_of(layout, block), layout.starts[block]):
        tell(f"{number:6}  {name}  0..{layout.most[number]}")


def names_of(layout: Layout, block: str) -> list[str]:
    """The names of a block's numbers."""
    return next(found.names() for found in layout.blocks if found.name == block)


def show_blocks(layout: Layout, spoken: Voice) -> None:
    """The blocks for people."""
    headings = ("block", "start", "shape", "most", "columns")
    table = new_table(*[spoken.message(f"terminal-observations-{heading}") for heading in headings])
    for block in layout.blocks:
        table.add_row(
            block.name, str(layout.starts[block.name]), shape(block), most(block), ", ".join(block.columns[:8])
        )
    print_table(table)
    total = {"numbers": layout.size, "version": layout.version, "hash": layout.hash()}
    tell(spoken.message("terminal-observations-total", **total))


def shape(block: Block) -> str:
    """Rows, and columns where there are several."""
    return " × ".join(map(str, block.shape))


def most(block: Block) -> str:
    """The most that the block's numbers can be."""
    least, greatest = min(block.most), max(block.most)
    return str(greatest) if least == greatest else f"{least}..{greatest}"


def dataset(
    game: GameKey,
    *,
    out: Folder,
    games: Games = 100,
    seed: FirstSeed = 0,
    players: Players = "heuristic",
    observations: Observing = False,
    crew: Crew = ALONE,
    setup: Setup = AS_USUAL,
    as_json: AsJson = False,
) -> None:
    """Write the decisions of many games to Parquet files.

    Interrupted, it goes on where it was when it is called again; with more --games it adds those that are missing.
    """
    from westmarch.research.dataset import make

    found, options, spoken = opened(game, setup, crew)
    with progress_bar(spoken.message("terminal-simulate-working"), games) as progress:
        rows = make(
            found,
            options,
            player_specs(players),
            games,
            out,
            seed=seed,
            observing=observations,
            jobs=crew.jobs,
            on=crew.on,
            progress=progress,
        )
    if as_json:
        print_json({"game": game, "folder": str(out), "games": games, "new_rows": rows})
    else:
        tell(spoken.message("terminal-dataset-written", folder=str(out), games=games, rows=rows))


def learn(
    game: GameKey,
    *,
    out: Weights,
    minutes: Minutes = 5.0,
    opponent: Opponent = "random",
    clone: Cloned = None,
    first: FirstWeights = None,
    rollouts: Rollouts = None,
    seed: FirstSeed = 0,
    games: Measured = 1000,
    crew: Crew = ALONE,
    setup: Setup = AS_USUAL,
    as_json: AsJson = False,
) -> None:
    """Let a small network learn to play, and measure it against random play.

    It learns from games of its own, by proximal policy optimisation, or with --clone from those of a data set with observations.

    Interrupted, it goes on where it was when it is called again, and learns the same as without the interruption.
    """
    from westmarch.research.learning import network as weights
    from westmarch.research.learning import training
    from westmarch.research.learning.unfinished import Progress

    found, options, spoken = opened(game, setup, crew)
    settings: dict[str, Any] = options_data(options)
    curve: list[Progress] = []
    network = weights.load(first, found) if first is not None else None
    kept = out.with_name(f"{out.name}.unfinished")
    if clone is not None:
        network = training.clone(found, clone, seed=seed, network=network)
    else:
        seconds = minutes * SECONDS if rollouts is None else inf
        with progress_bar(spoken.message("terminal-learn-working"), rollouts or round(seconds)) as progress:

            def told(now: Progress) -> None:
                curve.append(now)
                if progress is not None:
                    progress(int(now.seconds) if rollouts is None else now.rollouts)

            played = {"opponent": opponent, "told": told, "jobs": crew.jobs, "on": crew.on, "kept": kept, **settings}
            network = training.train(found, seconds, seed=seed, network=network, rollouts=rollouts, **played)
    network.save(out)
    rows = ["seconds,games,score", *[f"{now.seconds:.1f},{now.games},{now.score:.4f}" for now in curve]]
    write_text(out.with_suffix(".csv"), "\n".join(rows) + "\n")
    score = training.measure(network, games, opponent="random", jobs=crew.jobs, on=crew.on, **settings)
    kept.unlink(missing_ok=True)
    if as_json:
        print_json(
            {"game": game, "weights": str(out), "trained_games": curve[-1].games if curve else 0, **score._asdict()}
        )
        return
    low, high = score.ci95
    told_score = {"score": f"{score.score:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}", "games": score.games}
    tell(spoken.message("terminal-learn-score", file=str(out), **told_score))
