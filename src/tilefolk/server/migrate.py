"""Schema changes, by Alembic, without a configuration file."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select

LOCK = 7_415_200


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest schema; servers that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    elif connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    command.upgrade(config_for(connection), "head")


def config_for(connection: Connection) -> Config:
    """Alembic's configuration around an open connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
