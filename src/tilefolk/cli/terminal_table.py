"""The board in the terminal and what lies beside it: the tile in hand and its parts, supplies, surveyors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tilefolk.cli import catan_table
from tilefolk.cli.seat_numbers import FIRST
from tilefolk.tiles.picture import good_signs, tile_picture
from tilefolk.tiles.spec import TileGameSpec
from tilefolk.tiles.tileset import SIDES, TileKind

if TYPE_CHECKING:
    from tilefolk.cli.screen import Screen
    from tilefolk.core.game import Game
    from tilefolk.core.locale import Localizer
    from tilefolk.games.mayflower.view import MayflowerView
    from tilefolk.tiles.game import TileGame
    from tilefolk.tiles.view import TileView


def board_text(words: Localizer, game: Game, seat: int | None) -> str:
    """The board as that seat (None: a spectator) sees it, in its words; seats are counted from 1."""
    if isinstance(game.spec, TileGameSpec):
        return game.spec.land_text(cast("TileGame", game), FIRST)
    if game.name == "catan":
        return catan_table.island(words, game, seat)
    return game.spec.board_text(game, seat)


def table_lines(screen: Screen, game: Game, seat: int | None, names: Sequence[str]) -> list[str]:
    """Everything that a person at a table would see beside the board; nothing for games that are not ours."""
    if game.name == "catan":
        return catan_table.lines(screen, game, seat, names)
    if not isinstance(game.spec, TileGameSpec):
        return []
    seen = game.spec.view(game, seat)
    return [
        *seat_lines(screen, game.spec, seen, names),
        *surveyor_lines(screen, seen),
        *tile_lines(screen, game.spec, cast("TileGame", game), seen),
    ]


def seat_lines(screen: Screen, spec: TileGameSpec, seen: TileView, names: Sequence[str]) -> list[str]:
    """Each seat with the sign of its figures on the board, and what it has left."""
    lines = []
    for seat, (name, left) in enumerate(zip(names, seen["supply"], strict=True)):
        supply = ", ".join(f"{role_name(screen, spec, group)} × {count}" for group, count in left.items())
        lines.append(screen.text("table-seat", seat=seat + FIRST, name=name, supply=supply))
    roles = sorted({figure["role"] for figure in seen["figures"]})
    if roles:
        signs = ", ".join(f"{spec.figure_sign(role)} {role_name(screen, spec, role)}" for role in roles)
        lines.append(screen.text("table-signs", signs=signs))
    return lines


def sign_lines(screen: Screen, game: Game) -> list[str]:
    """What the signs and letters on the tiles stand for; nothing for games without tiles."""
    if not isinstance(game.spec, TileGameSpec):
        return []
    letters = good_signs(cast("TileGame", game).table.tile_set.kinds, game.spec.symbols)
    land = {sign: zone for zone, sign in reversed([*game.spec.symbols.items()])}
    signs = [f"{sign} = {screen.words.text(f'{game.name}-feature-{zone}')}" for sign, zone in land.items()]
    signs += [f"{letter} = {screen.words.goods(game.name, {good: 1})}" for good, letter in letters.items()]
    return [screen.text("table-land", signs=", ".join(signs))]


def surveyor_lines(screen: Screen, seen: TileView) -> list[str]:
    """Above which columns the surveyors stand."""
    if "surveyors" not in seen:
        return []
    north, south = cast("MayflowerView", seen)["surveyors"]
    return [screen.text("table-surveyors", north=str(north), south=str(south))]


def tile_lines(screen: Screen, spec: TileGameSpec, game: TileGame, seen: TileView) -> list[str]:
    """The tile that was drawn, or that was just laid and waits for a figure, with the names of its parts."""
    kinds = {kind.name: kind for kind in game.table.tile_set.kinds}
    if seen["drawn"]:
        kind, rotation, words = kinds[seen["drawn"]["kind"]], 0, "table-drawn"
    elif seen["laid"] and game.last_laid is not None:
        _, _, number, rotation = game.tile(game.last_laid)
        kind, words = game.table.tile_set.kinds[number], "table-laid"
    else:
        return []
    picture = [f"    {line}" for line in tile_picture(kind, rotation, spec.symbols, "")]
    parts = [
        screen.text(
            "table-part" if any(zone.goods.values()) else "table-part-bare",
            name=zone.name,
            type=screen.words.text(f"{spec.name}-feature-{zone.type}"),
            sides=sides_of(screen, kind, rotation, number),
            goods=screen.words.goods(spec.name, zone.goods),
        )
        for number, zone in enumerate(kind.zones)
    ]
    return [screen.text(words, tile=kind.name), *picture, *parts]


def sides_of(screen: Screen, kind: TileKind, rotation: int, zone: int) -> str:
    """Which sides of the turned tile a part touches; the middle, if none."""
    parts = kind.zones[zone].words.get("parts")
    zones = {zone} if not parts else {kind.zone_index(name) for name in parts.split(",")}
    turned = kind.turned(rotation)
    touched = [side for side in SIDES if turned[side] is not None and zones & set(turned[side] or ())]
    return ", ".join(screen.text(f"table-side-{side}") for side in touched or ["middle"])


def role_name(screen: Screen, spec: TileGameSpec, role: str) -> str:
    """A role or a heap of figures, in the person's language."""
    return screen.words.text(f"{spec.name}-role-{role}")
