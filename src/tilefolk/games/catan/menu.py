"""A small number for every action that bots choose from: places in masks and policies.

Free offers have none, only those of the widest menu: 1:1, 2:1 and 1:2 to everybody, and
counter-offers of one card for one or two.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from tilefolk.games.catan.tables import (
        ACT_ACCEPT,
        ACT_BUY,
        ACT_CITY,
        ACT_COUNTER,
        ACT_DEAL,
        ACT_DECLINE,
        ACT_DISCARD,
        ACT_END,
        ACT_KNIGHT,
        ACT_MARITIME,
        ACT_MONOPOLY,
        ACT_OFFER,
        ACT_PLENTY,
        ACT_ROAD,
        ACT_ROAD_BUILDING,
        ACT_ROB,
        ACT_ROBBER,
        ACT_ROLL,
        ACT_SETTLEMENT,
        ACT_WITHDRAW,
        NOTHING,
        SIDE_MASK,
        WANT,
        WHO,
        amount,
        offer_of,
        one_of,
        payload_of,
        simple,
        tag_of,
    )

    INDEX_COUNT = 506

BASE = cython.declare(cython.short[32])
SIZE = cython.declare(cython.short[32])
PAIR = cython.declare(cython.short[64])
PLENTY_PAIR = cython.declare(cython.short[64])
PAIR_AT = cython.declare(cython.short[20])
PLENTY_AT = cython.declare(cython.short[20])
if not cython.compiled:
    BASE, SIZE = [0] * 32, [0] * 32
    PAIR, PLENTY_PAIR = [0] * 64, [0] * 64
    PAIR_AT, PLENTY_AT = [0] * 20, [0] * 20


def _fill() -> None:
    sizes = (
        (ACT_ROLL, 1),
        (ACT_END, 1),
        (ACT_BUY, 1),
        (ACT_KNIGHT, 1),
        (ACT_ROAD_BUILDING, 1),
        (ACT_WITHDRAW, 1),
        (ACT_ROAD, 72),
        (ACT_SETTLEMENT, 54),
        (ACT_CITY, 54),
        (ACT_ROBBER, 19),
        (ACT_ROB, 4),
        (ACT_MONOPOLY, 5),
        (ACT_PLENTY, 20),
        (ACT_MARITIME, 20),
        (ACT_DISCARD, 20),
        (ACT_ACCEPT, 4),
        (ACT_DECLINE, 4),
        (ACT_DEAL, 4),
        (ACT_OFFER, 60),
        (ACT_COUNTER, 160),
    )
    for i in range(32):
        BASE[i] = -1
        SIZE[i] = 0
    at = 0
    for tag, size in sizes:
        BASE[tag] = at
        SIZE[tag] = size
        at += size
    assert at == INDEX_COUNT
    pairs = [give << 3 | get for give in range(5) for get in range(5) if give != get]
    plenty = [one << 3 | other for one in range(5) for other in (*range(one, 5), NOTHING)]
    for i in range(64):
        PAIR[i] = pairs.index(i) if i in pairs else -1
        PLENTY_PAIR[i] = plenty.index(i) if i in plenty else -1
    for i in range(20):
        PAIR_AT[i] = pairs[i]
        PLENTY_AT[i] = plenty[i]


_fill()


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def index_of(players: cython.int, turn: cython.int, action: cython.longlong) -> cython.int:
    """The place of an action, or -1 (free offers, nature's outcomes)."""
    tag: cython.int = tag_of(action)
    payload: cython.int = payload_of(action)
    give: cython.longlong = action & SIDE_MASK
    want: cython.longlong = (action >> WANT) & SIDE_MASK
    who: cython.int = cython.cast(cython.int, (action >> WHO) & 63)
    one: cython.int
    other: cython.int
    pair: cython.int
    if tag < 0 or tag > 31 or BASE[tag] < 0:
        return -1
    if tag == ACT_PLENTY:
        payload = PLENTY_PAIR[payload & 63] if payload < 64 else -1
    elif tag == ACT_MARITIME:
        payload = PAIR[payload & 63] if payload < 64 else -1
    elif tag == ACT_DISCARD:
        payload = (payload >> 8) * 5 + (payload & 255) if (payload & 255) < 5 else -1
    elif tag in (ACT_OFFER, ACT_COUNTER):
        for one in range(5):
            if amount(give, one) == 0:
                continue
            for other in range(5):
                if amount(want, other) == 0 or one == other:
                    continue
                pair = PAIR[one << 3 | other]
                if tag == ACT_COUNTER:
                    if who > 3:
                        return -1
                    if give == one_of(one, 1) and want == one_of(other, 1):
                        return BASE[tag] + who * 40 + pair
                    if give == one_of(one, 1) and want == one_of(other, 2):
                        return BASE[tag] + who * 40 + 20 + pair
                elif who == ((1 << players) - 1) & ~(1 << turn):
                    if give == one_of(one, 1) and want == one_of(other, 1):
                        return BASE[tag] + pair
                    if give == one_of(one, 2) and want == one_of(other, 1):
                        return BASE[tag] + 20 + pair
                    if give == one_of(one, 1) and want == one_of(other, 2):
                        return BASE[tag] + 40 + pair
        return -1
    return BASE[tag] + payload if 0 <= payload < SIZE[tag] else -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def action_at(players: cython.int, turn: cython.int, index: cython.int) -> cython.longlong:
    """The action at a place, or -1 beyond the last."""
    tag: cython.int
    at: cython.int
    one: cython.int
    other: cython.int
    everybody: cython.int = ((1 << players) - 1) & ~(1 << turn)
    if index < 0:
        return -1
    for tag in range(32):
        at = index - BASE[tag]
        if BASE[tag] < 0 or at < 0 or at >= SIZE[tag]:
            continue
        if tag == ACT_PLENTY:
            return simple(tag, PLENTY_AT[at])
        if tag == ACT_MARITIME:
            return simple(tag, PAIR_AT[at])
        if tag == ACT_DISCARD:
            return simple(tag, (at // 5) << 8 | at % 5)
        if tag == ACT_OFFER:
            one = PAIR_AT[at % 20] >> 3
            other = PAIR_AT[at % 20] & 7
            return offer_of(
                tag,
                everybody,
                one_of(one, 2 if at // 20 == 1 else 1),
                one_of(other, 2 if at // 20 == 2 else 1),
            )
        if tag == ACT_COUNTER:
            one = PAIR_AT[at % 20] >> 3
            other = PAIR_AT[at % 20] & 7
            return offer_of(tag, at // 40, one_of(one, 1), one_of(other, 1 + at // 20 % 2))
        return simple(tag, at)
    return -1
