from collections.abc import AsyncIterator

import pytest

from ..conftest import empty_schema


@pytest.fixture
async def postgres() -> AsyncIterator[dict[str, str]]:
    """The settings of a PostgreSQL that is quite empty: here migrations are tested, too."""
    async with empty_schema() as (_, where):
        yield where
