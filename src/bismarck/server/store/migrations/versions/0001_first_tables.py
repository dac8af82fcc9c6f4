"""Sessions, tables, seats, events and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "session",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("created_s", sa.Float, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("profile", sa.String(40), nullable=False),
        sa.Column("options_json", sa.Text, nullable=False),
        sa.Column("rules_hash", sa.String(64), nullable=False),
        sa.Column("semantics", sa.Integer, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(64)),
        sa.Column("owner_epoch", sa.Integer, nullable=False),
        sa.Column("next_n", sa.Integer, nullable=False),
        sa.Column("created_s", sa.Float, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.String(1), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("session_hash", sa.String(64)),
        sa.Column("bot", sa.String(40)),
    )
    op.create_index("seat_of_session", "seat", ["session_hash"])
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_s", sa.Float, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("command_id", sa.String(64)),
        sa.UniqueConstraint("table_id", "command_id", name="event_of_command"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("engine_version", sa.String(40), nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop them again."""
    for name in ("snapshot", "event", "seat", "game_table", "session"):
        op.drop_table(name)
