"""Attacks run against servers like those of the server's own tests."""

from tests.server.conftest import (  # noqa: F401
    anyio_backend_of_session,
    migrated,
    postgres,
    redis_server,
    server,
    settings,
    where,
)
