"""Positions as text that a person can read and type; what is left out has its usual value.

    catan 3
    options setup=beginner mixed_phase=yes
    seat 0 settlements=A1-A2-B2 roads=A2/B2,A2/A3 hand=2.wood,1.ore cards=knight
    turn 0 phase=main rolled=yes dice=3,4

Without a line ``hexes`` the beginners' map lies there. The bank and the pile hold what nobody has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tilefolk.core.errors import BadOption
from tilefolk.games.catan import tables as t
from tilefolk.games.catan.geometry import GEOMETRY
from tilefolk.games.catan.notation import cards_text
from tilefolk.games.catan.rules import Catan
from tilefolk.games.catan.view import options
from tilefolk.games.catan.words import (
    ANSWERS,
    CARDS,
    PHASES,
    RESOURCES,
    TERRAINS,
    TRADES,
    counted,
    intersections,
    paths,
    seats_of,
    side_cards,
)

if TYPE_CHECKING:
    from tilefolk.core.registry import GameSpec

FLAGS = ("rolled", "card_played", "has_built")
COUNTS = ("first", "turns", "step", "free_roads", "offers_made", "victim")


def new_game(spec: GameSpec, players: int, chosen: Mapping[str, Any]) -> Catan:
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
        shuffled=chosen["harbours"] == "shuffled",
        mixed=bool(chosen["mixed_phase"]),
        menu=str(chosen["offers"]),
        first=first,
    )


def position_text(game: Catan) -> str:
    """The position in words."""
    shown = {name: {True: "yes", False: "no"}.get(value, value) for name, value in options(game).items()}
    lines = [f"catan {game.players}", "options " + _pairs(shown)]
    laid = [i for i in range(19) if game.terrain[i] >= 0]
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
        to = ",".join(map(str, seats_of(game.offer >> t.WHO & 15)))
        lines.append(f"offer {_sides(game.offer)} to {to}")
        lines += [f"counter {seat} {_sides(c)}" for seat, c in enumerate(game.counter) if c]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _pairs(values: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in values.items())


def _hex(game: Catan, i: int) -> str:
    terrain = TERRAINS[game.terrain[i]]
    return f"{terrain}.{game.token[i]}" if game.token[i] else terrain


def _sides(packed: int) -> str:
    give, want = side_cards(packed & t.SIDE_MASK), side_cards(packed >> t.WANT & t.SIDE_MASK)
    return f"{cards_text(give)} for {cards_text(want)}"


def _heap(numbers: Sequence[int], names: Sequence[str] = RESOURCES) -> str:
    return ",".join(f"{n}.{name}" for name, n in counted(numbers, names).items())


def _seat(game: Catan, seat: int) -> dict[str, Any]:
    five = slice(seat * 5, seat * 5 + 5)
    values = {
        "settlements": ",".join(intersections(game.built[seat] & ~game.cities)),
        "cities": ",".join(intersections(game.built[seat] & game.cities)),
        "roads": ",".join(paths(game.roads_low[seat], game.roads_high[seat])),
        "hand": _heap(game.hand[five]),
        "laid": _heap(game.laid[five]),
        "sure": "" if game.sure[five] == game.hand[five] else _heap(game.sure[five]) or "nothing",
        "cards": _heap(game.cards[five], CARDS),
        "knights": game.knights[seat] or "",
        "owes": game.owes[seat] or "",
        "answer": ANSWERS[game.answer[seat]] if game.answer[seat] else "",
    }
    return {name: value for name, value in values.items() if value != ""}


def _turn(game: Catan) -> dict[str, Any]:
    values: dict[str, Any] = {"phase": PHASES[game.phase]}
    values |= {name: "yes" for name in FLAGS if getattr(game, name)}
    values |= {name: getattr(game, name) for name in COUNTS if getattr(game, name) not in (0, -1)}
    if game.victim == 0:
        values["victim"] = 0
    if game.founded >= 0:
        values["founded"] = GEOMETRY.intersections[game.founded]
    if game.dice[0]:
        values["dice"] = f"{game.dice[0]},{game.dice[1]}"
    if any(game.fresh):
        values["fresh"] = _heap(game.fresh, CARDS)
    return values
