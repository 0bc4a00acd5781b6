"""The processes in which things are measured, seen from outside."""

import os
import subprocess
import sys
from pathlib import Path

from westmarch.core.errors import WestmarchError

HERE = Path(__file__).parents[2]  # the folder of the package that runs


class NotCompiled(WestmarchError):
    """The figures are about the compiled engine, and this is not it."""


class Worker:
    """A process that measures one thing whenever it is asked (see worker.py)."""

    def __init__(self, measure: str, plain: bool = False, package: Path = HERE) -> None:
        command = [sys.executable, "-P", "-m", "westmarch.bench.worker", measure, *(["plain"] if plain else [])]
        paths = [str(package), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self._measure = measure

    def measure(self, seconds: float) -> float:
        """Let it measure for about so long."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{seconds}\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass
        answer = self._process.stdout.readline().strip()
        try:
            return float(answer)
        except ValueError:
            raise NotCompiled(answer or f"measuring {self._measure} failed") from None

    def close(self) -> None:
        """Let it end."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()
