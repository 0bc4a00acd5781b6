"""Under which circumstances something was measured: the day, the version, the build, and the commit of the sources."""

import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import westmarch
from westmarch.core import state


def circumstances() -> dict[str, Any]:
    """The day, the version, whether the engine of this process is compiled, and the commit of its sources."""
    return {
        "made": datetime.now(UTC).date().isoformat(),
        "westmarch": westmarch.__version__,
        "build": "plain" if str(state.__file__).endswith(".py") else "compiled",
        "commit": commit(Path(westmarch.__file__).parent),
    }


def commit(package: Path) -> str:
    """The commit of the sources that a package lies among, with a plus sign if they were changed since; empty where there is none."""
    top = git(package, "rev-parse", "--show-toplevel")
    if not top or not Path(top, "src", package.name, "__init__.py").is_file():
        return ""
    changed = git(package, "status", "--porcelain", "--untracked-files=no")
    return git(package, "rev-parse", "--short=12", "HEAD") + ("+" if changed else "")


def git(folder: Path, *arguments: str) -> str:
    """What git says about a folder; nothing where there is no git or no repository."""
    try:
        ran = subprocess.run(["git", "-C", folder, *arguments], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return ran.stdout.strip()
