"""Roads, settlements, cities and buying development cards (chapter 3.4)."""

from __future__ import annotations

from tilefolk.core import bits
from tilefolk.games.catan import actions, awards, cards, heaps, names, road_length, scoring, tables
from tilefolk.games.catan.state import Position

# --- what may be built ----------------------------------------------------------------------------


def can_pay(game: Position, seat: int, build: int) -> bool:
    """Whether a hand holds the cost of a road, settlement, city or development card (C7.1 to C7.4)."""
    return heaps.covers(game.hand[seat], tables.COST[build])


def open_nodes(game: Position, seat: int) -> int:
    """C7.1: intersections with an own road or building, from which a road can go on; not foreign ones."""
    return (game.road_ends[seat] | game.buildings[seat]) & ~awards.walls(game, seat)


def free_paths_low(game: Position) -> int:
    """Those of the paths 0 to 35 where no road lies."""
    return ~(game.roads_low[0] | game.roads_low[1] | game.roads_low[2] | game.roads_low[3])


def free_paths_high(game: Position) -> int:
    """Those of the paths 36 to 71 where no road lies, counted from 0."""
    return ~(game.roads_high[0] | game.roads_high[1] | game.roads_high[2] | game.roads_high[3])


def roads_into(game: Position, seat: int, buffer: list[int], n: int) -> int:
    """C7.1: free paths that touch an own road, settlement or city, while there are pieces (C1.5)."""
    if game.roads_left[seat] == 0:
        return n
    nodes = open_nodes(game, seat)
    low = high = 0
    while nodes:
        node = bits.lowest(nodes)
        nodes = bits.without_lowest(nodes)
        low |= tables.PATHS_LOW[node]
        high |= tables.PATHS_HIGH[node]
    low &= free_paths_low(game)
    high &= free_paths_high(game)
    while low:
        buffer[n] = actions.pack_action(names.ACT_ROAD, bits.lowest(low))
        n += 1
        low = bits.without_lowest(low)
    while high:
        buffer[n] = actions.pack_action(names.ACT_ROAD, names.WORD_PATHS + bits.lowest(high))
        n += 1
        high = bits.without_lowest(high)
    return n


def has_road_place(game: Position, seat: int) -> bool:
    """Whether there is a legal path, and a piece, for one more road (C7.1, C1.5)."""
    if game.roads_left[seat] == 0:
        return False
    nodes = open_nodes(game, seat)
    low, high = free_paths_low(game), free_paths_high(game)
    while nodes:
        node = bits.lowest(nodes)
        if tables.PATHS_LOW[node] & low or tables.PATHS_HIGH[node] & high:
            return True
        nodes = bits.without_lowest(nodes)
    return False


def places_into(tag: int, places: int, buffer: list[int], n: int) -> int:
    """An action for every intersection of a set."""
    while places:
        buffer[n] = actions.pack_action(tag, bits.lowest(places))
        n += 1
        places = bits.without_lowest(places)
    return n


def builds_into(game: Position, seat: int, buffer: list[int], n: int) -> int:
    """C7.5: everything the seat can pay for and place (C7.1 to C7.4), while there are pieces (C1.5)."""
    if can_pay(game, seat, names.ROAD):
        n = roads_into(game, seat, buffer, n)
        if game.settlements_left[seat] > 0 and can_pay(game, seat, names.SETTLEMENT):
            n = places_into(names.ACT_SETTLEMENT, game.road_ends[seat] & ~game.blocked, buffer, n)
    if game.cities_left[seat] > 0 and can_pay(game, seat, names.CITY):
        n = places_into(names.ACT_CITY, game.buildings[seat] & ~game.cities, buffer, n)
    if can_pay(game, seat, names.DEVELOPMENT_CARD) and heaps.total(game.pile) > 0:
        buffer[n] = actions.pack_action(names.ACT_BUY, 0)
        n += 1
    return n


# --- what happens ---------------------------------------------------------------------------------


def pay(game: Position, seat: int, build: int) -> None:
    """What is paid goes back to the bank."""
    for kind in range(names.KINDS):
        if tables.COST[build][kind]:
            cards.to_bank(game, seat, kind, tables.COST[build][kind])


def put_road(game: Position, seat: int, path: int, free: bool) -> None:
    """C7.1; the Longest Road is looked at as soon as the road lies (C9.1)."""
    if not free:
        pay(game, seat, names.ROAD)
    if path < names.WORD_PATHS:
        game.roads_low[seat] |= bits.bit(path)
    else:
        game.roads_high[seat] |= bits.bit(path - names.WORD_PATHS)
    game.road_ends[seat] |= tables.PATH_ENDS[path]
    game.roads_left[seat] -= 1
    if game._listening:
        game._emit(names.EVENT_ROAD, seat, path, free)
    awards.lengthen(game, seat, path)


