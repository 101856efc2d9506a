"""Scoring of rivers, forests, huts and meadows: one rule, one function."""

from __future__ import annotations

import cython

from tilefolk.games.hunters.state import HuntersState

if not cython.compiled:
    from tilefolk.tiles.features import find_root

# the order of SOURCES in state.py and of the zone types in tables.py
FROM_RIVER, FROM_FOREST, FROM_HUT, FROM_MEADOW = range(4)
GOLD_FOUND = 16
"""A raw event of this game's own."""


@cython.cclass
class HuntersScoring(HuntersState):
    """What features are worth, who gets it, and when."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fish_at_the_ends(self, root: cython.int) -> cython.int:
        """Fish in the lake or the two lakes at a river's ends; the same lake counts once (H4.1)."""
        lakes: cython.int[32]
        found: cython.int = 0
        fish: cython.int = 0
        i: cython.int
        lake: cython.int
        link: cython.int
        piece: cython.int = root
        if not cython.compiled:
            lakes = [0] * 32
        while True:
            link = self.table.zone_link[self.part[piece].zone]
            if link >= 0:
                lake = self.lying[self.part[piece].tile].piece + link
                i = 0
                while i < found and lakes[i] != lake:
                    i += 1
                if i == found and found < 32:
                    lakes[found] = lake
                    found += 1
                    fish += cython.cast(cython.int, self.part[lake].goods)
            piece = self.part[piece].ring
            if piece == root:
                return fish

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _river_value(self, root: cython.int) -> cython.int:
        """H4.1: 1 point a tile and 1 a fish in the lakes at its ends."""
        return self._tile_count(root) + self._fish_at_the_ends(root)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forest_value(self, root: cython.int) -> cython.int:
        """H4.2: 2 points for each forest piece and 2 for each mushroom group."""
        mushrooms: cython.int = cython.cast(cython.int, (self.part[root].goods >> 8) & 255)
        return 2 * (self._piece_count(root) + mushrooms)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _system_value(self, root: cython.int) -> cython.int:
        """H7.2: 1 point a fish in the river system."""
        return cython.cast(cython.int, self.part[root].goods)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _meadow_value(self, root: cython.int) -> cython.int:
        """H9.4: 2 points an animal; each tiger takes a deer first, unless fire drove it away (H5.6)."""
        goods: cython.longlong = self.part[root].goods
        deer: cython.int = cython.cast(cython.int, goods & 255)
        mammoths: cython.int = cython.cast(cython.int, (goods >> 8) & 255)
        tigers: cython.int = cython.cast(cython.int, (goods >> 16) & 255)
        aurochs: cython.int = cython.cast(cython.int, (goods >> 24) & 255)
        if (goods >> 32) & 255 == 0:
            deer = deer - tigers if deer > tigers else 0
        return 2 * (deer + mammoths + aurochs)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value(self, root: cython.int) -> cython.int:
        """What a feature would bring its owners as it stands."""
        zone_type: cython.int = self.part[root].type
        if zone_type == 0:
            return self._meadow_value(root)
        if zone_type == 1:
            return self._forest_value(root)
        if zone_type == 2:
            return self._river_value(root)
        if zone_type == 4:
            return self._system_value(root)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _owners(self, root: cython.int) -> cython.int:
        """H4.3: most figures, ties share; a hunter beside the dolmen alone owns its meadow (H5.9)."""
        if self.dolmen_piece >= 0 and find_root(self, self.dolmen_piece) == root:
            return 1 << self.dolmen_seat
        return self._majority(self.part[root].figures)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_completed(self, root: cython.int) -> cython.void:
        """Give the points of a completed river or forest; its members return (H4.6)."""
        river: cython.bint = self.part[root].type == 2
        owners: cython.int = self._owners(root)
        points: cython.int = self._river_value(root) if river else self._forest_value(root)
        source: cython.int = 0 if river else 1
        if owners == 0:
            if self._listening:
                self._emit(8, source, root, 0, 0, 0, 0, 0)
            return
        self._award(owners, source, points)
        if self._listening:
            if river:
                self._emit(
                    6, 0, root, owners, points, self._tile_count(root), self._fish_at_the_ends(root), 0
                )
            else:
                self._emit(
                    6, 1, root, owners, points, self._piece_count(root), (self.part[root].goods >> 8) & 255, 0
                )
        self._take_back_from(root)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_completed_of_tile(self) -> cython.bint:
        """Score all that the tile just laid completed; whether a forest among it holds gold (H5.1)."""
        gold: cython.bint = False
        first: cython.int = self.lying[self.laid].piece
        piece: cython.int
        earlier: cython.int
        root: cython.int
        zone_type: cython.int
        for piece in range(first, self.lying[self.laid + 1].piece):
            zone_type = self.part[piece].type
            if zone_type != 1 and zone_type != 2:
                continue
            root = find_root(self, piece)
            if self.part[root].open_ends != 0:
                continue
            earlier = first
            while find_root(self, earlier) != root:
                earlier += 1
            if earlier < piece:
                continue
            if zone_type == 1 and self.part[root].goods & 255:
                gold = True
            self._score_completed(root)
        return gold

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _send_members_home(self) -> cython.void:
        """H9.2: members on unfinished rivers and forests go home without points."""
        seat: cython.int
        slot: cython.int
        piece: cython.int
        zone_type: cython.int
        for seat in range(self.players):
            for slot in range(5):
                piece = self.standing[seat * 8 + slot] - 1
                if piece >= 0:
                    zone_type = self.part[piece].type
                    if zone_type == 1 or zone_type == 2:
                        self._take_back(seat, slot)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_at_the_end(self, zone_type: cython.int, source: cython.int) -> cython.void:
        """Huts (H9.3) or hunters (H9.4): each river system or meadow that somebody holds."""
        piece: cython.int
        owners: cython.int
        points: cython.int
        for piece in range(self.pieces):
            if self.part[piece].parent != piece or self.part[piece].figures == 0:
                continue
            if self.part[piece].type != zone_type:
                continue
            owners = self._owners(piece)
            points = self._value(piece)
            self._award(owners, source, points)
            if self._listening:
                self._emit(6, source, piece, owners, points, self.part[piece].goods, 0, 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _final_scoring(self) -> cython.void:
        """H9.2, H9.3, H9.4: members go home, then huts, then hunters."""
        self._send_members_home()
        self._score_at_the_end(4, 2)
        self._score_at_the_end(0, 3)

    def fish_at_the_ends(self, root: cython.int) -> int:
        """Fish in the lakes at a river's ends."""
        return self._fish_at_the_ends(find_root(self, root))
