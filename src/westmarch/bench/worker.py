"""A process that measures one thing whenever it is asked: `python -m westmarch.bench.worker MEASURE [plain]`.

Asked for the plain build it leaves compiled libraries aside and runs the sources that lie beside them; otherwise it refuses to
measure anything but the compiled build, so that no figure is taken for what it is not.
"""

import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

PLAIN = "plain"


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
