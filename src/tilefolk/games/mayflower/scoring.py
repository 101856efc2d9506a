"""Scoring of roads, cities, farms and plains: one rule, one function (M4, M6, M7)."""

from __future__ import annotations

from tilefolk.games.mayflower import names, surveyors
from tilefolk.games.mayflower.state import MayflowerState
from tilefolk.tiles import features, figures, lookup, packing
from tilefolk.tiles import names as tile_names

# --- values ------------------------------------------------------------------------------------------


def neighbours(game: MayflowerState, piece: int) -> int:
    """How many of the 8 squares round a piece's tile hold tiles (M4.3); start fields count (M2.5)."""
    here = game.laid_tiles[game.pieces[piece].tile].site
    count = 0
    for y in range(game.squares[here].y - 1, game.squares[here].y + 2):
        for x in range(game.squares[here].x - 1, game.squares[here].x + 2):
            site = lookup.site_at(game, x, y)
            if site >= 0 and game.squares[site].tile >= 0:
                count += 1
    return count - 1


def road_value(game: MayflowerState, root: int) -> int:
    """M4.1, M7.2: 1 point a tile and 2 a trading post, finished or not."""
    return features.tile_count(game, root) + 2 * packing.single_good(game.pieces[root].goods)


def city_value(game: MayflowerState, root: int) -> int:
    """M4.2, M7.2: 1 point a tile and 1 a flag; a finished city brings it twice."""
    return features.tile_count(game, root) + packing.single_good(game.pieces[root].goods)


def size(game: MayflowerState, root: int) -> int:
    """Tiles that bring points: a farm counts itself and its neighbours."""
    if game.pieces[root].type == names.FARM:
        return 1 + neighbours(game, root)
    return features.tile_count(game, root)


def value_if_finished(game: MayflowerState, root: int) -> int:
    """What a road, city or farm brings by its scoring in play, without the surveyors (M4.1, M4.2, M4.3)."""
    zone_type = game.pieces[root].type
    if zone_type == names.ROAD:
        return road_value(game, root)
    if zone_type == names.CITY:
        return 2 * city_value(game, root)
    return names.FARM_POINTS


def value(game: MayflowerState, root: int) -> int:
    """What a feature would bring its owners in the final scoring as it stands (M7.2, M7.3)."""
    zone_type = game.pieces[root].type
    if zone_type == names.ROAD:
        return road_value(game, root)
    if zone_type == names.CITY:
        return city_value(game, root)
    if zone_type == names.FARM:
        return 1 + neighbours(game, root)
    return packing.single_good(game.pieces[root].goods)


def complete(game: MayflowerState, root: int) -> bool:
    """M4.1, M4.2: no open end; M4.3: tiles all round; plains never (M6.2)."""
    zone_type = game.pieces[root].type
    if zone_type == names.FARM:
        return neighbours(game, root) == tile_names.ROUND_A_SQUARE
    return zone_type != names.PLAIN and game.pieces[root].open_ends == 0


def source_of(zone_type: int) -> int:
    """Which source of points a type of zone is."""
    if zone_type == names.ROAD:
        return names.FROM_ROAD
    if zone_type == names.CITY:
        return names.FROM_CITY
    return names.FROM_FARM if zone_type == names.FARM else names.FROM_PLAIN


# --- in play -----------------------------------------------------------------------------------------


def score_finished(game: MayflowerState, root: int) -> None:
    """M5.6: score with the bonus (M4.4, M4.5), settlers return (M4.6), the surveyors, the sweep."""
    owners = features.majority(game, game.pieces[root].figures)
    points = value_if_finished(game, root)
    source = source_of(game.pieces[root].type)
    figures.award(game, owners, source, points)
    if game._listening:
        goods = game.pieces[root].goods
        game._emit(tile_names.SCORED, source, root, owners, points, size(game, root), goods)
    for seat in range(game.players):
        if (owners >> seat) & 1:
            bonus = surveyors.bonus(game, root, seat)
            if bonus > 0:
                figures.award(game, 1 << seat, names.FROM_SURVEYOR, bonus)
                if game._listening:
                    game._emit(names.BONUS, seat, root, bonus)
    figures.take_back_from(game, root)
    surveyors.move(game)
    surveyors.sweep(game)


# --- at the end --------------------------------------------------------------------------------------


def score_at_the_end(game: MayflowerState, zone_type: int) -> None:
    """Score every feature of a type that somebody stands on; majorities and ties as in M4.4."""
    source = source_of(zone_type)
    for piece in range(game.piece_count):
        if game.pieces[piece].figures == 0 or game.pieces[piece].parent != piece:
            continue
        if game.pieces[piece].type != zone_type:
            continue
        owners = features.majority(game, game.pieces[piece].figures)
        points = value(game, piece)
        figures.award(game, owners, source, points)
        if game._listening:
            goods = game.pieces[piece].goods
            game._emit(tile_names.SCORED, source, piece, owners, points, size(game, piece), goods, True)
        if zone_type != names.PLAIN:
            figures.take_back_from(game, piece)


def final_scoring(game: MayflowerState) -> None:
    """M7.2: roads, cities and farms, whose settlers are taken off; M7.3: then the trappers (M6.1)."""
    score_at_the_end(game, names.ROAD)
    score_at_the_end(game, names.CITY)
    score_at_the_end(game, names.FARM)
    score_at_the_end(game, names.PLAIN)
