"""What can be set when a server is started."""

from __future__ import annotations

import secrets
from pathlib import Path

from msgspec import Struct, field


class Limits(Struct, frozen=True, kw_only=True):
    """How much, how often; rates are tokens a second, bursts the size of the bucket."""

    message_bytes: int = 8 * 1024
    frame_bytes: int = 64 * 1024
    body_bytes: int = 16 * 1024
    message_rate: float = 20.0
    message_burst: float = 40.0
    flood: int = 200
    chat_rate: float = 1.0
    chat_burst: float = 10.0
    call_rate: float = 10.0
    call_burst: float = 100.0
    table_rate: float = 0.2
    table_burst: float = 20.0
    sockets_an_address: int = 100
    backlog: int = 256


class Settings(Struct, frozen=True, kw_only=True):
    """A server's settings; every default is right for playing at home."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    static: Path = Path(__file__).parent / "static"
    origins: tuple[str, ...] = ()
    bot_pace: float = 0.8
    bot_threads: int = 4
    host_absence: float = 60.0
    idle: float = 600.0
    catch_up: float = 15.0
    forget_after: float | None = None  # days
    metrics_token: str | None = None
    limits: Limits = Limits()


def at_home(folder: Path, **changes: object) -> Settings:
    """Settings for one machine: SQLite and the signing secret in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    key = folder / "secret"
    if not key.exists():
        key.touch(mode=0o600)
        key.write_text(secrets.token_urlsafe(32))
    database = f"sqlite+aiosqlite:///{folder / 'tilefolk.db'}"
    return Settings(**{"database": database, "secret": key.read_text().strip(), **changes})  # type: ignore[arg-type]
