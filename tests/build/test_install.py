"""`pip wheel .` gives a wheel, compiled or not, that makes a working `westmarch` where there is neither compiler nor Node."""

import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

pytestmark = [pytest.mark.install, pytest.mark.slow]

# Each way to install, and the wheel it must give.
WAYS = {
    "compiled": ({}, f"cp{sys.version_info.major}{sys.version_info.minor}-"),
    "pure": ({"WESTMARCH_PURE": "1"}, "py3-none-any"),
}


class Installed(NamedTuple):
    """A fresh environment with the package in it."""

    folder: Path
    tag: str
    output: str

    def run(self, program: str, *arguments: str, said: str = "") -> str:
        """Run a program of the environment, away from the sources."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return subprocess.run(
            [self.folder / "bin" / program, *arguments],
            cwd=self.folder,
            env=environment,
            input=said,
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout


def copy_of_tracked_files(root: Path, target: Path) -> Path:
    """The project as a clone would have it."""
    if not (root / ".git").exists():
        pytest.skip("this is not a git checkout")
    names = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (root / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / name, target / name)
    return target


def reuse_compiled_libraries(tool: ModuleType, sources: Path) -> None:
    """Give a copy of the sources what was compiled here, as a checkout in which somebody has played already has it.

    Compiling takes minutes and has its own tests. The stamp goes along: of other sources or tools, all is compiled anew.
    """
    if tool.STAMP.is_file():
        shutil.copytree(tool.LIBRARIES, sources / tool.LIBRARIES.relative_to(tool.ROOT))
        shutil.copy2(tool.STAMP, sources / tool.STAMP.relative_to(tool.ROOT))


@pytest.fixture(scope="module", params=WAYS)
def installed(
    request: pytest.FixtureRequest, root: Path, compile_engine: ModuleType, tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    environment, tag = WAYS[request.param]
    sources = copy_of_tracked_files(root, tmp_path_factory.mktemp("sources"))
    reuse_compiled_libraries(compile_engine, sources)
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    pip = [folder / "bin" / "python", "-m", "pip"]
    inherited = {
        name: value for name, value in os.environ.items() if name not in ("WESTMARCH_PURE", "CC", "PYTHONPATH")
    }
    said = output_of(
        [*pip, "wheel", "--verbose", "--no-deps", "--wheel-dir", folder, "."], sources, inherited | environment
    )
    (wheel,) = folder.glob("*.whl")
    bare = {**inherited, "PATH": str(folder / "bin"), "CC": "false"}
    output_of([*pip, "install", wheel], folder, bare)
    return Installed(folder, tag, said)


def output_of(command: list[str | Path], folder: Path, environment: dict[str, str]) -> str:
    """What a command says; it must succeed."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


def test_the_wheel_says_what_it_is(installed: Installed) -> None:
    (wheel,) = installed.folder.glob("lib/python*/site-packages/westmarch-*.dist-info/WHEEL")
    assert f"Tag: {installed.tag}" in wheel.read_text()
    libraries = list(wheel.parent.parent.glob("westmarch/**/*.so"))
    assert bool(libraries) == installed.tag.startswith("cp")


def test_what_is_not_compiled_says_so_in_one_line(installed: Installed) -> None:
    lines = [line for line in installed.output.splitlines() if "runs as plain Python" in line]
    assert len(lines) == (1 if installed.tag.startswith("py3") else 0)


def test_the_licence_and_the_notice_come_with_it(installed: Installed) -> None:
    files = {file.name for file in installed.folder.glob("lib/python*/site-packages/westmarch-*.dist-info/licenses/*")}
    assert files == {"LICENSE", "NOTICE"}


def test_the_browser_client_comes_with_it(installed: Installed) -> None:
    (page,) = installed.folder.glob("lib/python*/site-packages/westmarch/server/static/index.html")
    assert "<script" in page.read_text()
    assert list((page.parent / "assets").glob("*.js"))


@pytest.mark.parametrize("game", ["duel", "lcg", "wotr_board", "wotr_cards"])
def test_its_command_simulates_every_game(installed: Installed, game: str) -> None:
    output = installed.run("westmarch", "simulate", game, "--games", "3", "--players", "random", "--json")
    assert json.loads(output)["finished"] == 3


def test_its_command_plays_a_scripted_game_to_the_end(installed: Installed) -> None:
    arguments = ("play", "duel", "--plain", "--opponent", "random", "--seed", "1", "--lang", "en")
    output = installed.run("westmarch", *arguments, said="1\n" * 200)
    assert "wins" in output.splitlines()[-1] or "share" in output.splitlines()[-1]
