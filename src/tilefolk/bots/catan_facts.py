"""What a network is told of a Catan seat: some eighty numbers, most of them between 0 and 1.

They are taken from the position and from what the evaluation has found out about it: so whoever asks lets it
judge the position first. ``catan_learned`` says what they are for.
"""

from __future__ import annotations

from tilefolk.bots import catan_hand, catan_income, names
from tilefolk.bots.catan_judge import CatanJudge
from tilefolk.core import memory
from tilefolk.games.catan import heaps, scoring
from tilefolk.games.catan import names as catan_names
from tilefolk.games.catan.rules import Catan

TENTH = 0.1
FIFTH = 0.2
QUARTER = 0.25
HALF = 0.5
THIRD = 1.0 / 3.0
FAR_AWAY = 5
"""Roads or knights that lack to an award; more are the same."""


def built_now(judge: CatanJudge, game: Catan, seat: int) -> float:
    """The points of a seat if it built what its hand pays for now; what needs a trade counts in part."""
    hand = memory.scratch_shorts(catan_names.KINDS)
    found = 1.0 * scoring.all_points(game, seat)
    for kind in range(catan_names.KINDS):
        hand[kind] = game.hand[seat][kind]
    if game.cities_left[seat] > 0 and judge.upgrade[seat] > 0.0:
        found += catan_hand.payable(judge, game, seat, hand, catan_names.CITY)
    if game.settlements_left[seat] > 0 and judge.spot[seat][0] > 0.0:
        found += catan_hand.payable(judge, game, seat, hand, catan_names.SETTLEMENT)
    return found


def write_own(judge: CatanJudge, game: Catan, seat: int, facts: list[float]) -> None:
    """What the seat has, whatever others have."""
    cards = heaps.total(game.hand[seat])
    facts[names.FACT_POINTS] = TENTH * scoring.all_points(game, seat)
    facts[names.FACT_INCOME] = FIFTH * judge.income[seat]
    facts[names.FACT_DAMAGE] = catan_income.robber_damage(judge, game, seat)
    facts[names.FACT_ROOM] = judge.room[seat]
    facts[names.FACT_HAND_WORTH] = judge.hand_worth[seat]
    facts[names.FACT_CARDS] = TENTH * cards
    facts[names.FACT_OVER_SEVEN] = (
        FIFTH * (cards - catan_names.HAND_LIMIT) if cards > catan_names.HAND_LIMIT else 0.0
    )
    facts[names.FACT_ROADS_LEFT] = TENTH * game.roads_left[seat]
    facts[names.FACT_SETTLEMENTS_LEFT] = FIFTH * game.settlements_left[seat]
    facts[names.FACT_CITIES_LEFT] = QUARTER * game.cities_left[seat]
    facts[names.FACT_UPGRADE] = judge.upgrade[seat]
    facts[names.FACT_NEAR_CITY] = catan_hand.closeness(judge, seat, game.hand[seat], catan_names.CITY, 0)
    facts[names.FACT_NEAR_CARD] = catan_hand.closeness(
        judge, seat, game.hand[seat], catan_names.DEVELOPMENT_CARD, 0
    )
    facts[names.FACT_NEAR_ROAD] = catan_hand.closeness(judge, seat, game.hand[seat], catan_names.ROAD, 0)
    facts[names.FACT_NEAR_SETTLEMENT] = 0.0
    for roads in range(names.REACH):
        facts[names.FACT_SPOTS + roads] = judge.spot[seat][roads]
        if judge.spot[seat][roads] > 0.0 and facts[names.FACT_NEAR_SETTLEMENT] == 0.0:
            facts[names.FACT_NEAR_SETTLEMENT] = catan_hand.closeness(
                judge, seat, game.hand[seat], catan_names.SETTLEMENT, roads
            )
    for kind in range(catan_names.KINDS):
        facts[names.FACT_COME + kind] = judge.come[seat][kind]
        facts[names.FACT_HAND + kind] = QUARTER * game.hand[seat][kind]
        facts[names.FACT_TRADED + kind] = judge.traded[seat][kind]
        facts[names.FACT_DEVELOPMENT + kind] = HALF * game.development_cards[seat][kind]


