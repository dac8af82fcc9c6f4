"""Protocols of real cards that are shared."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of protocols and their changes."""
    op.create_table(
        "paper",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("group_id", sa.String(40), nullable=False),
        sa.Column("owner_hash", sa.String(64)),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("created_s", sa.Float, nullable=False),
        sa.Column("changed_s", sa.Float, nullable=False),
        sa.Column("next_n", sa.Integer, nullable=False),
    )
    op.create_index("paper_of_group", "paper", ["group_id", "created_s"])
    op.create_index("paper_of_owner", "paper", ["owner_hash"])
    op.create_index("paper_changed", "paper", ["changed_s"])
    op.create_table(
        "paper_change",
        sa.Column("paper_id", sa.String(32), sa.ForeignKey("paper.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("change_id", sa.String(40), nullable=False),
        sa.Column("body", sa.Text),
        sa.UniqueConstraint("paper_id", "change_id", name="change_of_device"),
    )


def downgrade() -> None:
    """Drop them again."""
    op.drop_table("paper_change")
    op.drop_table("paper")
