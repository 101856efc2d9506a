"""``Plan``: which games a directory of self-play holds, and how they are divided into shards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

import tilefolk
from tilefolk.core.errors import TilefolkError
from tilefolk.core.files import write_whole

SHARD_GAMES = 50
"""Games of a shard: a task for one worker, and what is lost at most when it is."""
PLAN_FILE = "plan.json"
COMPACT_GAMES = ("hunters", "mayflower")
"""Games that have the compact encoding; Catan's full one is as small."""


class SelfplayError(TilefolkError):
    """Self-play can't go on; what was written stays."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Bots, a game and a number of games; the same plan gives the same files, however many workers share it.

    Games have the numbers 0, 1, 2 …; game n has the seed ``seed`` + n, and its bots sit one seat further than
    in the game before.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    players: int
    seed: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    seconds: float | None = None
    iterations: int | None = None
    observations: bool = False
    encoding: str = "full"
    shard_games: int = SHARD_GAMES

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.games // self.shard_games)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard_games, min(self.games, (shard + 1) * self.shard_games))

    def as_json(self) -> dict[str, object]:
        """The plan as plain data, with the version of the program that plays it."""
        plain: dict[str, object] = json.loads(json.dumps({"version": tilefolk.__version__, **asdict(self)}))
        return plain

    def claim(self, out: Path) -> None:
        """Write the plan into the directory, or check that what lies there is the same one, maybe shorter."""
        if self.observations and self.encoding == "compact" and self.game not in COMPACT_GAMES:
            raise SelfplayError("selfplay.no_compact", game=self.game)
        file, mine = out / PLAN_FILE, self.as_json()
        there: dict[str, object] | None = None
        try:
            out.mkdir(parents=True, exist_ok=True)
            if file.exists():
                there = dict(json.loads(file.read_text("utf-8")))
        except (ValueError, TypeError) as error:
            raise SelfplayError("selfplay.bad_plan", file=str(file)) from error
        except OSError as error:
            raise SelfplayError("selfplay.cannot_write", file=str(out), reason=str(error.strerror)) from error
        if there is not None:
            other = sorted(key for key, value in mine.items() if key != "games" and there.get(key) != value)
            if other:
                raise SelfplayError("selfplay.other_plan", directory=str(out), fields=", ".join(other))
        if there != mine:
            put(file, (json.dumps(mine, indent=1) + "\n").encode())


def put(path: Path, content: bytes) -> None:
    """Write a file of the directory, as a whole or not at all."""
    try:
        write_whole(path, content)
    except OSError as error:
        raise SelfplayError("selfplay.cannot_write", file=str(path), reason=str(error.strerror)) from error
