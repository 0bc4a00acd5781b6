"""Decks that their owners share on their profiles, and names of decks to which people drew the moderators' attention."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change. Nobody has shared a deck yet."""
    op.add_column("decks", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "deck_flags",
        sa.Column("deck", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("deck", "person", name="pk_deck_flags"),
    )
    op.create_index("ix_deck_flags_settled", "deck_flags", ["settled"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("deck_flags")
    op.drop_column("decks", "shared")
