"""A scratch copy of the house to which made-up cards are added: one declaration each, and texts."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import westmarch

ROOT = Path(__file__).parents[1]
BUILD = Path(westmarch.__file__).parents[1]
LANGUAGES = ("en", "ru", "uk")


def scratch_copy(folder: Path, added: dict[str, str]) -> Path:
    """A house with something added at the end of some of its files; gives the folder to import it from.

    It is the build that is tested: declarations are compiled in neither.
    """
    house = folder / "house"
    furnish(BUILD, house, {BUILD / "westmarch" / place for place in added})
    for place, more in added.items():
        with (house / "westmarch" / place).open("a", encoding="utf-8") as file:
            file.write(more)
    return house


def furnish(real: Path, copy: Path, changing: set[Path]) -> None:
    """Make a folder like a real one: what will change is copied, the rest is linked to."""
    copy.mkdir()
    for entry in real.iterdir():
        if entry in changing:
            assert not list(real.glob(f"{entry.stem}.*.so")), f"{entry.name} is compiled: nothing can be added to it"
            shutil.copy(entry, copy)
        elif any(entry in place.parents for place in changing):
            furnish(entry, copy / entry.name, changing)
        elif entry.name != "__pycache__":
            (copy / entry.name).symlink_to(entry)


def texts_like(game: str, models: dict[str, str]) -> dict[str, str]:
    """Names and texts in three languages, like those of other cards, by the files that they are added to."""
    added = {}
    for place in (f"text/{language}/{game}.ftl" for language in LANGUAGES):
        text = (BUILD / "westmarch" / place).read_text(encoding="utf-8")
        entries = [entries_like(text, game, model, name) for name, model in models.items()]
        added[place] = "\n".join(["", *entries]) + "\n"
    return added


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
    """Python with the copy in the place of the build."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True)
