"""The gallery: a board of each game by day and by night, every tile, the wooden pieces and the cards."""

from __future__ import annotations

import tilefolk
from tilefolk import bots, pictures
from tilefolk.pictures.atlas import catan_atlas

MOVES = {"hunters": 46, "mayflower": 44, "catan": 60}
PLAYERS = {"hunters": 3, "mayflower": 3, "catan": 4}
ROLES = {
    "hunters": ("hunter", "gatherer", "fisher", "hut"),
    "mayflower": ("bandit", "sheriff", "farmer", "trapper"),
    "catan": ("road", "settlement", "city"),
}


def pages() -> dict[str, str | bytes]:
    """The page and its pictures."""
    made: dict[str, str | bytes] = {}
    lines = [
        "# Gallery",
        "",
        "Everything here is drawn by `tilefolk.svg` and its neighbours, from the browser's art.",
        "",
    ]
    for game in tilefolk.games():
        lines += [f"## {tilefolk.get(game).name.capitalize()}", ""]
        board = played(game)
        for theme in ("light", "dark"):
            name = f"gallery/{game}-{theme}.svg"
            made[name] = pictures.svg(board, theme=theme, width=560)  # type: ignore[arg-type]
            lines += [f"![A board of {game}, {theme}]({name})", ""]
        for role in ROLES[game]:
            for colour in board.spec.colours_for(board.players)[: board.players]:
                name = f"gallery/{game}-{role}-{colour}.svg"
                made[name] = pictures.piece_svg(game, role, colour, width=44)
                lines.append(f"![{colour} {role}]({name})")
        lines.append("")
        if game == "catan":
            things = {card: pictures.card_svg(card, width=70) for card in catan_atlas()["cards"]}
        else:
            things = {
                f"tile-{kind}": pictures.tile_svg(game, kind, width=84) for kind in board.spec.art()["kinds"]
            }
        for thing, drawing in things.items():
            name = f"gallery/{game}-{thing}.svg"
            made[name] = drawing
            lines.append(f"![{thing}]({name})")
        lines.append("")
    made["gallery.md"] = "\n".join(lines)
    return made


def played(game: str) -> tilefolk.Position:
    """A position from a game of easy bots."""
    match = tilefolk.start(game, PLAYERS[game], seed=3)
    bot = bots.make("greedy", match.spec, 1)
    for _ in range(MOVES[game]):
        if not match.game.is_over:
            match.play(bot.choose(match.game, match.game.to_move))
    return match.game
