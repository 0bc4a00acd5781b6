"""Seeds as text: a table's seed is a key of 256 bits. Tables that began with a smaller one go on with it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the change."""
    with op.batch_alter_table("tables") as table:
        table.alter_column(
            "seed",
            type_=sa.String(80),
            existing_type=sa.BigInteger,
            existing_nullable=False,
            postgresql_using="seed::varchar",
        )


def downgrade() -> None:
    """Take it back; a table whose seed is a key cannot be."""
    with op.batch_alter_table("tables") as table:
        table.alter_column(
            "seed",
            type_=sa.BigInteger,
            existing_type=sa.String(80),
            existing_nullable=False,
            postgresql_using="seed::bigint",
        )
