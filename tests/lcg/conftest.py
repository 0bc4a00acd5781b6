import pytest

from westmarch.core import registry
from westmarch.games.lcg.game import LCG


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game, known to the tests of this folder alone as long as it is not installed."""
    monkeypatch.setitem(registry.REGISTERED, LCG.key, LCG)
