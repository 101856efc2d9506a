"""The PettingZoo environment of all games; ``hunters_v0``, ``mayflower_v0`` and ``catan_v0`` name them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from tilefolk.core.names import OVER
from tilefolk.envs.env_game import RENDER_MODES, EnvGame, outcomes
from tilefolk.envs.env_types import Info, Seen

BEGUN = ("agent_selection", "rewards", "terminations", "truncations", "infos")
"""What there is only after ``reset``."""


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats are the agents ``player_0``, ``player_1`` and so on.

    Rewards are the ``outcome`` at the end (1 for a lone winner, together 0) or the ``points`` as they come.
    """

    metadata: ClassVar[Info] = {}

    def __init__(
        self,
        name: str,
        players: int,
        options: Mapping[str, object] | None = None,
        reward: str = "outcome",
        render_mode: str | None = None,
        encoding: str = "full",
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode must be one of {RENDER_MODES}, not {render_mode!r}")
        self.metadata = {  # type: ignore[misc]
            "name": f"{name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.env_game = EnvGame(name, players, options, reward, encoding)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: self.env_game.observation_space() for agent in self.possible_agents
        }
        self._action_spaces = {agent: self.env_game.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """``observation`` and ``action_mask`` (int8)."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The dense indices of the game's actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Start a new game; the same seed gives the same draws and dice."""
        self.env_game.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._scores = self.env_game.game.scores()
        self.agent_selection = self.possible_agents[self.env_game.game.to_move]

    def observe(self, agent: str) -> Seen:
        """What the agent's seat sees; its mask is empty while another is to move."""
        return self.env_game.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play the action of an index for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: only agents whose game is over step with None")
        self.env_game.play(action)
        self._cumulative_rewards[agent] = 0.0
        mover = self.env_game.game.to_move
        self._reward(mover == OVER)
        if mover == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[mover]
        if self.render_mode == "human":
            self.render()

    def _reward(self, over: bool) -> None:
        game = self.env_game.game
        if self.env_game.by_points:
            scores = game.scores()
            gains = [float(now - then) for now, then in zip(scores, self._scores, strict=True)]
            self._scores = scores
        elif over:
            gains = outcomes(game)
        else:
            return
        for agent, gain in zip(self.possible_agents, gains, strict=True):
            self.rewards[agent] = gain
            self._cumulative_rewards[agent] += gain

    def render(self) -> Any:
        """The board: text (``ansi``), a picture (``rgb_array``), or printed (``human``)."""
        if self.render_mode is None:
            return None
        picture = self.env_game.render(self.render_mode)
        if self.render_mode == "human":
            sys.stdout.write(picture)
            return None
        return picture

    def close(self) -> None:
        """There is nothing to close."""

    def __getattr__(self, name: str) -> Any:
        if name in BEGUN:
            raise AttributeError(f"call reset() first: there is no {name} before the game has begun")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __str__(self) -> str:
        return str(self.metadata["name"])


def wrapped(env: GameEnv) -> Any:
    """The environment as PettingZoo's classic games come: an illegal action loses, and order is kept."""
    safe = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(safe))


def parallel(env: Any) -> Any:
    """The same as a parallel environment: all give an action, only that of the seat to move counts."""
    return turn_based_aec_to_parallel_wrapper(env)
