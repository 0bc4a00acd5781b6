"""Fuzzing reads the files of every game, the miniature one of the documentation included."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples"))

from riddles.game import RIDDLES

from westmarch.core import registry

registry.register(RIDDLES)
