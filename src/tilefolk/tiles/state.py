"""What a position of a tile-laying game holds, and the hooks that a game fills in.

Tiles lie on *sites*, numbered squares of an unbounded plane. Every zone of a laid tile is a *piece*, and
pieces that touch are a *feature* (``features``). The *frontier* lists the squares where a tile may be laid,
each with what its four sides need. Decks have no order to know: only how many of each kind are left.
"""

from __future__ import annotations

from typing import Annotated

from tilefolk.core import memory
from tilefolk.core.game import Game
from tilefolk.tiles import features, names, records, turn
from tilefolk.tiles.table import TileTable


class TileState(Game):
    """A position: fixed-size arrays of numbers. x grows to the east, y to the south."""

    table: TileTable

    # the board
    tile_count: int
    piece_count: int
    site_count: int
    frontier_count: int
    laid_tiles: Annotated[list[records.LaidTile], names.LAID_TILES]
    pieces: Annotated[list[records.Piece], names.PIECES_MAX]
    hash_table: Annotated[list[int], names.HASH_SIZE]
    squares: Annotated[list[records.Square], names.SITES_MAX]
    frontier: Annotated[list[int], names.FRONTIER_MAX]
    frontier_need: Annotated[list[int], names.FRONTIER_MAX]
    frontier_place: Annotated[list[int], names.FRONTIER_MAX]

    # figures and points: figures_each a seat, of which the first first_group are of one sort
    figures_each: int
    first_group: int
    standing: Annotated[list[int], names.FIGURES_IN_ALL]
    points_of: Annotated[list[int], names.POINTS_IN_ALL]

    # the decks, the tile in hand, and how many of every sixteen kinds are left
    drawn: int
    drawing_deck: int
    deck_left: Annotated[list[int], names.DECKS_MAX]
    group_left: Annotated[list[int], names.GROUPS_IN_ALL]
    left: Annotated[list[int], names.KINDS_MAX]
    discarded: Annotated[list[int], names.KINDS_MAX]

    # the turn
    phase: int
    seat: int
    last_tile: int
    turns: int

    # --- hooks of the games ------------------------------------------------------------------------

    def _buildable(self, x: int, y: int) -> bool:
        """Whether the game allows tiles on that square at all."""
        return True

    def _value(self, root: int) -> int:
        """What a feature would bring its owners as it stands."""
        return 0

    def _owners(self, root: int) -> int:
        """H4.3, M4.4: who would score a feature, as bits."""
        return features.majority(self, self.pieces[root].figures)

    def _complete(self, root: int) -> bool:
        """Whether a feature can't grow any more."""
        return self.pieces[root].open_ends == 0

    def _figures_into(self, buffer: list[int], n: int, end: int) -> int:
        """Write the figures that may be placed on the tile just laid, from place ``n`` to ``end`` at most.

        Returns where the next would be written.
        """
        return n

    def _choices_into(self, buffer: list[int]) -> int:
        """Write what may be chosen to be scored next."""
        return 0

    def _place_figure(self, group: int, zone: int) -> None:
        """Place a figure of a group on a zone of the tile just laid."""

    def _choose(self, choice: int) -> None:
        """Score what was chosen."""

    def _score_laid(self) -> None:
        """Score what the tile just laid completed; leads on to the next phase or turn."""
        turn.end_turn(self)

    def _final_scoring(self) -> None:
        """Score what is scored only at the end."""

    # --- copies --------------------------------------------------------------------------------------

    def _share(self, other: Game) -> None:
        """The table and the numbers that never change."""
        assert isinstance(other, TileState)
        source = other
        self.table = source.table
        self.figures_each = source.figures_each
        self.first_group = source.first_group

    def _copy_tiles(self, other: TileState) -> None:
        """Copy only what is in use: early positions are cheaper to copy than late ones."""
        self.tile_count = other.tile_count
        self.piece_count = other.piece_count
        self.site_count = other.site_count
        self.frontier_count = other.frontier_count
        records.copy_laid_tiles(self.laid_tiles, other.laid_tiles, other.tile_count + 1)
        records.copy_pieces(self.pieces, other.pieces, other.piece_count)
        memory.copy_shorts(self.hash_table, other.hash_table, names.HASH_SIZE)
        records.copy_squares(self.squares, other.squares, other.site_count)
        memory.copy_shorts(self.frontier, other.frontier, other.frontier_count)
        memory.copy_shorts(self.frontier_need, other.frontier_need, other.frontier_count)
        memory.copy_ints(self.frontier_place, other.frontier_place, other.frontier_count)
        memory.copy_shorts(self.standing, other.standing, names.FIGURES_IN_ALL)
        memory.copy_ints(self.points_of, other.points_of, names.POINTS_IN_ALL)
        self.drawn = other.drawn
        self.drawing_deck = other.drawing_deck
        memory.copy_shorts(self.deck_left, other.deck_left, names.DECKS_MAX)
        memory.copy_shorts(self.group_left, other.group_left, names.GROUPS_IN_ALL)
        memory.copy_shorts(self.left, other.left, self.table.kinds)
        memory.copy_shorts(self.discarded, other.discarded, self.table.kinds)
        self.phase = other.phase
        self.seat = other.seat
        self.last_tile = other.last_tile
        self.turns = other.turns
