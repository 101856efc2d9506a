"""Places for settlements on a Catan board, and who gets there first."""

from __future__ import annotations

from tilefolk.bots import catan_income, names
from tilefolk.bots.catan_judge import CatanJudge
from tilefolk.core import bits
from tilefolk.games.catan import awards, building, tables
from tilefolk.games.catan import names as catan_names
from tilefolk.games.catan.rules import Catan


def find_places(judge: CatanJudge, game: Catan) -> None:
    """Bring everything up to date that building changes."""
    founding = game.phase == catan_names.PHASE_FOUND_SETTLEMENT or game.phase == catan_names.PHASE_FOUND_ROAD
    moved = False
    built = 0
    laid = 0
    for seat in range(game.players):
        cities = game.buildings[seat] & game.cities
        if (
            judge.seen_buildings[seat] != game.buildings[seat]
            or judge.seen_cities[seat] != cities
            or judge.setting_up != founding
        ):
            built |= 1 << seat
            moved = moved or judge.seen_buildings[seat] != game.buildings[seat]
            judge.seen_buildings[seat] = game.buildings[seat]
            judge.seen_cities[seat] = cities
        if (
            judge.seen_roads_low[seat] != game.roads_low[seat]
            or judge.seen_roads_high[seat] != game.roads_high[seat]
        ):
            moved = True
            laid |= 1 << seat
            judge.seen_roads_low[seat] = game.roads_low[seat]
            judge.seen_roads_high[seat] = game.roads_high[seat]
    judge.setting_up = founding
    if moved:
        survey(judge, game)
    for seat in range(game.players):
        mine = built & (1 << seat)
        if mine:
            catan_income.count_income(judge, game, seat)
        # another's road changes what a hand is worth only where it changes the places to build on
        if (mine or moved) and (judge_places(judge, game, seat) or (built | laid) & (1 << seat)):
            judge.version[seat] += 1


def onward(nodes: int, free_low: int, free_high: int) -> int:
    """The intersections that one more road from these would reach, by the free paths."""
    found = 0
    while nodes:
        node = bits.lowest(nodes)
        nodes = bits.without_lowest(nodes)
        for i in range(catan_names.AROUND):
            path = tables.NEIGHBOUR_PATHS[node][i]
            if path < 0:
                break
            if path < catan_names.WORD_PATHS:
                free = bits.has(free_low, path)
            else:
                free = bits.has(free_high, path - catan_names.WORD_PATHS)
            if free:
                found |= bits.bit(tables.NEIGHBOURS[node][i])
    return found


def survey(judge: CatanJudge, game: Catan) -> None:
    """How many roads each seat is away from every intersection, up to three."""
    low, high = building.free_paths_low(game), building.free_paths_high(game)
    for seat in range(game.players):
        open_nodes = ~awards.walls(game, seat)
        reached = game.road_ends[seat] | game.buildings[seat]
        judge.within[seat][0] = game.road_ends[seat]
        ahead = reached
        for roads in range(1, names.REACH):
            ahead = onward(ahead & open_nodes, low, high) & ~reached
            judge.within[seat][roads] = ahead
            reached |= ahead


def judge_places(judge: CatanJudge, game: Catan, seat: int) -> bool:
    """The best place after 0 to 3 roads, less where somebody else is as near; whether any has changed."""
    changed = False
    factor = 1.0
    first = 0.0
    second = 0.0
    theirs = 0
    for roads in range(names.REACH):
        for other in range(game.players):
            if other != seat:
                theirs |= judge.within[other][roads]
        best = 0.0
        nodes = judge.within[seat][roads] & ~game.blocked
        while nodes:
            node = bits.lowest(nodes)
            nodes = bits.without_lowest(nodes)
            worth = catan_income.place_worth(judge, game, seat, node)
            if roads > 0 and bits.has(theirs, node):
                worth *= judge.contested
            if worth > best:
                best = worth
            worth *= factor
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        factor *= judge.away
        if judge.spot[seat][roads] != best:
            judge.spot[seat][roads] = best
            changed = True
    judge.room[seat] = first + judge.further * second
    return changed
