"""Tests of plain Python must really run on plain Python, and those of the compiled engine on that."""

import importlib
import os
from pathlib import Path
from types import ModuleType

import pytest


def test_the_modules_under_test_are_those_of_the_build_that_was_asked_for(compile_engine: ModuleType) -> None:
    build = os.environ.get("WESTMARCH_BUILD")
    if build is None:
        pytest.skip("no build was asked for; `make test` asks for one after the other")
    suffix = {"plain": ".py", "compiled": compile_engine.SUFFIX}[build]
    for source in compile_engine.compiled_modules():
        name = ".".join(source.relative_to(compile_engine.SOURCES).with_suffix("").parts)
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith(suffix), f"{name} was loaded from {file}"


def test_every_module_on_the_list_of_compiled_ones_exists(compile_engine: ModuleType) -> None:
    modules: list[Path] = compile_engine.compiled_modules()
    assert [module for module in modules if not module.is_file()] == []
    assert len(set(modules)) == len(modules)
