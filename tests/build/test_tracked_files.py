"""The project speaks of itself alone: no file that is kept names a package registry or a folder of one machine."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
# Written so that this file does not name them either.
REGISTRIES = re.compile(
    r"py[p]i\.(?:org|io)|python[h]osted|npm[j]s\.(?:org|com)|yarn[p]kg\.com|--(?:extra-)?index-ur[l]"
)
MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(?:roo[t]|wor[k]|hom[e]/\w+|User[s]/\w+|op[t]/\w+)/|[A-Z]:\\User[s]")


def tracked_lines() -> Iterator[tuple[str, str]]:
    """Every line of every text file that git keeps, with its place."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a git checkout")
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in names.split("\0"):
        file = ROOT / name
        if name and file.is_file() and b"\0" not in (content := file.read_bytes()):
            for number, line in enumerate(content.decode("utf-8").splitlines(), 1):
                yield f"{name}:{number}", line


def test_no_file_names_a_package_registry() -> None:
    assert [place for place, line in tracked_lines() if REGISTRIES.search(line)] == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert [place for place, line in tracked_lines() if MACHINE_PATHS.search(line)] == []


def test_what_building_needs_is_declared_the_same_for_pip_and_for_make() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["build-system"]["requires"] == project["dependency-groups"]["build"]


@pytest.mark.parametrize("purpose", ["runtime", "build", "test", "bench", "docs"])
def test_every_requirement_is_pinned_with_a_hash(purpose: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = project["project"]["dependencies"] if purpose == "runtime" else project["dependency-groups"][purpose]
    pins = (ROOT / "requirements" / f"{purpose}.txt").read_text()
    pinned = re.findall(r"^([\w-]+)==\S+ .*\\\n    --hash=sha256:", pins, re.MULTILINE)
    names = {re.sub(r"[._]", "-", re.split(r"[\[><=]", requirement)[0]).lower() for requirement in wanted}
    assert names <= set(pinned)
    assert len(pinned) == len(re.findall(r"==", pins)) - len(re.findall(r"implementation ==|platform ==", pins))


def test_the_notice_names_every_package_that_is_installed_with_westmarch() -> None:
    pinned = re.findall(r"^([\w-]+)==", (ROOT / "requirements" / "runtime.txt").read_text(), re.MULTILINE)
    named = re.findall(r"[\w.-]+", (ROOT / "NOTICE").read_text().lower().replace(".", "-"))
    assert set(pinned) <= {name.strip("-") for name in named}
