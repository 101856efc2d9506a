"""``tilefolk play --terminal``: a person acts only for the seat that is asked, and learns only what it may know.

What is typed there counts the seats from 1.
"""

from __future__ import annotations

from typing import Any

import pytest

import tilefolk
from tests.rulebook.catan.table import table
from tilefolk.cli.screen import Screen
from tilefolk.cli.terminal import TerminalGame
from tilefolk.core.match import Match


def at_terminal(game: Any, people: int = 1) -> TerminalGame:
    """A game in that position, with people in the first seats and bots in the others."""
    match = Match.start(tilefolk.get("catan"), game.players, seed=1)
    match.game = game
    return TerminalGame(Screen("en"), match, people)


def after(position: str, *moves: str) -> Any:
    """The position after some moves of bots and chance."""
    game = table(position)
    for move in moves:
        game.apply(tilefolk.get("catan").parse_action(game, move))
    return game


def offered() -> Any:
    """Bot 1 has offered something to the person in seat 0 and to bot 2."""
    hands = "seat 0 hand=2.ore\nseat 1 hand=3.wood\nseat 2 hand=1.ore"
    return after(f"{hands}\nturn 1 phase=main rolled=yes turns=9", "offer 1 wood for 1 ore to 0,2")


def discarding() -> Any:
    """Seats 0 and 1 must give back half of their cards."""
    hands = "seat 0 hand=8.wool\nseat 1 hand=4.wood,4.brick"
    return after(f"{hands}\nturn 2 phase=before_roll turns=9", "roll", "dice 3 4")


@pytest.mark.parametrize(
    "move", ["end", "withdraw", "deal 3", "3: accept", "3: decline", "3: counter 1 ore for 2 wood"]
)
def test_nobody_acts_for_a_bot_while_its_offer_is_open(capsys: Any, move: str) -> None:
    terminal = at_terminal(offered())
    before = terminal.match.game.snapshot()
    assert terminal.match.game.to_move == 0
    assert not terminal._try(move)
    assert terminal.match.game.snapshot() == before
    assert "somebody else to decide" in capsys.readouterr().out
    assert terminal._try("1: accept")


def test_nobody_discards_for_a_bot(capsys: Any) -> None:
    terminal = at_terminal(discarding())
    before = terminal.match.game.snapshot()
    for resource in ("wood", "ore"):
        assert not terminal._try(f"2: discard {resource}")
    assert terminal.match.game.snapshot() == before
    assert capsys.readouterr().out.count("somebody else to decide") == 2
    assert terminal._try("1: discard wool")


def test_of_several_people_the_one_who_is_asked_acts(capsys: Any) -> None:
    terminal = at_terminal(discarding(), people=2)
    assert not terminal._try("2: discard wood")
    assert terminal._try("1: discard wool")


def test_the_points_are_those_that_the_person_may_know(capsys: Any) -> None:
    """C7.6: a bot's victory point cards stay hidden, one's own count."""
    cards = "seat 0 cards=1.victory_point\nseat 1 cards=2.victory_point"
    terminal = at_terminal(table(cards))
    terminal._scores()
    assert "Player 1 1, Player 2 0, Player 3 0" in capsys.readouterr().out


def test_a_number_that_is_not_in_the_list_is_refused(capsys: Any) -> None:
    terminal = at_terminal(offered())
    for number in ("0", "99", "9" * 5000):
        assert not terminal._try(number)
    assert capsys.readouterr().out.count("Nothing was changed") == 3
    assert terminal._try("1")
