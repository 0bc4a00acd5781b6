"""Everything that lives is looked through at the server's own pace."""

import gc
import weakref

import pytest

from westmarch.server.pauses import Pauses


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.own = self


def old_knot() -> weakref.ref[Knot]:
    """A knot that nobody holds any more, and that only a look through everything finds."""
    knot = Knot()
    gc.collect(1)
    return weakref.ref(knot)


@pytest.fixture
def own_pace() -> object:
    """Python's pace comes back after the test."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("own_pace")
@pytest.mark.anyio
async def test_everything_is_looked_through_once_it_is_time_and_not_before() -> None:
    now = 100.0
    pauses = Pauses(600.0, lambda: now)
    pauses.take_over()
    knot = old_knot()
    await pauses.look()
    assert knot() is not None
    now += 600.0
    await pauses.look()
    assert knot() is None
    later = old_knot()
    await pauses.look()
    assert later() is not None


@pytest.mark.usefixtures("own_pace")
def test_python_itself_does_not_stop_for_all_that_lives() -> None:
    Pauses(600.0).take_over()
    before = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(1_000_000)]
    assert gc.get_stats()[2]["collections"] == before
    assert len(kept) == 1_000_000
