"""Positions of Hunters and Gatherers as text: as for all tile games."""

from __future__ import annotations

from tilefolk.games.hunters.notation import ROLES
from tilefolk.games.hunters.tables import DECKS, SOURCES
from tilefolk.tiles.position import TilePositions

POSITIONS = TilePositions("hunters", ROLES, SOURCES, DECKS, ("river", "forest"))
