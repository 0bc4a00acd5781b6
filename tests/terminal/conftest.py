import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from westmarch.terminal.main import run


class Ran(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str


Westmarch = Callable[..., Ran]


@pytest.fixture
def westmarch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Westmarch:
    """The command line, called in this process, with lines to read on its standard input."""
    monkeypatch.setenv("LC_ALL", "C")
    for services in ("DATABASE_URL", "REDIS_URL"):  # of the machine, which are not the tests' own
        monkeypatch.delenv(services, raising=False)

    def call(*arguments: str, lines: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        status = run(arguments)
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return call
