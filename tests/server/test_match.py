"""Whose action is it? The real games, where several seats decide at once and offers are composed freely."""

from __future__ import annotations

import random

import pytest

import tilefolk
from tilefolk.server.match import Match


def started(game: str, players: int, seed: int = 1) -> Match:
    spec = tilefolk.get(game)
    match, _, _ = Match.begin(
        spec, ["A", "B", "C", "D"][:players], spec.checked_options({}), bytes([seed] * 32), 1
    )
    return match


@pytest.mark.parametrize("game", ["catan", "hunters", "mayflower"])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_seat_can_take_anothers_action(game, seed):
    match, dice = started(game, 3, seed), random.Random(seed)
    together = 0
    for number in range(160):
        deciding = match.to_move()
        if not deciding:
            break
        together += len(deciding) > 1
        choices = {seat: [action["name"] for action in match.legal(seat)] for seat in deciding}
        for seat in range(3):
            own = choices.get(seat, [])
            for other in deciding:
                for name in dice.sample(choices[other], min(2, len(choices[other]))):
                    if name in own:
                        assert match.read_action(seat, name) in match.play.game.legal_for(seat)
                    else:
                        with pytest.raises(tilefolk.TilefolkError):
                            match.read_action(seat, name)
        seat = dice.choice(deciding)
        match.act(seat, match.read_action(seat, dice.choice(choices[seat])), number + 2)


def at_trade(seed: int) -> tuple[Match, int, dict[str, int]]:
    """A position in which the seat on turn may trade and holds a card; what it holds."""
    match, dice = started("catan", 3, seed), random.Random(seed)
    for number in range(400):
        seat = match.to_move()[0]
        view = match.view(seat)
        cards = view["hands"][seat]["cards"] or {}
        if any(cards.values()) and _may_offer(match, seat, cards):
            return match, seat, cards
        match.act(seat, match.play.game.legal_for(seat)[dice.randrange(len(match.legal(seat)))], number + 2)
    raise AssertionError("no trade in 400 actions")


def _offer(match: Match, seat: int, cards: dict[str, int]) -> dict:
    give = next(kind for kind, count in cards.items() if count)
    want = next(kind for kind in cards if kind != give)
    others = [other for other in range(3) if other != seat]
    return {"type": "offer", "give": {give: 1}, "want": {want: 1}, "to": others}


def _may_offer(match: Match, seat: int, cards: dict[str, int]) -> bool:
    return match.why_not(seat, _offer(match, seat, cards)) is None


def test_offers_and_counter_offers_belong_to_their_seats():
    match, seat, cards = at_trade(3)
    offer = _offer(match, seat, cards)
    others = offer["to"]
    for other in others:
        with pytest.raises(tilefolk.TilefolkError):
            match.read_action(other, offer)
    match.act(seat, match.read_action(seat, offer), 1000)
    assert set(others) <= set(match.to_move())
    asker, stranger = None, None
    for other in others:
        hand = match.view(other)["hands"][other]["cards"]
        held = [kind for kind, count in hand.items() if count]
        if held:
            want = next(kind for kind in hand if kind != held[0])
            asker, counter = (
                other,
                {"type": "counter", "seat": other, "give": {held[0]: 1}, "want": {want: 1}},
            )
            stranger = next(it for it in others if it != other)
            break
    assert asker is not None, "somebody holds a card"
    with pytest.raises(tilefolk.TilefolkError):
        match.read_action(stranger, counter)
    with pytest.raises(tilefolk.TilefolkError):
        match.read_action(seat, counter)
    asked = match.asked_since(stranger)
    match.act(asker, match.read_action(asker, counter), 1001)
    assert match.asked_since(stranger) == asked, "the other's answer is not stale by this"
