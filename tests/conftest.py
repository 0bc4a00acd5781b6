"""What holds for all tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests come first, so that in the end no core waits for one of them."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
