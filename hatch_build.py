"""Puts the compiled engine into the wheel; where it cannot be compiled, the wheel is plain Python and works the same."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))  # a build backend does not look there by itself

from compile_engine import CannotCompile, compile_engine


class CompiledEngine(BuildHookInterface[Any]):
    """Hatchling's hook around `tools/compile_engine.py`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before a wheel is put together. An editable installation runs from the sources as they are."""
        if version == "editable":
            return
        try:
            libraries = compile_engine()
        except CannotCompile as reason:
            self.app.display_warning(str(reason))
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): place for place, file in libraries.items()})
