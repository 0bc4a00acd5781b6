"""The miniature game of the documentation is plain Python in every build: players must get on with it too."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "docs" / "examples"))

from riddles.game import RIDDLES

from westmarch.core import registry

registry.register(RIDDLES)
