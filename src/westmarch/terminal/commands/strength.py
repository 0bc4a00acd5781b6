"""How strong the computer players are: the ladder, and whether their estimates hold."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from westmarch.core import registry
from westmarch.core.errors import WestmarchError
from westmarch.core.game import Game
from westmarch.terminal.crew import ALONE, Crew, FirstSeed, Games, GamesPlayer, opened
from westmarch.terminal.report import new_table, print_table, progress_bar
from westmarch.terminal.shell import (
    AS_USUAL,
    AsJson,
    GameKey,
    Setup,
    print_json,
    read_text,
    readers_voice,
    tell,
    write_text,
)
from westmarch.terminal.voice import Voice

if TYPE_CHECKING:
    from westmarch.ai.measuring.calibration import Band, Sample
    from westmarch.ai.measuring.ladder import Ladder, Standing

STANDING = ("player", "elo", "interval", "games", "points")
BAND = ("stage", "estimates", "positions", "mean", "won", "interval")

Markdown = Annotated[bool, Parameter(name="--markdown", negative="", help="print tables for a page in Markdown")]
Spec = Annotated[str, Parameter(name="--player", help="the computer player that gives the estimates, as in hard:0.2s")]


def ladder(
    files: list[Path],
    /,
    *,
    markdown: Markdown = False,
    as_json: AsJson = False,
) -> None:
    """Make one table of Elo out of results of the arena.

    Parameters
    ----------
    files
        what `westmarch arena --out` has written, one file or several
    """
    from westmarch.ai.measuring.ladder import ladders
    from westmarch.ai.measuring.results import read

    found = ladders([result for file in files for result in read(read_text(file), str(file))])
    spoken = readers_voice()
    if as_json:
        print_json([{**one._asdict(), "standings": [row._asdict() for row in one.standings]} for one in found])
    elif markdown:
        tell("\n\n".join(markdown_lines(one, spoken) for one in found))
    else:
        for one in found:
            tell(title(one, spoken))
            table = new_table(*ladder_headings(spoken))
            for row in one.standings:
                table.add_row(*standing_cells(row))
            print_table(table)


def title(ladder: "Ladder", spoken: Voice) -> str:
    """What a ladder is of: the game, its scenario, and whichever settings are not as usual."""
    try:
        game = registry.find(ladder.game)
    except WestmarchError:  # of a game that is not installed here
        return ladder.game
    settings = dict(ladder.settings)
    scenario = str(settings.pop("scenario", ""))
    parts = [spoken.game_name(game), *([spoken.scenario_name(game, scenario)] if len(game.facts.scenarios) > 1 else [])]
    return ", ".join([*parts, *(f"{key}={value}" for key, value in settings.items())])


def ladder_headings(spoken: Voice) -> list[str]:
    """What stands in a ladder's columns."""
    return [spoken.message(f"terminal-ladder-{name}") for name in STANDING]


def standing_cells(row: "Standing") -> tuple[str, ...]:
    """A player's place as text; who is the measure of the others has no interval."""
    low, high = row.ci95
    interval = f"{low:+.0f} … {high:+.0f}" if low < high else ""
    return row.player, f"{row.elo:+.0f}" if interval else "0", interval, str(row.games), f"{row.points:g}"


def markdown_lines(ladder: "Ladder", spoken: Voice) -> str:
    """A ladder as a table in Markdown."""
    rows = [ladder_headings(spoken), ["---", *["---:"] * (len(STANDING) - 1)]]
    rows += [list(standing_cells(row)) for row in ladder.standings]
    return "\n".join([f"**{title(ladder, spoken)}**", "", *(f"| {' | '.join(row)} |" for row in rows)])


def calibrate(
    game: GameKey,
    *,
    player: Spec = "hard:200",
    played_by: GamesPlayer = "heuristic",
    games: Games = 200,
    seed: FirstSeed = 0,
    svg: Path | None = None,
    crew: Crew = ALONE,
    setup: Setup = AS_USUAL,
    as_json: AsJson = False,
) -> None:
    """Hold the computer's estimates against what came of its games.

    Of the positions to which it gives 70 %, 70 % should be won. Positions are taken by chance from each third of the games, and
    told from the side of the first seat.

    Parameters
    ----------
    svg
        a file for a plot of the same
    """
    from westmarch.ai.measuring.calibration import bands, brier
    from westmarch.ai.measuring.calibration import calibrate as sample

    found, options, spoken = opened(game, setup, crew)
    with progress_bar(spoken.message("terminal-simulate-working"), games) as progress:
        samples = sample(found, options, player, played_by, games, seed, crew.jobs, progress, crew.on)
    rows = bands(samples)
    if svg is not None:
        write_text(svg, picture(found, options.scenario, rows, player, spoken))
    if as_json:
        of_game = {
            "game": found.key,
            "scenario": options.scenario,
            "player": player,
            "played_by": played_by,
            "seed": seed,
        }
        print_json({**of_game, "games": games, "brier": brier(samples), "bands": [row._asdict() for row in rows]})
    else:
        show_bands(rows, samples, spoken)


def show_bands(rows: "list[Band]", samples: "list[Sample]", spoken: Voice) -> None:
    """Calibration for people."""
    from westmarch.ai.measuring.calibration import brier

    table = new_table(*[spoken.message(f"terminal-calibrate-{name}") for name in BAND])
    for row in rows:
        low, high = row.ci95
        table.add_row(
            spoken.message(f"terminal-calibrate-{row.stage}"),
            f"{row.low} … {row.high} %",
            str(row.positions),
            f"{100 * row.estimate:.0f} %",
            f"{100 * row.won:.0f} %",
            f"{100 * low:.0f} … {100 * high:.0f} %",
        )
    print_table(table)
    tell(spoken.message("terminal-calibrate-brier", brier=f"{brier(samples):.3f}"))


def picture(game: Game, scenario: str, rows: "list[Band]", player: str, spoken: Voice) -> str:
    """The plot of a calibration, with its words in the language."""
    from westmarch.ai.measuring.calibration import STAGES
    from westmarch.ai.measuring.plot import Captions, plot

    names = [spoken.game_name(game), *([spoken.scenario_name(game, scenario)] if len(game.facts.scenarios) > 1 else [])]
    captions = Captions(
        ", ".join([*names, player]),
        spoken.message("terminal-calibrate-mean"),
        spoken.message("terminal-calibrate-won"),
        tuple(spoken.message(f"terminal-calibrate-{stage}") for stage in STAGES),
    )
    return plot(rows, captions)
