"""Scoring of rivers, forests, huts and meadows: one rule, one function (H4, H7, H9)."""

from __future__ import annotations

from tilefolk.core import memory
from tilefolk.games.hunters import names
from tilefolk.games.hunters.state import HuntersState
from tilefolk.tiles import features, figures, lookup, packing
from tilefolk.tiles import names as tile_names

# --- values ------------------------------------------------------------------------------------------


def fish_at_the_ends(game: HuntersState, root: int) -> int:
    """Fish in the lake or the two lakes at a river's ends; the same lake counts once (H4.1)."""
    lakes = memory.scratch(names.LAKES_MAX)
    found = 0
    fish = 0
    piece = root
    while True:
        link = game.table.zone_link[game.pieces[piece].zone]
        if link >= 0:
            lake = game.laid_tiles[game.pieces[piece].tile].first_piece + link
            i = 0
            while i < found and lakes[i] != lake:
                i += 1
            if i == found and found < names.LAKES_MAX:
                lakes[found] = lake
                found += 1
                fish += packing.single_good(game.pieces[lake].goods)
        piece = game.pieces[piece].ring
        if piece == root:
            return fish


def river_value(game: HuntersState, root: int) -> int:
    """H4.1: 1 point a tile and 1 a fish in the lakes at its ends."""
    return features.tile_count(game, root) + fish_at_the_ends(game, root)


def forest_value(game: HuntersState, root: int) -> int:
    """H4.2, H5.7: 2 points for each forest piece and 2 for each mushroom group."""
    mushrooms = packing.good(game.pieces[root].goods, names.MUSHROOMS)
    return 2 * (features.piece_count(game, root) + mushrooms)


def system_value(game: HuntersState, root: int) -> int:
    """H7.1, H7.2: 1 point a fish in the river system."""
    return packing.single_good(game.pieces[root].goods)


def meadow_value(game: HuntersState, root: int) -> int:
    """H9.4, H5.8: 2 points an animal; each tiger takes a deer first, unless fire drove it away (H5.6)."""
    goods = game.pieces[root].goods
    deer = packing.good(goods, names.DEER)
    tigers = packing.good(goods, names.TIGER)
    if packing.good(goods, names.FIRE) == 0:
        deer = deer - tigers if deer > tigers else 0
    return 2 * (deer + packing.good(goods, names.MAMMOTH) + packing.good(goods, names.AUROCHS))


def value(game: HuntersState, root: int) -> int:
    """What a feature would bring its owners as it stands."""
    zone_type = game.pieces[root].type
    if zone_type == names.MEADOW:
        return meadow_value(game, root)
    if zone_type == names.FOREST:
        return forest_value(game, root)
    if zone_type == names.RIVER:
        return river_value(game, root)
    if zone_type == names.SYSTEM:
        return system_value(game, root)
    return 0


def owners(game: HuntersState, root: int) -> int:
    """H4.3: most figures, ties share; a hunter beside the dolmen alone owns its meadow (H5.9)."""
    if game.dolmen_piece >= 0 and lookup.find_root(game, game.dolmen_piece) == root:
        return 1 << game.dolmen_seat
    return features.majority(game, game.pieces[root].figures)


# --- in play -----------------------------------------------------------------------------------------


def score_completed(game: HuntersState, root: int) -> None:
    """H4.3, H4.4: give the points of a completed river or forest; its members return (H3.6, H4.6)."""
    river = game.pieces[root].type == names.RIVER
    scorers = owners(game, root)
    source = names.FROM_RIVER if river else names.FROM_FOREST
    if scorers == 0:
        if game._listening:
            game._emit(tile_names.COMPLETED, source, root)
        return
    points = river_value(game, root) if river else forest_value(game, root)
    figures.award(game, scorers, source, points)
    if game._listening:
        if river:
            counted = features.tile_count(game, root)
            extra = fish_at_the_ends(game, root)
        else:
            counted = features.piece_count(game, root)
            extra = packing.good(game.pieces[root].goods, names.MUSHROOMS)
        game._emit(tile_names.SCORED, source, root, scorers, points, counted, extra)
    figures.take_back_from(game, root)


def score_last_tile(game: HuntersState) -> bool:
    """Score all that the tile just laid completed; whether a forest among it holds gold (H5.1).

    Meadows are never completed (H4.5, H8.1).
    """
    gold = False
    first = game.laid_tiles[game.last_tile].first_piece
    for piece in range(first, game.laid_tiles[game.last_tile + 1].first_piece):
        zone_type = game.pieces[piece].type
        if zone_type != names.FOREST and zone_type != names.RIVER:
            continue
        root = lookup.find_root(game, piece)
        if game.pieces[root].open_ends != 0 or not features.is_first_of_tile(game, piece):
            continue
        if zone_type == names.FOREST and packing.good(game.pieces[root].goods, names.GOLD):
            gold = True
        score_completed(game, root)
    return gold


# --- at the end --------------------------------------------------------------------------------------


def send_members_home(game: HuntersState) -> None:
    """H9.2: members on unfinished rivers and forests go home without points."""
    for seat in range(game.players):
        for slot in range(names.MEMBERS):
            piece = lookup.figure_piece(game, seat, slot)
            if piece >= 0:
                zone_type = game.pieces[piece].type
                if zone_type == names.FOREST or zone_type == names.RIVER:
                    figures.take_back(game, seat, slot)


def score_at_the_end(game: HuntersState, zone_type: int, source: int) -> None:
    """Huts (H9.3) or hunters (H9.4): each river system or meadow that somebody holds."""
    for piece in range(game.piece_count):
        if game.pieces[piece].figures == 0 or game.pieces[piece].parent != piece:
            continue
        if game.pieces[piece].type != zone_type:
            continue
        scorers = owners(game, piece)
        points = value(game, piece)
        figures.award(game, scorers, source, points)
        if game._listening:
            goods = game.pieces[piece].goods
            game._emit(tile_names.SCORED, source, piece, scorers, points, goods, 0, True)


def final_scoring(game: HuntersState) -> None:
    """H9.2, H9.3, H9.4: members go home, then huts, then hunters."""
    send_members_home(game)
    score_at_the_end(game, names.SYSTEM, names.FROM_HUT)
    score_at_the_end(game, names.MEADOW, names.FROM_MEADOW)
