"""What the tests of the build share: the project's folder and the tool that compiles."""

import importlib.util
import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT


def load(project: Path) -> ModuleType:
    """A project's `tools/compile_engine.py` as a module."""
    spec = importlib.util.spec_from_file_location("compile_engine", project / "tools" / "compile_engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def load_tool() -> Callable[[Path], ModuleType]:
    """Loads the compiling tool of any copy of the project."""
    return load


@pytest.fixture(scope="session")
def compile_engine() -> ModuleType:
    """The compiling tool of this project."""
    return load(ROOT)


@pytest.fixture(scope="session")
def compiled(compile_engine: ModuleType) -> Path:
    """The folder of the compiled build; without one, or with an old one, tests of it are left out."""
    if not compile_engine.is_up_to_date():
        if os.environ.get("WESTMARCH_MUST_COMPILE"):
            pytest.fail("build/compiled is missing or out of date")
        pytest.skip("build/compiled is missing or out of date: `make compiled` makes it where there is a C compiler")
    folder: Path = compile_engine.COMPILED
    return folder
