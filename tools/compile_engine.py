"""Compiles the engine modules that pyproject.toml names, with mypyc.

As a program it brings `build/compiled` up to date: a copy of the package with the compiled modules beside their sources,
used by putting that folder first on PYTHONPATH. The sources in `src` stay plain Python, so that both builds stand side
by side and no outdated library can hide a newer source. Where compiling is impossible it says why and removes the
folder: the package then runs from `src`. WESTMARCH_PURE=1 asks for that; WESTMARCH_MUST_COMPILE=1 makes it a failure.

Every library is kept under a name made from all that it depends on. What has not changed is not compiled again, and what was
interrupted goes on where it was. With `--later` it compiles in the background; the folder appears, complete, when that is done.
"""

import contextlib
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from setuptools import Distribution, Extension

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "westmarch"
COMPILED = ROOT / "build" / "compiled"
UNFINISHED = ROOT / "build" / "unfinished"  # what becomes `compiled` once it is complete
LOG = ROOT / "build" / "compiling.log"  # what compiling in the background had to say
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
WORKSHOP = ROOT / "build" / f"engine{SUFFIX.removesuffix('.so')}"  # C files, objects and libraries of this interpreter
LIBRARIES = WORKSHOP / "lib"
STORE = WORKSHOP / "store"  # every library that was compiled lately, by what it was made from
STAMP = WORKSHOP / "fingerprint"
LOCK = WORKSHOP / "lock"
CACHE = WORKSHOP / "cache"
DAYS_KEPT = 14  # after which a library that no build has used is forgotten
LOWEST_PRIORITY = 19
LATER = "--later"
BACKGROUND = "--background"

# Rooms that go through the C compiler as one file, so that it can inline between them; every other room is a library of its
# own, all compiled at the same time. A game of its own library is some eight per cent slower, and adds nothing to the wait.
TOGETHER = ("core", "ai", "games/duel")
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]  # `make lint` checks types
# Python hands down -Wall, and the analyses behind those warnings take as long as compiling does. Without interposition the
# compiler may inline across the modules of one library.
UNIX_FLAGS = ["-Wno-all", "-fno-semantic-interposition"]
# The large libraries get what -O2 gains most by, in a third of its time. Without the optimisation by dominators, which threads jumps, and without
# scheduling they compile in two thirds of the time that they took with them; play is some three per cent slower.
LARGE = ("westmarch_lcg", "westmarch_wotr_board")
FLAGS_OF_LARGE = [
    "-O1", "-finline-small-functions", "-findirect-inlining", "-fpartial-inlining", "-foptimize-sibling-calls",
    "-falign-functions", "-falign-jumps", "-falign-loops", "-falign-labels", "-freorder-blocks-algorithm=stc",
    "-freorder-blocks-and-partition", "-fstrict-aliasing", "-fpeephole2", "-fno-tree-dominator-opts",
]  # fmt: skip
FLAGS_OF_DOORS = ["-O0"]  # one for each module, which only calls its library


