"""Corrections out of a file, for this process and all that it starts: workers, pools, several processes of a server.

The first process reads the file; its children are told the text by their environment, so that a file that changes meanwhile cannot
make them play by other cards than their parent.
"""

import os
from pathlib import Path

from westmarch.core import registry
from westmarch.core.errors import BadFile
from westmarch.core.written import corrections

FILE = "WESTMARCH_CORRECTIONS"  # the file that the user names
TEXT = "WESTMARCH_CORRECTIONS_TEXT"  # what stood in it
USUAL_NAME = "corrections.yaml"
MOST_BYTES = 65_536  # what an environment bears easily


def take_up(file: Path) -> None:
    """Play by the corrections of a file. It is refused as a whole if anything in it is wrong."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise BadFile("too large", file=str(file))
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadFile("not a text in UTF-8", file=str(file)) from None
    except OSError as error:
        raise BadFile(error.strerror or "cannot be read", file=str(file)) from None
    registry.load_corrected(corrections.read(text, str(file)))
    os.environ[FILE] = str(file)
    os.environ[TEXT] = text


def taken_up() -> bool:
    """Whether this process or its parent has read a file."""
    return TEXT in os.environ


def inherit() -> None:
    """Play by what the process that started this one has read; the user's file if this is the first one."""
    if TEXT in os.environ:
        corrections.hand_in(corrections.read(os.environ[TEXT], os.environ.get(FILE, "")))
    elif os.environ.get(FILE):
        take_up(Path(os.environ[FILE]))
