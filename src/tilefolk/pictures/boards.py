"""``svg`` and ``frame``: the picture of a board, as text and as pixels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from tilefolk.core.errors import BadOption
from tilefolk.core.extras import need
from tilefolk.core.game import Game
from tilefolk.core.locale import Localizer
from tilefolk.core.match import Match
from tilefolk.core.registry import GameSpec
from tilefolk.pictures.atlas import THEMES, Theme
from tilefolk.pictures.island import Island
from tilefolk.pictures.land import Land
from tilefolk.pictures.marks import Arrow, Feature, Marks, Place, marks_of
from tilefolk.pictures.paper import Paper
from tilefolk.tiles.spec import TileGameSpec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def svg(
    game: Game | Match,
    *,
    seat: int | None = None,
    width: int | None = None,
    theme: Theme = "light",
    colours: Sequence[str] | None = None,
    actions: Iterable[int | str] | int | str = (),
    values: Mapping[int, object] | Mapping[str, object] | None = None,
    features: Iterable[Feature] = (),
    arrows: Iterable[Arrow | tuple[Place, Place]] = (),
) -> str:
    """The board of a position or of a match as SVG, as a seat (None: a spectator) sees it.

    ``actions`` are marked (a single one is shown as if it were done), ``values`` of actions written at their
    places, the greater the warmer, ``features`` lit by any cell ``(x, y, zone)`` of theirs (in Catan by the
    name of a hex, a path or an intersection), ``arrows`` drawn between places.

    >>> import tilefolk
    >>> game = tilefolk.get("catan").new(3)
    >>> "viewBox" in svg(game, width=400, theme="dark")
    True
    """
    game = position_of(game)
    board = board_of(game, seat, colours, marks_of(game, actions, values or {}, features, arrows))
    wide = width if width is not None else board.usual_width
    paper = Paper(game.name, checked(theme), board.box, board.ground[theme])
    board.draw(paper, wide / board.box[2])
    return paper.svg(wide, Localizer().text(f"game-{game.name}"))


def frame(
    game: Game | Match,
    size: int = 640,
    *,
    seat: int | None = None,
    theme: Theme = "light",
    colours: Sequence[str] | None = None,
) -> NDArray[np.uint8]:
    """The same board as pixels, always a square of one size: uint8, height × width × 3.

    Every drawing is turned into pixels once; from then on a frame takes milliseconds.
    """
    need("envs", "numpy", "resvg_py", "PIL")
    from tilefolk.pictures.frames import Frame

    game = position_of(game)
    board = board_of(game, seat, colours, Marks())
    paper = Frame(game.name, checked(theme), board.box, board.ground[theme], size)
    board.draw(paper, paper.scale)
    return paper.pixels()


def board_box(game: Game) -> tuple[float, float, float, float]:
    """Left, top, width and height of the board's picture in its own units: a tile is 100 wide, a hex 87."""
    return board_of(game, None, None, Marks()).box


def has_board(spec: GameSpec) -> bool:
    """Whether there are pictures of a game, as there are of ours."""
    return isinstance(spec, TileGameSpec) or spec.name == "catan"


def board_of(game: Game, seat: int | None, colours: Sequence[str] | None, marks: Marks) -> Land | Island:
    """The board that draws itself."""
    kind = Land if isinstance(game.spec, TileGameSpec) else Island
    return kind(game, seat, seat_colours(game, colours), marks)


def position_of(game: Game | Match) -> Game:
    """The position that is to be drawn."""
    found = game.game if isinstance(game, Match) else game
    if not isinstance(found, Game):
        raise TypeError(f"a position or a match can be drawn, not {type(game).__name__}")
    return found


def seat_colours(game: Game, colours: Sequence[str] | None) -> tuple[str, ...]:
    """A colour for every seat, or BadOption."""
    known = game.spec.colours
    chosen = tuple(colours or game.spec.colours_for(game.players))
    if len(chosen) < game.players or not set(chosen) <= set(known):
        raise BadOption(
            "core.option_value", option="colours", value=", ".join(chosen), choices=", ".join(known)
        )
    return chosen


def checked(theme: Theme) -> Theme:
    """The theme, or BadOption if there is none of that name."""
    if theme not in THEMES:
        raise BadOption("core.option_value", option="theme", value=str(theme), choices=", ".join(THEMES))
    return theme
