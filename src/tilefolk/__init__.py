"""Tilefolk: three classic table games, exactly as their rule books tell them.

>>> import tilefolk
>>> game = tilefolk.Hunters(players=2)
>>> game.apply(game.parse("draw 38"))
[Drawn(seat=0, tile='38', deck='main')]
>>> game.apply(tilefolk.Place(x=0, y=1, rotation=270))
[Laid(seat=0, tile='38', x=0, y=1, rotation=270, deck='main')]
>>> print(game.legal_actions)
none, hunter M0, gatherer F0, hunter M1, fisher R0, hunter M2, fisher R1, hut S0
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tilefolk import _engine

_engine.prepare()  # the engine must be chosen before any other module is imported

import tilefolk.games  # noqa: E402  (registers the games)
from tilefolk._engine import engine  # noqa: E402
from tilefolk._version import VERSION as __version__  # noqa: E402
from tilefolk.core.chance import ChanceSource, PreparedChance, SeededChance, StreamChance  # noqa: E402
from tilefolk.core.errors import (  # noqa: E402
    BadNotation,
    BadNumber,
    BadOption,
    BadRecord,
    BadTileSet,
    IllegalAction,
    MissingExtra,
    TilefolkError,
    UnknownGame,
)
from tilefolk.core.events import Event  # noqa: E402
from tilefolk.core.game import Game  # noqa: E402
from tilefolk.core.names import CHANCE, OVER  # noqa: E402
from tilefolk.core.record import Move, Record  # noqa: E402
from tilefolk.core.registry import GameSpec, get, names  # noqa: E402
from tilefolk.core.rng import Rng  # noqa: E402

if TYPE_CHECKING:  # loaded when they are first asked for: the command line starts without them
    from tilefolk.objects import (
        Action,
        Catan,
        Hunters,
        LegalActions,
        Match,
        Mayflower,
        Outcome,
        Position,
        new,
    )
    from tilefolk.objects.catan_actions import (
        Accept,
        BuildCity,
        BuildRoad,
        BuildSettlement,
        Buy,
        Counter,
        Deal,
        Decline,
        Discard,
        End,
        Maritime,
        MoveRobber,
        Offer,
        PlayKnight,
        PlayMonopoly,
        PlayRoadBuilding,
        PlayYearOfPlenty,
        Rob,
        Roll,
        Withdraw,
    )
    from tilefolk.objects.catan_card_events import (
        Accepted,
        Bought,
        CardPlayed,
        CardsDiscarded,
        Countered,
        Declined,
        Income,
        LaidAside,
        MaritimeTrade,
        Monopoly,
        MustDiscard,
        Offered,
        Short,
        Stolen,
        Traded,
        Withdrawn,
        YearOfPlenty,
    )
    from tilefolk.objects.catan_chance import (
        DevelopmentCard,
        Dice,
        First,
        Harbour,
        Hex,
        StolenCard,
        Tokens,
    )
    from tilefolk.objects.catan_events import (
        CityBuilt,
        DeadEnd,
        FirstChosen,
        HarbourLaid,
        HexLaid,
        LargestArmy,
        LongestRoad,
        LongestRoadSetAside,
        RoadBuilt,
        RobberMoved,
        Rolled,
        SettlementBuilt,
        TokensLaid,
        TurnBegan,
        Won,
    )
    from tilefolk.objects.events import (
        Bonus,
        Completed,
        Discarded,
        Drawn,
        Ended,
        GoldFound,
        Happened,
        Laid,
        Lost,
        Placed,
        Returned,
        Scored,
        SurveyorMoved,
        SurveyorsStay,
        Swept,
    )
    from tilefolk.objects.tile_actions import (
        Draw,
        Figure,
        NoFigure,
        Place,
        Score,
    )
    from tilefolk.pictures import Arrow, Cell, png, svg

__all__ = [
    "CHANCE",
    "OVER",
    "Accept",
    "Accepted",
    "Action",
    "Arrow",
    "BadNotation",
    "BadNumber",
    "BadOption",
    "BadRecord",
    "BadTileSet",
    "Bonus",
    "Bought",
    "BuildCity",
    "BuildRoad",
    "BuildSettlement",
    "Buy",
    "CardPlayed",
    "CardsDiscarded",
    "Catan",
    "Cell",
    "ChanceSource",
    "CityBuilt",
    "Completed",
    "Counter",
    "Countered",
    "DeadEnd",
    "Deal",
    "Decline",
    "Declined",
    "DevelopmentCard",
    "Dice",
    "Discard",
    "Discarded",
    "Draw",
    "Drawn",
    "End",
    "Ended",
    "Event",
    "Figure",
    "First",
    "FirstChosen",
    "Game",
    "GameSpec",
    "GoldFound",
    "Happened",
    "Harbour",
    "HarbourLaid",
    "Hex",
    "HexLaid",
    "Hunters",
    "IllegalAction",
    "Income",
    "Laid",
    "LaidAside",
    "LargestArmy",
    "LegalActions",
    "LongestRoad",
    "LongestRoadSetAside",
    "Lost",
    "Maritime",
    "MaritimeTrade",
    "Match",
    "Mayflower",
    "MissingExtra",
    "Monopoly",
    "Move",
    "MoveRobber",
    "MustDiscard",
    "NoFigure",
    "Offer",
    "Offered",
    "Outcome",
    "Place",
    "Placed",
    "PlayKnight",
    "PlayMonopoly",
    "PlayRoadBuilding",
    "PlayYearOfPlenty",
    "Position",
    "PreparedChance",
    "Record",
    "Returned",
    "Rng",
    "RoadBuilt",
    "Rob",
    "RobberMoved",
    "Roll",
    "Rolled",
    "Score",
    "Scored",
    "SeededChance",
    "SettlementBuilt",
    "Short",
    "Stolen",
    "StolenCard",
    "StreamChance",
    "SurveyorMoved",
    "SurveyorsStay",
    "Swept",
    "TilefolkError",
    "Tokens",
    "TokensLaid",
    "Traded",
    "TurnBegan",
    "UnknownGame",
    "Withdraw",
    "Withdrawn",
    "Won",
    "YearOfPlenty",
    "__version__",
    "engine",
    "games",
    "get",
    "load",
    "new",
    "png",
    "start",
    "svg",
]


def __getattr__(name: str) -> Any:
    """The games as objects, and pictures, when they are first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'tilefolk' has no attribute {name!r}")
    from tilefolk import objects, pictures

    found = getattr(pictures if name in pictures.__all__ else objects, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """Every name, also of what is not loaded yet: a shell completes them all."""
    return sorted({*globals(), *__all__})


def start(
    game: str,
    players: int = 2,
    seed: int | bytes | None = None,
    options: Mapping[str, object] | None = None,
    seats: Mapping[int, str] | None = None,
    tiles: Any = None,
    prepared: Sequence[str] = (),
) -> Match:
    """Start a game by name; dice and draws follow from ``seed`` (None: fresh and secret).

    ``tiles`` is a tile set, or the path of a tile file, to play with instead of the game's own; ``prepared``
    are the first outcomes of chance, in notation.
    """
    from tilefolk.objects import Match

    return Match.start(get(game), players, seed, options, seats, _tiles(get(game), tiles), prepared)


def load(path: str | Path, tiles: Any = None) -> Match:
    """Replay a saved record to the identical state; ``tiles`` as for ``start``."""
    from tilefolk.objects import Match

    record = Record.load(path)
    return Match.replay(record, _tiles(record.spec, tiles))


def _tiles(spec: GameSpec, tiles: Any) -> Any:
    return spec.read_tiles(tiles) if isinstance(tiles, (str, Path)) else tiles


def games() -> list[str]:
    """The names of the games."""
    return names()
