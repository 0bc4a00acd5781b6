"""A scratch copy of the house to which made-up cards are added: one declaration each, and texts."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "westmarch"


def scratch_copy(folder: Path, declarations: dict[str, str]) -> Path:
    """A copy of the sources in which cards are declared, each at the end of its module; the folder to import it from."""
    house = folder / "westmarch"
    shutil.copytree(SOURCES, house, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for module, declaration in declarations.items():
        with (house / module).open("a", encoding="utf-8") as file:
            file.write(declaration)
    return folder


def add_texts(folder: Path, game: str, models: dict[str, str]) -> None:
    """Names and texts in three languages, like those of other cards."""
    for language in ("en", "ru", "uk"):
        path = folder / "westmarch" / "text" / language / f"{game}.ftl"
        text = path.read_text(encoding="utf-8")
        added = [entries_like(text, game, model, name) for name, model in models.items()]
        path.write_text("\n".join([text, *added]) + "\n", encoding="utf-8")


def entries_like(text: str, game: str, model: str, name: str) -> str:
    """The messages of a card, for another one."""
    keys = (f"{game}-card-{model} =", f"{game}-text-{model} =")
    found: list[str] = []
    taking = False
    for line in text.split("\n"):
        taking = line.startswith(keys) or (taking and line.startswith(" "))
        if taking:
            found.append(line.replace(f"-{model}", f"-{name}"))
    assert found, model
    # Names of different cards differ.
    found[0] += " II"
    return "\n".join(found)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with the copy in the place of the sources."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "WESTMARCH_BUILD": "plain"}
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True)
