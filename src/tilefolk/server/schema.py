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
    Column("origin", Text, nullable=False, server_default=""),
    # what lists need; always derivable from the log
    Column("status", String(10), nullable=False),
    Column("touched", Float, nullable=False),
    Column("result", Text, nullable=False, server_default=""),
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

# Who looks at a table through which server; a sign of life that expires, not history.
presence = Table(
    "presence",
    metadata,
    Column("server", String(16), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("players", Text, nullable=False),
    Column("nameless", Integer, nullable=False),
    Column("until", Float, nullable=False),
    Index("presence_table", "table_id"),
)

# What a guest has learnt: the steps and exercises of each lesson that are done, the games that were won.
progress = Table(
    "progress",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("part", String(60), primary_key=True),
    Column("at", Float, nullable=False),
)

# What was found out about a record, by the hash of its text. One server at a time works at it: its claim ends
# at `until`, so that another can go on where a server was killed.
analyses = Table(
    "analysis",
    metadata,
    Column("record", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("owner", String(16), nullable=False),
    Column("asked", Float, nullable=False),
    Column("state", String(10), nullable=False),
    Column("share", Float, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("report", Text, nullable=False),
    Column("server", String(16), nullable=False),
    Column("until", Float, nullable=False),
    Index("analysis_state", "state", "asked"),
)

# Records from files, by the beginning of their hash; `keeper` tells addresses apart without naming them.
kept_records = Table(
    "kept_record",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("text", Text, nullable=False),
    Column("letters", Integer, nullable=False),
    Column("keeper", String(16), nullable=False),
    Column("seen", Float, nullable=False),
    Index("kept_record_seen", "seen"),
)
