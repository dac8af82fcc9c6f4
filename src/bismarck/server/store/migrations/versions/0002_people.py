"""People's names, tables before their match, talk, reports, counts of dealt cards."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables that friends need."""
    op.add_column("session", sa.Column("name", sa.Text))
    op.create_table(
        "gathering",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), nullable=False, unique=True),
        sa.Column("host_hash", sa.String(64)),
        sa.Column("after", sa.String(32), unique=True),
        sa.Column("profile", sa.String(40), nullable=False),
        sa.Column("options_json", sa.Text, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created_s", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "chair",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("gathering.id"), primary_key=True),
        sa.Column("seat", sa.String(1), primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("session_hash", sa.String(64)),
        sa.Column("bot", sa.String(40)),
        sa.Column("ready", sa.Boolean, nullable=False),
    )
    op.create_table(
        "company",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_s", sa.Float, nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("preset", sa.String(40)),
        sa.Column("text", sa.Text),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("at_s", sa.Float, nullable=False),
        sa.Column("by", sa.String(1), nullable=False),
        sa.Column("about", sa.String(1), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("talk", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "dealt",
        sa.Column("hand_size", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("counts_json", sa.Text, nullable=False),
    )
    op.create_index("gathering_of_host", "gathering", ["host_hash"])
    op.create_index("gathering_listed", "gathering", ["listed", "created_s"])
    op.create_index("chair_of_session", "chair", ["session_hash"])


def downgrade() -> None:
    """Drop them again."""
    for name in ("dealt", "report", "talk", "company", "chair", "gathering"):
        op.drop_table(name)
    op.drop_column("session", "name")
