"""The dots of a Catan board, and how long it takes to pay for something.

A dot is one of 36 rolls.
"""

from __future__ import annotations

from tilefolk.bots.catan_judge import CatanJudge
from tilefolk.core import memory
from tilefolk.games.catan import names as catan_names
from tilefolk.games.catan import tables
from tilefolk.games.catan.rules import Catan

ROLLS = 36.0
"""Ways in which two dice can fall."""
FAIR_SHARE = 0.2
"""A resource's part of all dots when none is rare."""
NOTHING_LACKS = 1e-9
HARDLY_LACKS = 1e-6
"""Less than this is nothing: parts of a card do not add up exactly."""
LONGEST_WAIT = 40.0
"""Rounds after which something may as well never come."""
PIECES_OF_TIME = 8
"""Straight pieces in which what lacks falls; there are five kinds of cards, so these are enough."""


def ways(token: int) -> int:
    """The dots of a token: ways in which the dice show its number."""
    away = token - catan_names.SEVEN if token > catan_names.SEVEN else catan_names.SEVEN - token
    return catan_names.DIE_SIDES - away


def is_new_island(judge: CatanJudge, game: Catan) -> bool:
    """Note hexes, tokens and harbours; whether they are others than before."""
    new = False
    for i in range(catan_names.HEXES):
        kind = game.terrain[i] * catan_names.SUMS + game.token[i]
        if judge.seen_hexes[i] != kind:
            judge.seen_hexes[i] = kind
            new = True
    for i in range(catan_names.HARBOURS):
        if judge.seen_harbours[i] != game.harbour[i]:
            judge.seen_harbours[i] = game.harbour[i]
            new = True
    return new


def count_dots(judge: CatanJudge, game: Catan) -> float:
    """Dots and harbours at every intersection; leaves the dots of each resource in ``dot``, returns all."""
    total = 0.0
    for kind in range(catan_names.KINDS):
        judge.dot[kind] = 0.0
    for node in range(catan_names.INTERSECTIONS):
        for kind in range(catan_names.KINDS):
            judge.node_dots[node][kind] = 0.0
        for i in range(catan_names.AROUND):
            hexagon = tables.CORNER_HEXES[node][i]
            if hexagon < 0:
                continue
            terrain = game.terrain[hexagon]
            if game.token[hexagon] > 0 and terrain >= 0 and terrain != catan_names.DESERT:
                dots = ways(game.token[hexagon])
                judge.node_dots[node][terrain] += dots
                judge.dot[terrain] += dots
                total += dots
        judge.node_harbour[node] = catan_names.NOWHERE
        if tables.HARBOUR_AT[node] >= 0:
            judge.node_harbour[node] = game.harbour[tables.HARBOUR_AT[node]]
    return total


def lay_out(judge: CatanJudge, game: Catan) -> None:
    """Dots and harbours at every intersection, and how rare each resource is on this island."""
    judge.rolls = game.players / ROLLS
    if not is_new_island(judge, game):
        return
    total = count_dots(judge, game)
    for kind in range(catan_names.KINDS):
        # 1 for a resource with a fifth of all dots, more for a rarer one
        judge.dot[kind] = 1.0 + judge.scarcity * (FAIR_SHARE * total / (judge.dot[kind] + 1.0) - 1.0)
    judge.dot[catan_names.WOOD] *= judge.wood
    judge.dot[catan_names.BRICK] *= judge.brick
    judge.dot[catan_names.WOOL] *= judge.wool
    judge.dot[catan_names.GRAIN] *= judge.grain
    judge.dot[catan_names.ORE] *= judge.ore
    for seat in range(catan_names.SEATS):
        judge.seen_buildings[seat] = -1
        judge.seen_roads_low[seat] = -1
        judge.seen_roads_high[seat] = -1


def rounds(
    hand: list[int], come: list[float], traded: list[float], build: int, roads: int, lack: list[float]
) -> float:
    """Rounds until a build with some roads to it can be paid, what lies over traded with the bank.

    ``come``: cards a round; ``traded``: cards that one brings at the bank; ``lack``: cards that have to be
    traded for. What lacks falls with time in straight pieces that grow ever flatter, so following each leads
    to the answer.
    """
    need = memory.scratch_reals(catan_names.KINDS)
    time = 0.0
    for kind in range(catan_names.KINDS):
        need[kind] = tables.COST[build][kind] + roads * tables.COST[catan_names.ROAD][kind] - hand[kind]
    for _ in range(PIECES_OF_TIME):
        short = 0.0
        speed = 0.0
        for kind in range(catan_names.KINDS):
            over = need[kind] - come[kind] * time
            part = 1.0 if over > NOTHING_LACKS else traded[kind]
            short += over * part
            speed += come[kind] * part
        if short <= HARDLY_LACKS:
            break
        if speed <= HARDLY_LACKS or time + short / speed >= LONGEST_WAIT:
            time = LONGEST_WAIT
            break
        time += short / speed
    lack[0] = 0.0
    for kind in range(catan_names.KINDS):
        over = need[kind] - come[kind] * time
        lack[0] += over if over > NOTHING_LACKS else 0.0
    return time
