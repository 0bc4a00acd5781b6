"""Random words are the same in every run, so that a failure can be repeated."""

from importlib.util import find_spec

import pytest

SEED = 1


@pytest.fixture(autouse=True)
def seeded_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A space that nobody has seeded begins with this seed instead of chance."""
    if find_spec("gymnasium") is None:
        return
    from gymnasium.utils import seeding

    by_chance = seeding.np_random
    monkeypatch.setattr(seeding, "np_random", lambda seed=None: by_chance(SEED if seed is None else seed))
