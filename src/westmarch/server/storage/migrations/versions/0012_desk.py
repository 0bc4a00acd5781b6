"""The keeper's desk: roles, who is muted or banned, flagged chat, what was done at the desk, rules of the house, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change. Nobody has a role yet: the first keeper is named on the command line."""
    op.add_column("people", sa.Column("role", sa.String(10), nullable=False, server_default="person"))
    op.add_column("people", sa.Column("muted_until", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("banned_until", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_people_banned_until", "people", ["banned_until"])
    op.add_column("reports", sa.Column("settled", sa.BigInteger, nullable=True))
    op.create_index("ix_reports_settled", "reports", ["settled"])
    op.create_table(
        "flags",
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("line", "person", name="pk_flags"),
    )
    op.create_index("ix_flags_settled", "flags", ["settled"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("officer", sa.String(32), nullable=True),
        sa.Column("deed", sa.String(20), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_person", "audit", ["person"])
    op.create_table(
        "house_rules",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house_rules"),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
    )


def downgrade() -> None:
    """Take it back."""
    for table in ("invitations", "house_rules", "audit", "flags"):
        op.drop_table(table)
    op.drop_index("ix_reports_settled", "reports")
    op.drop_column("reports", "settled")
    op.drop_index("ix_people_banned_until", "people")
    for column in ("banned_until", "muted_until", "role"):
        op.drop_column("people", column)
