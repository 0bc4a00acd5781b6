"""Tournaments: who plays in them, and who met whom."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_state_updated", "tournaments", ["state", "updated"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "person", name="pk_entrants"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "meetings",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer, nullable=True),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("score", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name="pk_meetings"),
    )
    op.create_index("ix_meetings_table_id", "meetings", ["table_id"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("meetings")
    op.drop_table("entrants")
    op.drop_table("tournaments")
