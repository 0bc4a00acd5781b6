"""What the tests of the build share: the project's folder and the tool that compiles."""

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return ROOT


@pytest.fixture(scope="session")
def compile_engine() -> ModuleType:
    """`tools/compile_engine.py` as a module."""
    spec = importlib.util.spec_from_file_location("compile_engine", ROOT / "tools" / "compile_engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def compiled(compile_engine: ModuleType) -> Path:
    """The folder of the compiled build; without one, or with an old one, tests of it are left out."""
    if not compile_engine.is_up_to_date():
        if os.environ.get("WESTMARCH_MUST_COMPILE"):
            pytest.fail("build/compiled is missing or out of date")
        pytest.skip("build/compiled is missing or out of date: `make compiled` makes it where there is a C compiler")
    folder: Path = compile_engine.COMPILED
    return folder
