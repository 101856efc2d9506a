"""Bots: levels for people, baselines for measurements, hints, and a place for bots of one's own.

>>> from tilefolk import bots, start
>>> match = start("hunters", players=2, seed=1)
>>> bot = bots.make("easy", match.spec, seed=1)
>>> bot.choose(match.game, match.game.to_move) in match.game.legal()
True
"""

from __future__ import annotations

from tilefolk.bots.bot import Bot
from tilefolk.bots.factory import available, known, make
from tilefolk.bots.hints import Hint, hint
from tilefolk.bots.levels import BASELINES, Level, UnknownBot, level, levels
from tilefolk.bots.manners import shunned

__all__ = [
    "BASELINES",
    "Bot",
    "Hint",
    "Level",
    "UnknownBot",
    "available",
    "hint",
    "known",
    "level",
    "levels",
    "make",
    "shunned",
]
