"""Playing development cards (chapter 4)."""

from __future__ import annotations

from tilefolk.games.catan import actions, awards, building, cards, heaps, names, scoring, turn
from tilefolk.games.catan.state import Position

# --- what may be played ---------------------------------------------------------------------------


def may_play(game: Position, card: int) -> bool:
    """C3.2: whether the player on turn holds such a card that was not bought this turn."""
    return game.development_cards[game.turn][card] > game.bought_this_turn[card]


def legal_into(game: Position, buffer: list[int], n: int) -> int:
    """C3.2: every way to play a card now, one a turn, before or after the roll; from place ``n`` on."""
    if game.card_played or heaps.total(game.development_cards[game.turn]) == 0:
        return n
    if may_play(game, names.KNIGHT):
        buffer[n] = actions.pack_action(names.ACT_KNIGHT, 0)
        n += 1
    if may_play(game, names.ROAD_BUILDING) and building.has_road_place(game, game.turn):
        buffer[n] = actions.pack_action(names.ACT_ROAD_BUILDING, 0)
        n += 1
    if may_play(game, names.YEAR_OF_PLENTY):
        n = years_of_plenty_into(game, buffer, n)
    if may_play(game, names.MONOPOLY):
        for kind in range(names.KINDS):
            buffer[n] = actions.pack_action(names.ACT_MONOPOLY, kind)
            n += 1
    return n


def years_of_plenty_into(game: Position, buffer: list[int], n: int) -> int:
    """C8.3: two cards as far as the bank has them, one if only one is left."""
    left = heaps.total(game.bank)
    for one in range(names.KINDS):
        if game.bank[one] == 0:
            continue
        if left == 1:
            buffer[n] = actions.pack_action(names.ACT_YEAR_OF_PLENTY, actions.pair(one, names.NOTHING))
            n += 1
        for other in range(one, names.KINDS):
            if game.bank[other] > (1 if one == other else 0):
                buffer[n] = actions.pack_action(names.ACT_YEAR_OF_PLENTY, actions.pair(one, other))
                n += 1
    return n


# --- what happens ---------------------------------------------------------------------------------


def play_card(game: Position, card: int) -> None:
    """C8.5: the card leaves the hand; progress cards leave the game."""
    game.development_cards[game.turn][card] -= 1
    game.card_played = 1
    if game._listening:
        game._emit(names.EVENT_PLAYED, game.turn, card)


def play_knight(game: Position) -> None:
    """C8.1: it stays open, may bring the Largest Army (C9.3), and moves the robber (C5.3)."""
    play_card(game, names.KNIGHT)
    game.knights[game.turn] += 1
    awards.award_largest_army(game, game.turn)
    if not scoring.wins(game):
        game.phase = names.PHASE_MOVE_ROBBER


def play_road_building(game: Position) -> None:
    """C8.2: two roads at once, one if there is but one piece left."""
    play_card(game, names.ROAD_BUILDING)
    game.free_roads = names.FREE_ROADS if game.roads_left[game.turn] > 1 else 1
    game.phase = names.PHASE_FREE_ROADS


def put_free_road(game: Position, path: int) -> None:
    """C8.2: with no legal path left for the second road the turn goes on without it."""
    building.put_road(game, game.turn, path, True)
    game.free_roads -= 1
    if scoring.wins(game):
        game.free_roads = 0
    elif game.free_roads == 0 or not building.has_road_place(game, game.turn):
        game.free_roads = 0
        turn.resume(game)


def play_year_of_plenty(game: Position, one: int, other: int) -> None:
    """C8.3: two cards from the bank, or its last one."""
    play_card(game, names.YEAR_OF_PLENTY)
    cards.from_bank(game, game.turn, one, 1)
    if other != names.NOTHING:
        cards.from_bank(game, game.turn, other, 1)
    if game._listening:
        game._emit(names.EVENT_YEAR_OF_PLENTY, game.turn, one, other)


def play_monopoly(game: Position, resource: int) -> None:
    """C8.4: all others hand over all they have of it, in the open."""
    given = [0] * 4  # one number a seat
    play_card(game, names.MONOPOLY)
    for seat in range(game.players):
        if seat != game.turn:
            given[seat] = game.hand[seat][resource]
            cards.hand_over(game, seat, game.turn, resource, given[seat])
    if game._listening:
        game._emit(names.EVENT_MONOPOLY, game.turn, resource, given[0], given[1], given[2], given[3])
