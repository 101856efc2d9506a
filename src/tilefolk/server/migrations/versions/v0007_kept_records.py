"""Records from files, so that a link to one outlives the server and works on all of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; what servers had in memory is gone with them."""
    op.create_table(
        "kept_record",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("letters", sa.Integer, nullable=False),
        sa.Column("keeper", sa.String(16), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("kept_record_seen", "kept_record", ["seen"])
