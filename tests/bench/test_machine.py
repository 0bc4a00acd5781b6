from pathlib import Path

import pytest

from westmarch.bench import machine
from westmarch.bench.machine import Clocks, clocks, taken_since


def test_the_part_of_time_that_the_host_took_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: "cpu  100 0 50 800 0 0 10 40 0 0\ncpu0 1 2 3\n")
    assert clocks() == Clocks(taken=40, total=1000)
    assert taken_since(Clocks(taken=20, total=900)) == pytest.approx(0.2)
    assert taken_since(Clocks(taken=40, total=1000)) is None


def test_nothing_is_told_where_the_system_does_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> str:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "read_text", missing)
    assert clocks() is None
    assert machine.taken_since(Clocks(1, 2)) is None
