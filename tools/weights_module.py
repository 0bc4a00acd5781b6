"""Makes learned weights part of the program: a file of `westmarch train` becomes a module that the engine is compiled with.

python tools/weights_module.py build/weights.json src/westmarch/games/wotr_cards/ai/second_weights.py
"""

import sys
from pathlib import Path

from westmarch.ai.training.files import Weights, read


def module_of(weights: Weights) -> str:
    """The source of a module with these weights, and where they come from."""
    made = weights.provenance
    lines = [
        '"""The weights of the second generation, as `westmarch train` wrote them (`tools/weights_module.py`); docs/strength.md tells how.',
        "",
        f"The last step: `{made.command}`, on {made.made}.",
        '"""',
        "",
        "from typing import Final",
        "",
        "SECOND_WEIGHTS: Final[dict[str, float]] = {",
        *[f'    "{name}": {weight},' for name, weight in weights.weights.items()],
        "}",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Write the module."""
    file, module = map(Path, sys.argv[1:])
    module.write_text(module_of(read(file)), encoding="utf-8")


if __name__ == "__main__":
    main()
