"""Guests, tables, their logs and their members."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "guest",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False, unique=True),
        sa.Column("name", sa.String(30), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("shuffle", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("game_table_public", "game_table", ["public", "status", "touched"])
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("command", sa.String(40), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "player", "command", name="entry_command"),
    )
    op.create_table(
        "member",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("game_table.id"), primary_key=True),
    )
