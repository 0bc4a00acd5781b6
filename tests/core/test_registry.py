"""Finding games."""

import subprocess
import sys
from pathlib import Path

import pytest
from riddles.game import RIDDLES, Riddles

from westmarch.core import registry
from westmarch.core.errors import UnknownGame
from westmarch.games.duel.game import DUEL

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def test_an_installed_game_is_found_by_its_key() -> None:
    assert registry.find("duel") is DUEL


def test_an_unknown_key_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*duel"):
        registry.find("chess")


def test_a_game_can_be_registered_without_being_installed() -> None:
    assert registry.find("riddles") is RIDDLES
    assert set(registry.keys()) >= {"duel", "riddles"}


def test_an_installed_game_cannot_be_replaced() -> None:
    class Usurper(Riddles):
        key = "duel"

    with pytest.raises(ValueError, match="'duel' is installed"):
        registry.register(Usurper())


@pytest.mark.parametrize(
    ("entry", "program", "expected"),
    [
        (
            "riddles = riddles.game:RIDDLES",
            "print('riddles' in registry.keys(), registry.find('riddles').key)",
            "True riddles",
        ),
        ("riddles = riddles.game:CARD_IDS", "registry.find('riddles')", "does not lead to a game of that key"),
        ("other = riddles.game:RIDDLES", "registry.find('other')", "does not lead to a game of that key"),
    ],
)
def test_a_distribution_brings_its_game_by_an_entry_point(
    tmp_path: Path, entry: str, program: str, expected: str
) -> None:
    metadata = tmp_path / "riddles-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: riddles\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[westmarch.games]\n{entry}\n")
    paths = [str(tmp_path), str(EXAMPLES), *sys.path]
    code = f"import sys; sys.path[:] = {paths!r}; from westmarch.core import registry; {program}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert expected in run.stdout + run.stderr
