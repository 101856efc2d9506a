"""How the games ended, so that lists can tell it without reading the logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that ended before have an empty result: their lists say only that they are over."""
    op.add_column("game_table", sa.Column("result", sa.Text, nullable=False, server_default=""))
