"""``tilefolk tiles``: the tiles of a game in small pictures, and the check of a tile file."""

from __future__ import annotations

from pathlib import Path

import rich_click as click
from click.exceptions import Exit

import tilefolk
from tilefolk.cli.lazy import Command, LazyGroup
from tilefolk.cli.options import game_argument, tiles_option
from tilefolk.cli.screen import Screen, pass_screen
from tilefolk.core.errors import BadTileSet
from tilefolk.tiles.picture import good_signs, goods_mark, tile_picture
from tilefolk.tiles.spec import TileGameSpec
from tilefolk.tiles.tilefile import read_text
from tilefolk.tiles.tileset import TileKind, TileSet

COMMANDS = {"check": "tilefolk.cli.tiles:check", "show": "tilefolk.cli.tiles:show"}


@click.group(cls=LazyGroup, commands_at=COMMANDS, help="cli-command-tiles")
def tiles() -> None:
    pass


@click.command(cls=Command, help="cli-command-tiles-check")
@click.argument("file", type=click.Path(path_type=Path))
@pass_screen
def check(screen: Screen, file: Path) -> None:
    text = read_text(file)
    spec = _game_of(text)
    tile_set, mistakes = spec.checked_tiles(text)
    for mistake in mistakes:
        click.echo(screen.words.error_text(mistake))
    if tile_set is None:
        click.echo(screen.text("tiles-mistakes", count=len(mistakes)), err=True)
        raise Exit(2)
    screen.say(
        "tiles-good",
        kinds=sum(kind.start is None for kind in tile_set.kinds),
        tiles=sum(kind.count for kind in tile_set.kinds),
        starts=sum(kind.start is not None for kind in tile_set.kinds),
    )


@click.command(cls=Command, help="cli-command-tiles-show")
@game_argument
@tiles_option
@pass_screen
def show(screen: Screen, game: str, tiles: Path | None) -> None:
    spec = _tile_game(game)
    tile_set: TileSet = spec.read_tiles(tiles) if tiles else spec.tile_set()
    signs = {zone: spec.symbols[zone] for zone in spec.vocabulary.zones}
    letters = good_signs(tile_set.kinds, signs)
    screen.console.print(tile_set.title, style="bold", markup=False)
    screen.console.print(tile_set.about, markup=False)
    screen.say("tiles-signs", signs=", ".join(f"{sign} {zone}" for zone, sign in signs.items()))
    for kind in tile_set.kinds:
        screen.console.print()
        picture = tile_picture(kind, 0, signs, goods_mark(kind, letters))
        for line, words in zip(picture, _words(screen, kind), strict=True):
            screen.console.print(f"  {line}   {words}".rstrip(), markup=False)


def _words(screen: Screen, kind: TileKind) -> list[str]:
    """Beside the picture: the name and how many there are, the zones, what is noted about it."""
    if kind.start is not None:
        head = screen.text("tiles-start", tile=kind.name, at=f"{kind.start[0]},{kind.start[1]}")
    else:
        head = screen.text("tiles-count", tile=kind.name, count=kind.count)
    zones = []
    for zone in kind.zones:
        more = [f"{name}={value}" for name, value in [*zone.goods.items(), *zone.words.items()]]
        zones.append(" ".join([zone.name, zone.type, *more]))
    return [head, ", ".join(zones), "; ".join(kind.notes.values())]


def _game_of(text: str) -> TileGameSpec:
    """The game that a tile file is for: its line ``game NAME``."""
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if words[:1] == ["game"] and len(words) == 2 and words[1] in _tile_games():
            return _tile_game(words[1])
    raise BadTileSet("tiles.no_game", line=2, known=", ".join(_tile_games()))


def _tile_games() -> list[str]:
    return [name for name in tilefolk.games() if isinstance(tilefolk.get(name), TileGameSpec)]


def _tile_game(name: str) -> TileGameSpec:
    spec = tilefolk.get(name)
    if not isinstance(spec, TileGameSpec):
        raise BadTileSet("tiles.none", game=name)
    return spec
