"""What the server writes about itself."""

import io
import sys
from collections.abc import Iterator

import pytest
import structlog

from westmarch.server.main import set_up_logs
from westmarch.server.settings import Settings


@pytest.fixture
def usual_logs() -> Iterator[None]:
    yield
    structlog.reset_defaults()


@pytest.mark.usefixtures("usual_logs")
def test_the_log_goes_to_the_error_stream_of_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stderr", first)
    set_up_logs(Settings())
    log = structlog.get_logger()
    log.info("opened")
    first.close()
    monkeypatch.setattr(sys, "stderr", second)
    log.info("closed")
    assert "closed" in second.getvalue()
