"""`tools/compile_engine.py`: an old library never hides a newer source, and without a compiler plain Python remains."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from setuptools import Extension

from westmarch.core import bits
from westmarch.core.hidden import decks


@pytest.fixture
def project(root: Path, tmp_path: Path) -> Path:
    """A copy of what compiling needs."""
    shutil.copytree(root / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(root / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(root / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.fixture
def tool(project: Path, load_tool: Callable[[Path], ModuleType]) -> ModuleType:
    return load_tool(project)


def run_without_compiler(project: Path, *wish: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(project / "tools" / "compile_engine.py"), *wish]
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("WESTMARCH_")}
    return subprocess.run(
        command, env={**inherited, "CC": "false", **environment}, capture_output=True, text=True, check=False
    )


def test_without_a_compiler_it_says_so_in_one_line_and_leaves_no_compiled_build(project: Path) -> None:
    (project / "build" / "compiled").mkdir(parents=True)
    done = run_without_compiler(project)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "Westmarch: no working C compiler was found (tried: false); "
        "the engine runs as plain Python, the same but many times slower."
    ]
    assert not (project / "build" / "compiled").exists()


def test_a_wish_for_plain_python_is_granted(project: Path) -> None:
    done = run_without_compiler(project, WESTMARCH_PURE="1")
    assert done.returncode == 0
    assert "WESTMARCH_PURE is set" in done.stdout


def test_where_compiling_is_a_must_its_failure_is_one(project: Path) -> None:
    assert run_without_compiler(project, WESTMARCH_MUST_COMPILE="1").returncode == 1


@pytest.mark.parametrize(
    "name",
    ["src/westmarch/core/state.py", "src/westmarch/games/duel/cards/catalogue.py", "pyproject.toml", "tools/quick.h"],
)
def test_a_change_of_what_is_compiled_or_of_its_neighbours_calls_for_compiling(
    project: Path, tool: ModuleType, name: str
) -> None:
    before = tool.fingerprint()
    file = project / name
    file.write_text(file.read_text().replace('"!arena", ', "") + "\n# changed\n")
    assert tool.fingerprint() != before


def test_what_is_done_most_often_is_declared_before_the_code_and_what_runs_once_is_not_optimised(
    tool: ModuleType, tmp_path: Path
) -> None:
    source = tmp_path / "native.c"
    source.write_text(
        '#include "__native_internal_westmarch.h"\nchar CPyDef_rng_____top_level__(void) {\n    return 1;\n}\n'
    )
    tool.adapt(source)
    text = source.read_text()
    top_level = "WESTMARCH_AS_IT_IS char CPyDef_rng_____top_level__"
    assert text.index("__native_internal") < text.index("quick_append") < text.index(top_level)


def test_functions_that_are_done_in_another_way_first_still_have_the_form_by_which_they_are_found(
    tool: ModuleType, tmp_path: Path
) -> None:
    source = tmp_path / "native.c"
    source.write_text(
        "PyObject *CPyDef_westmarch___core___bits___with_card(PyObject *cpy_r_cards, CPyTagged cpy_r_card) {\n    other();\n}\n"
    )
    tool.adapt(source)
    assert "{\n    QUICK_FIRST(quick_with_card(cpy_r_cards, cpy_r_card))\n    other();" in source.read_text()
    assert {"with_card", "less_card"} <= set(dir(bits))
    assert "without" in dir(decks)


def test_a_change_elsewhere_does_not_call_for_compiling(project: Path, tool: ModuleType) -> None:
    before = tool.fingerprint()
    (project / "src" / "westmarch" / "text" / "speech.py").write_text("")
    assert tool.fingerprint() == before


def test_the_copy_gets_changed_sources_and_loses_libraries_that_are_no_longer_built(
    project: Path, tool: ModuleType
) -> None:
    library = project / "library.so"
    library.write_text("")
    tool.update_copy({"westmarch/core/state.so": library, "westmarch/core/rng.so": library})
    source = project / "src" / "westmarch" / "core" / "rng.py"
    source.write_text("NEW = True\n")
    tool.update_copy({"westmarch/core/state.so": library})
    core = project / "build" / "compiled" / "westmarch" / "core"
    assert (core / "rng.py").read_text() == "NEW = True\n"
    assert sorted(file.name for file in core.glob("*.so")) == ["state.so"]


def test_only_one_at_a_time_brings_the_copy_up_to_date(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    others_may: list[bool] = []

    def look(_: dict[str, Path]) -> tuple[list[Path], dict[Path, Path]]:
        with tool.one_at_a_time(wait=False) as may:
            others_may.append(may)
        return [], {}

    monkeypatch.setattr(tool, "differences", look)
    tool.update_copy({})
    assert others_may == [False]


def test_a_client_that_was_built_later_is_copied_without_compiling(project: Path, tool: ModuleType) -> None:
    """No compiler is there: whoever needed one would remove the compiled build."""
    tool.LIBRARIES.mkdir(parents=True)
    tool.STAMP.write_text(tool.fingerprint())
    assert run_without_compiler(project).stdout == ""
    page = Path("westmarch", "server", "static", "later.html")
    (project / "src" / page).parent.mkdir(exist_ok=True)
    (project / "src" / page).write_text("<p>")
    assert run_without_compiler(project).stdout == ""
    assert (project / "build" / "compiled" / page).read_text() == "<p>"


def test_every_pattern_of_what_is_compiled_fits_a_module(compile_engine: ModuleType) -> None:
    for room, patterns in compile_engine.compiled_rooms().items():
        for pattern in patterns:
            fitting = compile_engine.fitting_modules(compile_engine.PACKAGE / room, pattern.removeprefix("!"))
            assert fitting, f"{pattern} in {room}"


def test_the_last_pattern_that_fits_decides_whether_a_module_is_compiled(tool: ModuleType, tmp_path: Path) -> None:
    room = tmp_path / "room"
    for name in ("state", "game", "rules/hunt", "cards/free", "cards/__init__", "cards/deep/shadow"):
        (room / name).parent.mkdir(parents=True, exist_ok=True)
        (room / f"{name}.py").touch()
    chosen = tool.chosen_modules(room, ["**", "!game", "!cards/**", "cards/free"])
    assert [str(file.relative_to(room)) for file in chosen] == ["cards/free.py", "rules/hunt.py", "state.py"]


def test_a_library_has_another_name_in_the_store_once_anything_it_is_made_from_has_changed(
    tool: ModuleType, tmp_path: Path
) -> None:
    source, header = tmp_path / "native.c", tmp_path / "native.h"
    source.write_text("int one;")
    header.write_text("int two;")

    def key(*flags: str) -> str:
        made_from = {"sources": [str(source)], "depends": [str(header)], "extra_compile_args": list(flags)}
        name: str = tool.key_of(Extension("westmarch_duel__mypyc", **made_from))
        return name

    first = key("-O2")
    assert key("-O2") == first
    assert key("-O3") != first
    header.write_text("int three;")
    assert key("-O2") != first


def test_while_somebody_compiles_another_is_told_or_waits(tool: ModuleType) -> None:
    with tool.one_at_a_time() as first, tool.one_at_a_time(wait=False) as second:
        assert (first, second) == (True, False)
    with tool.one_at_a_time(wait=False) as third:
        assert third


def test_compiling_later_without_a_compiler_says_so_and_starts_nothing(project: Path) -> None:
    done = run_without_compiler(project, "--later")
    assert (done.returncode, done.stderr) == (0, "")
    assert "no working C compiler was found" in done.stdout
    assert not (project / "build" / "compiling.log").exists()


def test_compiling_later_leaves_a_current_build_as_it_is(project: Path, tool: ModuleType) -> None:
    tool.LIBRARIES.mkdir(parents=True)
    tool.STAMP.write_text(tool.fingerprint())
    assert run_without_compiler(project, "--later").stdout == ""
    assert (project / "build" / "compiled" / "westmarch" / "core" / "state.py").is_file()
