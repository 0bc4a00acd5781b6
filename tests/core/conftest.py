"""The miniature game of the documentation stands beside the package; the tests make it known."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples"))

from riddles.game import RIDDLES

from westmarch.core import registry

registry.register(RIDDLES)
