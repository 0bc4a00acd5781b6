"""Compiles the engine modules that pyproject.toml lists, with mypyc.

As a program it brings `build/compiled` up to date: a copy of the package with the compiled modules beside their sources,
used by putting that folder first on PYTHONPATH. The sources in `src` stay plain Python, so that both builds stand side
by side and no outdated library can hide a newer source. Where compiling is impossible it says why and removes the
folder: the package then runs from `src`. WESTMARCH_PURE=1 asks for that; WESTMARCH_MUST_COMPILE=1 makes it a failure.
"""

import contextlib
import hashlib
import io
import os
import re
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Distribution

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "westmarch"
COMPILED = ROOT / "build" / "compiled"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
WORKSHOP = ROOT / "build" / f"engine{SUFFIX.removesuffix('.so')}"  # C files, objects and libraries of this interpreter
LIBRARIES = WORKSHOP / "lib"
STAMP = WORKSHOP / "fingerprint"

# Rooms that go through the C compiler as one file, so that it can inline between them; every other room is a library of its
# own, all compiled at the same time. A game of its own library is some eight per cent slower, and adds nothing to the wait.
TOGETHER = ("core", "ai", "games/duel")
LARGE = ("westmarch_lcg", "westmarch_wotr_board")  # optimised a little less, or they would take minutes each
CACHE = WORKSHOP / "cache"
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]  # `make lint` checks types
# Python hands down -Wall, and the analyses behind those warnings take as long as compiling does. Without interposition the
# compiler may inline across the modules of one library.
UNIX_FLAGS = ["-Wno-all", "-fno-semantic-interposition"]


TOP_LEVEL = re.compile(r"^(char CPyDef_\w+___top_level__\(void\) \{)", re.MULTILINE)
AS_IT_IS = """\
#if defined(__clang__)
#define WESTMARCH_AS_IT_IS __attribute__((noinline, optnone))
#elif defined(__GNUC__)
#define WESTMARCH_AS_IT_IS __attribute__((noinline, optimize("O0")))
#else
#define WESTMARCH_AS_IT_IS
#endif
"""


class CannotCompile(Exception):
    """This machine or this user wants plain Python."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Westmarch: {reason}; the engine runs as plain Python, the same but many times slower.")


def compiled_rooms() -> dict[str, list[str]]:
    """The rooms in which something is compiled, each with its patterns."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        rooms: dict[str, list[str]] = tomllib.load(file)["tool"]["westmarch"]["compiled"]
    return rooms


def compiled_libraries() -> dict[str, list[Path]]:
    """The sources to compile, by the library that they become."""
    libraries: dict[str, list[Path]] = {}
    for room, patterns in compiled_rooms().items():
        name = "westmarch" if room in TOGETHER else f"westmarch_{Path(room).name}"
        libraries.setdefault(name, []).extend(chosen_modules(PACKAGE / room, patterns))
    return libraries


def chosen_modules(room: Path, patterns: list[str]) -> list[Path]:
    """The modules of a room for which the last pattern that fits is not one of those that leave out (`!`)."""
    chosen: set[Path] = set()
    for pattern in patterns:
        fitting = fitting_modules(room, pattern.removeprefix("!"))
        chosen = chosen - fitting if pattern.startswith("!") else chosen | fitting
    return sorted(chosen)


def fitting_modules(room: Path, pattern: str) -> set[Path]:
    """The modules of a room that fit one pattern; a closing ** stands for all below a folder."""
    files = room.glob(f"{pattern}/*.py" if pattern.endswith("**") else f"{pattern}.py")
    return {file for file in files if file.name != "__init__.py"}


def compiled_modules() -> list[Path]:
    """The sources to compile."""
    return [module for modules in compiled_libraries().values() for module in modules]


def fingerprint() -> str:
    """Tells whether libraries are up to date: it covers the compiled modules, their neighbours and the tools."""
    modules = compiled_modules()
    neighbours = {file for folder in {module.parent for module in modules} for file in folder.glob("*.py")}
    names = [str(module.relative_to(ROOT)) for module in modules]
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {version('setuptools')} {names}".encode())
    for file in [Path(__file__), *sorted(neighbours)]:
        digest.update(f"{file.relative_to(ROOT)}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def compile_engine() -> dict[str, Path]:
    """Bring the libraries up to date; gives each one's place, relative to the folder that holds the package."""
    if os.environ.get("WESTMARCH_PURE", "0") not in ("", "0"):
        raise CannotCompile("WESTMARCH_PURE is set")
    wanted = fingerprint()
    if not STAMP.is_file() or STAMP.read_text() != wanted:
        STAMP.unlink(missing_ok=True)
        check_compiler()
        print("Compiling the engine; this takes a few minutes.", flush=True)
        shutil.rmtree(LIBRARIES, ignore_errors=True)
        shutil.rmtree(CACHE, ignore_errors=True)  # mypyc stumbles where only some modules are in its cache
        with contextlib.chdir(ROOT):  # so that tracebacks name sources relative to the project
            build_libraries()
        STAMP.write_text(wanted)
    return built_libraries()


def built_libraries() -> dict[str, Path]:
    """The libraries that were built last, by their place."""
    return {str(file.relative_to(LIBRARIES)): file for file in sorted(LIBRARIES.rglob(f"*{SUFFIX}"))}


def check_compiler() -> None:
    """Compile and link next to nothing, so that a missing compiler is told from a fault of ours."""
    from setuptools import Distribution, Extension

    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise CannotCompile("Python's C headers are not installed")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            run_compiler(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}), Path(folder), Path(folder))
        except Exception:  # each platform's compiler class fails in its own way
            tried = os.environ.get("CC") or sysconfig.get_config_var("CC") or "the platform's own"
            raise CannotCompile(f"no working C compiler was found (tried: {tried})") from None


