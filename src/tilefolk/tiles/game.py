"""``TileGame``: the hooks that all tile-laying games fill in alike, and what Python asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tilefolk.core import names as core_names
from tilefolk.core.game import Game
from tilefolk.core.memory import Mask
from tilefolk.core.numbers import LEAST_COORDINATE, MOST_COORDINATE, whole
from tilefolk.core.rng import Rng
from tilefolk.tiles import (
    actions,
    board,
    decks,
    features,
    figures,
    legal,
    lookup,
    masks,
    names,
    packing,
    prefetch,
    snapshots,
    turn,
)
from tilefolk.tiles.state import TileState
from tilefolk.tiles.table import TileTable

if TYPE_CHECKING:
    from tilefolk.core.values import Snapshot
    from tilefolk.tiles.facts import FeatureFacts, TileSnapshot


class TileGame(TileState):
    """The course of the game on a board; a game adds figures, scoring and the end."""

    def __init__(
        self, players: int, table: TileTable, figures_each: int, first_group: int, source_count: int
    ) -> None:
        """``first_group`` of the ``figures_each`` figures of a seat are of one sort, the rest of another.

        A game goes on with ``_lay_start_tiles`` when its own fields are set.
        """
        Game.__init__(self, whole(players, "players", 1, names.SEATS))
        self.table = table
        self.figures_each = figures_each
        self.first_group = first_group
        self.source_count = source_count
        self.index_count = names.INDICES
        self.last_tile = -1
        decks.fill(self)

    def _lay_start_tiles(self) -> None:
        """H1.3, M1.3: the start tiles lie on the table; all others are in their decks."""
        for number, kind in enumerate(self.table.tile_set.kinds):
            if kind.start is not None:
                x, y = kind.start
                turn.lay_start_tile(self, number, x, y)
        for join in self.table.tile_set.joins:
            turn.join_start_tiles(self, self._start_piece(*join.first), self._start_piece(*join.second))

    def _start_piece(self, tile_name: str, zone_name: str) -> int:
        number = self.table.kind_number(tile_name)
        zone = self.table.tile_set.kinds[number].zone_index(zone_name)
        tiles = [tile for tile in range(self.tile_count) if self.laid_tiles[tile].kind == number]
        return self.piece(tiles[0], zone)

    # --- whose move, and what may be done ------------------------------------------------------------

    def _to_move(self) -> int:
        if self.phase == names.DRAW:
            return core_names.CHANCE
        if self.phase == names.FINISHED:
            return core_names.OVER
        return self.seat

    def _legal_into(self, buffer: list[int]) -> int:
        if self.phase == names.PLACE:
            return legal.places_into(self, buffer)
        if self.phase == names.FIGURE:
            buffer[0] = actions.pack_action(names.FIGURE, 0)
            return self._figures_into(buffer, 1, 1 + names.OPTIONS_MAX)
        if self.phase == names.CHOOSE:
            return self._choices_into(buffer)
        return 0

    def _chance_into(self, outcomes: list[int], weights: list[int]) -> int:
        return decks.kinds_into(self, outcomes, weights)

    def _sample_chance(self, rng: Rng) -> int:
        return decks.sample(self, rng)

    def _random_action(self, rng: Rng) -> int:
        if self.phase == names.PLACE:
            return legal.random_place(self, rng)
        return Game._random_action(self, rng)

    def _apply(self, action: int) -> None:
        tag = actions.tag_of(action)
        payload = actions.payload_of(action)
        if tag == names.DRAW:
            turn.draw(self, payload)
        elif tag == names.PLACE:
            x = actions.square_x(payload)
            y = actions.square_y(payload)
            turn.place(self, x, y, actions.rotation_of(payload))
        elif tag == names.FIGURE:
            if payload > 0:
                self._place_figure(actions.figure_group(payload), actions.figure_zone(payload))
            self._score_laid()
        else:
            self._choose(payload)

    def _points(self, seat: int, source: int) -> int:
        return figures.points(self, seat, source)

    def _score(self, seat: int) -> int:
        return figures.score(self, seat)

    # --- indices and masks ---------------------------------------------------------------------------

    def _index_of(self, action: int) -> int:
        return masks.index_of(self, action)

    def _action_at(self, index: int) -> int:
        return masks.action_at(self, index)

    def _mask_into(self, mask: Mask, front: int) -> int:
        masks.clear(self, mask, front)
        return masks.places_into(self, mask) if self.phase == names.PLACE else self._mark_legal(mask)

    def _mask_front(self) -> int:
        return masks.front(self)

    def _fetch(self, index: int) -> None:
        prefetch.fetch(self, index)

    # --- what the game is played with ----------------------------------------------------------------

    @property
    def tiles_text(self) -> str | None:
        """The tile set as text, where it is not the game's own."""
        tiles = self.table.tile_set
        return None if tiles.text == self.spec.own_tiles_text() else tiles.text

    # --- the position as plain numbers ---------------------------------------------------------------

    def snapshot(self) -> TileSnapshot:
        """The whole position as plain numbers."""
        return snapshots.take(self)

    def restore(self, snapshot: Snapshot) -> None:
        """Become the position that a snapshot describes."""
        snapshots.restore(self, cast("TileSnapshot", snapshot))

    def lay_tile(self, x: int, y: int, kind: int, rotation: int) -> bool:
        """Lay a tile outside of any turn, as a position tells it; whether it fits there."""
        site = self._checked_site(x, y)
        kind = self.table.checked_kind(kind)
        rotation = whole(rotation, "rotation", 0, names.ROTATION_MASK)
        if site < 0 or self.squares[site].tile >= 0 or not board.fits_at(self, kind, rotation, site):
            return False
        self.last_tile = board.lay(self, kind, rotation, site)
        return True

    def stand_figure(self, seat: int, group: int, zone: int) -> bool:
        """Put a figure on the tile laid last, as a position tells it; whether it can stand there."""
        seat = self._checked_seat(seat)
        piece = self.piece(self.last_tile, zone)
        first = self.first_group if group else 0
        last = self.figures_each if group else self.first_group
        slot = figures.free_figure(self, seat, first, last)
        if slot < 0 or any(there == piece for _, _, there in self.figures_standing()):
            return False
        figures.stand(self, seat, slot, piece)
        return True

    # --- numbers from outside ------------------------------------------------------------------------

    def _checked_piece(self, piece: int) -> int:
        return whole(piece, "piece", 0, self.piece_count - 1)

    def _checked_site(self, x: int, y: int) -> int:
        """The site of a square, or -1."""
        x = whole(x, "coordinate", LEAST_COORDINATE, MOST_COORDINATE)
        return lookup.site_at(self, x, whole(y, "coordinate", LEAST_COORDINATE, MOST_COORDINATE))

    # --- what Python asks: the board -----------------------------------------------------------------

    def tile(self, number: int) -> tuple[int, int, int, int]:
        """x, y, kind and rotation of a laid tile."""
        number = whole(number, "tile", 0, self.tile_count - 1)
        site = self.laid_tiles[number].site
        x, y = self.squares[site].x, self.squares[site].y
        return (x, y, self.laid_tiles[number].kind, self.laid_tiles[number].rotation)

    def tile_at(self, x: int, y: int) -> int | None:
        """The number of the tile on a square, or None."""
        site = self._checked_site(x, y)
        return None if site < 0 or self.squares[site].tile < 0 else self.squares[site].tile

    def frontier_squares(self) -> list[tuple[int, int]]:
        """The squares that touch a laid tile, in the order of their slots."""
        return [
            (self.squares[self.frontier[i]].x, self.squares[self.frontier[i]].y)
            for i in range(self.frontier_count)
        ]

    def needs_at(self, x: int, y: int) -> list[int | None]:
        """For a frontier square, the side pattern needed on each side (None: free)."""
        site = self._checked_site(x, y)
        if site < 0 or self.squares[site].tile >= 0:
            raise KeyError((x, y))
        need = self.frontier_need[self.squares[site].slot]
        sides = [packing.side_of(need, side) for side in range(names.SIDES)]
        return [None if side == names.ANY_SIDE else side for side in sides]

    def kinds_fitting(self, x: int, y: int) -> list[int]:
        """The kinds of which a tile fits on a frontier square, in some rotation."""
        site = self._checked_site(x, y)
        if site < 0 or self.squares[site].tile >= 0:
            raise KeyError((x, y))
        need = self.frontier_need[self.squares[site].slot]
        return [kind for kind in range(self.table.kinds) if self.table.fit[packing.fit_number(kind, need)]]

    def fits_somewhere(self, kind: int) -> bool:
        """Whether a kind can be laid anywhere now."""
        return board.fits_somewhere(self, self.table.checked_kind(kind))

    @property
    def last_laid(self) -> int | None:
        """The tile just laid, until its turn ends."""
        return None if self.last_tile < 0 else self.last_tile

    # --- what Python asks: pieces and features -------------------------------------------------------

    def piece(self, tile: int, zone: int) -> int:
        """The number of the piece that a zone of a laid tile is."""
        tile = whole(tile, "tile", 0, self.tile_count - 1)
        first = self.laid_tiles[tile].first_piece
        return first + whole(zone, "zone", 0, self.laid_tiles[tile + 1].first_piece - first - 1)

    def piece_type(self, piece: int) -> str:
        """The type of a piece, as a word."""
        return self.table.types[self.pieces[self._checked_piece(piece)].type]

    def piece_cell(self, piece: int) -> tuple[int, int, int]:
        """x, y and zone of a piece."""
        piece = self._checked_piece(piece)
        site = self.laid_tiles[self.pieces[piece].tile].site
        return (self.squares[site].x, self.squares[site].y, features.zone_of(self, piece))

    def root_of(self, piece: int) -> int:
        """The root of the feature that a piece belongs to."""
        return lookup.find_root(self, self._checked_piece(piece))

    def roots(self) -> list[int]:
        """The roots of all features."""
        return [piece for piece in range(self.piece_count) if lookup.find_root(self, piece) == piece]

    def feature_pieces(self, root: int) -> list[int]:
        """All pieces of a feature, in order."""
        root = self._checked_piece(root)
        members = [root]
        piece = self.pieces[root].ring
        while piece != root:
            members.append(piece)
            piece = self.pieces[piece].ring
        return sorted(members)

    def feature(self, root: int) -> FeatureFacts:
        """Open ends, tiles, pieces, goods and figures a seat of a feature."""
        root = self.root_of(root)
        packed = self.pieces[root].figures
        mask = features.majority(self, packed)
        return {
            "type": self.piece_type(root),
            "open": self.pieces[root].open_ends,
            "tiles": features.tile_count(self, root),
            "pieces": features.piece_count(self, root),
            "goods": self.table.unpacked(self.pieces[root].type, self.pieces[root].goods),
            "figures": [packing.figures_of(packed, seat) for seat in range(self.players)],
            "owners": [seat for seat in range(self.players) if mask >> seat & 1],
        }

    def value_of(self, piece: int) -> int:
        """What the feature of a piece would bring its owners as it stands."""
        return self._value(self.root_of(piece))

    def owners_of(self, piece: int) -> list[int]:
        """Who would score the feature of a piece as it stands."""
        mask = self._owners(self.root_of(piece))
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def is_complete(self, piece: int) -> bool:
        """Whether the feature of a piece can't grow any more."""
        return self._complete(self.root_of(piece))

    # --- what Python asks: figures and decks ---------------------------------------------------------

    def figures_standing(self) -> list[tuple[int, int, int]]:
        """Seat, slot and piece of every figure on the board."""
        return [
            (seat, slot, lookup.figure_piece(self, seat, slot))
            for seat in range(self.players)
            for slot in range(self.figures_each)
            if lookup.figure_piece(self, seat, slot) >= 0
        ]

    @property
    def drawn_kind(self) -> int | None:
        """The kind in the hand of the seat on turn."""
        return None if self.drawn < 0 else self.drawn

    def left_of(self, kind: int) -> int:
        """How many tiles of a kind have not been drawn."""
        return self.left[self.table.checked_kind(kind)]

    def discarded_of(self, kind: int) -> int:
        """How many tiles of a kind fitted nowhere and left the game."""
        return self.discarded[self.table.checked_kind(kind)]

    def deck_size(self, deck: int) -> int:
        """How many tiles of a deck have not been drawn."""
        return self.deck_left[whole(deck, "deck", 0, self.table.decks - 1)]
