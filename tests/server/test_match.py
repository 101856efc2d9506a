"""Whose action is it? The real games, where several seats decide at once and offers are composed freely."""

from __future__ import annotations

import random

import pytest

import tilefolk
from tilefolk.core.record import Record
from tilefolk.server.fair import Dice
from tilefolk.server.match import TableMatch, Trial


def started(game: str, players: int, seed: int = 1) -> TableMatch:
    spec = tilefolk.get(game)
    dice = Dice(bytes([seed] * 32), bytes([seed] * 32), None)
    match, _, _ = TableMatch.begin(Record.before_start(spec, players), None, dice, 1)
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
        match = match.after_actions(seat, [dice.choice(choices[seat])], number + 2).match


def at_trade(seed: int) -> tuple[TableMatch, int, dict[str, int]]:
    """A position in which the seat on turn may trade and holds a card; what it holds."""
    match, dice = started("catan", 3, seed), random.Random(seed)
    for number in range(400):
        seat = match.to_move()[0]
        view = match.view(seat)
        cards = view["hands"][seat]["cards"] or {}
        if any(cards.values()) and _may_offer(match, seat, cards):
            return match, seat, cards
        match = match.after_actions(seat, [dice.choice(match.legal(seat))["name"]], number + 2).match
    raise AssertionError("no trade in 400 actions")


def _offer(match: TableMatch, seat: int, cards: dict[str, int]) -> dict:
    give = next(kind for kind, count in cards.items() if count)
    want = next(kind for kind in cards if kind != give)
    others = [other for other in range(3) if other != seat]
    return {"type": "offer", "give": {give: 1}, "want": {want: 1}, "to": others}


def _may_offer(match: TableMatch, seat: int, cards: dict[str, int]) -> bool:
    try:
        match.read_action(seat, _offer(match, seat, cards))
    except tilefolk.TilefolkError:
        return False
    return True


def test_offers_and_counter_offers_belong_to_their_seats():
    match, seat, cards = at_trade(3)
    offer = _offer(match, seat, cards)
    others = offer["to"]
    for other in others:
        with pytest.raises(tilefolk.TilefolkError):
            match.read_action(other, offer)
    match = match.after_actions(seat, [offer], 1000).match
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
    match = match.after_actions(asker, [counter], 1001).match
    assert match.asked_since(stranger) == asked, "the other's answer is not stale by this"


@pytest.mark.parametrize("game", ["catan", "hunters", "mayflower"])
def test_a_turn_brings_what_trying_it_out_said(game):
    """Events up to chance's move, points and what can be done next, in random turns of up to three actions."""
    match, dice = started(game, 3), random.Random(1)
    scored = longer = 0
    for number in range(300):
        if match.over:
            break
        seat = dice.choice(match.to_move())
        turn, tried = foreseen_turn(match, seat, dice)
        before = match.play.game.scores()
        match, lines, events = match.after_actions(seat, turn, number + 2)
        longer += len(turn) > 1
        if tried is not None and not match.over:
            assert tried.events == events[: len(tried.events)]
            if not any(line.startswith("* card") for line in lines):
                now = match.play.game.scores()
                assert tried.points == [then - had for then, had in zip(now, before, strict=True)]
                scored += any(tried.points)
            if not lines[-1].startswith("* "):
                assert tried.legal == match.legal(seat)
    assert scored
    assert longer


def foreseen_turn(match: TableMatch, seat: int, dice: random.Random) -> tuple[list[str], Trial | None]:
    """A random turn of a few actions and what it would bring; None where nobody can say that."""
    turn = [dice.choice(match.legal(seat))["name"]]
    try:
        tried = match.tried(seat, turn)
    except tilefolk.TilefolkError:
        return turn, None
    for _ in range(2):
        if tried.legal:
            longer = [*turn, dice.choice(tried.legal)["name"]]
            try:
                turn, tried = longer, match.tried(seat, longer)
            except tilefolk.TilefolkError:
                break
    return turn, tried
