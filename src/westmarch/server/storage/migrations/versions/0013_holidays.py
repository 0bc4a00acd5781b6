"""Holidays from games by days, and warnings before somebody's time is over."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "since", name="pk_holidays"),
    )
    op.add_column("told", sa.Column("reminded", sa.BigInteger, nullable=True))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("told", "reminded")
    op.drop_table("holidays")
