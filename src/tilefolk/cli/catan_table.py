"""Catan in the terminal: the island, the hands and the bank, in the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, cast

from tilefolk.cli.seat_numbers import FIRST
from tilefolk.games.catan.picture import island_text
from tilefolk.games.catan.view import CatanView

if TYPE_CHECKING:
    from tilefolk.cli.screen import Screen
    from tilefolk.core.game import Game
    from tilefolk.core.locale import Localizer

AWARDS: tuple[Literal["longest_road", "largest_army"], ...] = ("longest_road", "largest_army")


def island(words: Localizer, game: Game, seat: int | None) -> str:
    """The island as that seat (None: a spectator) sees it."""
    return island_text(
        cast("CatanView", game.spec.view(game, seat)),
        FIRST,
        lambda terrain: words.text(f"catan-terrain-{terrain}"),
        lambda resource: words.text(f"catan-resource-{resource}"),
    )


def lines(screen: Screen, game: Game, seat: int | None, names: Sequence[str]) -> list[str]:
    """What lies before each player, the bank and the dice."""
    seen = cast("CatanView", game.spec.view(game, seat))
    told = [line for owner, name in enumerate(names) for line in _seat_lines(screen, seen, owner, name)]
    bank = screen.words.goods("catan", seen["bank"])
    told.append(screen.text("table-bank", cards=bank, development=seen["development_left"]))
    if seen["dice"]:
        one, other = seen["dice"]
        told.append(screen.text("table-dice", one=one, other=other))
    return told


def _seat_lines(screen: Screen, seen: CatanView, seat: int, name: str) -> list[str]:
    hand = seen["hands"][seat]
    awards = [screen.words.text(f"catan-award-{award}") for award in AWARDS if seen[award] == seat]
    told = screen.text(
        "table-hand",
        mark=">" if seat in seen["to_move"] else " ",
        seat=seat + FIRST,
        name=name,
        points=seen["scores"][seat],
        cards=hand["count"],
        development=hand["development"],
        knights=seen["knights"][seat],
        road=seen["road_lengths"][seat],
    )
    lines = [" ".join([f"{told};" if awards else told, ", ".join(awards)]).rstrip()]
    if hand["cards"] is not None:
        own = screen.words.goods("catan", hand["cards"])
        held = [
            f"{screen.words.text(f'catan-card-{card}')} × {count}"
            for card, count in (hand["development_cards"] or {}).items()
            if count
        ]
        lines.append("    " + screen.text("table-own", cards="; ".join([own, *held])))
    return lines
