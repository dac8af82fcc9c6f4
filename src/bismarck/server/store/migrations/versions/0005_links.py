"""Links to finished matches, and what each protocol comes to."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of links; what protocols of before come to is found when somebody asks."""
    op.create_table(
        "replay_share",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("owner_hash", sa.String(64), nullable=False),
        sa.Column("created_s", sa.Float, nullable=False),
    )
    op.create_index("replay_share_of_owner", "replay_share", ["owner_hash"])
    op.add_column("paper", sa.Column("evening", sa.Text))


def downgrade() -> None:
    """Drop them again."""
    op.drop_column("paper", "evening")
    op.drop_table("replay_share")
