"""Those who look for an opponent, whoever it be."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("person", name="pk_seeks"),
    )
    op.create_index("ix_seeks_game_created", "seeks", ["game", "created"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("seeks")
