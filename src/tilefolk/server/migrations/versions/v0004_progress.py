"""What each guest has learnt: steps and exercises done, games won."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "progress",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
        sa.Column("part", sa.String(60), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
