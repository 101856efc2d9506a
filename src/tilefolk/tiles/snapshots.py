"""A whole position of a tile game as plain numbers, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilefolk.tiles import decks, figures, lookup, names

if TYPE_CHECKING:
    from tilefolk.tiles.facts import TileSnapshot
    from tilefolk.tiles.game import TileGame


def take(game: TileGame) -> TileSnapshot:
    """The position; features by their roots, whatever path led there."""
    return {
        "players": game.players,
        "features": [
            (root, game.pieces[root].open_ends, game.pieces[root].figures, game.pieces[root].goods)
            for root in game.roots()
        ],
        "roots": [lookup.find_root(game, piece) for piece in range(game.piece_count)],
        "tiles": [game.tile(i) for i in range(game.tile_count)],
        "frontier": game.frontier_squares(),
        "standing": _standing(game),
        "points": [game.points_of[i] for i in range(names.POINTS_IN_ALL)],
        "drawn": game.drawn,
        "drawing_deck": game.drawing_deck,
        "left": [game.left[kind] for kind in range(game.table.kinds)],
        "discarded": [game.discarded[kind] for kind in range(game.table.kinds)],
        "phase": game.phase,
        "seat": game.seat,
        "laid": game.last_tile,
        "turns": game.turns,
    }


def _standing(game: TileGame) -> list[int]:
    """Where the figures stand; figures of one sort can't be told apart, so their order is fixed."""
    places: list[int] = []
    for first in range(0, names.FIGURES_IN_ALL, names.FIGURES_MAX):
        mine = [game.standing[first + slot] for slot in range(names.FIGURES_MAX)]
        places += sorted(mine[: game.first_group], reverse=True)
        places += sorted(mine[game.first_group :], reverse=True)
    return places


def restore(game: TileGame, snapshot: TileSnapshot) -> None:
    """Lay the same tiles in the same order and put everything where it was."""
    start = game.tile_count
    if [tuple(tile) for tile in snapshot["tiles"][:start]] != [game.tile(i) for i in range(start)]:
        raise ValueError("the start tiles are not where they belong")
    for x, y, kind, rotation in snapshot["tiles"][start:]:
        if not game.lay_tile(x, y, kind, rotation):
            raise ValueError(f"a tile can't lie on {x},{y}")
    game.phase = snapshot["phase"]
    game.seat = snapshot["seat"]
    game.last_tile = snapshot["laid"]
    game.turns = snapshot["turns"]
    game.drawn = snapshot["drawn"]
    game.drawing_deck = snapshot["drawing_deck"]
    decks.empty(game)
    for number in range(game.table.kinds):
        decks.put(game, number, snapshot["left"][number])
        game.discarded[number] = snapshot["discarded"][number]
    for i, place in enumerate(snapshot["standing"]):
        if not 0 <= place <= game.piece_count:
            raise ValueError("a figure stands on no tile")
        if place:
            figures.stand(game, i // names.FIGURES_MAX, i % names.FIGURES_MAX, place - 1)
    for i, points in enumerate(snapshot["points"]):
        game.points_of[i] = points
