"""Sessions that can be revoked, what accounts' names look like, and when the server was running."""

import sqlalchemy as sa
from alembic import op

from westmarch.server.people.likeness import likeness

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change. Cookies that accounts were given before are good for one exchange."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "runs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_runs"),
    )
    op.add_column("people", sa.Column("likeness", sa.String(160), nullable=True))
    op.add_column("people", sa.Column("signed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_people_likeness", "people", ["likeness"])
    connection = op.get_bind()
    people = sa.table(
        "people",
        sa.column("id", sa.String),
        sa.column("login", sa.String),
        sa.column("likeness", sa.String),
        sa.column("signed", sa.Boolean),
    )
    for row in connection.execute(sa.select(people.c.id, people.c.login).where(people.c.login.is_not(None))).all():
        change = sa.update(people).where(people.c.id == row.id)
        connection.execute(change.values(likeness=likeness(row.login)[:160], signed=True))


def downgrade() -> None:
    """Take it back."""
    op.drop_index("ix_people_likeness", "people")
    op.drop_column("people", "signed")
    op.drop_column("people", "likeness")
    op.drop_table("runs")
    op.drop_table("sessions")
