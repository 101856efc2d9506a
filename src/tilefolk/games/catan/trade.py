"""Domestic and maritime trade (chapter 3.3).

An offer is open to all or some of the others; each asked accepts, declines or counters, in any order;
the player on turn strikes the deal with one of them, or withdraws. Any well-formed offer is legal.
What bots are shown is a menu: ``none``; ``simple``, one offer a turn of one card for one, to everybody;
``wide``, three offers a turn of 1:1, 2:1 and 1:2, and counter-offers of one card for one or two.
The menu asks only for what the others hold together, which the bank shows to everybody.
"""

from __future__ import annotations

from tilefolk.core import bits
from tilefolk.games.catan import actions, cards, names
from tilefolk.games.catan.state import Position


def may_trade(game: Position) -> bool:
    """C3.1: trade comes before building, unless the table mixes both; then new harbours count too (C6.3)."""
    return game.phase == names.PHASE_MAIN and (game.mixed_phase != 0 or game.has_built == 0)


# --- maritime -------------------------------------------------------------------------------------


def maritime_into(game: Position, buffer: list[int], n: int) -> int:
    """C6.2: at the best rate held, for what the bank has."""
    seat = game.turn
    for give in range(names.KINDS):
        if game.hand[seat][give] >= game.rate[seat][give]:
            for get in range(names.KINDS):
                if get != give and game.bank[get] > 0:
                    buffer[n] = actions.pack_action(names.ACT_MARITIME, actions.pair(give, get))
                    n += 1
    return n


def trade_maritime(game: Position, give: int, get: int) -> None:
    """C6.2: the cards given go back to the bank."""
    rate = game.rate[game.turn][give]
    cards.to_bank(game, game.turn, give, rate)
    cards.from_bank(game, game.turn, get, 1)
    if game._listening:
        game._emit(names.EVENT_MARITIME, game.turn, give, rate, get)


# --- what is well-formed --------------------------------------------------------------------------


def holds(game: Position, seat: int, side: int) -> bool:
    """C6.1: only cards really held."""
    for kind in range(names.KINDS):
        if game.hand[seat][kind] < actions.amount(side, kind):
            return False
    return True


def is_fair(give: int, want: int) -> bool:
    """C6.1: no gifts, nothing of the same kind on both sides, and no more wanted than there are (C1.6)."""
    if give == 0 or want == 0:
        return False
    for kind in range(names.KINDS):
        given, wanted = actions.amount(give, kind), actions.amount(want, kind)
        if (given and wanted) or wanted > names.BANK_CARDS:
            return False
    return True


def is_legal_offer(game: Position, action: int) -> bool:
    """C6.1: whether the player on turn may make this offer now, to others and never to himself."""
    asked = actions.who_of(action)
    return (
        may_trade(game)
        and asked > 0
        and asked < 1 << game.players
        and not asked >> game.turn & 1
        and is_fair(actions.give_of(action), actions.want_of(action))
        and holds(game, game.turn, actions.give_of(action))
    )


def is_legal_counter_offer(game: Position, action: int) -> bool:
    """C6.1: whether a seat that was asked may answer with this offer of its own."""
    seat = actions.who_of(action)
    return (
        game.phase == names.PHASE_OFFER
        and seat < game.players
        and game.answer[seat] == names.ASKED
        and is_fair(actions.give_of(action), actions.want_of(action))
        and holds(game, seat, actions.give_of(action))
    )


def is_legal_deal(game: Position, seat: int) -> bool:
    """C6.1: both must hold the cards at the moment of the deal."""
    answer = game.answer[seat]
    if answer != names.ACCEPTED and answer != names.COUNTERED:
        return False
    return holds(game, game.turn, deal_give(game, seat)) and holds(game, seat, deal_want(game, seat))


def deal_give(game: Position, seat: int) -> int:
    """What the player on turn gives in a deal with a seat that accepted or countered."""
    if game.answer[seat] == names.COUNTERED:
        return actions.want_of(game.counter_offer[seat])
    return actions.give_of(game.offer)


def deal_want(game: Position, seat: int) -> int:
    """What the player on turn gets in a deal with a seat that accepted or countered."""
    if game.answer[seat] == names.COUNTERED:
        return actions.give_of(game.counter_offer[seat])
    return actions.want_of(game.offer)


def next_asked(game: Position) -> int:
    """The lowest seat that has not answered yet, or NOBODY."""
    for seat in range(game.players):
        if game.answer[seat] == names.ASKED:
            return seat
    return names.NOBODY


# --- what is listed -------------------------------------------------------------------------------


def offers_into(game: Position, buffer: list[int], n: int) -> int:
    """The menu of simple offers, to all the others at once (C6.1)."""
    seat = game.turn
    wide = game.offer_menu == names.MENU_WIDE
    if game.offers_made >= (names.WIDE_OFFERS if wide else names.SIMPLE_OFFERS):
        return n
    asked = actions.everybody_but(game.players, seat)
    for want in range(names.KINDS):
        elsewhere = names.BANK_CARDS - game.bank[want] - game.hand[seat][want]
        if elsewhere <= 0:
            continue
        for give in range(names.KINDS):
            if give == want or game.hand[seat][give] == 0:
                continue
            buffer[n] = menu_offer(asked, give, 1, want, 1)
            n += 1
            if wide and game.hand[seat][give] > 1:
                buffer[n] = menu_offer(asked, give, 2, want, 1)
                n += 1
            if wide and elsewhere > 1:
                buffer[n] = menu_offer(asked, give, 1, want, 2)
                n += 1
    return n


