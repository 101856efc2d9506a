"""Self-play: games between bots as records, and as observations for training."""

from __future__ import annotations

from tilefolk.selfplay.plan import Plan, SelfplayError
from tilefolk.selfplay.running import run

__all__ = ["Plan", "SelfplayError", "run"]
