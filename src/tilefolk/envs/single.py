"""One game as a Gymnasium environment: the caller plays one seat, bots the others."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tilefolk import bots
from tilefolk.bots import Bot
from tilefolk.envs.match import RENDER_MODES, Match, outcomes


class GameSeatEnv(gymnasium.Env[Any, Any]):
    """A seat at a table of bots.

    ``opponents`` is the name of a bot, or one name for each other seat in turn after the caller's:
    ``random``, a baseline, a level, or the place of one's own class. ``seat`` is the caller's seat;
    None draws one for every game. An action that is not legal loses the game (``illegal="lose"``: it
    ends with the least reward, and ``info["illegal"]`` is true) or raises (``illegal="raise"``).
    """

    # as Gymnasium declares it
    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        players: int,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "outcome",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal must be 'lose' or 'raise', not {illegal!r}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} among {players} players")
        self.match = Match(name, players, options, reward)
        self.observation_space = self.match.observation_space()
        self.action_space = self.match.action_space()
        self.render_mode = render_mode
        self.seat = 0
        self._fixed_seat = seat
        self._lose = illegal == "lose"
        self._names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._names) != players - 1:
            raise ValueError(f"{players} players need {players - 1} opponents, not {len(self._names)}")
        self._bots: dict[int, Bot] = {}
        self._points = 0
        self._over = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game; the same seed gives the same draws, dice and random opponents."""
        super().reset(seed=seed)
        players = self.match.start.players
        self.seat = int(self.np_random.integers(players)) if self._fixed_seat is None else self._fixed_seat
        self._bots = {
            (self.seat + 1 + i) % players: bots.make(name, self.match.spec, self._number())
            for i, name in enumerate(self._names)
        }
        self.match.reset(self._number())
        self._over = False
        self._points = 0
        self._let_others_play()
        self._points = self.match.game.score(self.seat)
        return self.match.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play the action of an index, then let the others play until it is the caller's turn again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        if self._lose and not self.action_masks()[action]:
            self._over = True
            return self.match.observe(self.seat), self._lost(), True, False, self._info(illegal=True)
        self.match.play(action)
        self._let_others_play()
        self._over = self.match.over
        if self.render_mode == "human":
            self.render()
        return self.match.observe(self.seat), self._reward(), self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, in the form that sb3-contrib asks for."""
        mask: NDArray[np.int8] = self.match.encoder.mask(self.match.game, self.seat)
        return mask.view(np.bool_)

    def render(self) -> Any:
        """The board as the caller's seat sees it: text, a picture, or printed."""
        if self.render_mode is None:
            return None
        picture = self.match.render(self.render_mode, self.seat)
        if self.render_mode == "human":
            sys.stdout.write(picture)
            return None
        return picture

    def _let_others_play(self) -> None:
        game = self.match.game
        while (seat := game.to_move) >= 0 and seat != self.seat:
            self.match.play_action(self._bots[seat].choose(game, seat))

    def _reward(self) -> float:
        game = self.match.game
        if not self.match.by_points:
            return outcomes(game)[self.seat]
        before, self._points = self._points, game.score(self.seat)
        return float(self._points - before)

    def _lost(self) -> float:
        return 0.0 if self.match.by_points else -1.0 / (self.match.start.players - 1)

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        game = self.match.game
        mine = game.score(self.seat)
        return {"seat": self.seat, "points": mine, "illegal": illegal}

    def _number(self) -> int:
        return int(self.np_random.integers(2**63))
