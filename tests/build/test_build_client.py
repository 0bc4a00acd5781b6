"""The browser client is built when something it is made of has changed, and only then."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = {
    "web/package.json": "{}",
    "web/package-lock.json": "{}",
    "web/index.html": "<p>",
    "web/src/main.ts": "",
    "src/westmarch/text/en/common.ftl": "",
    "docs/rules/duel.md": "",
}
NPM = """#!/bin/sh
echo "$@" >> "$NPM_LOG"
case "$*" in
  *ci) mkdir -p web/node_modules ;;
  *build) mkdir -p src/westmarch/server/static && echo built > src/westmarch/server/static/index.html ;;
esac
"""


@pytest.fixture
def project(root: Path, tmp_path: Path) -> Path:
    """A miniature of the project, with an npm that only notes what it was asked for."""
    for name, content in SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "build_client.py").write_text((root / "tools" / "build_client.py").read_text())
    (tmp_path / "bin").mkdir()
    npm = tmp_path / "bin" / "npm"
    npm.write_text(NPM)
    npm.chmod(0o755)
    return tmp_path


def build(project: Path, *arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the tool in the miniature."""
    given = {"PATH": f"{project / 'bin'}:{os.environ['PATH']}", "NPM_LOG": str(project / "asked"), **environment}
    command = [sys.executable, "tools/build_client.py", *arguments]
    return subprocess.run(command, cwd=project, env=given, capture_output=True, text=True, check=False)


def asked(project: Path) -> list[str]:
    """What npm was asked for."""
    log = project / "asked"
    return [" ".join(line.split()[2:]) for line in log.read_text().splitlines()] if log.exists() else []


def test_the_first_time_everything_is_installed_and_built(project: Path) -> None:
    assert build(project).returncode == 0
    assert asked(project) == ["ci", "run build"]


def test_a_second_time_there_is_nothing_to_do(project: Path) -> None:
    build(project)
    done = build(project)
    assert (done.stdout, asked(project)) == ("", ["ci", "run build"])


@pytest.mark.parametrize("name", ["web/src/main.ts", "src/westmarch/text/en/common.ftl", "docs/rules/duel.md"])
def test_a_change_of_a_source_calls_for_building_alone(project: Path, name: str) -> None:
    build(project)
    (project / name).write_text("changed")
    build(project)
    assert asked(project) == ["ci", "run build", "run build"]


def test_a_change_of_the_locked_libraries_calls_for_installing_them(project: Path) -> None:
    build(project)
    (project / "web" / "package-lock.json").write_text("{ }")
    build(project)
    assert asked(project) == ["ci", "run build", "ci", "run build"]


def test_a_client_that_was_removed_is_built_again(project: Path) -> None:
    build(project)
    (project / "src" / "westmarch" / "server" / "static" / "index.html").unlink()
    build(project)
    assert asked(project)[-1] == "run build"


def test_the_libraries_alone_can_be_asked_for(project: Path) -> None:
    build(project, "--libraries")
    assert asked(project) == ["ci"]


@pytest.mark.parametrize(("must", "status"), [("", 0), ("1", 1)])
def test_without_npm_it_says_so_in_one_line_and_fails_only_where_it_must_build(
    project: Path, must: str, status: int
) -> None:
    done = build(project, PATH="", WESTMARCH_MUST_BUILD=must)
    assert done.returncode == status
    assert done.stderr.splitlines() == [
        "Westmarch: npm was not found (Node.js 20.19 or later brings it); "
        "everything works but the table in the browser."
    ]
