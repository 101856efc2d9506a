"""The course of a tile-laying game: draw, lay, place a figure, score, next turn.

Phases and actions are numbers; ``tiles/actions.py`` says what they mean.
"""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.errors import IllegalAction
from tilefolk.core.game import Game
from tilefolk.core.registry import get
from tilefolk.tiles.decks import TileDecks
from tilefolk.tiles.moves import TileMoves
from tilefolk.tiles.table import TileTable

if not cython.compiled:
    from tilefolk.tiles.board import site_at
    from tilefolk.tiles.features import find_root


@cython.cclass
class TileGame(TileMoves):
    """The course of the game on a board; a game adds figures, scoring and the end."""

    def __init__(
        self,
        players: cython.int,
        table: TileTable,
        figures_each: cython.int,
        first_group: cython.int,
        source_count: cython.int,
    ) -> None:
        TileMoves.__init__(self, players, table, figures_each, first_group, source_count)
        self.index_count = 848 + 33 + 32
        self._begin()

    def _begin(self) -> None:
        """Lay the start tiles; all others are in their decks."""
        self.phase = 0
        self.seat = 0
        self.laid = -1
        self.turns = 0
        self._fill_decks()
        tile_set = self.table.tile_set
        for number, kind_of_tile in enumerate(tile_set.kinds):
            if kind_of_tile.start is not None:
                x, y = kind_of_tile.start
                self._lay(number, 0, self._new_site(x, y))
        for join in tile_set.joins:
            self._join_from_the_start(join.first, join.second)

    def _join_from_the_start(self, first: tuple[str, str], second: tuple[str, str]) -> None:
        ends: list[int] = []
        tile: cython.int
        for tile_name, zone_name in (first, second):
            number = self.table.kind_number(tile_name)
            for tile in range(self.tiles):
                if self.lying[tile].kind == number:
                    zone = self.table.tile_set.kinds[number].zone_index(zone_name)
                    ends.append(self.lying[tile].piece + zone)
        # a join closes no open end, unlike two sides that meet
        self.part[find_root(self, ends[0])].open_ends += 2
        self._unite(ends[0], ends[1])

    # --- hooks of the games ------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place_figure(self, choice: cython.int) -> cython.void:
        """Place the figure of that choice (payload - 1)."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choose(self, choice: cython.int) -> cython.void:
        """Score what was chosen."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_laid(self) -> cython.void:
        """Score what the tile just laid completed; leads on to the next phase or turn."""
        self._end_turn()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _deck_ran_out(self) -> cython.void:
        """The last tile of a deck fitted nowhere: the turn ends without it."""
        self._end_turn()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _final_scoring(self) -> cython.void:
        """Score what is scored only at the end."""

    # --- the course of the game --------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply(self, action: cython.longlong) -> cython.void:
        tag: cython.int = cython.cast(cython.int, action >> 20)
        payload: cython.int = cython.cast(cython.int, action & 1048575)
        if tag == 0:
            self._apply_draw(payload)
        elif tag == 1:
            self._apply_place(((payload >> 10) & 255) - 128, ((payload >> 2) & 255) - 128, payload & 3)
        elif tag == 2:
            if payload > 0:
                self._place_figure(payload - 1)
            self._score_laid()
        else:
            self._choose(payload)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply_draw(self, kind: cython.int) -> cython.void:
        """A drawn tile that fits nowhere is out of the game, and another is drawn."""
        if self._take(kind):
            self.phase = 1
            if self._listening:
                self._emit(1, self.seat, kind, self.drawing_deck, 0, 0, 0, 0)
            return
        if self._listening:
            self._emit(2, self.seat, kind, self.drawing_deck, 0, 0, 0, 0)
        if self.deck_left[self.drawing_deck] == 0:
            self._deck_ran_out()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply_place(self, x: cython.int, y: cython.int, rotation: cython.int) -> cython.void:
        """Lay the drawn tile; where no figure can be placed the scoring follows at once."""
        options: cython.longlong[64]
        if not cython.compiled:
            options = [0] * 64
        if self._listening:
            self._emit(3, self.seat, x, y, self.drawn, rotation, self.drawing_deck, 0)
        self.laid = self._lay(self.drawn, rotation, site_at(self, x, y))
        self.drawn = -1
        self.phase = 2
        if self._figures_into(options, 1) == 0:
            self._score_laid()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw_from(self, deck: cython.int) -> cython.void:
        """Nature draws next."""
        self.drawing_deck = deck
        self.phase = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end_turn(self) -> cython.void:
        """The left neighbour goes on; after the last tile the game ends."""
        self.laid = -1
        self.drawn = -1
        self.turns += 1
        if self.deck_left[0] == 0:
            self._final_scoring()
            self.phase = 4
            self.drawing_deck = 0
            if self._listening:
                self._emit(7, self._winner_mask(), 0, 0, 0, 0, 0, 0)
            return
        self.seat += 1
        if self.seat == self.players:
            self.seat = 0
        self._draw_from(0)

    # --- copies and plain numbers ------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_from(self, other: Game) -> cython.void:
        self._copy_decks(cython.cast(TileDecks, other))
        self.phase = cython.cast(TileGame, other).phase
        self.seat = cython.cast(TileGame, other).seat
        self.laid = cython.cast(TileGame, other).laid
        self.turns = cython.cast(TileGame, other).turns

    def fields(self) -> dict[str, Any]:
        """The whole position as plain numbers."""
        return TileDecks.fields(self) | {
            "phase": self.phase,
            "seat": self.seat,
            "laid": self.laid,
            "turns": self.turns,
        }

    def restore(self, fields: dict[str, Any]) -> None:
        """Lay the same tiles in the same order and put everything where it was."""
        i: cython.int
        slot: cython.int
        x: cython.int
        y: cython.int
        start: cython.int = self.tiles
        site: cython.int
        if [tuple(tile) for tile in fields["tiles"][:start]] != [self.tile(i) for i in range(start)]:
            raise ValueError("the start tiles are not where they belong")
        for x, y, kind, rotation in fields["tiles"][start:]:
            site = site_at(self, x, y)
            if site < 0 or self.square[site].tile >= 0 or not self._fits_at(kind, rotation, site):
                raise ValueError(f"a tile can't lie on {x},{y}")
            self._lay(kind, rotation, site)
        self.phase = fields["phase"]
        self.seat = fields["seat"]
        self.laid = fields["laid"]
        self.turns = fields["turns"]
        self._restore_decks(fields)
        for i in range(40):
            if not 0 <= fields["standing"][i] <= self.pieces:
                raise ValueError("a figure stands on no tile")
            if fields["standing"][i]:
                self._stand(i // 8, i % 8, fields["standing"][i] - 1)
        for i in range(30):
            self.points_of[i] = fields["points"][i]

    def __reduce__(self) -> tuple[Any, ...]:
        tiles = self.table.tile_set
        own = tiles.text == get(tiles.game).tile_set().text  # type: ignore[attr-defined]
        text = None if own else tiles.text
        return (rebuilt, (tiles.game, self.players, self.options, text, self.fields()))

    # --- what the Python layer asks ----------------------------------------------------------------

    def explain(self, action: cython.longlong) -> IllegalAction | None:
        """Why the action is not legal here; None if it is."""
        if self._is_legal(action):
            return None
        return get(self.table.tile_set.game).refusal(self, action)  # type: ignore[attr-defined]

    @property
    def options(self) -> dict[str, bool]:
        """The switches of the table."""
        return {}

    @property
    def phase_number(self) -> int:
        """DRAW, PLACE, FIGURE, CHOOSE or FINISHED."""
        return self.phase

    @property
    def seat_on_turn(self) -> int:
        """The seat whose turn it is, also while nature draws for it."""
        return self.seat

    @property
    def laid_tile(self) -> int | None:
        """The tile just laid, until its turn ends."""
        return None if self.laid < 0 else self.laid

    @property
    def turn_number(self) -> int:
        """How many turns have ended."""
        return self.turns


def rebuilt(
    name: str, players: int, options: dict[str, bool], tiles: str | None, fields: dict[str, Any]
) -> TileGame:
    """A game out of a pickle."""
    spec: Any = get(name)
    game: TileGame = spec.new(players, options, tiles and spec.tiles_from(tiles))
    game.restore(fields)
    return game
