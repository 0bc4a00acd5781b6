"""When a turn began, whom to tell of it and how, and who has been told."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change. Turns that were under way begin anew with their next word: nobody is told of them."""
    op.add_column("tables", sa.Column("turn_since", sa.BigInteger, nullable=True))
    op.create_table(
        "notices",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("push", sa.Boolean, nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("address", sa.String(254), nullable=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("hook", sa.String(1000), nullable=True),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notices"),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_told"),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("told")
    op.drop_table("pushes")
    op.drop_table("notices")
    op.drop_column("tables", "turn_since")
