"""``Lucks``: chance's moves in a position that is played on, by luck that can be repeated.

Main moves of chance (a draw from the main deck, a throw of dice) have a random stream of their own. So two
ways to play on with the same luck meet the same draws and throws even where a bonus tile, a bought or a
stolen card comes in between, and what is left of the difference between them is due to how they were played.

Where a search shall look at our next turn too, the main moves of chance until then come from a few scenarios:
many lucks share each of them, and so there are many tries of how to go on in it.
"""

from __future__ import annotations

from tilefolk.core.game import Game
from tilefolk.core.rng import Rng
from tilefolk.games.catan import names as catan_names
from tilefolk.games.catan.state import Position
from tilefolk.tiles.game import TileGame


class Lucks:
    """The streams for one position, which may change as often as it likes."""

    play: Game
    tiles: TileGame | None
    island: Position | None
    main: Rng
    other: Rng
    scenario: Rng
    scenario_moves: int

    def __init__(self, play: Game) -> None:
        self.play = play
        self.tiles = play if isinstance(play, TileGame) else None
        self.island = play if isinstance(play, Position) else None
        self.main = Rng(0)
        self.other = Rng(0)
        self.scenario = Rng(0)
        self.scenario_moves = 0

    def _restart(self, luck: int) -> None:
        """Begin again with the luck of that number."""
        self.main._restart(luck + luck)
        self.other._restart(luck + luck + 1)
        self.scenario_moves = 0

    def _enter_scenario(self, number: int, moves: int) -> None:
        """The next main moves, so many, are those of a scenario."""
        self.scenario._restart(number)
        self.scenario_moves = moves

    def _is_main(self) -> bool:
        """Whether the move of chance that comes next is a main one."""
        if self.tiles is not None:
            return self.tiles.drawing_deck == 0
        if self.island is not None:
            return self.island.phase == catan_names.PHASE_DICE
        return True

    def _outcome(self) -> int:
        """What chance does next."""
        if self._is_main():
            if self.scenario_moves > 0:
                self.scenario_moves -= 1
                return self.play._sample_chance(self.scenario)
            return self.play._sample_chance(self.main)
        return self.play._sample_chance(self.other)