def put_settlement(game: Position, seat: int, node: int, free: bool) -> None:
    """C7.2; it opens its harbour, keeps its neighbours empty and may cut foreign roads (C9.2)."""
    if not free:
        pay(game, seat, names.SETTLEMENT)
    game.buildings[seat] |= bits.bit(node)
    game.blocked |= tables.NEIGHBOURHOOD[node]
    game.settlements_left[seat] -= 1
    if tables.HARBOUR_AT[node] >= 0:
        open_harbour(game, seat, game.harbour[tables.HARBOUR_AT[node]])
    if game._listening:
        game._emit(names.EVENT_SETTLEMENT, seat, node, free)
    awards.cut(game, node)


def open_harbour(game: Position, seat: int, harbour: int) -> None:
    """C6.2, C6.3: 3:1 for all resources or 2:1 for one, from now on; the best rate held counts."""
    if harbour == names.ANY:
        for kind in range(names.KINDS):
            if game.rate[seat][kind] > names.ANY_HARBOUR_RATE:
                game.rate[seat][kind] = names.ANY_HARBOUR_RATE
    elif harbour >= 0:
        game.rate[seat][harbour] = names.RESOURCE_HARBOUR_RATE


def put_city(game: Position, seat: int, node: int) -> None:
    """C7.3: in the place of an own settlement, which goes back to the supply (C1.5)."""
    pay(game, seat, names.CITY)
    game.cities |= bits.bit(node)
    game.settlements_left[seat] += 1
    game.cities_left[seat] -= 1
    if game._listening:
        game._emit(names.EVENT_CITY, seat, node)


def buy_card(game: Position) -> None:
    """C7.4: paid first; then chance draws it."""
    pay(game, game.turn, names.DEVELOPMENT_CARD)
    game.phase = names.PHASE_DRAW_CARD


def card_outcomes_into(game: Position, outcomes: list[int], weights: list[int]) -> int:
    """C7.4: every card of the shuffled pile is as likely as any other."""
    n = 0
    for card in range(names.KINDS):
        if game.pile[card] > 0:
            outcomes[n] = actions.pack_action(names.ACT_CARD, card)
            weights[n] = game.pile[card]
            n += 1
    return n


def take_card(game: Position, card: int) -> None:
    """C7.4: the top card of the pile, known to its buyer only; it may win at once (C7.6)."""
    game.pile[card] -= 1
    game.development_cards[game.turn][card] += 1
    game.bought_this_turn[card] += 1
    game.phase = names.PHASE_MAIN
    if game._listening:
        game._emit(names.EVENT_BOUGHT, game.turn, card)
    scoring.wins(game)


# --- what follows from the pieces -----------------------------------------------------------------


def recount(game: Position) -> None:
    """Fill in what follows from buildings, roads and harbours, after they were set one by one."""
    holder = game.longest_road
    game.blocked = 0
    for seat in range(names.SEATS):
        game.settlements_left[seat] = names.SETTLEMENTS
        game.cities_left[seat] = names.CITIES
        game.roads_left[seat] = names.ROADS
        game.road_ends[seat] = 0
        for kind in range(names.KINDS):
            game.rate[seat][kind] = names.BANK_RATE
        recount_buildings(game, seat)
        for path in range(names.PATHS):
            if has_road(game, seat, path):
                game.road_ends[seat] |= tables.PATH_ENDS[path]
                game.roads_left[seat] -= 1
    for seat in range(names.SEATS):
        game.road_length[seat] = road_length.longest(
            game.roads_low[seat], game.roads_high[seat], awards.walls(game, seat)
        )
    game.longest_road = holder


def recount_buildings(game: Position, seat: int) -> None:
    """Put down the settlements and cities of a seat once more."""
    nodes = game.buildings[seat]
    while nodes:
        node = bits.lowest(nodes)
        nodes = bits.without_lowest(nodes)
        put_settlement(game, seat, node, True)
        if bits.has(game.cities, node):
            game.settlements_left[seat] += 1
            game.cities_left[seat] -= 1


def has_road(game: Position, seat: int, path: int) -> bool:
    """Whether a road of the seat lies on the path."""
    if path < names.WORD_PATHS:
        return bits.has(game.roads_low[seat], path)
    return bits.has(game.roads_high[seat], path - names.WORD_PATHS)
