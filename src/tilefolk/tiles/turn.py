"""The turn of a tile-laying game: draw, lay, place a figure, score; figures and points.

Decisions are one number each: ``tag << 20 | payload``.

    tag 0  nature draws a kind           payload: kind
    tag 1  lay the drawn tile            payload: x + 128, y + 128, rotation in 8, 8, 2 bits
    tag 2  place a figure, or none       payload: 0 none; 1 + group * 16 + zone
    tag 3  choose what is scored next    payload: the game's own
"""

from __future__ import annotations

from typing import Any

import cython

from tilefolk.core.errors import IllegalAction
from tilefolk.core.game import Game
from tilefolk.core.registry import get
from tilefolk.core.rng import Rng
from tilefolk.tiles.board import TileBoard
from tilefolk.tiles.table import TileTable

if not cython.compiled:
    from tilefolk.core.memory import copy_ints, copy_shorts

DRAW, PLACE, FIGURE, CHOOSE = 0, 1, 2, 3
"""Phases, and the tags of the actions in them."""
FINISHED = 4
TAG_BITS = 20
PASS = FIGURE << TAG_BITS
SLOTS = 8
"""Figures a seat at most."""
SOURCES = 6
"""Sources of points at most."""
PLACE_INDICES = 212 * 4
FIGURE_INDICES = 33
CHOICE_INDICES = 32
DRAWN, DISCARDED, LAID, PLACED, RETURNED, SCORED, ENDED, COMPLETED = 1, 2, 3, 4, 5, 6, 7, 8
"""Kinds of raw events; a game's own kinds begin at 16."""

_ARRAYS = {"deck_left": 2, "left": 128, "discarded": 128, "standing": 40, "points_of": 30}
_SCALARS = ("phase", "seat", "drawn", "drawing_deck", "laid", "turns")


def place_action(x: int, y: int, rotation: int) -> int:
    """The action that lays the drawn tile."""
    return PLACE << TAG_BITS | (x + 128) << 10 | (y + 128) << 2 | rotation


def figure_action(group: int, zone: int) -> int:
    """The action that places a figure of a group on a zone of the tile just laid."""
    return FIGURE << TAG_BITS | (1 + group * 16 + zone)


def unpack_place(action: int) -> tuple[int, int, int]:
    """x, y and rotation of an action that lays a tile."""
    return ((action >> 10) & 255) - 128, ((action >> 2) & 255) - 128, action & 3


