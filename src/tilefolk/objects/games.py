"""``Hunters``, ``Mayflower`` and ``Catan``: the games as objects."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Literal, Self, TypeVar, cast, overload

from tilefolk.core.game import Game
from tilefolk.core.registry import get
from tilefolk.games.catan.rules import Catan as CatanEngine
from tilefolk.games.hunters.rules import Hunters as HuntersEngine
from tilefolk.games.mayflower.rules import Mayflower as MayflowerEngine
from tilefolk.objects import (
    catan_actions,
    catan_card_events,
    catan_chance,
    catan_events,
    events,
    tile_actions,
)
from tilefolk.objects.actions import Action
from tilefolk.objects.position import Position
from tilefolk.tiles.tileset import TileSet

_Object = TypeVar("_Object", bound=Position)
Tiles = TileSet | str | Path | None
"""A tile set, or the path of a tile file; None: the game's own."""

TILE_ACTIONS: dict[str, type[Action]] = {
    kind.type: kind
    for kind in (tile_actions.Place, tile_actions.Figure, tile_actions.NoFigure, tile_actions.Draw)
}
TILE_EVENTS: dict[str, type[events.Happened]] = {
    "drawn": events.Drawn,
    "discarded": events.Discarded,
    "laid": events.Laid,
    "placed": events.Placed,
    "returned": events.Returned,
    "completed": events.Completed,
    "scored": events.Scored,
    "ended": events.Ended,
}


class Hunters(Position, HuntersEngine):
    """A position of Carcassonne: Hunters and Gatherers, for 2 to 5 players.

    >>> game = Hunters(players=3)
    >>> game, game.to_move, len(game.chance_outcomes)
    (Hunters(players=3), -1, 78)
    >>> events = game.apply(game.parse("draw 38"))
    >>> events += game.apply(tile_actions.Place(0, 1, 270))
    >>> game.apply(tile_actions.Figure("gatherer", zone=1))
    [Placed(seat=0, role='gatherer', x=0, y=1, zone=1)]
    >>> eval(repr(game)) == game
    True
    """

    actions: ClassVar[dict[str, type[Action]]] = TILE_ACTIONS
    events: ClassVar[dict[str, type[events.Happened]]] = {**TILE_EVENTS, "gold": events.GoldFound}

    def __init__(self, players: int = 2, *, tiles: Tiles = None) -> None:
        """The position before the first draw; ``tiles`` is a tile set or a tile file of one's own."""
        HuntersEngine.__init__(self, get("hunters").checked_players(players), tile_set("hunters", tiles))

    @classmethod
    def of(cls, game: Game) -> Self:
        """The same position as an object of this class."""
        return _filled(cls(game.players, tiles=_own_tiles(game)), game)


class Mayflower(Position, MayflowerEngine):
    """A position of Carcassonne: Mayflower, for 2 to 5 players.

    >>> Mayflower(players=2, ten_rows=True)
    Mayflower(players=2, ten_rows=True)
    """

    actions: ClassVar[dict[str, type[Action]]] = {**TILE_ACTIONS, "score": tile_actions.Score}
    events: ClassVar[dict[str, type[events.Happened]]] = {
        **TILE_EVENTS,
        "bonus": events.Bonus,
        "surveyor": events.SurveyorMoved,
        "surveyors_stay": events.SurveyorsStay,
        "swept": events.Swept,
        "lost": events.Lost,
    }

    def __init__(
        self, players: int = 2, *, bonus_once: bool = False, ten_rows: bool = False, tiles: Tiles = None
    ) -> None:
        """The position before the first draw.

        ``bonus_once`` gives a player the bonus of a surveyor once in a scoring (M5.1), ``ten_rows`` keeps
        the land within the ten rows (M2.4); ``tiles`` is a tile set or a tile file of one's own.
        """
        checked = get("mayflower").checked_players(players)
        MayflowerEngine.__init__(self, checked, tile_set("mayflower", tiles), bonus_once, ten_rows)

    @classmethod
    def of(cls, game: Game) -> Self:
        """The same position as an object of this class."""
        return _filled(cls(game.players, tiles=_own_tiles(game), **cast("Any", game.options)), game)