QUICK = Path(__file__).parent / "quick.h"
# The last of mypyc's own declarations, behind which the code of the modules begins.
DECLARATIONS = re.compile(r'^#include "__native_internal_\w+\.h"$', re.MULTILINE)
TOP_LEVEL = re.compile(r"^(char CPyDef_\w+___top_level__\(void\) \{)", re.MULTILINE)
# Functions that `quick.h` does in another way first.
DONE_FIRST = re.compile(
    r"^(PyObject \*CPyDef_\w*___(with_card|less_card|without)\(PyObject \*(\w+), \w+ (\w+)\) \{)$", re.MULTILINE
)
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
    """Tells whether libraries are up to date: it covers the compiled modules, all others of their rooms, and this tool."""
    names = [str(module.relative_to(ROOT)) for module in compiled_modules()]
    neighbours = {file for room in compiled_rooms() for file in (PACKAGE / room).rglob("*.py")}
    digest = hashlib.sha256(f"{versions()} {names}".encode())
    for file in [Path(__file__), QUICK, *sorted(neighbours)]:
        digest.update(f"{file.relative_to(ROOT)}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def compile_engine() -> dict[str, Path]:
    """Bring the libraries up to date; gives each one's place, relative to the folder that holds the package."""
    check_wish()
    with one_at_a_time():
        while not libraries_are_current():  # again, where somebody has changed a source meanwhile
            wanted = fingerprint()
            STAMP.unlink(missing_ok=True)
            check_compiler()
            print("Compiling the engine; this takes about three minutes.", flush=True)
            shutil.rmtree(CACHE, ignore_errors=True)  # mypyc stumbles where only some modules are in its cache
            with contextlib.chdir(ROOT):  # so that tracebacks name sources relative to the project
                build_libraries()
            STAMP.write_text(wanted)
        return built_libraries()


def check_wish() -> None:
    """Somebody may want plain Python."""
    if os.environ.get("WESTMARCH_PURE", "0") not in ("", "0"):
        raise CannotCompile("WESTMARCH_PURE is set")


@contextlib.contextmanager
def one_at_a_time(wait: bool = True) -> Iterator[bool]:
    """Let nobody else compile meanwhile; whoever does not want to wait is told whether he may."""
    if sys.platform == "win32":
        yield True
        return
    import fcntl

    WORKSHOP.mkdir(parents=True, exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            print("Waiting for the compiling that goes on in the background.", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield True


def libraries_are_current() -> bool:
    """Whether the libraries were made from the sources as they are now."""
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


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
    """Translate the modules to C and compile what is not in the store."""
    from setuptools import Distribution

    extensions = translate()
    kept = {extension.name: STORE / f"{key_of(extension)}{SUFFIX}" for extension in extensions}
    missing = [extension for extension in extensions if not kept[extension.name].is_file()]
    missing.sort(key=lambda extension: -size_of(extension))  # the longest first, so that no core waits at the end
    STORE.mkdir(exist_ok=True)
    distribution = Distribution({"ext_modules": missing, "cmdclass": {"build_ext": storing_command(kept)}})
    run_compiler(distribution, WORKSHOP / "new", (WORKSHOP / "objects").relative_to(ROOT))
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    for extension in extensions:
        place = LIBRARIES / (extension.name.replace(".", "/") + SUFFIX)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(kept[extension.name], place)
        kept[extension.name].touch()
    forget_old_libraries()


def translate() -> "list[Extension]":
    """Translate the modules to C; gives how each library is to be compiled."""
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = [
        ([str(file.relative_to(ROOT)) for file in files], name) for name, files in compiled_libraries().items()
    ]
    sources = [source for group, _ in groups for source in group]
    with quiet_unless_it_fails():
        translated = mypycify(
            [*MYPY_OPTIONS, f"--cache-dir={CACHE.relative_to(ROOT)}", *sources],
            opt_level="3",
            debug_level="0",
            separate=groups,
            target_dir=str((WORKSHOP / "c").relative_to(ROOT)),
        )
    extensions = cast("list[Extension]", translated)  # never those of distutils, for setuptools is there
    for extension in extensions:
        extension.extra_compile_args = flags_of(extension)
        for source in extension.sources:
            adapt(Path(source))
    return extensions


def flags_of(extension: "Extension") -> list[str]:
    """How a library is to be compiled; of several levels of optimisation the last one holds."""
    # A newer compiler's new warning must not keep anybody from playing.
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    if sys.platform == "win32":
        return flags
    library = extension.name.removesuffix("__mypyc")
    if library in LARGE:
        flags += FLAGS_OF_LARGE
    elif library == extension.name:
        flags += FLAGS_OF_DOORS
    return flags + UNIX_FLAGS


def key_of(extension: "Extension") -> str:
    """A name made from all that a library depends on: compilers, flags, its C sources and the headers they include."""
    digest = hashlib.sha256(
        f"{versions()} {os.environ.get('CC')} {extension.name} {extension.extra_compile_args}".encode()
    )
    for file in [*extension.sources, *sorted(extension.depends)]:
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()


def versions() -> str:
    """The programs that libraries depend on."""
    return f"{sys.version} {version('mypy')} {version('setuptools')}"


def size_of(extension: "Extension") -> int:
    """How much C there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def storing_command(kept: dict[str, Path]) -> type:
    """Setuptools' command that compiles, made to put every library into the store as soon as it is there."""
    from setuptools.command.build_ext import build_ext

    class Storing(build_ext):
        def build_extension(self, ext: "Extension") -> None:
            super().build_extension(ext)
            place = kept[ext.name]
            unfinished = place.with_suffix(".unfinished")
            shutil.copy2(self.get_ext_fullpath(ext.name), unfinished)
            unfinished.rename(place)
            if ext.name.endswith("__mypyc"):
                print(f"Compiled {ext.name.removesuffix('__mypyc')}.", flush=True)

    return Storing


def forget_old_libraries() -> None:
    """Remove from the store what no build has used for a while."""
    oldest = time.time() - DAYS_KEPT * 24 * 60 * 60
    for file in STORE.iterdir():
        if file.stat().st_mtime < oldest:
            file.unlink()


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


def adapt(source: Path) -> None:
    """Make a C source of mypyc's faster, to compile and to run.

    What runs once, at import, is left as it is: optimising those endless functions takes longer than all the others. What runs most often is
    done in place (`quick.h`).
    """
    text = TOP_LEVEL.sub(r"WESTMARCH_AS_IT_IS \1", source.read_text())
    text = DONE_FIRST.sub(r"\1\n    QUICK_FIRST(quick_\2(\3, \4))", text)
    quick = QUICK.read_text()
    source.write_text(AS_IT_IS + DECLARATIONS.sub(lambda line: f"{line[0]}\n{quick}", text))


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
    return [place for place in times if place not in wanted], missing


def is_ours(file: Path) -> bool:
    """Whether this is a file of the package rather than one that Python left behind."""
    return file.is_file() and "__pycache__" not in file.parts


def update_copy(libraries: dict[str, Path]) -> None:
    """Make `build/compiled` the package as it is now, with its libraries and nothing else; nobody sees it half done."""
    with one_at_a_time():  # whoever compiled in the background may be about to do the same
        needless, missing = differences(libraries)
        if not needless and not missing:
            return
        shutil.rmtree(UNFINISHED, ignore_errors=True)
        UNFINISHED.parent.mkdir(exist_ok=True)
        if COMPILED.is_dir():
            COMPILED.rename(UNFINISHED)
        for place in needless:
            (UNFINISHED / place).unlink()
        for place, file in missing.items():
            copy = UNFINISHED / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.unlink(missing_ok=True)  # a running program may still use the old library
            shutil.copy2(file, copy)
        UNFINISHED.rename(COMPILED)


def is_up_to_date() -> bool:
    """Whether `build/compiled` is the package as it is now."""
    return libraries_are_current() and differences(built_libraries()) == ([], {})


def compile_later() -> None:
    """Let a process of its own compile at the lowest priority, unless there is nothing to compile or one does already."""
    check_wish()
    if libraries_are_current():
        update_copy(built_libraries())
        return
    shutil.rmtree(COMPILED, ignore_errors=True)
    with one_at_a_time(wait=False) as alone:
        if alone:
            check_compiler()
    if alone:
        yielding = ["ionice", "-c", "3"] if shutil.which("ionice") else []
        with LOG.open("w") as log:
            subprocess.Popen(
                [*yielding, sys.executable, __file__, BACKGROUND], stdout=log, stderr=log, start_new_session=True
            )
    print(
        "Compiling the engine in the background, which takes a few minutes. Until then computer players think in plain Python.",
        flush=True,
    )


def main(wish: str) -> None:
    """Bring `build/compiled` up to date, now or later, or remove it and say why."""
    if wish == BACKGROUND and hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    try:
        if wish == LATER and not os.environ.get("WESTMARCH_MUST_COMPILE"):
            compile_later()
        else:
            update_copy(compile_engine())
    except CannotCompile as reason:
        shutil.rmtree(COMPILED, ignore_errors=True)
        print(reason)
        if os.environ.get("WESTMARCH_MUST_COMPILE"):
            sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
