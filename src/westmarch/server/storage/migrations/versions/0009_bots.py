"""Bots, the tokens by which they come, and challenges to a name."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change. Everybody who is known already is no bot."""
    op.add_column("people", sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("owner", sa.String(32), nullable=True))
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(120), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("challenger", sa.String(32), nullable=False),
        sa.Column("challenged", sa.String(32), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_challenger_updated", "challenges", ["challenger", "updated"])
    op.create_index("ix_challenges_challenged_updated", "challenges", ["challenged", "updated"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("challenges")
    op.drop_table("tokens")
    op.drop_index("ix_people_owner", "people")
    op.drop_column("people", "owner")
    op.drop_column("people", "bot")