def build_libraries() -> None:
    """Translate the modules to C and compile that."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    groups: list[tuple[list[str], str | None]] = [
        ([str(file.relative_to(ROOT)) for file in files], name) for name, files in compiled_libraries().items()
    ]
    with quiet_unless_it_fails():
        extensions = mypycify(
            [
                *MYPY_OPTIONS,
                f"--cache-dir={CACHE.relative_to(ROOT)}",
                *(source for sources, _ in groups for source in sources),
            ],
            opt_level="3",
            debug_level="0",
            separate=groups,
            target_dir=str((WORKSHOP / "c").relative_to(ROOT)),
        )
    for extension in extensions:
        hurry_over_top_levels([Path(source) for source in extension.sources])
        # A newer compiler's new warning must not keep anybody from playing.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if extension.name.removesuffix("__mypyc") in LARGE:
            extension.extra_compile_args = [*extension.extra_compile_args, "-O2"]  # the last level given holds
        if sys.platform != "win32":
            extension.extra_compile_args += UNIX_FLAGS
    run_compiler(Distribution({"ext_modules": extensions}), LIBRARIES, (WORKSHOP / "objects").relative_to(ROOT))


@contextlib.contextmanager
def quiet_unless_it_fails() -> Iterator[None]:
    """Keep what mypyc remarks to itself, such as which generator it treats as a list, unless it gives up."""
    with io.StringIO() as said:
        try:
            with contextlib.redirect_stdout(said):
                yield
        except BaseException:
            print(said.getvalue(), file=sys.stderr)
            raise


def hurry_over_top_levels(sources: list[Path]) -> None:
    """Leave what runs once, at import, as it is: optimising those endless functions takes longer than all the others."""
    for source in sources:
        text = source.read_text()
        source.write_text(AS_IT_IS + TOP_LEVEL.sub(r"WESTMARCH_AS_IT_IS \1", text))


def run_compiler(distribution: "Distribution", libraries: Path, objects: Path) -> None:
    """Compile a distribution's extensions into a folder."""
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(libraries)
    command.build_temp = str(objects)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def differences(libraries: dict[str, Path]) -> tuple[list[Path], dict[Path, Path]]:
    """What `build/compiled` must lose, and what it must get from where, to be the package as it is now."""
    wanted = {file.relative_to(SOURCES): file for file in PACKAGE.rglob("*") if is_ours(file)}
    wanted |= {Path(place): file for place, file in libraries.items()}
    times = {file.relative_to(COMPILED): file.stat().st_mtime_ns for file in COMPILED.rglob("*") if is_ours(file)}
    missing = {place: file for place, file in wanted.items() if times.get(place) != file.stat().st_mtime_ns}
    return [COMPILED / place for place in times if place not in wanted], missing


def is_ours(file: Path) -> bool:
    """Whether this is a file of the package rather than one that Python left behind."""
    return file.is_file() and "__pycache__" not in file.parts


def update_copy(libraries: dict[str, Path]) -> None:
    """Make `build/compiled` the package as it is now, with its libraries and nothing else."""
    needless, missing = differences(libraries)
    for file in needless:
        file.unlink()
    for place, file in missing.items():
        copy = COMPILED / place
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.unlink(missing_ok=True)  # a running program may still use the old library
        shutil.copy2(file, copy)


def is_up_to_date() -> bool:
    """Whether `build/compiled` is the package as it is now."""
    return STAMP.is_file() and STAMP.read_text() == fingerprint() and differences(built_libraries()) == ([], {})


def main() -> None:
    """Bring `build/compiled` up to date, or remove it and say why."""
    try:
        update_copy(compile_engine())
    except CannotCompile as reason:
        shutil.rmtree(COMPILED, ignore_errors=True)
        print(reason)
        if os.environ.get("WESTMARCH_MUST_COMPILE"):
            sys.exit(1)


if __name__ == "__main__":
    main()
