"""What a hand of Catan is worth: how soon it pays for the next builds, and the danger of a seven."""

from __future__ import annotations

from tilefolk.bots import catan_dots, catan_income, names
from tilefolk.bots.catan_judge import CatanJudge
from tilefolk.core import memory
from tilefolk.games.catan import heaps, tables
from tilefolk.games.catan import names as catan_names
from tilefolk.games.catan.rules import Catan

CARDS_THAT_COUNT = 10
"""More cards than these are worth nothing as such."""
ROADS_AHEAD = 4
"""The Longest Road is worth thinking of when fewer roads than these lack."""

CARD_BITS = 8
"""Room for the cards of a kind where a hand is noted as one number."""
VERSION_SHIFT, ROBBER_SHIFT, SHORT_SHIFT = 20, 12, 4
"""Where stands what the worth of a hand depends on, in the number that notes it."""
MOST_SHORT = 16
"""Added to the roads that lack, which may be fewer than none."""
HAS_LONGEST_ROAD, CARDS_LEFT = 1, 2


def expect(judge: CatanJudge, game: Catan, seat: int) -> int:
    """The cards that a round brings a seat, and its way to the Longest Road; returns what is robbed."""
    best = catan_names.LEAST_LONGEST_ROAD - 1
    lost = 0
    for kind in range(catan_names.KINDS):
        judge.come[seat][kind] = judge.dots[seat][kind] * judge.rolls
    if game.robber >= 0 and game.token[game.robber] > 0:
        lost = catan_income.lost_dots(game, seat)
        judge.come[seat][game.terrain[game.robber]] -= (1.0 - judge.robbed) * lost * judge.rolls
    for other in range(game.players):
        if other != seat and game.road_length[other] > best:
            best = game.road_length[other]
    judge.roads_short[seat] = best + 1 - game.road_length[seat]
    return lost


def closeness(judge: CatanJudge, seat: int, hand: list[int], build: int, roads: int) -> float:
    """1 for what can be paid; less for every round of waiting and every card to be traded for."""
    lack = memory.scratch_reals(1)
    rounds = catan_dots.rounds(hand, judge.come[seat], judge.traded[seat], build, roads, lack)
    return judge.patience / (judge.patience + rounds + judge.barter * lack[0])


def settlement_worth(judge: CatanJudge, game: Catan, seat: int, hand: list[int]) -> float:
    """The best settlement to come: a better place may be worth more roads."""
    best = 0.0
    place = 0.0
    for roads in range(names.REACH):
        if judge.spot[seat][roads] > place and game.roads_left[seat] >= roads:
            place = judge.spot[seat][roads]
            worth = (judge.settlement + judge.gain * place) * closeness(
                judge, seat, hand, catan_names.SETTLEMENT, roads
            )
            if worth > best:
                best = worth
    return best


def worth_of(judge: CatanJudge, game: Catan, seat: int, hand: list[int]) -> float:
    """Cards as such, their nearness to builds, and the danger of a seven; ``expect`` came before."""
    size = heaps.total(hand)
    worth = judge.card * min(CARDS_THAT_COUNT, size)
    short = judge.roads_short[seat]
    if size > catan_names.HAND_LIMIT:
        worth -= judge.over_seven * (size // 2)
    if game.cities_left[seat] > 0 and judge.upgrade[seat] > 0.0:
        worth += (judge.city + judge.gain * judge.upgrade[seat]) * closeness(
            judge, seat, hand, catan_names.CITY, 0
        )
    if game.settlements_left[seat] > 0:
        worth += settlement_worth(judge, game, seat, hand)
    if heaps.total(game.pile) > 0:
        worth += judge.development * closeness(judge, seat, hand, catan_names.DEVELOPMENT_CARD, 0)
    if game.longest_road != seat and short > 0 and short < ROADS_AHEAD and game.roads_left[seat] >= short:
        worth += judge.extension * closeness(judge, seat, hand, catan_names.ROAD, short - 1)
    return worth


def own_worth(judge: CatanJudge, game: Catan, seat: int) -> float:
    """The worth of the hand that a seat has; most actions leave most hands as they were.

    Cards laid aside for a discard are as good as gone.
    """
    held = 0
    for kind in range(catan_names.KINDS):
        held = held << CARD_BITS | game.hand[seat][kind]
    lost = expect(judge, game, seat)
    state = judge.version[seat] << VERSION_SHIFT | (judge.roads_short[seat] + MOST_SHORT) << SHORT_SHIFT
    if lost > 0:
        state |= (game.robber + 1) << ROBBER_SHIFT
    if game.longest_road == seat:
        state |= HAS_LONGEST_ROAD
    if heaps.total(game.pile) > 0:
        state |= CARDS_LEFT
    if judge.seen_hand[seat] != held or judge.seen_state[seat] != state:
        judge.seen_hand[seat] = held
        judge.seen_state[seat] = state
        judge.hand_worth[seat] = worth_of(judge, game, seat, game.hand[seat])
    return judge.hand_worth[seat]


# --- this turn ------------------------------------------------------------------------------------


def payable(judge: CatanJudge, game: Catan, seat: int, hand: list[int], build: int) -> float:
    """1 if the hand pays for a build (it is then taken from it), less if trades with the bank help."""
    lack = 0
    spare = 0
    for kind in range(catan_names.KINDS):
        more = hand[kind] - tables.COST[build][kind]
        if more < 0:
            lack -= more
        else:
            spare += more // game.rate[seat][kind]
    if lack == 0:
        for kind in range(catan_names.KINDS):
            hand[kind] -= tables.COST[build][kind]
        return 1.0
    if lack <= spare and (game.mixed_phase or not game.has_built):
        return judge.by_trade
    return 0.0


def this_turn(judge: CatanJudge, game: Catan, seat: int) -> float:
    """What the player on turn can still build before the turn ends, less what was played too early."""
    hand = memory.scratch_shorts(catan_names.KINDS)
    worth = 0.0
    if seat != game.turn:
        return 0.0
    if game.phase != catan_names.PHASE_MAIN and game.phase != catan_names.PHASE_OFFER:
        # after the roll one knows better what a card is good for
        return 0.0 if game.rolled or not game.card_played else -judge.hurry
    for kind in range(catan_names.KINDS):
        hand[kind] = game.hand[seat][kind]
    if game.cities_left[seat] > 0 and judge.upgrade[seat] > 0.0:
        worth += judge.city_now * payable(judge, game, seat, hand, catan_names.CITY)
    if game.settlements_left[seat] > 0 and judge.spot[seat][0] > 0.0:
        worth += judge.settlement_now * payable(judge, game, seat, hand, catan_names.SETTLEMENT)
    if heaps.total(game.pile) > 0:
        worth += judge.card_now * payable(judge, game, seat, hand, catan_names.DEVELOPMENT_CARD)
    return worth
