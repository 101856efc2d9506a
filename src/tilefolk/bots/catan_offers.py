"""Offers between players of Catan, judged for both sides; ``CatanEvaluator`` judged the position before."""

from __future__ import annotations

from tilefolk.bots import catan_hand
from tilefolk.bots.catan_judge import CatanJudge
from tilefolk.core import memory
from tilefolk.games.catan import actions, scoring, trade
from tilefolk.games.catan import names as catan_names
from tilefolk.games.catan.rules import Catan

FAR_ON = 6
"""Points from which on another's gain counts more."""
VAIN_COUNTER = -0.01
"""A counter-offer that will not be taken."""


def gain(judge: CatanJudge, game: Catan, seat: int, gets: int, gives: int) -> float:
    """What a trade would do to the worth of a hand."""
    after = memory.scratch_shorts(catan_names.KINDS)
    for kind in range(catan_names.KINDS):
        after[kind] = game.hand[seat][kind] + actions.amount(gets, kind) - actions.amount(gives, kind)
    better = catan_hand.worth_of(judge, game, seat, after)
    return better - catan_hand.worth_of(judge, game, seat, game.hand[seat])


def deal_worth(judge: CatanJudge, game: Catan, seat: int, other: int, give: int, want: int) -> float:
    """What a deal is worth to ``seat``: its gain less what it does for the other, who may be winning."""
    ahead = scoring.public_points(game, other) - FAR_ON
    share = judge.deal_rival + (judge.deal_leader * ahead if ahead > 0 else 0.0)
    return gain(judge, game, seat, want, give) - share * gain(judge, game, other, give, want)


def answer_worth(judge: CatanJudge, game: Catan, seat: int) -> float:
    """What the answer of a seat to an open offer promises it."""
    turn = game.turn
    if game.answer[seat] == catan_names.ACCEPTED:
        give, want = actions.give_of(game.offer), actions.want_of(game.offer)
        return judge.accepted * deal_worth(judge, game, seat, turn, want, give)
    if game.answer[seat] == catan_names.COUNTERED:
        give, want = actions.give_of(game.counter_offer[seat]), actions.want_of(game.counter_offer[seat])
        if not trade.holds(game, turn, want):
            return VAIN_COUNTER
        if deal_worth(judge, game, turn, seat, want, give) <= 0.0:
            return VAIN_COUNTER
        return judge.countered * deal_worth(judge, game, seat, turn, give, want)
    return 0.0


def offer_worth(judge: CatanJudge, game: Catan, seat: int) -> float:
    """What an open offer promises a seat, judged for both sides."""
    turn = game.turn
    best = 0.0
    give, want = actions.give_of(game.offer), actions.want_of(game.offer)
    if seat != turn:
        return answer_worth(judge, game, seat)
    for other in range(game.players):
        worth = 0.0
        if game.answer[other] == catan_names.ACCEPTED:
            worth = deal_worth(judge, game, turn, other, give, want)
        elif game.answer[other] == catan_names.COUNTERED:
            counter = game.counter_offer[other]
            worth = deal_worth(judge, game, turn, other, actions.want_of(counter), actions.give_of(counter))
        elif game.answer[other] == catan_names.ASKED and trade.holds(game, other, want):
            if deal_worth(judge, game, other, turn, want, give) > 0.0:
                worth = judge.offer * deal_worth(judge, game, turn, other, give, want)
        if worth > best:
            best = worth
    return best - judge.words
