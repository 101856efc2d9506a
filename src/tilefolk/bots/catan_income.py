"""Income of a Catan seat: what the dots of its buildings are worth together, and what more would be."""

from __future__ import annotations

from tilefolk.bots import catan_dots
from tilefolk.bots.catan_judge import CatanJudge
from tilefolk.core import bits, memory
from tilefolk.games.catan import names as catan_names
from tilefolk.games.catan import tables
from tilefolk.games.catan.rules import Catan

SOME_DOTS = 3.0
"""Dots of a resource that make half of its variety."""
AT_BANK = 1.0 / 4.0
"""Cards that one card brings at the bank, at a harbour for all resources, and at one's own."""
AT_ANY_HARBOUR = 1.0 / 3.0
AT_OWN_HARBOUR = 1.0 / 2.0


def income_worth(judge: CatanJudge, dots: list[float], traded: list[float], tokens: int) -> float:
    """What dots of the five resources are worth together, with these rates of trade."""
    empty = memory.scratch_shorts(catan_names.KINDS)
    come = memory.scratch_reals(catan_names.KINDS)
    lack = memory.scratch_reals(1)
    worth = 0.0
    various = 0.0
    saved = 0.0
    for kind in range(catan_names.KINDS):
        empty[kind] = 0
        come[kind] = dots[kind] * judge.rolls
        worth += judge.dot[kind] * dots[kind]
        various += dots[kind] / (dots[kind] + SOME_DOTS)
        saved += dots[kind] * (traded[kind] - AT_BANK)
    if judge.lone:
        # before the second settlement nobody can tell what will be short
        return worth + judge.first_variety * various
    settlements = 1.0 / (1.0 + catan_dots.rounds(empty, come, traded, catan_names.SETTLEMENT, 1, lack))
    cities = 1.0 / (1.0 + catan_dots.rounds(empty, come, traded, catan_names.CITY, 0, lack))
    cards = 1.0 / (1.0 + catan_dots.rounds(empty, come, traded, catan_names.DEVELOPMENT_CARD, 0, lack))
    if judge.setting_up:
        return (
            judge.set_up_dot * worth
            + judge.set_up_variety * various
            + judge.set_up_settlement_pace * settlements
            + judge.set_up_city_pace * cities
            + judge.set_up_card_pace * cards
        )
    return (
        worth
        + judge.variety * various
        + judge.numbers * bits.count(tokens & ~1)
        + judge.harbour * saved
        + judge.settlement_pace * settlements
        + judge.city_pace * cities
        + judge.card_pace * cards
    )


def tokens_at(game: Catan, node: int) -> int:
    """The tokens round an intersection, as bits; the desert is bit 0."""
    found = 0
    for i in range(catan_names.AROUND):
        if tables.CORNER_HEXES[node][i] >= 0:
            found |= 1 << game.token[tables.CORNER_HEXES[node][i]]
    return found


def count_income(judge: CatanJudge, game: Catan, seat: int) -> None:
    """Dots of all buildings with the robber away, and what the best city would add to their worth."""
    nodes = game.buildings[seat]
    judge.lone = judge.setting_up and bits.count(nodes) == 1
    for kind in range(catan_names.KINDS):
        judge.dots[seat][kind] = 0.0
        judge.traded[seat][kind] = 1.0 / game.rate[seat][kind]
    judge.tokens[seat] = 0
    while nodes:
        node = bits.lowest(nodes)
        nodes = bits.without_lowest(nodes)
        times = 1 + bits.has(game.cities, node)
        judge.tokens[seat] |= tokens_at(game, node)
        for kind in range(catan_names.KINDS):
            judge.dots[seat][kind] += times * judge.node_dots[node][kind]
    judge.income[seat] = income_worth(judge, judge.dots[seat], judge.traded[seat], judge.tokens[seat])
    judge.judged[seat] = 0
    judge.robber_at[seat] = catan_names.NOWHERE
    judge.upgrade[seat] = 0.0
    nodes = game.buildings[seat] & ~game.cities
    while nodes:
        node = bits.lowest(nodes)
        nodes = bits.without_lowest(nodes)
        worth = place_worth(judge, game, seat, node)
        if worth > judge.upgrade[seat]:
            judge.upgrade[seat] = worth


def place_worth(judge: CatanJudge, game: Catan, seat: int, node: int) -> float:
    """What a settlement, or a city on a settlement, at an intersection would add to the income."""
    dots = memory.scratch_reals(catan_names.KINDS)
    traded = memory.scratch_reals(catan_names.KINDS)
    harbour = judge.node_harbour[node]
    if bits.has(judge.judged[seat], node):
        return judge.place_worth[seat][node]
    for kind in range(catan_names.KINDS):
        dots[kind] = judge.dots[seat][kind] + judge.node_dots[node][kind]
        traded[kind] = judge.traded[seat][kind]
        if harbour == kind:
            traded[kind] = AT_OWN_HARBOUR
        elif harbour == catan_names.ANY and traded[kind] < AT_ANY_HARBOUR:
            traded[kind] = AT_ANY_HARBOUR
    judge.judged[seat] |= bits.bit(node)
    judge.lone = judge.setting_up and bits.count(game.buildings[seat]) == 1
    judge.place_worth[seat][node] = (
        income_worth(judge, dots, traded, judge.tokens[seat] | tokens_at(game, node)) - judge.income[seat]
    )
    return judge.place_worth[seat][node]


def lost_dots(game: Catan, seat: int) -> int:
    """Dots of the hex under the robber."""
    if game.robber < 0:
        return 0
    here = game.buildings[seat] & tables.HEX_CORNERS[game.robber]
    if here == 0 or game.token[game.robber] == 0:
        return 0
    return (bits.count(here) + bits.count(here & game.cities)) * catan_dots.ways(game.token[game.robber])


def robber_damage(judge: CatanJudge, game: Catan, seat: int) -> float:
    """The income that the robber keeps away, in part: he will move on some day."""
    dots = memory.scratch_reals(catan_names.KINDS)
    if judge.robber_at[seat] != game.robber:
        judge.robber_at[seat] = game.robber
        judge.damage[seat] = 0.0
        judge.lone = judge.setting_up and bits.count(game.buildings[seat]) == 1
        lost = lost_dots(game, seat)
        if lost > 0:
            for kind in range(catan_names.KINDS):
                dots[kind] = judge.dots[seat][kind]
            dots[game.terrain[game.robber]] -= lost
            judge.damage[seat] = (1.0 - judge.robbed) * (
                judge.income[seat] - income_worth(judge, dots, judge.traded[seat], judge.tokens[seat])
            )
    return judge.damage[seat]
