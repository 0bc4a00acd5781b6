"""What `make test` does to the system is said before it is done, and not done where that is not wanted."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "tools" / "install_chromium.sh"
SHELL = "/bin/sh"


def installed(folder: Path, **more: str) -> tuple[str, bool]:
    """What the script says on a system without Chromium whose package manager only notes that it was called."""
    called = folder / "called"
    for name, does in (("apt-get", f': > "{called}"'), ("id", "echo 0")):
        (folder / name).write_text(f"#!{SHELL}\n{does}\n", encoding="ascii")
        (folder / name).chmod(0o755)
    run = subprocess.run([SHELL, str(SCRIPT)], env={"PATH": str(folder), **more}, capture_output=True, text=True)
    return run.stdout, called.exists()


@pytest.mark.skipif(not os.path.exists(SHELL), reason="there is no such shell")
def test_that_chromium_is_installed_is_said_and_can_be_refused(tmp_path: Path) -> None:
    assert installed(tmp_path, WESTMARCH_NO_INSTALL="1") == ("", False)
    said, done = installed(tmp_path)
    assert "will now be installed" in said
    assert done
