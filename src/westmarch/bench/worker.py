"""A process that measures one thing whenever it is asked: `python -m westmarch.bench.worker MEASURE [plain]`.

Asked for the plain build it leaves compiled libraries aside and runs the sources that lie beside them; otherwise it refuses to
measure anything but the compiled build, so that no figure is taken for what it is not.
"""

import os
import subprocess
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

from westmarch.core.errors import WestmarchError

PLAIN = "plain"


class NotCompiled(WestmarchError):
    """The figures are about the compiled engine, and this is not it."""


class Worker:
    """Such a process, seen from outside."""

    def __init__(self, measure: str, plain: bool = False) -> None:
        command = [sys.executable, "-m", "westmarch.bench.worker", measure, *([PLAIN] if plain else [])]
        paths = [str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
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


class PlainFinder:
    """Finds Westmarch's modules as sources even where compiled libraries lie beside them."""

    root = Path(__file__).parents[1]

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The spec of a module's source, if it is one of ours."""
        package, *parts = name.split(".")
        if package != "westmarch" or not parts:
            return None
        place = self.root.joinpath(*parts)
        if (place / "__init__.py").is_file():
            return spec_from_file_location(name, place / "__init__.py", submodule_search_locations=[str(place)])
        source = place.with_suffix(".py")
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def use_plain_build() -> None:
    """Import the sources from now on, and forget what has been imported."""
    sys.meta_path.insert(0, PlainFinder())
    for name in [name for name in sys.modules if name.startswith("westmarch.") and name != __name__]:
        del sys.modules[name]


def main(measure: str, build: str = "") -> None:
    """Answer every line of seconds with a figure."""
    if build == PLAIN:
        use_plain_build()
    import westmarch.core.state as engine
    from westmarch.bench.measures import OUR_MEASURES, PEER_MEASURES

    compiled = not (engine.__file__ or "").endswith(".py")
    if compiled == (build == PLAIN):
        print(f"the engine is {'compiled' if compiled else 'not compiled'}: run `make bench`", flush=True)
        return
    work = {**OUR_MEASURES, **PEER_MEASURES}[measure]()
    work(0.1)
    for line in sys.stdin:
        print(work(float(line)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