class Catan(Position, CatanEngine):
    """A position of Catan, for 3 or 4 players (bots also play it in twos).

    >>> game = Catan(players=3, setup="beginner", first=0)
    >>> game.scores(), game.legal_actions[0]
    ([2, 2, 2], Roll())
    """

    actions: ClassVar[dict[str, type[Action]]] = {
        kind.type: kind
        for module in (catan_actions, catan_chance)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Action) and kind.type
    }
    events: ClassVar[dict[str, type[events.Happened]]] = {
        "hex": catan_events.HexLaid,
        "tokens": catan_events.TokensLaid,
        "harbour": catan_events.HarbourLaid,
        "first": catan_events.FirstChosen,
        "settlement": catan_events.SettlementBuilt,
        "road": catan_events.RoadBuilt,
        "city": catan_events.CityBuilt,
        "income": catan_card_events.Income,
        "short": catan_card_events.Short,
        "roll": catan_events.Rolled,
        "must_discard": catan_card_events.MustDiscard,
        "laid_aside": catan_card_events.LaidAside,
        "discarded": catan_card_events.CardsDiscarded,
        "robber": catan_events.RobberMoved,
        "stolen": catan_card_events.Stolen,
        "bought": catan_card_events.Bought,
        "played": catan_card_events.CardPlayed,
        "year_of_plenty": catan_card_events.YearOfPlenty,
        "monopoly": catan_card_events.Monopoly,
        "maritime": catan_card_events.MaritimeTrade,
        "offer": catan_card_events.Offered,
        "accepted": catan_card_events.Accepted,
        "declined": catan_card_events.Declined,
        "countered": catan_card_events.Countered,
        "withdrawn": catan_card_events.Withdrawn,
        "deal": catan_card_events.Traded,
        "longest_road": catan_events.LongestRoad,
        "longest_road_set_aside": catan_events.LongestRoadSetAside,
        "largest_army": catan_events.LargestArmy,
        "turn": catan_events.TurnBegan,
        "dead": catan_events.DeadEnd,
        "won": catan_events.Won,
    }

    def __init__(
        self,
        players: int = 4,
        *,
        setup: Literal["variable", "beginner"] = "variable",
        harbours: Literal["standard", "shuffled"] = "standard",
        mixed_phase: bool = False,
        offers: Literal["none", "simple", "wide"] = "simple",
        first: Literal["lot", "0", "1", "2", "3"] | int = "lot",
    ) -> None:
        """The position before the first hex is laid out, or of the beginners' map.

        ``setup="beginner"`` is the map of the book for a first game, ``harbours="shuffled"`` lays them out
        by lot, ``mixed_phase`` lets one trade and build in any order (C3.1). ``offers`` says which offers
        stand among the legal actions, though others may be made too: ``"none"``, ``"simple"`` (one for one,
        once a turn) or ``"wide"`` (up to two for one, three a turn, and counter-offers). ``first`` is the
        seat that begins, or ``"lot"``.
        """
        options = {
            "setup": setup,
            "harbours": harbours,
            "mixed_phase": mixed_phase,
            "offers": offers,
            "first": first,
        }
        get("catan").new(players, options)  # refuses what does not exist, in words
        CatanEngine.__init__(
            self,
            players,
            beginners=setup == "beginner",
            shuffled_harbours=harbours == "shuffled",
            mixed_phase=mixed_phase,
            offers=offers,
            first=None if first == "lot" else int(first),
        )

    @classmethod
    def of(cls, game: Game) -> Self:
        """The same position as an object of this class."""
        return _filled(cls(game.players, **cast("Any", game.options)), game)


CLASSES: dict[str, type[Hunters | Mayflower | Catan]] = {
    "hunters": Hunters,
    "mayflower": Mayflower,
    "catan": Catan,
}


@overload
def new(name: Literal["hunters"], players: int = 2, **options: Any) -> Hunters: ...
@overload
def new(name: Literal["mayflower"], players: int = 2, **options: Any) -> Mayflower: ...
@overload
def new(name: Literal["catan"], players: int = 4, **options: Any) -> Catan: ...
@overload
def new(name: str, players: int = 2, **options: Any) -> Hunters | Mayflower | Catan: ...
def new(name: str, players: int | None = None, **options: Any) -> Hunters | Mayflower | Catan:
    """The first position of a game by its name.

    >>> new("mayflower", players=3, bonus_once=True)
    Mayflower(players=3, bonus_once=True)
    """
    spec = get(name)
    tiles = options.pop("tiles", None)
    chosen: Any = dict(spec.checked_options(options))
    if tiles is not None:
        chosen["tiles"] = tiles
    if players is not None:
        chosen["players"] = players
    return CLASSES[name](**chosen)


def as_object(game: Game) -> Position:
    """Any position of the engine as an object; one of a game that is not ours stays what it is."""
    if isinstance(game, Position) or game.name not in CLASSES:
        return cast("Position", game)
    return CLASSES[game.name].of(game)


def tile_set(game: str, tiles: Tiles) -> TileSet | None:
    """The tile set that somebody gave."""
    found: TileSet | None = get(game).read_tiles(tiles) if isinstance(tiles, (str, Path)) else tiles
    return found


def _own_tiles(game: Game) -> TileSet | None:
    found: TileSet | None = game.spec.tiles_from(game.tiles_text) if game.tiles_text is not None else None
    return found


def _filled(this: _Object, game: Game) -> _Object:
    this.restore(game.snapshot())
    return this
