"""Write every sentence that players can read, with the values it can take, to a file for each language: `make texts`.

The values come from where the tests have them, so that what is read is what is tested.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "texts"


def main() -> None:
    """Write the files and say where they are."""
    sys.path.insert(0, str(ROOT))
    from tests.text.rendering import write

    write(FOLDER)
    print(f"The sentences are in {FOLDER.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
