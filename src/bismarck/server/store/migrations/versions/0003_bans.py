"""Whom the server does not serve any more."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of bans."""
    op.create_table(
        "ban",
        sa.Column("session_hash", sa.String(64), primary_key=True),
        sa.Column("at_s", sa.Float, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it again."""
    op.drop_table("ban")
