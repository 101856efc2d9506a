"""What must be true of a position that was typed, so that play can go on from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from tilefolk.core.errors import BadNotation
from tilefolk.core.positions import Line, reading
from tilefolk.games.catan import actions, names
from tilefolk.games.catan.geometry import CARDS, DATA, GEOMETRY, RESOURCES, TRADES
from tilefolk.games.catan.rules import Catan

HARBOUR_COUNTS = Counter(place["trade"] for place in DATA["harbours"])
TOKEN_COUNTS = Counter(DATA["tokens_in_letter_order"])


def summed(*heaps: list[int]) -> list[int]:
    """Several heaps of cards as one."""
    return [sum(kind) for kind in zip(*heaps, strict=True)]


def check_seat(game: Catan, seat: int, cities: int) -> None:
    """Pieces and cards of a seat that was just read, against the box and the seats before."""
    pieces = {
        "roads": (game.roads_low[seat].bit_count() + game.roads_high[seat].bit_count(), names.ROADS),
        "settlements": ((game.buildings[seat] & ~cities).bit_count(), names.SETTLEMENTS),
        "cities": (cities.bit_count(), names.CITIES),
    }
    cards = summed(*game.hand, *game.laid_aside)
    pieces |= {name: (cards[i], names.BANK_CARDS) for i, name in enumerate(RESOURCES)}
    bought = summed(*game.development_cards)
    bought[names.KNIGHT] += sum(game.knights)
    pieces |= {name: (bought[i], DATA["card_counts"][i]) for i, name in enumerate(CARDS)}
    held = summed(game.hand[seat], game.laid_aside[seat])
    pieces["known"] = (max(known - n for known, n in zip(game.known_hand[seat], held, strict=True)), 0)
    for name, (number, most) in pieces.items():
        if number > most:
            raise BadNotation("catan.position.too_many", what=name)
    for other in range(game.players):
        if other != seat and game.buildings[seat] & game.buildings[other]:
            taken = GEOMETRY.intersection_names(game.buildings[seat] & game.buildings[other])
            raise BadNotation("catan.position.taken", what=", ".join(taken))
        if other != seat and (
            game.roads_low[seat] & game.roads_low[other] or game.roads_high[seat] & game.roads_high[other]
        ):
            raise BadNotation("catan.position.taken", what="roads")


def check_whole(game: Catan, line_of: Callable[[str], Line]) -> None:
    """All the rest, each with the line on which it stands."""
    with reading(line_of("hexes")):
        _check_hexes(game)
    with reading(line_of("harbours")):
        _check_box(Counter(TRADES[kind] for kind in game.harbour if kind >= 0), HARBOUR_COUNTS, "harbours")
    with reading(line_of("awards")):
        _check_award(game.longest_road, game.road_length, names.LEAST_LONGEST_ROAD)
        _check_award(game.largest_army, game.knights, names.LEAST_LARGEST_ARMY)
    with reading(line_of("offer")):
        _check_offer(game)
    with reading(line_of("turn")):
        _check_moment(game)


def _check_box(found: Counter[str], box: Counter[str], what: str) -> None:
    if any(number > box[name] for name, number in found.items()):
        raise BadNotation("catan.position.too_many", what=what)


def _check_hexes(game: Catan) -> None:
    """Not more than in the box; numbers lie on all hexes but the desert, once they have been laid."""
    laid = [kind for kind in game.terrain if kind >= 0]
    if any(number > DATA["terrain_counts"][kind] for kind, number in Counter(laid).items()):
        raise BadNotation("catan.position.too_many", what="hexes")
    tokens = [token for token in game.token if token]
    if any(number > TOKEN_COUNTS[token] for token, number in Counter(tokens).items()):
        raise BadNotation("catan.position.too_many", what="tokens")
    numbered = game.phase > names.PHASE_LAY_TOKENS
    for kind, token in zip(game.terrain, game.token, strict=True):
        if kind >= 0 and (token > 0) != (numbered and kind != names.DESERT):
            raise BadNotation("catan.position.desert")


def _check_award(seat: int, counts: Iterable[int], least: int) -> None:
    """An award belongs to a seat that has enough, and nobody has more."""
    numbers = list(counts)
    if seat >= 0 and (numbers[seat] < least or numbers[seat] < max(numbers)):
        raise BadNotation("catan.position.award", seat=str(seat), count=str(numbers[seat]))


def _check_offer(game: Catan) -> None:
    """Answers belong to an open offer, counter-offers to those who countered."""
    asked = actions.who_of(game.offer)
    open_offer = game.phase == names.PHASE_OFFER
    good = (
        open_offer == (game.offer != 0)
        and not asked >> game.turn & 1
        and all(
            (answer != names.NOT_ASKED) == bool(asked >> seat & 1)
            and (answer == names.COUNTERED) == (game.counter_offer[seat] != 0)
            for seat, answer in enumerate(game.answer)
        )
        and (not open_offer or any(answer not in (names.NOT_ASKED, names.DECLINED) for answer in game.answer))
    )
    if not good:
        raise BadNotation("catan.position.moment", what="offer")


def _check_moment(game: Catan) -> None:
    """What the phase of the turn needs, and what only it can have."""
    sizes = [sum(hand) for hand in game.hand]
    laid_out = [kind >= 0 for kind in game.terrain]
    harbours = [kind >= 0 for kind in game.harbour]
    phase = game.phase
    needs = {
        names.PHASE_LAY_HEXES: laid_out == [i < game.step for i in range(names.HEXES)],
        names.PHASE_LAY_HARBOURS: game.step < names.HARBOURS
        and harbours == [i < game.step for i in range(names.HARBOURS)],
        names.PHASE_FOUND_SETTLEMENT: game.step < 2 * game.players,
        names.PHASE_FOUND_ROAD: game.founded >= 0 and game.step < 2 * game.players,
        names.PHASE_THEFT: game.victim not in (names.NOBODY, game.turn),
        names.PHASE_FREE_ROADS: game.free_roads > 0,
    }
    good = (
        needs.get(phase, True)
        and (phase == names.PHASE_LAY_HEXES or all(laid_out))
        and (phase <= names.PHASE_LAY_HARBOURS or all(harbours))
        and (game.robber < 0 or laid_out[game.robber])
        and (phase == names.PHASE_DISCARD) == any(game.owes)
        and (phase == names.PHASE_DISCARD or not any(map(any, game.laid_aside)))
        and all(owed <= size for owed, size in zip(game.owes, sizes, strict=True))
        and all(n <= k for n, k in zip(game.bought_this_turn, game.development_cards[game.turn], strict=True))
        # somebody must be able to go on: a hex or a card to draw, a victim with cards, a path for a free road
        and bool(game.is_over or game.legal() or game.chance())
    )
    if not good:
        raise BadNotation("catan.position.moment", what=names.PHASES[phase])
