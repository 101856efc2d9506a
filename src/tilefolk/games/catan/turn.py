"""The turn: going on after an interruption, and its end (chapter 3)."""

from __future__ import annotations

from tilefolk.games.catan import names, scoring, trade
from tilefolk.games.catan.state import Position


def resume(game: Position) -> None:
    """C3.2: go on where a development card or the robber interrupted the turn."""
    game.phase = names.PHASE_MAIN if game.rolled else names.PHASE_BEFORE_ROLL


def end(game: Position) -> None:
    """C3.3: the left neighbour; who has 10 points by now wins as his turn begins (C10.1).

    The book knows no end without a winner, but a position can be dead: no place, no piece and no card
    left for anybody. After 10,000 turns nobody wins (C10.3).
    """
    if game.offer:
        trade.close_offer(game)
    for kind in range(names.KINDS):
        game.bought_this_turn[kind] = 0
    game.rolled = 0
    game.card_played = 0
    game.has_built = 0
    game.offers_made = 0
    game.dice[0] = 0
    game.dice[1] = 0
    game.turn += 1
    if game.turn == game.players:
        game.turn = 0
    game.turns += 1
    game.phase = names.PHASE_BEFORE_ROLL
    if game._listening:
        game._emit(names.EVENT_TURN, game.turn, game.turns)
    if not scoring.wins(game) and game.turns > names.LAST_TURN:
        game.phase = names.PHASE_OVER
        if game._listening:
            game._emit(names.EVENT_DEAD, game.turns)