def menu_offer(asked: int, give: int, given: int, want: int, wanted: int) -> int:
    """An offer of some cards of one kind for some of another."""
    give_side, want_side = actions.side_of(give, given), actions.side_of(want, wanted)
    return actions.pack_offer(names.ACT_OFFER, asked, give_side, want_side)


def answers_into(game: Position, seat: int, buffer: list[int]) -> int:
    """C6.1: decline, accept when the cards are there, and the menu's counter-offers."""
    if game.answer[seat] != names.ASKED:
        return 0
    buffer[0] = actions.pack_action(names.ACT_DECLINE, seat)
    n = 1
    if holds(game, seat, actions.want_of(game.offer)):
        buffer[n] = actions.pack_action(names.ACT_ACCEPT, seat)
        n += 1
    if game.offer_menu == names.MENU_WIDE:
        n = counter_offers_into(game, seat, buffer, n)
    return n


def counter_offers_into(game: Position, seat: int, buffer: list[int], n: int) -> int:
    """One card for one or two of what is offered, but not the offer itself."""
    offered, wanted = actions.give_of(game.offer), actions.want_of(game.offer)
    for want in range(names.KINDS):
        if actions.amount(offered, want) == 0:
            continue
        for give in range(names.KINDS):
            if give == want or game.hand[seat][give] == 0:
                continue
            give_side = actions.side_of(give, 1)
            for k in range(1, 3):
                want_side = actions.side_of(want, k)
                if want_side == offered and give_side == wanted:
                    continue
                buffer[n] = actions.pack_offer(names.ACT_COUNTER, seat, give_side, want_side)
                n += 1
    return n


def closings_into(game: Position, buffer: list[int]) -> int:
    """C6.1: what the player on turn may do with an open offer: a deal, withdraw it, or end the turn."""
    n = 0
    for seat in range(game.players):
        if is_legal_deal(game, seat):
            buffer[n] = actions.pack_action(names.ACT_DEAL, seat)
            n += 1
    buffer[n] = actions.pack_action(names.ACT_WITHDRAW, 0)
    buffer[n + 1] = actions.pack_action(names.ACT_END, 0)
    return n + 2


# --- what happens ---------------------------------------------------------------------------------


def make_offer(game: Position, action: int) -> None:
    """C6.1: the others are asked, never the one who offers."""
    asked, give, want = actions.who_of(action), actions.give_of(action), actions.want_of(action)
    game.offer = action
    if game.offers_made < names.OFFERS_COUNTED:
        game.offers_made += 1
    show(game, game.turn, give)
    game.phase = names.PHASE_OFFER
    for seat in range(game.players):
        game.answer[seat] = names.ASKED if bits.has(asked, seat) else names.NOT_ASKED
    if game._listening:
        game._emit(names.EVENT_OFFER, game.turn, asked, give, want)


def show(game: Position, seat: int, side: int) -> None:
    """Who offers or accepts tells the table that he holds these cards (C11.1)."""
    for kind in range(names.KINDS):
        if game.known_hand[seat][kind] < actions.amount(side, kind):
            game.known_hand[seat][kind] = actions.amount(side, kind)


def accept(game: Position, seat: int) -> None:
    """C6.1: the seat would make this deal."""
    game.answer[seat] = names.ACCEPTED
    show(game, seat, actions.want_of(game.offer))
    if game._listening:
        game._emit(names.EVENT_ACCEPTED, seat)


def counter(game: Position, action: int) -> None:
    """C6.1: the seat would make another deal."""
    seat = actions.who_of(action)
    game.answer[seat] = names.COUNTERED
    game.counter_offer[seat] = action
    show(game, seat, actions.give_of(action))
    if game._listening:
        game._emit(names.EVENT_COUNTERED, seat, actions.give_of(action), actions.want_of(action))


def decline(game: Position, seat: int) -> None:
    """C6.1: when all have declined the offer is over."""
    game.answer[seat] = names.DECLINED
    if game._listening:
        game._emit(names.EVENT_DECLINED, seat)
    for other in range(game.players):
        if game.answer[other] != names.NOT_ASKED and game.answer[other] != names.DECLINED:
            return
    close_offer(game)


def strike_deal(game: Position, seat: int) -> None:
    """C6.1: the cards change hands, on the terms of the offer or of the counter-offer."""
    give, want = deal_give(game, seat), deal_want(game, seat)
    for kind in range(names.KINDS):
        if actions.amount(give, kind):
            cards.hand_over(game, game.turn, seat, kind, actions.amount(give, kind))
        if actions.amount(want, kind):
            cards.hand_over(game, seat, game.turn, kind, actions.amount(want, kind))
    if game._listening:
        game._emit(names.EVENT_DEAL, game.turn, seat, give, want)
    close_offer(game)


def withdraw(game: Position) -> None:
    """C6.1: the player on turn takes the offer back."""
    if game._listening:
        game._emit(names.EVENT_WITHDRAWN, game.turn)
    close_offer(game)


def close_offer(game: Position) -> None:
    """The offer is over, whatever became of it."""
    game.offer = 0
    for seat in range(names.SEATS):
        game.answer[seat] = names.NOT_ASKED
        game.counter_offer[seat] = 0
    game.phase = names.PHASE_MAIN
