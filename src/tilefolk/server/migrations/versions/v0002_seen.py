"""When a guest was last seen, so that those who stay away can be forgotten."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody knows when the guests of old were last seen: they count from now."""
    op.add_column("guest", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.table("guest", sa.column("seen")).update().values(seen=time.time()))
