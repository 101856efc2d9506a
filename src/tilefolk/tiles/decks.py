"""The face-down tiles: how many of each kind are left, and the one in hand.

There is no order to know: nature draws a kind with the weight of what is left of it. What is left of every
sixteen kinds of a deck is counted too, so that a draw need not look at all of them.
"""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.rng import Rng
from tilefolk.tiles.figures import TileFigures

if not cython.compiled:
    from tilefolk.core.memory import copy_shorts


@cython.cclass
class TileDecks(TileFigures):
    """Two decks at most: the main one, and one of extra tiles."""

    def _allocate(self) -> None:
        TileFigures._allocate(self)
        if not cython.compiled:
            self.deck_left = [0] * 2
            self.sixteen_left = [0] * 16
            self.left = [0] * 128
            self.discarded = [0] * 128

    def _fill_decks(self) -> None:
        """All tiles are in their decks."""
        kind: cython.int
        self.drawn = -1
        self.drawing_deck = 0
        for kind in range(self.table.kinds):
            self._put_back(kind, self.table.count[kind])

    def _put_back(self, kind: cython.int, count: cython.int) -> None:
        """Say how many tiles of a kind are in its deck; all were taken out before."""
        self.left[kind] = count
        self.deck_left[self.table.deck[kind]] += count
        self.sixteen_left[self.table.deck[kind] * 8 + (kind >> 4)] += count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chance_into(self, outcomes: cython.p_longlong, weights: cython.p_longlong) -> cython.int:
        n: cython.int = 0
        kind: cython.int
        for kind in range(self.table.kinds):
            if self.left[kind] > 0 and self.table.deck[kind] == self.drawing_deck:
                outcomes[n] = kind
                weights[n] = self.left[kind]
                n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sample_chance(self, rng: Rng) -> cython.longlong:
        """First the sixteen kinds among which the drawn one is, then the kind."""
        deck: cython.int = self.drawing_deck
        kind: cython.int
        sixteen: cython.int = deck * 8
        pick: cython.int = rng._below(self.deck_left[deck])
        while pick >= self.sixteen_left[sixteen]:
            pick -= self.sixteen_left[sixteen]
            sixteen += 1
        kind = (sixteen & 7) * 16
        while True:
            if self.table.deck[kind] == deck:
                pick -= self.left[kind]
                if pick < 0:
                    return kind
            kind += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take(self, kind: cython.int) -> cython.bint:
        """Take a tile from its deck into the hand; one that fits nowhere is out of the game."""
        self.left[kind] -= 1
        self.deck_left[self.drawing_deck] -= 1
        self.sixteen_left[self.drawing_deck * 8 + (kind >> 4)] -= 1
        if self._fits_somewhere(kind):
            self.drawn = kind
            return True
        self.discarded[kind] += 1
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_decks(self, other: TileDecks) -> cython.void:
        """Copy board, figures, points and decks."""
        self._copy_figures(other)
        self.drawn = other.drawn
        self.drawing_deck = other.drawing_deck
        copy_shorts(self.deck_left, other.deck_left, 2)
        copy_shorts(self.sixteen_left, other.sixteen_left, 16)
        copy_shorts(self.left, other.left, self.table.kinds)
        copy_shorts(self.discarded, other.discarded, self.table.kinds)

    def fields(self) -> dict[str, Any]:
        """Board, figures, points and decks as plain numbers."""
        i: cython.int
        return TileFigures.fields(self) | {
            "drawn": self.drawn,
            "drawing_deck": self.drawing_deck,
            "left": [self.left[i] for i in range(self.table.kinds)],
            "discarded": [self.discarded[i] for i in range(self.table.kinds)],
        }

    def _restore_decks(self, fields: dict[str, Any]) -> None:
        kind: cython.int
        self.drawn = fields["drawn"]
        self.drawing_deck = fields["drawing_deck"]
        sixteen: cython.int
        self.deck_left[0] = 0
        self.deck_left[1] = 0
        for sixteen in range(16):
            self.sixteen_left[sixteen] = 0
        for kind in range(self.table.kinds):
            self._put_back(kind, fields["left"][kind])
            self.discarded[kind] = fields["discarded"][kind]

    # --- what the Python layer asks ----------------------------------------------------------------

    @property
    def drawn_kind(self) -> int | None:
        """The kind in the hand of the seat on turn."""
        return None if self.drawn < 0 else self.drawn

    @property
    def deck_in_use(self) -> int:
        """The deck that is drawn from, or that the tile in hand came from."""
        return self.drawing_deck

    def left_of(self, kind: cython.int) -> int:
        """How many tiles of a kind have not been drawn."""
        return self.left[kind]

    def discarded_of(self, kind: cython.int) -> int:
        """How many tiles of a kind fitted nowhere and left the game."""
        return self.discarded[kind]

    def deck_size(self, deck: cython.int) -> int:
        """How many tiles of a deck have not been drawn."""
        return self.deck_left[deck]
