"""Puts the compiled engine and the browser client into the wheel.

Where the engine cannot be compiled, the wheel is plain Python and works the same; without npm it has no browser client.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))  # a build backend does not look there by itself

from build_client import CannotBuild, build_client
from compile_engine import CannotCompile, compile_engine


class BuiltParts(BuildHookInterface[Any]):
    """Hatchling's hook around `tools/compile_engine.py` and `tools/build_client.py`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile before a wheel is put together. An editable installation runs from the sources as they are."""
        if version == "editable":
            return
        try:
            build_client()
        except CannotBuild as reason:
            self.app.display_warning(str(reason))
        try:
            libraries = compile_engine()
        except CannotCompile as reason:
            self.app.display_warning(str(reason))
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(file): place for place, file in libraries.items()})
