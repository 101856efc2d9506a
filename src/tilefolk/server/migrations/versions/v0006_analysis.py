"""Analyses of finished games, and the game that a table goes on from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of analyses; tables that exist begin at the beginning."""
    op.create_table(
        "analysis",
        sa.Column("record", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("analysis_state", "analysis", ["state", "asked"])
    op.add_column("game_table", sa.Column("origin", sa.Text, nullable=False, server_default=""))
