"""Measures the levels of every game against each other and writes the ladder of docs/strength.md: `make strength`.

A row that stands in benchmarks/arena.jsonl already is not played again, so that an interrupted run goes on with the next one; a row is
measured anew once its line there is deleted. It takes many hours, and wants a machine on which nothing else runs. Players think for seconds of
the processor, so that the number of processes changes nothing but how long it takes.
"""

import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from westmarch.ai.measuring.results import Result, read, told_settings
from westmarch.ai.players import in_full
from westmarch.core.registry import find
from westmarch.terminal.main import run
from westmarch.terminal.shell import Setup, options_of

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "arena.jsonl"
PAGE = ROOT / "docs" / "strength.md"
BEGIN, END = "<!-- ladder -->", "<!-- end of the ladder -->"
LADDER = (
    "random",
    "easy",
    "heuristic",
    "medium",
    "hard:0.2s",
    "master:1s",
)  # each is to be stronger than the one before
TABLES = (
    ("duel", Setup()),
    *(("wotr_cards", Setup(scenario=name)) for name in ("trilogy", "duel", "trio-duel", "fellowship")),
    ("wotr_board", Setup()),
    ("wotr_board", Setup(option=["lords=true"])),
)
SEED = "1"
MOST_GAMES = "400"
CLAIMS = "0,20"


class Row(NamedTuple):
    """Two players who meet at a table, the one that is to be stronger first."""

    game: str
    setup: Setup
    players: tuple[str, str]

    def command(self, jobs: str) -> list[str]:
        """What plays it."""
        scenario = ["--scenario", self.setup.scenario] if self.setup.scenario else []
        options = [part for setting in self.setup.option or [] for part in ("--option", setting)]
        limits = ["--games", MOST_GAMES, "--seed", SEED, "--jobs", jobs, "--sprt", CLAIMS, "--out", str(RESULTS)]
        return ["arena", self.game, *scenario, *options, "--players", ",".join(self.players), *limits]

    def is_in(self, results: list[Result]) -> bool:
        """Whether it has been played."""
        game = find(self.game)
        settings = told_settings(game, options_of(game, self.setup))
        players = tuple(map(in_full, self.players))
        return any((one.game, one.settings, one.players) == (self.game, settings, players) for one in results)


def rows() -> list[Row]:
    """All meetings: at every table each level with the one below it."""
    return [Row(game, setup, (upper, lower)) for game, setup in TABLES for lower, upper in pairwise(LADDER)]


def with_ladder(page: str, ladder: str) -> str:
    """The page with its ladder written anew."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{ladder.strip()}\n{END}{after}"


def main(jobs: str = "2") -> int:
    """Play what is missing, row by row; then write the page."""
    for number, row in enumerate(rows(), 1):
        command = row.command(jobs)
        if row.is_in(read(RESULTS.read_text(encoding="utf-8"), str(RESULTS))):
            continue
        print(f"{number}/{len(rows())}: westmarch {' '.join(command)}", flush=True)
        if status := run(command):
            return status
    return write_page()


def write_page() -> int:
    """Let `westmarch ladder` fill the ladder of the page."""
    from contextlib import redirect_stdout
    from io import StringIO

    with redirect_stdout(StringIO()) as told:
        status = run(["ladder", str(RESULTS), "--markdown", "--lang", "en"])
    if status == 0:
        PAGE.write_text(with_ladder(PAGE.read_text(encoding="utf-8"), told.getvalue()), encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
