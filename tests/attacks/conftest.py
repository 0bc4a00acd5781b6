"""Attacks run against servers like those of the server's own tests; in their full length only where that is asked for."""

import pytest
from tests.server.conftest import (  # noqa: F401
    anyio_backend_of_session,
    migrated,
    migrated_schema,
    postgres,
    quick_servers,
    redis_server,
    server,
    settings,
    where,
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the full forms to `make attack`, whatever other marks are asked for."""
    if "attack" not in config.option.markexpr:
        long = [item for item in items if item.get_closest_marker("attack") is not None]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]
