"""Shows where the time of a game goes: `python tools/profile_game.py GAME [PLAYER]`, or `make profile GAME=lcg`.

With Linux's perf it looks into the compiled engine, function by function; without it, Python's own profiler looks at the plain build, whose shares
differ from the compiled one's.
"""

import cProfile
import os
import pstats
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from westmarch.ai.simulate import simulate
from westmarch.core import registry

SECONDS = 5.0
SHOWN = 40
LEAST_SHARE = 0.5  # per cent


def play(key: str, player: str) -> None:
    """Let a player play against itself for a while."""
    game = registry.find(key)
    seed = 0
    end = time.process_time() + SECONDS
    while time.process_time() < end:
        simulate(game, game.options(), [player], 1, seed)
        seed += 1


def show_compiled(perf: str, key: str, player: str) -> bool:
    """Show the compiled engine's functions; False where perf is not allowed to look."""
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder, "perf.data"))
        work = [sys.executable, "-P", str(Path(__file__)), key, player, "--play"]
        recorded = subprocess.run([perf, "record", "-q", "-e", "cpu-clock", "-o", data, *work], check=False)
        if recorded.returncode != 0 or not Path(data).is_file():
            return False
        report = [
            perf,
            "report",
            "-i",
            data,
            "--stdio",
            "--no-children",
            "--sort",
            "symbol",
            "--percent-limit",
            str(LEAST_SHARE),
        ]
        shown = subprocess.run(report, check=False, capture_output=True, text=True).stdout
    print("\n".join(line.rstrip(" -") for line in shown.splitlines() if line.strip() and not line.startswith("#")))
    return True


def show_plain(key: str, player: str) -> None:
    """Show the plain build's functions."""
    profile = cProfile.Profile()
    profile.runcall(play, key, player)
    pstats.Stats(profile).sort_stats("tottime").print_stats(SHOWN)


def main(key: str = "duel", player: str = "heuristic", only: str = "") -> None:
    """Play, watched by whatever profiler there is."""
    perf = shutil.which("perf")
    if only == "--play":
        play(key, player)
    elif not (perf and hasattr(os, "fork") and show_compiled(perf, key, player)):
        show_plain(key, player)


if __name__ == "__main__":
    main(*sys.argv[1:])
