"""The servers of the benchmarks: processes of their own (`python -m westmarch.bench.servers FOLDER SETTINGS`), their limits lifted."""

import re
import subprocess
import sys
import time
from pathlib import Path

import msgspec

from westmarch.core.errors import BadOptions


def serve(folder: Path, more: dict[str, str]) -> None:
    """Run a server process without limits that says where it is."""
    from westmarch.server.main import run
    from westmarch.server.settings import Settings, no_limits

    given = {"data": str(folder), **more, "limits": msgspec.to_builtins(no_limits())}
    run(msgspec.convert({"port": 0, "computer_delay": 0.0, **given}, Settings, strict=False, dec_hook=as_path))


def as_path(kind: type, value: object) -> object:
    """What is told over a command line as text."""
    return kind(value)


class Server:
    """A running server."""

    def __init__(self, folder: Path, **more: str) -> None:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "westmarch.bench.servers", str(folder), msgspec.json.encode(more).decode()],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.seconds_to_start = time.perf_counter() - began
        found = re.search(r":(\d+)/", line)
        if found is None:
            raise BadOptions("the server of the benchmark did not start")
        self.port = int(found[1])

    def memory(self) -> float:
        """The memory of the server's own process, without its workers, in KB."""
        return memory_of(self.process.pid)

    def memory_of_all(self) -> float:
        """The memory of the server's process and of its workers, in KB."""
        return memory_of(self.process.pid) + sum(memory_of(child) for child in children_of(self.process.pid))

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()

    def kill(self) -> None:
        """End it without a chance to say so."""
        self.process.kill()
        self.process.wait()


def memory_of(process: int) -> float:
    """The memory of a process in KB; none of one that has just ended."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return float(found[1]) if found is not None else 0.0


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text(encoding="ascii").split()]


if __name__ == "__main__":
    serve(Path(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=dict[str, str]))
