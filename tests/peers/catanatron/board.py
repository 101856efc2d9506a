"""catanatron's map in our names: its cube coordinates and node numbers against our ids."""

from __future__ import annotations

from catanatron.models.board import STATIC_GRAPH
from catanatron.models.map import PORT_DIRECTION_TO_NODEREFS, CatanMap, NodeRef, Port

from tilefolk.games.catan import names
from tilefolk.games.catan.geometry import CORNERS, GEOMETRY
from tilefolk.games.catan.names import ANY, DESERT
from tilefolk.games.catan.rules import Catan

RESOURCES = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
CARDS = ("KNIGHT", "ROAD_BUILDING", "YEAR_OF_PLENTY", "MONOPOLY", "VICTORY_POINT")
_CORNERS = dict(
    zip(
        CORNERS,
        (NodeRef[name] for name in ("NORTH", "NORTHEAST", "SOUTHEAST", "SOUTH", "SOUTHWEST", "NORTHWEST")),
        strict=True,
    )
)


class Atlas:
    """Translates places of one catanatron map."""

    def __init__(self, island: CatanMap) -> None:
        self.hex_of = {(x, y, z): GEOMETRY.hex_points.index((x - y, 3 * z)) for x, y, z in island.land_tiles}
        self.node_of: dict[int, int] = {}
        for place, tile in island.land_tiles.items():
            for corner, node in zip(_CORNERS, GEOMETRY.hex_intersections[self.hex_of[place]], strict=True):
                self.node_of[tile.nodes[_CORNERS[corner]]] = node
        assert sorted(self.node_of.values()) == list(range(54))
        self.path_of = {}
        for a, b in STATIC_GRAPH.edges():
            if a in self.node_of and b in self.node_of:
                ends = tuple(sorted((self.node_of[a], self.node_of[b])))
                self.path_of[a, b] = self.path_of[b, a] = GEOMETRY.path_ends.index(ends)
        assert len(set(self.path_of.values())) == 72

    def lay_out(self, game: Catan, island: CatanMap) -> None:
        """Give our empty game the same island, and let the founding begin with seat 0."""
        terrain, token, harbour = [0] * 19, [0] * 19, [0] * 9
        for place, tile in island.land_tiles.items():
            at = self.hex_of[place]
            terrain[at] = DESERT if tile.resource is None else RESOURCES.index(tile.resource)
            token[at] = tile.number or 0
        for tile in island.tiles.values():
            if isinstance(tile, Port):
                ends = sorted(
                    self.node_of[tile.nodes[ref]] for ref in PORT_DIRECTION_TO_NODEREFS[tile.direction]
                )
                kind = ANY if tile.resource is None else RESOURCES.index(tile.resource)
                harbour[GEOMETRY.harbour_ends.index(tuple(ends))] = kind
        game.terrain, game.token, game.harbour = terrain, token, harbour
        game.robber = terrain.index(DESERT)
        game.recount()
        game.phase = names.PHASE_FOUND_SETTLEMENT
        game.turn = game.first = 0
