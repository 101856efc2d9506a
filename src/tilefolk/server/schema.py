"""The database: tables are logs; everything else helps to find them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guest",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("player", String(16), nullable=False, unique=True),
    Column("name", String(30), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
)

tables = Table(
    "game_table",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("shuffle", Boolean, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False),
    # what lists need; always derivable from the log
    Column("status", String(10), nullable=False),
    Column("touched", Float, nullable=False),
    Index("game_table_public", "public", "status", "touched"),
)

# The primary key is the optimistic lock of a table, the unique constraint makes a retry harmless.
entries = Table(
    "entry",
    metadata,
    Column("table_id", String(16), ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("player", String(16), nullable=False),
    Column("command", String(40), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "player", "command", name="entry_command"),
)

# Who has (had) a seat where, to list "my tables".
members = Table(
    "member",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("table_id", String(16), ForeignKey("game_table.id"), primary_key=True),
)
