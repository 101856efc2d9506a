"""One game as a Gymnasium environment: the caller plays one seat, bots the others."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tilefolk import bots
from tilefolk.bots import Bot
from tilefolk.envs.env_game import RENDER_MODES, EnvGame, outcomes
from tilefolk.envs.env_types import Info, Seen
from tilefolk.envs.legal_indices import is_legal_index


class GameSeatEnv(gymnasium.Env[Any, Any]):
    """A seat at a table of bots.

    ``opponents`` is the name of a bot, or one name for each other seat in turn after the caller's:
    ``random``, a baseline, a level, or the place of one's own class. ``seat`` is the caller's seat;
    None draws one for every game. An action that is not legal loses the game (``illegal="lose"``: it
    ends with the least reward, and ``info["illegal"]`` is true) or raises (``illegal="raise"``).
    """

    # as Gymnasium declares it
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        players: int,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "outcome",
        illegal: str = "lose",
        render_mode: str | None = None,
        encoding: str = "full",
        **options: object,
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal must be 'lose' or 'raise', not {illegal!r}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} among {players} players")
        self.env_game = EnvGame(name, players, options, reward, encoding)
        self.observation_space = self.env_game.observation_space()
        self.action_space = self.env_game.action_space()
        self.render_mode = render_mode
        self.seat = 0
        self._fixed_seat = seat
        self._lose = illegal == "lose"
        self._names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._names) != players - 1:
            raise ValueError(f"{players} players need {players - 1} opponents, not {len(self._names)}")
        self._bots: dict[int, Bot] = {}
        self._points = 0
        self._over = True
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Seen, Info]:
        """Start a new game; the same seed gives the same draws, dice and random opponents."""
        super().reset(seed=seed)
        players = self.env_game.start.players
        self.seat = int(self.np_random.integers(players)) if self._fixed_seat is None else self._fixed_seat
        self._bots = {
            (self.seat + 1 + i) % players: bots.make(name, self.env_game.spec, self._number())
            for i, name in enumerate(self._names)
        }
        self.env_game.reset(self._number())
        self._over = False
        self._begun = True
        self._points = 0
        self._let_others_play()
        self._points = self.env_game.game.score(self.seat)
        return self.env_game.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        """Play the action of an index, then let the others play until it is the caller's turn again."""
        if self._over:
            raise gymnasium.error.ResetNeeded(
                "the game is over: call reset()" if self._begun else "call reset() before the first step"
            )
        index = self._index(action)
        if self._lose and not is_legal_index(self.env_game.game, index):
            self._over = True
            return self.env_game.observe(self.seat), self._lost(), True, False, self._info(illegal=True)
        self.env_game.play(index)
        self._let_others_play()
        self._over = self.env_game.over
        if self.render_mode == "human":
            self.render()
        return self.env_game.observe(self.seat), self._reward(), self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, in the form that sb3-contrib asks for."""
        mask: NDArray[np.int8] = self.env_game.encoder.mask(self.env_game.game, self.seat)
        return mask.view(np.bool_)

    def render(self) -> Any:
        """The board as the caller's seat sees it: text, a picture, or printed."""
        if not self._begun:
            raise gymnasium.error.ResetNeeded("call reset() before render()")
        if self.render_mode is None:
            return None
        picture = self.env_game.render(self.render_mode, self.seat)
        if self.render_mode == "human":
            sys.stdout.write(picture)
            return None
        return picture

    def _index(self, action: Any) -> int:
        """An action as a number; raises ValueError if it is none."""
        count = self.env_game.start.index_count
        if type(action) is int and 0 <= action < count:
            return action
        given = np.asarray(action)
        if given.size != 1 or given.dtype.kind not in "iu" or not 0 <= given.item() < count:
            raise ValueError(f"an action is a whole number from 0 to {count - 1}, not {action!r}")
        return int(given.item())

    def _let_others_play(self) -> None:
        game = self.env_game.game
        while (seat := game.to_move) >= 0 and seat != self.seat:
            self.env_game.play_action(self._bots[seat].choose(game, seat))

    def _reward(self) -> float:
        game = self.env_game.game
        if not self.env_game.by_points:
            return outcomes(game)[self.seat]
        before, self._points = self._points, game.score(self.seat)
        return float(self._points - before)

    def _lost(self) -> float:
        return 0.0 if self.env_game.by_points else -1.0 / (self.env_game.start.players - 1)

    def _info(self, illegal: bool = False) -> Info:
        game = self.env_game.game
        mine = game.score(self.seat)
        return {"seat": self.seat, "points": mine, "illegal": illegal}

    def _number(self) -> int:
        return int(self.np_random.integers(2**63))