@cython.cclass
class TileGame(TileBoard):
    """The course of the game on a board; a game adds figures, scoring and the end."""

    def __init__(
        self,
        players: cython.int,
        table: TileTable,
        figures_each: cython.int,
        first_group: cython.int,
        source_count: cython.int,
    ) -> None:
        """``first_group`` of the ``figures_each`` figures of a seat are of one sort, the rest of another."""
        TileBoard.__init__(self, players, table)
        self.figures_each = figures_each
        self.first_group = first_group
        self.source_count = source_count
        self.index_count = 848 + 33 + 32
        self._begin()

    def _allocate(self) -> None:
        TileBoard._allocate(self)
        if not cython.compiled:
            for name, size in _ARRAYS.items():
                setattr(self, name, [0] * size)

    def _share(self, other: Game) -> None:
        TileBoard._share(self, other)
        self.figures_each = cython.cast(TileGame, other).figures_each
        self.first_group = cython.cast(TileGame, other).first_group

    def _begin(self) -> None:
        """Lay the start tiles; all others are in their decks."""
        kind: cython.int
        self.phase = 0
        self.seat = 0
        self.drawn = -1
        self.drawing_deck = 0
        self.laid = -1
        self.turns = 0
        for kind in range(self.table.kinds):
            self.left[kind] = self.table.count[kind]
            self.deck_left[self.table.deck[kind]] += self.table.count[kind]
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
                if self.tile_kind[tile] == number:
                    zone = self.table.tile_set.kinds[number].zone_index(zone_name)
                    ends.append(self.tile_piece[tile] + zone)
        # a join closes no open end, unlike two sides that meet
        self.open_ends[self._find(ends[0])] += 2
        self._unite(ends[0], ends[1])

    # --- hooks of the games --------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _figures_into(self, buffer: cython.p_longlong) -> cython.int:
        """Write the figures that may be placed on the tile just laid (not counting none)."""
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _choices_into(self, buffer: cython.p_longlong) -> cython.int:
        """Write what may be chosen to be scored next."""
        return 0

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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value(self, root: cython.int) -> cython.int:
        """What a feature would bring its owners as it stands."""
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _owners(self, root: cython.int) -> cython.int:
        """Who would score a feature, as bits."""
        return self._majority(self.figures[root])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _complete(self, root: cython.int) -> cython.bint:
        """Whether a feature can't grow any more."""
        return self.open_ends[root] == 0

    # --- the course of the game ----------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _to_move(self) -> cython.int:
        if self.phase == 0:
            return -1
        if self.phase == 4:
            return -2
        return self.seat

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _legal_into(self, buffer: cython.p_longlong) -> cython.int:
        n: cython.int = 0
        slot: cython.int
        place: cython.int
        fits: cython.int
        row: cython.int = self.drawn * 256
        if self.phase == 1:
            for slot in range(self.frontier_count):
                fits = self.table.fit[row + self.frontier_need[slot]]
                place = (1 << 20) | self.frontier_place[slot]
                # write each rotation and keep it only if it fits: no branch to be guessed wrong
                buffer[n] = place
                n += fits & 1
                buffer[n] = place | 1
                n += (fits >> 1) & 1
                buffer[n] = place | 2
                n += (fits >> 2) & 1
                buffer[n] = place | 3
                n += fits >> 3
        elif self.phase == 2:
            buffer[0] = 2 << 20
            if cython.compiled:
                n = 1 + self._figures_into(buffer + 1)
            else:
                options = [0] * 64
                n = self._figures_into(options)
                buffer[1 : 1 + n] = options[:n]
                n += 1
        elif self.phase == 3:
            n = self._choices_into(buffer)
        return n

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
        kind: cython.int
        pick: cython.int = rng._below(self.deck_left[self.drawing_deck])
        for kind in range(self.table.kinds):
            if self.table.deck[kind] == self.drawing_deck:
                pick -= self.left[kind]
                if pick < 0:
                    return kind
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _apply(self, action: cython.longlong) -> cython.void:
        tag: cython.int = cython.cast(cython.int, action >> 20)
        payload: cython.int = cython.cast(cython.int, action & 1048575)
        if tag == 0:
            self._apply_draw(payload)
        elif tag == 1:
            self._apply_place(
                ((payload >> 10) & 255) - 128, ((payload >> 2) & 255) - 128, payload & 3
            )
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
        self.left[kind] -= 1
        self.deck_left[self.drawing_deck] -= 1
        if self._fits_somewhere(kind):
            self.drawn = kind
            self.phase = 1
            if self._listening:
                self._emit(1, self.seat, kind, self.drawing_deck, 0, 0, 0, 0)
            return
        self.discarded[kind] += 1
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
        self.laid = self._lay(self.drawn, rotation, self._site_at(x, y))
        self.drawn = -1
        self.phase = 2
        if self._figures_into(options) == 0:
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

    # --- figures and points --------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _free_figure(self, seat: cython.int, first: cython.int, last: cython.int) -> cython.int:
        """The first figure of a group that is in the supply, or -1."""
        slot: cython.int
        for slot in range(first, last):
            if self.standing[seat * 8 + slot] == 0:
                return slot
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _stand(self, seat: cython.int, slot: cython.int, piece: cython.int) -> cython.void:
        """Put a figure of the supply on a piece."""
        self.standing[seat * 8 + slot] = piece + 1
        self.figures[self._find(piece)] += 1 << (4 * seat)
        if self._listening:
            self._emit(4, seat, slot, piece, 0, 0, 0, 0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lift(self, seat: cython.int, slot: cython.int) -> cython.void:
        """Take a figure off the board."""
        piece: cython.int = self.standing[seat * 8 + slot] - 1
        self.standing[seat * 8 + slot] = 0
        self.figures[self._find(piece)] -= 1 << (4 * seat)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_back(self, seat: cython.int, slot: cython.int) -> cython.void:
        """Return a figure to its owner's supply."""
        if self._listening:
            self._emit(5, seat, slot, self.standing[seat * 8 + slot] - 1, 0, 0, 0, 0)
        self._lift(seat, slot)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_back_from(self, root: cython.int) -> cython.void:
        """Return all figures of a feature."""
        seat: cython.int
        slot: cython.int
        if self.figures[root] == 0:
            return
        for seat in range(self.players):
            for slot in range(self.figures_each):
                if (
                    self.standing[seat * 8 + slot] > 0
                    and self._find(self.standing[seat * 8 + slot] - 1) == root
                ):
                    self._take_back(seat, slot)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _award(self, mask: cython.int, source: cython.int, points: cython.int) -> cython.void:
        """Give points from a source to every seat of the mask."""
        seat: cython.int
        for seat in range(self.players):
            if (mask >> seat) & 1:
                self.points_of[seat * 6 + source] += points

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _points(self, seat: cython.int, source: cython.int) -> cython.int:
        return self.points_of[seat * 6 + source]

    # --- indices -------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _index_of(self, action: cython.longlong) -> cython.int:
        tag: cython.int = cython.cast(cython.int, action >> 20)
        payload: cython.int = cython.cast(cython.int, action & 1048575)
        site: cython.int
        if tag == 1:
            site = self._site_at(((payload >> 10) & 255) - 128, ((payload >> 2) & 255) - 128)
            if site < 0 or self.site_tile[site] >= 0:
                return -1
            return self.site_slot[site] * 4 + (payload & 3)
        if tag == 2 and payload < 33:
            return 848 + payload
        if tag == 3 and payload < 32:
            return 881 + payload
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _action_at(self, index: cython.int) -> cython.longlong:
        if index < 0 or index >= 913:
            return -1
        if index >= 881:
            return (3 << 20) | (index - 881)
        if index >= 848:
            return (2 << 20) | (index - 848)
        if index >= self.frontier_count * 4:
            return -1
        return (1 << 20) | self.frontier_place[index >> 2] | (index & 3)

    # --- copies and plain numbers --------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _copy_from(self, other: Game) -> cython.void:
        self._copy_board(cython.cast(TileBoard, other))
        self.phase = cython.cast(TileGame, other).phase
        self.seat = cython.cast(TileGame, other).seat
        self.drawn = cython.cast(TileGame, other).drawn
        self.drawing_deck = cython.cast(TileGame, other).drawing_deck
        self.laid = cython.cast(TileGame, other).laid
        self.turns = cython.cast(TileGame, other).turns
        copy_shorts(self.deck_left, cython.cast(TileGame, other).deck_left, 2)
        copy_shorts(self.left, cython.cast(TileGame, other).left, self.table.kinds)
        copy_shorts(self.discarded, cython.cast(TileGame, other).discarded, self.table.kinds)
        copy_shorts(self.standing, cython.cast(TileGame, other).standing, 40)
        copy_ints(self.points_of, cython.cast(TileGame, other).points_of, 30)

    def fields(self) -> dict[str, Any]:
        """The whole position as plain numbers."""
        fields = TileBoard.fields(self)
        i: cython.int
        fields |= {
            "phase": self.phase,
            "seat": self.seat,
            "drawn": self.drawn,
            "drawing_deck": self.drawing_deck,
            "laid": self.laid,
            "turns": self.turns,
            "left": [self.left[i] for i in range(self.table.kinds)],
            "discarded": [self.discarded[i] for i in range(self.table.kinds)],
            "standing": self._standing_sorted(),
            "points": [self.points_of[i] for i in range(30)],
        }
        return fields

    def _standing_sorted(self) -> list[int]:
        """Where the figures stand; figures of one sort can't be told apart, so their order is fixed."""
        places: list[int] = []
        seat: cython.int
        slot: cython.int
        for seat in range(5):
            mine = [self.standing[seat * 8 + slot] for slot in range(8)]
            places += sorted(mine[: self.first_group], reverse=True)
            places += sorted(mine[self.first_group :], reverse=True)
        return places

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
            site = self._site_at(x, y)
            if site < 0 or self.site_tile[site] >= 0 or not self._fits_at(kind, rotation, site):
                raise ValueError(f"a tile can't lie on {x},{y}")
            self._lay(kind, rotation, site)
        self.phase = fields["phase"]
        self.seat = fields["seat"]
        self.drawn = fields["drawn"]
        self.drawing_deck = fields["drawing_deck"]
        self.laid = fields["laid"]
        self.turns = fields["turns"]
        self.deck_left[0] = 0
        self.deck_left[1] = 0
        for i in range(self.table.kinds):
            self.left[i] = fields["left"][i]
            self.discarded[i] = fields["discarded"][i]
            self.deck_left[self.table.deck[i]] += self.left[i]
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

    # --- what the Python layer asks ------------------------------------------------------------

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
    def drawn_kind(self) -> int | None:
        """The kind in the hand of the seat on turn."""
        return None if self.drawn < 0 else self.drawn

    @property
    def deck_in_use(self) -> int:
        """The deck that is drawn from, or that the tile in hand came from."""
        return self.drawing_deck

    @property
    def laid_tile(self) -> int | None:
        """The tile just laid, until its turn ends."""
        return None if self.laid < 0 else self.laid

    @property
    def figures_a_seat(self) -> int:
        """How many figures each seat has to play with."""
        return self.figures_each

    def value_of(self, piece: cython.int) -> int:
        """What the feature of a piece would bring its owners as it stands."""
        return self._value(self._find(piece))

    def owners_of(self, piece: cython.int) -> list[int]:
        """Who would score the feature of a piece as it stands."""
        mask: cython.int = self._owners(self._find(piece))
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def is_complete(self, piece: cython.int) -> bool:
        """Whether the feature of a piece can't grow any more."""
        return self._complete(self._find(piece))

    @property
    def turn_number(self) -> int:
        """How many turns have ended."""
        return self.turns

    def left_of(self, kind: cython.int) -> int:
        """How many tiles of a kind have not been drawn."""
        return self.left[kind]

    def discarded_of(self, kind: cython.int) -> int:
        """How many tiles of a kind fitted nowhere and left the game."""
        return self.discarded[kind]

    def deck_size(self, deck: cython.int) -> int:
        """How many tiles of a deck have not been drawn."""
        return self.deck_left[deck]

    def figures_standing(self) -> list[tuple[int, int, int]]:
        """Seat, slot and piece of every figure on the board."""
        return [
            (seat, slot, self.standing[seat * 8 + slot] - 1)
            for seat in range(self.players)
            for slot in range(self.figures_each)
            if self.standing[seat * 8 + slot]
        ]

    def fits_somewhere(self, kind: cython.int) -> bool:
        """Whether a kind can be laid anywhere now."""
        return self._fits_somewhere(kind)


def rebuilt(
    name: str, players: int, options: dict[str, bool], tiles: str | None, fields: dict[str, Any]
) -> TileGame:
    """A game out of a pickle."""
    spec: Any = get(name)
    game: TileGame = spec.new(players, options, tiles and spec.tiles_from(tiles))
    game.restore(fields)
    return game
