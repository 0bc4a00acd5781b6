"""Runs migrations on the connection that `database.migrate` hands over."""

from alembic import context

from westmarch.server.storage.database import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
    transactional_ddl=False,  # the caller's transaction holds all of it
)
context.run_migrations()
