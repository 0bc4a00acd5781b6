"""Pins the newest versions of all that Westmarch needs, with hashes, for every platform and supported Python.

One list for each purpose. All are solved together first, so that they agree with each other.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = {
    "install": ["--group", "install"],
    "runtime": ["pyproject.toml"],
    "build": ["--group", "build"],
    "test": ["--group", "test"],
    "bench": ["--group", "bench"],
    "docs": ["--group", "docs"],
    "research": ["pyproject.toml", "--extra", "research", "--extra", "openspiel", "--group", "readers"],
    "ray": ["pyproject.toml", "--extra", "ray"],
}
HEADER = "# Pinned by `make lock`: {name}. Do not edit by hand.\n"


def solve(*arguments: str) -> str:
    """The pinned requirements that uv finds."""
    common = ["--quiet", "--universal", "--python-version", "3.11", "--no-header", "--no-emit-index-url"]
    command = [sys.executable, "-m", "uv", "pip", "compile", *common, *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def main() -> None:
    """Write all lists anew."""
    with tempfile.TemporaryDirectory() as folder:
        together = Path(folder, "constraints.txt")
        together.write_text(solve("pyproject.toml", "--all-extras", "--group", "dev", "--no-annotate", "--upgrade"))
        for name, source in LISTS.items():
            pins = solve(*source, "--constraint", str(together), "--generate-hashes", "--no-annotate")
            (ROOT / "requirements" / f"{name}.txt").write_text(HEADER.format(name=name) + pins)


if __name__ == "__main__":
    main()
