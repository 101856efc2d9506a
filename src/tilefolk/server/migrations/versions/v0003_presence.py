"""Who looks at a table through which server, for servers that share a database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, which is empty whenever no server runs."""
    op.create_table(
        "presence",
        sa.Column("server", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("nameless", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("presence_table", "presence", ["table_id"])
