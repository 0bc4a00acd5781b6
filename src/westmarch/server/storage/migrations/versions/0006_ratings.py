"""Rated tables, the ratings of those who play at them, and what each game changed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change. Tables from before are not rated."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "kind", "who", name="pk_ratings"),
    )
    op.create_index("ix_ratings_who", "ratings", ["who"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("field", sa.String(80), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "who", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_who_at", "rating_changes", ["who", "at"])
    op.create_index("ix_rating_changes_field_at", "rating_changes", ["field", "at"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("rating_changes")
    op.drop_table("ratings")
    op.drop_column("tables", "rated")
