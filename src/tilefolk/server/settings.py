"""What can be set when a server is started."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, field

from tilefolk.core.errors import TilefolkError
from tilefolk.server.thread_pools import cores

PRIVATE_MODE = 0o600
MODE_BITS_OF_OTHERS = 0o077
"""The rights of all but the owner."""
SHORTEST_SECRET = 16
"""Characters; with a shorter one, or none, anybody could sign cookies and invitations."""


class Limits(Struct, frozen=True, kw_only=True):
    """How much, how often; rates are tokens a second, bursts the size of the bucket."""

    message_bytes: int = 8 * 1024
    frame_bytes: int = 64 * 1024
    head_bytes: int = 64 * 1024
    body_bytes: int = 16 * 1024
    backlog_bytes: int = 512 * 1024  # that wait for one reader
    head_seconds: float = 10.0
    body_seconds: float = 10.0
    stall_seconds: float = 20.0  # in which a reader has to take something
    message_rate: float = 20.0
    message_burst: float = 40.0
    flood: int = 200
    frame_rate: float = 100.0  # of which messages are made, pings among them
    frame_burst: float = 1_000.0
    snapshot_rate: float = 2.0  # that are asked for, by `sync`, by `view_seat` or by an action that is stale
    snapshot_burst: float = 40.0
    seat_rate: float = 0.2  # commands about seats, colours and pledges
    seat_burst: float = 40.0
    chat_rate: float = 1.0
    chat_burst: float = 10.0
    chat_a_table: int = 2_000
    hint_rate: float = 0.5
    hint_burst: float = 20.0
    try_rate: float = 10.0  # actions that are tried out
    try_burst: float = 100.0
    tables_a_guest: int = 20  # in memory, not over
    bots_a_guest: int = 60  # at those tables
    guests_an_address: int = (
        8  # whose tables, bots, messages, seats, chat, hints, trials one address may have
    )
    call_rate: float = 10.0
    call_burst: float = 100.0
    table_rate: float = 0.2
    table_burst: float = 20.0
    sockets_an_address: int = 100
    analyses_a_guest: int = 5  # that wait or are worked at
    analysed_moves: int = 5_000  # draws among them: several times the longest game that people play
    records: int = 2_000  # from files that are kept, and their letters in all
    record_letters: int = 64 * 2**20
    records_an_address: int = 100
    record_days: float = 90.0  # after which one that nobody looks at is forgotten


class Settings(Struct, frozen=True, kw_only=True):
    """A server's settings; every default is right for playing at home."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    static: Path = Path(__file__).parent / "static"
    docs: Path = Path(__file__).parent / "site"
    hostnames: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    bot_pace: float = 0.8
    bot_threads: int = field(default_factory=cores)
    host_absence: float = 60.0
    seat_absence: float = 120.0
    reveal_within: float = 8.0
    answer_seconds: int = 15  # for which bots wait for people, where a table does not say another number
    idle: float = 600.0
    catch_up: float = 15.0
    forget_after: float | None = None  # days
    metrics_token: str | None = None
    analyses: bool = True  # whether finished games are analysed here
    analysis_quality: str = "marked"
    analysis_niceness: int = 19
    limits: Limits = Limits()


def at_home(folder: Path, **changes: object) -> Settings:
    """Settings for one machine: SQLite and the signing secret in this folder, for this user's eyes only."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    database = f"sqlite+aiosqlite:///{folder / 'tilefolk.db'}"
    return Settings(**{"database": database, "secret": kept_secret(folder / "secret"), **changes})  # type: ignore[arg-type]


def kept_secret(key: Path) -> str:
    """The secret in a file, made by the first server that starts; others that start with it read the same."""
    if not key.exists():
        draft = key.with_name(f"secret-{secrets.token_hex(8)}")
        draft.touch(mode=PRIVATE_MODE)
        draft.write_text(secrets.token_urlsafe(32))
        with suppress(FileExistsError):
            os.link(draft, key)  # all of it at once, and only if nobody was first
        draft.unlink()
    try:
        secret = key.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        secret = ""
    if len(secret) < SHORTEST_SECRET:
        raise TilefolkError("server.secret.too_short", file=str(key), least=SHORTEST_SECRET)
    return secret


def keep_private(file: Path) -> None:
    """Make a file, or take the rights of others to one: it holds what only the server may know."""
    file.touch(mode=PRIVATE_MODE)
    for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if part.exists() and part.stat().st_mode & MODE_BITS_OF_OTHERS:
            part.chmod(PRIVATE_MODE)
