"""Builds the browser client with npm, where the sources have changed since the last time.

The client lies in `src/westmarch/server/static`, from where the server takes it and the wheel gets it. WESTMARCH_MUST_BUILD=1
makes it a failure where it cannot be built; else the server says that it is missing, and everything but the browser works.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "westmarch" / "server" / "static"
LIBRARIES = WEB / "node_modules"
CLIENT_STAMP = ROOT / "build" / "client" / "fingerprint"
LIBRARIES_STAMP = LIBRARIES / ".westmarch"

LIBRARY_LISTS = [WEB / "package.json", WEB / "package-lock.json"]
SOURCES = [
    WEB / "index.html",
    WEB / "vite.config.ts",
    WEB / "svelte.config.js",
    WEB / "src",
    WEB / "scripts",
    WEB / "public",
    ROOT / "src" / "westmarch" / "text",
    ROOT / "docs" / "rules",
]


class CannotBuild(Exception):
    """This machine cannot build the client."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Westmarch: {reason}; everything works but the table in the browser.")


def fingerprint(places: list[Path]) -> str:
    """Changes with the content of these files and folders."""
    digest = hashlib.sha256()
    for file in sorted(file for place in places for file in files_in(place)):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def files_in(place: Path) -> list[Path]:
    """A file itself, or the files of a folder but for those that are made from others."""
    if place.is_file():
        return [place]
    made = {"generated", "__pycache__"}
    return [file for file in place.rglob("*") if file.is_file() and not made.intersection(file.parts)]


def is_current(stamp: Path, wanted: str) -> bool:
    """Whether what a stamp stands for was made from this."""
    return stamp.is_file() and stamp.read_text() == wanted


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; its output is shown only if it fails."""
    program = shutil.which("npm")
    if program is None:
        raise CannotBuild("npm was not found (Node.js 20.19 or later brings it)")
    done = subprocess.run(
        [program, "--prefix", str(WEB), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        raise CannotBuild(f"npm {' '.join(arguments)} failed")


def install_libraries() -> None:
    """Install what the client is built with, exactly as locked."""
    wanted = fingerprint(LIBRARY_LISTS)
    if not is_current(LIBRARIES_STAMP, wanted):
        print("Installing what the browser client is built with.", flush=True)
        npm("ci")
        LIBRARIES_STAMP.write_text(wanted)


def build_client() -> None:
    """Bring the client up to date."""
    wanted = fingerprint(LIBRARY_LISTS + SOURCES)
    if is_current(CLIENT_STAMP, wanted) and (CLIENT / "index.html").is_file():
        return
    install_libraries()
    print("Building the browser client.", flush=True)
    npm("run", "build")
    CLIENT_STAMP.parent.mkdir(parents=True, exist_ok=True)
    CLIENT_STAMP.write_text(wanted)


def main() -> None:
    """Bring the client up to date, or say why it cannot be; with `--libraries`, only what its tests need."""
    try:
        if "--libraries" in sys.argv[1:]:
            install_libraries()
        else:
            build_client()
    except CannotBuild as reason:
        print(reason, file=sys.stderr)
        if os.environ.get("WESTMARCH_MUST_BUILD"):
            sys.exit(1)


if __name__ == "__main__":
    main()
