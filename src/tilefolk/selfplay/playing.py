"""The games of a shard, on any machine: a task in, bytes out."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import tilefolk
from tilefolk import bots
from tilefolk.arena.bot_files import NO_FILES, BotFiles
from tilefolk.arena.playing import DECISIONS_MAX
from tilefolk.core.chance import StreamChance
from tilefolk.core.match import Match
from tilefolk.core.rng import Rng
from tilefolk.selfplay.plan import Plan

BOT_SEED = 31
"""Game n with seed s gives the bot at seat k the seed s * BOT_SEED + k, as in the arena."""
STEADY = (1980, 1, 1, 0, 0, 0)
"""The time of files in an archive, so that the same games are the same bytes."""


@dataclass(frozen=True, slots=True)
class ShardTask:
    """A shard of a plan, with the files of its bots: workers elsewhere do not have them."""

    plan: Plan
    shard: int
    files: BotFiles = NO_FILES


@dataclass(frozen=True, slots=True)
class Shard:
    """What a worker sends back: records as a ZIP archive, and observations as Parquet if the plan asks."""

    games: int
    records: bytes
    observations: bytes | None


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: the seat, its action's index, what it saw and could do, and what its bot thought."""

    seat: int
    action: int
    observation: Any
    legal: list[int]
    policy: list[float] | None
    value: float | None
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game."""

    number: int
    seed: int
    lineup: tuple[str, ...]
    record: str
    steps: list[Step]
    scores: list[int]
    returns: list[float]


def play_shard(task: ShardTask) -> Shard:
    """Play the games of a shard."""
    records = io.BytesIO()
    played = []
    with (
        task.files.unpacked(task.plan.bots) as here,
        zipfile.ZipFile(records, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for game in play_games(task, here):
            name = zipfile.ZipInfo(f"{game.number:09d}.record", STEADY)
            name.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(name, game.record)
            played.append(game)
    observations = None
    if task.plan.observations:
        from tilefolk.selfplay.parquet import table_bytes

        observations = table_bytes(task.plan, played)
    return Shard(len(played), records.getvalue(), observations)


def play_games(task: ShardTask, here: Mapping[str, str]) -> Iterator[Played]:
    """The games of a shard, each with fresh bots; ``here``: their names on this machine."""
    plan = task.plan
    encoder: Any = None
    for number in task.plan.numbers(task.shard):
        if plan.observations and encoder is None:
            from tilefolk.envs.encoders import encoder_for

            encoder = encoder_for(tilefolk.get(plan.game).new(plan.players, plan.options), plan.encoding)
        yield play_one(plan, number, here, encoder)


def play_one(plan: Plan, number: int, here: Mapping[str, str], encoder: Any) -> Played:
    """One game to its end."""
    spec = tilefolk.get(plan.game)
    seed = plan.seed + number
    lineup = plan.lineup(number)
    players = [
        bots.make(
            here[name],
            spec,
            seed * BOT_SEED + seat,
            seconds=plan.seconds,
            iterations=plan.iterations,
        )
        for seat, name in enumerate(lineup)
    ]
    match = Match.start(
        spec,
        plan.players,
        options=dict(plan.options),
        chance=StreamChance(Rng(seed)),
        seats=dict(enumerate(lineup)),
    )
    game = match.game
    steps: list[Step] = []
    while not game.is_over:
        seat = game.to_move
        before = game.copy() if encoder is not None else game
        action = players[seat].choose(game, seat)
        if encoder is not None:
            steps.append(_step(before, seat, action, players[seat], encoder))
        match.play(action, seat)
        if len(match.record.moves) > DECISIONS_MAX * 2:
            raise RuntimeError(f"a game of {spec.name} with seed {seed} did not end")
    return Played(
        number,
        seed,
        lineup,
        match.record.text(),
        steps,
        game.scores(),
        [float(share) for share in game.returns()],
    )


def _step(game: Any, seat: int, action: int, bot: bots.Bot, encoder: Any) -> Step:
    legal = [game.index_of(one) for one in game.legal_for(seat)]
    policy = None
    if bot.estimate is not None:
        shares = {game.index_of(one): share for one, share in bot.estimate.policy.items()}
        policy = [shares.get(index, 0.0) for index in legal]
    return Step(
        seat,
        game.index_of(action),
        encoder.observe(game, seat),
        legal,
        policy,
        None if bot.estimate is None else bot.estimate.value,
        game.scores(),
    )
