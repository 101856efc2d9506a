"""Positions as text that a person can read and type; what is left out has its usual value.

    catan 3
    options setup=beginner mixed_phase=yes
    seat 0 settlements=A1-A2-B2 roads=A2/B2,A2/A3 hand=2.wood,1.ore cards=knight
    turn 0 phase=main rolled=yes dice=3,4

Without a line ``hexes`` the beginners' map lies there. The bank and the pile hold what nobody has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tilefolk.core.errors import BadOption
from tilefolk.games.catan import actions, names
from tilefolk.games.catan.geometry import CARDS, GEOMETRY, RESOURCES, TERRAINS, TRADES
from tilefolk.games.catan.heaps import cards_text, counted
from tilefolk.games.catan.rules import Catan

if TYPE_CHECKING:
    from tilefolk.core.registry import GameSpec
    from tilefolk.core.values import Options

FLAGS = ("rolled", "card_played", "has_built")
COUNTS = ("first", "turns", "step", "free_roads", "offers_made", "victim")


def new_game(spec: GameSpec, players: int, chosen: Options) -> Catan:
    """The starting position for checked options."""
    spec.checked_players(players)
    first = None if chosen["first"] == "lot" else int(chosen["first"])
    if first is not None and first >= players:
        raise BadOption(
            "core.option_value",
            "C2.4",
            option="first",
            value=str(first),
            choices=", ".join(("lot", *map(str, range(players)))),
        )
    return Catan(
        players,
        beginners=chosen["setup"] == "beginner",
        shuffled_harbours=chosen["harbours"] == "shuffled",
        mixed_phase=bool(chosen["mixed_phase"]),
        offers=str(chosen["offers"]),
        first=first,
    )


def position_text(game: Catan) -> str:
    """The position in words."""
    lines = [f"catan {game.players}", "options " + _pairs(game.options)]
    laid = [i for i in range(names.HEXES) if game.terrain[i] >= 0]
    lines.append("hexes " + " ".join(f"{GEOMETRY.hexes[i]}={_hex(game, i)}" for i in laid))
    lines.append("harbours " + " ".join(TRADES[kind] for kind in game.harbour if kind >= 0))
    if game.robber >= 0:
        lines.append(f"robber {GEOMETRY.hexes[game.robber]}")
    lines += [f"seat {seat} {_pairs(_seat(game, seat))}".rstrip() for seat in range(game.players)]
    awards = {"longest_road": game.longest_road, "largest_army": game.largest_army}
    lines.append(("awards " + _pairs({name: seat for name, seat in awards.items() if seat >= 0})).rstrip())
    lines.append("pile " + _pairs(dict(zip(CARDS, game.pile, strict=True))))
    lines.append(f"turn {game.turn} " + _pairs(_turn(game)))
    if game.offer:
        to = ",".join(map(str, actions.seats_of(actions.who_of(game.offer))))
        lines.append(f"offer {_sides(game.offer)} to {to}")
        lines += [f"counter {seat} {_sides(c)}" for seat, c in enumerate(game.counter_offer) if c]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _pairs(values: Mapping[str, object]) -> str:
    words = {True: "yes", False: "no"}
    return " ".join(
        f"{name}={words[value] if isinstance(value, bool) else value}" for name, value in values.items()
    )


def _hex(game: Catan, i: int) -> str:
    terrain = TERRAINS[game.terrain[i]]
    return f"{terrain}.{game.token[i]}" if game.token[i] else terrain


def _sides(packed: int) -> str:
    give, want = actions.side_cards(actions.give_of(packed)), actions.side_cards(actions.want_of(packed))
    return f"{cards_text(give)} for {cards_text(want)}"


def _heap(heap: Sequence[int], words: Sequence[str] = RESOURCES) -> str:
    return ",".join(f"{n}.{word}" for word, n in counted(heap, words).items())


def _seat(game: Catan, seat: int) -> dict[str, int | str]:
    values = {
        "settlements": ",".join(GEOMETRY.intersection_names(game.buildings[seat] & ~game.cities)),
        "cities": ",".join(GEOMETRY.intersection_names(game.buildings[seat] & game.cities)),
        "roads": ",".join(GEOMETRY.path_names(game.roads_low[seat], game.roads_high[seat])),
        "hand": _heap(game.hand[seat]),
        "laid_aside": _heap(game.laid_aside[seat]),
        "known": ""
        if game.known_hand[seat] == game.hand[seat]
        else _heap(game.known_hand[seat]) or "nothing",
        "cards": _heap(game.development_cards[seat], CARDS),
        "knights": game.knights[seat] or "",
        "owes": game.owes[seat] or "",
        "answer": names.ANSWERS[game.answer[seat]] if game.answer[seat] else "",
    }
    return {name: value for name, value in values.items() if value != ""}


def _turn(game: Catan) -> dict[str, int | str]:
    values: dict[str, int | str] = {"phase": names.PHASES[game.phase]}
    values |= {name: "yes" for name in FLAGS if getattr(game, name)}
    values |= {name: getattr(game, name) for name in COUNTS if getattr(game, name) not in (0, -1)}
    if game.victim == 0:
        values["victim"] = 0
    if game.founded >= 0:
        values["founded"] = GEOMETRY.intersections[game.founded]
    if game.dice[0]:
        values["dice"] = f"{game.dice[0]},{game.dice[1]}"
    if any(game.bought_this_turn):
        values["bought"] = _heap(game.bought_this_turn, CARDS)
    return values
