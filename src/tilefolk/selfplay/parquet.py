"""Observations of self-play as a Parquet table: one row a decision."""

from __future__ import annotations

import io
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

import tilefolk
from tilefolk.envs.layout import COMPACT_VERSION, ENCODING_VERSION
from tilefolk.selfplay.plan import Plan
from tilefolk.selfplay.playing import Played


def schema(plan: Plan) -> Any:
    """The columns; ``legal`` are the indices that the mask allows, ``policy`` the bot's share of each."""
    number = pa.float32() if plan.encoding == "compact" else pa.int16()
    version = COMPACT_VERSION if plan.encoding == "compact" else ENCODING_VERSION
    return pa.schema(
        [
            ("game", pa.int64()),
            ("seed", pa.int64()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.list_(number)),
            ("legal", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("policy", pa.list_(pa.float32())),
            ("value", pa.float32()),
            ("rewards", pa.list_(pa.int16())),
            ("returns", pa.list_(pa.float32())),
            ("scores", pa.list_(pa.int16())),
        ],
        metadata={
            "tilefolk": tilefolk.__version__,
            "game": plan.game,
            "encoding": plan.encoding,
            "encoding_version": str(version),
        },
    )


def table_bytes(plan: Plan, games: list[Played]) -> bytes:
    """All decisions of some games; ``rewards`` are the points that every seat won until the next row."""
    rows = []
    for game in games:
        for number, step in enumerate(game.steps):
            last = number + 1 == len(game.steps)
            after = game.scores if last else game.steps[number + 1].scores
            before = step.scores if number else [0] * len(game.scores)
            rows.append(
                {
                    "game": game.number,
                    "seed": game.seed,
                    "step": number,
                    "seat": step.seat,
                    "bot": game.lineup[step.seat],
                    "observation": step.observation,
                    "legal": step.legal,
                    "action": step.action,
                    "policy": step.policy,
                    "value": step.value,
                    "rewards": [now - then for now, then in zip(after, before, strict=True)],
                    "returns": game.returns,
                    "scores": game.scores,
                }
            )
    out = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema(plan)), out, compression="zstd")
    return out.getvalue()
