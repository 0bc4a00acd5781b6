"""The real server on a free port, with computers that answer at once and generous limits: `python run_server.py FOLDER [PORT]`.

It ends with whoever holds the other end of its standard input, however that one ends.
"""

import functools
import os
import signal
import sys
import threading
from pathlib import Path

from argon2 import PasswordHasher

from westmarch.server import main
from westmarch.server.people import sessions
from westmarch.server.settings import Limit, Limits

MANY = Limit(10_000, 10_000)
GENEROUS = Limits(
    accounts=MANY, tables=MANY, tables_of_address=MANY, chat=MANY, messages=MANY, requests_of_address=MANY, reports=MANY,
    analyses=MANY, decks=MANY, decks_of_address=MANY,
)  # fmt: skip


def end_with_the_tests() -> None:
    """Wait until nobody holds the other end any more."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_tests, daemon=True).start()
    sessions.PasswordHasher = functools.partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    main.serve(
        port=int(sys.argv[2]) if len(sys.argv) > 2 else 0,
        data=Path(sys.argv[1]),
        computer_delay=0,
        reach_inside=True,  # for the services that tests start
        notices_seconds=0.5,
        repeatable=True,
        hint_level="medium:60",  # in steps: how many guesses speak for a reason must not depend on how busy the machine is
        analysis_level="medium:20",
        limits=GENEROUS,
    )
