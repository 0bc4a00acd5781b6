"""An interrupt ends a simulation wherever it comes: while a seed is mixed, too."""

import signal
import subprocess
import sys

import pytest

TOO_LONG = 240  # seconds, after which something must have got stuck however busy the machine is
# Interrupted after some milliseconds of its own work, again and again, in a process that a fault would end.
INTERRUPTED = """
import signal
from westmarch.ai.simulate import simulate
from westmarch.core import registry

def interrupt(*_):
    raise KeyboardInterrupt

signal.signal(signal.SIGVTALRM, interrupt)
duel = registry.find("duel")
caught = 0
for turn in range(250):
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.002)
        simulate(duel, duel.options(), ["random"], 1_000_000, turn)
    except KeyboardInterrupt:
        caught += 1
print(caught)
"""


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers that count a process's own work")
def test_a_simulation_of_duel_can_be_interrupted_at_any_point() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, timeout=TOO_LONG, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "250\n", "")
