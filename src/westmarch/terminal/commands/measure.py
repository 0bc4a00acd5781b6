"""Counting and timing: simulations, the arena of computer players, benchmarks."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, validators

from westmarch.core.errors import BadOptions
from westmarch.core.game import Game
from westmarch.core.words import Thing
from westmarch.terminal.crew import ALONE, Crew, FirstSeed, Games, Keep, Players, opened
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
)
from westmarch.terminal.voice import Voice

if TYPE_CHECKING:
    from westmarch.ai.arena import Pairing
    from westmarch.ai.measuring.sprt import Verdict
    from westmarch.ai.simulate import Tally
    from westmarch.bench import Row

BENCH_FIELDS = ("name", "value", "unit", "peer", "peer_value", "ratio")

SoakMinutes = Annotated[float | None, Parameter(validator=validators.Number(gt=0))]


def simulate(
    game: GameKey,
    *,
    games: Games = 100,
    seed: FirstSeed = 0,
    players: Players = "random",
    keep: Keep = None,
    crew: Crew = ALONE,
    setup: Setup = AS_USUAL,
    as_json: AsJson = False,
) -> None:
    """Let computer players play many games and count the results.

    One player for all seats, or one for each seat.
    """
    from westmarch.ai.simulate import simulate as play_many

    found, options, spoken = opened(game, setup, crew)
    with progress_bar(spoken.message("terminal-simulate-working"), games) as progress:
        tally = play_many(found, options, player_specs(players), games, seed, crew.jobs, progress, crew.on, keep)
    if not as_json:
        show_simulation(found, tally, spoken)
        return
    results: dict[str, dict[str, int]] = {}
    means: dict[str, dict[str, dict[str, float]]] = {}
    for (winner, by), count in sorted(tally.results.items()):
        results.setdefault(winner, {})[by] = count
        means.setdefault(winner, {})[by] = {name: round(mean, 2) for name, mean in tally.means(winner, by).items()}
    print_json(
        {
            "game": found.key,
            "scenario": options.scenario,
            "seed": seed,
            "games": tally.games,
            "finished": tally.finished,
            "decisions": tally.decisions,
            "seconds": round(tally.seconds, 6),
            "games_per_second": round(tally.games / tally.seconds, 1),
            "decisions_per_second": round(tally.decisions / tally.seconds, 1),
            "results": results,
            "means": means,
        }
    )


def show_simulation(game: Game, tally: "Tally", spoken: Voice) -> None:
    """A simulation for people; of the numbers that outcomes have, such as a score, the means."""
    from westmarch.ai.arena import wilson

    names = sorted({name for _, _, name in tally.sums})
    table = new_table(
        spoken.message("terminal-simulate-winner"),
        spoken.message("terminal-simulate-by"),
        spoken.message("terminal-simulate-games"),
        "%",
        "95 %",
        *(label(game, "sheet", name, spoken) for name in names),
    )
    for (winner, by), count in sorted(tally.results.items()):
        rate = count / tally.games
        low, high = wilson(rate, tally.games)
        means = tally.means(winner, by)
        table.add_row(
            label(game, "side", winner, spoken),
            label(game, "outcome", by, spoken),
            str(count),
            f"{100 * rate:.1f}",
            f"{100 * low:.1f}-{100 * high:.1f}",
            *(f"{means[name]:.1f}" for name in names),
        )
    print_table(table)
    tell(
        spoken.message(
            "terminal-simulate-total",
            games=tally.games,
            seconds=f"{tally.seconds:.1f}",
            games_per_second=figure(tally.games / tally.seconds),
            decisions_per_second=figure(tally.decisions / tally.seconds),
            length=f"{tally.decisions / tally.games:.1f}",
        )
    )


def label(game: Game, sense: str, name: str, spoken: Voice) -> str:
    """What a winner or a kind of victory is called, or its id where it has no name."""
    return spoken.thing(game, Thing(sense, name)) if spoken.has(f"{game.key}-{sense}-{name}") else name


def arena(
    game: GameKey,
    *,
    players: Players = "heuristic,random",
    games: Games = 200,
    seed: FirstSeed = 0,
    sprt: str | None = None,
    out: Path | None = None,
    keep: Keep = None,
    crew: Crew = ALONE,
    setup: Setup = AS_USUAL,
    as_json: AsJson = False,
) -> None:
    """Let computer players meet each other from both sides.

    A round robin: every two players play the games on the same seeds from both sides.

    Parameters
    ----------
    sprt
        two Elo differences, as in 0,10: end as soon as it is certain which of them the first player has; --games is the limit
    out
        a file to which the results are added, a line of JSON each, for `westmarch ladder`
    """
    from westmarch.ai.arena import arena as meet
    from westmarch.ai.measuring import results
    from westmarch.ai.measuring.sprt import read_claims

    found, options, spoken = opened(game, setup, crew)
    specs = player_specs(players)
    claims = read_claims(sprt) if sprt is not None else None
    if out is not None:
        results.append(out, [])  # a place that cannot be written to is refused before any game
    pairs = len(specs) * (len(specs) - 1) // 2
    with progress_bar(spoken.message("terminal-arena-working"), games * pairs) as progress:
        pairings = meet(found, options, specs, games, seed, crew.jobs, progress, claims, crew.on, keep)
    if out is not None:
        results.append(out, results.results_of(found, options, seed, pairings))
    if as_json:
        print_json([pairing_row(pairing) for pairing in pairings])
    else:
        show_pairings(pairings, spoken)


def pairing_row(pairing: "Pairing") -> dict[str, object]:
    """A pairing for programs."""
    return {**pairing._asdict(), "sprt": pairing.sprt._asdict() if pairing.sprt else None}


def show_pairings(pairings: "list[Pairing]", spoken: Voice) -> None:
    """The pairings of an arena for people."""
    headings = ("players", "games", "wins", "draws", "rate", "interval")
    table = new_table(*[spoken.message(f"terminal-arena-{heading}") for heading in headings])
    for pairing in pairings:
        low, high = pairing.ci95
        table.add_row(
            " – ".join(pairing.players),
            str(pairing.games),
            " : ".join(map(str, pairing.wins)),
            str(pairing.draws),
            f"{100 * pairing.win_rate:.1f} %",
            f"{100 * low:.1f} … {100 * high:.1f} %",
        )
    print_table(table)
    for pairing in pairings:
        for name, count in zip(pairing.players, pairing.faults, strict=True):
            if count:
                tell(spoken.message("terminal-arena-faults", player=name, games=count))
        if pairing.sprt is not None:
            tell(spoken.message(f"terminal-arena-sprt-{pairing.sprt.holds}", **verdict_terms(pairing, pairing.sprt)))


def verdict_terms(pairing: "Pairing", verdict: "Verdict") -> dict[str, str]:
    """What the sentence about a test speaks of."""
    first, second = pairing.players
    numbers = {"elo0": f"{verdict.elo0:g}", "elo1": f"{verdict.elo1:g}"}
    return {
        "first": first,
        "second": second,
        **numbers,
        "ratio": f"{verdict.ratio:.2f}",
        "bound": f"{verdict.bound:.2f}",
    }


def bench(
    names: list[str] | None = None,
    /,
    *,
    server: bool = False,
    soak: SoakMinutes = None,
    against: Path | None = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the engine and of its peers.

    Parameters
    ----------
    names
        the rows to measure; all of them if none is named
    server
        measure the table in the browser instead, beside the bounds that it promises to keep
    soak
        use the table in the browser for so many minutes as an evening does in hours, and watch its memory
    against
        compare with an earlier version instead of peers: the folder of its compiled build, or a file that --json wrote
    """
    from westmarch.bench import COMPARISONS, machine, rows
    from westmarch.bench import server as of_server
    from westmarch.bench import soak as of_use

    if (against and (server or soak)) or (names and soak):
        raise BadOptions(
            "the server is compared with its bounds alone: no --against with --server or --soak, no rows with --soak"
        )
    spoken = readers_voice()
    measured: list[Row] = []
    before = machine.clocks()
    total = of_use.PARTS if soak else len(names or (of_server.NAMES if server else COMPARISONS))
    with progress_bar(spoken.message("terminal-bench-working"), total) as progress:
        wanted = of_server.rows(names or ()) if server else rows(names, against=against)
        for row in of_use.rows(soak) if soak else wanted:
            measured.append(row)
            tell(f"{row.name}: {with_range(row.value, row.spread)} {row.unit}", to=sys.stderr)
            if progress is not None:
                progress(len(measured))
    if (taken := machine.taken_since(before)) is not None:
        tell(spoken.message("terminal-bench-taken", percent=f"{100 * taken:.1f}"), to=sys.stderr)
    if as_json:
        print_json([{field: getattr(row, field) for field in BENCH_FIELDS} for row in measured])
        return
    headings = ("name", "value", "unit", "peer", "peer-value", "ratio")
    table = new_table(*[spoken.message(f"terminal-bench-{heading}") for heading in headings])
    for row in measured:
        value = with_range(row.value, row.spread)
        peer_value = with_range(row.peer_value, row.peer_spread)
        table.add_row(row.name, value, row.unit, row.peer or "", peer_value, figure(row.ratio))
    print_table(table)


def figure(value: float | None) -> str:
    """A measured number, with as many digits as mean something."""
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def with_range(value: float | None, spread: tuple[float, float] | None) -> str:
    """A median with the least and the most that was measured."""
    return figure(value) + (f" ({figure(spread[0])} … {figure(spread[1])})" if spread else "")
