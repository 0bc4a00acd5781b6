"""Tests of plain Python must really run on plain Python, and those of the compiled engine on that."""

import importlib
import os
from pathlib import Path
from types import ModuleType


def test_the_modules_under_test_are_all_of_the_build_that_was_asked_for(compile_engine: ModuleType) -> None:
    files = {}
    for source in compile_engine.compiled_modules():
        name = ".".join(source.relative_to(compile_engine.SOURCES).with_suffix("").parts)
        files[name] = importlib.import_module(name).__file__ or ""
    suffixes = {"plain": ".py", "compiled": compile_engine.SUFFIX}
    found = {name: build for name, file in files.items() for build, suffix in suffixes.items() if file.endswith(suffix)}
    asked = os.environ.get("WESTMARCH_BUILD", found["westmarch.core.state"])
    assert found == dict.fromkeys(files, asked)


def test_every_module_on_the_list_of_compiled_ones_exists(compile_engine: ModuleType) -> None:
    modules: list[Path] = compile_engine.compiled_modules()
    assert [module for module in modules if not module.is_file()] == []
    assert len(set(modules)) == len(modules)