def write_awards(judge: CatanJudge, game: Catan, seat: int, facts: list[float]) -> None:
    """The Longest Road and the Largest Army: who has them, and what lacks to them."""
    most = catan_names.LEAST_LARGEST_ARMY - 1
    for other in range(game.players):
        if other != seat and game.knights[other] > most:
            most = game.knights[other]
    facts[names.FACT_KNIGHTS] = FIFTH * game.knights[seat]
    facts[names.FACT_HAS_ARMY] = 1.0 if game.largest_army == seat else 0.0
    facts[names.FACT_ARMY_SHORT] = FIFTH * min(FAR_AWAY, most + 1 - game.knights[seat])
    facts[names.FACT_LENGTH] = TENTH * game.road_length[seat]
    facts[names.FACT_HAS_ROAD] = 1.0 if game.longest_road == seat else 0.0
    facts[names.FACT_ROAD_SHORT] = FIFTH * min(FAR_AWAY, judge.roads_short[seat])


def write_other(
    judge: CatanJudge, game: Catan, other: int, worth: float, facts: list[float], at: int
) -> None:
    """What is told of another seat."""
    facts[at + names.OTHER_POINTS] = TENTH * scoring.all_points(game, other)
    facts[at + names.OTHER_WORTH] = TENTH * worth
    facts[at + names.OTHER_INCOME] = FIFTH * judge.income[other]
    facts[at + names.OTHER_DAMAGE] = catan_income.robber_damage(judge, game, other)
    facts[at + names.OTHER_CARDS] = TENTH * heaps.total(game.hand[other])
    facts[at + names.OTHER_HAND_WORTH] = judge.hand_worth[other]
    facts[at + names.OTHER_BUILT_NOW] = TENTH * built_now(judge, game, other)
    facts[at + names.OTHER_KNIGHTS] = FIFTH * game.knights[other]
    facts[at + names.OTHER_TURNS_BEFORE] = THIRD * ((other - game.turn + game.players) % game.players)


def write_others(judge: CatanJudge, game: Catan, seat: int, worths: list[float], facts: list[float]) -> None:
    """What is told of all other seats, the strongest first; nothing where nobody sits."""
    told = 1 << seat
    at = names.FACT_OTHERS
    for i in range(names.OTHERS_MAX * names.OTHER_FACTS):
        facts[at + i] = 0.0
    for _ in range(1, game.players):
        strongest = -1
        for other in range(game.players):
            if not (told >> other) & 1 and (strongest < 0 or worths[other] > worths[strongest]):
                strongest = other
        write_other(judge, game, strongest, worths[strongest], facts, at)
        told |= 1 << strongest
        at += names.OTHER_FACTS


def write(judge: CatanJudge, game: Catan, seat: int, worths: list[float], facts: list[float]) -> None:
    """All facts of a seat; ``worths`` is what the evaluation found for each."""
    write_own(judge, game, seat, facts)
    write_awards(judge, game, seat, facts)
    facts[names.FACT_WORTH] = TENTH * worths[seat]
    facts[names.FACT_BUILT_NOW] = TENTH * built_now(judge, game, seat)
    for before in range(catan_names.SEATS):
        facts[names.FACT_TURNS_BEFORE + before] = 0.0
    facts[names.FACT_TURNS_BEFORE + (seat - game.turn + game.players) % game.players] = 1.0
    facts[names.FACT_POINTS_OF_BEST] = facts[names.FACT_BUILT_BY_BEST] = 0.0
    facts[names.FACT_WORTH_OF_BEST] = facts[names.FACT_WORTH_OF_OTHERS] = 0.0
    for other in range(game.players):
        if other != seat:
            facts[names.FACT_POINTS_OF_BEST] = max(
                facts[names.FACT_POINTS_OF_BEST], TENTH * scoring.all_points(game, other)
            )
            facts[names.FACT_BUILT_BY_BEST] = max(
                facts[names.FACT_BUILT_BY_BEST], TENTH * built_now(judge, game, other)
            )
            facts[names.FACT_WORTH_OF_BEST] = max(facts[names.FACT_WORTH_OF_BEST], TENTH * worths[other])
            facts[names.FACT_WORTH_OF_OTHERS] += TENTH * worths[other] / (game.players - 1)
    facts[names.FACT_PILE] = TENTH * heaps.total(game.pile)
    facts[names.FACT_THREE_PLAYERS] = 1.0 if game.players < catan_names.SEATS else 0.0
    write_others(judge, game, seat, worths, facts)
